# All rules. The themes speak one after the other about a position; what they say is collected in a Ground.

cimport cython

from engine.position cimport Position
from engine.rules.centre cimport speak as speak_of_centre
from engine.rules.contact cimport speak as speak_of_contact
from engine.rules.cutting cimport speak as speak_of_cutting
from engine.rules.elsewhere cimport speak as speak_of_elsewhere
from engine.rules.endgame cimport speak as speak_of_endgame
from engine.rules.fuseki cimport speak as speak_of_fuseki
from engine.rules.ground cimport Ground, Spoken
from engine.rules.killing_groups cimport speak as speak_of_killing_groups
from engine.rules.ko cimport speak as speak_of_ko
from engine.rules.largest cimport speak as speak_of_largest
from engine.rules.replies cimport speak as speak_of_replies
from engine.rules.shape cimport speak as speak_of_shape
from engine.rules.sides cimport speak as speak_of_sides
from engine.rules.strings cimport speak as speak_of_strings
from engine.rules.weak_groups cimport speak as speak_of_weak_groups


@cython.final
cdef class Rulebook:
    cdef readonly Ground ground
    cdef int bases[32]                  # by theme: the number of its first rule among all rules

    # Let all rules speak about a position that has just been looked at and evaluated.
    cdef void look(self, Position position) noexcept nogil
