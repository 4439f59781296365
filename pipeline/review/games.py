"""Games for the pages: moves for which a pattern spoke, and positions with the engine's list."""

import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from time import monotonic
from typing import Any, NamedTuple

from starlette.exceptions import HTTPException

from engine.pattern_finder import PatternFinder
from engine.patterns import Pattern
from engine.points import PASS, from_gtp, to_gtp
from engine.walk import Game
from pipeline import judging, pattern_games
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

#: after so many seconds, or with so many moves found, a search returns, and the next request continues it
SEARCH_S, ENOUGH = 0.25, 12
#: so many candidates are listed beside a position, with so many reasons each
NUM_CANDIDATES, NUM_REASONS = 12, 5
#: held while a player is asked: it keeps its last position, so only one thread may ask at a time
ASKING = threading.Lock()


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move of a game, with a picture."""

    #: the game's id
    game: int
    #: 1 is the first
    move_no: int
    #: who played whom, and when
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
    """A candidate of the engine, as a row of the page's list."""

    #: its letter on the board
    sign: str
    move: str
    value: float
    #: probability; None if the engine gives none
    chance: float | None
    is_played: bool
    #: text and value of each, the most telling first
    reasons: list[tuple[str, float]]


@dataclass(frozen=True, slots=True)
class ReplayedPosition:
    """A position of a game with the engine's list."""

    #: the game's id
    game: int
    #: the position is the one before this move
    move_no: int
    #: of the game
    num_moves: int
    title: str
    facts: str
    #: whose turn it is
    side: str
    #: the move played; "" at the end of the game
    played: str
    picture: Markup
    candidates: list[CandidateRow]
    #: why there is no list; "" if there is one
    trouble: str


def search(store: Store, pattern: Pattern, after: int) -> SearchResult:
    """Search the games after ``after`` for moves played for which the pattern spoke (``look_through``)."""
    found = pattern_games.finder([replace(pattern, id="P1")])
    return look_through(store, partial(_moves, found), after)


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
    shown = [played_move(store, *place) for place in result.found]
    return {
        "games": [
            {"game": one.game, "move": one.move_no, "title": one.title, "picture": one.picture}
            for one in shown
        ],
        "found": len(result.found),
        "after": result.last,
        "left": result.left,
    }


def _moves(finder: PatternFinder, record: GameRecord) -> list[int]:
    """The numbers of the moves for which the only pattern of a finder spoke."""
    return [one.move_no for one in finder.find(Game(record.size, record.setup, record.moves)).played]


def played_move(store: Store, game_id: int, move_no: int) -> PlayedMove:
    """A move of a game with a picture, in the orientation of the game's first record."""
    record = recorded_game(store, game_id)
    position = position_before(record, move_no, f"game {game_id}")
    title = title_of(record)
    return PlayedMove(game_id, move_no, title, _picture(position, f"{title}, move {move_no}"))


def replayed_position(desk: Desk, store: Store, game_id: int, move_no: int) -> ReplayedPosition:
    """A position of a game with the engine's list, in the orientation of the game's first record."""
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
    """The engine's list; if it fails, an empty list and the reason, so that the game can be shown anyway."""
    try:
        return list(_candidate_rows(desk, position)), ""
    except KatachiError as error:
        return [], str(error)


def _candidate_rows(desk: Desk, position: Position) -> Iterator[CandidateRow]:
    size = position.board.size
    player = judging.player(desk.settings.engine, desk.settings.files)
    with ASKING:
        found = player.candidates(position.board, position.color, NUM_CANDIDATES)
    for number, candidate in enumerate(found):
        yield CandidateRow(
            chr(ord("a") + number),
            to_gtp(candidate.point, size),
            candidate.value,
            candidate.probability,
            candidate.point == position.played,
            [(reason.text, reason.value) for reason in order_reasons(candidate, found)[:NUM_REASONS]],
        )
