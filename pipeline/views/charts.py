"""Charts as SVG: curves with their intervals, bars, areas and columns, for pages with ``STYLE``."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pipeline.views.markup import Markup, element, join, number, text_at

#: the style sheet for these charts; lines differ by dashes as well as by colour
STYLE = """
:root { --ink: #1b1c1f; --soft: #5d636d; --rule: #d6d9de; --bar: #2f6fb3;
--s0: #1b1c1f; --s1: #2f6fb3; --s2: #b3123f; --s3: #2b7a4b; --s4: #8a5a00; }
@media (prefers-color-scheme: dark) {
:root { --ink: #e8e8ea; --soft: #a4a9b3; --rule: #3b3f46; --bar: #6ea8e6;
--s0: #e8e8ea; --s1: #6ea8e6; --s2: #ff7d9e; --s3: #6fce95; --s4: #e0b15a; }
}
svg.chart { width: 100%; height: auto; display: block; font: 11px system-ui, sans-serif; }
.chart text { fill: var(--soft); } .chart .rule { stroke: var(--rule); stroke-width: 1; }
.chart .end { text-anchor: end; } .chart .middle { text-anchor: middle; } .chart .bar { fill: var(--bar); }
.chart .line { fill: none; stroke-width: 2; } .chart .band { opacity: .13; fill: var(--s0); }
.chart .area { fill: var(--bar); opacity: .2; } .chart .s0 { stroke: var(--s0); }
svg.steps { height: 2.2rem; } svg.inline { width: 9rem; }
.chart .s1 { stroke: var(--s1); stroke-dasharray: 7 3; }
.chart .s2 { stroke: var(--s2); stroke-dasharray: 2 2; }
.chart .s3 { stroke: var(--s3); stroke-dasharray: 10 3 2 3; }
.chart .s4 { stroke: var(--s4); stroke-width: 1; } .chart .whole { stroke-dasharray: none; }
"""

#: the number of different lines in the style sheet
NUM_STYLES = 5
#: the approximate width of a letter
LETTER = 6
WIDTH, HEIGHT = 640, 360
#: the most labels below an axis
MOST_LABELS = 8
LEFT, RIGHT, TOP, BOTTOM = 42, 12, 12, 40


@dataclass(frozen=True, slots=True)
class Line:
    """A curve of shares (0 to 1) at 1, 2, 3, ..., with an interval around each if it is known."""

    name: str
    shares: tuple[float, ...]
    intervals: tuple[tuple[float, float] | None, ...] = ()


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar: the text before it, its length, and the text behind it."""

    name: str
    value: float
    text: str


def curves(title: str, lines: Sequence[Line], below: str, labels: Sequence[str] = ()) -> Markup:
    """A chart of lines, from 0 to 100 % over 1, 2, 3 ..., or over ``labels``; ``below`` names that axis.

    The first line has its intervals as a band.
    """
    last = max(len(line.shares) for line in lines)
    width = (WIDTH - LEFT - RIGHT) / max(last - 1, 1)
    bands = [_band(lines[0], width)] if any(lines[0].intervals) else []
    drawn = (_line(line, width, idx) for idx, line in enumerate(lines))
    return _chart(title, HEIGHT, _axes(last, width, below, labels), *bands, *drawn, *_legend(lines))


def bars(title: str, rows: Sequence[Bar]) -> Markup:
    """A chart of horizontal bars, one below the other; the longest has the full length."""
    most = max((row.value for row in rows), default=0) or 1
    height = 24 * len(rows) + 8
    return _chart(title, height, *(_bar(row, idx, 330 * row.value / most) for idx, row in enumerate(rows)))


def signed_bar(value: float, most: float) -> Markup:
    """A small bar for a row of a table, from the middle to the right, or to the left for a negative value.

    ``most`` is the value of the longest bar; for a larger one it ends in a point.
    """
    length = 60 * max(-1.0, min(1.0, value / (most or 1)))
    sides = {"x": number(min(60, 60 + length)), "width": number(max(abs(length), 1))}
    parts = [element("line", class_="rule", x1=60, x2=60, y1=0, y2=16)]
    parts.append(element("rect", class_="bar", y=3, height=10, **sides))
    if abs(value) > most:
        tip = 128 if value > 0 else -8
        parts.append(element("polygon", class_="bar", points=f"{60 + length},3 {tip},8 {60 + length},13"))
    shape = {"viewBox": "-10 0 140 16", "role": "img"}
    return element("svg", element("title", f"{value:+.2f}"), *parts, class_="chart inline", **shape)


def growth(title: str, values: Sequence[float]) -> Markup:
    """A small chart of a number that grows from step to step, as an area above zero."""
    width, height = 200, 60
    most = max(values, default=0) or 1
    step = width / max(len(values) - 1, 1)
    heights = [number(height - (height - 6) * value / most) for value in values]
    tops = [f"{number(step * n)},{y}" for n, y in enumerate(heights)]
    if len(tops) == 1:
        tops.append(f"{width},{heights[0]}")
    shape = {"class_": "area", "points": f"0,{height} {' '.join(tops)} {width},{height}"}
    line = {"class_": "line s1 whole", "points": " ".join(tops)}
    drawn = (element("polygon", **shape), element("polyline", **line))
    return _small(title, width, height, "chart", drawn)


def _small(title: str, width: int, height: int, kind: str, content: Iterable[Markup]) -> Markup:
    shape = {"viewBox": f"0 0 {width} {height}", "preserveAspectRatio": "xMinYMid", "role": "img"}
    return element("svg", element("title", title), *content, class_=kind, **shape)


def steps(title: str, shares: Sequence[float | None]) -> Markup:
    """A small chart of shares as columns. The largest has the full height; None is a gap."""
    most = max((share for share in shares if share), default=0) or 1
    columns = [
        element("rect", class_="bar", x=20 * n, y=number(40 - height), width=16, height=number(height))
        for n, share in enumerate(shares)
        if share is not None
        for height in [max(38 * share / most, 1)]
    ]
    return _small(title, 20 * len(shares) - 4, 40, "chart steps", columns)


def _chart(title: str, height: int, *content: Markup) -> Markup:
    box = f"0 0 {WIDTH} {height}"
    return element("svg", element("title", title), *content, class_="chart", viewBox=box, role="img")


def _bar(row: Bar, idx: int, length: float) -> Markup:
    y = 24 * idx + 4
    name = text_at(150, y + 14, row.name, "end")
    bar = element("rect", class_="bar", x=158, y=y, width=number(max(length, 1)), height=18)
    return join((name, bar, text_at(164 + length, y + 14, row.text)))


def _axes(last: int, width: float, below: str, labels: Sequence[str]) -> Markup:
    parts = []
    for percent in range(0, 101, 20):
        y = _y(percent / 100)
        parts.append(element("line", class_="rule", x1=LEFT, x2=WIDTH - RIGHT, y1=number(y), y2=number(y)))
        parts.append(text_at(LEFT - 6, y + 4, f"{percent} %", "end"))
    marked = sorted({1, last, *range(5, last - 1, 5)})
    if labels and last <= MOST_LABELS:
        marked = list(range(1, last + 1))
    names = {n: labels[n - 1] if labels else str(n) for n in marked}
    for n in marked:
        # the outermost ones do not go beyond the ends of the axis
        side = "middle" if not labels or 1 < n < last else "end" if n > 1 else None
        parts.append(text_at(LEFT + width * (n - 1), HEIGHT - BOTTOM + 16, names[n], side))
    parts.append(text_at((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 6, below, "middle"))
    return join(parts)


def _line(line: Line, width: float, idx: int) -> Markup:
    points = " ".join(_at(n, share, width) for n, share in enumerate(line.shares))
    shape = {"class_": f"line s{idx % NUM_STYLES}", "points": points}
    return element("polyline", element("title", line.name), **shape)


def _band(line: Line, width: float) -> Markup:
    pairs = [(n, pair) for n, pair in enumerate(line.intervals) if pair is not None]
    upper = [_at(n, high, width) for n, (_, high) in pairs]
    lower = [_at(n, low, width) for n, (low, _) in reversed(pairs)]
    title = element("title", f"95 % interval of {line.name}")
    return element("polygon", title, class_="band", points=" ".join(upper + lower))


def _legend(lines: Sequence[Line]) -> list[Markup]:
    """The legend, on the right: below the lines if they end high, above them if they end low."""
    are_low = max((line.shares[-1] for line in lines if line.shares), default=1) < 0.5
    first = TOP + 16 if are_low else HEIGHT - BOTTOM - 16 * len(lines)
    x = WIDTH - RIGHT - 52 - LETTER * max(len(line.name) for line in lines)
    parts = []
    for idx, line in enumerate(lines):
        y = first + 16 * idx
        parts.append(element("line", class_=f"line s{idx % NUM_STYLES}", x1=x, x2=x + 40, y1=y, y2=y))
        parts.append(text_at(x + 48, y + 4, line.name))
    return parts


def _at(n: int, share: float, width: float) -> str:
    return f"{number(LEFT + width * n)},{number(_y(share))}"


def _y(share: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)
