"""Writes tables as JSON lines, CSV or parquet, row by row, so that a table need not fit into memory."""

import csv
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, NamedTuple, Protocol

from pipeline.errors import KatachiError
from pipeline.writing import replacing, writing

JSON_LINES, CSV, PARQUET = "jsonl", "csv", "parquet"
FORMS = (JSON_LINES, CSV, PARQUET)
#: rows that are written to parquet at once
GROUP = 10_000

#: kinds of columns; ``NESTED`` is an object or a list, which CSV and parquet have as JSON
TEXT, WHOLE, REAL, FLAG, NESTED = "text", "whole", "real", "flag", "nested"


class Column(NamedTuple):
    """A column of a table."""

    name: str
    #: TEXT, WHOLE, REAL, FLAG or NESTED
    kind: str
    #: for docs/exporting.md
    meaning: str


class RowWriter(Protocol):
    """Writes rows to a file."""

    def write(self, row: Sequence[Any]) -> None:
        """Write a row: a value for each column, None for a missing one."""


@contextmanager
def table(path: Path, form: str, columns: Sequence[Column]) -> Iterator[RowWriter]:
    """Write a file of rows in one of ``FORMS``; it appears, complete, when the block ends without an error.

    Raises KatachiError for parquet if pyarrow is missing.
    """
    if form == PARQUET:
        with replacing(path) as part, _parquet(part, columns) as writer:
            yield writer
    else:
        with writing(path) as file:
            yield _Csv(file, columns) if form == CSV else _JsonLines(file, columns)


class _JsonLines:
    """One JSON object a line."""

    def __init__(self, file: IO[str], columns: Sequence[Column]) -> None:
        self.file = file
        self.names = [column.name for column in columns]

    def write(self, row: Sequence[Any]) -> None:
        self.file.write(json.dumps(dict(zip(self.names, row, strict=True)), ensure_ascii=False) + "\n")


class _Csv:
    """CSV with commas and a line of names. A missing value is empty, a flag 0 or 1."""

    def __init__(self, file: IO[str], columns: Sequence[Column]) -> None:
        self.rows = csv.writer(file, lineterminator="\n")
        self.kinds = [column.kind for column in columns]
        self.rows.writerow(column.name for column in columns)

    def write(self, row: Sequence[Any]) -> None:
        self.rows.writerow(map(_csv_value, self.kinds, row))


def _csv_value(kind: str, value: Any) -> Any:
    if value is None:
        return ""
    if kind == NESTED:
        return json.dumps(value, ensure_ascii=False)
    return int(value) if kind == FLAG else value


@contextmanager
def _parquet(path: Path, columns: Sequence[Column]) -> Iterator["_Parquet"]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise KatachiError(
            "parquet needs pyarrow: pip install 'katachi[parquet]', or take csv or jsonl"
        ) from None
    types = {
        TEXT: pyarrow.string(),
        WHOLE: pyarrow.int64(),
        REAL: pyarrow.float64(),
        FLAG: pyarrow.bool_(),
        NESTED: pyarrow.string(),
    }
    schema = pyarrow.schema([(column.name, types[column.kind]) for column in columns])
    with parquet.ParquetWriter(path, schema, compression="zstd") as file:
        writer = _Parquet(file, schema, columns)
        yield writer
        writer.flush()


class _Parquet:
    """Collects rows, and writes GROUP of them at once, column by column."""

    def __init__(self, file: Any, schema: Any, columns: Sequence[Column]) -> None:
        self.file = file
        self.schema = schema
        self.nested = [column.kind == NESTED for column in columns]
        self.rows: list[Sequence[Any]] = []

    def write(self, row: Sequence[Any]) -> None:
        self.rows.append(row)
        if len(self.rows) == GROUP:
            self.flush()

    def flush(self) -> None:
        """Write the rows that were collected."""
        import pyarrow

        if self.rows:
            columns = zip(*self.rows, strict=True)
            arrays = [
                pyarrow.array(map(_json_text, column) if nested else column, self.schema.types[number])
                for number, (column, nested) in enumerate(zip(columns, self.nested, strict=True))
            ]
            self.file.write_batch(pyarrow.record_batch(arrays, schema=self.schema))
            self.rows = []


def _json_text(value: Any) -> str | None:
    return None if value is None else json.dumps(value, ensure_ascii=False)
