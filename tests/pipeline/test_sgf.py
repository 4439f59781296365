"""Reading records: clean ones against sgfmill's own main line, and back from what we write."""

from sgfmill import sgf

from pipeline.records import GameRecord
from pipeline.sgf import parse_game, write_game

GAME = b"""(;GM[1]FF[4]CA[UTF-8]SZ[19]KM[6.5]DT[1846-09-11,14]PB[Kuwahara Shusaku]PW[Inoue Genan]RE[B+2]
;B[qd];W[dc];B[pq];W[oc];B[cp];W[cf];B[ep];W[qo];B[pe];W[np]
;B[po];W[pp];B[op];W[qp];B[oq];W[oo];B[pn];W[qq];B[nq];W[on])"""


def test_a_clean_record():
    record = parse_game(GAME)
    assert record == GameRecord(
        size=19,
        setup=b"",
        moves=b"qdDCpqOCcpCFepQOpeNPpoPPopQPoqOOpnQQnqON",
        black="Kuwahara Shusaku",
        white="Inoue Genan",
        komi=6.5,
        result="B+2",
        date="1846-09-11,1846-09-14",
        year=1846,
    )
    assert parse_game(write_game(record)) == record


def test_moves_agree_with_sgfmill():
    theirs = [node.get_move() for node in sgf.Sgf_game.from_bytes(GAME).get_main_sequence()[1:]]
    moves = parse_game(GAME).moves
    ours = [
        ("b" if moves[i] >= 97 else "w", (18 - (moves[i + 1] | 32) + 97, (moves[i] | 32) - 97))
        for i in range(0, len(moves), 2)
    ]
    assert ours == theirs
