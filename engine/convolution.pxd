# The arithmetic of the board network's layers: in whole numbers for playing, in floats for learning.
#
# A layer makes CHANNELS numbers of each point. It is given the TAPS of the point (its own numbers, the sums of those of
# the four points beside it, and the sums of those of the four diagonal ones) and the means over all points, which say
# what is farther away. So it says the same however the board is turned. Grids have a border of zeros, one point wide;
# the numbers of a point begin at CHANNELS times its spot.
#
# This is C, so that one build can use the widest registers of the machine on which it runs: 512 bits with AVX-512 and
# VNNI, 256 with AVX2, else what every machine has. KATACHI_REGISTERS (128, 256 or 512) limits the width. Results do not
# depend on the width, even in floats: sums go over points and taps, one after the other, never over numbers that lie
# side by side in a register.

from libc.stdint cimport int16_t, int32_t


cdef enum:
    CHANNELS = 64            # numbers of a point
    TAPS = 192               # numbers of a point and around it: 3 times CHANNELS
    GIVEN = 256              # of what each number of a layer is made: TAPS, and CHANNELS means
    TIMES = 4                # means are multiplied by this, because most are small
    MOST_SEEN = 4095         # a number that a layer gives at most, in 1/256
    LAYER_UNIT = 1024        # weights of layers are in 1/LAYER_UNIT


# The spot of a point of a board in a grid.
cdef inline int spot_of(int col, int row, int size) noexcept nogil:
    return (row + 1) * (size + 2) + col + 1


# The spots of all points of a board, row by row.
cdef inline void list_spots(int size, int32_t* spots) noexcept nogil:
    cdef int place
    for place in range(size * size):
        spots[place] = spot_of(place % size, place // size, size)


cdef extern from *:
    """
    #include <stdint.h>
    #include <stdlib.h>
    #include <string.h>

    #define KATACHI_CHANNELS 64
    #define KATACHI_TIMES 4
    #define KATACHI_SHIFT 10  /* LAYER_UNIT is 1 << this */
    #define KATACHI_INLINE static inline __attribute__((always_inline, unused))
    #define KATACHI_NARROW static __attribute__((unused))
    #define KATACHI_IN_REGISTERS _Pragma("GCC unroll 16")
    #ifdef __x86_64__
    #include <immintrin.h>
    #define KATACHI_WIDE static __attribute__((unused, target("avx2")))
    #define KATACHI_WIDEST static __attribute__((unused, target("avx512f,avx512bw,avx512vnni")))
    #define KATACHI_CHOOSE(name, ...) (register_bits() == 512 ? name##_widest(__VA_ARGS__)                         \\
                                       : register_bits() == 256 ? name##_wide(__VA_ARGS__)                         \\
                                       : name##_narrow(__VA_ARGS__))

    KATACHI_INLINE int register_bits(void)
    {
        static int known = 0;
        if (!known) {
            const char *said = getenv("KATACHI_REGISTERS");
            int most = said ? atoi(said) : 512;
            int has_vnni = __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vnni");
            known = most >= 512 && has_vnni ? 512 : most >= 256 && __builtin_cpu_supports("avx2") ? 256 : 128;
        }
        return known;
    }
    #else
    #define KATACHI_CHOOSE(name, ...) name##_narrow(__VA_ARGS__)
    #endif

    /* calloc, where a line of memory begins: a wide register would often be read from two lines else. */
    KATACHI_INLINE void *calloc_lines(size_t number, size_t size)
    {
        size_t all = (number * size + 63) / 64 * 64;
        void *found = aligned_alloc(64, all);
        return found ? memset(found, 0, all) : NULL;
    }

    typedef int32_t KatachiPair __attribute__((aligned(2), may_alias));  /* two numbers that lie side by side */
    typedef int32_t KatachiNarrow __attribute__((vector_size(16), aligned(2), may_alias));
    typedef int16_t KatachiShortNarrow __attribute__((vector_size(8), aligned(2), may_alias));
    typedef float KatachiFour __attribute__((vector_size(16), aligned(4), may_alias));
    #ifdef __x86_64__
    typedef int32_t KatachiWide __attribute__((vector_size(32), aligned(2), may_alias));
    typedef int32_t KatachiWidest __attribute__((vector_size(64), aligned(2), may_alias));
    typedef int16_t KatachiShortWide __attribute__((vector_size(16), aligned(2), may_alias));
    typedef int16_t KatachiShortWidest __attribute__((vector_size(32), aligned(2), may_alias));
    typedef float KatachiEight __attribute__((vector_size(32), aligned(4), may_alias));
    typedef float KatachiSixteen __attribute__((vector_size(64), aligned(4), may_alias));
    #define KATACHI_ADD_NARROW(sum, weights, pair)                                                                 \\
        ((sum) + (KatachiNarrow) _mm_madd_epi16((__m128i) (weights), _mm_set1_epi32(pair)))
    #define KATACHI_ADD_WIDE(sum, weights, pair)                                                                   \\
        ((sum) + (KatachiWide) _mm256_madd_epi16((__m256i) (weights), _mm256_set1_epi32(pair)))
    #define KATACHI_ADD_WIDEST(sum, weights, pair)                                                                 \\
        ((KatachiWidest) _mm512_dpwssd_epi32((__m512i) (sum), (__m512i) (weights), _mm512_set1_epi32(pair)))
    #define KATACHI_SOME_NARROW(words) (~_mm_movemask_ps((__m128) ((words) == 0)) & 0xf)
    #define KATACHI_SOME_WIDE(words) (~_mm256_movemask_ps((__m256) ((words) == 0)) & 0xff)
    #define KATACHI_SOME_WIDEST(words) _mm512_test_epi32_mask((__m512i) (words), (__m512i) (words))
    #else
    #define KATACHI_ADD_NARROW(sum, weights, pair)                                                                 \\
        ((sum) + (((weights) << 16) >> 16) * (int16_t) (pair) + ((weights) >> 16) * ((pair) >> 16))
    #define KATACHI_SOME_NARROW(words)                                                                             \\
        (((words)[0] != 0) | ((words)[1] != 0) << 1 | ((words)[2] != 0) << 2 | ((words)[3] != 0) << 3)
    #endif

    /* A third of the taps of a point, of a grid of whole numbers or of floats. */
    #define KATACHI_GATHER(kind, of_number)                                                                        \\
    KATACHI_INLINE void gather_##kind(const of_number *at, int width, int third, of_number *taps)                  \\
    {                                                                                                              \\
        const int next = KATACHI_CHANNELS;                                                                         \\
        const of_number *above = at - next * width, *below = at + next * width;                                    \\
        if (third == 0)                                                                                            \\
            memcpy(taps, at, next * sizeof *taps);                                                                 \\
        else if (third == 1)                                                                                       \\
            for (int c = 0; c < next; c++)                                                                         \\
                taps[c] = (at[c - next] + at[c + next]) + (above[c] + below[c]);                                   \\
        else                                                                                                       \\
            for (int c = 0; c < next; c++)                                                                         \\
                taps[c] = (above[c - next] + above[c + next]) + (below[c - next] + below[c + next]);               \\
    }
    KATACHI_GATHER(whole, int16_t)
    KATACHI_GATHER(float, float)

    /* From sums to what a layer gives. */
    KATACHI_INLINE void end_whole(const int32_t *sums, const int16_t *given, int adds, int16_t most, int16_t *out)
    {
        for (int o = 0; o < KATACHI_CHANNELS; o++) {
            int32_t sum = (sums[o] >> KATACHI_SHIFT) + (adds ? given[o] : 0);
            out[o] = sum < 0 ? 0 : sum > most ? most : sum;
        }
    }

    KATACHI_INLINE void end_float(const float *sums, const float *given, int adds, float most, float *out)
    {
        for (int o = 0; o < KATACHI_CHANNELS; o++) {
            float sum = adds ? sums[o] + given[o] : sums[o], above = sum > 0 ? sum : 0;
            out[o] = most > 0 ? (above < most ? above : most) : sum;
        }
    }

    /* From sums over all points to their means. */
    KATACHI_INLINE void mean_whole(const int32_t *sums, int number, int16_t most, int16_t *means)
    {
        for (int c = 0; c < KATACHI_CHANNELS; c++) {
            int32_t mean = KATACHI_TIMES * sums[c] / number;
            means[c] = mean > most ? most : mean;
        }
    }

    KATACHI_INLINE void mean_float(const float *sums, int number, float most, float *means)
    {
        const float share = KATACHI_TIMES / (float) number;
        for (int c = 0; c < KATACHI_CHANNELS; c++)
            means[c] = sums[c] * share < most ? sums[c] * share : most;
    }

    /* Most of what a layer gives is zero: seven pairs of taps in ten, and four taps in five. So those that are not are
       looked up, `many` words of 32 bits at once, and nothing is done for the others. */
    #define KATACHI_SOME(how, name, vector, many, some)                                                            \\
    how inline uint64_t some_##name(const void *words, int number)                                                 \\
    {                                                                                                              \\
        uint64_t found = 0;                                                                                        \\
        for (int i = 0; i < number; i += many)                                                                     \\
            found |= (uint64_t) some(((const vector *) words)[i / many]) << i;                                     \\
        return found;                                                                                              \\
    }
    #define KATACHI_EACH(i, name, words, number)                                                                   \\
        for (uint64_t left_ = some_##name(words, number), i;                                                       \\
             left_ && (i = __builtin_ctzll(left_), 1); left_ &= left_ - 1)

    /* What CHANNELS sums begin with, `many` of them in a register. */
    #define KATACHI_BEGIN(vector, many, sums, begin)                                                               \\
        KATACHI_IN_REGISTERS                                                                                       \\
        for (int j = 0; j < KATACHI_CHANNELS / many; j++)                                                          \\
            sums[j] = ((const vector *) (begin))[j];

    /* Add to them: each of the words of `numbers`, 64 at most, has a row of CHANNELS words of weights, and
       add(sums, weights, word) adds their products. A word of 32 bits is a float or two whole numbers. */
    #define KATACHI_ADD_UP(name, vector, many, word, add, sums, numbers, words, weights)                           \\
        KATACHI_EACH(k, name, numbers, words) {                                                                    \\
            const vector *w = (const vector *) ((const word *) (weights) + k * KATACHI_CHANNELS);                  \\
            word factor = ((const word *) (numbers))[k];                                                           \\
            KATACHI_IN_REGISTERS                                                                                   \\
            for (int j = 0; j < KATACHI_CHANNELS / many; j++)                                                      \\
                sums[j] = add(sums[j], w[j], factor);                                                              \\
        }

    /* A layer, and what it begins with; a word holds `per` numbers, `row` are those of `many` channels as they lie in a
       grid. The sums of a point stay in registers until it is done, so the taps beside and across are looked up
       together where they are few: a point costs less than to go to it three times. */
    #define KATACHI_LAYER(how, name, kind, of_number, of_sum, word, per, vector, row, many, add)                   \\
    how void kind##_layer_##name(const of_number *from, of_number *to, int width, const int32_t *spots,            \\
                                 int number, const of_number *weights, const of_sum *begin, int adds,              \\
                                 of_number most)                                                                   \\
    {                                                                                                              \\
        enum {own = KATACHI_CHANNELS / per, around = 2 * own, at_once = around < 64 ? around : 64};                \\
        for (int p = 0; p < number; p++) {                                                                         \\
            const int at = spots[p] * KATACHI_CHANNELS;                                                            \\
            word taps[around];                                                                                     \\
            vector sums[KATACHI_CHANNELS / many];                                                                  \\
            gather_##kind(from + at, width, 1, (of_number *) taps);                                                \\
            gather_##kind(from + at, width, 2, (of_number *) (taps + own));                                        \\
            KATACHI_BEGIN(vector, many, sums, begin)                                                               \\
            KATACHI_ADD_UP(name, vector, many, word, add, sums, from + at, own, weights)                           \\
            for (int first = 0; first < around; first += at_once)                                                  \\
                KATACHI_ADD_UP(name, vector, many, word, add, sums, taps + first, at_once,                         \\
                               (const word *) weights + (own + first) * KATACHI_CHANNELS)                          \\
            end_##kind((const of_sum *) sums, from + at, adds, most, to + at);                                     \\
        }                                                                                                          \\
    }                                                                                                              \\
    how void kind##_begin_##name(const of_number *from, const int32_t *spots, int number,                          \\
                                 const of_number *weights, const of_sum *begin, of_number most,                    \\
                                 of_number *means, of_sum *out)                                                    \\
    {                                                                                                              \\
        enum {parts = KATACHI_CHANNELS / many, at_once = parts < 8 ? parts : 8};                                   \\
        vector sums[parts];                                                                                        \\
        for (int first = 0; first < parts; first += at_once) {                                                     \\
            vector some[at_once] = {{0}};                                                                          \\
            for (int p = 0; p < number; p++) {                                                                     \\
                const row *of_point = (const row *) (from + spots[p] * KATACHI_CHANNELS) + first;                  \\
                KATACHI_IN_REGISTERS                                                                               \\
                for (int j = 0; j < at_once; j++)                                                                  \\
                    some[j] += __builtin_convertvector(of_point[j], vector);                                       \\
            }                                                                                                      \\
            KATACHI_IN_REGISTERS                                                                                   \\
            for (int j = 0; j < at_once; j++)                                                                      \\
                sums[first + j] = some[j];                                                                         \\
        }                                                                                                          \\
        mean_##kind((const of_sum *) sums, number, most, means);                                                   \\
        KATACHI_BEGIN(vector, many, sums, begin)                                                                   \\
        KATACHI_ADD_UP(name, vector, many, word, add, sums, means, KATACHI_CHANNELS / per, weights)                \\
        KATACHI_IN_REGISTERS                                                                                       \\
        for (int j = 0; j < parts; j++)                                                                            \\
            ((vector *) out)[j] = sums[j];                                                                         \\
    }

    /* to[i] += the sum over points of their tap i times what `down` has there, in registers of `many` floats. */
    #define KATACHI_SLOPES(how, name, vector, many)                                                                \\
    how void add_slopes_##name(const float *from, const float *down, float *to, int width, const int32_t *spots,   \\
                               int number)                                                                         \\
    {                                                                                                              \\
        for (int third = 0; third < 3; third++, to += KATACHI_CHANNELS * KATACHI_CHANNELS)                         \\
            for (int p = 0; p < number; p++) {                                                                     \\
                const vector *d = (const vector *) (down + spots[p] * KATACHI_CHANNELS);                           \\
                float taps[KATACHI_CHANNELS];                                                                      \\
                gather_float(from + spots[p] * KATACHI_CHANNELS, width, third, taps);                              \\
                KATACHI_EACH(i, name, taps, KATACHI_CHANNELS)                                                      \\
                    KATACHI_IN_REGISTERS                                                                           \\
                    for (int j = 0; j < KATACHI_CHANNELS / many; j++)                                              \\
                        ((vector *) (to + i * KATACHI_CHANNELS))[j] += taps[i] * d[j];                             \\
            }                                                                                                      \\
    }

    #define KATACHI_ADD_FLOATS(sum, weights, factor) ((sum) + (factor) * (weights))
    #define KATACHI_LAYERS(how, name, integers, row, floats, many, add, some)                                      \\
        KATACHI_SOME(how, name, integers, many, some)                                                              \\
        KATACHI_LAYER(how, name, whole, int16_t, int32_t, KatachiPair, 2, integers, row, many, add)                \\
        KATACHI_LAYER(how, name, float, float, float, float, 1, floats, floats, many, KATACHI_ADD_FLOATS)          \\
        KATACHI_SLOPES(how, name, floats, many)

    KATACHI_LAYERS(KATACHI_NARROW, narrow, KatachiNarrow, KatachiShortNarrow, KatachiFour, 4,
                   KATACHI_ADD_NARROW, KATACHI_SOME_NARROW)
    #ifdef __x86_64__
    KATACHI_LAYERS(KATACHI_WIDE, wide, KatachiWide, KatachiShortWide, KatachiEight, 8,
                   KATACHI_ADD_WIDE, KATACHI_SOME_WIDE)
    KATACHI_LAYERS(KATACHI_WIDEST, widest, KatachiWidest, KatachiShortWidest, KatachiSixteen, 16,
                   KATACHI_ADD_WIDEST, KATACHI_SOME_WIDEST)
    #endif

    #define whole_layer(...) KATACHI_CHOOSE(whole_layer, __VA_ARGS__)
    #define whole_begin(...) KATACHI_CHOOSE(whole_begin, __VA_ARGS__)
    #define float_layer(...) KATACHI_CHOOSE(float_layer, __VA_ARGS__)
    #define float_begin(...) KATACHI_CHOOSE(float_begin, __VA_ARGS__)
    #define add_slopes(...) KATACHI_CHOOSE(add_slopes, __VA_ARGS__)
    """
    # As calloc(), for memory that layers read and write; NULL if there is none. free() frees it.
    void* calloc_lines(size_t number, size_t size) noexcept nogil
    # Compute a layer at `number` spots of grids that are `width` points wide. Numbers are in 1/256, weights in
    # 1/LAYER_UNIT (by pair of taps, CHANNELS, 2: those of two taps lie side by side), `begin` in units of the product.
    # With `adds` the numbers of the point are added to what comes out. The result is limited to 0 .. most.
    void whole_layer(
        const int16_t* source, int16_t* target, int width, const int32_t* spots, int number,
        const int16_t* weights, const int32_t* begin, bint adds, int16_t most
    ) noexcept nogil
    # Compute what the sums of a layer begin with on a board whose points are at `number` spots: out[0:CHANNELS] are
    # `begin` and the means of all points by their weights (as above). `means` gets these means, times TIMES and limited
    # to `most`.
    void whole_begin(
        const int16_t* source, const int32_t* spots, int number, const int16_t* weights, const int32_t* begin,
        int16_t most, int16_t* means, int32_t* out
    ) noexcept nogil
    # The same two in floats; weights are by tap (or mean), CHANNELS each. If `most` is 0, a layer has no limits.
    void float_layer(
        const float* source, float* target, int width, const int32_t* spots, int number,
        const float* weights, const float* begin, bint adds, float most
    ) noexcept nogil
    void float_begin(
        const float* source, const int32_t* spots, int number, const float* weights, const float* begin,
        float most, float* means, float* out
    ) noexcept nogil
    # For each tap i: add to target[i][0:CHANNELS] the sum, over the points at these spots, of tap i of the point times
    # down[spot][0:CHANNELS].
    void add_slopes(
        const float* source, const float* down, float* target, int width, const int32_t* spots, int number
    ) noexcept nogil
