# The arithmetic of the board network's layers, in whole numbers as it is asked and in floats as it is learned.
#
# A layer makes CHANNELS numbers of a point of its TAPS: those of the point, the sum of those of the four points
# beside it, and the sum of those of the four diagonal ones. So it says the same however the board is turned. Grids
# have a border of zeros one point wide: point (col, row) of a board is at ((row + 1) * (size + 2) + col + 1) * CHANNELS.
#
# In C, so that one build uses the wide registers of the machine that it runs on. Whole numbers are the same whatever the
# width, and so are floats here: sums are over points and taps, one after the other, never over what lies side by side.

from libc.stdint cimport int16_t, int32_t


cdef enum:
    CHANNELS = 32
    TAPS = 96
    MOST_SEEN = 4095         # a layer's number at most, 1/256
    LAYER_UNIT = 1024        # of the weights of layers


cdef extern from *:
    """
    #include <stdint.h>

    #if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__)
    #define KATACHI_WIDE __attribute__((unused, target_clones("avx2", "default")))
    #else
    #define KATACHI_WIDE __attribute__((unused))
    #endif
    #define KATACHI_CHANNELS 32
    #define KATACHI_TAPS 96
    #define KATACHI_MOST 4095
    #define KATACHI_SHIFT 10  /* LAYER_UNIT is 1 << this */
    #define KATACHI_INLINE static inline __attribute__((always_inline))

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

    KATACHI_WIDE
    static void whole_layer(const int16_t *from, int16_t *to, int size, const int16_t *weights,
                            const int32_t *begin, int adds)
    {
        int width = size + 2;
        for (int row = 1; row <= size; row++)
            for (int col = 1; col <= size; col++) {
                int at = (row * width + col) * KATACHI_CHANNELS;
                whole_point(from + at, to + at, width, weights, begin, adds);
            }
    }

    KATACHI_WIDE
    static void whole_view(const int16_t *at, int16_t *out, int size, const int16_t *weights,
                           const int32_t *begin)
    {
        whole_point(at, out, size + 2, weights, begin, 1);
    }

    typedef float KatachiEight __attribute__((vector_size(32), aligned(4), may_alias));

    /* to[p][0:32] = begin[0:32] + the sum over k of from[p][k] * weights[k][0:32], for `rows` p. */
    KATACHI_WIDE
    static void multiply(const float *from, int from_step, int number, const float *weights, int weights_step,
                         const float *begin, float *to, int to_step, int rows)
    {
        const KatachiEight *b = (const KatachiEight *) begin;
        int p = 0;
        for (; p + 1 < rows; p += 2) {
            const float *x = from + p * from_step, *y = x + from_step;
            KatachiEight a0 = b[0], a1 = b[1], a2 = b[2], a3 = b[3], c0 = a0, c1 = a1, c2 = a2, c3 = a3;
            for (int k = 0; k < number; k++) {
                const KatachiEight *w = (const KatachiEight *) (weights + k * weights_step);
                a0 += x[k] * w[0]; a1 += x[k] * w[1]; a2 += x[k] * w[2]; a3 += x[k] * w[3];
                c0 += y[k] * w[0]; c1 += y[k] * w[1]; c2 += y[k] * w[2]; c3 += y[k] * w[3];
            }
            KatachiEight *t = (KatachiEight *) (to + p * to_step), *u = (KatachiEight *) (to + (p + 1) * to_step);
            t[0] = a0; t[1] = a1; t[2] = a2; t[3] = a3;
            u[0] = c0; u[1] = c1; u[2] = c2; u[3] = c3;
        }
        if (p < rows) {
            const float *x = from + p * from_step;
            KatachiEight a0 = b[0], a1 = b[1], a2 = b[2], a3 = b[3];
            for (int k = 0; k < number; k++) {
                const KatachiEight *w = (const KatachiEight *) (weights + k * weights_step);
                a0 += x[k] * w[0]; a1 += x[k] * w[1]; a2 += x[k] * w[2]; a3 += x[k] * w[3];
            }
            KatachiEight *t = (KatachiEight *) (to + p * to_step);
            t[0] = a0; t[1] = a1; t[2] = a2; t[3] = a3;
        }
    }

    /* to[i][0:32] += the sum over p of taps[p][i] * down[p][0:32], for all TAPS i. */
    KATACHI_WIDE
    static void add_products(const float *taps, const float *down, float *to, int rows)
    {
        for (int i = 0; i < KATACHI_TAPS; i += 2) {
            KatachiEight *t = (KatachiEight *) (to + i * KATACHI_CHANNELS);
            KatachiEight a0 = t[0], a1 = t[1], a2 = t[2], a3 = t[3], c0 = t[4], c1 = t[5], c2 = t[6], c3 = t[7];
            for (int p = 0; p < rows; p++) {
                const KatachiEight *d = (const KatachiEight *) (down + p * KATACHI_CHANNELS);
                float x = taps[p * KATACHI_TAPS + i], y = taps[p * KATACHI_TAPS + i + 1];
                a0 += x * d[0]; a1 += x * d[1]; a2 += x * d[2]; a3 += x * d[3];
                c0 += y * d[0]; c1 += y * d[1]; c2 += y * d[2]; c3 += y * d[3];
            }
            t[0] = a0; t[1] = a1; t[2] = a2; t[3] = a3; t[4] = c0; t[5] = c1; t[6] = c2; t[7] = c3;
        }
    }
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
