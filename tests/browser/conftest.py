"""The stage for all tests of the client: a server, a browser, pages."""

from __future__ import annotations

import pytest

from browser.stage import browser, built, open_page, server

__all__ = ["browser", "built", "open_page", "server"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser takes its time: none of these belongs to the inner loop."""
    for item in items:
        if "tests/browser/" in item.path.as_posix():
            item.add_marker(pytest.mark.slow)
