"""Text files that the user names."""

from __future__ import annotations

from pathlib import Path

import pytest

from eldorado.core.errors import UserError
from eldorado.core.system.texts import LARGEST, read_text


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    huge = tmp_path / "huge.jsonl"
    with huge.open("wb") as out:
        out.truncate(LARGEST + 1)
    with pytest.raises(UserError, match="larger than 64 MB"):
        read_text(huge, "record.unreadable")
