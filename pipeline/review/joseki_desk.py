"""The joseki while they are edited: a graph in memory, written to its file soon after each change.

If mining has written the file meanwhile, the changes that are not written yet are made again on the new
graph. What people did is marked so that mining keeps it: a type that they chose is fixed, a move that they
added has no figures (docs/joseki.md). Undo takes back a person's own changes, the last first; moves and
figures that mining has written since stay.
"""

import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple

from engine.board import Board
from engine.joseki.corners import AREA, Corners, Local
from engine.joseki.lines import SIZE, point_at_place, root_key
from engine.joseki.move import (
    IGNORE,
    TENUKI_PLACE,
    TYPES,
    Figures,
    Graph,
    JosekiMove,
    graph_of,
    parse_place,
    turned,
)
from engine.points import BLACK, EngineError, IllegalMove, opponent
from pipeline.errors import KatachiError
from pipeline.joseki import text
from pipeline.joseki.sgf_lines import RecordedMove, read_lines
from pipeline.joseki.text import one_line
from pipeline.tables import pluralise

#: seconds after a change until the file is written
SAVE_AFTER_S = 0.5
#: seconds until a write that failed is tried again
AGAIN_AFTER_S = 5.0
#: the most moves in an SGF that a page sends
MOST_MOVES = 20_000


@dataclass(frozen=True, slots=True)
class CornerPosition:
    """A position of the corner."""

    #: the moves that led to it
    line: tuple[str, ...]
    board: Board
    #: whose turn it is
    color: int
    #: in the graph
    key: int
    #: whether it is the same when it is mirrored on the diagonal
    is_symmetric: bool
    #: the moves, each with its place on this board: the graph may have the position turned
    moves: list[tuple[int, JosekiMove]]


#: (key of a position, place) -> the move
_Moves = dict[tuple[int, int], JosekiMove]


@dataclass(slots=True, eq=False)
class _Change:
    """A change, with what is needed to make it again and to undo it."""

    #: makes it on the desk's graph
    make: Callable[[], object]
    who: str
    words: str
    #: the keys of the positions that it may change
    keys: frozenset[int] = frozenset()
    #: the moves of these positions before and after it, when it was made last
    before: _Moves = field(default_factory=dict)
    after: _Moves = field(default_factory=dict)
    #: moves that people added below moves that it removes: a file cannot have them without those
    below: _Moves = field(default_factory=dict)

    @property
    def touched(self) -> set[int]:
        """The keys of the positions that it has changed."""
        return {key for (key, _), _ in self.before.items() ^ self.after.items()}


@dataclass(slots=True)
class JosekiDesk:
    """The graph of a file of joseki, for all who edit it at the same time, in several threads."""

    path: Path
    #: None until the file is read
    graph: Graph | None = None
    #: key of a position -> the number of moves that lead to it
    parents: Counter[int] = field(default_factory=Counter)
    #: modification time of the file when it was last read or written, in nanoseconds; 0 without a file
    _stamp: int = 0
    #: changes that are not written yet
    _unsaved: list[_Change] = field(default_factory=list)
    #: changes that can be undone, the oldest first
    _past: list[_Change] = field(default_factory=list)
    _lock: threading.RLock = field(default_factory=threading.RLock)
    _timer: threading.Timer | None = None
    #: why the last write failed; "" if it did not
    _why: str = ""

    def begin(self) -> None:
        """Read the file before the first page asks for it. Errors are left for that page to show."""
        with suppress(KatachiError):
            self.here(())

    def here(self, line: Sequence[str]) -> CornerPosition:
        """The position after a line from the empty corner.

        Raises KatachiError for an impossible move, and if the file cannot be read.
        """
        with self._lock:
            self._read()
            return self._here(line)

    def _here(self, line: Sequence[str]) -> CornerPosition:
        walk = _Walk()
        walk.to(line)
        local = walk.local()
        found = self._positions.get(local.key, [])
        moves = [(turned(move.place) if local.turned else move.place, move) for move in found]
        return CornerPosition(tuple(line), walk.board, walk.color, local.key, local.symmetric, moves)

    def meets(self, key: int) -> bool:
        """Whether several moves lead to a position."""
        return self.parents[key] > 1

    # -- changes -----------------------------------------------------------------------------------

    def add(self, line: Sequence[str], word: str, who: str) -> str:
        """Add a move after a line, unless it is there; returns the move's name. Raises KatachiError."""
        with self._lock:
            here = self.here(line)
            place = parse_place(word, AREA)
            if place is None:
                raise KatachiError(f"'{word[:20]}' is no move; they are 1-1 to {AREA}-{AREA}, or tenuki")
            if place == TENUKI_PLACE and here.line[-1:] == ("tenuki",):
                raise KatachiError("both sides have played elsewhere: nothing is left to answer")
            if self._find(here, place) is None:
                whole = [*line, word]  # mining may drop a move of the line before this is made again
                keys = {met.key for met in _Walk().along(whole)}
                self._do(lambda: self._add(_Walk(), whole), who, keys, f"added {word}")
            return word

    def _add(self, walk: "_Walk", line: Sequence[str]) -> int:
        """Add the moves of a line that are missing in the graph; returns their number."""
        added, positions = 0, self._positions
        for met in walk.along(line):
            moves = positions.get(met.key, [])
            if all(move.place != met.place for move in moves):
                positions[met.key] = _in_order([*moves, JosekiMove(met.place, met.child)])
                self.parents[met.child] += 1
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
        """Set a move's type, name and comment, those that are not None. Mining keeps a type that was set.

        Raises KatachiError for an unknown move or type.
        """
        with self._lock:
            here = self.here(line)
            self._require(here, word)
            if kind is not None and kind not in TYPES:
                raise KatachiError(f"type: one of {', '.join(TYPES)}")
            words = (
                None if name is None else one_line(name, '"'),
                None if comment is None else one_line(comment),
            )
            self._do(lambda: self._tell(line, word, kind, *words), who, {here.key}, f"changed {word}")

    def _tell(
        self, line: Sequence[str], word: str, kind: str | None, name: str | None, comment: str | None
    ) -> None:
        here = self._here(line)
        move = self._require(here, word)
        changed = replace(
            move,
            type=move.type if kind is None else TYPES.index(kind),
            fixed=move.fixed or kind is not None,
            name=move.name if name is None else name,
            comment=move.comment if comment is None else comment,
        )
        moves = self._positions[here.key]
        self._positions[here.key] = _in_order([changed if each is move else each for each in moves])

    def drop(self, line: Sequence[str], word: str, who: str) -> str:
        """Remove a move that people added; a move from games gets the type ignore. Returns that in words."""
        with self._lock:
            here = self.here(line)
            move = self._require(here, word)
            if move.figures != Figures():
                self.tell(line, word, who, TYPES[IGNORE], None, None)
                return f"{word} comes from games: it is ignored now, mining would bring it back"
            self._do(lambda: self._drop(line, word), who, {here.key}, f"removed {word}")
            return f"{word} is removed"

    def _drop(self, line: Sequence[str], word: str) -> None:
        here = self._here(line)
        move = self._require(here, word)
        if move.figures != Figures():  # mining has found it in games since
            self._tell(line, word, TYPES[IGNORE], None, None)
            return
        self._positions[here.key] = [each for each in self._positions[here.key] if each is not move]
        self.parents[move.child] -= 1

    def paste(self, sgf: bytes, who: str, most: int | None = MOST_MOVES) -> int:
        """Add all lines of SGF trees, whichever corner they are in; returns the number of new moves.

        Raises KatachiError for more than ``most`` moves, and for one that cannot be played; then nothing is
        added.
        """
        lines = list(read_lines(sgf, most))
        with self._lock:
            keys = _keys_of(lines)
            added = 0

            def make() -> None:
                nonlocal added
                walk = _Walk()
                added = sum(self._add(walk, [move.word for move in line]) for line in lines)

            self._do(make, who, keys, "pasted lines")
            return added

    def undo(self, who: str) -> str:
        """Undo this person's last change; returns it in words, "" if there is none.

        Raises KatachiError when somebody else has changed one of its positions since.
        """
        with self._lock:
            self._read()
            mine = [change for change in self._past if change.who == who and change.touched]
            if not mine:
                return ""
            change = mine[-1]
            later = self._past[self._past.index(change) + 1 :]
            if any(other.touched & change.touched for other in later):
                raise KatachiError("somebody else has changed this position since")
            self._past.remove(change)
            self._make(_Change(lambda: self._take_back(change), who, "undo"))
            return change.words

    def _take_back(self, change: _Change) -> None:
        """Undo a change, except for what was changed again since."""
        now = self._moves_of(change.keys)
        for at in change.before.keys() | change.after.keys():
            found = _without(now.get(at), change.before.get(at), change.after.get(at))
            self._put(at, found)
            if found is not None and at not in change.after:
                for below, move in change.below.items():
                    if below not in self._moves_of({below[0]}):
                        self._put(below, move)
        self._count()

    def _put(self, at: tuple[int, int], move: JosekiMove | None) -> None:
        """Set the move at a position's key and a place; None removes it."""
        key, place = at
        others = [each for each in self._positions.get(key, []) if each.place != place]
        self._positions[key] = others if move is None else _in_order([*others, move])

    def _moves_of(self, keys: Iterable[int]) -> _Moves:
        return {(key, move.place): move for key in keys for move in self._positions.get(key, [])}

    def _find(self, here: CornerPosition, place: int) -> JosekiMove | None:
        """The move at a place of a position's board, or at its mirror image if the position is symmetric."""
        places = {place, turned(place)} if here.is_symmetric else {place}
        return next((move for at, move in here.moves if at in places), None)

    def _require(self, here: CornerPosition, word: str) -> JosekiMove:
        place = parse_place(word, AREA)
        move = None if place is None else self._find(here, place)
        if move is None:
            raise KatachiError(f"'{word[:20]}' is no move of this position")
        return move

    def _do(self, make: Callable[[], object], who: str, keys: set[int], words: str) -> None:
        """Make a change that can be undone."""
        self._read()
        change = _Change(make, who, words, frozenset(keys))
        self._make(change)
        self._past.append(change)

    def _make(self, change: _Change) -> None:
        """Make a change, and write it soon."""
        self._apply(change)
        self._unsaved.append(change)
        self._save_soon(SAVE_AFTER_S)

    def _apply(self, change: _Change) -> None:
        """Make a change on the graph, and note what it has changed."""
        before = change.before = change.after = self._moves_of(change.keys)
        change.below = {}
        change.make()
        after = change.after = self._moves_of(change.keys)
        for removed in before.keys() - after.keys():
            below = graph_of(before[removed].child, self._positions).positions
            added = {at: move for at, move in self._moves_of(below).items() if move.figures == Figures()}
            change.below |= added

    # -- the file ----------------------------------------------------------------------------------

    def _read(self) -> Graph:
        """The graph, read again if the file has changed and no change waits to be written."""
        try:
            if self.graph is None or (not self._unsaved and self._stamp != self._file_stamp()):
                self._load()
        except OSError as error:
            raise KatachiError(f"{self.path}: cannot be read: {error.strerror}") from None
        assert self.graph is not None
        return self.graph

    @property
    def _positions(self) -> dict[int, list[JosekiMove]]:
        """The moves by the key of their position, without checking whether the file has changed."""
        assert self.graph is not None
        return self.graph.positions

    def _load(self) -> None:
        stamp = self._file_stamp()
        self.graph = text.read_file(self.path) if stamp else graph_of(root_key(), {})
        self._stamp = stamp  # last, so that a file that cannot be read is tried again
        self._count()

    def _count(self) -> None:
        assert self.graph is not None
        self.parents = self.graph.parents()

    def _file_stamp(self) -> int:
        return self.path.stat().st_mtime_ns if self.path.exists() else 0

    def _save_soon(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = threading.Timer(seconds, self.try_to_save)
        self._timer.daemon = True
        self._timer.start()

    @property
    def trouble(self) -> str:
        """How many changes could not be written, and why, in words; "" if no write failed."""
        with self._lock:
            return f"{pluralise(len(self._unsaved), 'change')} not saved: {self._why}" if self._why else ""

    def try_to_save(self) -> str:
        """Write the waiting changes; if that fails, try again later. Returns ``trouble``."""
        with self._lock:
            try:
                self.save()
            except OSError as error:
                self._why = f"{self.path}: cannot be written: {error.strerror}"
            except KatachiError as error:
                self._why = str(error)
            if self._why:
                self._save_soon(AGAIN_AFTER_S)
            return self.trouble

    def end(self) -> None:
        """Write the waiting changes for the last time. Raises KatachiError, which says what is lost."""
        trouble = self.try_to_save()
        if self._timer is not None:
            self._timer.cancel()
        if trouble:
            raise KatachiError(f"joseki: {trouble}")

    def save(self) -> None:
        """Write the waiting changes. If that fails, raises KatachiError or OSError and keeps them."""
        with self._lock:
            if not self._unsaved:
                return
            if self._stamp != self._file_stamp():
                waiting = list(self._unsaved)
                self._load()
                for change in waiting:
                    self._redo(change)
            assert self.graph is not None
            whole = graph_of(self.graph.root, self.graph.positions, self.graph.openings)
            text.write_file(self.path, whole)
            self._stamp = self._file_stamp()
            self._unsaved.clear()
            self._why = ""

    def _redo(self, change: _Change) -> None:
        with suppress(KatachiError):  # mining has removed the move that it changed
            self._apply(change)


class _WalkedMove(NamedTuple):
    """A move of a walk, as the graph has it."""

    #: of the position before it
    key: int
    place: int
    #: the key of the position after it
    child: int


class _Walk:
    """A board that goes from line to line, undoing only the moves that they do not share."""

    def __init__(self) -> None:
        self.board, self._corners = Board(SIZE), Corners()
        #: the moves on the board
        self.words: list[str] = []

    @property
    def color(self) -> int:
        """Whose turn it is."""
        return opponent(BLACK) if len(self.words) % 2 else BLACK

    def local(self) -> Local:
        """The corner as the side to move sees it."""
        return self._corners.local(self.board, 0, self.color)

    def to(self, line: Sequence[str]) -> None:
        """Go to the end of a line. Raises KatachiError for a move that cannot be played."""
        for _ in self.along(line):
            pass

    def along(self, line: Sequence[str]) -> Iterator[_WalkedMove]:
        """Go to the end of a line, yielding the moves that the line before did not share.

        Raises like ``to``.
        """
        same = 0
        while same < min(len(line), len(self.words)) and line[same] == self.words[same]:
            same += 1
        for _ in self.words[same:]:
            self.board.undo()
        del self.words[same:]
        for word in line[same:]:
            yield self._play(word)

    def _play(self, word: str) -> _WalkedMove:
        before, place = self.local(), parse_place(word, AREA)
        number = len(self.words) + 1
        if place is None:
            raise KatachiError(
                f"move {number}: '{word[:20]}' is no move; they are 1-1 to {AREA}-{AREA}, or tenuki"
            )
        try:
            self.board.play(self.color, point_at_place(place))
        except EngineError as error:
            raise KatachiError(f"move {number}, {word}: {error}") from error
        self.words.append(word)
        stored = turned(place) if before.turned else place
        if before.symmetric:
            stored = min(place, turned(place))
        return _WalkedMove(before.key, stored, self.local().key)


def _keys_of(lines: Sequence[Sequence[RecordedMove]]) -> set[int]:
    """The keys of the positions in which the lines have a move.

    Raises KatachiError for an impossible move.
    """
    walk = _Walk()
    keys: set[int] = set()
    for line in lines:
        try:
            keys.update(met.key for met in walk.along([move.word for move in line]))
        except KatachiError as error:
            move, why = line[len(walk.words)], error.__cause__
            reason = why.reason if isinstance(why, IllegalMove) else str(error)
            raise KatachiError(
                f"{move.name}: it cannot be played after the moves of its corner alone ({reason});"
                " give the lines of a corner, not a whole game"
            ) from None
    return keys


def _without(
    now: JosekiMove | None, before: JosekiMove | None, after: JosekiMove | None
) -> JosekiMove | None:
    """The move ``now`` without the change from ``before`` to ``after``; None is no move.

    What was changed since stays, and so do the figures.
    """
    if before == after:
        return now
    if after is None:
        return now or before
    if before is None or now is None:
        return None if now == after else now
    is_ours = (now.type, now.fixed) == (after.type, after.fixed)
    return replace(
        now,
        type=before.type if is_ours else now.type,
        fixed=before.fixed if is_ours else now.fixed,
        name=before.name if now.name == after.name else now.name,
        comment=before.comment if now.comment == after.comment else now.comment,
    )


def _in_order(moves: Sequence[JosekiMove]) -> list[JosekiMove]:
    return sorted(moves, key=lambda move: move.order)
