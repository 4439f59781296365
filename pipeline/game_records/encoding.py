"""Decodes a record's text: by the declared charset if that is honest, else as UTF-8, else by a guess.

Only names, events and comments need this; moves are ASCII. Everything is recoded to UTF-8 *before* the
grammar is applied, because the second byte of a Shift-JIS, Big5 or GBK character may be ``]`` or a backslash.
Western charsets decode any bytes, and Chinese ones nearly all, so that a charset decodes proves nothing: each
reading is judged by how many of its characters people really write (``plausibility``).

Detectors made for web pages need more text than a record has: charset-normalizer takes the two GBK names
李世石 聂卫平 for Korean. So the weights below know what game records are about.
"""

import codecs
import re

#: What text in UTF-16 begins with.
UTF16_MARKS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
#: What may be guessed, and its plain name. GB18030 holds GBK and GB2312, cp932 Shift-JIS, cp949 EUC-KR.
EAST_ASIAN = ("gb18030", "big5", "cp932", "euc_jp", "cp949")
WESTERN = "cp1252"

#: Charsets as records declare them, by the codec that reads what programs really wrote under that name.
ALIASES = {
    "gb2312": "gb18030", "gbk": "gb18030", "cp936": "gb18030", "gb_2312-80": "gb18030", "euc-cn": "gb18030",
    "chinese": "gb18030", "gb": "gb18030", "simplified": "gb18030", "big5": "big5hkscs", "big-5": "big5hkscs",
    "cp950": "big5hkscs", "traditional": "big5hkscs", "sjis": "cp932", "shift-jis": "cp932",
    "shift_jis": "cp932", "x-sjis": "cp932", "ms_kanji": "cp932", "windows-31j": "cp932", "eucjp": "euc_jp",
    "euckr": "cp949", "euc-kr": "cp949", "ks_c_5601-1987": "cp949", "ks_c_5601": "cp949", "uhc": "cp949",
    "iso-8859-1": "cp1252", "iso8859-1": "cp1252", "latin-1": "cp1252", "latin1": "cp1252", "ansi": "cp1252",
    "us-ascii": "ascii", "utf8": "utf-8", "unicode": "utf-8",
}  # fmt: skip

#: Characters that game records are full of: family names, ranks, titles, terms; by codec.
FAMILIAR = {
    "gb18030": frozenset(
        "李王张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜"
        "戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文聂卫平昊清源"
        "洁睿羽灿朴柯古力时越世芈昱廷辜梓豪党毅飞檀啸唐星连笑第届杯赛局级中国日本韩围棋决胜负先名人战段黑白预选强半目"
        "子贴半中盘和快棋甲天元新秀阿法狗选手循环挑战者网络"
    ),
    "big5": frozenset(
        "李王張劉陳楊趙黃周吳徐孫胡朱高林何郭馬羅梁宋鄭謝韓唐馮于董蕭程曹袁鄧許傅沈曾彭呂蘇盧蔣蔡賈丁魏薛葉余潘杜"
        "戴夏鐘汪田任姜范方石姚譚廖鄒熊金陸郝孔白崔康毛邱秦江史顧侯邵孟龍萬段雷錢湯尹黎易常武賴龔文海峰峯俊勳栩立誠"
        "第屆盃賽局級中國日本韓圍棋決勝負先名人戰段黑白台灣環九八七六五四三二一十王座天元"
    ),
    "cp932": frozenset(
        "田藤山本村井木野川上中小大石高林橋坂島原加佐武宮趙治勲光一正樹秀策行哲郎夫雄美子男利彦弘和泉依紀基羽根直"
        "井山裕太結城聡張栩今村俊也王立誠名人戦本因坊棋聖十段碁天元座第期局段級先黒白勝日本手合新聞社杯決組伊張許"
        "一二三四五六七八九十目半中押番挑手者回予選リーグのをにはがたとしアスントラルイ"
    ),
    "cp949": frozenset(
        "김이박최정강조윤장임한신서권황안송류홍전고문양손배백허남심노하곽성차주우구민유진나지엄채원천방공현함변염여"
        "추도석선설마길연위표명기반라왕금옥육인창호훈세돌환단급제회국승배결전기예선강본번준우바둑중일대흑불계집반시간"
        "목진석영태철한원성용수재희식경민동규형준승윤상봉"
    ),
}
FAMILIAR["euc_jp"] = FAMILIAR["cp932"]
FAMILIAR["big5hkscs"] = FAMILIAR["big5"]

#: Lead bytes of the everyday half of each character set (the standards' "level 1", Hangul in cp949).
EVERYDAY = {
    "gb18030": range(0xB0, 0xD8),
    "big5": range(0xA4, 0xC7),
    "big5hkscs": range(0xA4, 0xC7),
    "cp932": range(0x88, 0x98),
    "euc_jp": range(0xB0, 0xD0),
    "cp949": range(0xB0, 0xC9),
}
#: The narrow character sets inside the wide ones: who writes names uses little else.
CORE = {"gb18030": "gb2312", "cp949": "euc_kr", "cp932": "shift_jis"}

WEIGHED = 2000
ENOUGH = 0.55  # a guess below this is not honest; the seven real scripts in the tests score 0.8 and more
_ASCII = bytes(range(128))
_NO_ASCII = dict.fromkeys(range(128))
_UTF8_WIDE = re.compile(rb"[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}")
_UTF8_CHARACTER = re.compile(rb"[\xc2-\xf4][\x80-\xbf]+")
_UTF8_ACCENTED = re.compile(rb"(?<=[A-Za-z0-9])[\xc2-\xc9][\x80-\xbf]|[\xc2-\xc9][\x80-\xbf](?=[A-Za-z])")
_DECLARED = re.compile(rb"(?<![A-Za-z])CA\s*\[\s*([^\]\[\\]{1,40}?)\s*\]")
_LOST = re.compile("\ufffd+\\??")
#: Three high bytes running, or what a lossy conversion makes of UTF-8.
_NOT_WESTERN = re.compile(rb"[\x80-\xff]{3,}|[\xe0-\xef][\x80-\xbf]?(?=\?)")
_WORDS = re.compile(rb"\[([^\[\]]*[\x80-\xff][^\[\]]*)")
_DECLARED_WITHIN = 4096


def recode(data: bytes) -> tuple[bytes, str, list[tuple[str, str]]]:
    """One game as UTF-8: ``(bytes, the charset it was in, [(problem code, detail)...])``.

    What cannot be decoded becomes U+FFFD and is a problem; nothing is decoded to something else in
    silence: a guess, and a declaration that was overruled, are problems too.
    """
    if data.startswith(UTF16_MARKS):
        data = data.decode("utf-16", "replace").encode()
    if data.isascii() and b"\x1b" not in data and b"~{" not in data:  # the 7-bit charsets' marks
        return data, "utf-8", []
    named = _declared(data)
    codec = _codec(named) if named else None
    valid = _decode(data, "utf-8")
    if codec == "utf-8" and valid is not None:
        return data, codec, _lost_before(valid)
    problems = []
    if named and codec is None:
        problems.append(("unknown-charset", named))
    if codec and codec != "utf-8" and _holds(data, codec, valid is not None):
        text = _decode(data, codec)
        if text is not None:
            return text.encode(), codec, _lost_before(text)
    if valid is not None:
        text, used, more = valid, "utf-8", _lost_before(valid)
    else:
        text, used, more = _guess(data)
    if codec and used != codec:
        problems.append(("wrong-charset", named))
    return text.encode(), used, problems + more


def plausibility(text: str, codec: str) -> float:
    """How likely people wrote this with ``codec``: about 1 for names and events, near 0 or below for
    text that was decoded with the wrong one. Only characters outside ASCII count, the first `WEIGHED`."""
    wide = text.translate(_NO_ASCII)[:WEIGHED]
    marks = [_weight(char, codec) for char in wide]
    return sum(marks) / len(marks) if marks else 0.0


def _guess(data: bytes) -> tuple[str, str, list[tuple[str, str]]]:
    if _mostly_utf8(data):
        return _readable(data)
    words = b" ".join(_WORDS.findall(data)) or data
    best, score = "", ENOUGH
    for codec in EAST_ASIAN:
        text = _decode(words, codec)
        if text is not None and _decode(data, codec) is not None:
            found = plausibility(text, codec)
            if found > score:
                best, score = codec, found
    if not best and _western(words) and _decode(data, WESTERN) is not None:
        best = WESTERN
    if not best:
        return _readable(data)
    return data.decode(best), best, [("guessed-charset", best)]


def _readable(data: bytes) -> tuple[str, str, list[tuple[str, str]]]:
    """Decode what is valid UTF-8, with U+FFFD for the rest.

    A lossy conversion leaves the first bytes of a character and ``?``; the ``?`` is part of the damage.
    """
    text, places = _LOST.subn("\ufffd", data.decode("utf-8", "replace"))
    return text, "utf-8", [("undecodable-text", f"{places} places")]


def _holds(data: bytes, codec: str, is_utf8: bool) -> bool:
    """Whether the declared charset is honest. Western ones decode anything, so alternatives are checked."""
    text = _decode(data, codec)
    if text is None:
        return False
    if codec in EVERYDAY:
        return not (is_utf8 and (_surely_utf8(data) or plausibility(text, codec) < ENOUGH))
    return not is_utf8 and (codec != WESTERN or _western(b" ".join(_WORDS.findall(data)) or data))


def _surely_utf8(data: bytes) -> bool:
    """Whether valid UTF-8 can hardly be valid by chance: it has more than three wide characters, or all its
    characters beyond ASCII are accented letters beside ASCII letters."""
    accented = len(_UTF8_ACCENTED.findall(data))
    return len(_UTF8_WIDE.findall(data)) > 3 or 0 < accented == len(_UTF8_CHARACTER.findall(data))


def _western(words: bytes) -> bool:
    """Whether words look Western: accented letters stand alone or in pairs among ASCII letters.

    East Asian text has runs of high bytes, and damaged UTF-8 a high byte before ``?``.
    """
    text = _decode(words, WESTERN)
    if text is None:
        return False
    high = [char for char in text if char >= "\x80"]
    letters = sum(char.isalpha() or char in "’‘“”–—°½¼¾·" for char in high)
    runs = sum(len(run) for run in _NOT_WESTERN.findall(words))
    return letters >= 0.9 * len(high) and runs <= 0.2 * len(high)


def _mostly_utf8(data: bytes) -> bool:
    good = sum(map(len, _UTF8_WIDE.findall(data)))
    return 2 * good >= len(data.translate(None, _ASCII))


def _weight(char: str, codec: str) -> float:
    if char in FAMILIAR.get(codec, ""):
        return 1.5
    if "\u3041" <= char <= "\u30fe":  # kana: only the Japanese write it
        return 1.0 if codec in ("cp932", "euc_jp") else 0.0
    if "\uff61" <= char <= "\uff9f" or "\ue000" <= char <= "\uf8ff":  # half-width kana, private use
        return -1.0
    try:
        coded = char.encode(CORE.get(codec, codec))
    except UnicodeEncodeError:
        return -0.5
    if coded[0] in EVERYDAY[codec]:
        return 0.8
    return 0.5 if not char.isalpha() or "\uff01" <= char <= "\uff5e" else 0.2


def _lost_before(text: str) -> list[tuple[str, str]]:
    """The problem of U+FFFD in the record itself, left by whoever decoded it before; no problem without."""
    count = text.count("\ufffd")
    return [("lost-text", f"{count} characters")] if count else []


def _declared(data: bytes) -> str:
    """The charset's name in the property CA, made printable; empty when there is none."""
    match = _DECLARED.search(data, 0, _DECLARED_WITHIN)
    name = match.group(1).decode("ascii", "replace") if match else ""
    return "".join(char if char.isprintable() else "?" for char in name)


def _codec(name: str) -> str | None:
    """The codec for a declared charset; None when it is unknown or not an extension of ASCII."""
    plain = name.lower()
    plain = ALIASES.get(plain, plain)
    try:
        info = codecs.lookup(plain)
        if "+Aa(;[1])".encode(plain) == b"+Aa(;[1])":
            return info.name if plain not in ALIASES.values() else plain
    except (LookupError, UnicodeError, ValueError, TypeError):
        pass
    return None


def _decode(data: bytes, codec: str) -> str | None:
    """The decoded text; None if it cannot be decoded, or UTF-8 could not hold it (half a surrogate pair)."""
    try:
        text = data.decode(codec)
        text.encode()
    except (UnicodeError, ValueError):
        return None
    return text
