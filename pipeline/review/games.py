"""Games for the pages: those where a pattern was played, and a position of a game with the engine's list."""

import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from starlette.exceptions import HTTPException

from engine.attributes import matches
from engine.patterns import Matcher, Pattern, PatternBook, binary
from engine.points import PASS, decode_moves, from_gtp, to_gtp
from pipeline import judging
from pipeline.errors import KatachiError
from pipeline.game_records.positions import Position, position_before
from pipeline.records import GameRecord
from pipeline.review.desk import Desk
from pipeline.store import Store
from pipeline.views import drawing
from pipeline.views.drawing import Marks
from pipeline.views.markup import Markup
from pipeline.views.reasons import order_reasons
from pipeline.views.show import recorded_game, title_of
from pipeline.writing import temporary_folder

#: after so long, or with so many moves found, a search returns, and the next request continues it
SEARCH_S, ENOUGH = 0.25, 12
#: candidates listed beside a position, and reasons of each
TOLD, REASONS = 12, 5
#: held while a player is asked: it keeps the last position, so it must be asked one question at a time
ASKING = threading.Lock()


@dataclass(frozen=True, slots=True)
class Played:
    """A move of a game where a pattern spoke for it."""

    game: int
    move_no: int
    title: str
    picture: Markup


class SearchResult(NamedTuple):
    """What a search through games found before it returned."""

    #: games with the numbers of their moves
    found: list[tuple[int, int]]
    #: the last game that was searched; 0 if all were
    last: int
    #: how many games come after it
    left: int


@dataclass(frozen=True, slots=True)
class CandidateRow:
    """A candidate of the engine as the page lists it."""

    sign: str
    move: str
    value: float
    chance: float | None
    is_played: bool
    reasons: list[tuple[str, float]]


@dataclass(frozen=True, slots=True)
class ReplayedPosition:
    """A position of a game with the engine's list."""

    game: int
    move_no: int
    num_moves: int
    title: str
    facts: str
    side: str
    played: str
    picture: Markup
    candidates: list[CandidateRow]
    #: why there is no list, if the engine cannot be loaded or asked
    trouble: str


def search(store: Store, pattern: Pattern, after: int) -> SearchResult:
    """Search the games after ``after`` for moves played for which the pattern spoke (``look_through``)."""
    with temporary_folder() as folder:
        path = Path(folder) / "one.bin"
        binary.write(path, [replace(pattern, id="P1")])
        book = PatternBook.open(path)
        return look_through(store, partial(_moves, Matcher(book), book), after)


def look_through(
    store: Store, moves_of: Callable[[GameRecord], Iterable[int]], after: int, size: int = 0
) -> SearchResult:
    """Search the games after ``after``, of one size (0: any), for what ``moves_of`` finds: numbers of moves.

    It ends after ``SEARCH_S``, or with the game that makes ``ENOUGH`` moves.
    """
    found: list[tuple[int, int]] = []
    end = monotonic() + SEARCH_S
    for game_id, record in store.games.after(after, size=size):
        found += [(game_id, move_no) for move_no in moves_of(record)]
        if len(found) >= ENOUGH or monotonic() > end:
            return SearchResult(found, game_id, store.games.num_after(game_id, size=size))
    return SearchResult(found, 0, 0)


def after_from(given: Mapping[str, Any]) -> int:
    """The game after which a request goes on searching."""
    after = str(given.get("after", "0"))
    if not after.isdecimal():
        raise HTTPException(400, "after: the number of a game")
    return int(after[:12])


def as_json(store: Store, result: SearchResult) -> dict[str, object]:
    """What a search found, with pictures, as the API gives it."""
    shown = [played(store, *place) for place in result.found]
    return {
        "games": [
            {"game": one.game, "move": one.move_no, "title": one.title, "picture": one.picture}
            for one in shown
        ],
        "found": len(result.found),
        "after": result.last,
        "left": result.left,
    }


def _moves(matcher: Matcher, book: PatternBook, record: GameRecord) -> Iterator[int]:
    board = record.board()
    last = 0
    for number, (color, point) in enumerate(decode_moves(record.moves), start=1):
        if point != PASS and any(at == point for at, _, _ in matcher.match(board, color)):
            plain = not book.has_attributes(0)  # what attributes ask is looked at for a price
            if plain or any(at == point for at, _, _ in matches(book, board, color, last, number)):
                yield number
        board.play(color, point)
        last = point


def played(store: Store, game_id: int, move_no: int) -> Played:
    """A move of a game with a small picture, turned as the game's first record has it."""
    record = recorded_game(store, game_id)
    position = position_before(record, move_no, f"game {game_id}")
    title = title_of(record)
    return Played(game_id, move_no, title, _picture(position, f"{title}, move {move_no}"))


def replayed(desk: Desk, store: Store, game_id: int, move_no: int) -> ReplayedPosition:
    """A position of a game, turned as its first record has it, with the engine's list."""
    record = recorded_game(store, game_id)
    position = position_before(record, move_no, f"game {game_id}")
    candidates, trouble = _candidates(desk, position)
    size = position.board.size
    signs = {from_gtp(told.move, size): told.sign for told in candidates}
    facts = [record.event, record.round, record.place, record.result, f"{record.num_moves} moves"]
    played = "" if position.played is None else position.name_of(position.played)
    title = title_of(record)
    return ReplayedPosition(
        game_id,
        move_no,
        record.num_moves,
        title,
        " · ".join(filter(None, facts)),
        position.side,
        played,
        _picture(position, f"{title}, before move {move_no}", signs),
        candidates,
        trouble,
    )


def _picture(position: Position, title: str, candidates: dict[int, str] | None = None) -> Markup:
    played = None if position.played == PASS else position.played
    marks = Marks(played, position.last, candidates or {})
    return drawing.board(position.board, position.color, title, marks)


def _candidates(desk: Desk, position: Position) -> tuple[list[CandidateRow], str]:
    """The engine's list, and the reason if there is none: the game is shown anyway."""
    try:
        return list(_told(desk, position)), ""
    except KatachiError as error:
        return [], str(error)


def _told(desk: Desk, position: Position) -> Iterator[CandidateRow]:
    size = position.board.size
    player = judging.player(desk.settings.engine, desk.settings.files)
    with ASKING:
        found = player.candidates(position.board, position.color, TOLD)
    for number, candidate in enumerate(found):
        yield CandidateRow(
            chr(ord("a") + number),
            to_gtp(candidate.point, size),
            candidate.value,
            candidate.probability,
            candidate.point == position.played,
            [(reason.text, reason.value) for reason in order_reasons(candidate, found)[:REASONS]],
        )
