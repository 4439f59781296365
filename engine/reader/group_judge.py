"""Whether a group is alive, dead or open as it stands, judged without a search; see ``group_judge.pxd``."""

from typing import NamedTuple

import cython

from engine.board import Board
from engine.points import EngineError, to_gtp
from engine.reader.group_eyes import GroupEyes
from engine.reader.group_space import GroupSpace
from engine.reader.ladders import Reader

VERDICTS = ("open", "alive", "dead")


class Judgement(NamedTuple):
    """A verdict on a group and what it has: points in point order, certain eyes (2: two or more)."""

    verdict: str
    group: list[int]
    sure: list[int]
    possible: list[int]
    enclosed: list[int]
    num_eyes: int


class GroupJudge:
    """Judges the group that it was prepared for, on any board that comes of that position."""

    def __init__(self) -> None:
        self.space = GroupSpace()
        self.eyes = GroupEyes(self.space)
        self.ladders = Reader()

    def prepare(self, board, stone):
        point: cython.int
        color: cython.int
        seen: PointSet
        land: PointSet
        self.space.begin(board)
        clear_points(cython.address(seen))
        for color in range(3):
            clear_points(cython.address(self.all_strong[color]))
            clear_points(cython.address(self.all_land[color]))
        for point in range(FIRST, FIRST + BOARD_SPAN):
            color = board.color[point]
            if (color != BLACK and color != WHITE) or has_point(cython.address(seen), point):
                continue
            if self._is_strong(board, point):
                self.all_strong[color] = any_of(
                    cython.address(self.all_strong[color]), cython.address(self.space.group)
                )
                land = self.sure if self.room >= STRONG_ROOM else self.space.group
                self.all_land[color] = any_of(cython.address(self.all_land[color]), cython.address(land))
            seen = any_of(cython.address(seen), cython.address(self.space.group))
        self._turn_to(board, stone)

    def prepare_like(self, board, stone, like):
        color: cython.int
        self.space.begin(board)
        for color in range(3):
            self.all_strong[color] = like.all_strong[color]
            self.all_land[color] = like.all_land[color]
        self._turn_to(board, stone)

    def _turn_to(self, board, stone):
        """Set what is strong, and whose land is whose, for questions about this stone."""
        color: cython.int = board.color[stone]
        i: cython.int
        self.space.tie(board, stone)
        self.space.strong[BLACK] = self.all_strong[BLACK]
        self.space.strong[WHITE] = self.all_strong[WHITE]
        # whether this group lives is the question, so it is not one of its own strong friends
        self.space.strong[color] = without(
            cython.address(self.space.strong[color]), cython.address(self.space.group)
        )
        self.near = any_of(cython.address(self.space.group), cython.address(self.space.liberties))
        for i in range(LAND_DISTANCE):
            self.near = spread(cython.address(self.near))
        for i in range(BLACK, WHITE + 1):
            self.space.land[i] = without(cython.address(self.all_land[i]), cython.address(self.near))
            self.stones[i] = self.space.stones[i]
        self.others = without(cython.address(self.stones[color]), cython.address(self.space.group))
        self.num_friends = 0

    def add_strong(self, board, stone):
        color: cython.int = board.color[stone]
        land: PointSet
        self.space.tie(board, stone)
        land = without(cython.address(self.space.group), cython.address(self.near))
        self.space.land[color] = any_of(cython.address(self.space.land[color]), cython.address(land))
        self.space.strong[color] = any_of(
            cython.address(self.space.strong[color]), cython.address(self.space.group)
        )

    def add_friend(self, board, stone, zone):
        color: cython.int = board.color[stone]
        if self.num_friends == 0:
            self.strong = self.space.strong[color]
        self.add_strong(board, stone)
        if self.num_friends < MAX_FRIENDS:
            self.friends[self.num_friends].stones = self.space.group
            self.friends[self.num_friends].zone = zone[0]
            self.num_friends += 1
        else:
            self.strong = any_of(cython.address(self.strong), cython.address(self.space.group))

    def _look_for_friends(self, color, to_move):
        """Find which friends are strong now: in its zone one may be a move behind if its side is to move."""
        i: cython.int
        behind: cython.int
        friend: cython.pointer[Friend]
        own: PointSet = without(cython.address(self.space.stones[color]), cython.address(self.stones[color]))
        his: PointSet = without(
            cython.address(self.space.stones[other(color)]), cython.address(self.stones[other(color)])
        )
        there: PointSet
        if self.num_friends == 0:
            return
        self.space.strong[color] = self.strong
        for i in range(self.num_friends):
            friend = cython.address(self.friends[i])
            there = both_of(cython.address(his), cython.address(friend.zone))
            behind = size_of(cython.address(there))
            there = both_of(cython.address(own), cython.address(friend.zone))
            behind -= size_of(cython.address(there))
            if behind <= (to_move == color):
                self.space.strong[color] = any_of(
                    cython.address(self.space.strong[color]), cython.address(friend.stones)
                )

    def _is_strong(self, board, stone):
        """Whether the group of this stone has enough room, or two eyes, even if its enemy is to move."""
        color: cython.int = board.color[stone]
        self.space.tie(board, stone)
        self.space.run_waves(color, True, cython.address(self.sure))
        self.room = size_of(cython.address(self.sure))
        if self.room >= STRONG_ROOM:
            return True
        self.space.enclose(color)
        return self.eyes.count_eyes(board, color, False) >= 2

    def judge(self, board, stone, to_move):
        color: cython.int = board.color[stone]
        own_turn: cython.bint = color == to_move
        self.num_potential = -1
        self.num_short = 0
        self.has_hope = False
        self.ground = BY_NOTHING
        self.eyes.num_regions = 0
        clear_points(cython.address(self.escapes))
        if color != BLACK and color != WHITE:
            return DEAD
        self._look_for_friends(color, to_move)
        self.space.tie(board, stone)
        self.space.run_waves(color, True, cython.address(self.sure))
        self.room = size_of(cython.address(self.sure))
        self.is_linked = have_common(
            cython.address(self.space.group), cython.address(self.space.strong[color])
        )
        if board.strings[board.string_of[stone]].num_liberties > 1 and (
            self.is_linked or (self.room >= ROOM_TO_LIVE and (own_turn or self._withstands(color)))
        ):
            self._base_on_room(board, color)
            return ALIVE
        self.space.run_waves(color, False, cython.address(self.possible))
        self.most_room = size_of(cython.address(self.possible))
        self.space.enclose(color)
        self.num_eyes = self.eyes.count_eyes(board, color, own_turn)
        if self.num_eyes >= 2:
            self.ground = BY_EYES
            self.basis = any_of(cython.address(self.space.group), cython.address(self.space.liberties))
            self.basis = any_of(cython.address(self.basis), cython.address(self.space.enclosed))
            self._base_on_held(board, color)
            return ALIVE
        if self._has_core(board, color):
            self._base_on_core(board, color)
            return ALIVE
        if self.eyes.shape == DIES and self._is_confined(board, color):
            self.potential = self.eyes.regions[0].points
        elif self._has_potential(board, color, own_turn):
            return OPEN
        elif own_turn and (
            self._is_near_friends(color)
            or (self._takes_in_parts(board, color) and self._has_potential(board, color, True))
        ):
            self.has_hope = True
            return OPEN
        self.ground = BY_LACK
        self._base_on_potential(board, color)
        return DEAD

    def _withstands(self, color):
        """Whether enough of its sure room is left wherever the enemy comes in, if its own side answers."""
        left: PointSet
        liberties: PointSet = self.space.liberties
        is_enough: cython.bint = True
        point: cython.int = next_point(cython.address(self.sure), FIRST)
        while point != NO_POINT and is_enough:
            drop_point(cython.address(self.space.empty), point)
            drop_point(cython.address(self.space.liberties), point)
            add_point(cython.address(self.space.stones[other(color)]), point)
            self.space.run_waves(color, False, cython.address(left))
            drop_point(cython.address(self.space.stones[other(color)]), point)
            add_point(cython.address(self.space.empty), point)
            self.space.liberties = liberties
            is_enough = self.space.may_link or size_of(cython.address(left)) >= ROOM_TO_STAY
            point = next_point(cython.address(self.sure), point + 1)
        return is_enough

    def _is_near_friends(self, color):
        """Whether friends that live are so close that its own moves may still link up with them."""
        i: cython.int
        friends: PointSet
        near: PointSet = any_of(cython.address(self.space.group), cython.address(self.potential))
        free: PointSet = without(
            cython.address(self.space.stones[other(color)]), cython.address(self.space.strong[other(color)])
        )
        free = any_of(cython.address(free), cython.address(self.space.empty))
        for i in range(HOPE_DISTANCE):
            near = spread(cython.address(near))
            if i < HOPE_DISTANCE - 1:
                near = both_of(cython.address(near), cython.address(free))
        # a stone that was added to one of them lives with it
        friends = without(cython.address(self.space.stones[color]), cython.address(self.space.apart))
        friends = flooded(cython.address(self.space.strong[color]), cython.address(friends))
        return have_common(cython.address(near), cython.address(friends))

    def _takes_in_parts(self, board, color):
        """Add to the group the parts of it that were cut off but are so close that a move may tie them again,
        then those as close to these, and so on; False if there are none."""
        point: cython.int
        found: cython.bint = False
        near: PointSet
        free: PointSet = without(
            cython.address(self.space.stones[other(color)]), cython.address(self.space.strong[other(color)])
        )
        parts: PointSet = without(cython.address(self.space.stones[color]), cython.address(self.others))
        free = any_of(cython.address(free), cython.address(self.space.empty))
        while True:
            parts = without(cython.address(parts), cython.address(self.space.group))
            near = spread(cython.address(self.space.group))
            near = both_of(cython.address(near), cython.address(free))
            near = spread(cython.address(near))
            near = both_of(cython.address(near), cython.address(parts))
            point = next_point(cython.address(near), FIRST)
            if point == NO_POINT:
                break
            found = True
            while point != NO_POINT:
                add_stones(board, point, cython.address(self.space.group))
                add_all(cython.address(self.space.liberties), board.strings[board.string_of[point]].liberties)
                near = without(cython.address(near), cython.address(self.space.group))
                point = next_point(cython.address(near), point + 1)
        if found:
            self.space.run_waves(color, False, cython.address(self.possible))
            self.space.enclose(color)
        return found

    def _has_core(self, board, color):
        """Whether enough is left to live if the enemy comes in at every gap and is stopped there."""
        i: cython.int
        around: PointSet
        core: PointSet
        taken: PointSet = self.space.stones[other(color)]
        # The enemy slides in three points from his stones; the point where he is stopped is lost too.
        for i in range(4):
            taken = spread(cython.address(taken))
            if i < 3:
                taken = both_of(cython.address(taken), cython.address(self.space.empty))
        core = without(cython.address(self.sure), cython.address(taken))
        if size_of(cython.address(core)) < CORE_TO_LIVE:
            return False
        around = spread(cython.address(core))
        around = both_of(cython.address(around), cython.address(self.space.stones[color]))
        self.eyes.find_clusters(board, color)
        return is_within(
            cython.address(around), cython.address(self.eyes.cluster_stones[self.eyes.cluster_of[0]])
        )

    def _base_on_room(self, board, color):
        """Set ground and basis of a life by friends or by room."""
        # the rest is not worked out, so clear what is left of the position before
        self.ground = BY_FRIENDS if self.is_linked else BY_ROOM
        self.possible = self.sure
        self.most_room = self.room
        self.num_eyes = 0
        clear_points(cython.address(self.space.enclosed))
        self.basis = spread(cython.address(self.space.group))
        if not self.is_linked:
            self.space.add_basis(color, ROOM_TO_LIVE, cython.address(self.basis))
        self.basis = spread(cython.address(self.basis))
        self._base_on_held(board, color)
        self._base_on_friends()

    def _base_on_core(self, board, color):
        """Set ground and basis of a life by what is left if the enemy comes in at every gap."""
        i: cython.int
        self.ground = BY_CORE
        self.basis = any_of(cython.address(self.space.group), cython.address(self.possible))
        for i in range(3):
            self.basis = spread(cython.address(self.basis))
        self._base_on_held(board, color)

    def _base_on_friends(self):
        """Add to the basis of a life by friends what the life of these depends on: they may need defence."""
        i: cython.int
        for i in range(self.num_friends):
            if have_common(cython.address(self.friends[i].stones), cython.address(self.space.group)):
                self.basis = any_of(cython.address(self.basis), cython.address(self.friends[i].zone))

    def _base_on_held(self, board, color):
        """Add to the basis what it depends on that the enemy is taken where he cuts."""
        near: PointSet = spread(cython.address(self.space.held))
        self.basis = any_of(cython.address(self.basis), cython.address(near))
        near = both_of(cython.address(near), cython.address(self.space.stones[other(color)]))
        self._add_last_liberties(board, cython.address(near), cython.address(self.basis))

    def _base_on_potential(self, board, color):
        """Set the basis of a death: what little the group has, and the enemies that it must not capture."""
        self.basis = any_of(cython.address(self.space.group), cython.address(self.potential))
        self.basis = any_of(cython.address(self.basis), cython.address(self.space.liberties))
        self.basis = any_of(cython.address(self.basis), cython.address(self.escapes))
        self._add_short_enemies(board, color)

    def complete_life(self, board, stone, zone):
        all_of_it: PointSet
        clear_points(cython.address(all_of_it))
        add_stones(board, stone, cython.address(all_of_it))
        if is_within(cython.address(all_of_it), zone):
            return
        self.judge(board, stone, board.color[stone])
        all_of_it = any_of(cython.address(self.possible), cython.address(self.space.enclosed))
        all_of_it = any_of(cython.address(all_of_it), cython.address(self.space.group))
        all_of_it = spread(cython.address(all_of_it))
        all_of_it = spread(cython.address(all_of_it))
        zone[0] = any_of(zone, cython.address(all_of_it))

    def is_laddered(self, board, stone):
        move: cython.int = NO_POINT
        if board.strings[board.string_of[stone]].num_liberties > 2:
            return False
        self.ladders.forget()
        if self.ladders.ladder(board, stone, cython.address(move)) != CAPTURED:
            return False
        self.ground = BY_LADDER
        # the basis: what the ladder looked at, the string, and the enemies beside it
        clear_points(cython.address(self.basis))
        self._add_looked_at(board, cython.address(self.basis))
        add_stones(board, stone, cython.address(self.basis))
        self._add_short_enemies(board, board.color[stone])
        return True

    def _add_looked_at(self, board, points):
        """Add what the last ladder looked at, and the liberties of short strings there."""
        stones: PointSet = any_of(
            cython.address(self.space.stones[BLACK]), cython.address(self.space.stones[WHITE])
        )
        stones = both_of(cython.address(stones), cython.address(self.ladders.footprint))
        points[0] = any_of(points, cython.address(self.ladders.footprint))
        self._add_last_liberties(board, cython.address(stones), points)

    def _add_short_enemies(self, board, color):
        """Add to the basis what is within two steps, and the liberties of short enemies within three."""
        near: PointSet
        self.basis = spread(cython.address(self.basis))
        self.basis = spread(cython.address(self.basis))
        near = spread(cython.address(self.basis))
        near = both_of(cython.address(near), cython.address(self.space.stones[other(color)]))
        self._add_last_liberties(board, cython.address(near), cython.address(self.basis))

    def _add_last_liberties(self, board, stones, points):
        point: cython.int = next_point(stones, FIRST)
        while point != NO_POINT:
            if board.strings[board.string_of[point]].num_liberties <= 3:
                add_all(points, board.strings[board.string_of[point]].liberties)
            point = next_point(stones, point + 1)

    def _is_confined(self, board, color):
        """Whether the group has only its one closed region: no other room, and nobody outside to capture."""
        near: PointSet
        point: cython.int
        if (
            self.space.may_link
            or not is_within(cython.address(self.possible), cython.address(self.eyes.regions[0].points))
            or not is_within(cython.address(self.space.enclosed), cython.address(self.eyes.regions[0].points))
        ):
            return False
        near = spread(cython.address(self.space.group))
        near = both_of(cython.address(near), cython.address(self.space.stones[other(color)]))
        near = without(cython.address(near), cython.address(self.space.enclosed))
        point = next_point(cython.address(near), FIRST)
        while point != NO_POINT:
            if board.strings[board.string_of[point]].num_liberties <= 2:
                return False
            point = next_point(cython.address(near), point + 1)
        return True

    def _has_potential(self, board, color, own_turn):
        """Whether two eyes or a way out are still conceivable."""
        point: cython.int
        eyes: PointSet
        wider: PointSet
        if self.space.may_link:
            return True
        self.potential = any_of(cython.address(self.possible), cython.address(self.space.enclosed))
        if own_turn:
            wider = spread(cython.address(self.potential))
            wider = both_of(cython.address(wider), cython.address(self.space.empty))
            self.potential = any_of(cython.address(self.potential), cython.address(wider))
        self._add_capturable(board, color)
        if self.space.may_link:
            return True
        clear_points(cython.address(eyes))
        self.num_potential = 0
        point = next_point(cython.address(self.potential), FIRST)
        while point != NO_POINT:
            if self._could_be_eye(board, point, color):
                add_point(cython.address(eyes), point)
                self.num_potential += 1
                if self.num_potential > MAX_SHAPE:
                    return True
            point = next_point(cython.address(self.potential), point + 1)
        return self.num_potential > 1 and not self._dies_at_best(cython.address(eyes), color, own_turn)

    def _dies_at_best(self, eyes, color, own_turn):
        """Whether the group dies even if it gets all these points, with walls all around them."""
        enemies: PointSet = both_of(eyes, cython.address(self.space.stones[other(color)]))
        around: PointSet = spread(eyes)
        around = without(cython.address(around), eyes)
        return (
            self.eyes.shapes.answer(eyes, cython.address(enemies), cython.address(around), own_turn) == DIES
        )

    def _add_capturable(self, board, color):
        """Add enemy strings that may be captured: short of liberties, or with all of these in reach."""
        head: cython.int
        near: PointSet = any_of(cython.address(self.space.group), cython.address(self.potential))
        beside: PointSet
        seen: PointSet
        point: cython.int
        near = spread(cython.address(near))
        beside = both_of(cython.address(near), cython.address(self.space.stones[other(color)]))
        clear_points(cython.address(seen))
        point = next_point(cython.address(beside), FIRST)
        while point != NO_POINT:
            head = board.string_of[point]
            if not has_point(cython.address(seen), head):
                add_point(cython.address(seen), head)
                if self._is_short(board, head):
                    self.num_short += 1
                    self._add_freed(board, head, color)
                    self._add_captive(board, head)
                elif (
                    board.strings[head].num_liberties <= 4
                    and not has_point(cython.address(self.space.strong[other(color)]), head)
                ) or is_within(liberties_of(board, head), cython.address(self.potential)):
                    self._add_captive(board, head)
            point = next_point(cython.address(beside), point + 1)
        # capturing a string in atari at the corner of an eye can make the eye a real one
        beside = spread(cython.address(near))
        beside = both_of(cython.address(beside), cython.address(self.space.stones[other(color)]))
        point = next_point(cython.address(beside), FIRST)
        while point != NO_POINT:
            head = board.string_of[point]
            if board.strings[head].num_liberties == 1 and not has_point(cython.address(seen), head):
                add_point(cython.address(seen), head)
                self._add_freed(board, head, color)
                self._add_captive(board, head)
            point = next_point(cython.address(beside), point + 1)

    def _add_captive(self, board, head):
        """Add the points and liberties of a string that may be captured: they could become eyes."""
        add_all(cython.address(self.potential), board.strings[head].liberties)
        add_stones(board, head, cython.address(self.potential))

    def _is_short(self, board, head):
        """Whether an enemy string is short of liberties: whether it has one, or two and may be captured.

        A string of a strong group with two liberties is not short, unless it shares one with the group (that
        may be a seki) or can be captured by reading.
        """
        ignored: cython.int
        if board.strings[head].num_liberties != 2:
            return board.strings[head].num_liberties < 2
        if not has_point(cython.address(self.space.strong[board.color[head]]), head):
            return True
        if have_common(liberties_of(board, head), cython.address(self.space.liberties)):
            return True
        self.ladders.forget()
        if self.ladders.capture(board, head, cython.address(ignored)) != ESCAPES:
            return True
        self._add_looked_at(board, cython.address(self.escapes))
        return False

    def _add_freed(self, board, head, color):
        """Take in friends that capturing a string links up with: they live, or their liberties are room."""
        i: cython.int
        near: cython.int
        stone: cython.int = head
        liberties: cython.pointer[cython.const[PointSet]]
        wide: PointSet
        while True:
            for i in range(4):
                near = stone + OFFSETS[i]
                if board.color[near] == color and not has_point(cython.address(self.space.group), near):
                    liberties = liberties_of(board, board.string_of[near])
                    add_all(cython.address(self.potential), liberties.word)
                    wide = spread(liberties)
                    if board.strings[board.string_of[near]].num_liberties > 2 or have_common(
                        cython.address(wide), cython.address(self.space.strong[color])
                    ):
                        self.space.may_link = True
            stone = board.next_stone[stone]
            if stone == head:
                return

    def _could_be_eye(self, board, point, color):
        """Whether no enemy stone that stays makes an eye at this point impossible or false."""
        i: cython.int
        near: cython.int
        bad: cython.int = 0
        edges: cython.int = 0
        for i in range(4):
            near = point + OFFSETS[i]
            if board.color[near] == EDGE or board.color[near] == color:
                continue
            if not has_point(cython.address(self.potential), near):
                return False
        for i in range(4):
            near = diagonal(point, i)
            if board.color[near] == EDGE:
                edges += 1
            elif board.color[near] == other(color) and not has_point(cython.address(self.potential), near):
                bad += 1
        return bad == 0 or (bad == 1 and edges == 0)

    # -- for Python ------------------------------------------------------------------------------------

    def judged(self, board: Board, stone: int, to_move: int, prepared: bool = False) -> Judgement:
        """Judge the group of a stone with ``to_move`` next; raises EngineError when there is no stone.

        With ``prepared``, the judge stays prepared as it was. Parts that were cut off count as parts of the
        group if they are its only hope.
        """
        if board.color_at(stone) not in (BLACK, WHITE) or to_move not in (BLACK, WHITE):
            raise EngineError(f"no stone to judge at {to_gtp(stone, board.size)}")
        if not prepared:
            self.prepare(board, stone)
        self.space.look_at(board)
        verdict = VERDICTS[self.judge(board, stone, to_move)]
        return Judgement(
            verdict,
            listed(self.space.group),
            listed(self.sure),
            listed(self.possible),
            listed(self.space.enclosed),
            self.num_eyes,
        )


def listed(points):
    found = []
    point: cython.int = next_point(cython.address(points), FIRST)
    while point != NO_POINT:
        found.append(point)
        point = next_point(cython.address(points), point + 1)
    return found
