"""``katachi show problems``: what was wrong with records, counted by code, or each place with one code."""

from collections.abc import Iterator
from dataclasses import dataclass

from pipeline.errors import KatachiError
from pipeline.sgf import PROBLEMS, REJECTIONS
from pipeline.store import Store
from pipeline.tables import Cell, Table, place, pluralise

MEANINGS = PROBLEMS | REJECTIONS


@dataclass(frozen=True, slots=True)
class ProblemPlace:
    """A problem of a record, or why it was rejected."""

    #: the input that has the record, and which record of it; 1 is the first
    label: str
    record: int
    #: id of the record's game; None if the record was rejected
    game: int | None
    #: number of the move, if the problem is at one
    move: int | None
    detail: str

    def row(self) -> tuple[Cell, ...]:
        """The row of the table."""
        game = "rejected" if self.game is None else f"game {self.game}"
        return (
            place(self.label, self.record),
            game,
            "" if self.move is None else f"move {self.move}",
            self.detail,
        )


@dataclass(frozen=True, slots=True)
class CountsView:
    """The number of records with each code."""

    counts: dict[str, int]

    def tables(self) -> list[Table]:
        """Problems, then rejections, each with its meaning."""
        return [
            Table((title, "records", "meaning"), self._rows(table), "lrl")
            for title, table in (("problem", PROBLEMS), ("rejected because", REJECTIONS))
        ]

    def _rows(self, table: dict[str, str]) -> list[tuple[Cell, ...]]:
        return [(code, self.counts[code], table[code]) for code in table if code in self.counts]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {"records": self.counts, "places": []}


@dataclass(frozen=True, slots=True)
class PlacesView:
    """All places with one code."""

    code: str
    count: int
    places: list[ProblemPlace]

    def tables(self) -> list[Table]:
        """The meaning of the code, then a row for each place."""
        meaning = f"{self.code}: {MEANINGS[self.code]}; {pluralise(self.count, 'record')}"
        return [Table(("",), [(meaning,)]), Table(("", "", "", ""), self._rows(), "llll")]

    def _rows(self) -> list[tuple[Cell, ...]]:
        return [one.row() for one in self.places]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        places = [
            {"label": p.label, "record": p.record, "game": p.game, "move": p.move, "detail": p.detail}
            for p in self.places
        ]
        return {"records": {self.code: self.count}, "places": places}


def run(store: Store, code: str | None) -> CountsView | PlacesView:
    """The counts by code, or all places with one code. Raises KatachiError for an unknown code."""
    counts = store.inputs.code_counts()
    if code is None:
        return CountsView(counts)
    if code not in MEANINGS:
        raise KatachiError(f"no problem is called '{code}': 'katachi show problems' lists them")
    return PlacesView(code, counts.get(code, 0), list(_places(store, code)))


def _places(store: Store, code: str) -> Iterator[ProblemPlace]:
    for label, idx, game, move, detail in store.inputs.places(code):
        yield ProblemPlace(label, idx + 1, game, move, detail)
