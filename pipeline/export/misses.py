"""Exports misses as a table, or as SGF: games with the engine's list, in comments and marks, at each miss."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from engine.diagram import LABELS
from engine.knowledge import Knowledge
from engine.points import BLACK, PASS, decode_moves, to_gtp, to_sgf
from pipeline import judging
from pipeline.chunks import name_of
from pipeline.errors import KatachiError, UsageError
from pipeline.executors import ChunkPace, Executor, at_move
from pipeline.export import rows
from pipeline.export.report import ExportCounts, ExportedFile
from pipeline.export.rows import TEXT, WHOLE, Column
from pipeline.game_records.identity import parse_splits
from pipeline.game_records.positions import Position, position_before
from pipeline.game_records.sgf_tree import Node, move_node, parse_tree, position_properties, write_tree
from pipeline.misses.kinds import KINDS
from pipeline.records import GameRecord
from pipeline.settings import Settings
from pipeline.sgf import write_game
from pipeline.store import Store
from pipeline.store.games import GameQuery
from pipeline.store.replays import Provenance
from pipeline.views.misses import evidence_of
from pipeline.views.reasons import reason_sentences
from pipeline.views.show import turn_as_recorded
from pipeline.writing import write_text, writing

#: misses of a chunk
CHUNK_MISSES = 40

COLUMNS = (
    Column("game", WHOLE, "id of the game in the database"),
    Column("move", WHOLE, "number of the move that was missed; 1 is the first"),
    Column("side", TEXT, "black or white"),
    Column("point", TEXT, "where it was played, as on GTP, the game turned as its first record has it"),
    Column("kind", TEXT, "kind of miss; none before it is classed"),
    Column("evidence", TEXT, "what the kind is told by"),
    Column("player", TEXT, "who played it"),
    Column("opponent", TEXT, "against whom"),
    Column("date", TEXT, "of the game, as far as it is known"),
    Column("size", WHOLE, "of the board"),
    Column("file", TEXT, "where the game was found first"),
    Column("number", WHOLE, "which game of that file; 1 is the first"),
)


class MissSelection(NamedTuple):
    """Which misses are exported, beside what the settings choose."""

    #: "" for all kinds
    kind: str = ""
    #: the numbers of the first and the last move
    first: int = 1
    last: int = 100_000
    games: GameQuery = GameQuery()
    #: only games of this year or later; 0 for all
    since: int = 0
    #: at most so many misses; 0 for all
    limit: int = 0


class ExportedMiss(NamedTuple):
    """A missed move of a game; kind and evidence are empty if it has not been classed."""

    #: 1 is the first move
    move_no: int
    kind: str
    evidence: str


class MissedGame(NamedTuple):
    """A game, in the orientation of its first record, with its misses."""

    id: int
    record: GameRecord
    misses: list[ExportedMiss]
    #: the file in which it was found first, and which game of it; 1 is the first
    label: str
    number: int


class GamesToList(NamedTuple):
    """A chunk: games that a worker writes as SGF."""

    games: list[MissedGame]

    @property
    def name(self) -> str:
        """Which games, for error messages."""
        return name_of([game.id for game in self.games])


class MissStyle(NamedTuple):
    """How misses are written as SGF."""

    engine: str
    knowledge: Knowledge
    #: the number of candidates with a label and a line
    listed: int
    #: the number of candidates whose reasons are written
    explained: int
    #: whether each miss is written as a single position, not as a node of its game
    alone: bool


def run(
    store: Store,
    settings: Settings,
    executor: Executor,
    path: Path,
    form: str,
    wanted: MissSelection,
    listed: int = 10,
    alone: bool = False,
) -> ExportedFile:
    """Write the misses of the chosen games with a fresh replay, in one of the forms.

    SGF goes into one file if ``path`` ends with .sgf, else into a folder, one file a game. Raises UsageError
    for an unknown kind and for moves in the wrong order; KatachiError when no game was replayed, and when the
    SGF would be empty. A table may have no rows.
    """
    if wanted.kind and wanted.kind not in KINDS:
        raise UsageError(f"no kind of miss is called '{wanted.kind}'; there are: {', '.join(KINDS)}")
    if wanted.first > wanted.last:
        raise UsageError(f"--first {wanted.first} is after --last {wanted.last}; give moves in their order")
    counts = ExportCounts()
    games = _count_written(missed_games(store, settings, wanted), counts)
    with executor.progress("export", "misses", wanted.limit or None) as bar:
        if form in rows.FORMS:
            size = _write_table(path, form, games, bar)
        else:
            shown = MissStyle(settings.engine, settings.files, listed, min(settings.explain, listed), alone)
            texts = _texts(executor, games, shown)
            size = _write_sgf(path, texts, bar, wanted)
    return ExportedFile("misses", form, str(path), size, counts)


def missed_games(store: Store, settings: Settings, wanted: MissSelection) -> Iterator[MissedGame]:
    """The chosen games with a wanted miss, by id. Raises KatachiError when none was replayed."""
    splits = parse_splits(settings.split or judging.REPLAYED)
    provenance = judging.provenance(settings.engine, settings.files, judging.REPLAY_VERSION)
    chosen = None if wanted.games == GameQuery() else set(store.games.ids_from(wanted.games))
    found, game_id = 0, None
    for game_id, ranks in store.replays.fresh_ranks(provenance, splits, settings.size, settings.games):
        if chosen is not None and game_id not in chosen:
            continue
        misses = _misses(store, game_id, ranks, provenance, wanted)
        record = store.games.get(game_id).record if misses else None
        if record is None or (wanted.since and (record.year or 0) < wanted.since):
            continue
        misses = misses[: wanted.limit - found if wanted.limit else None]
        found += len(misses)
        sources = store.inputs.sources_of(game_id)
        label, index = sources[0][:2] if sources else ("", 0)
        yield MissedGame(game_id, turn_as_recorded(record, sources), misses, label, index + 1)
        if found == wanted.limit:
            return
    if game_id is None:
        raise judging.not_replayed(settings)


def _misses(
    store: Store, game_id: int, ranks: bytes, provenance: Provenance, wanted: MissSelection
) -> list[ExportedMiss]:
    numbers = [number for number in judging.missed_moves(ranks) if wanted.first <= number <= wanted.last]
    classed = store.misses.of_game(game_id, provenance.engine, provenance.knowledge) if numbers else {}
    found = []
    for number in numbers:
        row = classed.get(number)
        if not wanted.kind or (row and row.kind == wanted.kind):
            found.append(
                ExportedMiss(number, row.kind if row else "", evidence_of(store, row) if row else "")
            )
    return found


def _count_written(games: Iterable[MissedGame], counts: ExportCounts) -> Iterator[MissedGame]:
    for game in games:
        counts.written += len(game.misses)
        yield game


# -- tables ----------------------------------------------------------------------------------------


def _write_table(path: Path, form: str, games: Iterable[MissedGame], bar: Any) -> int:
    with rows.table(path, form, COLUMNS) as table:
        for game in games:
            for row in _rows(game):
                table.write(row)
            bar.update(len(game.misses))
    return path.stat().st_size


def _rows(game: MissedGame) -> Iterator[list[Any]]:
    record = game.record
    moves = decode_moves(record.moves)
    for miss in game.misses:
        color, at = moves[miss.move_no - 1]
        names = (record.black, record.white) if color == BLACK else (record.white, record.black)
        yield [
            game.id,
            miss.move_no,
            "black" if color == BLACK else "white",
            to_gtp(at, record.size),
            miss.kind or None,
            miss.evidence or None,
            *names,
            record.date,
            record.size,
            game.label,
            game.number,
        ]


# -- SGF -------------------------------------------------------------------------------------------


def _write_sgf(path: Path, texts: Iterable[tuple[MissedGame, str]], bar: Any, wanted: MissSelection) -> int:
    """Write one file, or a folder; returns the number of bytes. Raises KatachiError when there is no game."""
    if path.suffix.lower() == ".sgf":
        with writing(path) as file:
            for game, text in texts:
                file.write(text)
                bar.update(len(game.misses))
            if not file.tell():
                raise KatachiError(_nothing_found(wanted))
        return path.stat().st_size
    size = 0
    for game, text in texts:
        write_text(path / f"game-{game.id}.sgf", text)
        size += len(text.encode())
        bar.update(len(game.misses))
    if not size:
        raise KatachiError(_nothing_found(wanted))
    return size


def _nothing_found(wanted: MissSelection) -> str:
    if wanted._replace(limit=0) == MissSelection():
        return "the engine missed no move of these games; replay others, or give --split"
    kinds = "; 'katachi classify' gives misses their kinds" if wanted.kind else ""
    options = "--kind, --player, --from-file, --since, --first, --last"
    return f"no miss is one that was asked for; leave out some of {options}{kinds}"


def _texts(
    executor: Executor, games: Iterable[MissedGame], shown: MissStyle
) -> Iterator[tuple[MissedGame, str]]:
    chunks = map(GamesToList, ChunkPace(CHUNK_MISSES).groups(games, lambda game: len(game.misses)))
    for done in executor.run(partial(texts_of, shown=shown), chunks, once=judging.is_program(shown.engine)):
        yield from done


def texts_of(chunk: GamesToList, shown: MissStyle) -> list[tuple[MissedGame, str]]:
    """Write the games of a chunk as SGF (in a worker)."""
    player = judging.player(shown.engine, shown.knowledge)
    write = _single_positions if shown.alone else _game_with_misses
    return [(game, write(game, player, shown)) for game in chunk.games]


def _game_with_misses(game: MissedGame, player: Any, shown: MissStyle) -> str:
    """The whole game; the node before each miss, which shows the board then, has the engine's list."""
    root = parse_tree(write_game(game.record)).root
    nodes = list(root.all_nodes())
    root.properties["GN"] = [f"game {game.id}"]
    for miss in game.misses:
        position = position_before(game.record, miss.move_no, f"game {game.id}")
        nodes[miss.move_no - 1].properties |= _miss_properties(game, miss, position, player, shown)
    return write_tree(root)


def _single_positions(game: MissedGame, player: Any, shown: MissStyle) -> str:
    """A tree for each miss: the position with the engine's list, and the move that was played."""
    record = game.record
    facts = {"PB": record.black, "PW": record.white, "DT": record.date, "EV": record.event}
    trees = []
    for miss in game.misses:
        position = position_before(record, miss.move_no, f"game {game.id}")
        more = {name: text for name, text in facts.items() if text}
        more |= {"AP": "Katachi", "GN": f"{game.id}:{miss.move_no}", "PL": position.side[0]}
        root = Node(position_properties(position.board, **more))
        root.properties |= _miss_properties(game, miss, position, player, shown)
        assert position.played is not None
        root.children.append(move_node(position.color, position.played))
        trees.append(write_tree(root))
    return "".join(trees)


def _miss_properties(
    game: MissedGame, miss: ExportedMiss, position: Position, player: Any, shown: MissStyle
) -> dict[str, list[str]]:
    """The SGF properties that show a miss at its position: comment, labels, and a mark on the move played."""
    at_move(miss.move_no)
    candidates = list(player.candidates(position.board, position.color, shown.listed))
    listed = [one for one in candidates if one.point != PASS]
    labels = dict(zip((one.point for one in listed), LABELS, strict=False))
    assert position.played is not None
    properties = {
        "C": ["\n".join(_comment_lines(game, miss, position, candidates, labels, shown))],
        "LB": [f"{to_sgf(at)}:{label}" for at, label in labels.items()],
        "TR": [str(to_sgf(position.played))],
    }
    return {name: values for name, values in properties.items() if values}


def _comment_lines(
    game: MissedGame,
    miss: ExportedMiss,
    position: Position,
    candidates: Sequence[Any],
    labels: dict[int, str],
    shown: MissStyle,
) -> Iterator[str]:
    assert position.played is not None
    played = position.name_of(position.played)
    yield f"Miss {game.id}:{miss.move_no}: {position.side} {played} was played, and is not in the list."
    if miss.kind:
        yield f"{miss.kind}: {miss.evidence or KINDS[miss.kind]}"
    yield f"The list of {shown.engine}:"
    for number, one in enumerate(candidates):
        likely = "" if one.probability is None else f" {one.probability:.1%}"
        line = f"{labels.get(one.point, ' ')} {position.name_of(one.point)} {round(one.value, 2):g}{likely}"
        reasons = "; ".join(reason_sentences(one, candidates)) if number < shown.explained else ""
        yield f"{line}  {reasons}" if reasons else line
