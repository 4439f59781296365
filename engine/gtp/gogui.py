"""What GoGui adds to GTP: analyze commands that draw on its board, sequences, setup, interruption.

Each analyze command has a type, which says how GoGui shows the answer (GoGui's manual, "Analyze Commands"):
dboard numbers, cboard colors, sboard words (one row of the board to a line), gfx drawing commands, plist
points, pspairs points with labels, hstring a text, varc a line of moves.
"""

from collections.abc import Iterable, Mapping

from engine.board import Board
from engine.evaluation.connections import STRENGTHS as CONNECTION_STRENGTHS
from engine.evaluation.connections import TYPES as CONNECTION_TYPES
from engine.evaluation.connections import ConnectionReport
from engine.evaluation.groups import GROUP_ALIVE, GROUP_DEAD, GROUP_SAFE, GROUP_UNSETTLED, GROUP_WEAK
from engine.evaluation.potential import CONNECT, POTENTIAL_TYPES, RUNNING_TYPES, Potential
from engine.evaluation.safety import SAFETY_STATUSES
from engine.gtp.session import Session, Words, color_of, number_of, only_color
from engine.players.base import Player, unexplained
from engine.playing import Chooser
from engine.points import BLACK, EMPTY, PASS, EngineError, board_points, encode_move, from_gtp, to_gtp
from engine.position import Position
from engine.reader.group_lines import ENDS
from engine.reader.groups import ANSWERS, GroupReader
from engine.tactics import LOST, THREATENED

#: type, label, command; in the order of GoGui's menu
ANALYZE_COMMANDS = (
    ("gfx", "Candidates", "katachi-candidates %c"),
    ("hstring", "Reasons", "katachi-reasons %c"),
    ("hstring", "Reasons of a Move", "katachi-reasons %c %p"),
    ("pspairs", "Patterns", "katachi-patterns %c"),
    ("varc", "Expected Line", "katachi-line %c"),
    ("hstring", "Top Moves", "katachi-top_moves %c"),
    ("dboard", "Territory", "katachi-territory"),
    ("dboard", "Influence", "katachi-influence"),
    ("gfx", "Groups", "katachi-groups"),
    ("cboard", "Group Strength", "katachi-strength"),
    ("sboard", "Tactical Status", "katachi-tactics"),
    ("plist", "Threatened Strings", "katachi-threatened"),
    ("sboard", "Safety", "katachi-safety"),
    ("sboard", "Eyes", "katachi-eyes"),
    ("hstring", "Connections", "katachi-connections"),
    ("hstring", "Connections of a String", "katachi-connections %p"),
    ("hstring", "Potential Eyes, Running Points", "katachi-potential %p"),
    ("string", "Estimated Score", "estimate_score"),
    ("string", "Final Score", "final_score"),
    ("plist", "Dead Stones", "final_status_list dead"),
    ("plist", "Stones in Seki", "final_status_list seki"),
    ("string", "Attack String", "attack %p"),
    ("string", "Defend String", "defend %p"),
    ("string", "Attack Group", "owl_attack %p"),
    ("string", "Defend Group", "owl_defend %p"),
    ("gfx", "Attack Group, the Line", "katachi-attack_line %p"),
    ("gfx", "Defend Group, the Line", "katachi-defend_line %p"),
)
STRENGTHS = {
    GROUP_DEAD: ("dead", "#606060"),
    GROUP_WEAK: ("weak", "#d02020"),
    GROUP_UNSETTLED: ("unsettled", "#e0a020"),
    GROUP_ALIVE: ("alive", "#60b060"),
    GROUP_SAFE: ("safe", "#2060d0"),
}
#: colors of the groups around one that is read: taken for alive or not
AROUND = {True: STRENGTHS[GROUP_ALIVE][1], False: STRENGTHS[GROUP_WEAK][1]}
NUM_CANDIDATES = 10
#: how many reasons are told of a move, the strongest first
NUM_REASONS = 12


class GoGuiCommands:
    """Adds GoGui's commands to a session."""

    def __init__(self, session: Session, chooser: Chooser, player: Player) -> None:
        self.session = session
        self.chooser = chooser
        self.player = player
        self._position = Position()
        self._groups = GroupReader()
        #: for each setup: the board that it made, and the board and the side to move before it
        self._setups: list[tuple[Board, Board, int]] = []
        session.add_from(self, (
            "gogui-analyze_commands", "gogui-play_sequence", "gogui-setup", "gogui-setup_player",
            "gogui-undo_setup", "gogui-title", "gg-undo",
            *(command.split()[0] for _, _, command in ANALYZE_COMMANDS if command.startswith("katachi-")),
        ))  # fmt: skip
        session.ignore("gogui-interrupt")

    # -- the board -------------------------------------------------------------------------------------

    def _gogui_play_sequence(self, words: Words) -> str:
        """Play all of the moves, or none with an error."""
        if len(words) % 2:
            raise EngineError("gogui-play_sequence wants pairs of color and point")
        board = self.session.board
        moves = [(color_of(c), from_gtp(p, board.size)) for c, p in _pairs(words)]
        played = 0
        try:
            for color, point in moves:
                board.play(color, point)
                played += 1
        except EngineError:
            for _ in range(played):
                board.undo()
            raise
        if moves:
            self.session.moved(moves[-1][0])
        return ""

    def _gg_undo(self, words: Words) -> str:
        number = number_of(words[0]) if len(words) == 1 and words[0].isdecimal() else 1
        if (words and not words[0].isdecimal()) or len(words) > 1:
            raise EngineError("gg-undo wants a number of moves, or nothing")
        if number > self.session.board.num_moves:
            raise EngineError("cannot undo: there are fewer moves to take back")
        for _ in range(number):
            self.session.execute("undo")
        return ""

    def _gogui_setup(self, words: Words) -> str:
        """Put stones on the board, or take them off with the color e; the game goes on from there."""
        if len(words) % 2:
            raise EngineError("gogui-setup wants pairs of color and point")
        board = self.session.board
        colors = {point: board.color_at(point) for point in board_points(board.size)}
        for word, name in _pairs(words):
            point = from_gtp(name, board.size)
            if point == PASS:
                raise EngineError("a pass is no point")
            colors[point] = EMPTY if word.lower() in ("e", "empty") else color_of(word)
        changed = Board(board.size)
        changed.setup(b"".join(encode_move(c, p) for p, c in colors.items() if c != EMPTY))
        self._setups.append((changed, board, self.session.to_play))
        self.session.set_position(changed, self.session.to_play)
        return ""

    def _gogui_setup_player(self, words: Words) -> str:
        self.session.to_play = only_color(words)
        return ""

    def _gogui_undo_setup(self, words: Words) -> str:
        # if a new game has begun, its board was not made by the last setup
        if not self._setups or self._setups[-1][0] is not self.session.board:
            raise EngineError("cannot undo: there was no setup")
        _, board, to_play = self._setups.pop()
        self.session.set_position(board, to_play)
        return ""

    def _gogui_title(self, words: Words) -> str:
        return f"Katachi ({self.player.name})"

    def _gogui_analyze_commands(self, words: Words) -> str:
        return "\n".join("/".join(row) for row in ANALYZE_COMMANDS)

    # -- what the player says --------------------------------------------------------------------------

    def _katachi_candidates(self, words: Words) -> str:
        """The candidates with their ranks; the likelier one is, the larger its mark of influence."""
        board, color = self._asked(words, 1)
        found = self.chooser.prospects(board, color, NUM_CANDIDATES)
        listed = [prospect for prospect in found if prospect.point != PASS]
        if not listed:
            return "TEXT pass"
        most = max(prospect.probability for prospect in listed) or 1.0
        told = [(to_gtp(prospect.point, board.size), prospect.probability) for prospect in listed]
        return "\n".join(
            (
                "LABEL " + " ".join(f"{at} {place}" for place, (at, _) in enumerate(told, 1)),
                "INFLUENCE " + " ".join(f"{at} {share / most:.3f}" for at, share in told),
                f"CIRCLE {told[0][0]}",
                "TEXT " + ", ".join(f"{at} {100 * share:.0f}%" for at, share in told),
            )
        )

    def _katachi_reasons(self, words: Words) -> str:
        """Why a move is in the list, or why the first one is."""
        board, color = self._asked(words[:1], 1)
        listed = self.player.candidates(board, color, board.size**2 if len(words) > 1 else 1)
        if len(words) > 1:
            point = from_gtp(words[1], board.size)
            listed = [candidate for candidate in listed if candidate.point == point]
        if not listed:
            return "not in the list"
        told = listed[0]
        strongest = sorted(told.reasons, key=lambda reason: -abs(reason.value))[:NUM_REASONS]
        lines = (f"{reason.value:+.2f} {reason.text}" for reason in strongest)
        return "\n".join((f"{to_gtp(told.point, board.size)}: {told.value:.2f}", *lines))

    def _katachi_patterns(self, words: Words) -> str:
        """For each candidate, how many patterns speak for it."""
        board, color = self._asked(words, 1)
        found = {
            candidate.point: sum(reason.kind == "pattern" for reason in candidate.reasons)
            for candidate in unexplained(self.player, board, color, NUM_CANDIDATES)
        }
        return " ".join(f"{to_gtp(point, board.size)} {number}" for point, number in found.items())

    def _katachi_line(self, words: Words) -> str:
        board, color = self._asked(words, 1)
        found = self.chooser.prospects(board, color, NUM_CANDIDATES)
        return " ".join(to_gtp(point, board.size) for point in found[0].line) if found else "pass"

    def _katachi_top_moves(self, words: Words) -> str:
        """The candidates, one to a line, with value, probability and the lead after them."""
        board, color = self._asked(words, 1)
        return "\n".join(
            f"{to_gtp(p.point, board.size):4} {p.value:6.2f} {100 * p.probability:5.1f}% lead {p.lead:+.1f}"
            for p in self.chooser.prospects(board, color, NUM_CANDIDATES)
        )

    # -- what the evaluation sees ----------------------------------------------------------------------

    def _katachi_territory(self, words: Words) -> str:
        board = self._looked_at(words)
        values = self._position.territory.values(board.size)
        return _rows(board, {point: f"{value:.2f}" for point, value in values.items()})

    def _katachi_influence(self, words: Words) -> str:
        """Black's influence less White's as a share of both, from -1 to 1; 0 if there is none."""
        board = self._looked_at(words)
        values = self._position.influence.values(board.size)
        shares = {p: (b - w) / (abs(b) + abs(w) or 1.0) for p, (b, w) in values.items()}
        return _rows(board, {point: f"{share:.2f}" for point, share in shares.items()})

    def _katachi_groups(self, words: Words) -> str:
        """The groups colored by their status, each with its number at its first stone."""
        board = self._looked_at(words)
        lines = []
        for number, group in enumerate(self._position.groups.reports(board.size), 1):
            names = [to_gtp(stone, board.size) for stone in group.stones]
            lines.append(f"COLOR {STRENGTHS[group.status][1]} {' '.join(names)}")
            lines.append(f"LABEL {names[0]} {number}")
        legend = ", ".join(f"{color} {word}" for word, color in STRENGTHS.values())
        return "\n".join((*lines, f"TEXT {legend}"))

    def _katachi_strength(self, words: Words) -> str:
        board = self._looked_at(words)
        groups = self._position.groups.reports(board.size)
        colors = {stone: STRENGTHS[group.status][1] for group in groups for stone in group.stones}
        return _rows(board, colors)

    def _katachi_tactics(self, words: Words) -> str:
        """Strings that are captured anyway (lost) or if the enemy moves (thr)."""
        board = self._looked_at(words)
        signs = {LOST: "lost", THREATENED: "thr"}
        told = {
            stone: signs[report.status]
            for head, report in self._position.tactics.reports(board).items()
            if report.status in signs
            for stone in board.stones(head)
        }
        return _rows(board, told)

    def _katachi_threatened(self, words: Words) -> str:
        board = self._looked_at(words)
        return " ".join(
            to_gtp(stone, board.size)
            for head, report in self._position.tactics.reports(board).items()
            if report.status == THREATENED
            for stone in board.stones(head)
        )

    def _katachi_safety(self, words: Words) -> str:
        board = self._looked_at(words)
        signs = dict(zip(range(len(SAFETY_STATUSES)), ("", "safe", "dead", "B", "W"), strict=True))
        statuses = {p: self._position.safety.status_of(board, p) for p in board_points(board.size)}
        return _rows(board, {p: signs[status] for p, status in statuses.items() if signs[status]})

    def _katachi_eyes(self, words: Words) -> str:
        """At each point of an eye, its worth in eighths if the enemy moves first and if its own side does."""
        board = self._looked_at(words)
        return _rows(
            board,
            {
                point: f"{eye.typ_eyes}/{eye.max_eyes}"
                for eye in self._position.eyes.reports(board)
                for point in eye.points
            },
        )

    def _katachi_connections(self, words: Words) -> str:
        """All connections, or those of one string, one to a line."""
        stones = self.session.stones(words, 1) if words else []
        board = self._looked_at([])
        asked = {board.stones(stone)[0] for stone in stones}
        return "\n".join(
            _described(pair, board)
            for pair in self._position.connections.reports(board)
            if not asked or asked & {pair.first, pair.second}
        )

    def _katachi_potential(self, words: Words) -> str:
        """What the group of a stone can still get, with its value, and where it can run; one to a line."""
        (stone,) = self.session.stones(words, 1)
        board, position = self._looked_at([]), self._position
        groups = position.groups.reports(board.size)
        keys = position.tactics.reports(board)
        found, running = Potential().of_group(
            board,
            groups[position.groups.number_at(stone)].stones,
            position.tactics,
            position.eyes,
            position.connections,
            {key: groups[position.groups.number_at(key)].typ_eyes for key in keys},
        )
        pairs = position.connections.reports(board)
        lines = []
        for kind, value, location in found:
            at = (pairs[location].first, pairs[location].second) if kind == CONNECT else (location,)
            lines.append(f"{POTENTIAL_TYPES[kind]}: {value}{_named(',', at, board)}")
        lines += [f"{RUNNING_TYPES[kind]}{_named(':', at, board)}" for kind, at in running.items() if at]
        return "\n".join(lines)

    # -- what reading says -----------------------------------------------------------------------------

    def _katachi_attack_line(self, words: Words) -> str:
        return self._group_line(words, "attack", "killed")

    def _katachi_defend_line(self, words: Words) -> str:
        return self._group_line(words, "defend", "saved")

    def _group_line(self, words: Words, question: str, wanted: str) -> str:
        """The line that reading a group expects, and the groups around, by whether they count as alive."""
        (stone,) = self.session.stones(words, 1)
        board = self.session.board.copy()
        reading = self._groups.read(board, stone, question)
        line = self._groups.expected(board, question)
        drawn = []
        for group in self._groups.around(board):
            names = [to_gtp(at, board.size) for at in group.stones]
            drawn.append(f"COLOR {AROUND[group.lives]} {' '.join(names)}")
        if moves := line.moves():
            pairs = (f"{'bw'[move.color != BLACK]} {to_gtp(move.point, board.size)}" for move in moves)
            drawn.append(f"VAR {' '.join(pairs)}")
        said = f"{ANSWERS[reading.result]}; {ENDS[line.ends()]}"
        legend = f"{AROUND[True]} taken for alive, {AROUND[False]} not"
        return "\n".join((*drawn, f"TEXT {to_gtp(stone, board.size)} {wanted}: {said} ({legend})"))

    # -- words -----------------------------------------------------------------------------------------

    def _asked(self, words: Words, number: int) -> tuple[Board, int]:
        """A copy of the board and the color that is asked about."""
        if len(words) > number:
            raise EngineError("give a color")
        return self.session.board.copy(), color_of(words[0]) if words else self.session.to_play

    def _looked_at(self, words: Words) -> Board:
        """A copy of the board; the evaluation has looked at it."""
        if words:
            raise EngineError("nothing is to be given")
        board = self.session.board.copy()
        self._position.refresh(board)
        return board


def _rows(board: Board, values: Mapping[int, str]) -> str:
    """A word for each point, on a line for each row from the upper edge on; "" for points without one."""
    words = [values.get(point) or '""' for point in board_points(board.size)]
    rows = (words[i : i + board.size] for i in range(0, len(words), board.size))
    return "\n" + "\n".join(" ".join(row) for row in rows)


def _described(pair: ConnectionReport, board: Board) -> str:
    """Two strings, how they are connected and how well, and the moves that cut and connect them."""
    strings = f"{to_gtp(pair.first, board.size)} {to_gtp(pair.second, board.size)}"
    how = f"{CONNECTION_TYPES[pair.type]}, {CONNECTION_STRENGTHS[pair.strength]}"
    moves = _named(", cut at", pair.cuts, board) + _named(", connected at", pair.connects, board)
    return f"{strings}: {how}{moves}"


def _named(before: str, points: Iterable[int], board: Board) -> str:
    """The names of points after some words; "" where there are no points."""
    names = [to_gtp(point, board.size) for point in points]
    return f"{before} {' '.join(names)}" if names else ""


def _pairs(words: Words) -> Iterable[tuple[str, str]]:
    return zip(words[::2], words[1::2], strict=True)
