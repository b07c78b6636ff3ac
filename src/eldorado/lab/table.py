"""Rows of figures in a file: CSV, JSON lines or Parquet, written as they come and resumed after a stop.

A row is a flat dict with a `number`; the numbers that are in the file already need not be computed again. CSV and JSON
lines are appended to, so a run that is stopped loses at most the row it was writing. Parquet cannot be appended to:
rows go to a file of JSON lines beside it (`FILE.part`) and become one Parquet file when all are there.

Lists and dicts stay what they are in JSON lines; in the columns of CSV and Parquet they are JSON text, which pandas,
polars and DuckDB read in every version.

A file that is being written is locked: a second run on it would mix its rows with those of the first.
"""

from __future__ import annotations

import csv
import json
import os
import sys
from collections.abc import Mapping
from errno import ENOENT
from io import StringIO
from pathlib import Path
from typing import Any, BinaryIO

from eldorado.core.errors import BadOption
from eldorado.core.system import extras
from eldorado.core.system.reasons import reason

__all__ = ["FORMATS", "Table", "read_rows"]

Row = dict[str, Any]
FORMATS = (".csv", ".jsonl", ".parquet")
PART = ".part"  # rows on their way into a Parquet file, as JSON lines


class Table:
    """A file of rows that is being written.

    `same` names columns that are equal in all rows of a file, such as the game and its options. A file whose rows say
    something else belongs to another run and is refused, not mixed with this one. Leaving the `with` block of a table
    lets go of its file, finished or not.
    """

    def __init__(self, file: Path, same: Mapping[str, Any]) -> None:
        if file.suffix not in FORMATS:
            raise BadOption("lab.format", file=file.name, choices=list(FORMATS))
        check_folder(file)
        self.file = file
        self.lines = file.with_name(file.name + PART) if file.suffix == ".parquet" else file
        if file.suffix == ".parquet":
            needs("pyarrow")
        self.columns: list[str] = []
        self.done: set[int] = set()
        self.held = self.hold()
        try:
            self.done = self.resume(dict(same))
        except BaseException:
            self.release()
            raise

    def __enter__(self) -> Table:
        return self

    def __exit__(self, *error: object) -> None:
        self.release()

    def hold(self) -> BinaryIO:
        """Open the file and lock it, so that no other run writes to it as well."""
        try:
            opened = self.lines.open("ab")
        except OSError as error:
            raise unwritable(self.file, error) from None
        if not locked(opened, self.lines):
            opened.close()
            raise BadOption("lab.in_use", file=self.file.name)
        return opened

    def release(self) -> None:
        """Let go of the file; an empty one is removed."""
        if self.held.closed and sys.platform != "win32":
            return
        if self.lines.exists() and self.lines.stat().st_size == 0:
            self.lines.unlink()
        self.held.close()

    def resume(self, same: Row) -> set[int]:
        """Check the output of an earlier run and return the finished numbers; only then change the file."""
        begun = self.lines.stat().st_size > 0
        complete = not begun and self.lines != self.file and self.file.exists()
        rows = read_rows(self.file) if complete else read_rows(self.lines, stopped=True)
        if rows:
            self.columns = list(rows[0])
        for row in rows[:1]:
            for column, value in same.items():
                if row.get(column) != value:
                    raise BadOption("lab.other_run", file=self.file.name, column=column)
        if complete:
            self.append(rows)
        else:
            os.truncate(self.lines, len(whole_lines(self.lines.read_bytes())))
        return {row["number"] for row in rows}

    def keep(self, numbers: set[int]) -> None:
        """Drop the rows of all other numbers: they were written, but their other data were not."""
        if self.done <= numbers:
            return
        rows = [row for row in read_rows(self.lines) if row["number"] in numbers]
        os.truncate(self.lines, 0)  # not removed: it is locked
        self.columns, self.done = [], set()
        self.append(rows)

    def append(self, rows: list[Row]) -> None:
        """Append complete rows; they are on disk when this returns."""
        text = StringIO()
        if self.lines.suffix == ".csv":
            for row in rows:
                write = csv.writer(text, lineterminator="\n")
                if not self.columns:
                    self.columns = list(row)
                    write.writerow(self.columns)
                write.writerow([cell(row[column]) for column in self.columns])
        else:
            for row in rows:
                text.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")
        try:
            with self.lines.open("a", encoding="utf-8", newline="") as out:
                out.write(text.getvalue())
        except OSError as error:
            raise unwritable(self.file, error) from None
        self.done |= {row["number"] for row in rows}

    def close(self) -> None:
        """Finish the file: Parquet is written in one piece, sorted by number."""
        if self.done and self.file.suffix == ".parquet":
            try:
                write_parquet(sorted(read_rows(self.lines), key=lambda row: int(row["number"])), self.file)
                self.lines.unlink()
            except OSError as error:
                raise unwritable(self.file, error) from None
        self.release()


def locked(opened: BinaryIO, file: Path) -> bool:
    """Lock an open file until it is closed; False if another run has it.

    Windows has no such lock, and removes no file that is open.
    """
    if sys.platform == "win32":
        opened.close()
        return True
    import fcntl

    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    # The previous owner may just have removed the file: then the locked one is no longer at this path.
    return file.exists() and os.path.samestat(os.fstat(opened.fileno()), file.stat())


def check_folder(file: Path) -> None:
    """Refuse a file in a folder that does not exist, before the work that would fill it begins."""
    if not file.parent.is_dir():
        raise unwritable(file, FileNotFoundError(ENOENT, os.strerror(ENOENT)))


def unwritable(file: Path, error: OSError) -> BadOption:
    return BadOption("lab.unwritable", file=str(file), problem=reason(error))


def cell(value: Any) -> Any:
    """Convert a value to one cell of a table.

    >>> cell([1, 2]), cell(True), cell(0.5)
    ('[1,2]', 'true', 0.5)
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | dict):
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return value


def uncell(text: str) -> Any:
    """The inverse of `cell` for text read from a file.

    >>> uncell("[1,2]"), uncell("true"), uncell("0.5"), uncell("greedy")
    ([1, 2], True, 0.5, 'greedy')
    """
    try:
        return json.loads(text)
    except ValueError:
        return text


def read_rows(file: Path, stopped: bool = False) -> list[Row]:
    """Read all rows of a file; of a `stopped` run, all but a half-written last one."""
    if not file.exists():
        raise BadOption("lab.no_file", file=str(file))
    suffix = ".jsonl" if file.suffix == PART else file.suffix
    if suffix not in FORMATS:
        raise BadOption("lab.format", file=file.name, choices=list(FORMATS))
    try:
        if suffix == ".parquet":
            return read_parquet(file)
        data = file.read_bytes()
        text = (whole_lines(data) if stopped else data).decode()
        if suffix == ".csv":
            rows = [
                {key: uncell(value) for key, value in row.items()} for row in csv.DictReader(StringIO(text))
            ]
        else:
            rows = [json.loads(line) for line in text.splitlines() if line]
        for row in rows:
            if not isinstance(row["number"], int):
                raise TypeError("a row without its number")
        return rows
    except KeyError:
        raise BadOption("lab.unreadable", file=file.name, problem="a row without its number") from None
    except (OSError, ValueError, TypeError, AttributeError) as error:
        raise BadOption("lab.unreadable", file=file.name, problem=" ".join(str(error).split())) from None


def whole_lines(data: bytes) -> bytes:
    """Return everything before a last line that was cut off.

    >>> whole_lines(b"1,2\\n3,")
    b'1,2\\n'
    """
    return data[: data.rfind(b"\n") + 1]


def write_parquet(rows: list[Row], file: Path) -> None:
    arrow, parquet = needs("pyarrow"), needs("pyarrow.parquet")
    flat = [
        {key: value if isinstance(value, bool) else cell(value) for key, value in row.items()} for row in rows
    ]
    unfinished = file.with_name(file.name + ".new")
    parquet.write_table(arrow.Table.from_pylist(flat), unfinished)
    unfinished.replace(file)


def read_parquet(file: Path) -> list[Row]:
    rows = needs("pyarrow.parquet").read_table(file).to_pylist()
    return [{key: uncell(v) if isinstance(v, str) else v for key, v in row.items()} for row in rows]


def needs(module: str) -> Any:
    """Import a library of `eldorado[lab]`."""
    return extras.load(module, "lab")
