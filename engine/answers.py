"""What the readers say of a position, in the words of GTP regression suites.

Each answer is the text after ``=``: ``0`` (no), ``1 B5`` (yes, by a move at B5), ``2 B5`` and ``3 B5`` (by a
ko: with 2 the other side needs the first ko threat, with 3 the side that moves), or a word. The questions are
those of GNU Go's regression commands, in which such suites are written. Reading and writing lines is left to
the callers.
"""

from collections.abc import Sequence
from functools import cached_property

from engine.board import Board
from engine.combinations import Combinations
from engine.ending import Ending
from engine.evaluation.groups import EYE
from engine.evaluation.life import LIFE_STATUSES, Life
from engine.knowledge import default_path
from engine.players import Player, load_player
from engine.points import BLACK, EMPTY, NO_POINT, PASS, WHITE, EngineError, board_points, opponent, to_gtp
from engine.position import Position
from engine.reader.connections import (
    CONNECTED,
    KO_CONNECTS,
    KO_SEPARATES,
    SEPARATED,
    ConnectionReader,
)
from engine.reader.groups import KO_FIRST, NO, UNCERTAIN, YES, GroupReader, GroupReading
from engine.reader.ladders import CAPTURED, KO_DECIDES
from engine.reader.ladders import Reader as LadderReader
from engine.reader.results import code
from engine.reader.strings import ALL_STAGES, StringReader

#: how many moves reading one string may try, in all stages together: a quarter of a second
STRING_NODES = 1_000_000
#: how many positions the last stage of a search about a group may judge, and how many times as many if the
#: search is near its end then
GROUP_POSITIONS, GROUP_PATIENCE = 1_000_000, 4
#: how many of the moves that players like are tried when another one works, with so many positions for each
NUM_LIKED, LIKED_POSITIONS = 6, 100_000
SIDES = {BLACK: "black", WHITE: "white"}


class Answers:
    """Answers questions about one board at a time."""

    def __init__(self) -> None:
        self._strings = StringReader()
        self._ladders = LadderReader()
        self._combinations = Combinations(self._strings)
        self._connections = ConnectionReader(deep=True)
        self._groups = GroupReader(GROUP_PATIENCE)
        self._life = Life()
        self._position = Position()
        self._ending = Ending(self._position)

    @cached_property
    def _player(self) -> Player | None:
        """The player that says which moves players like; loaded when first needed, None without knowledge."""
        return load_player("manyfaces") if default_path() else None

    # -- one string ------------------------------------------------------------------------------------

    def attack(self, board: Board, stone: int) -> str:
        """Can the enemy capture this string when he plays first?"""
        reading = self._strings.attack(board, stone, STRING_NODES, ALL_STAGES)
        return _read(board, reading.so_far, True, reading.move)

    def defend(self, board: Board, stone: int) -> str:
        """Can this string be saved when its own side plays first?"""
        reading = self._strings.defend(board, stone, STRING_NODES, ALL_STAGES)
        return _read(board, reading.so_far, False, reading.move)

    def does_attack(self, board: Board, move: int, stone: int) -> str:
        """Does this move of the enemy capture the string, whatever is answered?"""
        result = self._strings.after(board, stone, True, move, STRING_NODES, ALL_STAGES).so_far
        return _read(board, result, True, move).split()[0]

    def does_defend(self, board: Board, move: int, stone: int) -> str:
        """Does this move of its own side save the string, whatever is answered?"""
        result = self._strings.after(board, stone, False, move, STRING_NODES, ALL_STAGES).so_far
        return _read(board, result, False, move).split()[0]

    def ladder_attack(self, board: Board, stone: int) -> str:
        """Can the enemy capture this string in a ladder, with every move an atari?"""
        reading = self._ladders.read(board, stone, "ladder")
        if reading.result == CAPTURED:
            return _coded(board, 1, reading.move)
        if reading.result == KO_DECIDES:
            result = self._strings.after(board, stone, True, reading.move, STRING_NODES, ALL_STAGES).so_far
            return _read(board, result, True, reading.move)
        return "0"

    # -- one group -------------------------------------------------------------------------------------

    def group_attack(self, board: Board, stone: int) -> str:
        """Can the enemy kill the group of this stone when he plays first?"""
        return _as_group(board, self._read_group(board, stone, "attack"))

    def group_defend(self, board: Board, stone: int) -> str:
        """Can the group of this stone live when its own side plays first?"""
        return _as_group(board, self._read_group(board, stone, "defend"))

    def group_does_attack(self, board: Board, move: int, stone: int) -> str:
        """Does this move of the enemy kill the group, whatever is answered?"""
        return _as_group(board, self._groups.after(board, stone, "attack", move, GROUP_POSITIONS)).split()[0]

    def group_does_defend(self, board: Board, move: int, stone: int) -> str:
        """Does this move of its own side make the group live, whatever is answered?"""
        return _as_group(board, self._groups.after(board, stone, "defend", move, GROUP_POSITIONS)).split()[0]

    def group_status(self, board: Board, stone: int) -> str:
        """Is the group of this stone alive, dead, or critical, and by which moves?"""
        attack = self._read_group(board, stone, "attack")
        if attack.likely == NO:
            return "alive"
        defence = self._read_group(board, stone, "defend")
        if defence.likely == NO:
            return "dead"
        return f"critical {_point(board, attack.move)} {_point(board, defence.move)}"

    def all_statuses(self, board: Board) -> dict[int, str]:
        """The status of each group of the evaluation, by its first stone; read less far than one alone."""
        self._position.refresh(board)
        number_at = self._position.groups.number_at
        stones = [point for point in board_points(board.size) if board.color_at(point) in SIDES]
        first = {(board.color_at(stone), number_at(stone)): stone for stone in reversed(stones)}
        found = {}
        for stone in sorted(first.values()):
            status = self._groups.status(board, stone, LIKED_POSITIONS)
            moves = (status.attack, status.defence) if status.status == "critical" else ()
            found[stone] = " ".join((status.status, *(_point(board, move) for move in moves)))
        return found

    def group_threaten(self, board: Board, stone: int, question: str) -> str:
        """Can the group be killed ("attack") or saved ("defend") by two moves in a row? With both moves."""
        side = board.color_at(stone)
        color = opponent(side) if question == "attack" else side
        for first in self._groups.moves(board, stone, question):
            if not board.is_legal(color, first):
                continue
            second = self._second(board.copy(), color, first, stone, question)
            if second is not None:
                return f"{_coded(board, YES, first)} {_point(board, second)}"
        return "0"

    def _second(self, board: Board, color: int, first: int, stone: int, question: str) -> int | None:
        """The move that succeeds after a first one; NO_POINT if that was enough, None if nothing works."""
        board.play(color, first)
        if board.color_at(stone) not in SIDES:
            return NO_POINT
        found = self._groups.read(board, stone, question, LIKED_POSITIONS)
        return found.move if found.likely == YES else None

    def group_stones(self, board: Board, stone: int) -> list[int]:
        """The stones of the group that a stone belongs to, by the evaluation."""
        self._position.refresh(board)
        number_at = self._position.groups.number_at
        side = board.color_at(stone)
        return [
            point
            for point in board_points(board.size)
            if board.color_at(point) == side and number_at(point) == number_at(stone)
        ]

    def _read_group(self, board: Board, stone: int, question: str) -> GroupReading:
        """What becomes of a group, with the move, of those that succeed, that players like best.

        A move that leaves a dead shape is not preferred to one that kills whatever the threats. Without
        knowledge the move is the one found first; so it is for a ko in which its side needs the first
        threat, because there a move elsewhere is just as good.
        """
        found = self._groups.read(board, stone, question, GROUP_POSITIONS)
        player = self._player
        if player is None or found.likely not in (YES, KO_FIRST) or found.move <= PASS:
            return found
        liked = self._liked_moves(player, board, stone, question)
        if found.result == UNCERTAIN:
            return found._replace(move=self._likeliest(board, stone, question, found, liked))
        for move in liked:
            if move == found.move:
                break
            tried = self._groups.after(board, stone, question, move, LIKED_POSITIONS)
            if tried.result == found.likely and tried.is_left <= found.is_left:
                return found._replace(move=move)
        return found

    def _likeliest(
        self, board: Board, stone: int, question: str, found: GroupReading, liked: Sequence[int]
    ) -> int:
        """The move to answer with if nothing is proved: read by itself, it works or seems to.

        Otherwise it is one that leaves a dead shape, or the last choice of the search. But the search may
        hardly have looked at that move; if it fails, it is the best liked of those that may not.
        """
        open_: list[int] = []
        seems = leaves = NO_POINT
        for move in dict.fromkeys((*liked, found.move)):
            tried = self._groups.after(board, stone, question, move, LIKED_POSITIONS)
            if tried.is_left and tried.likely == YES:
                leaves = leaves or move
                continue
            if tried.result == found.likely:
                return move
            if tried.result == UNCERTAIN:
                open_.append(move)
                if tried.likely in (YES, found.likely):
                    seems = seems or move
        return seems or leaves or (found.move if found.move in open_ or not open_ else open_[0])

    def _liked_moves(self, player: Player, board: Board, stone: int, question: str) -> list[int]:
        """Of the first moves that reading would consider, those that players like best, best first."""
        side = board.color_at(stone)
        near = set(self._groups.moves(board, stone, question))
        ranked = player.ranked(board, opponent(side) if question == "attack" else side, board.size**2)
        return [move for move in ranked if move in near][:NUM_LIKED]

    # -- several groups ----------------------------------------------------------------------------------

    def groups_live_after(self, board: Board, move: int, stones: Sequence[int]) -> str:
        """Does a move of their own side make the groups of these stones live, whatever is answered?"""
        codes = [int(self.group_does_defend(board, move, stone)) for stone in stones]
        return str(max(codes) if all(codes) else 0)

    def semeai(self, board: Board, one: int, two: int) -> str:
        """Two groups against each other, with the first one's side to move: does it live, does it kill the
        other one, and by which move?"""
        lives = self._read_group(board, one, "defend")
        kills = self._read_group(board, two, "attack")
        best = kills if kills.likely == YES or (kills.likely != NO and lives.likely != YES) else lives
        move = NO_POINT if best.likely == NO else best.move
        return f"{lives.likely} {kills.likely} {_point(board, move)}"

    # -- several strings ---------------------------------------------------------------------------------

    def connect(self, board: Board, one: int, two: int) -> str:
        """Can the side of these two stones connect them when it plays first?"""
        reading = self._connections.read(board, one, two, "connect")
        code = {SEPARATED: 0, KO_SEPARATES: 3, KO_CONNECTS: 2, CONNECTED: 1}[reading.likely]
        return _coded(board, code, reading.move)

    def disconnect(self, board: Board, one: int, two: int) -> str:
        """Can the enemy cut these two stones when he plays first?"""
        reading = self._connections.read(board, one, two, "disconnect")
        code = {SEPARATED: 1, KO_SEPARATES: 2, KO_CONNECTS: 3, CONNECTED: 0}[reading.likely]
        return _coded(board, code, reading.move)

    def same_group(self, board: Board, one: int, two: int) -> str:
        """Do these two stones belong to one group, which the enemy cannot cut between them?"""
        if board.color_at(one) != board.color_at(two):
            return "0"
        reading = self._connections.read(board, one, two, "disconnect")
        return str(int(reading.likely == CONNECTED))

    def attack_either(self, board: Board, one: int, two: int) -> str:
        """Can the enemy of these two strings capture one of them when he plays first? Only the code."""
        return str(code(self._combinations.attack_either(board, one, two), True))

    def defend_both(self, board: Board, one: int, two: int) -> str:
        """Can both strings be saved when their own side plays first? Only the code."""
        return str(code(self._combinations.defend_both(board, one, two), False))

    def combination(self, board: Board, color: int) -> str:
        """A move of this side that wins one of several strings, none of which it wins singly; or PASS."""
        return _point(board, self._combinations.find(board, color))

    # -- life and territory ------------------------------------------------------------------------------

    def unconditional_status(self, board: Board, point: int) -> str:
        """What a stone or an empty point is whatever is played: Benson's algorithm, and territory."""
        return LIFE_STATUSES[self._life.status(board, point)].replace(" ", "_")

    def eye(self, board: Board, point: int) -> str:
        """How many eyes the eye at a point is worth at least and at most, with the moves that decide it.

        At least: if the enemy moves first; at most: if its own side does. The answer is "0 0" at an empty
        point beside a stone that is part of no eye, and -1 at any other point.
        """
        self._position.refresh(board)
        eye = self._position.eyes.eye_at(board, point, self._position.tactics)
        if eye is None:
            is_beside = any(board.neighbours(point, side) for side in SIDES)
            return "0 0" if is_beside and board.color_at(point) == EMPTY else "-1"
        least, most = eye.typ_eyes // EYE, -(-eye.max_eyes // EYE)
        if least == most:
            return f"{least} {most}"
        return f"{least} {most} {_first(board, eye.attacks)} {_first(board, eye.defences)}"

    def score(self, board: Board, to_play: int, komi: float, counts_territory: bool = False) -> float:
        """Black's expected lead less komi, by area or territory counting, with doubtful groups read out."""
        return self._ending.estimate(board, to_play, counts_territory) - komi


def _read(board: Board, result: int, attacking: bool, move: int) -> str:
    """What becomes of a string, as an answer; at the node limit, the result of the last finished stage."""
    return _coded(board, code(result, attacking), move)


def _coded(board: Board, code: int, move: int) -> str:
    if code == 0:
        return "0"
    return f"{code} {_point(board, move)}"


def _point(board: Board, move: int) -> str:
    return "PASS" if move in (NO_POINT, PASS) else to_gtp(move, board.size)


def _as_group(board: Board, reading) -> str:
    """What becomes of a group, as an answer (results are its codes); at the limit, what seems most likely."""
    return _coded(board, reading.likely, reading.move)


def _first(board: Board, points: tuple[int, ...]) -> str:
    """The first of some points, or PASS."""
    return to_gtp(points[0], board.size) if points else "PASS"


def require_stone(board: Board, point: int) -> int:
    """The point, if a stone is there; raises EngineError otherwise."""
    if board.color_at(point) not in SIDES:
        raise EngineError(f"no stone at {to_gtp(point, board.size)}")
    return point
