"""Files of rows: the same rows in every format, resumed after a stop, never mixed with another run."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from eldorado.core.errors import BadOption, UserError
from eldorado.lab.table import Table, needs, read_rows

SAME = {"game": "toy", "options": {"rounds": 6}}


def row(number: int) -> dict[str, Any]:
    return {"number": number, **SAME, "finished": number % 2 == 0, "ranks": [1, 2], "name": "Ada, “A”"}


@pytest.mark.parametrize("suffix", [".csv", ".jsonl"])
def test_rows_read_back_as_they_were_written(tmp_path: Path, suffix: str) -> None:
    table = Table(tmp_path / f"rows{suffix}", SAME)
    table.append([row(0), row(1)])
    table.append([row(2)])
    table.close()
    assert read_rows(table.file) == [row(0), row(1), row(2)]


@pytest.mark.parametrize("suffix", [".csv", ".jsonl"])
def test_a_run_that_was_stopped_in_the_middle_of_a_row_is_taken_up(tmp_path: Path, suffix: str) -> None:
    table = Table(tmp_path / f"rows{suffix}", SAME)
    table.append([row(0), row(1)])
    with table.file.open("a") as file:
        file.write('{"number": 2, "ga' if suffix == ".jsonl" else "2,to")
    table.release()
    again = Table(table.file, SAME)
    assert again.done == {0, 1}
    again.append([row(2)])
    assert [found["number"] for found in read_rows(again.file)] == [0, 1, 2]


def test_a_file_of_another_run_is_refused_and_left_alone(tmp_path: Path) -> None:
    table = Table(tmp_path / "rows.jsonl", SAME)
    table.append([row(0)])
    table.close()
    before = table.file.read_bytes()
    with pytest.raises(BadOption, match="options"):
        Table(table.file, {**SAME, "options": {"rounds": 7}})
    assert table.file.read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such lock")
def test_a_file_that_is_being_written_is_refused_to_a_second_run(tmp_path: Path) -> None:
    file = tmp_path / "rows.csv"
    with Table(file, SAME) as table:
        with pytest.raises(BadOption) as caught:
            Table(file, SAME)
        assert caught.value.key == "lab.in_use"
        table.append([row(0)])
        with pytest.raises(BadOption):
            Table(file, SAME)
        table.keep(set())  # begins the file again, and still holds it
        with pytest.raises(BadOption):
            Table(file, SAME)
        table.append([row(0)])
    with Table(file, SAME) as again:
        assert again.done == {0}


def test_a_run_that_wrote_nothing_leaves_no_file(tmp_path: Path) -> None:
    with Table(tmp_path / "rows.jsonl", SAME):
        pass
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("name", "text", "key"),
    [
        ("rows.txt", "", "lab.format"),
        ("rows.jsonl", "no json\n", "lab.unreadable"),
        ("rows.jsonl", "[1]\n", "lab.unreadable"),
        ("rows.csv", "a,b\n1,2\n", "lab.unreadable"),
    ],
)
def test_a_file_that_holds_no_rows_is_refused(tmp_path: Path, name: str, text: str, key: str) -> None:
    (tmp_path / name).write_text(text)
    with pytest.raises(BadOption) as caught:
        Table(tmp_path / name, SAME)
    assert caught.value.key == key
    assert (tmp_path / name).read_text() == text


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"gone\.csv"):
        read_rows(tmp_path / "gone.csv")


def test_a_folder_that_does_not_exist_is_refused_and_not_made(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="No such file or directory"):
        Table(tmp_path / "gone" / "rows.csv", SAME)
    assert not (tmp_path / "gone").exists()


def test_a_missing_library_is_one_sentence_with_the_command_that_installs_it() -> None:
    with pytest.raises(UserError, match=r'pip install "eldorado\[lab\]"'):
        needs("no_such_library.anywhere")
