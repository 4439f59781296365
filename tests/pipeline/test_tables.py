"""Tables as text: columns under each other, and what becomes of those that have no room."""

from cli_runner import run
from launching import on_a_terminal

from pipeline.tables import Table, fitting, render, text_width

FIGURES = Table(
    ("moves", "positions", "top1 %", "top5 %"), [("all", 3042, "48.3", "79.6"), ("1-40", 680, "5", "6")]
)
MEANINGS = Table(
    ("kind", "misses", ""), [("ko", 85, "takes or ends a ko, or threatens something"), ("", 1, "")], "lrl"
)


def test_a_table_that_has_room_is_as_it_is():
    for columns in (0, 32, 100):
        with fitting(columns):
            assert FIGURES.render() == (
                "moves  positions  top1 %  top5 %\n"
                "all         3042    48.3    79.6\n"
                "1-40         680       5       6\n"
            )


def test_columns_of_numbers_without_room_stand_below_beside_the_first():
    with fitting(31):
        assert FIGURES.render() == (
            "moves  positions  top1 %\n"
            "all         3042    48.3\n"
            "1-40         680       5\n"
            "\n"
            "moves  top5 %\n"
            "all      79.6\n"
            "1-40        6\n"
        )


def test_rows_that_the_first_column_does_not_name_are_named_by_two():
    rows = [("a", "6-3", 19143, "49.1%"), ("", "tenuki", 2421, "6.2%")]
    moves = Table(("", "move", "games", "share"), rows, "llrr")
    with fitting(20):
        assert moves.render() == (
            "   move    games\na  6-3     19143\n   tenuki   2421\n\n"
            "   move    share\na  6-3     49.1%\n   tenuki   6.2%\n"
        )


def test_text_in_the_last_column_is_wrapped_under_itself():
    with fitting(44):
        assert render([MEANINGS]) == (
            "kind  misses\n"
            "ko        85  takes or ends a ko, or\n"
            "              threatens something\n"
            "           1\n"
        )


def test_words_stay_whole_to_be_copied():
    with fitting(40):
        assert Table(("", ""), [("binary", "x" * 50)], "ll").render() == f"binary  {'x' * 50}\n"


def test_a_list_of_texts_without_room_is_as_it_is():
    rows = [("a/very/long/path/of/a/collection.sgf", "game 1", "move 2")]
    with fitting(40):
        assert Table(("", "", ""), rows, "lll").render() == f"{rows[0][0]}  game 1  move 2\n"


def test_wide_characters_take_two_columns_and_combining_ones_none():
    rows = [("囲碁.sgf", "game 1"), ("cafe\u0301.sgf", "game 2"), ("longer-name.sgf", "game 3")]
    assert Table(("", ""), rows, "ll").render() == (
        "囲碁.sgf         game 1\ncafe\u0301.sgf         game 2\nlonger-name.sgf  game 3\n"
    )


def test_running_text_is_not_wider_than_the_terminal():
    assert text_width() == 100
    for columns, width in ((80, 80), (200, 100)):
        with fitting(columns):
            assert text_width() == width


def test_reports_fit_into_the_terminal(tmp_path):
    _, shown, _ = on_a_terminal("corpora", "list", size=(24, 80), folder=tmp_path, both=True)
    assert max(map(len, run("corpora", "list").out.splitlines())) > 80
    assert max(map(len, shown.splitlines())) <= 80
