"""The page of a release: gates, figures, and drawings of what has changed; one self-contained HTML page."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from engine.board import Board
from engine.joseki.lines import SIZE, point_at_place
from engine.joseki.move import parse_place
from engine.patterns import Pattern
from engine.points import BLACK, PASS, opponent
from pipeline.release.building import ReleaseKnowledge
from pipeline.release.changes import Changes, JosekiChange, pattern_line
from pipeline.release.manifest import Release
from pipeline.release.measuring import MEASURES
from pipeline.views import drawing
from pipeline.views.drawing import Marks
from pipeline.views.markup import Markup, element, page

#: the most changes of one kind that are drawn; the change log has all
DRAWN = 36

STYLE = """
html { color-scheme: light dark; background: #fcfcfb; color: #1b1c1f; }
:root { --soft: #5b5e66; --rule: #d9d9d4; }
@media (prefers-color-scheme: dark) { html { background: #16171a; color: #e8e8ea; }
:root { --soft: #a7abb3; --rule: #3a3c42; } }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 64rem; padding: 1rem; }
h1 { font-size: 1.6rem; margin: .5rem 0; } h2 { font-size: 1.25rem; margin: 2.2rem 0 .4rem; }
h3 { font-size: 1.05rem; margin: 1.4rem 0 .3rem; } p, figure { margin: .4rem 0 .8rem; }
figcaption, .note { color: var(--soft); font-size: .9rem; }
figcaption { font-size: .8rem; line-height: 1.35; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .6rem; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top; }
td.number { text-align: right; white-space: nowrap; }
.cells { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: .9rem; }
"""


def render(
    manifest: Mapping[str, Any], changed: Changes, found: ReleaseKnowledge, last: Release | None
) -> str:
    """The page as HTML."""
    made = manifest["engine"]
    head = element(
        "header",
        element("h1", f"Katachi knowledge {manifest['version']}"),
        element(
            "p", f"{made['name']} {made['version']}, signature {made['signature']}; {changed.summary()}."
        ),
    )
    sections = [
        _section("Gates", _gates(manifest)),
        _section("Figures", figures(manifest, last)),
        _section("What has changed", draw_changes(changed) if last else _best(found)),
        _section("Made of", _inputs(manifest)),
    ]
    style = STYLE + drawing.STYLE
    return page(f"Katachi knowledge {manifest['version']}", style, head, element("main", *sections))


def _section(title: str, content: Iterable[Markup]) -> Markup:
    return element("section", element("h2", title), *content)


def _gates(manifest: Mapping[str, Any]) -> Iterator[Markup]:
    yield table(("gate", "", ""), [(one["name"], one["state"], one["told"]) for one in manifest["gates"]])


def figures(manifest: Mapping[str, Any], last: Release | None) -> Iterator[Markup]:
    """Counts and hit rates, before and after."""
    yield table(("", "last", "new", "gain"), figure_rows(manifest, last), (1, 2))
    if rates := manifest["figures"].get("hit-rate"):
        yield element("p", figure_note(rates), class_="note")


def figure_note(rates: Mapping[str, Any]) -> str:
    """In words, what the hit rates were measured on."""
    return (
        f"Hit rates on {rates['games']} held-out games, {rates['positions']:,} positions, both judged on the"
        " same games."
    )


def figure_rows(manifest: Mapping[str, Any], last: Release | None) -> list[tuple[str, ...]]:
    """Rows of counts and hit rates: name, last release, new release, gain with its interval."""
    before: Mapping[str, Any] = last.manifest["knowledge"] if last else {}
    names = ("patterns", "features", "joseki_moves", "joseki_positions", "rejected", "edited")
    rows: list[tuple[str, ...]] = [
        (name.replace("_", " "), f"{before[name]:,}" if last else "-", f"{manifest['knowledge'][name]:,}", "")
        for name in names
    ]
    rates = manifest["figures"].get("hit-rate")
    for measure in MEASURES if rates else ():
        gain, interval = rates.get("gain", {}).get(measure), rates.get("gain_interval", {}).get(measure)
        told = "" if gain is None else f"{100 * gain:+.2f} points"
        told += f" ({100 * interval[0]:+.2f} to {100 * interval[1]:+.2f})" if interval else ""
        old = rates.get("last", {}).get(measure)
        rows.append((measure.replace("_", " "), _percent(old), _percent(rates["new"][measure]), told))
    return rows


def _percent(share: float | None) -> str:
    return "-" if share is None else f"{100 * share:.2f} %"


def _best(found: ReleaseKnowledge) -> Iterator[Markup]:
    yield element("p", "The first release. The patterns that gain most:", class_="note")
    best = sorted(found.patterns, key=lambda one: (-one.gain, one.id))
    yield element("div", *map(_pattern, best[:DRAWN]), class_="cells")


class ChangedPart(NamedTuple):
    """Changes of one kind: how many there are, and the first of them."""

    title: str
    number: int
    num_shown: int
    #: a changed pattern counts as two, before and after
    shown: Sequence[Pattern | JosekiChange]


def parts(changed: Changes, most: int) -> list[ChangedPart]:
    """The changes by kind, with at most ``most`` of each to draw; kinds without any are left out."""

    def part(title: str, some: Sequence[Pattern | JosekiChange]) -> ChangedPart:
        return ChangedPart(title, len(some), len(some[:most]), some[:most])

    pairs = changed.changed[: most // 2]
    both = [one for pair in pairs for one in pair]
    found = [
        part("patterns added", changed.added),
        ChangedPart("patterns changed: as they were, as they are", len(changed.changed), len(pairs), both),
        part("patterns dropped", changed.dropped),
        part("joseki moves added", changed.joseki_added),
        part("joseki moves changed", changed.joseki_changed),
        part("joseki moves dropped", changed.joseki_dropped),
    ]
    return [each for each in found if each.number]


def draw_changes(changed: Changes) -> Iterator[Markup]:
    """Pictures of the first changes of each kind."""
    found = parts(changed, DRAWN)
    for part in found:
        pictures = (_pattern(one) if isinstance(one, Pattern) else _joseki(one) for one in part.shown)
        yield element("h3", f"{part.title} ({part.number:,})")
        yield element("div", *pictures, class_="cells")
    if not found:
        yield element("p", changed.summary(), class_="note")


def _pattern(shown: Pattern) -> Markup:
    told = pattern_line(shown)
    return element("figure", drawing.pattern(shown, f"pattern {told}"), element("figcaption", told))


def _joseki(change: JosekiChange) -> Markup:
    return element("figure", corner(change), element("figcaption", change.told))


def corner(change: JosekiChange) -> Markup:
    """The corner before a move, with the move."""
    board, color = Board(SIZE), BLACK
    points = [point_at_place(parse_place(word, SIZE) or 0) for word in change.line]
    for point in points[:-1]:
        board.play(color, point)
        color = opponent(color)
    played = None if points[-1] == PASS else points[-1]
    return drawing.corner(board, color, f"joseki {change.told}", Marks(played=played))


def _inputs(manifest: Mapping[str, Any]) -> Iterator[Markup]:
    rows = [(name, f"{told['bytes']:,}", told["blake2b"][:16]) for name, told in manifest["inputs"].items()]
    yield table(("input", "bytes", "BLAKE2b"), rows, (1,))


def table(header: Sequence[str], rows: Iterable[Sequence[str]], numbers: Sequence[int] = ()) -> Markup:
    """A table that scrolls sideways on a narrow screen; ``numbers`` are the columns of numbers."""
    head = (element("th", name, scope="col") for name in header)
    body = (
        element(
            "tr",
            *(
                element("td", cell, class_="number" if column in numbers else None)
                for column, cell in enumerate(row)
            ),
        )
        for row in rows
    )
    shown = element("table", element("thead", element("tr", *head)), element("tbody", *body))
    return element("div", shown, class_="wide", tabindex="0", role="region", aria_label="table")
