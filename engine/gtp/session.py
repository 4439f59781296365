"""GTP: commands about a board and questions about it, one line in and one answer out.

`Session` has the board of a conversation. It neither reads nor writes lines: its caller takes them from
somewhere and sends the replies somewhere (``katachi regress`` takes them from a file). Commands that need
more than the engine (``loadsgf``) are added by code that can do them, with `Session.add`.

The commands here are about one board: those of GTP version 2 that need no player, and those of GNU Go's
regression suites. The other modules of the package add theirs.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import NamedTuple

from engine import VERSION, diagram
from engine.answers import Answers, require_stone
from engine.board import Board
from engine.points import BLACK, PASS, WHITE, EngineError, from_gtp, opponent, to_gtp

Words = list[str]

COLORS = {"b": BLACK, "black": BLACK, "w": WHITE, "white": WHITE}
UNKNOWN_COMMAND = "unknown command"
#: in points; anything larger is no komi
MAX_KOMI = 1000
#: of a longer error text, so many characters from each end are told
ERROR_ENDS = 300
#: commands about the search limits, random numbers and counters of other programs: nothing is done at these
IGNORED = (
    "increase_depths", "decrease_depths", "set_random_seed", "reset_reading_node_counter",
    "reset_owl_node_counter", "reset_life_node_counter", "reset_connection_node_counter",
    "reset_trymove_counter", "clear_cache", "report_uncertainty",
)  # fmt: skip


class Stream(NamedTuple):
    """An answer that goes on until the next command comes, with a new line of text every so many seconds.

    ``report`` returns the next line of text. It is given a function that returns true once the next command
    has come.
    """

    interval_s: float
    report: Callable[[Callable[[], bool]], str]


Command = Callable[[Words], "str | Stream"]


class Reply(NamedTuple):
    """The answer to a command: whether it could be done, and the text or what was wrong."""

    ok: bool
    text: str
    stream: Stream | None = None


class Session:
    """A board and answers to commands about it.

    ``answers`` may be shared with another session, as long as only one asks at a time; they take 30 MB and
    more.
    """

    def __init__(self, size: int = 19, answers: Answers | None = None) -> None:
        if answers is not None:
            self.answers = answers
        self.board = Board(size)
        self.komi = 0.0
        self.to_play = BLACK
        #: whether estimated scores count territory and prisoners instead of area
        self.counts_territory = False
        #: set by ``quit``: the conversation is over
        self.ended = False
        #: set by whoever reads the lines if the current command is to end at once
        self.interrupted = False
        self._num_tried = 0
        self._commands: dict[str, Command] = {}
        self.ignore(*IGNORED)
        for name in (
            "name", "version", "protocol_version", "list_commands", "known_command", "boardsize",
            "clear_board", "komi", "play", "undo", "trymove", "popgo", "is_legal", "showboard", "attack",
            "defend", "connect", "disconnect", "does_attack", "does_defend", "unconditional_status",
            "eval_eye", "estimate_score", "quit",
        ):  # fmt: skip
            self.add(name, getattr(self, f"_{name}"))
        self.add("same_dragon", self._same_group)
        self.add("owl_attack", self._group_attack)
        self.add("owl_defend", self._group_defend)
        self.add("owl_does_attack", self._group_does_attack)
        self.add("owl_does_defend", self._group_does_defend)
        self.add("dragon_status", self._group_status)

    @cached_property
    def answers(self) -> Answers:
        """The answers to questions about positions; made when first needed."""
        return Answers()

    def add(self, name: str, command: Command) -> None:
        """Add a command: it gets the words after its name and returns its answer, or raises EngineError."""
        self._commands[name] = command

    def add_from(self, owner: object, names: Sequence[str]) -> None:
        """Add commands that are methods of ``owner``, named like them: ``_top_moves``, ``_kgs_chat``."""
        for name in names:
            self.add(name, getattr(owner, "_" + name.replace("-", "_")))

    def ignore(self, *names: str) -> None:
        """Add commands at which nothing is done."""
        self._commands |= dict.fromkeys(names, _ignore)

    def ask(self, line: str) -> str:
        """The text of the answer to a command; raises EngineError if it cannot be done."""
        reply = self.execute(line)
        if not reply.ok:
            raise EngineError(reply.text)
        return reply.text

    def execute(self, line: str) -> Reply:
        """Do one command, given without its number; never raises EngineError."""
        words = line.split()
        if not words:
            return Reply(True, "")
        command = self._commands.get(words[0])
        if command is None:
            return Reply(False, UNKNOWN_COMMAND)
        try:
            answer = command(words[1:])
        except EngineError as error:
            return Reply(False, _without_middle(str(error)))
        return Reply(True, "", answer) if isinstance(answer, Stream) else Reply(True, answer)

    def set_position(self, board: Board, to_play: int, komi: float | None = None) -> None:
        """Go on from this board, which belongs to the session from now on."""
        self.board = board
        self.to_play = to_play
        self._num_tried = 0
        if komi is not None:
            self.komi = komi

    def moved(self, color: int) -> None:
        """Note that a color has played on the board; tried moves before that now belong to the game."""
        self.to_play = opponent(color)
        self._num_tried = 0

    # -- the protocol ------------------------------------------------------------------------------------

    def _name(self, words: Words) -> str:
        return "Katachi"

    def _version(self, words: Words) -> str:
        return VERSION

    def _protocol_version(self, words: Words) -> str:
        return "2"

    def _list_commands(self, words: Words) -> str:
        return "\n".join(sorted(self._commands))

    def _known_command(self, words: Words) -> str:
        return "true" if words and words[0] in self._commands else "false"

    def _quit(self, words: Words) -> str:
        self.ended = True
        return ""

    # -- the board ---------------------------------------------------------------------------------------

    def _boardsize(self, words: Words) -> str:
        if len(words) not in (1, 2) or not all(word.isdecimal() for word in words):
            raise EngineError("boardsize wants one number")
        sizes = {number_of(word) for word in words}
        if len(sizes) > 1 or not sizes <= set(range(1, 26)):
            raise EngineError("unacceptable size")
        self.set_position(Board(sizes.pop()), BLACK)
        return ""

    def _clear_board(self, words: Words) -> str:
        self.set_position(Board(self.board.size), BLACK)
        return ""

    def _komi(self, words: Words) -> str:
        try:
            (komi,) = map(float, words)
        except ValueError:
            raise EngineError("komi wants one number") from None
        if not abs(komi) < MAX_KOMI:
            raise EngineError(f"komi wants a number of points, not '{words[0]}'")
        self.komi = komi
        return ""

    def _play(self, words: Words) -> str:
        color, point = self.move(words)
        self.board.play(color, point)
        self.moved(color)
        return ""

    def _undo(self, words: Words) -> str:
        """Undo the last move; if it was only tried, as ``popgo`` does, without changing whose turn it is."""
        if self._num_tried:
            return self._popgo(words)
        moves = self.board.moves()
        if not moves:
            raise EngineError("cannot undo: there is no move to take back")
        self.board.undo()
        self.to_play = moves[-1][0]
        return ""

    def _trymove(self, words: Words) -> str:
        color, point = self.move(words)
        self.board.play(color, point)
        self._num_tried += 1
        return ""

    def _popgo(self, words: Words) -> str:
        if self._num_tried == 0:
            raise EngineError("popgo takes back a trymove, and none is left")
        self.board.undo()
        self._num_tried -= 1
        return ""

    def _is_legal(self, words: Words) -> str:
        color, point = self.move(words)
        return "1" if self.board.is_legal(color, point) else "0"

    def _showboard(self, words: Words) -> str:
        return "\n" + diagram.draw(self.board).rstrip("\n")

    # -- questions ---------------------------------------------------------------------------------------

    def _attack(self, words: Words) -> str:
        return self.answers.attack(self.board, *self.stones(words, 1))

    def _defend(self, words: Words) -> str:
        return self.answers.defend(self.board, *self.stones(words, 1))

    def _does_attack(self, words: Words) -> str:
        move, stone = self.points(words, 2)
        return self.answers.does_attack(self.board, move, require_stone(self.board, stone))

    def _does_defend(self, words: Words) -> str:
        move, stone = self.points(words, 2)
        return self.answers.does_defend(self.board, move, require_stone(self.board, stone))

    def _connect(self, words: Words) -> str:
        return self.answers.connect(self.board, *self.pair(words))

    def _disconnect(self, words: Words) -> str:
        return self.answers.disconnect(self.board, *self.pair(words))

    def _same_group(self, words: Words) -> str:
        return self.answers.same_group(self.board, *self.stones(words, 2))

    def _group_attack(self, words: Words) -> str:
        return self.answers.group_attack(self.board, *self.stones(words, 1))

    def _group_defend(self, words: Words) -> str:
        return self.answers.group_defend(self.board, *self.stones(words, 1))

    def _group_does_attack(self, words: Words) -> str:
        move, stone = self.points(words, 2)
        return self.answers.group_does_attack(self.board, move, require_stone(self.board, stone))

    def _group_does_defend(self, words: Words) -> str:
        move, stone = self.points(words, 2)
        return self.answers.group_does_defend(self.board, move, require_stone(self.board, stone))

    def _group_status(self, words: Words) -> str:
        if words:
            return self.answers.group_status(self.board, *self.stones(words, 1))
        statuses = self.answers.all_statuses(self.board).items()
        return "\n".join(f"{to_gtp(stone, self.board.size)}: {status}" for stone, status in statuses)

    def _unconditional_status(self, words: Words) -> str:
        return self.answers.unconditional_status(self.board, *self.points(words, 1))

    def _eval_eye(self, words: Words) -> str:
        return self.answers.eye(self.board, *self.points(words, 1))

    def _estimate_score(self, words: Words) -> str:
        score = self.answers.score(self.board, self.to_play, self.komi, self.counts_territory)
        return "0" if score == 0 else f"{'B' if score > 0 else 'W'}+{abs(score):.1f}"

    # -- words -------------------------------------------------------------------------------------------

    def move(self, words: Words) -> tuple[int, int]:
        """The color and the point that two words name. All of these raise EngineError for other words."""
        if len(words) != 2:
            raise EngineError("give a color and a point")
        return color_of(words[0]), from_gtp(words[1], self.board.size)

    def points(self, words: Words, number: int) -> list[int]:
        """The ``number`` points of the board that the words name."""
        if len(words) != number:
            raise EngineError(f"give {number} point{'s' if number > 1 else ''}")
        points = [from_gtp(word, self.board.size) for word in words]
        if PASS in points:
            raise EngineError("a pass is no point")
        return points

    def pair(self, words: Words) -> list[int]:
        """The two points, with stones of one color, that the words name."""
        one, two = self.stones(words, 2)
        if self.board.color_at(one) != self.board.color_at(two):
            raise EngineError(f"{words[0]} and {words[1]} are of different colors")
        return [one, two]

    def stones(self, words: Words, number: int) -> list[int]:
        """The ``number`` points with stones that the words name."""
        return [require_stone(self.board, point) for point in self.points(words, number)]


def color_of(word: str) -> int:
    """The color that a word names; raises EngineError if it names none."""
    if word.lower() not in COLORS:
        raise EngineError(f"not a color: '{word}'")
    return COLORS[word.lower()]


def only_color(words: Words) -> int:
    """The color that the only word names; raises EngineError for other words."""
    if len(words) != 1:
        raise EngineError("give a color")
    return color_of(words[0])


def told_points(points: float) -> str:
    """A number of points as answers tell it: 7.0, 6.5, 3.75; with three decimals at most."""
    return str(round(points, 3))


def number_of(digits: str) -> int:
    """The number that decimal digits say, without leading zeros; of a longer one, the first nine digits."""
    return int(digits.lstrip("0")[:9] or "0")


def _without_middle(text: str) -> str:
    """An error text, shortened in the middle: it may quote words that are megabytes long."""
    return text if len(text) <= 2 * ERROR_ENDS else f"{text[:ERROR_ENDS]} ... {text[-ERROR_ENDS:]}"


def _ignore(words: Words) -> str:
    return ""
