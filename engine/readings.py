"""The tactician's answers, kept until something they depend on changes; see ``readings.pxd``."""

import cython

from engine.board import Board
from engine.points import BLACK, WHITE, EngineError, to_gtp
from engine.reader.strings import ALL_STAGES, USUAL_NODES, USUAL_STAGES, StringReader, StringReading
from engine.tactics import Tactics


class Readings:
    """Attack and defence of the strings of one position at a time, all read with the same effort.

    Raises EngineError for an impossible node limit or number of stages.
    """

    def __cinit__(self, node_limit: int = USUAL_NODES, stages: int = USUAL_STAGES):
        if node_limit < 1 or not 1 <= stages <= ALL_STAGES:
            raise EngineError(f"a reading takes a node or more and 1 to {ALL_STAGES} stages")
        self.reader = StringReader()
        self.effort.nodes = node_limit
        self.effort.stages = stages

    def look(self, board, tactics):
        point: cython.int
        question: cython.int
        missed: cython.bint = tactics.num_looks != self.seen_look + 1
        if tactics.num_looks == self.seen_look:
            return
        self.num_read = 0
        self.seen_look = tactics.num_looks
        if missed or board.size != self.seen_size:
            memset(self.is_read, False, cython.sizeof(self.is_read))
            self.seen_size = board.size
        if tactics.first_changed > tactics.last_changed:
            return
        for question in range(2):
            for point in range(FIRST, FIRST + BOARD_SPAN):
                if self.is_read[question][point]:
                    self.is_read[question][point] = not meets(
                        cython.address(tactics.changed),
                        cython.address(self.footprints[question][point]),
                        tactics.first_changed,
                        tactics.last_changed,
                    )

    def attack(self, board, tactics, stone):
        return self._ask(board, tactics, stone, 0)

    def defence(self, board, tactics, stone):
        return self._ask(board, tactics, stone, 1)

    def footprint(self, board, tactics, stone, attacking):
        key: cython.int = tactics.key_of[board.string_of[stone]]
        if board.strings[board.string_of[stone]].num_liberties > MOST_LIBERTIES:
            return cython.NULL
        self._ask(board, tactics, stone, 0 if attacking else 1)
        return cython.address(self.footprints[0 if attacking else 1][key])

    def _ask(self, board, tactics, stone, question):
        move: cython.int
        key: cython.int = tactics.key_of[board.string_of[stone]]
        told: cython.pointer[Told] = cython.address(self.told[question][key])
        if board.strings[board.string_of[stone]].num_liberties > MOST_LIBERTIES:
            return cython.address(self.safe)
        if self.is_read[question][key]:
            return told
        self.reader.forget()
        if question == 0:
            told.result = self.reader.can_attack(board, key, self.effort, cython.address(move))
        else:
            told.result = self.reader.can_defend(board, key, self.effort, cython.address(move))
        told.move = move
        told.so_far = self.reader.so_far
        told.nodes = self.reader.tactician.nodes
        self.footprints[question][key] = self.reader.tactician.footprint
        self.is_read[question][key] = True
        self.num_read += 1
        return told

    # -- for Python --------------------------------------------------------------------------------------

    def string(self, board: Board, tactics: Tactics, stone: int) -> tuple[StringReading, StringReading]:
        """Attack and defence of the string at ``stone``; raises EngineError when there is none."""
        if board.color_at(stone) not in (BLACK, WHITE):
            raise EngineError(f"no stone to read at {to_gtp(stone, board.size)}")
        tactics.look(board)
        self.look(board, tactics)
        attack: Told = self.attack(board, tactics, stone)[0]
        defence: Told = self.defence(board, tactics, stone)[0]
        return (
            StringReading(attack.result, attack.move, attack.nodes, attack.so_far),
            StringReading(defence.result, defence.move, defence.nodes, defence.so_far),
        )
