"""The stage for all tests of the client: a server, a browser, pages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

from browser.stage import browser, built, open_page, server, strangers, tools, whole_browser

__all__ = ["browser", "built", "open_page", "server", "strangers", "tools", "whole_browser"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser takes its time: none of these belongs to the inner loop."""
    for item in items:
        if "tests/browser/" in item.path.as_posix():
            item.add_marker(pytest.mark.slow)


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
