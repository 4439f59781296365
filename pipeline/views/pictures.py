"""Writes drawings of boards and patterns to files of their own: SVG, PNG, PDF.

A drawing of ``drawing`` or ``charts`` needs the style sheet of a page; here its light colours are put into
the drawing. Typst makes PNG and PDF with fonts of its own, so they are the same on every machine.
"""

import re
from html import unescape
from pathlib import Path

from pipeline.errors import KatachiError
from pipeline.views import drawing
from pipeline.views.markup import Markup, element
from pipeline.writing import write_bytes, write_text

#: pixels between two lines of the board in an SVG, unless its viewer scales it
UNIT = 40
#: width of a picture in points (72 are an inch), and dots per inch of a PNG
WIDTH_PT, DOTS_PER_INCH = 360, 200

_USE = re.compile(r"var\(--([a-z]+)\)")
_PAGE_FONT, _FONT = "system-ui, sans-serif", "'DejaVu Sans Mono'"
_BOX = re.compile(r'viewBox="\S+ \S+ (\S+) (\S+)"')
_TYPST = """\
#set document(title: sys.inputs.at("title"))
#set page(width: {width}pt, height: auto, margin: 0pt)
#image(bytes(sys.inputs.at("svg")), format: "svg", width: 100%, alt: sys.inputs.at("title"))
"""


def write(path: Path, picture: Markup) -> None:
    """Write a drawing of ``drawing`` to a file .svg, .png or .pdf."""
    kind = path.suffix.lower()
    if kind == ".svg":
        write_text(path, standalone(picture) + "\n")
    else:
        write_bytes(path, _rendered(standalone(picture).replace(_PAGE_FONT, _FONT), kind[1:]))


def standalone(picture: Markup) -> Markup:
    """A drawing with its styles in it, which needs no page around it."""
    style = _USE.sub(lambda name: drawing.LIGHT[name[1]], drawing.RULES)
    found = _BOX.search(picture)
    assert found is not None
    width, height = (round(UNIT * float(side)) for side in found.groups())
    frame = f'xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" font-family="{_PAGE_FONT}"'
    framed = picture.replace("<svg ", f"<svg {frame} ", 1)
    return Markup(framed.replace("><", f">{element('style', Markup(style))}<", 1))


def _rendered(picture: str, kind: str) -> bytes:
    try:
        import typst
    except ImportError:
        raise KatachiError(
            f"a picture as {kind} needs typst: pip install 'katachi[pictures]', or name a file .svg"
        ) from None
    title = re.search("<title>(.*?)</title>", picture, re.DOTALL)
    inputs: dict[str, str] = {"svg": picture, "title": unescape(title[1]) if title else ""}
    return bytes(
        typst.compile(
            _TYPST.format(width=WIDTH_PT).encode(),
            format="pdf" if kind == "pdf" else "png",
            ppi=float(DOTS_PER_INCH),
            sys_inputs=inputs,
            ignore_system_fonts=True,
            timestamp=0,
        )
    )
