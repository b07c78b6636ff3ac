"""Keep garbage collection from pausing the server.

Tables are long-lived and consist of many small objects. A full collection visits all, a fifth of a second each
time for a few hundred tables, during which nobody is answered. So only young objects are collected automatically; a
thread collects the rest every few seconds and freezes the survivors. Cycles among frozen objects are rare: once an
hour everything is visited.
"""

from __future__ import annotations

import gc
import threading

EVERY = 5.0  # seconds
ALL_AFTER = 3600.0  # seconds
YOUNG, MIDDLE, NEVER = 20_000, 10, 1_000_000


def limit_pauses() -> None:
    """Set up collection for the whole process; only for a process that does nothing but serve."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    threading.Thread(target=_tidy, name="memory", daemon=True).start()


def _tidy() -> None:
    pause = threading.Event()
    waited = 0.0
    while not pause.wait(EVERY):
        waited += EVERY
        if waited >= ALL_AFTER:
            waited = 0.0
            gc.unfreeze()
        gc.collect()
        gc.freeze()
