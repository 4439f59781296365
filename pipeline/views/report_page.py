"""Renders the report as one self-contained HTML page, with its styles and pictures in it."""

from collections.abc import Iterable, Sequence

from engine.patterns.names import describe
from engine.patterns.pattern import Pattern
from engine.points import to_gtp
from pipeline.misses.kinds import KINDS
from pipeline.tables import pluralise
from pipeline.views import charts, drawing
from pipeline.views import report_sections as more
from pipeline.views.charts import Bar, Line
from pipeline.views.markup import Markup, element, page
from pipeline.views.report import Example, MeasuredCurve, Report
from pipeline.views.report_games import HeatMap
from pipeline.views.report_parts import note, percent, table

#: the columns of the table below the curve: lengths of the list
SHOWN_TOPS = (1, 5, 10, 20, 40)

STYLE = """
html { color-scheme: light dark; background: #fcfcfb; color: #1b1c1f; }
@media (prefers-color-scheme: dark) { html { background: #16171a; color: #e8e8ea; } a { color: #8ab8ee; } }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 64rem; padding: 1rem; }
h1 { font-size: 1.6rem; margin: .5rem 0; } h2 { font-size: 1.25rem; margin: 2.2rem 0 .4rem; }
h3 { font-size: 1.05rem; margin: 1.4rem 0 .3rem; } p, figure { margin: .4rem 0 .8rem; }
figcaption, .note { color: var(--soft); font-size: .9rem; } nav a { margin-right: .9rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .6rem; border-bottom: 1px solid var(--rule); }
th, td { text-align: right; white-space: nowrap; }
th:first-child, td:first-child, td.text, th.text { text-align: left; } td.text { white-space: normal; }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: .6rem; margin: 1rem 0; }
dl div { border: 1px solid var(--rule); border-radius: .5rem; padding: .5rem .7rem; }
dt { color: var(--soft); font-size: .85rem; } dd { margin: 0; font-size: 1.25rem; }
.boards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)); gap: 1rem; }
.cells { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: .9rem; }
.cells figcaption { font-size: .8rem; line-height: 1.35; } code { font-size: .9em; }
"""


def render(report: Report) -> str:
    """The report as a page."""
    sections = [
        _section("curve", "How often the move is in the list", _curve(report)),
        _section("growth", "What grew from run to run", more.growth(report)),
        _section("kinds", "What kind of moves are missed", _kinds(report)),
        _section("where", "Where the missed moves are", _where(report.heat_map)),
        _section("audit", "Where the evaluation contradicts itself", more.audit(report)),
        _section("people", "Whose moves are found, and from which years", more.people(report)),
        _section("reasons", "What speaks for moves", more.reasons(report)),
        _section("weights", "The strongest weights", more.weights(report)),
        _section("joseki", "Joseki that come and go", more.joseki(report)),
        _section("patterns", "The best new patterns", _patterns(report)),
        _section("runs", "What each run did", _runs(report)),
    ]
    style = "".join((STYLE, charts.STYLE, drawing.STYLE))
    return page(
        f"Katachi report: {report.provenance.engine}", style, _head(report), element("main", *sections)
    )


def _section(name: str, title: str, content: Iterable[Markup]) -> Markup:
    return element("section", element("h2", title), *content, id=name)


def _head(report: Report) -> Markup:
    provenance = report.provenance
    knowledge = provenance.knowledge[:8]
    told = f"{report.db}: {provenance.engine}, signature {provenance.signature}, knowledge {knowledge}"
    facts = [
        ("games replayed", f"{report.games:,}"),
        ("positions", f"{report.positions:,}"),
        ("misses", f"{report.misses:,}"),
        ("of all positions", percent(report.misses / max(report.positions, 1))),
    ]
    tiles = (element("div", element("dt", name), element("dd", text)) for name, text in facts)
    return element("header", element("h1", "Katachi report"), element("p", told), element("dl", *tiles))


# -- the curve -------------------------------------------------------------------------------------


def _curve(report: Report) -> Iterable[Markup]:
    if not report.measured:
        splits = ", ".join(report.splits)
        yield note(f"No game of the split {splits} has been replayed by this engine: katachi replay does it.")
    else:
        yield from _curve_figure(report.measured[0])
    if len(report.measured) > 1:
        yield element("h3", "All that were measured, side by side")
        yield from _comparison(report.measured)
    if report.players:
        yield element("h3", "Engines and knowledge that replayed these games")
        yield _players(report)


def _curve_figure(measured: MeasuredCurve) -> Iterable[Markup]:
    title = "Share of the professionals' moves among the first n of the list"
    picture = charts.curves(title, measured.lines, "among the first n of the list")
    caption = (
        f"Over {pluralise(measured.games, 'game')}, {measured.positions:,} positions: {measured.source}."
    )
    if any(measured.lines[0].intervals):
        caption += " The shades are 95 % intervals over games."
    yield element("figure", picture, element("figcaption", caption))
    longest = max(len(line.shares) for line in measured.lines)
    yield _curvetable(measured.lines, longest)


def _comparison(measured: Sequence[MeasuredCurve]) -> Iterable[Markup]:
    lines = [Line(one.source, one.lines[0].shares) for one in measured]
    title = "Share of the professionals' moves among the first n of the list, one line for each measurement"
    yield element("figure", charts.curves(title, lines, "among the first n of the list"))
    yield _curvetable(lines, max(len(line.shares) for line in lines))
    rows = [(one.source, one.games, f"{one.positions:,}", _nats(one.log_evidence)) for one in measured]
    yield table(("", "games", "positions", "log-evidence"), rows)


def _curvetable(lines: Sequence[Line], longest: int) -> Markup:
    tops = [top for top in SHOWN_TOPS if top < longest] + [longest]
    rows = [
        (line.name, *(percent(line.shares[top - 1] if len(line.shares) >= top else None) for top in tops))
        for line in lines
    ]
    return table(("", *(f"top {top}" for top in tops)), rows)


def _nats(value: float | None) -> str:
    return "-" if value is None else f"{value:.3f}"


def _players(report: Report) -> Markup:
    rows: list[tuple[str | int, ...]] = [
        (
            number,
            row.engine,
            row.knowledge[:8],
            row.signature,
            row.games,
            f"{row.positions:,}",
            *(percent(share) for share in row.shares.values()),
        )
        for number, row in enumerate(report.players, 1)
    ]
    header = ("no.", "engine", "knowledge", "signature", "games", "positions", *more.TOP_NAMES.values())
    return table(header, rows, (1, 2, 3))


# -- kinds -----------------------------------------------------------------------------------------


def _kinds(report: Report) -> Iterable[Markup]:
    if not report.kinds:
        yield note("No miss has been classed yet: katachi classify does it.")
        return
    shares = [(row, row.misses / report.misses) for row in report.kinds]
    longest = [Bar(row.kind, row.misses, f"{row.misses:,} ({percent(share)})") for row, share in shares]
    longest.sort(key=lambda bar: -bar.value)
    yield element("figure", charts.bars("Misses by kind", longest))
    rows = [(row.kind, f"{row.misses:,}", percent(share), KINDS[row.kind]) for row, share in shares]
    unclassed = report.misses - sum(row.misses for row in report.kinds)
    if unclassed:
        rows.append(("not classed", f"{unclassed:,}", percent(unclassed / report.misses), "katachi classify"))
    yield table(("kind", "misses", "of all", "what it is"), rows, (3,))
    if any(row.examples for row in report.kinds):
        yield note(
            "Examples, taken evenly from all games. The move with the red ring was played, the move "
            "before it has the yellow one; 1 to 5 are the engine's first."
        )
    for row in report.kinds:
        if row.examples:
            yield element("h3", f"{row.kind}: {KINDS[row.kind]}")
            yield element("div", *map(_example, row.examples), class_="boards")


def _example(example: Example) -> Markup:
    position = example.position
    assert position.played is not None
    side, played = position.side, position.name_of(position.played)
    title = f"Miss {example.name}: {side} played {played}"
    picture = drawing.board(position.board, position.color, title, example.marks)
    told = f": {side} {played}; {example.evidence}" if example.evidence else f": {side} {played}"
    name = element("strong", example.name)
    return element("figure", picture, element("figcaption", name, told, *_game_line(example.game)))


def _game_line(text: str) -> Iterable[Markup]:
    return (element("br"), element("span", text)) if text else ()


# -- where --------------------------------------------------------------------------------------------


def _where(heat_map: HeatMap | None) -> Iterable[Markup]:
    if heat_map is None:
        yield note("Nothing was missed.")
        return
    size = heat_map.size
    share = {at: heat_map.missed[at] / heat_map.played[at] for at in heat_map.missed}
    yield note(
        f"On {size}x{size}. A game has no orientation, so each move counts at all its eight images; "
        "the darker, the more."
    )
    missed = f"Missed moves: most at {_most(heat_map.missed, size)}."
    shares = f"Share of the moves at a point that were missed: most at {_most(share, size)}."
    pictures = ((heat_map.missed, missed), (share, shares))
    figures = (
        element("figure", drawing.heat(counts, size, caption), element("figcaption", caption))
        for counts, caption in pictures
    )
    yield element("div", *figures, class_="boards")


def _most(counts: dict[int, float], size: int) -> str:
    """The name of a point with the largest number, one of its images for all."""
    at = max(counts, key=lambda one: (counts[one], one))
    images = [one for one in counts if counts[one] == counts[at]]
    return str(to_gtp(max(images), size))


# -- patterns -------------------------------------------------------------------------------------------


def _patterns(report: Report) -> Iterable[Markup]:
    best = report.patterns
    if best is None:
        yield note("There is no binary of patterns yet: katachi compile writes one.")
        return
    yield note(
        f"Of {best.num_patterns:,} patterns of the binary the engine had not loaded {best.num_new:,}; here "
        f"are {len(best.patterns):,} of these, the largest gain first, then the most played. The side to "
        "move is Black; its move has a ring. A digit is the liberties of a stone's string, shaded cells may "
        "hold anything."
    )
    yield element("div", *map(_pattern, best.patterns), class_="cells")


def _pattern(shown: Pattern) -> Markup:
    caption = ", ".join(_pattern_facts(shown))
    name = element("strong", shown.id)
    return element(
        "figure",
        drawing.pattern(shown, f"pattern {shown.id}: {caption}"),
        element("figcaption", name, f" {caption}"),
    )


def _pattern_facts(shown: Pattern) -> Iterable[str]:
    counts = shown.statistics
    yield shown.text or describe(shown)
    if counts.seen:
        yield f"played {counts.played:,} of {counts.seen:,} times ({percent(counts.played / counts.seen)})"
    elif counts.played:
        yield f"played {counts.played:,} times"
    if counts.games:
        yield f"in {pluralise(counts.games, 'game')}"
    if counts.players:
        yield f"by {pluralise(counts.players, 'player')}"
    if shown.weight:
        yield f"weight {shown.weight:+.2f}"
    if shown.gain:
        yield f"gain {shown.gain:.1f}"


# -- runs -------------------------------------------------------------------------------------------------


def _runs(report: Report) -> Iterable[Markup]:
    rows = [(run.id, run.command, run.started, run.status, _rows_text(run.made)) for run in report.runs]
    yield table(
        ("run", "command", "started (UTC)", "status", "rows that are there because of it"), rows, (1, 2, 3, 4)
    )


def _rows_text(made: dict[str, int]) -> str:
    return ", ".join(f"{count:,} {table}" for table, count in made.items())
