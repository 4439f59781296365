"""Parts of the report's page: notes, tables, shares."""

from collections.abc import Iterable, Sequence

from pipeline.views.markup import Markup, element


def note(text: str) -> Markup:
    """A paragraph with a remark."""
    return element("p", text, class_="note")


def table(header: Sequence[str], rows: Iterable[Sequence[str | int]], text: Sequence[int] = ()) -> Markup:
    """A table that scrolls sideways on a narrow screen; ``text`` are the numbers of columns with texts."""
    kinds = ["text" if column in text else None for column in range(len(header))]
    head = (column_head(name, kind) for name, kind in zip(header, kinds, strict=True))
    body = (
        element("tr", *(element("td", cell, class_=kind) for cell, kind in zip(row, kinds, strict=True)))
        for row in rows
    )
    drawn = element("table", element("thead", element("tr", *head)), element("tbody", *body))
    return scrolling_table(header, drawn)


def column_head(name: str, kind: str | None = None) -> Markup:
    """The head of a column; an empty one is a plain cell, not a heading."""
    return element("th", name, scope="col", class_=kind) if name else element("td", class_=kind)


def scrolling_table(header: Sequence[str], drawn: Markup) -> Markup:
    """A table in a group that scrolls sideways, by keyboard too; the heads of its columns name the group."""
    name = f"table: {', '.join(filter(None, header))}"
    return element("div", drawn, class_="wide", tabindex="0", role="group", aria_label=name)


def percent(share: float | None) -> str:
    """A share, 0 to 1, in percent; "-" for None."""
    return "-" if share is None else f"{100 * share:.1f} %"
