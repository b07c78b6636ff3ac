"""Run a command and wait for everything it started, so that its whole processor time can be measured.

    python scripts/counted.py COMMAND [ARGUMENT ...]

The system adds the processor time of a process to that of the process which waits for it. The children of a closed
browser, and of a database server, lose their parent and go to the first process of the machine, so that their time is
lost: a third of what `make test` takes. This process adopts them instead (on Linux; elsewhere this file is not used).
The exit code is that of the command.
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
    """Make descendants that lose their parent children of this process."""
    if ctypes.CDLL(None, use_errno=True).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0):
        raise OSError(ctypes.get_errno(), "cannot adopt processes")


def wait_for_all(main: int) -> int:
    """Wait for the command and for whatever else ends by then or soon after; return the command's exit code."""
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
    # Keep a reference: a Popen that is collected would reap the command itself, and its exit code would be lost.
    child = subprocess.Popen(command)
    code = wait_for_all(child.pid)
    return code if code >= 0 else 128 - code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
