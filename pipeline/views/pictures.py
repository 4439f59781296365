"""Writes drawings of boards and patterns to files: SVG, PNG, PDF.

A drawing of ``drawing`` needs the style sheet of a page; in a file it gets the light colours itself. Typst
makes PNG and PDF with its own fonts, so they are the same on every machine.
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
#: the width of a PDF or PNG in points (72 an inch), and the dots per inch of a PNG
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
    """Write a drawing of ``drawing`` to a file .svg, .png or .pdf.

    Raises KatachiError when PNG or PDF is wanted and typst is missing.
    """
    kind = path.suffix.lower()
    if kind == ".svg":
        write_text(path, standalone(picture) + "\n")
    else:
        write_bytes(path, _render(standalone(picture).replace(_PAGE_FONT, _FONT), kind[1:]))


def standalone(picture: Markup) -> Markup:
    """The drawing with its style sheet in it, so that it needs no page."""
    style = _USE.sub(lambda name: drawing.LIGHT[name[1]], drawing.RULES)
    found = _BOX.search(picture)
    assert found is not None
    width, height = (round(UNIT * float(side)) for side in found.groups())
    frame = f'xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" font-family="{_PAGE_FONT}"'
    framed = picture.replace("<svg ", f"<svg {frame} ", 1)
    return Markup(framed.replace("><", f">{element('style', Markup(style))}<", 1))


def _render(picture: str, kind: str) -> bytes:
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
