"""How an open position tends to end for the group; see ``group_leaning.pxd``."""

import math

import cython

from engine.points import EngineError
from engine.reader.group_judge import GroupJudge
from engine.reader.group_leaning_weights import CONSTANT, WEIGHTS
from engine.reader.group_table import GroupTable

#: the traits in the order of their numbers, each with how many values it has
TRAIT_SIZES = {
    "room": 16,
    "most_room": 16,
    "liberties": 8,
    "may_link": 2,
    "potential": 11,
    "enclosed": 13,
    "group_liberties": 12,
    "short_enemies": 5,
    "regions": 4,
    "strings": 5,
    "kos": 3,
    "hope": 2,
}


class GroupLeaning:
    """Says how the position that its ``GroupJudge`` judged last tends to end."""

    def __init__(self, judge: GroupJudge) -> None:
        i: cython.int
        j: cython.int
        k: cython.int
        self.judge = judge
        for i in range(2):
            self.constant[i] = CONSTANT[i]
            for j, weights in enumerate(WEIGHTS[i]):
                for k, weight in enumerate(weights):
                    self.weights[i][j][k] = weight
        for i in range(2 * MOST_LEANING + 1):
            nats = math.log1p(math.exp((MOST_LEANING - i) / SCALE))
            self.numbers[i] = 1 + round(NUMBER_SCALE * nats)

    def look(self, board, stone, mode):
        self._take(0, self.judge.room, 0, 15)
        self._take(1, min(self.judge.most_room, 30) // 2, 0, 15)
        self._take(2, board.strings[board.string_of[stone]].num_liberties, 1, 8)
        self._take(3, self.judge.space.may_link, 0, 1)
        self._take(4, self.judge.num_potential, -1, 9)
        self._take(5, size_of(cython.address(self.judge.space.enclosed)), 0, 12)
        self._take(6, size_of(cython.address(self.judge.space.liberties)), 1, 12)
        self._take(7, self.judge.num_short, 0, 4)
        self._take(8, self.judge.eyes.num_regions, 0, 3)
        self._take(9, self.judge.space.num_tied, 1, 5)
        # until both sides pass, the defender wins the kos
        self._take(10, DEFENDER_WINS_KOS if mode == UNTIL_BOTH_PASS else mode, 0, 2)
        self._take(11, self.judge.has_hope, 0, 1)

    def _take(self, trait, value, least, most):
        self.traits[trait] = min(max(value, least), most) - least

    def leaning(self, attacking):
        i: cython.int
        found: cython.int = self.constant[attacking]
        for i in range(NUM_TRAITS):
            found += self.weights[attacking][i][self.traits[i]]
        return min(max(found, -MOST_LEANING), MOST_LEANING)

    def proof(self, leaning):
        return self.numbers[MOST_LEANING + leaning]

    def disproof(self, leaning):
        return self.numbers[MOST_LEANING - leaning]

    def note(self, key, attacking):
        i: cython.int
        row: cython.pointer(int8_t) = self.noted_traits + self.num_noted * (NUM_TRAITS + 1)
        if self.num_noted == self.most_noted or (key >> 40) & (NOTED_SHARE - 1):
            return
        for i in range(NUM_TRAITS):
            row[i] = self.traits[i]
        row[NUM_TRAITS] = attacking
        self.noted_keys[self.num_noted] = key
        self.num_noted += 1

    # -- for Python ------------------------------------------------------------------------------------

    def __dealloc__(self):
        free(self.noted_keys)
        free(self.noted_traits)

    def note_leaves(self, most: int) -> None:
        """From now on note the traits of one in NOTED_SHARE open leaves, up to ``most`` at a time.

        Raises MemoryError.
        """
        free(self.noted_keys)
        free(self.noted_traits)
        self.num_noted = self.most_noted = 0
        self.noted_keys = cython.cast("uint64_t*", malloc(most * cython.sizeof(uint64_t)))
        self.noted_traits = cython.cast("int8_t*", malloc(most * (NUM_TRAITS + 1)))
        if self.noted_keys == cython.NULL or self.noted_traits == cython.NULL:
            raise MemoryError
        self.most_noted = most

    def noted(self, table: GroupTable) -> list[list[int]]:
        """The leaves noted since the last call (see ``note_leaves``) that are solved now.

        For each: its traits (NUM_TRAITS numbers from 0), then 1 if the attacker was to move, then 1 if the
        group is killed.
        """
        i: cython.int
        j: cython.int
        entry: cython.pointer[GroupEntry]
        found = []
        for i in range(self.num_noted):
            entry = table.find(self.noted_keys[i])
            if entry != cython.NULL and (entry.proof == 0 or entry.disproof == 0):
                row = [self.noted_traits[i * (NUM_TRAITS + 1) + j] for j in range(NUM_TRAITS + 1)]
                found.append([*row, int(entry.proof == 0)])
        self.num_noted = 0
        return found

    def told(self, traits: list[int], attacking: bool) -> tuple[int, int, int]:
        """For a position with these traits: its leaning, proof number and disproof number.

        Raises EngineError for traits that no position can have.
        """
        i: cython.int
        sizes = TRAIT_SIZES.values()
        if len(traits) != len(sizes) or not all(0 <= t < size for t, size in zip(traits, sizes, strict=True)):
            raise EngineError(f"no position has the traits {traits}; their values are below {list(sizes)}")
        for i in range(NUM_TRAITS):
            self.traits[i] = traits[i]
        leaning: cython.int = self.leaning(attacking)
        return leaning, self.proof(leaning), self.disproof(leaning)
