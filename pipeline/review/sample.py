"""A sample of positions, as arrays, so that a pattern can be tried on all of them at once.

The positions are from validation games, from which no pattern was learned. The arrays also have the engine's
values of all legal moves and the input of its network: from these follows how a changed pattern changes the
hit rate.
"""

import os
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from engine.attributes import EVEN
from engine.board import Board
from engine.evaluation.life import Life
from engine.knowledge import Knowledge
from engine.patterns.masks import contents
from engine.patterns.pattern import EDGE_BIT
from engine.players import load_player
from engine.points import BLACK, PASS, WHITE, EngineError, board_points, coordinates, decode_moves
from engine.reader.ladders import CAPTURED
from engine.tactics import LOST, Tactics
from pipeline.game_records.identity import SPLITS, VALIDATION
from pipeline.store import Store
from pipeline.store.games import StoredGame
from pipeline.writing import replacing

VERSION = 3
SIZE = 19
#: lines around the board: as many as a pattern can reach beyond it
MARGIN = 7
WIDTH = SIZE + 2 * MARGIN
#: the number of positions, and of games that they are taken from
POSITIONS, GAMES = 2000, 200
#: a stone's measures that are yes or no -> their bit in ``Sample.facts``
FACTS = {"ladder": 1, "capturable": 2, "alive": 4, "dead": 8}
NO_PLACE = -1


class Sample(NamedTuple):
    """The positions. A place is ``WIDTH * row + column`` of the board with its margin.

    The arrays up to ``num_features`` have a row for each position; from ``codes`` to ``values`` a row has
    ``WIDTH * WIDTH`` numbers, one for each place.
    """

    #: what is at the place: a set of one code, as in cells of patterns
    codes: np.ndarray
    #: liberties and stones of the string there, at most 255; 0 without a stone
    liberties: np.ndarray
    stones: np.ndarray
    #: bits of ``FACTS``
    facts: np.ndarray
    #: the value of the move in nats; minus infinity if it is not legal
    values: np.ndarray
    #: the places of the move played and of the last move before it (``NO_PLACE``: none)
    played: np.ndarray
    last: np.ndarray
    #: the id of the game, and the number of the move played
    game: np.ndarray
    number: np.ndarray
    #: the measures of the board
    phase: np.ndarray
    ko: np.ndarray
    score: np.ndarray
    #: for a player with a network: the number of legal moves, and of all features that speak for them; else 0
    num_moves: np.ndarray
    num_features: np.ndarray
    #: for each of these moves, position after position: the place; the value by weights alone; the index,
    #: among the features of its position, at which its features end; what the board network adds
    places: np.ndarray
    weighed: np.ndarray
    ends: np.ndarray
    seen: np.ndarray
    #: the numbers of these features
    features: np.ndarray
    #: the bytes of the player's network (``PatternBook.network``); empty without a network
    network: np.ndarray

    @property
    def size(self) -> int:
        """The number of positions."""
        return len(self.played)

    @property
    def has_network(self) -> bool:
        """Whether the player has a network that looks again at the best moves."""
        return bool(len(self.network))


def sample_of(db: str, engine: str, files: Knowledge, cache: str) -> Sample:
    """The sample of a database (in a worker).

    From the file ``cache`` if it is of the same games and player.
    """
    os.nice(10)  # pages come first
    player = _player(engine, files)
    with Store.open(db, create=False) as store:
        games = _games(store)
        sampled = [(game.id, game.key.hex()) for game in games]
        stamp = f"{VERSION} {engine} {player.knowledge if player else ''} {sampled}"
        found = _read_cache(Path(cache), stamp)
        if found is None:
            network = player.valuation.book.network if player and player.valuation.network else b""
            found = _stack(list(islice(_positions(games, player), POSITIONS)), network)
            _write_cache(Path(cache), stamp, found)
    return found


def place_of(point: int) -> int:
    """The place of a point."""
    column, row = coordinates(point)
    return WIDTH * (row + MARGIN) + column + MARGIN


def _player(engine: str, files: Knowledge) -> Any:
    try:
        player = load_player(engine, files)
    except EngineError:
        return None
    return player if hasattr(player, "valuation") else None


def _games(store: Store) -> list[StoredGame]:
    """Even games of the validation split, or of all splits if it has none, spread evenly over them."""
    for splits in ((VALIDATION,), tuple(SPLITS)):
        games = [game for game in store.games.select(splits, SIZE, even=True) if game.record.num_moves > 10]
        if games:
            break
    number = min(GAMES, len(games))
    return [games[i * len(games) // number] for i in range(number)]


def _positions(games: list[StoredGame], player: Any) -> Iterator[dict[str, Any]]:
    if not games:
        return
    each = -(-POSITIONS // len(games))
    for index, game in enumerate(games):
        moves = game.record.num_moves
        step = max(moves // each, 1)
        wanted = set(range(index % step, moves, step))
        board = game.record.board()
        last = NO_PLACE
        for number, (color, point) in enumerate(decode_moves(game.record.moves)):
            if number in wanted and point != PASS:
                found = _columns_of(board, color, player)
                yield {
                    **found,
                    "played": place_of(point),
                    "last": last,
                    "game": game.id,
                    "number": number + 1,
                }
            board.play(color, point)
            last = NO_PLACE if point == PASS else place_of(point)


def _columns_of(board: Board, color: int, player: Any) -> dict[str, Any]:
    """The columns of ``Sample`` for a position: all that patterns can ask, and the player's values."""
    codes = np.full(WIDTH * WIDTH, EDGE_BIT, np.uint8)
    liberties, stones, facts = (np.zeros(WIDTH * WIDTH, np.uint8) for _ in range(3))
    values = np.full(WIDTH * WIDTH, -np.inf)
    looked_at: dict[str, Any] = dict.fromkeys(_BY_MOVE, ()) | {"num_moves": 0, "num_features": 0}
    for point in board_points(SIZE):
        codes[place_of(point)] = contents(board, color, point)
    alive = Life().alive_stones(board)
    for head, told in Tactics().all_strings(board).items():
        members = board.stones(head)
        at = [place_of(stone) for stone in members]
        liberties[at], stones[at] = min(board.num_liberties(head), 255), min(len(members), 255)
        facts[at] = (
            FACTS["ladder"] * (told.ladder == CAPTURED)
            + FACTS["capturable"] * (told.attacked == CAPTURED)
            + FACTS["alive"] * (head in alive)
            + FACTS["dead"] * (told.status == LOST)
        )
    if player is not None:
        moves = player.valuation.weighed(board, color)
        places = np.array([place_of(point) for point in moves.points.tolist()], np.int16)
        values[places] = moves.values + moves.changes + moves.seen
        if player.valuation.network is not None:
            looked_at = {
                "num_moves": len(places), "num_features": len(moves.numbers), "places": places,
                "weighed": moves.values, "ends": moves.ends, "features": moves.numbers,
                "seen": moves.seen,
            }  # fmt: skip
    else:
        for point in board_points(SIZE):
            if board.color_at(point) not in (BLACK, WHITE) and board.is_legal(color, point):
                values[place_of(point)] = 0.0
    move_no = board.num_moves + 1
    phase = sum(move_no > end for end in (40, 120, 200))
    ko = bool(board.ko_point) and board.ko_color == color
    score = player.valuation.rules.ground.strategy.standing if player is not None else EVEN
    return {
        "codes": codes, "liberties": liberties, "stones": stones, "facts": facts, "values": values,
        "phase": phase, "ko": int(ko), "score": score, **looked_at,
    }  # fmt: skip


_TYPES = {
    "values": np.float64, "played": np.int16, "last": np.int16, "game": np.int32, "number": np.int16,
    "num_moves": np.int32, "num_features": np.int32,
    "places": np.int16, "weighed": np.float64, "ends": np.int32, "features": np.int16, "seen": np.float64,
}  # fmt: skip
#: columns with a number of rows for each position
_BY_MOVE = ("places", "weighed", "ends", "features", "seen")


def _stack(rows: list[dict[str, Any]], network: bytes) -> Sample:
    def column(name: str) -> np.ndarray:
        if name == "network":
            return np.frombuffer(network, np.uint8)
        if name in _BY_MOVE:
            parts = [np.asarray(row[name], _TYPES[name]) for row in rows]
            return np.concatenate([np.zeros(0, _TYPES[name]), *parts])
        found = np.array([row[name] for row in rows], _TYPES.get(name, np.uint8))
        wide = name in ("codes", "liberties", "stones", "facts", "values")
        return found.reshape(len(rows), WIDTH * WIDTH) if wide else found

    return Sample(*(column(name) for name in Sample._fields))


def _read_cache(path: Path, stamp: str) -> Sample | None:
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            return Sample(*(kept[name] for name in Sample._fields)) if str(kept["stamp"]) == stamp else None
    except (OSError, ValueError, KeyError, EOFError, RuntimeError, zipfile.BadZipFile):
        return None  # a damaged file is written again


def _write_cache(path: Path, stamp: str, sample: Sample) -> None:
    with suppress(OSError), replacing(path) as part, part.open("wb") as file:
        np.savez(file, stamp=np.array(stamp), **sample._asdict())
