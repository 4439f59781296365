"""Komi, results and dates as people write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.game_records.game_info import LONGEST, read_dates, read_komi, read_result

KOMI = {
    "6.5": (6.5, ""),
    "0": (0.0, ""),
    "0.50": (0.5, ""),
    "-3.5": (-3.5, ""),
    "+5.5": (5.5, ""),
    "7,5": (7.5, ""),
    "７．５": (7.5, ""),
    "7.500000": (7.5, ""),
    " 5.5 ": (5.5, ""),
    "6.5 points": (6.5, ""),
    "-100.00": (-100.0, ""),
    "75.50": (75.5, ""),
    "65.00": (65.0, ""),
    "650": (6.5, "komi-scaled"),
    "750": (7.5, "komi-scaled"),
    "550": (5.5, "komi-scaled"),
    "450": (4.5, "komi-scaled"),
    "800": (8.0, "komi-scaled"),
    "-650": (-6.5, "komi-scaled"),
    "55": (5.5, "komi-scaled"),
    "375": (7.5, "komi-in-stones"),
    "325": (6.5, "komi-in-stones"),
    "275": (5.5, "komi-in-stones"),
    "3.75": (7.5, "komi-in-stones"),
    "2.75": (5.5, "komi-in-stones"),
    "3.75子": (7.5, "komi-in-stones"),
    "": (None, ""),
    "?": (None, "bad-komi"),
    "gote": (None, "bad-komi"),
    "6.33": (None, "bad-komi"),
    "99999": (None, "bad-komi"),
    "6.5.5": (None, "bad-komi"),
    "1e3": (None, "bad-komi"),
    "nan": (None, "bad-komi"),
}

RESULTS = {
    "B+R": ("B+R", ""),
    "W+Resign": ("W+R", ""),
    "W+Time": ("W+T", ""),
    "B+Forfeit": ("B+F", ""),
    "B+2.5": ("B+2.5", ""),
    "B+2.50": ("B+2.5", ""),
    "W+12": ("W+12", ""),
    "B+": ("B+", ""),
    "0": ("0", ""),
    "Draw": ("0", ""),
    "Void": ("Void", ""),
    "?": ("?", ""),
    "": ("", ""),
    "b+r": ("B+R", "result-in-words"),
    "B + 3.5": ("B+3.5", "result-in-words"),
    "W+Offline": ("W+", "result-in-words"),
    "Black wins by resign": ("B+R", "result-in-words"),
    "White won by 3.5 points": ("W+3.5", "result-in-words"),
    "White wins on time": ("W+T", "result-in-words"),
    "Black loses by resignation": ("W+R", "result-in-words"),
    "Jigo": ("0", "result-in-words"),
    "持碁": ("0", "result-in-words"),
    "和棋": ("0", "result-in-words"),
    "No Result": ("Void", "result-in-words"),
    "打ち掛け": ("?", "result-in-words"),
    "黑中盘胜": ("B+R", "result-in-words"),
    "黑中盤勝": ("B+R", "result-in-words"),
    "白超时负": ("B+T", "result-in-words"),
    "白胜 3 1/2 子": ("W+7", "result-in-words"),
    "白胜3又1/2子": ("W+7", "result-in-words"),
    "白胜二目半": ("W+2.5", "result-in-words"),
    "黒番中押し勝ち": ("B+R", "result-in-words"),
    "白5目半勝ち": ("W+5.5", "result-in-words"),
    "白半目勝": ("W+0.5", "result-in-words"),
    "黒十一目勝ち": ("B+11", "result-in-words"),
    "흑불계승": ("B+R", "result-in-words"),
    "백 2집반승": ("W+2.5", "result-in-words"),
    "백 시간승": ("W+T", "result-in-words"),
    "W+2.25": ("W+4.5", "result-in-stones"),
    "黑胜1又3/4子": ("B+3.5", "result-in-stones"),
    "黑1/4子胜": ("B+0.5", "result-in-stones"),
    "see comment": ("?", "bad-result"),
    "Black": ("?", "bad-result"),
    "B+5000": ("?", "bad-result"),
}

DATES = {
    "1846-09-11": ("1846-09-11", ""),
    "1846-09-11,14": ("1846-09-11,1846-09-14", ""),
    "1846-09-11,14,15": ("1846-09-11,1846-09-14,1846-09-15", ""),
    "1996-05,06": ("1996-05,1996-06", ""),
    "1996-05-06,10-11,12": ("1996-05-06,1996-10-11,1996-10-12", ""),
    "1996-12-27,28,1997-01-03,04": ("1996-12-27,1996-12-28,1997-01-03,1997-01-04", ""),
    "1835": ("1835", ""),
    "2001-1-2": ("2001-01-02", ""),
    "": ("", ""),
    "2017/8/11": ("2017-08-11", "date-form"),
    "2017.8.11": ("2017-08-11", "date-form"),
    "20170811": ("2017-08-11", "date-form"),
    "28.11.2017": ("2017-11-28", "date-form"),
    "11/28/2017": ("2017-11-28", "date-form"),
    "2016-12-29 19:20:57": ("2016-12-29", "date-form"),
    "2017-04-04T09:59:32.868979037+00:00": ("2017-04-04", "date-form"),
    "1835-07-19~1835-07-24": ("1835-07-19,1835-07-24", "date-form"),
    "1933-10-16/1934-01-29": ("1933-10-16,1934-01-29", "date-form"),
    "1952-05-06..08": ("1952-05-06,1952-05-08", "date-form"),
    "September 11, 1846": ("1846-09-11", "date-form"),
    "11th Sept. 1846": ("1846-09-11", "date-form"),
    "Sep 1846": ("1846-09", "date-form"),
    "Fri Nov 20 10:46:47 UTC 1998": ("1998-11-20", "date-form"),
    "2016年8月11日": ("2016-08-11", "date-form"),
    "二〇一六年八月十一日": ("2016-08-11", "date-form"),
    "2016년 8월 11일": ("2016-08-11", "date-form"),
    "昭和53年2月16日": ("1978-02-16", "date-form"),
    "昭和五十三年": ("1978", "date-form"),
    "平成元年1月": ("1989-01", "date-form"),
    "民国23年": ("1934", "date-form"),
    "8/11/2017": ("2017", "bad-date"),
    "about 1846": ("1846", "bad-date"),
    "2017-02-31": ("2017-02", "bad-date"),
    "2017-13-01": ("2017", "bad-date"),
    "0000-00-00": ("", "bad-date"),
    "98-02-07": ("", "bad-date"),
    "last summer": ("", "bad-date"),
}


@pytest.mark.parametrize("text", KOMI)
def test_komi(text):
    assert read_komi(text) == KOMI[text]


@pytest.mark.parametrize("text", RESULTS)
def test_result(text):
    assert read_result(text) == RESULTS[text]


@pytest.mark.parametrize("text", DATES)
def test_dates(text):
    dates, year, code = read_dates(text)
    assert (dates, code) == DATES[text]
    assert year == (int(dates[:4]) if dates else None)


ALPHABET = st.text("0123456789BW+-.,/:~ RTFjan黑白胜子目半年月日昭和十½\t", max_size=30)


@given(ALPHABET)
def test_readings_are_their_own_reading(text):
    """What comes out is in the form that goes in without a problem."""
    komi, _ = read_komi(text)
    assert komi is None or read_komi(str(komi)) == (komi, "")
    result, _ = read_result(text)
    assert read_result(result) == (result, "")
    dates, year, _ = read_dates(text)
    assert read_dates(dates) == (dates, year, "")


def test_what_is_too_long_is_nothing():
    assert read_komi("1" * (LONGEST + 1)) == (None, "bad-komi")
    assert read_result("B+1" + " " * LONGEST) == ("?", "bad-result")
    assert read_dates("1846," * LONGEST) == ("", None, "bad-date")
