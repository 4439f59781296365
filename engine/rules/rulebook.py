"""All rules, by theme; see ``rulebook.pxd``."""

import cython

from engine.points import NUM_POINTS, to_gtp
from engine.position import Position
from engine.rules import (
    centre,
    contact,
    cutting,
    elsewhere,
    endgame,
    fuseki,
    killing_groups,
    ko,
    largest,
    replies,
    shape,
    sides,
    strings,
    weak_groups,
)
from engine.rules.ground import Ground
from engine.rules.rule import Rule

#: the themes and their rules, in the order in which they speak
THEMES = {
    "weak groups": weak_groups.RULES,
    "fuseki": fuseki.RULES,
    "killing groups": killing_groups.RULES,
    "cutting and connecting": cutting.RULES,
    "contact fights": contact.RULES,
    "strings": strings.RULES,
    "sides": sides.RULES,
    "centre": centre.RULES,
    "endgame": endgame.RULES,
    "ko and counting": ko.RULES,
    "replies": replies.RULES,
    "largest first": largest.RULES,
    "shape": shape.RULES,
    "elsewhere": elsewhere.RULES,
}
#: all rules, by number
RULES: tuple[Rule, ...] = tuple(rule for rules in THEMES.values() for rule in rules)


class Rulebook:
    """The rules of all themes, for one position at a time."""

    def __init__(self) -> None:
        self.ground = Ground(RULES)
        at = 0
        for i, rules in enumerate(THEMES.values()):
            self.bases[i] = at
            at += len(rules)

    def look(self, position):
        self.ground.look(position)
        self.ground.base = self.bases[0]
        speak_of_weak_groups(self.ground)
        self.ground.base = self.bases[1]
        speak_of_fuseki(self.ground)
        self.ground.base = self.bases[2]
        speak_of_killing_groups(self.ground)
        self.ground.base = self.bases[3]
        speak_of_cutting(self.ground)
        self.ground.base = self.bases[4]
        speak_of_contact(self.ground)
        self.ground.base = self.bases[5]
        speak_of_strings(self.ground)
        self.ground.base = self.bases[6]
        speak_of_sides(self.ground)
        self.ground.base = self.bases[7]
        speak_of_centre(self.ground)
        self.ground.base = self.bases[8]
        speak_of_endgame(self.ground)
        self.ground.base = self.bases[9]
        speak_of_ko(self.ground)
        self.ground.base = self.bases[10]
        speak_of_replies(self.ground)
        self.ground.base = self.bases[11]
        speak_of_largest(self.ground)
        self.ground.base = self.bases[12]
        speak_of_shape(self.ground)
        self.ground.base = self.bases[13]
        speak_of_elsewhere(self.ground)

    # -- for Python ---------------------------------------------------------------------------------------

    def refresh(self, position: Position) -> None:
        """Let all rules speak about a position that has just been looked at and evaluated."""
        self.look(position)

    def spoken_at(self, point: int) -> list[tuple[Rule, str]]:
        """The rules that speak for a move of the position looked at last, each with its sentence."""
        found = []
        size: cython.int = self.ground.board.size
        at: cython.int = self.ground.first_at[point] if 0 <= point < NUM_POINTS else -1
        while at >= 0:
            item: Spoken = self.ground.spoken[at]
            rule = RULES[item.rule]
            found.append((rule, sentence(rule, item.subject, item.other, size)))
            at = item.next
        return found[::-1]

    def said(self, number: int, point: int) -> tuple[Rule, str]:
        """The rule with this number, which must speak for the move at a point, and its sentence there."""
        rule = RULES[number]
        return next((found, text) for found, text in self.spoken_at(point) if found is rule)


def sentence(rule: Rule, subject: int, other: int, size: int) -> str:
    """A rule's text with its points filled in."""
    names = {name: to_gtp(point, size) for name, point in (("subject", subject), ("other", other)) if point}
    return rule.text.format_map(names)
