"""What GUIs read of GTP, by a parser of its own: answers, info lines, GoGui's boards and drawings."""

import re
from typing import NamedTuple

ANSWER = re.compile(r"([=?])(\d*) ?(.*?)\n\n", re.DOTALL)
POINT = re.compile(r"[A-HJ-Z]([1-9]|1\d|2[0-5])\Z")
COLOR = re.compile(r"#[0-9a-f]{6}\Z|(black|blue|cyan|green|gray|magenta|pink|red|white|yellow)\Z")
INTEGERS = {"visits", "order"}
LZ_KEYS = ["move", "visits", "winrate", "prior", "lcb", "order", "pv"]
KATA_KEYS = [
    "move", "visits", "utility", "winrate", "scoreMean", "scoreStdev", "scoreLead", "scoreSelfplay", "prior",
    "lcb", "utilityLcb", "order", "pv",
]  # fmt: skip


class Answer(NamedTuple):
    ok: bool
    number: str
    text: str


def answers(output: str) -> list[Answer]:
    """All of an output, which must consist of answers and nothing else."""
    found, at = [], 0
    while at < len(output):
        match = ANSWER.match(output, at)
        assert match, f"no answer: {output[at : at + 60]!r}"
        found.append(Answer(match[1] == "=", match[2], match[3]))
        at = match.end()
    return found


def info_line(line: str, size: int) -> tuple[list[dict[str, object]], list[float], dict[str, float]]:
    """The moves of an info line, the ownership, and what it says of the root."""
    assert line == line.strip()
    assert "  " not in line
    line, _, ownership = line.partition(" ownership ")
    line, _, root = line.partition(" rootInfo ")
    first, *moves = line.split("info ")
    assert first == ""
    numbers = [float(word) for word in ownership.split()]
    assert not numbers or len(numbers) == size * size
    assert all(-1 <= number <= 1 for number in numbers)
    return [_move(text.split(), order) for order, text in enumerate(moves)], numbers, _pairs(root.split())


def _move(words: list[str], order: int) -> dict[str, object]:
    at = words.index("pv")
    told: dict[str, object] = {"move": words[1], **_pairs(words[2:at]), "pv": words[at + 1 :]}
    assert words[0] == "move"
    assert list(told) in (LZ_KEYS, KATA_KEYS)
    assert told["order"] == order
    assert told["pv"][0] == told["move"]
    assert all(word == "pass" or POINT.match(word) for word in told["pv"])
    most = 10000 if list(told) == LZ_KEYS else 1
    for key in ("winrate", "prior", "lcb"):
        assert 0 <= told[key] <= most
    return told


def _pairs(words: list[str]) -> dict[str, float]:
    assert len(words) % 2 == 0
    pairs = dict(zip(words[::2], words[1::2], strict=True))
    assert len(pairs) * 2 == len(words)
    assert all(pairs[key].isdecimal() for key in INTEGERS & pairs.keys())
    return {key: float(value) for key, value in pairs.items()}


def board(text: str, size: int) -> list[list[str]]:
    """GoGui's boards: a row a line, the upper edge first."""
    rows = [line.split() for line in text.splitlines() if line.strip()]
    assert [len(row) for row in rows] == [size] * size
    return [["" if word == '""' else word for word in row] for row in rows]


def drawing(text: str) -> dict[str, list[list[str]]]:
    """GoGui's gfx: a command and its words a line."""
    found: dict[str, list[list[str]]] = {}
    for line in text.splitlines():
        name, *words = line.split()
        found.setdefault(name, []).append(words)
        if name in ("LABEL", "INFLUENCE"):
            assert all(POINT.match(word) for word in words[::2])
            assert len(words) % 2 == 0
        elif name == "COLOR":
            assert COLOR.match(words[0])
            assert all(POINT.match(word) for word in words[1:])
        elif name in ("CIRCLE", "MARK", "SQUARE", "TRIANGLE", "BLACK", "WHITE"):
            assert all(POINT.match(word) for word in words)
        else:
            assert name in ("TEXT", "VAR")
    return found
