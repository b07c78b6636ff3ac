"""The stage for all tests of the client: a server, a browser, pages."""

from __future__ import annotations

from browser.stage import browser, built, open_page, server

__all__ = ["browser", "built", "open_page", "server"]
