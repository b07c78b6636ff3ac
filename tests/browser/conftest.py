"""The stage for all tests of the client: a server, a browser, pages."""

from __future__ import annotations

import fcntl
import os
import re
from pathlib import Path
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

from browser.stage import browser, built, open_page, server, strangers, tools, whole_browser
from browser.states import TABLES
from browser.tables import lay

__all__ = ["browser", "built", "open_page", "server", "strangers", "tools", "whole_browser"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser takes its time: none of these belongs to the inner loop."""
    for item in items:
        if "tests/browser/" in item.path.as_posix():
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def positions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with every table of the named states, to be copied: finding the positions takes seconds, so one of
    those who test side by side does it, while the others wait."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    ready = folder / "positions"
    with (folder / "positions.lock").open("w") as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        if not ready.is_dir():
            lay(folder / "positions-begun", TABLES)
            (folder / "positions-begun").rename(ready)
    return ready


class BySize(LoadScopeScheduling):  # type: ignore[misc]
    """Each test for itself, but the named screens of one size together, and the files with a server of their own:
    their worker starts it, and lays its tables, once.

    By the test's name: the mark `xdist_group` is lost between the pytest and the xdist that are pinned here.
    """

    def _split_scope(self, nodeid: str) -> str:
        if "test_screens" in nodeid:
            return "phone" if re.search(r"\[.*phone", nodeid) else "desktop"
        own = re.search(r"test_(anygame|island_board|italian|place|sizes)\.py", nodeid)
        return own[0] if own else nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> BySize:
    return BySize(config, log)
