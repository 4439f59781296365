"""The commands that make a game: handicap, moves that the engine chooses, time, the end."""

from engine.answers import SIDES
from engine.board import Board
from engine.ending import Ending, area_score, regions
from engine.gtp.clock import Clock
from engine.gtp.handicap import fixed_handicap, most_fixed
from engine.gtp.session import Session, Words, color_of, number_of, only_color, told_points
from engine.players.base import Player, unexplained
from engine.playing import Chooser, Limits
from engine.points import BLACK, PASS, WHITE, EngineError, board_points, encode_move, from_gtp, to_gtp

#: how many candidates top_moves names
NUM_TOP_MOVES = 10
STATUSES = ("alive", "dead", "seki")


class GameCommands:
    """Adds its commands to a session. ``chooser`` chooses the moves, ``player`` lists the candidates."""

    def __init__(self, session: Session, chooser: Chooser, player: Player, level: int) -> None:
        self.session = session
        self.chooser = chooser
        self.player = player
        self.level = level
        self.clock = Clock()
        self._ending = Ending()
        session.add_from(self, (
            "fixed_handicap", "place_free_handicap", "set_free_handicap", "genmove", "reg_genmove",
            "restricted_genmove", "kgs-genmove_cleanup", "time_settings", "time_left", "kgs-time_settings",
            "final_score", "final_status_list", "final_status", "top_moves", "top_moves_black",
            "top_moves_white", "level", "clear_board",
        ))  # fmt: skip
        session.ignore("kgs-game_over", "kgs-chat", "kgs-rules")

    def _clear_board(self, words: Words) -> str:
        """Begin a new game, and forget the time that was left in the last one."""
        self.clock.left = {}
        self.session.set_position(Board(self.session.board.size), BLACK)
        return ""

    # -- handicap ----------------------------------------------------------------------------------------

    def _fixed_handicap(self, words: Words) -> str:
        return self._place(fixed_handicap(self.session.board.size, self._num_stones(words)))

    def _place_free_handicap(self, words: Words) -> str:
        """Place stones at the fixed places as far as there are any, then where the player likes best."""
        number = self._num_stones(words)
        board = Board(self.session.board.size)
        if not 2 <= number < board.size**2:
            raise EngineError("invalid number of stones")
        fixed = min(number, most_fixed(board.size))
        points = fixed_handicap(board.size, fixed) if fixed >= 2 else []
        for point in points:
            board.play(BLACK, point)
        while len(points) < number:
            liked = list(self.player.ranked(board, BLACK, 20))
            legal = [p for p in (*liked, *board_points(board.size)) if board.is_legal(BLACK, p)]
            if not legal:
                break
            points.append(legal[0])
            board.play(BLACK, legal[0])
        return self._place(points)

    def _set_free_handicap(self, words: Words) -> str:
        points = [from_gtp(word, self.session.board.size) for word in words]
        if len(set(points)) != len(points) or PASS in points or not len(points) >= 2:
            raise EngineError("bad vertex list")
        self._place(points)
        return ""

    def _place(self, points: list[int]) -> str:
        board = self.session.board
        if board.moves() or any(board.color_at(point) for point in board_points(board.size)):
            raise EngineError("board not empty")
        placed = Board(board.size)
        try:
            placed.setup(b"".join(encode_move(BLACK, point) for point in points))
        except EngineError:
            raise EngineError("bad vertex list") from None
        self.session.set_position(placed, WHITE)
        return " ".join(to_gtp(point, board.size) for point in points)

    def _num_stones(self, words: Words) -> int:
        if len(words) != 1 or not words[0].isdecimal():
            raise EngineError("invalid number of stones")
        return number_of(words[0])

    # -- moves -------------------------------------------------------------------------------------------

    def _genmove(self, words: Words) -> str:
        return self._played(words, self._chosen(words))

    def _reg_genmove(self, words: Words) -> str:
        return to_gtp(self._chosen(words), self.session.board.size)

    def _restricted_genmove(self, words: Words) -> str:
        """The best of some moves, without playing it; a pass if none of them is a candidate."""
        board = self.session.board.copy()
        color = only_color(words[:1])
        allowed = {from_gtp(word, board.size) for word in words[1:]}
        if not allowed:
            raise EngineError("give a color and points")
        found = self.chooser.prospects(board, color, 1, self.limits(color), allowed)
        return to_gtp(found[0].point if found else PASS, board.size)

    def _kgs_genmove_cleanup(self, words: Words) -> str:
        color = only_color(words)
        board = self.session.board.copy()
        return self._played(words, self.chooser.clean_up(board, color, self.limits(color)))

    def _chosen(self, words: Words) -> int:
        color = only_color(words)
        return self.chooser.choose(self.session.board.copy(), color, self.limits(color))

    def _played(self, words: Words, point: int) -> str:
        text = to_gtp(point, self.session.board.size)
        self.session.ask(f"play {words[0]} {text}")
        return text

    def limits(self, color: int) -> Limits:
        """How much a move of a color may cost."""
        board = self.session.board
        time_s = self.clock.for_move(color, board.size, board.num_moves)
        return Limits(self.level, time_s, None, lambda: self.session.interrupted)

    def _top_moves(self, words: Words) -> str:
        return self._list_moves(self.session.to_play)

    def _top_moves_black(self, words: Words) -> str:
        return self._list_moves(BLACK)

    def _top_moves_white(self, words: Words) -> str:
        return self._list_moves(WHITE)

    def _list_moves(self, color: int) -> str:
        board = self.session.board.copy()
        found = unexplained(self.player, board, color, NUM_TOP_MOVES)
        return " ".join(f"{to_gtp(move.point, board.size)} {move.value:.2f}" for move in found)

    def _level(self, words: Words) -> str:
        if len(words) != 1 or not words[0].isdecimal() or not 1 <= int(words[0][:9]) <= 20:
            raise EngineError("level wants a number from 1 to 20")
        self.level = int(words[0][:9])
        return ""

    # -- time --------------------------------------------------------------------------------------------

    def _time_settings(self, words: Words) -> str:
        self.clock.set(words)
        return ""

    def _time_left(self, words: Words) -> str:
        if len(words) != 3:
            raise EngineError("time_left wants a color, a time and a number of stones")
        self.clock.tell_left(color_of(words[0]), words[1], words[2])
        return ""

    def _kgs_time_settings(self, words: Words) -> str:
        self.clock.set_kgs(words)
        return ""

    # -- the end -----------------------------------------------------------------------------------------

    def _final_score(self, words: Words) -> str:
        board = self.session.board.copy()
        score = area_score(board, self._dead_stones(board)) - self.session.komi
        return "0" if score == 0 else f"{'B' if score > 0 else 'W'}+{told_points(abs(score))}"

    def _final_status_list(self, words: Words) -> str:
        """The stones of one status, one string to a line."""
        if len(words) != 1 or words[0] not in STATUSES:
            raise EngineError(f"final_status_list wants one of {', '.join(STATUSES)}")
        board = self.session.board.copy()
        found = self._statuses(board)
        stones = sorted(stone for stone, status in found.items() if status == words[0])
        strings = dict.fromkeys(board.string_at(stone) for stone in stones)
        return "\n".join(
            " ".join(to_gtp(stone, board.size) for stone in board.stones(head)) for head in strings
        )

    def _final_status(self, words: Words) -> str:
        """What becomes of a stone, or whose territory an empty point is."""
        board = self.session.board.copy()
        point = from_gtp(words[0], board.size) if len(words) == 1 else PASS
        if point == PASS:
            raise EngineError("give one point")
        found = self._statuses(board)
        if point in found:
            return found[point]
        dead = {stone for stone, status in found.items() if status == "dead"}
        border = next(stones for region, stones in regions(board, dead) if point in region)
        owners = {board.color_at(stone) for stone in border}
        return f"{SIDES[owners.pop()]}_territory" if len(owners) == 1 else "dame"

    def _dead_stones(self, board: Board) -> set[int]:
        return self._ending.dead_stones(board, self.session.to_play)

    def _statuses(self, board: Board) -> dict[int, str]:
        dead = self._dead_stones(board)
        seki = self._ending.seki_stones(board, dead)
        return {
            point: "dead" if point in dead else "seki" if point in seki else "alive"
            for point in board_points(board.size)
            if board.color_at(point)
        }
