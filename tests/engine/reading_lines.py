"""Lines of moves that readings come to, as tests play and write them."""

from engine.points import PASS, opponent, to_gtp


def named(board, line):
    """The moves as people write them, "!" behind one that takes a ko after a threat."""
    return " ".join(to_gtp(move.point, board.size) + "!" * move.needs_threat for move in line.moves)


def play_out(board, line, color, attacking, ask, is_open, undecided, hopeless):
    """Play a line about stones of a color on a copy, and hold each move against what is answered there.

    ``ask(board, attacking)`` answers, ``is_open(board)`` says whether there is something to ask, and
    ``hopeless`` has the results that the defender and the attacker can do nothing against. The board at its
    end, and whether the attacker is to move.
    """
    first = ask(board, attacking)
    played, turn = board.copy(), attacking
    for move in line.moves:
        assert is_open(played)
        answer = ask(played, turn)
        assert answer.result == first.result != undecided
        if answer.result != hopeless[turn]:
            assert move.point == answer.move
        assert move.color == (opponent(color) if turn else color)
        if move.needs_threat:
            assert not played.is_legal(move.color, move.point)
            played.play(move.color, PASS)
            played.play(opponent(move.color), PASS)
        played.play(move.color, move.point)
        turn = not turn
    return played, turn
