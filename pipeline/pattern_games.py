"""``katachi find``: in which games patterns were there, and in which they were played.

All games of the database are looked through, not only those that patterns were learned from.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import groupby, islice
from pathlib import Path
from typing import NamedTuple

from engine.pattern_finder import PatternFinder
from engine.patterns import Pattern, PatternBook, binary
from engine.patterns.names import describe
from engine.points import BLACK, WHITE, decode_moves
from engine.walk import Game
from pipeline.chunks import name_of
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.found_moves import FoundMove, MoveRow, found_move, latest_rows, table_of, tail_of
from pipeline.pattern_sources import loaded_pattern, pattern_of_cut
from pipeline.ranges import parse_digits
from pipeline.records import GameRecord
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.store.games import ALL_GAMES, GameQuery
from pipeline.tables import Table, render
from pipeline.texts.pattern_text import read_folder_with_places, read_with_places, require_unique_ids
from pipeline.writing import temporary_folder

#: so many games are looked through at a time
CHUNK = 200


#: what is counted. A place is a point of a game, for one side.
COUNTED = (
    "looked_at",  # games that were looked through
    "games",  # of these, those in which a pattern was there
    "places",  # where a pattern was there at some time
    "played",  # places where it was played
    "games_played",  # games in which it was played
    "moves",  # moves that played it: a ko can be taken often at one place
)


@dataclass(frozen=True, slots=True)
class PatternGames:
    """The games where patterns were played."""

    patterns: Sequence[Pattern]
    #: by name of COUNTED
    counts: Counter[str]
    #: how many moves played each pattern, the most frequent first
    by_pattern: Sequence[tuple[str, int]]
    #: the latest moves, named by the patterns that spoke for them
    rows: Sequence[MoveRow]

    def as_text(self) -> str:
        """How often, then a line a move."""
        counts = self.counts
        text = f"{self._name()}\nin {counts['games']:,} of {_times(counts['looked_at'], 'game')}"
        if counts["games"]:
            share = f"{counts['played'] / counts['places']:.1%}"
            text += f", at {_times(counts['places'], 'place')}; played at {counts['played']:,} of them"
            text += f" ({share}), in {_times(counts['games_played'], 'game')}"
        tables = []
        if len(self.patterns) > 1:
            often = [(pattern, f"{number:,}") for pattern, number in self.by_pattern]
            tables.append(Table(("pattern", "played"), often, "lr"))
        if self.rows:
            tables.append(table_of(self.rows, "pattern"))
        text += f"\n\n{render(tables)}" if tables else "\n"
        return text + (tail_of(counts["moves"] - len(self.rows)) if self.rows else "")

    def _name(self) -> str:
        if len(self.patterns) > 1:
            return _times(len(self.patterns), "pattern")
        return f"{self.patterns[0].id}: {describe(self.patterns[0])}"

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            "patterns": [pattern.id for pattern in self.patterns],
            **{name: self.counts[name] for name in COUNTED},
            "by_pattern": dict(self.by_pattern),
            "list": [row.as_json("pattern") for row in self.rows],
        }


def _times(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


class GameChunk(NamedTuple):
    """Games that are looked through together: a chunk for the executor."""

    games: list[tuple[int, GameRecord]]

    @property
    def name(self) -> str:
        """Which games, for error messages."""
        return name_of([game_id for game_id, _ in self.games])


class ChunkMoves(NamedTuple):
    """What the games of a chunk have."""

    #: by name of COUNTED; how many moves played each pattern, by its id
    counts: Counter[str]
    by_pattern: Counter[str]
    moves: list[FoundMove]


def patterns_named(settings: Settings, store: Store, names: Sequence[str]) -> list[Pattern]:
    """The patterns that the arguments of ``katachi find`` name.

    A name is a raw cut's number, a file or folder of patterns in the text form, or an id that the settings'
    engine has loaded. Raises KatachiError for what is none of these, for a file without patterns, and for an
    id that occurs twice.
    """
    found = list(require_unique_ids(_located(settings, store, names)))
    if not found:
        raise KatachiError(f"{' '.join(names)}: no pattern there; docs/formats/pattern-text.md has the form")
    return found


def _located(settings: Settings, store: Store, names: Sequence[str]) -> Iterator[tuple[str, Pattern]]:
    for name in names:
        if name.isdecimal():
            yield "the database", pattern_of_cut(store.patterns.get(parse_digits(name)))
        elif Path(name).is_dir():
            yield from read_folder_with_places(name)
        elif Path(name).suffix or Path(name).exists():
            yield from read_with_places(name)
        else:
            found, path = loaded_pattern(settings, name)
            yield path, found


def finder(patterns: Iterable[Pattern]) -> PatternFinder:
    """A finder of some patterns."""
    with temporary_folder() as folder:
        path = Path(folder) / "some.bin"
        binary.write(path, patterns)
        return PatternFinder(PatternBook.open(path))


def run(
    store: Store,
    executor: Executor,
    patterns: Sequence[Pattern],
    wanted: GameQuery = ALL_GAMES,
    limit: int = 0,
) -> PatternGames:
    """Look for patterns in the wanted games, and list the ``limit`` latest moves (0: all).

    Of a player's games, only positions where he was to move count.
    """
    counts, by_pattern = Counter[str](), Counter({pattern.id: 0 for pattern in patterns})

    def moves() -> Iterator[FoundMove]:
        work = partial(look_through, tuple(patterns), wanted.player.lower())
        for found in executor.run(work, _chunks(store, wanted)):
            counts.update(found.counts)
            by_pattern.update(found.by_pattern)
            yield from found.moves
            bar.update(found.counts["looked_at"])

    with executor.progress("find", "games", store.games.num_after(0, wanted)) as bar:
        rows = latest_rows(store, moves(), limit)
    often = sorted(by_pattern.items(), key=lambda one: (-one[1], one[0]))
    return PatternGames(patterns, counts, often, rows)


def _chunks(store: Store, wanted: GameQuery) -> Iterator[GameChunk]:
    games = store.games.after(0, wanted)
    while chunk := list(islice(games, CHUNK)):
        yield GameChunk(chunk)


def look_through(patterns: tuple[Pattern, ...], player: str, chunk: GameChunk) -> ChunkMoves:
    """Look for patterns in the games of a chunk (in a worker); ``player``: part of a name, in lower case."""
    found = ChunkMoves(Counter(), Counter(), [])
    for game_id, record in chunk.games:
        _add_game(found, _finder(patterns), player, game_id, record)
    return found


def _add_game(
    found: ChunkMoves, finder: PatternFinder, player: str, game_id: int, record: GameRecord
) -> None:
    there = finder.find(Game(record.size, record.setup, record.moves))
    is_his = {BLACK: player in record.black.lower(), WHITE: player in record.white.lower()}
    places = is_his[BLACK] * there.places[0] + is_his[WHITE] * there.places[1]
    moves, played_at = decode_moves(record.moves), set[tuple[int, int]]()
    for move_no, spoke in groupby(there.played, lambda one: one.move_no):
        color, point = moves[move_no - 1]
        if is_his[color]:
            ids = [finder.book.id(one.pattern) for one in spoke]
            found.by_pattern.update(ids)
            found.moves.append(found_move(game_id, record, move_no, ", ".join(ids)))
            found.counts["moves"] += 1
            played_at.add((color, point))
    found.counts.update(
        looked_at=1,
        games=places > 0,
        places=places,
        played=len(played_at),
        games_played=bool(played_at),
    )


@lru_cache(1)
def _finder(patterns: tuple[Pattern, ...]) -> PatternFinder:
    return finder(patterns)
