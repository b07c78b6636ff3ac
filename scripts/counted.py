"""Run a command and wait for all it started too, so that whoever waits for this process learns what all of it cost.

    python scripts/counted.py COMMAND [ARGUMENT ...]

The system adds the processor time of a process to that of whoever waits for it. A browser that is closed leaves its
children without a parent, as a database server does from the start; they go to the first process of the machine, and
their time is lost: a third of what `make test` takes. Here they are adopted instead (Linux; elsewhere nothing runs
through this file). The exit code is that of the command.
"""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import time

PR_SET_CHILD_SUBREAPER = 36  # linux/prctl.h
GRACE = 5.0  # seconds for what outlives the command; what stays longer was meant to stay, and is not counted


def adopt() -> None:
    """From now on, descendants that lose their parent become children of this process."""
    if ctypes.CDLL(None, use_errno=True).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0):
        raise OSError(ctypes.get_errno(), "cannot adopt processes")


def wait_for_all(main: int) -> int:
    """Wait for the command, and whatever else ends by then or soon after; the exit code of the command."""
    code: int | None = None
    deadline = float("inf")
    while time.monotonic() < deadline:
        try:
            pid, status = os.waitpid(-1, 0 if code is None else os.WNOHANG)
        except ChildProcessError:
            break
        if pid == main:
            code = os.waitstatus_to_exitcode(status)
            deadline = time.monotonic() + GRACE
        elif pid == 0:
            time.sleep(0.02)
    assert code is not None
    return code


def main(command: list[str]) -> int:
    adopt()
    # An interrupt reaches the command too, which ends by itself. (A handler is not inherited; ignoring would be.)
    signal.signal(signal.SIGINT, lambda *_: None)
    code = wait_for_all(subprocess.Popen(command).pid)
    return code if code >= 0 else 128 - code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
