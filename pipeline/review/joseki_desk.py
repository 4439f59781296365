"""The joseki that are edited: a graph in memory, written back to its file soon after each change.

When mining has written the file meanwhile, the changes made since the last writing are made again on what is
there now. What a person did is marked so that mining keeps it: a type that was chosen is fixed, a move that
was added has no figures (docs/joseki.md). What is taken back is what he did, move by move; moves and figures
that mining has written since stay.
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
from pipeline.tables import counted

#: seconds between a change and the writing of the file
SAVE_AFTER_S = 0.5
#: seconds until it is tried again when that failed
AGAIN_AFTER_S = 5.0
LONGEST = 200
#: moves that an SGF of a page may bring at once
MOST_MOVES = 20_000
#: properties of SGF that change the board without a move
_SETUP = ("AB", "AW", "AE")


@dataclass(frozen=True, slots=True)
class Here:
    """A position: how it was reached, what is on the board, and its moves as they lie there."""

    line: tuple[str, ...]
    board: Board
    color: int
    key: int
    is_symmetric: bool
    moves: list[tuple[int, JosekiMove]]


#: moves by their position and place
_Moves = dict[tuple[int, int], JosekiMove]


@dataclass(slots=True, eq=False)
class _Change:
    """A change, so that it can be made again and taken back."""

    make: Callable[[], object]
    who: str
    words: str
    #: the positions that it may change
    keys: frozenset[int] = frozenset()
    #: their moves before it and after it, when it was made last
    before: _Moves = field(default_factory=dict)
    after: _Moves = field(default_factory=dict)
    #: moves that people added after those that it removes: without these no file has them
    below: _Moves = field(default_factory=dict)

    @property
    def touched(self) -> set[int]:
        """The positions that it has changed."""
        return {key for (key, _), _ in self.before.items() ^ self.after.items()}


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
    #: why the last writing failed
    _why: str = ""

    def begin(self) -> None:
        """Read the file, so that the first page need not; what is wrong with it is told there."""
        with suppress(KatachiError):
            self.here(())

    def here(self, line: Sequence[str]) -> Here:
        """The position after some moves from the empty corner; KatachiError for what cannot be played."""
        with self._lock:
            self._read()
            return self._here(line)

    def _here(self, line: Sequence[str]) -> Here:
        walk = _Walk()
        walk.to(line)
        local = walk.local()
        found = self._positions.get(local.key, [])
        moves = [(turned(move.place) if local.turned else move.place, move) for move in found]
        return Here(tuple(line), walk.board, walk.color, local.key, local.symmetric, moves)

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
                whole = [*line, word]  # mining may have left out a move of the line when this is made again
                keys = {met.key for met in _Walk().along(whole)}
                self._do(lambda: self._add(_Walk(), whole), who, keys, f"added {word}")
            return word

    def _add(self, walk: "_Walk", line: Sequence[str]) -> int:
        """Add the moves of a line that the walk has not come by yet; how many were not there."""
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
        here = self._here(line)
        move = self._require(here, word)
        if move.figures != Figures():  # mining has come by it since
            self._tell(line, word, TYPES[IGNORE], None, None)
            return
        self._positions[here.key] = [each for each in self._positions[here.key] if each is not move]
        self.parents[move.child] -= 1

    def paste(self, sgf: bytes, who: str, most: int | None = MOST_MOVES) -> int:
        """Add all lines of SGF trees, whichever corner they are in; how many moves were new.

        Raises KatachiError for more than ``most`` moves, and for one that cannot be played; nothing is added
        then.
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
        """Take back what this person changed last; in words, empty when there is nothing."""
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
        """Undo what a change did, as far as it is still so."""
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
        """Have a move at a place of a position, or none."""
        key, place = at
        others = [each for each in self._positions.get(key, []) if each.place != place]
        self._positions[key] = others if move is None else _sorted([*others, move])

    def _moves_of(self, keys: Iterable[int]) -> _Moves:
        return {(key, move.place): move for key in keys for move in self._positions.get(key, [])}

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
        """The graph; read again when the file has changed and nothing of ours is waiting."""
        try:
            if self.graph is None or (not self._unsaved and self._stamp != self._file_stamp()):
                self._load()
        except OSError as error:
            raise KatachiError(f"{self.path}: cannot be read: {error.strerror}") from None
        assert self.graph is not None
        return self.graph

    @property
    def _positions(self) -> dict[int, list[JosekiMove]]:
        """The moves by position, whatever the file has meanwhile."""
        assert self.graph is not None
        return self.graph.positions

    def _load(self) -> None:
        stamp = self._file_stamp()
        self.graph = text.read_file(self.path) if stamp else graph_of(root_key(), {})
        self._stamp = stamp  # not before: a file that cannot be read is read again the next time
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
        """What is not written because that failed, and why, in words; empty when nothing failed."""
        with self._lock:
            return f"{counted(len(self._unsaved), 'change')} not saved: {self._why}" if self._why else ""

    def try_to_save(self) -> str:
        """Write what has not been written, later again where that fails; the trouble in words."""
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
        """Write what has not been written, for the last time; KatachiError says what is lost."""
        trouble = self.try_to_save()
        if self._timer is not None:
            self._timer.cancel()
        if trouble:
            raise KatachiError(f"joseki: {trouble}")

    def save(self) -> None:
        """Write what has not been written; KatachiError or OSError where that fails, and all is kept."""
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
        with suppress(KatachiError):  # the move that was spoken of is no longer there
            self._work(change)


class _Met(NamedTuple):
    """A move that a walk came by: the position before it, its place as the graph has it, what it leads to."""

    key: int
    place: int
    child: int


class _Walk:
    """A board that goes from line to line, back only as far as they differ."""

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
        """Be at the end of a line; KatachiError for what cannot be played."""
        for _ in self.along(line):
            pass

    def along(self, line: Sequence[str]) -> Iterator[_Met]:
        """Play a line; the moves that the line before did not begin with. KatachiError as for ``to``."""
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
    #: for messages, as in move 12, W D10
    name: str
    is_pass: bool


def lines_of(sgf: bytes, most: int | None = MOST_MOVES) -> list[tuple[str, ...]]:
    """The lines of SGF trees as moves in the corner in which each begins; moves elsewhere are tenuki.

    What is played elsewhere at the end of a line is left out, as a game goes on elsewhere. A pass is tenuki
    there too; not two of them, which end a game, unless Katachi wrote the tree. KatachiError for setup
    stones: the moves after them are not those of an empty corner.
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
    """The positions in which the lines have a move. KatachiError for a move that cannot be played."""
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
    """A point of SGF; what is none on the board is a pass."""
    try:
        return int(from_sgf(value, SIZE))
    except EngineError:
        return PASS


def _as_corner(moves: Sequence[tuple[str, int]], is_ours: bool, game: str) -> list[_Recorded]:
    """Moves as they are in the upper left corner, sides in turn, to the end that ``lines_of`` tells."""
    first = next((coordinates(point) for _, point in moves if point != PASS), (0, 0))
    right, low = (place >= AREA for place in first)
    line: list[_Recorded] = []
    num_kept = 0
    side = moves[0][0] if moves else ""
    for number, (color, point) in enumerate(moves, 1):
        name = f"{game}move {number}, {color} {to_gtp(point, SIZE)}"
        if color != side:  # the side whose turn it was played elsewhere
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
    """Where a point is in a corner; TENUKI_PLACE outside of it."""
    if point == PASS:
        return TENUKI_PLACE
    column, row = coordinates(point)
    column, row = (SIZE - 1 - column if right else column), (SIZE - 1 - row if low else row)
    return 16 * (column + 1) + row + 1 if column < AREA and row < AREA else TENUKI_PLACE


def _without(
    now: JosekiMove | None, before: JosekiMove | None, after: JosekiMove | None
) -> JosekiMove | None:
    """A move as it is without a change: before and after that it was so; None where there is none.

    What has become of it since, and what games say of it, stays.
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
    """One line, fit for the text form."""
    clean = " ".join("".join(s if s.isprintable() and s not in without else " " for s in words).split())
    return clean[:LONGEST]
