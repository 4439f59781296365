"""``katachi show``: a game, a miss or a pattern of the database, with a diagram."""

from dataclasses import dataclass, replace
from textwrap import fill

from engine import diagram
from engine.patterns import Pattern, window
from engine.points import inverse, transform_moves
from pipeline import judging
from pipeline.errors import KatachiError, UsageError
from pipeline.game_records.positions import Position, position_before
from pipeline.ranges import parse_digits
from pipeline.records import GameRecord
from pipeline.settings import Settings
from pipeline.sgf import write_game
from pipeline.store import Store
from pipeline.store.games import StoredGame
from pipeline.store.patterns import StoredCut, StoredPattern
from pipeline.store.replays import Replay
from pipeline.tables import Cell, Table, place, pluralise, render, text_width
from pipeline.views import drawing, misses, suggest
from pipeline.views.markup import Markup

#: so many sources of a pattern are shown
SHOWN_SOURCES = 20


@dataclass(frozen=True, slots=True)
class GameView:
    """A game and one of its positions."""

    game: StoredGame
    #: in the orientation of the game's first record
    record: GameRecord
    #: 0 for the position before the first move
    move_no: int
    #: after that move
    position: Position
    #: label, place in the file (0 is the first), symmetry
    sources: list[tuple[str, int, int]]
    #: label, place in the file, code, move number, detail
    problems: list[tuple[str, int, str, int | None, str]]
    #: by the settings' engine; None if it has not replayed the game
    replay: Replay | None

    def as_text(self) -> str:
        """Facts, sources, problems, missed moves, and the position."""
        sources = [(place(label, idx + 1), f"symmetry {symmetry}") for label, idx, symmetry in self.sources]
        problems = [
            (code, place(label, idx + 1), "" if move_no is None else f"move {move_no}", detail)
            for label, idx, code, move_no, detail in self.problems
        ]
        tables = [
            Table(("", ""), self._facts(), "ll"),
            Table(("found in", ""), sources, "ll"),
            Table(("problem", "", "", ""), problems, "llll"),
        ]
        board = str(diagram.draw(self.position.board))
        return "\n".join((render(tables) + self._missed(), f"after move {self.move_no}:", "", board))

    def as_svg(self) -> Markup:
        """The board with the last move marked."""
        names = " - ".join(filter(None, (self.record.black, self.record.white)))
        title = ", ".join(
            filter(None, (f"game {self.game.id} after move {self.move_no}", names, self.record.date))
        )
        position = self.position
        return drawing.board(position.board, position.color, title, drawing.Marks(last=position.last))

    def _missed(self) -> str:
        missed = judging.missed_moves(self.replay.ranks) if self.replay else []
        if not missed:
            return ""
        numbers = " ".join(map(str, missed))
        return f"\nmissed moves\n{fill(numbers, text_width())}\n"

    def _facts(self) -> list[tuple[Cell, ...]]:
        record = self.record
        facts = [
            ("game", f"{self.game.id} ({self.game.split})"),
            ("board", f"{record.size}x{record.size}, {record.num_moves} moves, handicap {record.handicap}"),
            ("black", f"{record.black} {record.black_rank}".strip()),
            ("white", f"{record.white} {record.white_rank}".strip()),
            ("komi", "" if record.komi is None else f"{record.komi:g}"),
            *(
                (name, getattr(record, name))
                for name in ("result", "date", "event", "round", "place", "rules")
            ),
            ("replay", _replay_text(self.replay)),
        ]
        return [(name, value) for name, value in facts if value]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        record = self.record
        keys = (
            "size",
            "num_moves",
            "handicap",
            "komi",
            "black",
            "white",
            "black_rank",
            "white_rank",
            "result",
        )
        info = ("date", "event", "round", "place", "rules")
        return {
            "id": self.game.id,
            "split": self.game.split,
            **{key: getattr(record, key) for key in (*keys, *info)},
            "sgf": write_game(record).decode(),
            "sources": [
                {"label": label, "index": idx, "symmetry": symmetry} for label, idx, symmetry in self.sources
            ],
            "problems": [
                {"label": label, "index": idx, "code": code, "move": move_no, "detail": detail}
                for label, idx, code, move_no, detail in self.problems
            ],
            "replay": None if self.replay is None else _replay_json(self.replay),
        }


def _replay_text(replay: Replay | None) -> str:
    if replay is None:
        return "none"
    return f"{replay.num_hits} of {replay.num_judged} moves in the list, {replay.num_first} first"


def _replay_json(replay: Replay) -> dict[str, object]:
    return {
        "positions": replay.num_judged,
        "hits": replay.num_hits,
        "first": replay.num_first,
        "misses": judging.missed_moves(replay.ranks),
        "signature": replay.signature,
    }


def game(store: Store, settings: Settings, game_id: int, move_no: int | None) -> GameView:
    """A game with the position after a move (0: at the beginning, None: after the last).

    Raises KatachiError for an unknown game or move.
    """
    found = store.games.get(game_id)
    sources = store.inputs.sources_of(game_id)
    record = turn_as_recorded(found.record, sources)
    after = record.num_moves if move_no is None else move_no
    if after > record.num_moves:
        raise KatachiError(
            f"game {game_id} has {record.num_moves} moves: give --move 0 to {record.num_moves}"
        )
    position = position_before(record, after + 1, f"game {game_id}")
    knowledge = judging.player(settings.engine, settings.files).knowledge
    return GameView(
        found,
        record,
        after,
        position,
        sources,
        store.inputs.problems_of(game_id),
        store.replays.get(game_id, settings.engine, knowledge),
    )


def recorded_game(store: Store, game_id: int) -> GameRecord:
    """A game in the orientation of its first record. Raises KatachiError for an unknown id."""
    return turn_as_recorded(store.games.get(game_id).record, store.inputs.sources_of(game_id))


def turn_as_recorded(record: GameRecord, sources: list[tuple[str, int, int]]) -> GameRecord:
    """A canonical record, turned to the orientation of its first source (label, place, symmetry)."""
    back = inverse(sources[0][2] if sources else 0)
    return replace(
        record,
        setup=transform_moves(record.setup, back, record.size),
        moves=transform_moves(record.moves, back, record.size),
    )


def title_of(record: GameRecord) -> str:
    """Who played whom, and when, in words."""
    players = " – ".join(name or "?" for name in (record.black, record.white))
    return f"{players}{', ' + record.date.split(',')[0] if record.date else ''}"


@dataclass(frozen=True, slots=True)
class MissView:
    """The candidates at a miss, and its kind and evidence, which are empty if it has not been classed."""

    suggestions: suggest.Suggestions
    kind: str
    evidence: str

    def as_text(self) -> str:
        """The kind with its evidence, then the position and the list."""
        told = f"{self.kind}: {self.evidence or misses.KINDS[self.kind]}\n" if self.kind else ""
        return told + self.suggestions.as_text()

    def as_svg(self) -> Markup:
        """The board with letters on the candidates, and with the move that was missed."""
        return self.suggestions.as_svg()

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {**self.suggestions.as_json(), "kind": self.kind or None, "evidence": self.evidence or None}


def miss(store: Store, settings: Settings, miss_id: str) -> MissView:
    """The candidates at the miss ``GAME:MOVE``, in the orientation of the game's first record.

    Raises UsageError for another form, KatachiError for an unknown game or move.
    """
    game_id, _, move_no = miss_id.partition(":")
    if not (game_id.isdecimal() and move_no.isdecimal()):
        raise UsageError(f"a miss is named GAME:MOVE, such as 12:57, not '{miss_id}'")
    game_no, number = parse_digits(game_id), parse_digits(move_no)
    name = f"game {game_no}"
    suggestions = suggest.suggest(
        settings, position_before(recorded_game(store, game_no), number, name), name
    )
    knowledge = judging.player(settings.engine, settings.files).knowledge
    row = store.misses.get(game_no, number, settings.engine, knowledge)
    return MissView(suggestions, row.kind if row else "", misses.evidence_of(store, row) if row else "")


@dataclass(frozen=True, slots=True)
class PatternView:
    """A pattern that was cut, with its first sources."""

    pattern: StoredPattern
    sources: list[StoredCut]

    def as_text(self) -> str:
        """Counts, window and sources; each source is the name of a miss."""
        found = self.pattern
        head = Table(
            ("", ""),
            [
                ("pattern", f"{found.id} ({found.state})"),
                ("played", f"{pluralise(found.num_moves, 'time')} in {pluralise(found.num_games, 'game')}"),
                ("key", found.key.hex()),
            ],
            "ll",
        )
        sources = [(f"{cut.game_id}:{cut.move_no}", f"symmetry {cut.symmetry}") for cut in self.sources]
        missed = Table(("missed at", ""), sources, "ll")
        more = found.num_moves - len(self.sources)
        text = f"{head.render()}\n{window.diagram(found.key)}\n\n{missed.render()}"
        return text + (f"and {more} more\n" if more > 0 else "")

    def as_svg(self) -> Markup:
        """The window, drawn as a pattern."""
        found = self.pattern
        move = window.MOVE_CELL * window.WINDOW + window.MOVE_CELL
        times, games = pluralise(found.num_moves, "time"), pluralise(found.num_games, "game")
        title = f"cut {found.id}, played {times} in {games}"
        return drawing.pattern(Pattern(str(found.id), window.pattern_cells(found.key), move), title)

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        found = self.pattern
        return {
            "id": found.id,
            "state": found.state,
            "key": found.key.hex(),
            "num_moves": found.num_moves,
            "num_games": found.num_games,
            "window": window.diagram(found.key).splitlines(),
            "sources": [
                {"game": cut.game_id, "move": cut.move_no, "symmetry": cut.symmetry} for cut in self.sources
            ],
        }


def pattern(store: Store, pattern_id: int) -> PatternView:
    """A pattern that was cut, with its first sources. Raises KatachiError for an unknown id."""
    return PatternView(store.patterns.get(pattern_id), store.patterns.sources(pattern_id, SHOWN_SOURCES))
