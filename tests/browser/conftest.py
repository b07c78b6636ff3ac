"""The stage for all tests of the client: a server, a browser, pages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

from browser.stage import browser, built, open_page, server, strangers

__all__ = ["browser", "built", "open_page", "server", "strangers"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser takes its time: none of these belongs to the inner loop."""
    for item in items:
        if "tests/browser/" in item.path.as_posix():
            item.add_marker(pytest.mark.slow)


class BySize(LoadScopeScheduling):  # type: ignore[misc]
    """Each test for itself, but the named screens of one size together: their worker lays the tables once.

    By the test's name: the mark `xdist_group` is lost between the pytest and the xdist that are pinned here.
    """

    def _split_scope(self, nodeid: str) -> str:
        screens = re.search(r"test_screens.*\[.*(desktop|phone)", nodeid)
        return screens[1] if screens else nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> BySize:
    return BySize(config, log)
