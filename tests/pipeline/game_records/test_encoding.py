"""Charsets: declared rightly, wrongly and not at all, and text that somebody has already broken."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pipeline.game_records.encoding import recode

#: Made-up players, events and ranks in each script, as short as real records have them.
TEXTS = {
    "gb18030": ["王小明 李国华", "陈思远 九段", "第3届春兰杯决赛第二局", "北京", "赵丽 林海峰"],
    "big5": ["許功蓋 陳國華", "第二屆 九段 台北", "黃大同 吳家豪", "張三 李四"],
    "cp932": ["表野能人 佐藤ソノ", "第16期名人戦", "たけし まさこ", "鈴木一郎 九段", "東京"],
    "euc_jp": ["伊藤春 佐藤蓮", "第16期名人戦", "たけし まさこ", "鈴木一郎 九段"],
    "cp949": ["김하늘 박보람", "제3회 결승 9단", "이수진 최영호", "서울"],
    "cp1252": ["Jörg Weiß", "Hélène Müller", "François", "Peña 5½"],
}
#: Names that records give the charset, by codec.
NAMES = {
    "gb18030": ["GB2312", "gbk", "GB18030", "cp936"],
    "big5": ["Big5", "cp950"],
    "cp932": ["Shift_JIS", "SHIFT-JIS", "sjis", "cp932"],
    "euc_jp": ["EUC-JP"],
    "cp949": ["EUC-KR", "cp949", "ks_c_5601-1987"],
    "cp1252": ["ISO-8859-1", "latin1", "windows-1252"],
}
ALL = [(codec, text) for codec, texts in TEXTS.items() for text in texts]


def record(text: str, codec: str, declared: str = "") -> bytes:
    charset = f"CA[{declared}]" if declared else ""
    return f"(;GM[1]FF[4]{charset}SZ[19]PB[{text}]PW[x];B[pd];W[dd])".encode(codec)


@pytest.mark.parametrize(("codec", "text"), ALL)
def test_declared(codec, text):
    for name in NAMES[codec]:
        recoded, used, problems = recode(record(text, codec, name))
        assert recoded.decode() == record(text, codec, name).decode(codec)
        assert used.startswith(codec)
        assert problems == []


@pytest.mark.parametrize(("codec", "text"), ALL)
def test_not_declared(codec, text):
    recoded, used, problems = recode(record(text, codec))
    assert recoded == record(text, "utf-8")
    assert problems == [("guessed-charset", used)]


@pytest.mark.parametrize(("codec", "text"), ALL)
@pytest.mark.parametrize("declared", ["UTF-8", "ISO-8859-1"])
def test_declared_wrongly(codec, text, declared):
    if (codec, declared) == ("cp1252", "ISO-8859-1"):
        return
    recoded, used, problems = recode(record(text, codec, declared))
    assert recoded == record(text, "utf-8", declared)
    assert problems == [("wrong-charset", declared), ("guessed-charset", used)]


@pytest.mark.parametrize(("codec", "text"), ALL)
@pytest.mark.parametrize("declared", ["GB2312", "Shift_JIS", "EUC-KR", "Big5", "ISO-8859-1"])
def test_utf8_that_says_it_is_something_else(codec, text, declared):
    data = record(f"{text} {text}", "utf-8", declared)
    recoded, used, problems = recode(data)
    assert (recoded, used, problems) == (data, "utf-8", [("wrong-charset", declared)])


@pytest.mark.parametrize(("codec", "text"), ALL)
def test_utf8(codec, text):
    for declared in ("", "UTF-8", "utf8"):
        data = record(text, "utf-8", declared)
        assert recode(data) == (data, "utf-8", [])


@pytest.mark.parametrize(
    ("broken", "text"),
    [
        (b"\xe4\xbc\x8a\xe8\x97?", "伊\ufffd"),
        (b"\xe4?\xe8\x97\xa4", "\ufffd藤"),
        (b"\xe4?", "\ufffd"),
        (b"\xe6\x98\xa5\xe7\xa7\x8b\xe6?\xe6\x9d\xaf", "春秋\ufffd杯"),
        (b"\xff\x81\xfe\x80\xff", "\ufffd"),
    ],
)
def test_utf8_that_went_through_a_lossy_conversion(broken, text):
    """The head of a character and ``?``: the readable part stays, nothing is made up."""
    for declared in ("", "UTF-8"):
        data = record("NAME", "ascii", declared).replace(b"NAME", broken)
        recoded, used, problems = recode(data)
        assert recoded == record(text, "utf-8", declared)
        assert used == "utf-8"
        assert problems == [("undecodable-text", f"{text.count(chr(0xFFFD))} places")]


def test_a_second_byte_that_is_a_bracket_or_a_backslash():
    """In Shift-JIS, Big5 and GBK these are parts of characters: the grammar comes after decoding."""
    for text, codec in (("表ソ能", "cp932"), ("許功蓋", "big5"), ("乗俓乗", "gb18030")):
        assert {0x5C, 0x5D} & set(text.encode(codec))
        assert recode(record(text, codec, NAMES[codec][0]))[0] == record(text, "utf-8", NAMES[codec][0])


@pytest.mark.parametrize("codec", ["utf-16-le", "utf-16-be"])
def test_utf16_begins_with_a_mark(codec):
    plain = "\ufeff(;GM[1]PB[이창호];B[cc])"
    assert recode(plain.encode(codec)) == (plain[1:].encode(), "utf-8", [])


def test_a_charset_nobody_knows():
    for name in ("EBCDIC-9", "UTF-16", "UTF-7", "rot13", "base64", "a\0b"):
        data = record("Jörg", "utf-8", name)
        assert recode(data) == (data, "utf-8", [("unknown-charset", name.replace("\0", "?"))])


@pytest.mark.parametrize("declared", ["raw-unicode-escape", "unicode-escape"])
def test_half_of_a_surrogate_pair_is_no_text(declared):
    data = b"(;FF[4]GM[1]CA[%b]PB[\\ud800 \xe9]SZ[9];B[aa])" % declared.encode()
    recoded, used, problems = recode(data)
    assert (used, recoded.decode().encode()) == ("cp1252", recoded)
    assert ("wrong-charset", declared) in problems


@settings(max_examples=300)
@given(
    st.binary(max_size=80),
    st.sampled_from(["", "UTF-8", "GB2312", "Big5", "ISO-8859-1", "iso-2022-jp", "hz"]),
)
def test_any_bytes_become_utf8(junk, declared):
    recoded, _, problems = recode(record("NAME", "ascii", declared).replace(b"NAME", junk))
    text = recoded.decode()
    assert ("\ufffd" in text) == any(code in ("undecodable-text", "lost-text") for code, _ in problems)
