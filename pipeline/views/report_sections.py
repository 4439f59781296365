"""Renders sections of the report's page: growth, audit, players and eras, reasons, weights, joseki."""

from collections.abc import Iterable, Sequence
from statistics import median

from pipeline.auditing import ERROR, KINDS
from pipeline.game_records.positions import SIDES
from pipeline.views import charts, drawing, report_joseki
from pipeline.views.charts import Bar, Line
from pipeline.views.drawing import Marks
from pipeline.views.inconsistencies import InconsistencyView
from pipeline.views.markup import Markup, element
from pipeline.views.report import Report
from pipeline.views.report_games import TOPS, Group
from pipeline.views.report_joseki import TrendingMove
from pipeline.views.report_parts import note, percent, table
from pipeline.views.report_reasons import Speaker

#: so many speakers of a kind are in a table
MOST_SPEAKERS = 40
#: the names of ``TOPS`` on the page
TOP_NAMES = {name: name.replace("_", " ").replace("top", "top ") for name in TOPS}


# -- growth ----------------------------------------------------------------------------------------


def growth(report: Report) -> Iterable[Markup]:
    """How the database grew from run to run, and what engines and trainings reached."""
    if report.grown:
        yield note("What is there, added up over the runs that it comes from.")
        figures = (
            element(
                "figure",
                charts.growth(f"{one.what}: {', '.join(map(str, one.totals))}", [0, *one.totals]),
                element("figcaption", element("strong", f"{one.totals[-1]:,}"), f" {one.what}"),
            )
            for one in report.grown
        )
        yield element("div", *figures, class_="cells")
    if len(report.players) > 1:
        yield element("h3", "Hit rates of one engine and knowledge after the other")
        lines = [
            Line(TOP_NAMES[top], tuple(row.shares[top] or 0.0 for row in report.players)) for top in TOPS
        ]
        labels = [str(number) for number in range(1, len(report.players) + 1)]
        title = "Share of the professionals' moves, in the order in which the replays came"
        below = "engines and knowledge, numbered as above"
        yield element("figure", charts.curves(title, lines, below, labels))
    if report.trained:
        yield element("h3", "What trainings reached on the validation games")
        names = ("log_evidence", *(top for top in TOPS if top != "in_list"))
        rows: list[tuple[str | int, ...]] = [
            (
                one.run,
                one.command,
                one.date,
                one.passes,
                *(_figure(name, one.figures.get(name)) for name in names),
            )
            for one in report.trained
        ]
        heads = ("log-evidence", *(TOP_NAMES[name] for name in names[1:]))
        yield table(("run", "command", "date", "passes", *heads), rows, (1, 2))


def _figure(name: str, value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:.4f}" if name == "log_evidence" else percent(value)


# -- audit -----------------------------------------------------------------------------------------


def audit(report: Report) -> Iterable[Markup]:
    """How often the evaluation errs, by phase and kind, and the worst inconsistencies as boards."""
    found = report.audit
    if found is None:
        yield note(f"{report.provenance.engine} has no evaluation that could be audited.")
        return
    if not found.games:
        yield note("No game has been audited with this engine: katachi audit does it.")
        return
    yield note(
        f"Positions in which the evaluation differs by more than {ERROR:g} from what it says on the average "
        "after the moves that keep the best score."
    )
    rows = [(name, *row) for name, one in found.games.items() for row in one.phases()]
    heads = ("", "moves", "positions", "with an error", "a thousand")
    yield table(heads, [(name, moves, f"{n:,}", f"{f:,}", rate) for name, moves, n, f, rate in rows], (1,))
    bars = [Bar(kind, number, f"{number:,}") for kind, number in found.kinds.items() if number]
    bars.sort(key=lambda bar: -bar.value)
    if bars:
        yield element("figure", charts.bars("Inconsistencies by kind", bars))
        yield table(("kind", "found", "what"), [(bar.name, bar.text, KINDS[bar.name]) for bar in bars], (2,))
    if found.worst:
        yield note(
            "The worst. In frames the points whose value changes when the best moves (+) are made, the worst "
            "of them in the stronger frame; the move before the position has the yellow ring."
        )
        yield element("div", *map(_inconsistency, found.worst), class_="boards")


def _inconsistency(one: InconsistencyView) -> Markup:
    row = one.row
    told = f": {row.kind}, {one.points}: {one.before}, after the best moves {one.after}"
    lines = (f"{one.side} to move; kept: {one.kept}", one.title)
    below = (part for line in lines for part in (element("br"), element("span", line)))
    name = element("strong", f"{row.game_id}:{row.move_no}")
    return element("figure", one.picture, element("figcaption", name, told, *below))


# -- players and eras ------------------------------------------------------------------------------


def people(report: Report) -> Iterable[Markup]:
    """Hit rates by era and by player."""
    if report.eras:
        yield element("h3", "By era")
        if len(report.eras) > 1:
            lines = [Line(TOP_NAMES[top], tuple(era.shares[top][0] for era in report.eras)) for top in TOPS]
            title = "Share of the professionals' moves among the first n of the list, by era"
            names = [era.name for era in report.eras]
            yield element("figure", charts.curves(title, lines, "when the games were played", names))
        yield _groups("era", report.eras)
    else:
        yield note("No game has a date.")
    if report.people:
        yield element("h3", "By player")
        yield note(
            f"The {len(report.people)} of {report.num_people:,} players with the most moves, by the names "
            "that their records have."
        )
        yield _groups("player", report.people)
    else:
        yield note("No player has enough moves to be told of.")


def _groups(what: str, groups: Sequence[Group]) -> Markup:
    rows = [
        (
            group.name,
            f"{group.games:,}",
            f"{group.positions:,}",
            *(percent(group.shares[top][0]) for top in TOPS),
            _range(group.shares["in_list"][1]),
        )
        for group in groups
    ]
    return table((what, "games", "moves", *TOP_NAMES.values(), "95 % interval of that"), rows)


def _range(interval: tuple[float, float] | None) -> str:
    return "-" if interval is None else f"{100 * interval[0]:.1f} - {100 * interval[1]:.1f} %"


# -- reasons and weights ---------------------------------------------------------------------------


def reasons(report: Report) -> Iterable[Markup]:
    """What speaks for the engine's candidates, and how often these were played."""
    found = report.reasons
    if found is None:
        yield note("The engine was not asked: --positions says at how many positions it is.")
        return
    base = found.hits / max(found.candidates, 1)
    yield note(
        f"At {found.positions:,} positions, taken evenly from all games, the engine gave "
        f"{found.candidates:,} candidates, of which {percent(base)} were played. Lift is how much likelier "
        "that is where something speaks than for any candidate."
    )
    yield _speakers("all reasons of a kind", found.kinds, base, "mean part of the value")
    for kind, speakers in found.speakers.items():
        if len(speakers) > 1:
            yield element("h3", _headline(kind, len(speakers)))
            yield _speakers(kind, speakers[:MOST_SPEAKERS], base, "mean value")


def _headline(kind: str, number: int) -> str:
    more = f", the {MOST_SPEAKERS} of them that speak most often" if number > MOST_SPEAKERS else ""
    return f"Reasons of the kind {kind}: {number:,} spoke{more}"


def _speakers(what: str, speakers: Sequence[Speaker], base: float, value: str) -> Markup:
    columns = {
        what: [one.name or one.kind for one in speakers],
        "what it says": [one.text for one in speakers],
        "spoke": [f"{one.spoke:,}" for one in speakers],
        "played": [f"{one.played:,}" for one in speakers],
        "share": [percent(one.played / one.spoke) for one in speakers],
        "lift": [f"{one.played / one.spoke / base:.2f}" if base else "" for one in speakers],
        value: [f"{one.value:+.2f}" for one in speakers],
        "weight": ["" if one.weight is None else f"{one.weight:+.2f}" for one in speakers],
    }
    told = {head: cells for head, cells in columns.items() if any(cells)}
    text = [1] if "what it says" in told else []
    return table(tuple(told), list(zip(*told.values(), strict=True)), text)


def weights(report: Report) -> Iterable[Markup]:
    """The features with the largest weights, for and against a move."""
    found = report.weights
    if found is None:
        yield note("The engine has loaded no weights.")
        return
    yield note(
        f"The engine has weights of {found.features:,} features, {found.rules:,} rules and "
        f"{found.patterns:,} patterns, in nats: what each adds to the value of a move. Here are the features "
        "that say most for a move, and most against one."
    )
    told = [*found.strongest, *reversed(found.weakest)]
    # features that are the same for all moves of a position may have any weight: keep the others visible
    most = 3 * median(abs(one.weight) for one in told)
    rows = [(one.name, charts.signed_bar(one.weight, most), f"{one.weight:+.2f}", one.text) for one in told]
    yield table(("feature", "", "weight", "what it says"), rows, (3,))


# -- joseki ------------------------------------------------------------------------------------------


def joseki(report: Report) -> Iterable[Markup]:
    """The moves whose share changed most, each with its corner."""
    found = report.trends
    if found is None:
        yield note("There is no text of joseki: --joseki-text says where, katachi joseki mine makes one.")
        return
    yield note(
        f"Of the {found.moves:,} moves of {found.path} {found.num_rising:,} have clearly more of their "
        f"position's games than they had, {found.num_falling:,} clearly fewer. Those that changed most games "
        f"are drawn; the columns are their shares {', '.join(report_joseki.era_names())}. Collections differ "
        "by era: what rises may also be what other players play."
    )
    for title, moves in (("Rising", found.rising), ("Falling", found.falling)):
        if moves:
            yield element("h3", title)
            yield element("div", *map(_trending, moves), class_="cells")


def _trending(one: TrendingMove) -> Markup:
    shown, change = one.shown, one.change
    side = SIDES[shown.color]
    line = " ".join(shown.line) or "empty corner"
    name = f" ({one.name})" if one.name else ""
    title = f"{line}: {side} {one.move}{name}, {change.trend}"
    known = ("-" if share is None else percent(share) for share in change.shares)
    return element(
        "figure",
        drawing.corner(shown.board, shown.color, title, Marks(played=one.point)),
        element(
            "figcaption",
            element("strong", f"{one.move}{name}"),
            f" after {line}: {change.trend}, from {percent(change.before)} to {percent(change.after)}; "
            f"{one.games:,} games, {change.extra:+,.0f} by the change",
            charts.steps(f"share of {one.move} by era: {', '.join(known)}", change.shares),
        ),
    )
