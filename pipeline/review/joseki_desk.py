"""The joseki that are edited: a graph in memory, written back to its file soon after each change.

When mining has written the file meanwhile, the changes made since the last writing are made again on what is
there now. What a person did is marked so that mining keeps it: a type that was chosen is fixed, a move that
was added has no figures (docs/joseki.md).
"""

import threading
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

from engine.board import Board
from engine.joseki.corners import AREA, Corners
from engine.joseki.lines import SIZE, point_at_place, root_key
from engine.joseki.move import (
    IGNORE,
    TENUKI_PLACE,
    TYPES,
    Figures,
    Graph,
    JosekiMove,
    graph_of,
    place_named,
    turned,
)
from engine.points import BLACK, EngineError, opponent
from pipeline.errors import KatachiError, RejectedGame
from pipeline.joseki import text
from pipeline.sgf_tree import Node, parse_tree

#: seconds between a change and the writing of the file
SAVE_AFTER_S = 0.5
LONGEST = 200
#: moves that an SGF may bring at once
MOST_MOVES = 20_000


@dataclass(frozen=True, slots=True)
class Here:
    """A position: how it was reached, what is on the board, and its moves as they lie there."""

    line: tuple[str, ...]
    board: Board
    color: int
    key: int
    is_turned: bool
    is_symmetric: bool
    moves: list[tuple[int, JosekiMove]]


@dataclass(frozen=True, slots=True)
class _Change:
    """A change, so that it can be made again and taken back."""

    make: Callable[[], object]
    who: str
    #: the moves of the positions that it changed, as they were
    before: dict[int, list[JosekiMove]]
    words: str


@dataclass(slots=True)
class JosekiDesk:
    """The graph of a file, for all who edit it at once."""

    path: Path
    graph: Graph | None = None
    parents: Counter[int] = field(default_factory=Counter)
    _stamp: int = 0
    _unsaved: list[_Change] = field(default_factory=list)
    _past: list[_Change] = field(default_factory=list)
    _lock: threading.RLock = field(default_factory=threading.RLock)
    _timer: threading.Timer | None = None

    def begin(self) -> None:
        """Read the file, so that the first page need not; what is wrong with it is told there."""
        with suppress(KatachiError, OSError):
            self.here(())

    def here(self, line: Sequence[str]) -> Here:
        """The position after some moves from the empty corner; KatachiError for what cannot be played."""
        with self._lock:
            graph = self._read()
            board, corners, color = Board(SIZE), Corners(), BLACK
            for number, word in enumerate(line, 1):
                self._play(board, color, word, number)
                color = opponent(color)
            local = corners.local(board, 0, color)
            found = graph.positions.get(local.key, [])
            moves = [(turned(move.place) if local.turned else move.place, move) for move in found]
            return Here(tuple(line), board, color, local.key, local.turned, local.symmetric, moves)

    def _play(self, board: Board, color: int, word: str, number: int) -> None:
        place = place_named(word, AREA)
        if place is None:
            raise KatachiError(
                f"move {number}: '{word[:20]}' is no move; they are 1-1 to {AREA}-{AREA}, or tenuki"
            )
        try:
            board.play(color, point_at_place(place))
        except EngineError as error:
            raise KatachiError(f"move {number}, {word}: {error}") from None

    def meets(self, key: int) -> bool:
        """Whether several moves lead to a position."""
        return self.parents[key] > 1

    # -- changes -----------------------------------------------------------------------------------

    def add(self, line: Sequence[str], word: str, who: str) -> str:
        """Add a move unless it is there; the move as it is named on the board."""
        with self._lock:
            here = self.here(line)
            place = place_named(word, AREA)
            if place is None:
                raise KatachiError(f"'{word[:20]}' is no move; they are 1-1 to {AREA}-{AREA}, or tenuki")
            if place == TENUKI_PLACE and here.line[-1:] == ("tenuki",):
                raise KatachiError("both sides have played elsewhere: nothing is left to answer")
            if self._find(here, place) is None:
                self._do(lambda: self._add(line, [word]), who, {here.key}, f"added {word}")
            return word

    def _add(self, line: Sequence[str], words: Sequence[str]) -> int:
        """Add moves one after the other; how many were not there."""
        added = 0
        for number, word in enumerate(words):
            here = self.here([*line, *words[:number]])
            place = place_named(word, AREA)
            assert place is not None
            if self._find(here, place) is not None:
                continue
            self._play(here.board, here.color, word, len(here.line) + 1)
            child = Corners().local(here.board, 0, opponent(here.color)).key
            stored = turned(place) if here.is_turned else place
            if here.is_symmetric:
                stored = min(place, turned(place))
            graph = self._read()
            graph.positions[here.key] = _sorted(
                [*graph.positions.get(here.key, []), JosekiMove(stored, child)]
            )
            self.parents[child] += 1
            added += 1
        return added

    def tell(
        self,
        line: Sequence[str],
        word: str,
        who: str,
        kind: str | None,
        name: str | None,
        comment: str | None,
    ) -> None:
        """Type, name and comment of a move, as far as they are given; a type that is given stays."""
        with self._lock:
            here = self.here(line)
            self._require(here, word)
            if kind is not None and kind not in TYPES:
                raise KatachiError(f"type: one of {', '.join(TYPES)}")
            words = (None if name is None else _line(name, '"'), None if comment is None else _line(comment))
            self._do(lambda: self._tell(line, word, kind, *words), who, {here.key}, f"changed {word}")

    def _tell(
        self, line: Sequence[str], word: str, kind: str | None, name: str | None, comment: str | None
    ) -> None:
        here = self.here(line)
        move = self._require(here, word)
        changed = replace(
            move,
            type=move.type if kind is None else TYPES.index(kind),
            fixed=move.fixed or kind is not None,
            name=move.name if name is None else name,
            comment=move.comment if comment is None else comment,
        )
        moves = self._read().positions[here.key]
        self._read().positions[here.key] = _sorted([changed if each is move else each for each in moves])

    def drop(self, line: Sequence[str], word: str, who: str) -> str:
        """Remove a move that a person added; one from games gets the type ignore. What was done, in words."""
        with self._lock:
            here = self.here(line)
            move = self._require(here, word)
            if move.figures != Figures():
                self.tell(line, word, who, TYPES[IGNORE], None, None)
                return f"{word} comes from games: it is ignored now, mining would bring it back"
            self._do(lambda: self._drop(line, word), who, {here.key}, f"removed {word}")
            return f"{word} is removed"

    def _drop(self, line: Sequence[str], word: str) -> None:
        here = self.here(line)
        move = self._require(here, word)
        moves = self._read().positions[here.key]
        self._read().positions[here.key] = [each for each in moves if each is not move]
        self.parents[move.child] -= 1

    def paste(self, sgf: bytes, who: str) -> int:
        """Add all lines of an SGF tree, whichever corner they are in; how many moves were new."""
        lines = list(lines_of(sgf))
        with self._lock:
            keys: set[int] = set()
            for line in lines:
                self.here(line)  # all can be played, or nothing is added
                keys.update(self.here(line[:end]).key for end in range(len(line)))
            added = 0

            def make() -> None:
                nonlocal added
                added = sum(self._add((), line) for line in lines)

            self._do(make, who, keys, "pasted lines")
            return added

    def undo(self, who: str) -> str:
        """Take back the last change of this person; in words, empty when there is none."""
        with self._lock:
            mine = [change for change in self._past if change.who == who]
            if not mine:
                return ""
            change = mine[-1]
            later = self._past[self._past.index(change) + 1 :]
            if any(set(other.before) & set(change.before) for other in later):
                raise KatachiError("somebody else has changed this position since")
            self._past.remove(change)

            def make() -> None:
                positions = self._read().positions
                for key, moves in change.before.items():
                    if moves:
                        positions[key] = list(moves)
                    else:
                        positions.pop(key, None)
                self._count()

            make()
            self._unsaved.append(_Change(make, who, {}, "undo"))
            self._save_soon()
            return change.words

    def _find(self, here: Here, place: int) -> JosekiMove | None:
        places = {place, turned(place)} if here.is_symmetric else {place}
        return next((move for at, move in here.moves if at in places), None)

    def _require(self, here: Here, word: str) -> JosekiMove:
        place = place_named(word, AREA)
        move = None if place is None else self._find(here, place)
        if move is None:
            raise KatachiError(f"'{word[:20]}' is no move of this position")
        return move

    def _do(self, make: Callable[[], object], who: str, keys: set[int], words: str) -> None:
        graph = self._read()
        before = {key: list(graph.positions.get(key, [])) for key in keys}
        make()
        change = _Change(make, who, before, words)
        self._past.append(change)
        self._unsaved.append(change)
        self._save_soon()

    # -- the file ----------------------------------------------------------------------------------

    def _read(self) -> Graph:
        """The graph; read again when the file has changed and nothing of ours is waiting."""
        if self.graph is None or (not self._unsaved and self._stamp != self._file_stamp()):
            self._load()
        assert self.graph is not None
        return self.graph

    def _load(self) -> None:
        self._stamp = self._file_stamp()
        self.graph = text.read_file(self.path) if self._stamp else graph_of(root_key(), {})
        self._past.clear()
        self._count()

    def _count(self) -> None:
        assert self.graph is not None
        self.parents = self.graph.parents()

    def _file_stamp(self) -> int:
        return self.path.stat().st_mtime_ns if self.path.exists() else 0

    def _save_soon(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = threading.Timer(SAVE_AFTER_S, self.save)
        self._timer.daemon = True
        self._timer.start()

    def save(self) -> None:
        """Write what has not been written."""
        with self._lock:
            if not self._unsaved:
                return
            if self._stamp != self._file_stamp():
                waiting = list(self._unsaved)
                self._load()
                for change in waiting:
                    self._again(change)
            assert self.graph is not None
            whole = graph_of(self.graph.root, self.graph.positions)
            text.write_file(self.path, whole)
            self._stamp = self._file_stamp()
            self._unsaved.clear()

    def _again(self, change: _Change) -> None:
        try:
            change.make()
        except KatachiError:
            return  # the move that was spoken of is no longer there


def lines_of(sgf: bytes) -> Sequence[tuple[str, ...]]:
    """The lines of an SGF tree as moves in the corner in which it begins; moves elsewhere are tenuki."""
    try:
        tree = parse_tree(sgf)
    except RejectedGame:
        raise KatachiError("this is no SGF") from None
    size = tree.root.first("SZ") or "19"
    if size != str(SIZE):
        raise KatachiError(f"joseki are of {SIZE}x{SIZE}, not of {size}")
    found: list[tuple[str, ...]] = []
    todo: list[tuple[Node, tuple[tuple[str, int], ...]]] = [(tree.root, ())]
    total = 0
    while todo:
        node, moves = todo.pop()
        for name in ("B", "W"):
            if name in node.properties:
                moves = (*moves, (name, _point(node.first(name))))
                total += 1
        if total > MOST_MOVES:
            raise KatachiError(f"more than {MOST_MOVES} moves at once")
        if node.children:
            todo += [(child, moves) for child in reversed(node.children)]
        elif moves:
            found.append(_as_corner(moves))
    return [line for line in found if line]


def _point(value: str) -> int:
    """A place of SGF as 32 * row + column, -1 for a pass."""
    if len(value) != 2 or not all("a" <= sign <= "s" for sign in value):
        return -1
    return 32 * (ord(value[1]) - ord("a")) + ord(value[0]) - ord("a")


def _as_corner(moves: Sequence[tuple[str, int]]) -> tuple[str, ...]:
    """Moves as they are in the upper left corner, sides in turn; those elsewhere at the end are left out."""
    first = next((point for _, point in moves if point >= 0), -1)
    if first < 0:
        return ()
    right, low = first % 32 >= AREA, first // 32 >= AREA
    words: list[str] = []
    side = moves[0][0]
    for color, point in moves:
        if color != side:  # the side whose turn it was played elsewhere
            words.append("tenuki")
        column, row = point % 32, point // 32
        column, row = (SIZE - 1 - column if right else column), (SIZE - 1 - row if low else row)
        inside = point >= 0 and column < AREA and row < AREA
        words.append(f"{column + 1}-{row + 1}" if inside else "tenuki")
        side = "W" if color == "B" else "B"
    while words and words[-1] == "tenuki":
        words.pop()
    return tuple(words)


def _sorted(moves: Sequence[JosekiMove]) -> list[JosekiMove]:
    return sorted(moves, key=lambda move: move.order)


def _line(words: str, without: str = "") -> str:
    """One line, fit for the text form."""
    clean = " ".join("".join(s if s.isprintable() and s not in without else " " for s in words).split())
    return clean[:LONGEST]
