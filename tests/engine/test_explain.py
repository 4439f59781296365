from engine.explain import explain_pattern, played
from engine.patterns.pattern import ANYTHING, EMPTY_BIT, ENEMY_2, FRIEND_ANY, Pattern, Statistics

#: friend at c5, enemy at d5 with two liberties, nothing else around the move at d4
HANE = bytearray([ANYTHING] * 64)
HANE[26:29] = bytes([EMPTY_BIT] * 3)
HANE[19] = EMPTY_BIT
HANE[34:36] = bytes([FRIEND_ANY, ENEMY_2])


def on_the_board(cell):
    return f"<{cell}>"


def test_a_text_names_the_cells_where_they_are():
    pattern = Pattern("hane-1", bytes(HANE), 27, text="bend around {d5} at {*}, then {h8} or {a1}")
    assert explain_pattern(pattern, on_the_board) == (
        "bend around <35> at <27>, then <63> or <0> (pattern hane-1)"
    )


def test_a_learned_pattern_has_the_name_of_its_shape_and_what_games_say():
    counts = Statistics(played=412, seen=1903, games=390, players=1231)
    pattern = Pattern("L000123", bytes(HANE), 27, statistics=counts)
    assert explain_pattern(pattern, on_the_board) == (
        "hane, atari (pattern L000123: played 412 of 1,903 times by 1,231 players)"
    )


def test_what_games_say():
    assert played(Statistics()) == ""
    assert played(Statistics(played=0, seen=12)) == "played 0 of 12 times"
    assert played(Statistics(played=1, seen=1, players=1)) == "played 1 of 1 times by 1 player"
