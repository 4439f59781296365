/* Faults that a test puts between a program and the system (LD_PRELOAD): the calls really fail.
 *
 * FAULT_FULL=N       the disk is full after N more bytes were written to databases (ENOSPC)
 * FAULT_READONLY=DIR nothing under DIR can be opened to be written, or made (EROFS)
 * FAULT_RENAMED=PART the process is killed as soon as something was renamed to a path that ends with PART
 * FAULT_CLOCK=1      the clock of the day jumps by up to a year, there and back, at each look
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

static long written;

static int is_full(int fd, size_t size)
{
    const char *limit = getenv("FAULT_FULL");
    char link[64], path[4096];
    ssize_t length;

    if (!limit)
        return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return 0;
    path[length] = 0;
    if (!strstr(path, ".sqlite"))
        return 0;
    if (written + (long)size > atol(limit)) {
        errno = ENOSPC;
        return 1;
    }
    written += size;
    return 0;
}

#define WRITER(name, off)                                                           \
    ssize_t name(int fd, const void *data, size_t size, off offset)                 \
    {                                                                               \
        static ssize_t (*real)(int, const void *, size_t, off);                     \
        if (!real)                                                                  \
            real = dlsym(RTLD_NEXT, #name);                                         \
        return is_full(fd, size) ? -1 : real(fd, data, size, offset);               \
    }
WRITER(pwrite, off_t)
WRITER(pwrite64, off64_t)

ssize_t write(int fd, const void *data, size_t size)
{
    static ssize_t (*real)(int, const void *, size_t);
    if (!real)
        real = dlsym(RTLD_NEXT, "write");
    return is_full(fd, size) ? -1 : real(fd, data, size);
}

static int is_read_only(const char *path)
{
    const char *folder = getenv("FAULT_READONLY");
    if (folder && !strncmp(path, folder, strlen(folder))) {
        errno = EROFS;
        return 1;
    }
    return 0;
}

#define MODE(flags)                                                                 \
    mode_t mode = 0;                                                                \
    if (flags & (O_CREAT | O_TMPFILE)) {                                            \
        va_list more;                                                               \
        va_start(more, flags);                                                      \
        mode = va_arg(more, int);                                                   \
        va_end(more);                                                               \
    }

#define OPENER(name)                                                                \
    int name(const char *path, int flags, ...)                                      \
    {                                                                               \
        static int (*real)(const char *, int, ...);                                 \
        MODE(flags)                                                                 \
        if (!real)                                                                  \
            real = dlsym(RTLD_NEXT, #name);                                         \
        if (flags & (O_WRONLY | O_RDWR | O_CREAT) && is_read_only(path))            \
            return -1;                                                              \
        return real(path, flags, mode);                                             \
    }
OPENER(open)
OPENER(open64)

int mkdir(const char *path, mode_t mode)
{
    static int (*real)(const char *, mode_t);
    if (!real)
        real = dlsym(RTLD_NEXT, "mkdir");
    return is_read_only(path) ? -1 : real(path, mode);
}

int rename(const char *from, const char *to)
{
    static int (*real)(const char *, const char *);
    const char *part = getenv("FAULT_RENAMED");
    int result;
    if (!real)
        real = dlsym(RTLD_NEXT, "rename");
    result = real(from, to);
    if (part && !result && strlen(to) >= strlen(part) && !strcmp(to + strlen(to) - strlen(part), part))
        kill(getpid(), SIGKILL);
    return result;
}

static long jump(void)
{
    static unsigned seed = 7;
    return getenv("FAULT_CLOCK") ? rand_r(&seed) % 63072000 - 31536000 : 0;
}

int clock_gettime(clockid_t clock, struct timespec *found)
{
    static int (*real)(clockid_t, struct timespec *);
    int result;
    if (!real)
        real = dlsym(RTLD_NEXT, "clock_gettime");
    result = real(clock, found);
    if (clock == CLOCK_REALTIME)
        found->tv_sec += jump();
    return result;
}

int gettimeofday(struct timeval *found, void *zone)
{
    static int (*real)(struct timeval *, void *);
    int result;
    if (!real)
        real = dlsym(RTLD_NEXT, "gettimeofday");
    result = real(found, zone);
    found->tv_sec += jump();
    return result;
}

time_t time(time_t *found)
{
    struct timeval now;
    gettimeofday(&now, NULL);
    if (found)
        *found = now.tv_sec;
    return now.tv_sec;
}
