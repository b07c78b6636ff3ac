"""What all tests share."""

from __future__ import annotations

import os

import pytest

import eldorado


def pytest_configure() -> None:
    """Tests of the compiled engine must not quietly run on the sources."""
    if os.environ.get("ELDORADO_REQUIRE_COMPILED") and not eldorado.compiled():
        raise pytest.UsageError("these tests are meant for the compiled engine, and this one is pure Python")
