"""Reads komi, results and dates as people write them, into one form each: pure functions, for ``sgf``.

Each returns the value and a problem code, which is empty when the record said it plainly.
"""

import datetime
import re
import unicodedata

#: A value longer than this is no komi, result or date (a match of a hundred days is shorter).
LONGEST = 1500
#: A margin above this is on no board.
MOST_POINTS = 999

# --- komi -----------------------------------------------------------------------------------------

_NUMBER = re.compile(r"[+-]?(?:\d{1,9}(?:[.,]\d{0,9})?|[.,]\d{1,9})")
_TENTHS = frozenset({45, 55, 65, 75, 85})


def read_komi(text: str, size: int = 19) -> tuple[float | None, str]:
    """Komi in points. Rules, in this order:

    1. a plain decimal number is points: ``6.5``, ``0``, ``-3.5``; a decimal comma is a point;
    2. a whole number of 150 or more is hundredths: ``650`` is 6.5 points (``komi-scaled``);
       45, 55, 65, 75 and 85 are tenths;
    3. a quarter (``3.75``, ``375``, ``325``) can only be a count of Chinese stones (zi), which are two
       points each: 3.75 zi is 7.5 points (``komi-in-stones``);
    4. what is not a number, or more than the board has points, is unknown (``bad-komi``).
    """
    if len(text) > LONGEST:
        return None, "bad-komi"
    plain = _plain(text)
    match = _NUMBER.match(plain)
    if not match or not re.fullmatch(r"\s*(?:points?|moku|目|点|子)?\s*", plain[match.end() :]):
        return None, "bad-komi" if plain else ""
    value = float(match.group().replace(",", "."))
    code = ""
    whole = match.group().lstrip("+-").isdigit()
    if whole and abs(value) >= 150:
        value, code = value / 100, "komi-scaled"
    elif whole and abs(value) in _TENTHS:
        value, code = value / 10, "komi-scaled"
    if value * 4 % 2 == 1 or plain.endswith("子"):
        value, code = value * 2, "komi-in-stones"
    if abs(value) > size * size or value * 4 % 1:
        return None, "bad-komi"
    return value, code


# --- results --------------------------------------------------------------------------------------

_WINNER = re.compile(r"(black|white|b|w|黑|黒|白|흑|백)(?![a-z])(?:番|棋|方)?", re.I)
_STANDARD = re.compile(r"([BW])\+(R|T|F|\d{1,4}(?:\.\d{1,4})?)?")
_DRAWS = re.compile(r"0|draw|drawn|jigo|tie|tied|持碁|芇|ジゴ|和棋?|平局|무승부|빅", re.I)
_VOIDS = re.compile(r"void|no result|無勝負|无胜负|無結果|annulled|both lost", re.I)
_UNKNOWN = re.compile(
    r"[?？]+|unknown|unfinished|suspended|ongoing|left unfinished|打ち?[掛挂]け?|未完", re.I
)
_HOW = (
    ("R", re.compile(r"\+\s*r(?:es)?\b|resign|中[盘盤押]|投了|不計|不计|불계", re.I)),
    ("T", re.compile(r"\+\s*t\b|\btime|超[时時]|時間|时间|切れ負|시간", re.I)),
    ("F", re.compile(r"\+\s*f\b|forfeit|default|不戦|不战|不戰|反則|弃权|棄権|기권|반칙", re.I)),
)
_FRACTIONS = {"½": 0.5, "¼": 0.25, "¾": 0.75, "1/2": 0.5, "1/4": 0.25, "3/4": 0.75}
_MARGIN = re.compile(
    r"(?<![\d/])(?:(?P<whole>\d{1,4}(?:\.\d{1,4})?)(?![\d/]))?\s*(?:又|と|and)?\s*(?P<part>½|¼|¾|[13]/[24])?"
)
_KANJI_DIGITS = str.maketrans("零〇一二三四五六七八九", "00123456789")


def read_result(text: str) -> tuple[str, str]:
    """A result as SGF writes it: ``B+R``, ``W+T``, ``B+F``, ``B+2.5``, ``B+`` (margin not said), ``0``
    (draw), ``Void``, ``?``; empty when nothing was said.

    Words in English, Chinese, Japanese and Korean are understood (``result-in-words``); a margin in
    quarters or in 子 counts Chinese stones and is doubled to points (``result-in-stones``); what says
    no result that we know is ``?`` with ``bad-result``.
    """
    if len(text) > LONGEST:
        return "?", "bad-result"
    plain = _plain(text)
    match = _STANDARD.fullmatch(plain)
    if match and match.group(2) and match.group(2).isalpha():
        return plain, ""
    if match and match.group(2):
        return _margin_result(match.group(1), float(match.group(2)), "")
    if not plain or match or plain in ("0", "Void", "?"):
        return plain, ""
    for pattern, value in ((_DRAWS, "0"), (_VOIDS, "Void"), (_UNKNOWN, "?")):
        if pattern.fullmatch(plain):
            return value, "" if plain.lower() in ("draw", "void") else "result-in-words"
    winner = _WINNER.match(plain)
    if not winner:
        return "?", "bad-result"
    return _worded_result(winner, plain[winner.end() :])


def _worded_result(winner: re.Match[str], rest: str) -> tuple[str, str]:
    color = "B" if winner.group(1).lower() in ("b", "black", "黑", "黒", "흑") else "W"
    if re.search(r"loses|lost|负|負|敗|패", rest):
        color = "W" if color == "B" else "B"
    elif not re.search(r"\+|win|won|胜|勝|승|남김", rest):
        return "?", "bad-result"
    plain_sgf = re.fullmatch(r"\+\s*(?:resign|time|forfeit)\.?", rest, re.I)
    code = "" if plain_sgf else "result-in-words"
    for how, pattern in _HOW:
        if pattern.search(rest):
            return f"{color}+{how}", code
    margin = _margin(rest)
    if margin is None:
        return f"{color}+", code
    return _margin_result(color, margin * (2 if "子" in rest and margin * 4 % 2 != 1 else 1), code)


def _margin(text: str) -> float | None:
    """The number of points or stones in words like ``3 1/2 子``, ``5目半``, ``半目``, ``by 2.5``."""
    text = _kanji_numbers(text)
    half = 0.5 if re.search("半|반", text) else 0.0
    for match in _MARGIN.finditer(text):
        if match.group("whole") or match.group("part"):
            whole = float(match.group("whole") or 0)
            return whole + _FRACTIONS.get(match.group("part") or "", 0.0) + half
    return half or None


def _margin_result(color: str, margin: float, code: str) -> tuple[str, str]:
    if margin * 4 % 2 == 1:
        margin, code = margin * 2, "result-in-stones"
    if margin > MOST_POINTS:
        return "?", "bad-result"
    return f"{color}+{margin:g}", code


# --- dates ----------------------------------------------------------------------------------------

_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_ERAS = {"明治": 1867, "大正": 1911, "昭和": 1925, "平成": 1988, "令和": 2018, "民国": 1911, "民國": 1911}
_ISO = re.compile(r"(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?(?:[ T]\d{1,2}:\d\d.{0,40})?")
_SHORT = re.compile(r"(\d{1,2})(?:-(\d{1,2}))?")
_EAST = re.compile(r"(\d{1,4})\s*[年년](?:\s*(\d{1,2})\s*[月월](?:\s*(\d{1,2})\s*[日일]?)?)?")
_WORDY = (
    re.compile(r"(?P<m>[a-z]{3,9})\.?\s+(?P<d>\d{1,2})(?:st|nd|rd|th)?\s*,?\s+(?P<y>\d{4})", re.I),
    re.compile(r"(?P<d>\d{1,2})(?:st|nd|rd|th)?[\s.-]+(?P<m>[a-z]{3,9})\.?[\s,-]+(?P<y>\d{4})", re.I),
    re.compile(
        r"(?:[a-z]{3}\s+)?(?P<m>[a-z]{3})\s+(?P<d>\d{1,2})\s+[\d:]+\s+(?:[a-z]{3,4}\s+)?(?P<y>\d{4})", re.I
    ),
    re.compile(r"(?P<m>[a-z]{3,9})\.?,?\s+(?P<y>\d{4})", re.I),
)
_SPLIT = re.compile(r"\s*(?:,|;|、|&|\band\b|~|～|〜|\.\.|–|—|\bto\b|/(?=\d{4}-)|\s-\s)\s*")

_Day = tuple[int, int | None, int | None]


def read_dates(text: str) -> tuple[str, int | None, str]:
    """``(ISO dates with commas between them, first year, problem code)``.

    Reads FF[4] with its shorthand (``1846-09-11,14`` is the 11th and the 14th), ``2017/8/11``,
    ``11.8.2017``, dates in words, 2016年8月11日 and Japanese and Chinese eras since 1868. Of a range the
    first and the last day are kept. Codes: ``date-form`` when it was not FF[4]'s form, ``bad-date`` when
    only a part (or nothing) of it made sense.
    """
    if len(text) > LONGEST:
        return "", None, "bad-date"
    plain = _plain(text)
    if not plain or re.fullmatch(r"[0?\-/.]+", plain):
        return "", None, "bad-date" if plain else ""
    days: list[_Day] = []
    code = ""
    for part in _pieces(plain):
        day, trouble = _one_date(part, days[-1] if days else None)
        code = max(code, trouble, key=_severity)
        if day and day not in days:
            days.append(day)
    if not days:
        return "", None, "bad-date"
    if not code and not re.fullmatch(r"[\d,-]+", plain):
        code = "date-form"
    return ",".join(map(_iso, days)), days[0][0], code


def _pieces(plain: str) -> list[str]:
    """The dates of a list or a range; a comma inside ``September 11, 1846`` does not divide."""
    if any(pattern.fullmatch(plain) for pattern in _WORDY):
        return [plain]
    return [part for part in _SPLIT.split(plain) if part] or [plain]


def _one_date(text: str, before: _Day | None) -> tuple[_Day | None, str]:
    if match := _ISO.fullmatch(text):
        return _checked(match[1], match[2], match[3], form="")
    if before and (match := _SHORT.fullmatch(text)):
        return _shorthand(match, before)
    if match := re.fullmatch(r"(\d{4})[./](\d{1,2})(?:[./](\d{1,2}))?(?:\s+[\d:]+)?", text):
        return _checked(*match.groups())
    if match := re.fullmatch(r"(\d{4})(\d\d)(\d\d)", text):
        return _checked(*match.groups())
    if match := re.fullmatch(r"(\d{1,2})[./-](\d{1,2})[./-](\d{4})", text):
        return _day_or_month_first(*map(int, match.groups()))
    for pattern in _WORDY:
        if (match := pattern.fullmatch(text)) and match["m"][:3].lower() in _MONTHS:
            return _checked(match["y"], _MONTHS.index(match["m"][:3].lower()) + 1, match.groupdict().get("d"))
    return _eastern(text)


def _eastern(text: str) -> tuple[_Day | None, str]:
    text = _kanji_numbers(text.replace("元年", "1年"))
    first = 0
    for era, zero in _ERAS.items():
        if text.startswith(era):
            text, first = text[len(era) :], zero
    match = _EAST.match(text.strip())
    if match and (first or len(match.group(1)) == 4):
        return _checked(first + int(match.group(1)), match.group(2), match.group(3))
    years = re.findall(r"(?<!\d)(1[5-9]\d\d|20\d\d)(?!\d)", text)
    return ((int(years[0]), None, None), "bad-date") if len(set(years)) == 1 else (None, "bad-date")


def _shorthand(match: re.Match[str], before: _Day) -> tuple[_Day | None, str]:
    """FF[4]: after a full date ``14`` is a day of the same month; after a month it is a month."""
    year, month, day = before
    if match.group(2):
        return _checked(year, match.group(1), match.group(2), form="")
    if day is not None:
        return _checked(year, month, match.group(1), form="")
    return _checked(year, match.group(1), None, form="") if month else (None, "bad-date")


def _day_or_month_first(first: int, second: int, year: int) -> tuple[_Day | None, str]:
    if first > 12 or first == second:
        return _checked(year, second, first)
    if second > 12:
        return _checked(year, first, second)
    return (year, None, None), "bad-date"  # 8/11/2017: nobody knows


def _checked(
    year: int | str, month: int | str | None, day: int | str | None, form: str = "date-form"
) -> tuple[_Day | None, str]:
    """The part of a date that exists."""
    year, month, day = int(year), int(month or 0), int(day or 0)
    if not 1000 <= year <= 2999:
        return None, "bad-date"
    if not 1 <= month <= 12:
        return (year, None, None), "bad-date" if month or day else form
    if not day:
        return (year, month, None), form
    try:
        datetime.date(year, month, day)
    except ValueError:
        return (year, month, None), "bad-date"
    return (year, month, day), form


def _iso(day: _Day) -> str:
    year, month, number = day
    return f"{year:04}" + (f"-{month:02}" if month else "") + (f"-{number:02}" if number else "")


def _severity(code: str) -> int:
    return ("", "date-form", "bad-date").index(code)


# --- shared ---------------------------------------------------------------------------------------


def _plain(text: str) -> str:
    """Full-width digits and letters as ASCII, one space between words. Fractions stay as they are."""
    if not text.isascii():
        text = "".join(char if char in _FRACTIONS else unicodedata.normalize("NFKC", char) for char in text)
    return " ".join(text.split())


def _kanji_numbers(text: str) -> str:
    """五十三 as 53, 二〇一六 as 2016."""
    text = re.sub("[〇零一二三四五六七八九]*十[一二三四五六七八九]?", _tens, text)
    return text.translate(_KANJI_DIGITS)


def _tens(match: re.Match[str]) -> str:
    tens, _, units = match.group().partition("十")
    return (tens or "一") + (units or "〇")
