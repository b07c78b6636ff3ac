"""Places where a test can kill the process, to prove that nothing acknowledged is lost.

`ELDORADO_FAILPOINT=NAME:COUNT` kills this process with SIGKILL the COUNT-th time the point is passed: no handler runs,
no buffer is flushed, exactly as in a power cut. Without the variable a point costs one comparison.
"""

from __future__ import annotations

import os
import signal

VARIABLE = "ELDORADO_FAILPOINT"
BEFORE_COMMIT = "before_commit"
AFTER_COMMIT = "after_commit"
IN_SNAPSHOT = "in_snapshot"
IN_MIGRATION = "in_migration"
ALL = (BEFORE_COMMIT, AFTER_COMMIT, IN_SNAPSHOT, IN_MIGRATION)


def _armed() -> dict[str, int]:
    wanted = os.environ.get(VARIABLE, "")
    if not wanted:
        return {}
    name, _, count = wanted.partition(":")
    if name not in ALL or not (count or "1").isdigit():
        raise ValueError(f"{VARIABLE}={wanted}: one of {', '.join(ALL)}, then a colon and a count")
    return {name: int(count or "1")}


_left = _armed()


def point(name: str) -> None:
    """Pass a failpoint; kill the process if it is armed and due."""
    if not _left or name not in _left:
        return
    _left[name] -= 1
    if _left[name] <= 0:
        os.kill(os.getpid(), signal.SIGKILL)
