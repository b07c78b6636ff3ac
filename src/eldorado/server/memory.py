"""Keeping the collector of cyclic garbage from stopping the play.

Tables are long-lived and consist of many small objects. Python's full collection looks at all of them again and again,
a fifth of a second each time for a few hundred tables, during which nobody is answered. So the automatic one is left
to the young; what is new since last time is gone through every few seconds by a thread, and what is still alive then is
put aside. Cycles among what was put aside are rare: now and then everything is looked at once.
"""

from __future__ import annotations

import gc
import threading

EVERY = 5.0  # seconds
ALL_AFTER = 3600.0  # seconds
YOUNG, MIDDLE, NEVER = 2_000, 10, 1_000_000


def keep_tidy() -> None:
    """For the whole process, so only for one that does nothing but serve."""
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
