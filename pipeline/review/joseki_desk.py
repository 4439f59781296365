"""The joseki while they are edited: a graph in memory, written back to its file soon after each change.

If mining has written the file meanwhile, the changes made since the last writing are made again on the new
graph. What a person did is marked so that mining keeps it: a type he chose is fixed, a move he added has no
figures (docs/joseki.md). Undo takes back what he did, move by move; moves and figures that mining has written
since stay.
"""

import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from io import BytesIO
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
    named,
    place_named,
    turned,
)
from engine.points import BLACK, PASS, EngineError, IllegalMove, coordinates, from_sgf, opponent, to_gtp
from pipeline.errors import KatachiError, RejectedGame
from pipeline.game_records.sgf_tree import Node, Tree, parse_tree
from pipeline.game_records.splitter import split_games
from pipeline.joseki import text
from pipeline.tables import pluralise

#: seconds between a change and the writing of the file
SAVE_AFTER_S = 0.5
#: seconds until a failed writing is tried again
AGAIN_AFTER_S = 5.0
LONGEST = 200
#: the most moves in an SGF that a page sends
MOST_MOVES = 20_000
#: properties of SGF that change the board without a move
_SETUP = ("AB", "AW", "AE")


@dataclass(frozen=True, slots=True)
class CornerPosition:
    """A position of the corner: the line that led to it, its board, and its moves as they lie on it."""

    line: tuple[str, ...]
    board: Board
    color: int
    key: int
    is_symmetric: bool
    moves: list[tuple[int, JosekiMove]]


#: moves by key of their position and place in it
_Moves = dict[tuple[int, int], JosekiMove]


@dataclass(slots=True, eq=False)
class _Change:
    """A change, with what is needed to make it again and to undo it."""

    make: Callable[[], object]
    who: str
    words: str
    #: keys of the positions that it may change
    keys: frozenset[int] = frozenset()
    #: the moves of these positions before and after the change, as it was made last
    before: _Moves = field(default_factory=dict)
    after: _Moves = field(default_factory=dict)
    #: moves that people added below those that it removes: no file keeps them without these
    below: _Moves = field(default_factory=dict)

    @property
    def touched(self) -> set[int]:
        """Keys of the positions that it has changed."""
        return {key for (key, _), _ in self.before.items() ^ self.after.items()}


@dataclass(slots=True)
class JosekiDesk:
    """The graph of a file of joseki, for everybody who edits it at the same time."""

    path: Path
    graph: Graph | None = None
    parents: Counter[int] = field(default_factory=Counter)
    _stamp: int = 0
    _unsaved: list[_Change] = field(default_factory=list)
    _past: list[_Change] = field(default_factory=list)
    _lock: threading.RLock = field(default_factory=threading.RLock)
    _timer: threading.Timer | None = None
    #: why the last writing failed
    _why: str = ""

    def begin(self) -> None:
        """Read the file in advance of the first page; errors are left for that page to show."""
        with suppress(KatachiError):
            self.here(())

    def here(self, line: Sequence[str]) -> CornerPosition:
        """The position after moves from the empty corner; raises KatachiError for an impossible move."""
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
        """Add a move unless it is there; returns its name on the board."""
        with self._lock:
            here = self.here(line)
            place = place_named(word, AREA)
            if place is None:
                raise KatachiError(f"'{word[:20]}' is no move; they are 1-1 to {AREA}-{AREA}, or tenuki")
            if place == TENUKI_PLACE and here.line[-1:] == ("tenuki",):
                raise KatachiError("both sides have played elsewhere: nothing is left to answer")
            if self._find(here, place) is None:
                whole = [*line, word]  # made again, it may find that mining has dropped a move of the line
                keys = {met.key for met in _Walk().along(whole)}
                self._do(lambda: self._add(_Walk(), whole), who, keys, f"added {word}")
            return word

    def _add(self, walk: "_Walk", line: Sequence[str]) -> int:
        """Add the moves of a line that are missing; returns their number."""
        added, positions = 0, self._positions
        for met in walk.along(line):
            moves = positions.get(met.key, [])
            if all(move.place != met.place for move in moves):
                positions[met.key] = _sorted([*moves, JosekiMove(met.place, met.child)])
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
        """Set those of a move's type, name and comment that are given; mining then keeps the type."""
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
        self._positions[here.key] = _sorted([changed if each is move else each for each in moves])

    def drop(self, line: Sequence[str], word: str, who: str) -> str:
        """Remove a move that a person added; one from games gets the type ignore. Returns that in words."""
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
        if move.figures != Figures():  # it is in games
            self._tell(line, word, TYPES[IGNORE], None, None)
            return
        self._positions[here.key] = [each for each in self._positions[here.key] if each is not move]
        self.parents[move.child] -= 1

    def paste(self, sgf: bytes, who: str, most: int | None = MOST_MOVES) -> int:
        """Add all lines of SGF trees, whichever corner they are in; returns the number of new moves.

        Raises KatachiError for more than ``most`` moves, and for one that cannot be played; then nothing is
        added.
        """
        lines = list(_lines(sgf, most))
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
        """Undo this person's last change; returns what was undone in words, "" if there is nothing."""
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
        """Undo what a change did, as far as it has not been changed again since."""
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
        """Set the move at a key and place; None removes it."""
        key, place = at
        others = [each for each in self._positions.get(key, []) if each.place != place]
        self._positions[key] = others if move is None else _sorted([*others, move])

    def _moves_of(self, keys: Iterable[int]) -> _Moves:
        return {(key, move.place): move for key in keys for move in self._positions.get(key, [])}

    def _find(self, here: CornerPosition, place: int) -> JosekiMove | None:
        places = {place, turned(place)} if here.is_symmetric else {place}
        return next((move for at, move in here.moves if at in places), None)

    def _require(self, here: CornerPosition, word: str) -> JosekiMove:
        place = place_named(word, AREA)
        move = None if place is None else self._find(here, place)
        if move is None:
            raise KatachiError(f"'{word[:20]}' is no move of this position")
        return move

    def _do(self, make: Callable[[], object], who: str, keys: set[int], words: str) -> None:
        self._read()
        change = _Change(make, who, words, frozenset(keys))
        self._make(change)
        self._past.append(change)

    def _make(self, change: _Change) -> None:
        self._work(change)
        self._unsaved.append(change)
        self._save_soon(SAVE_AFTER_S)

    def _work(self, change: _Change) -> None:
        """Make a change on the graph as it is."""
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
        """The graph; read again if the file has changed and none of our changes waits to be written."""
        try:
            if self.graph is None or (not self._unsaved and self._stamp != self._file_stamp()):
                self._load()
        except OSError as error:
            raise KatachiError(f"{self.path}: cannot be read: {error.strerror}") from None
        assert self.graph is not None
        return self.graph

    @property
    def _positions(self) -> dict[int, list[JosekiMove]]:
        """The moves by key of their position, without looking whether the file has changed."""
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
        """Which changes could not be written, and why, in words; "" if none failed."""
        with self._lock:
            return f"{pluralise(len(self._unsaved), 'change')} not saved: {self._why}" if self._why else ""

    def try_to_save(self) -> str:
        """Write the waiting changes; if that fails it is tried again later. Returns ``trouble``."""
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
        """Write the waiting changes for the last time; raises KatachiError that says what is lost."""
        trouble = self.try_to_save()
        if self._timer is not None:
            self._timer.cancel()
        if trouble:
            raise KatachiError(f"joseki: {trouble}")

    def save(self) -> None:
        """Write the waiting changes; raises KatachiError or OSError if that fails, and keeps them."""
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
            self._why = ""

    def _again(self, change: _Change) -> None:
        with suppress(KatachiError):  # mining has removed the move that it changed
            self._work(change)


class _Met(NamedTuple):
    """A move of a walk: the key of the position before it, its place in the graph, the key it leads to."""

    key: int
    place: int
    child: int


class _Walk:
    """A board that is moved from line to line, undoing only as far as they differ."""

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
        """Go to the end of a line; raises KatachiError for a move that cannot be played."""
        for _ in self.along(line):
            pass

    def along(self, line: Sequence[str]) -> Iterator[_Met]:
        """Go to the end of a line; yields its moves that the line before did not share. Raises as ``to``."""
        same = 0
        while same < min(len(line), len(self.words)) and line[same] == self.words[same]:
            same += 1
        for _ in self.words[same:]:
            self.board.undo()
        del self.words[same:]
        for word in line[same:]:
            yield self._play(word)

    def _play(self, word: str) -> _Met:
        before, place = self.local(), place_named(word, AREA)
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
        return _Met(before.key, stored, self.local().key)


# -- SGF -----------------------------------------------------------------------------------------------


class _Recorded(NamedTuple):
    """A move of a corner, and the move of the record that it comes from or comes before."""

    word: str
    #: a name for messages, such as "move 12, W D10"
    name: str
    is_pass: bool


def lines_of(sgf: bytes, most: int | None = MOST_MOVES) -> list[tuple[str, ...]]:
    """The lines of SGF trees, as moves in the corner in which each line begins; moves elsewhere are tenuki.

    Moves elsewhere at the end of a line are left out, as games go on elsewhere. A pass is tenuki as well, but
    two of them end a game, unless Katachi wrote the tree. Raises KatachiError for setup stones, as the moves
    after them are not those of an empty corner.
    """
    return [tuple(move.word for move in line) for line in _lines(sgf, most)]


def _lines(sgf: bytes, most: int | None) -> Iterator[list[_Recorded]]:
    games = list(split_games(BytesIO(sgf), len(sgf)))
    total = 0
    for number, game in enumerate(games, 1):
        place = f"game {number}: " if len(games) > 1 else ""
        try:
            tree = parse_tree(game)
        except RejectedGame:
            raise KatachiError(
                f"{place}this is no SGF; give a game record, or what 'katachi joseki sgf' wrote"
            ) from None
        total += sum(len({"B", "W"} & node.properties.keys()) for node in tree.root.all_nodes())
        if most is not None and total > most:
            raise KatachiError(
                f"more than {most} moves at once; 'katachi joseki add' takes as many as there are"
            )
        yield from _lines_of_tree(tree, place)


def _lines_of_tree(tree: Tree, place: str) -> Iterator[list[_Recorded]]:
    size = tree.root.first("SZ") or "19"
    if size != str(SIZE):
        raise KatachiError(f"{place}joseki are of {SIZE}x{SIZE}, not of {size}; give lines on that board")
    is_ours = tree.root.first("AP").startswith("Katachi")
    todo: list[tuple[Node, tuple[tuple[str, int], ...]]] = [(tree.root, ())]
    while todo:
        node, moves = todo.pop()
        for name in _SETUP:
            if value := node.first(name):
                after = f" after {moves[-1][0]} {to_gtp(moves[-1][1], SIZE)}" if moves else ""
                raise KatachiError(
                    f"{place}{name}[{_line(value)[:5]}]{after}: setup stones; give lines that are played from"
                    " the empty board"
                )
        for name in ("B", "W"):
            if name in node.properties:
                moves = (*moves, (name, _point(node.first(name))))
        if node.children:
            todo += [(child, moves) for child in reversed(node.children)]
        elif line := _as_corner(moves, is_ours, place):
            yield line


def _keys_of(lines: Sequence[Sequence[_Recorded]]) -> set[int]:
    """Keys of the positions in which the lines have a move; raises KatachiError for an impossible move."""
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


def _point(value: str) -> int:
    """The point of a value of SGF; a pass, if it is not on the board."""
    try:
        return int(from_sgf(value, SIZE))
    except EngineError:
        return PASS


def _as_corner(moves: Sequence[tuple[str, int]], is_ours: bool, game: str) -> list[_Recorded]:
    """Moves in the upper left corner with the sides in turn, as far as ``lines_of`` wants them."""
    first = next((coordinates(point) for _, point in moves if point != PASS), (0, 0))
    right, low = (place >= AREA for place in first)
    line: list[_Recorded] = []
    num_kept = 0
    side = moves[0][0] if moves else ""
    for number, (color, point) in enumerate(moves, 1):
        name = f"{game}move {number}, {color} {to_gtp(point, SIZE)}"
        if color != side:  # so the other side has played elsewhere
            line.append(_Recorded("tenuki", name, False))
        place = _place(point, right, low)
        line.append(_Recorded(named(place), name, point == PASS))
        if place != TENUKI_PLACE:
            num_kept = len(line)
        side = "W" if color == "B" else "B"
    ending = line[num_kept:]
    is_told = all(move.is_pass for move in ending) and (is_ours or (num_kept and len(ending) == 1))
    return line if is_told else line[:num_kept]


def _place(point: int, right: bool, low: bool) -> int:
    """The place of a point in a corner; TENUKI_PLACE if it is outside."""
    if point == PASS:
        return TENUKI_PLACE
    column, row = coordinates(point)
    column, row = (SIZE - 1 - column if right else column), (SIZE - 1 - row if low else row)
    return 16 * (column + 1) + row + 1 if column < AREA and row < AREA else TENUKI_PLACE


def _without(
    now: JosekiMove | None, before: JosekiMove | None, after: JosekiMove | None
) -> JosekiMove | None:
    """The move ``now`` without a change that made ``after`` of ``before``; None for no move.

    What was changed since, and what games say of the move, stays.
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


def _sorted(moves: Sequence[JosekiMove]) -> list[JosekiMove]:
    return sorted(moves, key=lambda move: move.order)


def _line(words: str, without: str = "") -> str:
    """The words as one line that the text form can hold."""
    clean = " ".join("".join(s if s.isprintable() and s not in without else " " for s in words).split())
    return clean[:LONGEST]
