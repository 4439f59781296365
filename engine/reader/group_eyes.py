"""The certain eyes of a group; see ``group_eyes.pxd``."""

import cython

from engine.reader.group_space import GroupSpace
from engine.reader.living_shapes import LivingShapes


class GroupEyes:
    """Counts the certain eyes of the group that its ``GroupSpace`` found last."""

    def __init__(self, space: GroupSpace) -> None:
        self.space = space
        self.shapes = LivingShapes()

    def count_eyes(self, board, color, own_turn):
        """The eyes of the string that is asked about, once clusters with fewer than two are dropped."""
        i: cython.int
        j: cython.int
        dropped: cython.bint = True
        is_out: int8_t[MAX_TIED]
        self._find_regions(board, color, own_turn)
        self.shape = UNCLEAR_SHAPE
        if self.num_regions == 0:
            return 0
        self.find_clusters(board, color)
        memset(is_out, 0, cython.sizeof(is_out))
        while dropped:
            dropped = False
            for i in range(self.space.num_tied):
                if self.cluster_of[i] != i or is_out[i] or self._eyes_of(i) >= 2:
                    continue
                is_out[i] = True
                dropped = True
                for j in range(self.num_regions):
                    if have_common(
                        cython.address(self.regions[j].around), cython.address(self.cluster_stones[i])
                    ):
                        self.regions[j].is_open = True
        i = self._eyes_of(self.cluster_of[0])
        return 2 if i < 2 and self._lives_by_shape(own_turn) else i

    def _lives_by_shape(self, own_turn):
        """Whether the only region, surrounded by one cluster, lives by its shape, which is set."""
        enemies: PointSet
        points: PointSet
        region: cython.pointer[EyeRegion] = cython.address(self.regions[0])
        if self.num_regions != 1 or not is_within(
            cython.address(region.around), cython.address(self.cluster_stones[self.cluster_of[0]])
        ):
            return False
        points = region.points
        enemies = without(cython.address(points), cython.address(region.empties))
        self.shape = self.shapes.answer(
            cython.address(points), cython.address(enemies), cython.address(region.around), own_turn
        )
        return self.shape == LIVES

    def _eyes_of(self, cluster):
        """How many regions are vital to a cluster; a large one that it surrounds alone counts twice."""
        i: cython.int
        found: cython.int = 0
        is_alone: cython.bint
        region: cython.pointer[EyeRegion]
        for i in range(self.num_regions):
            region = cython.address(self.regions[i])
            if region.is_open:
                continue
            is_alone = is_within(cython.address(region.around), cython.address(self.cluster_stones[cluster]))
            if is_alone and region.eyes > 0:
                found += region.eyes
            elif is_within(cython.address(region.empties), cython.address(self.cluster_liberties[cluster])):
                found += 1
        return found

    def _find_regions(self, board, color, own_turn):
        """Find the regions around which there is only the group, unless the enemy might live in them."""
        rest: PointSet = self.space.enclosed
        points: PointSet
        start: PointSet
        captives: PointSet
        size: cython.int
        num_captives: cython.int
        may_mend: cython.bint = own_turn
        region: cython.pointer[EyeRegion]
        point: cython.int = next_point(cython.address(rest), FIRST)
        self.num_regions = 0
        while point != NO_POINT and self.num_regions < MAX_EYE_REGIONS:
            region = cython.address(self.regions[self.num_regions])
            clear_points(cython.address(start))
            add_point(cython.address(start), point)
            points = flooded(cython.address(start), cython.address(rest))
            rest = without(cython.address(rest), cython.address(points))
            region.around = spread(cython.address(points))
            region.around = both_of(cython.address(region.around), cython.address(self.space.stones[color]))
            region.empties = both_of(cython.address(points), cython.address(self.space.empty))
            captives = both_of(cython.address(points), cython.address(self.space.stones[other(color)]))
            size = size_of(cython.address(points))
            num_captives = size_of(cython.address(captives))
            region.points = points
            region.is_open = False
            region.eyes = 2 if size >= TWO_EYES_SIZE and num_captives == 0 else 1
            if num_captives > MAX_IN_CORNER and self._has_corner(board, region):
                # if it is its turn, the group can deal with one of them
                region.eyes = 1 if may_mend and num_captives == MAX_IN_CORNER + 1 else 0
                may_mend = False
            if is_within(cython.address(region.around), cython.address(self.space.group)) and (
                num_captives == 0 or (num_captives <= MAX_CAPTIVES and size <= MAX_EYE_SIZE)
            ):
                self.num_regions += 1
            point = next_point(cython.address(rest), point + 1)

    def _has_corner(self, board, region):
        """Whether a corner of the board lies in a region and not beside the group: an eye for enemies."""
        point: cython.int
        inner: PointSet = spread(cython.address(region.around))
        inner = without(cython.address(region.points), cython.address(inner))
        point = next_point(cython.address(inner), FIRST)
        while point != NO_POINT:
            if count(board, point, EDGE) > 1:
                return True
            point = next_point(cython.address(inner), point + 1)
        return False

    def find_clusters(self, board, color):
        """Put strings into clusters: those tied by common liberties outside of the enclosed regions."""
        i: cython.int
        j: cython.int
        k: cython.int
        common: PointSet
        for i in range(self.space.num_tied):
            self.cluster_of[i] = i
            self._take_string(board, i)
        for i in range(self.space.num_tied):
            for j in range(i):
                if self.cluster_of[i] == self.cluster_of[j]:
                    continue
                common = both_of(
                    cython.address(self.string_liberties[i]), cython.address(self.string_liberties[j])
                )
                common = without(cython.address(common), cython.address(self.space.enclosed))
                if self.space.holds(board, cython.address(common), color):
                    k = self.cluster_of[i]
                    self._join(k, self.cluster_of[j])

    def _take_string(self, board, i):
        head: cython.int = self.space.tied[i]
        self.string_liberties[i] = liberties_of(board, head)[0]
        self.cluster_liberties[i] = self.string_liberties[i]
        clear_points(cython.address(self.cluster_stones[i]))
        add_stones(board, head, cython.address(self.cluster_stones[i]))

    def _join(self, one, two):
        """Join two clusters under the smaller index."""
        i: cython.int
        low: cython.int = min(one, two)
        high: cython.int = max(one, two)
        for i in range(self.space.num_tied):
            if self.cluster_of[i] == high:
                self.cluster_of[i] = low
        self.cluster_stones[low] = any_of(
            cython.address(self.cluster_stones[low]), cython.address(self.cluster_stones[high])
        )
        self.cluster_liberties[low] = any_of(
            cython.address(self.cluster_liberties[low]), cython.address(self.cluster_liberties[high])
        )
