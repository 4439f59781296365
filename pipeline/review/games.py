"""Where a pattern was played: games of the sample, games of the database, one game replayed."""

import threading
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic

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
from pipeline.views.reasons import telling
from pipeline.views.show import recorded, title_of
from pipeline.writing import temporary_folder

#: a search through the games goes on in the next request after this time
SEARCH_S = 0.25
#: candidates that are told beside a position
TOLD, REASONS = 12, 5
#: held while a player is asked: it remembers positions, so one question at a time
ASKING = threading.Lock()


@dataclass(frozen=True, slots=True)
class Played:
    """A move of a game where a pattern spoke for it."""

    game: int
    move_no: int
    title: str
    picture: Markup


@dataclass(frozen=True, slots=True)
class Told:
    """A candidate of the engine, as the page tells it."""

    sign: str
    move: str
    value: float
    chance: float | None
    is_played: bool
    reasons: list[tuple[str, float]]


@dataclass(frozen=True, slots=True)
class Replayed:
    """A position of a game with the engine's list."""

    game: int
    move_no: int
    num_moves: int
    title: str
    facts: str
    side: str
    played: str
    picture: Markup
    candidates: list[Told]
    #: why an engine that cannot be loaded, or asked, has no list
    trouble: str


def search(store: Store, pattern: Pattern, after: int) -> tuple[list[tuple[int, int]], int, int]:
    """Games after one where the pattern's move was played: (game, move), the last game looked at, games left.

    It looks for ``SEARCH_S``; the last game is 0 when all were looked at.
    """
    found: list[tuple[int, int]] = []
    end = monotonic() + SEARCH_S
    with temporary_folder() as folder:
        path = Path(folder) / "one.bin"
        binary.write(path, [replace(pattern, id="P1")])
        book = PatternBook.open(path)
        matcher = Matcher(book)
        last = after
        for game_id, record in store.queue.games(after):
            found += [(game_id, move_no) for move_no in _moves(matcher, book, record)]
            last = game_id
            if monotonic() > end:
                return found, last, store.queue.games_after(last)
    return found, 0, 0


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
    """A small picture of a move in its game, which lies as the game's first record has it."""
    record = recorded(store, game_id)
    position = position_before(record, move_no, f"game {game_id}")
    title = title_of(record)
    return Played(game_id, move_no, title, _picture(position, f"{title}, move {move_no}"))


def replayed(desk: Desk, store: Store, game_id: int, move_no: int) -> Replayed:
    """A position of a game as its first record has it, with what the engine thinks of it."""
    record = recorded(store, game_id)
    position = position_before(record, move_no, f"game {game_id}")
    candidates, trouble = _candidates(desk, position)
    size = position.board.size
    signs = {from_gtp(told.move, size): told.sign for told in candidates}
    facts = [record.event, record.round, record.place, record.result, f"{record.num_moves} moves"]
    played = "" if position.played is None else position.name_of(position.played)
    title = title_of(record)
    return Replayed(
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


def _candidates(desk: Desk, position: Position) -> tuple[list[Told], str]:
    """The engine's list, and why there is none; the game is shown all the same."""
    try:
        return list(_told(desk, position)), ""
    except KatachiError as error:
        return [], str(error)


def _told(desk: Desk, position: Position) -> Iterator[Told]:
    size = position.board.size
    player = judging.player(desk.settings.engine, desk.settings.files)
    with ASKING:
        found = player.candidates(position.board, position.color, TOLD)
    for number, candidate in enumerate(found):
        yield Told(
            chr(ord("a") + number),
            to_gtp(candidate.point, size),
            candidate.value,
            candidate.probability,
            candidate.point == position.played,
            [(reason.text, reason.value) for reason in telling(candidate, found)[:REASONS]],
        )
