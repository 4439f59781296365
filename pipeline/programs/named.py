"""Parses the names of other programs: ``gtp:COMMAND``, ``katago:CONFIG``, with options before the colon::

gtp,seconds=5:leelaz --gtp -w net.gz
katago,model=net.bin.gz,visits=200:analysis.cfg
"""

from typing import NamedTuple

from pipeline.errors import UsageError

GTP, KATAGO = "gtp", "katago"
_OPTIONS = {
    GTP: ("seconds", "limit", "start"),
    KATAGO: ("program", "model", "visits", "limit", "start"),
}
#: seconds until the first answer; KataGo may have to tune its network
_START_S = {GTP: 60.0, KATAGO: 600.0}
_WANTS = {GTP: "gtp:COMMAND", KATAGO: "katago:CONFIG"}


class ProgramSpec(NamedTuple):
    """What to start, and how long to wait for its answers."""

    #: as the user named it
    text: str
    #: GTP or KATAGO
    kind: str
    #: the command, or the path of KataGo's settings
    rest: str
    #: after how many seconds to end an analysis that does not end by itself
    seconds: float = 1.0
    #: an answer that takes longer counts as none
    limit_s: float = 60.0
    #: the same for the first answer, which includes the start
    start_s: float = 60.0
    #: of KataGo: the command that starts it
    program: str = "katago"
    #: of KataGo: the file of its network; "" for its default
    model: str = ""
    #: of KataGo: visits a position; 0 for what its settings say
    visits: int = 0


def parse_program(text: str) -> ProgramSpec | None:
    """The program that a text names; None if it does not begin with ``gtp`` or ``katago``.

    Raises UsageError when nothing follows the colon, or for an unknown option or a wrong number.
    """
    head, colon, rest = text.partition(":")
    kind, *parts = head.split(",")
    if kind not in _OPTIONS:
        return None
    if not colon or not rest.strip():
        raise UsageError(f"{kind}: wants what to start: {_WANTS[kind]}")
    given = dict(part.partition("=")[::2] for part in parts)
    unknown = sorted(given.keys() - set(_OPTIONS[kind]))
    if unknown:
        known = ", ".join(_OPTIONS[kind])
        raise UsageError(f"'{text}': no option is called '{unknown[0]}'; there are: {known}")
    visits = _number(text, given, "visits", 0)
    if not visits.is_integer():
        raise UsageError(f"'{text}': visits wants a whole number above 0, not '{given['visits']}'")
    found = ProgramSpec(text, kind, rest.strip())
    return found._replace(
        seconds=_number(text, given, "seconds", found.seconds),
        limit_s=_number(text, given, "limit", found.limit_s),
        start_s=_number(text, given, "start", _START_S[kind]),
        program=given.get("program", found.program),
        model=given.get("model", ""),
        visits=int(visits),
    )


def _number(text: str, given: dict[str, str], name: str, default: float) -> float:
    try:
        number = float(given.get(name, default))
    except ValueError:
        number = -1.0
    if not 0 < number < 1e6 and name in given:
        raise UsageError(f"'{text}': {name} wants a number above 0, not '{given[name]}'")
    return number
