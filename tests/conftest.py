"""What all tests share."""

from __future__ import annotations

import gc
import os

import pytest

import eldorado


def pytest_configure() -> None:
    """Tests of the compiled engine must not quietly run on the sources."""
    if os.environ.get("ELDORADO_REQUIRE_COMPILED") and not eldorado.compiled():
        raise pytest.UsageError("these tests are meant for the compiled engine, and this one is pure Python")


def pytest_collection_finish() -> None:
    """What is loaded by now stays: looking through it for garbage again and again takes a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
