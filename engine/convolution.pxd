# The arithmetic of the board network's layers, in whole numbers as it is asked and in floats as it is learned.
#
# A layer makes CHANNELS numbers of a point of its TAPS: those of the point, the sum of those of the four points
# beside it, and the sum of those of the four diagonal ones. So it says the same however the board is turned. Grids
# have a border of zeros one point wide: point (col, row) of a board is at ((row + 1) * (size + 2) + col + 1) * CHANNELS.
#
# In C, so that one build uses the wide registers of the machine that it runs on, where it has AVX2 (and KATACHI_NARROW is
# not set). Whole numbers are the same whatever the width, and so are floats here: sums are over points and taps, one
# after the other, never over what lies side by side.

from libc.stdint cimport int16_t, int32_t


cdef enum:
    CHANNELS = 32
    TAPS = 96
    MOST_SEEN = 4095         # a layer's number at most, 1/256
    LAYER_UNIT = 1024        # of the weights of layers


cdef extern from *:
    """
    #include <stdint.h>
    #include <stdlib.h>

    #define KATACHI_CHANNELS 32
    #define KATACHI_TAPS 96
    #define KATACHI_MOST 4095
    #define KATACHI_SHIFT 10  /* LAYER_UNIT is 1 << this */
    #define KATACHI_INLINE static inline __attribute__((always_inline, unused))
    #define KATACHI_NARROW static __attribute__((unused))
    #ifdef __x86_64__
    #define KATACHI_WIDE static __attribute__((unused, target("avx2")))
    #define KATACHI_CHOOSE(name, ...) (is_wide() ? name##_wide(__VA_ARGS__) : name##_narrow(__VA_ARGS__))
    #else
    #define KATACHI_CHOOSE(name, ...) name##_narrow(__VA_ARGS__)
    #endif

    #ifdef __x86_64__
    KATACHI_INLINE int is_wide(void)
    {
        static int known = -1;
        if (known < 0)
            known = __builtin_cpu_supports("avx2") && !getenv("KATACHI_NARROW");
        return known;
    }
    #endif

    KATACHI_INLINE void whole_point(const int16_t *at, int16_t *out, int width, const int16_t *weights,
                                    const int32_t *begin, int adds)
    {
        int16_t taps[KATACHI_TAPS];
        const int next = KATACHI_CHANNELS;
        const int16_t *above = at - next * width, *below = at + next * width;
        for (int c = 0; c < KATACHI_CHANNELS; c++) {
            taps[c] = at[c];
            taps[next + c] = at[c - next] + at[c + next] + above[c] + below[c];
            taps[2 * next + c] = above[c - next] + above[c + next] + below[c - next] + below[c + next];
        }
        int32_t sums[KATACHI_CHANNELS];
        for (int o = 0; o < KATACHI_CHANNELS; o++) {
            int32_t sum = 0;
            for (int i = 0; i < KATACHI_TAPS; i++)
                sum += (int32_t) taps[i] * weights[KATACHI_TAPS * o + i];
            sums[o] = sum;
        }
        for (int o = 0; o < KATACHI_CHANNELS; o++) {
            int32_t sum = ((sums[o] + begin[o]) >> KATACHI_SHIFT) + (adds ? at[o] : 0);
            out[o] = sum < 0 ? 0 : sum > KATACHI_MOST ? KATACHI_MOST : sum;
        }
    }

    KATACHI_INLINE void whole_points(const int16_t *from, int16_t *to, int size, const int16_t *weights,
                                     const int32_t *begin, int adds)
    {
        int width = size + 2;
        for (int row = 1; row <= size; row++)
            for (int col = 1; col <= size; col++) {
                int at = (row * width + col) * KATACHI_CHANNELS;
                whole_point(from + at, to + at, width, weights, begin, adds);
            }
    }

    typedef float KatachiEight __attribute__((vector_size(32), aligned(4), may_alias));
    typedef float KatachiFour __attribute__((vector_size(16), aligned(4), may_alias));

    /* multiply: to[p][0:32] = begin[0:32] + the sum over k of from[p][k] * weights[k][0:32], for `rows` p.
       add_products: to[i][0:32] += the sum over p of taps[p][i] * down[p][0:32], for all taps i.
       In registers of `many` floats, so many rows (taps) at a time that their sums stay there. */
    #define KATACHI_FLOATS(how, name, vector, many, together)                                                      \\
    how void multiply_##name(const float *from, int from_step, int number, const float *weights,                   \\
                             int weights_step, const float *begin, float *to, int to_step, int rows)               \\
    {                                                                                                              \\
        enum {parts = KATACHI_CHANNELS / many};                                                                    \\
        const vector *b = (const vector *) begin;                                                                  \\
        for (int p = 0; p < rows; p += together) {                                                                 \\
            vector sums[together][parts];                                                                          \\
            const float *x[together];                                                                              \\
            for (int r = 0; r < together; r++) {                                                                   \\
                x[r] = from + (p + r < rows ? p + r : p) * from_step;                                              \\
                for (int j = 0; j < parts; j++)                                                                    \\
                    sums[r][j] = b[j];                                                                             \\
            }                                                                                                      \\
            for (int k = 0; k < number; k++) {                                                                     \\
                const vector *w = (const vector *) (weights + k * weights_step);                                   \\
                for (int r = 0; r < together; r++)                                                                 \\
                    for (int j = 0; j < parts; j++)                                                                \\
                        sums[r][j] += x[r][k] * w[j];                                                              \\
            }                                                                                                      \\
            for (int r = 0; r < together && p + r < rows; r++)                                                     \\
                for (int j = 0; j < parts; j++)                                                                    \\
                    ((vector *) (to + (p + r) * to_step))[j] = sums[r][j];                                         \\
        }                                                                                                          \\
    }                                                                                                              \\
    how void add_products_##name(const float *taps, const float *down, float *to, int rows)                        \\
    {                                                                                                              \\
        enum {parts = KATACHI_CHANNELS / many};                                                                    \\
        for (int i = 0; i < KATACHI_TAPS; i += together) {                                                         \\
            vector *t = (vector *) (to + i * KATACHI_CHANNELS), sums[together][parts];                             \\
            for (int r = 0; r < together; r++)                                                                     \\
                for (int j = 0; j < parts; j++)                                                                    \\
                    sums[r][j] = t[r * parts + j];                                                                 \\
            for (int p = 0; p < rows; p++) {                                                                       \\
                const vector *d = (const vector *) (down + p * KATACHI_CHANNELS);                                  \\
                for (int r = 0; r < together; r++)                                                                 \\
                    for (int j = 0; j < parts; j++)                                                                \\
                        sums[r][j] += taps[p * KATACHI_TAPS + i + r] * d[j];                                       \\
            }                                                                                                      \\
            for (int r = 0; r < together; r++)                                                                     \\
                for (int j = 0; j < parts; j++)                                                                    \\
                    t[r * parts + j] = sums[r][j];                                                                 \\
        }                                                                                                          \\
    }
    #define KATACHI_LAYERS(how, name)                                                                              \\
    how void whole_layer_##name(const int16_t *from, int16_t *to, int size, const int16_t *weights,                \\
                                const int32_t *begin, int adds)                                                    \\
    {                                                                                                              \\
        whole_points(from, to, size, weights, begin, adds);                                                        \\
    }                                                                                                              \\
    how void whole_view_##name(const int16_t *at, int16_t *out, int size, const int16_t *weights,                  \\
                               const int32_t *begin)                                                               \\
    {                                                                                                              \\
        whole_point(at, out, size + 2, weights, begin, 1);                                                         \\
    }

    KATACHI_FLOATS(KATACHI_NARROW, narrow, KatachiFour, 4, 1)
    KATACHI_LAYERS(KATACHI_NARROW, narrow)
    #ifdef __x86_64__
    KATACHI_FLOATS(KATACHI_WIDE, wide, KatachiEight, 8, 2)
    KATACHI_LAYERS(KATACHI_WIDE, wide)
    #endif

    #define whole_layer(...) KATACHI_CHOOSE(whole_layer, __VA_ARGS__)
    #define whole_view(...) KATACHI_CHOOSE(whole_view, __VA_ARGS__)
    #define multiply(...) KATACHI_CHOOSE(multiply, __VA_ARGS__)
    #define add_products(...) KATACHI_CHOOSE(add_products, __VA_ARGS__)
    """
    # A layer for all points of a board: 1/256 in and out, weights 1/1024 (CHANNELS by TAPS), begin 1/2^18. With `adds`
    # what comes in is added to what goes out.
    void whole_layer(
        const int16_t* source, int16_t* target, int size, const int16_t* weights, const int32_t* begin, bint adds
    ) noexcept nogil
    # The same for one point of a grid, where `at` is its numbers; adds.
    void whole_view(
        const int16_t* at, int16_t* out, int size, const int16_t* weights, const int32_t* begin
    ) noexcept nogil
    # target[p][0:CHANNELS] = begin[0:CHANNELS] + the sum over k < number of source[p][k] * weights[k][0:CHANNELS],
    # for so many rows p, which are a step apart.
    void multiply(
        const float* source, int source_step, int number, const float* weights, int weights_step,
        const float* begin, float* target, int target_step, int rows
    ) noexcept nogil
    # target[i][0:CHANNELS] += the sum over p of taps[p][i] * down[p][0:CHANNELS], for all TAPS i.
    void add_products(const float* taps, const float* down, float* target, int rows) noexcept nogil
