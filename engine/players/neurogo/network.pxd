# NeuroGo's network (M. Enzenberger, 1996; docs/neurogo.md): how likely will each unit of a position belong to the side
# to move?
#
# There is one hidden layer, and all neurons are sigmoids. Each unit (a string or an empty point) has some hidden
# neurons and one output neuron. Neurons of two units are connected if the units are related; the weights depend on the
# relation and on the indices of the neurons, so the same weights serve all positions and sizes of the board.
#
# What a unit feeds the hidden neurons of another is the same for all units with the same features and the same
# relation. Such rows are kept until weights change.

cimport cython
from libc.math cimport expf
from libc.stdint cimport int8_t, int64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memset

from engine.players.neurogo.relations cimport FIRST_FROM, MOST_FROM, NUM_RELATIONS, Edge, Relations
from engine.players.neurogo.units cimport (
    EMPTY_POINT, MOST_ACTIVE, MOST_UNITS, NUM_FEATURES, NUM_INPUTS, NUM_KINDS, STRING_FEATURES, STRING_INPUTS,
    Units, list_active,
)


cpdef enum:
    MOST_HIDDEN = 24     # hidden neurons of a unit, at most


# All weights, or their gradient.
cdef struct Weights:
    float hidden[NUM_RELATIONS][NUM_INPUTS][MOST_HIDDEN]
    float output[NUM_RELATIONS][MOST_HIDDEN]
    # by kind of unit: what the sums of neurons begin with
    float hidden_bias[NUM_KINDS][MOST_HIDDEN]
    float output_bias[NUM_KINDS]


cdef extern from *:
    """
    /* rows of a multiple of 4 numbers; none overlaps another */
    static inline __attribute__((unused)) void add_row(float *restrict into, const float *restrict row, int width) {
        for (int i = 0; i < width; i += 4)
            for (int j = i; j < i + 4; j++) into[j] += row[j];
    }
    static inline __attribute__((unused)) void add_product(float *restrict into, const float *restrict one, const float *restrict two, int width) {
        for (int i = 0; i < width; i += 4)
            for (int j = i; j < i + 4; j++) into[j] += one[j] * two[j];
    }
    static inline __attribute__((unused)) void add_scaled(float *restrict into, const float *restrict row, float factor, int width) {
        for (int i = 0; i < width; i += 4)
            for (int j = i; j < i + 4; j++) into[j] += factor * row[j];
    }
    """
    void add_row(float* into, const float* row, int width) noexcept nogil
    void add_product(float* into, const float* one, const float* two, int width) noexcept nogil
    void add_scaled(float* into, const float* row, float factor, int width) noexcept nogil


@cython.final
cdef class Network:
    cdef readonly int num_hidden
    cdef int width                      # num_hidden, rounded up to a multiple of 4; weights of neurons beyond it are 0
    cdef Weights weights
    cdef Weights gradient
    # By the features of the unit that feeds, and the number of the relation among those of its kind: a row.
    cdef float* rows
    cdef int64_t changes                # how often weights have changed
    cdef int64_t made_at[NUM_FEATURES]  # by features: what `changes` was when their rows were made
    cdef float hidden[MOST_UNITS][MOST_HIDDEN]
    cdef float output[MOST_UNITS]
    cdef float hidden_delta[MOST_UNITS][MOST_HIDDEN]

    # Work out `output` for all units of a position.
    cdef void forward(self, Units units, Relations relations) noexcept nogil
    # After forward(): work out the gradient of half the sum of the squared errors, downhill. error[u] is by how much
    # output[u] is too low, summed over the points of the unit.
    cdef void backward(self, Units units, Relations relations, const float* error) noexcept nogil
    # Move the weights by `rate` times the gradient.
    cdef void apply(self, float rate) noexcept nogil

    cdef const float* _rows_of(self, int features) noexcept nogil
    cdef void _backward_output(self, Units units, Relations relations, const float* error) noexcept nogil
    cdef void _backward_hidden(self, Units units, Relations relations) noexcept nogil


# The kind of a unit with these features.
cdef inline int kind_of(int features) noexcept nogil:
    return features // STRING_FEATURES if features < 2 * STRING_FEATURES else EMPTY_POINT


cdef inline float sigmoid(float x) noexcept nogil:
    return 1 / (1 + expf(-x))


cdef int _inputs_of(int relation)
cdef list _listed(Network network, const Weights* weights)
