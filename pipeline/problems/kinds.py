"""Recognises what a problem asks by the words in its texts."""

import re
from collections.abc import Sequence

#: the kinds of problems, and what each asks
KINDS = {
    "live": "make a group of one's own alive",
    "kill": "kill a group of the enemy",
    "life and death": "it is not said which of the two",
    "ladder": "capture in a ladder, or escape from one",
    "net": "capture by a net",
    "snapback": "capture by a snapback",
    "throw-in": "capture by a shortage of liberties, after throwing in",
    "capture": "capture, or save from capture, in another way",
    "connect": "connect two strings",
    "cut": "cut two strings of the enemy",
    "semeai": "win a race of liberties",
    "endgame": "gain most points",
    "tesuji": "find the skilful move",
    "other": "it is not said",
}

#: regular expressions for the words that name a kind; the first that is found counts
_WORDS = (
    ("snapback", r"snap-?\s?back|uttegaeshi|ウッテガエシ"),
    ("throw-in", r"throw-?\s?in|connect[ -]and[ -]die|oiotoshi|オイオトシ|shortage of liberties"),
    ("ladder", r"ladder|shicho|シチョウ|征子"),
    ("net", r"\bnet\b|\bgeta\b|ゲタ"),
    ("semeai", r"semeai|capturing race|攻め合い|对杀"),
    ("connect", r"connect|watari|渡り"),
    ("cut", r"\bcuts?\b|\bcutting\b|disconnect"),
    ("endgame", r"endgame|yose|ヨセ|官子"),
    ("kill", r"\bkills?\b|\bkilling\b"),
    ("live", r"\blives?\b|\bliving\b|\bmake (?:two eyes|life)\b|\balive\b"),
    ("capture", r"captur|atari"),
    ("life and death", r"life[ -]and[ -]death|life & death|tsumego|詰碁|死活|sahwal"),
    ("tesuji", r"tesuji|手筋|手筋"),
)
_PATTERNS = [(kind, re.compile(words, re.IGNORECASE)) for kind, words in _WORDS]


def find_kind(texts: Sequence[str], asked_own: Sequence[bool] = ()) -> str:
    """The kind of a problem (one of KINDS) by its texts, the most significant first; "other" by default.

    ``asked_own`` says of each marked stone whether it belongs to the side to move: the first one decides
    between live and kill.
    """
    found = next(filter(None, map(_named, texts)), "other")
    if found == "life and death" and asked_own:
        return "live" if asked_own[0] else "kill"
    return found


def _named(text: str) -> str:
    if text.strip().lower() in KINDS:
        return text.strip().lower()
    return next((kind for kind, pattern in _PATTERNS if pattern.search(text)), "")
