"""Keep garbage collection from pausing the server.

Tables are long-lived and consist of many small objects. A full collection visits all, a fifth of a second each
time for a few hundred tables, during which nobody is answered. So what survives its first collection, some
milliseconds' work, is frozen and not visited again. Cycles among frozen objects are rare: once an hour everything is
visited.
"""

from __future__ import annotations

import gc
import threading

ALL_AFTER = 3600.0  # seconds
YOUNG, NEVER = 20_000, 1_000_000


def limit_pauses() -> None:
    """Set up collection for the whole process; only for a process that does nothing but serve."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)
    gc.callbacks.append(_freeze_survivors)
    threading.Thread(target=_tidy, name="memory", daemon=True).start()


def _freeze_survivors(phase: str, _info: dict[str, int]) -> None:
    if phase == "stop":
        gc.freeze()


def _tidy() -> None:
    pause = threading.Event()
    while not pause.wait(ALL_AFTER):
        gc.unfreeze()
        gc.collect()
