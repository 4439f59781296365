# The arithmetic of the board network's layers, in whole numbers as it is asked and in floats as it is learned.
#
# A layer makes CHANNELS numbers of a point of its TAPS: those of the point, the sum of those of the four points
# beside it, and the sum of those of the four diagonal ones. So it says the same however the board is turned. Grids
# have a border of zeros one point wide; the numbers of a point are at CHANNELS times its spot.
#
# In C, so that one build uses the widest registers of the machine that it runs on: 512 bits where it has AVX-512 with
# VNNI, 256 with AVX2, else what any machine has; KATACHI_REGISTERS (128, 256 or 512) says how wide they may be. Whole
# numbers are the same whatever the width, and so are floats here: sums are over points and taps, one after the other,
# never over what lies side by side.

from libc.stdint cimport int16_t, int32_t


cdef enum:
    CHANNELS = 64
    TAPS = 192
    MOST_SEEN = 4095         # a layer's number at most, 1/256
    LAYER_UNIT = 1024        # of the weights of layers


# Where a point of a board is in a grid.
cdef inline int spot_of(int col, int row, int size) noexcept nogil:
    return (row + 1) * (size + 2) + col + 1


# Where all points of a board are, row by row.
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
    #define KATACHI_TAPS 192
    #define KATACHI_MOST 4095
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
    typedef float KatachiFour __attribute__((vector_size(16), aligned(4), may_alias));
    #ifdef __x86_64__
    typedef int32_t KatachiWide __attribute__((vector_size(32), aligned(2), may_alias));
    typedef int32_t KatachiWidest __attribute__((vector_size(64), aligned(2), may_alias));
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

    KATACHI_INLINE void gather_whole(const int16_t *at, int width, int16_t *taps)
    {
        const int next = KATACHI_CHANNELS;
        const int16_t *above = at - next * width, *below = at + next * width;
        for (int c = 0; c < next; c++) {
            taps[c] = at[c];
            taps[next + c] = at[c - next] + at[c + next] + above[c] + below[c];
            taps[2 * next + c] = above[c - next] + above[c + next] + below[c - next] + below[c + next];
        }
    }

    KATACHI_INLINE void limit_whole(const int32_t *sums, const int16_t *given, int adds, int16_t *out)
    {
        for (int o = 0; o < KATACHI_CHANNELS; o++) {
            int32_t sum = (sums[o] >> KATACHI_SHIFT) + (adds ? given[o] : 0);
            out[o] = sum < 0 ? 0 : sum > KATACHI_MOST ? KATACHI_MOST : sum;
        }
    }

    KATACHI_INLINE void gather_floats(const float *at, int width, float *taps)
    {
        const int next = KATACHI_CHANNELS;
        const float *above = at - next * width, *below = at + next * width;
        for (int c = 0; c < next; c++) {
            taps[c] = at[c];
            taps[next + c] = (at[c - next] + at[c + next]) + (above[c] + below[c]);
            taps[2 * next + c] = (above[c - next] + above[c + next]) + (below[c - next] + below[c + next]);
        }
    }

    KATACHI_INLINE void limit_floats(float *numbers, float most)
    {
        for (int c = 0; c < KATACHI_CHANNELS; c++) {
            float number = numbers[c] > 0 ? numbers[c] : 0;
            numbers[c] = number < most ? number : most;
        }
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
        for (int of_ = 0; of_ < (number); of_ += 64)                                                               \\
            for (uint64_t left_ = some_##name((words) + of_, (number) - of_ < 64 ? (number) - of_ : 64), i;        \\
                 left_ && (i = of_ + __builtin_ctzll(left_), 1); left_ &= left_ - 1)

    /* `many` sums at a time; add(sums, weights, pair) adds the products of a pair of taps with the pairs of its weights. */
    #define KATACHI_WHOLE(how, name, vector, many, add)                                                            \\
    how void whole_layer_##name(const int16_t *from, int16_t *to, int width, const int32_t *spots, int number,     \\
                                const int16_t *weights, const int32_t *begin, int adds)                            \\
    {                                                                                                              \\
        enum {parts = KATACHI_CHANNELS / many};                                                                    \\
        int16_t taps[KATACHI_TAPS];                                                                                \\
        for (int p = 0; p < number; p++) {                                                                         \\
            const int at = spots[p] * KATACHI_CHANNELS;                                                            \\
            vector sums[parts];                                                                                    \\
            gather_whole(from + at, width, taps);                                                                  \\
            KATACHI_IN_REGISTERS                                                                                   \\
            for (int j = 0; j < parts; j++)                                                                        \\
                sums[j] = ((const vector *) begin)[j];                                                             \\
            KATACHI_EACH(k, name, (const KatachiPair *) taps, KATACHI_TAPS / 2) {                                  \\
                const vector *w = (const vector *) (weights + k * 2 * KATACHI_CHANNELS);                           \\
                int32_t pair = ((const KatachiPair *) taps)[k];                                                    \\
                KATACHI_IN_REGISTERS                                                                               \\
                for (int j = 0; j < parts; j++)                                                                    \\
                    sums[j] = add(sums[j], w[j], pair);                                                            \\
            }                                                                                                      \\
            limit_whole((const int32_t *) sums, from + at, adds, to + at);                                         \\
        }                                                                                                          \\
    }

    /* float_layer: as whole_layer. add_slopes: to[i] += the sum over points of their tap i times what `down` has
       there. In registers of `many` floats. */
    #define KATACHI_FLOATS(how, name, vector, many)                                                                \\
    how void float_layer_##name(const float *from, float *to, int width, const int32_t *spots, int number,         \\
                                const float *weights, const float *begin, int adds, float most)                    \\
    {                                                                                                              \\
        enum {parts = KATACHI_CHANNELS / many};                                                                    \\
        float taps[KATACHI_TAPS];                                                                                  \\
        for (int p = 0; p < number; p++) {                                                                         \\
            const int at = spots[p] * KATACHI_CHANNELS;                                                            \\
            vector sums[parts];                                                                                    \\
            gather_floats(from + at, width, taps);                                                                 \\
            KATACHI_IN_REGISTERS                                                                                   \\
            for (int j = 0; j < parts; j++)                                                                        \\
                sums[j] = ((const vector *) begin)[j];                                                             \\
            KATACHI_EACH(k, name, taps, KATACHI_TAPS) {                                                            \\
                const vector *w = (const vector *) (weights + k * KATACHI_CHANNELS);                               \\
                KATACHI_IN_REGISTERS                                                                               \\
                for (int j = 0; j < parts; j++)                                                                    \\
                    sums[j] += taps[k] * w[j];                                                                     \\
            }                                                                                                      \\
            for (int j = 0; j < parts; j++) {                                                                      \\
                if (adds)                                                                                          \\
                    sums[j] += ((const vector *) (from + at))[j];                                                  \\
                ((vector *) (to + at))[j] = sums[j];                                                               \\
            }                                                                                                      \\
            if (most > 0)                                                                                          \\
                limit_floats(to + at, most);                                                                       \\
        }                                                                                                          \\
    }                                                                                                              \\
    how void add_slopes_##name(const float *from, const float *down, float *to, int width, const int32_t *spots,   \\
                               int number)                                                                         \\
    {                                                                                                              \\
        enum {parts = KATACHI_CHANNELS / many};                                                                    \\
        for (int p = 0; p < number; p++) {                                                                         \\
            const vector *d = (const vector *) (down + spots[p] * KATACHI_CHANNELS);                               \\
            float taps[KATACHI_TAPS];                                                                              \\
            gather_floats(from + spots[p] * KATACHI_CHANNELS, width, taps);                                        \\
            KATACHI_EACH(i, name, taps, KATACHI_TAPS)                                                              \\
                KATACHI_IN_REGISTERS                                                                               \\
                for (int j = 0; j < parts; j++)                                                                    \\
                    ((vector *) (to + i * KATACHI_CHANNELS))[j] += taps[i] * d[j];                                 \\
        }                                                                                                          \\
    }

    #define KATACHI_LAYERS(how, name, whole, floats, many, add, some)                                              \\
        KATACHI_SOME(how, name, whole, many, some)                                                                 \\
        KATACHI_WHOLE(how, name, whole, many, add)                                                                 \\
        KATACHI_FLOATS(how, name, floats, many)

    KATACHI_LAYERS(KATACHI_NARROW, narrow, KatachiNarrow, KatachiFour, 4, KATACHI_ADD_NARROW, KATACHI_SOME_NARROW)
    #ifdef __x86_64__
    KATACHI_LAYERS(KATACHI_WIDE, wide, KatachiWide, KatachiEight, 8, KATACHI_ADD_WIDE, KATACHI_SOME_WIDE)
    KATACHI_LAYERS(KATACHI_WIDEST, widest, KatachiWidest, KatachiSixteen, 16, KATACHI_ADD_WIDEST, KATACHI_SOME_WIDEST)
    #endif

    #define whole_layer(...) KATACHI_CHOOSE(whole_layer, __VA_ARGS__)
    #define float_layer(...) KATACHI_CHOOSE(float_layer, __VA_ARGS__)
    #define add_slopes(...) KATACHI_CHOOSE(add_slopes, __VA_ARGS__)
    """
    # As calloc, for what the layers read and write; NULL when there is no memory. free() frees it.
    void* calloc_lines(size_t number, size_t size) noexcept nogil
    # A layer for the points at `number` spots: 1/256 in and out, weights 1/LAYER_UNIT (pairs of taps by CHANNELS by 2:
    # those of two taps lie side by side), begin in units of both. With `adds` what comes in is added to what goes out.
    void whole_layer(
        const int16_t* source, int16_t* target, int width, const int32_t* spots, int number,
        const int16_t* weights, const int32_t* begin, bint adds
    ) noexcept nogil
    # The same in floats, weights TAPS by CHANNELS; with `most` above 0 what goes out is limited to 0 and that.
    void float_layer(
        const float* source, float* target, int width, const int32_t* spots, int number,
        const float* weights, const float* begin, bint adds, float most
    ) noexcept nogil
    # target[i][0:CHANNELS] += the sum over the points of their tap i times down[spot][0:CHANNELS], for all TAPS i.
    void add_slopes(
        const float* source, const float* down, float* target, int width, const int32_t* spots, int number
    ) noexcept nogil
