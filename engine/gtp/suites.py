"""Commands of GNU Go's regression suites beyond GTP 2 and those of `Session`: facts about the stones, and
questions that take more than one reading.

Points are listed row by row from the upper left corner.
"""

from collections.abc import Iterable

from engine.answers import SIDES, require_stone
from engine.gtp.session import Session, Words, only_color, told_points
from engine.points import EngineError, board_points, opponent, to_gtp


class SuiteCommands:
    """Adds its commands to a session."""

    def __init__(self, session: Session) -> None:
        self.session = session
        session.add_from(self, (
            "color", "list_stones", "countlib", "findlib", "accuratelib",
            "all_legal", "captures", "last_move", "move_history", "query_boardsize", "get_komi", "echo",
            "help", "black", "playwhite", "gg_genmove", "genmove_black", "genmove_white", "ladder_attack",
            "attack_either", "defend_both", "combination_attack", "owl_threaten_attack",
            "owl_threaten_defense", "owl_connection_defends", "analyze_semeai",
        ))  # fmt: skip
        session.add("white", self._playwhite)
        session.add("worm_stones", self._string_stones)
        session.add("dragon_stones", self._group_stones)

    # -- stones ------------------------------------------------------------------------------------------

    def _color(self, words: Words) -> str:
        (point,) = self.session.points(words, 1)
        return SIDES.get(self.session.board.color_at(point), "empty")

    def _list_stones(self, words: Words) -> str:
        board, color = self.session.board, only_color(words)
        return self._told(point for point in board_points(board.size) if board.color_at(point) == color)

    def _string_stones(self, words: Words) -> str:
        return self._told(self.session.board.stones(self._stone(words)))

    def _group_stones(self, words: Words) -> str:
        """The stones of the group, by the evaluation, that a stone belongs to."""
        return self._told(self.session.answers.group_stones(self.session.board, self._stone(words)))

    def _countlib(self, words: Words) -> str:
        return str(self.session.board.num_liberties(self._stone(words)))

    def _findlib(self, words: Words) -> str:
        return self._told(self.session.board.liberties(self._stone(words)))

    def _accuratelib(self, words: Words) -> str:
        """The liberties that a stone played at a point would have."""
        color, point = self.session.move(words)
        board = self.session.board.copy()
        board.play(color, point)
        return self._told(board.liberties(point))

    def _all_legal(self, words: Words) -> str:
        board, color = self.session.board, only_color(words)
        return self._told(point for point in board_points(board.size) if board.is_legal(color, point))

    def _captures(self, words: Words) -> str:
        """How many stones a color has captured."""
        return str(self.session.board.captured(opponent(only_color(words))))

    # -- the game ----------------------------------------------------------------------------------------

    def _last_move(self, words: Words) -> str:
        moves = self._moves()
        if not moves:
            raise EngineError("no move has been played")
        return moves[0]

    def _move_history(self, words: Words) -> str:
        """All moves, the last one first, one a line."""
        return "\n".join(self._moves())

    def _moves(self) -> list[str]:
        board = self.session.board
        return [f"{SIDES[color]} {to_gtp(point, board.size)}" for color, point in reversed(board.moves())]

    def _query_boardsize(self, words: Words) -> str:
        return str(self.session.board.size)

    def _get_komi(self, words: Words) -> str:
        return told_points(self.session.komi)

    def _echo(self, words: Words) -> str:
        return " ".join(words)

    # -- other names of commands of GTP 2 ----------------------------------------------------------------

    def _help(self, words: Words) -> str:
        return self._as("list_commands")

    def _black(self, words: Words) -> str:
        return self._as("play black", words)

    def _playwhite(self, words: Words) -> str:
        return self._as("play white", words)

    def _genmove_black(self, words: Words) -> str:
        return self._as("genmove black")

    def _genmove_white(self, words: Words) -> str:
        return self._as("genmove white")

    def _gg_genmove(self, words: Words) -> str:
        """Choose a move; a random number may follow the color, but nothing is random here."""
        return self._as("reg_genmove", words[:1])

    def _as(self, command: str, words: Words = ()) -> str:
        return self.session.ask(" ".join((command, *words)))

    # -- reading -----------------------------------------------------------------------------------------

    def _ladder_attack(self, words: Words) -> str:
        return self.session.answers.ladder_attack(self.session.board, self._stone(words))

    def _attack_either(self, words: Words) -> str:
        return self.session.answers.attack_either(self.session.board, *self.session.pair(words))

    def _defend_both(self, words: Words) -> str:
        return self.session.answers.defend_both(self.session.board, *self.session.pair(words))

    def _combination_attack(self, words: Words) -> str:
        return self.session.answers.combination(self.session.board, only_color(words))

    def _owl_threaten_attack(self, words: Words) -> str:
        return self.session.answers.group_threaten(self.session.board, self._stone(words), "attack")

    def _owl_threaten_defense(self, words: Words) -> str:
        return self.session.answers.group_threaten(self.session.board, self._stone(words), "defend")

    def _owl_connection_defends(self, words: Words) -> str:
        move, one, two = self.session.points(words, 3)
        stones = [require_stone(self.session.board, stone) for stone in (one, two)]
        return self.session.answers.groups_live_after(self.session.board, move, stones)

    def _analyze_semeai(self, words: Words) -> str:
        one, two = self.session.stones(words, 2)
        if self.session.board.color_at(one) == self.session.board.color_at(two):
            raise EngineError(f"{words[0]} and {words[1]} are of one color")
        return self.session.answers.semeai(self.session.board, one, two)

    # -- words -------------------------------------------------------------------------------------------

    def _stone(self, words: Words) -> int:
        (stone,) = self.session.stones(words, 1)
        return stone

    def _told(self, points: Iterable[int]) -> str:
        return " ".join(to_gtp(point, self.session.board.size) for point in sorted(points))
