"""What the evaluation says of moves; see ``situation.pxd``."""

import cython


class Situation:
    """What is at stake at each point, for one position at a time."""

    def look(self, position):
        memset(self.cuts, 0, cython.sizeof(self.cuts))
        memset(self.links, 0, cython.sizeof(self.links))
        memset(self.eyes_made, 0, cython.sizeof(self.eyes_made))
        memset(self.eyes_taken, 0, cython.sizeof(self.eyes_taken))
        self._note_connections(position)
        self._note_eyes(position)

    def _note_connections(self, position):
        i: cython.int
        pair: cython.pointer[cython.const[Connection]]
        for i in range(position.connections.num_connections):
            pair = position.connections.at(i)
            if pair.strength == CUTTABLE or pair.strength == SHARED_CONNECTION:
                self._note_pair(position, pair)

    def _note_pair(self, position, pair):
        """Note the stake of a connection: the smaller one of the two groups. Within a group there is none."""
        one: cython.int = position.groups.group_of[pair.first]
        two: cython.int = position.groups.group_of[pair.second]
        value: cython.int
        whole: cython.bint = pair.strength == CUTTABLE
        if one == two and whole:
            return
        value = stake(cython.address(position.groups.groups[one]), whole)
        value = min(value, stake(cython.address(position.groups.groups[two]), whole))
        if pair.color != position.color:
            self._note_all(cython.address(pair.cuts), value, self.cuts)
            return
        self._note_all(cython.address(pair.connects), value, self.links)
        self._note_all(cython.address(pair.cuts), value, self.links)

    def _note_eyes(self, position):
        i: cython.int
        owner: cython.int
        value: cython.int
        eye: cython.pointer[Eye]
        for i in range(position.eyes.num_eyes):
            eye = cython.address(position.eyes.eyes[i])
            owner = position.groups.group_of_eye[i]
            if owner < 0 or eye.max_eyes == eye.typ_eyes:
                continue
            value = stake(cython.address(position.groups.groups[owner]), eye.max_eyes - eye.typ_eyes >= 8)
            if eye.color == position.color:
                self._note_all(cython.address(eye.defences), value, self.eyes_made)
            else:
                self._note_all(cython.address(eye.attacks), value, self.eyes_taken)

    def _note_all(self, points, value, at):
        point: cython.int = next_point(points, FIRST)
        while point != NO_POINT:
            at[point] = max(at[point], value)
            point = next_point(points, point + 1)


def stake(group, whole):
    stones: cython.int = group.num_stones
    size: cython.int = 0 if stones <= 1 else 1 if stones <= 3 else 2 if stones <= 8 else 3
    life: cython.int = STAKE_ALIVE
    if group.status <= GROUP_WEAK:
        life = STAKE_WEAK
    elif group.status == GROUP_UNSETTLED:
        life = STAKE_UNSETTLED
    return 1 + 2 * (NUM_STAKES * size + (STAKE_ALIVE - life)) + whole


def weakest_beside(position, point, color):
    i: cython.int
    group: cython.int
    found: cython.int = 0
    for i in range(4):
        if position.board.color[point + OFFSETS[i]] != color:
            continue
        group = position.groups.group_of[point + OFFSETS[i]]
        if found == 0 or position.groups.groups[group].status + 1 < found:
            found = position.groups.groups[group].status + 1
    return found
