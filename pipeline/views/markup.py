"""Builds HTML and SVG that is well formed, so that XML parsers can read it."""

import re
from collections.abc import Iterable
from html import escape

#: HTML elements that have no end tag
_VOID = {"meta", "br", "hr", "img", "input", "link"}
#: what XML cannot contain: control characters, lone surrogates, two non-characters
_UNWRITABLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Markup(str):
    """Text that is markup already. Any other text is escaped when it is put into an element."""

    __slots__ = ()

    def __html__(self) -> str:
        """The markup itself, for template engines, which then do not escape it."""
        return self


def element(name: str, /, *content: str | int, **attributes: object) -> Markup:
    """An element with its content, in which plain text is escaped.

    In the names of attributes, an underscore stands for a hyphen and one at the end for nothing
    (``class_="x"``, ``aria_label="y"``). An attribute that is None is left out.
    """
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_escape(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    if not content and name in _VOID:
        return Markup(f"<{name}{given}/>")
    return Markup(f"<{name}{given}>{join(content)}</{name}>")


def join(parts: Iterable[str | int]) -> Markup:
    """Parts one after the other; those that are not Markup are escaped."""
    return Markup("".join(part if isinstance(part, Markup) else _escape(part) for part in parts))


def number(value: float) -> str:
    """A coordinate with at most two decimals: ``3``, ``0.5``, ``-1.25``."""
    return f"{round(value, 2) + 0.0:g}"


def disc(x: float, y: float, radius: float, kind: str) -> Markup:
    """A disc around a point, of a class of the style sheet."""
    return element("circle", class_=kind, cx=number(x), cy=number(y), r=number(radius))


def text_at(x: float, y: float, text: str, kind: str | None = None, size: float | None = None) -> Markup:
    """Text at a point, of a class of the style sheet; ``size`` if the class has none."""
    font_size = None if size is None else number(size)
    return element("text", text, class_=kind, x=number(x), y=number(y), font_size=font_size)


def page(title: str, style: str, *body: str) -> str:
    """A complete, self-contained HTML page."""
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("title", title),
        # HTML does not escape a style sheet, so it must not have characters that XML escapes
        element("style", Markup(style)),
    )
    return f"<!DOCTYPE html>\n{element('html', head, element('body', *body), lang='en')}\n"


def _escape(value: object) -> str:
    return escape(_UNWRITABLE.sub("\ufffd", str(value)))
