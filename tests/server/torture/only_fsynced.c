/* A disk that forgets everything that was not flushed.
 *
 * Preloaded into the server. After every fsync or fdatasync of a file under $WATCHED_FOLDER its content is copied to
 * $FLUSHED_FOLDER, whole, under the same name. When the server has been killed, the flushed folder is what a machine
 * that lost its power would find: every byte that was written and not yet flushed is gone. A file that was removed is
 * gone from there once its folder has been flushed, and not before.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void forget_removed(const char *watched, const char *flushed)
{
    char here[PATH_MAX], there[PATH_MAX];
    DIR *folder = opendir(flushed);
    struct dirent *entry;
    if (!folder) abort();
    while ((entry = readdir(folder))) {
        if (entry->d_name[0] == '.' || strstr(entry->d_name, ".partial")) continue;
        if (snprintf(here, sizeof here, "%s/%s", watched, entry->d_name) >= (int)sizeof here) abort();
        if (snprintf(there, sizeof there, "%s/%s", flushed, entry->d_name) >= (int)sizeof there) abort();
        if (access(here, F_OK)) unlink(there);
    }
    closedir(folder);
}

static void keep(int file)
{
    const char *watched = getenv("WATCHED_FOLDER"), *flushed = getenv("FLUSHED_FOLDER");
    char link[64], path[PATH_MAX], target[PATH_MAX], partial[PATH_MAX], block[1 << 16];
    if (!watched || !flushed) return;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length <= 0) return;
    path[length] = 0;
    size_t prefix = strlen(watched);
    if (!strcmp(path, watched)) {
        forget_removed(watched, flushed);
        return;
    }
    if (strncmp(path, watched, prefix) || path[prefix] != '/' || strchr(path + prefix + 1, '/')) return;
    if (snprintf(target, sizeof target, "%s%s", flushed, path + prefix) >= (int)sizeof target) return;
    if (snprintf(partial, sizeof partial, "%s.%d.partial", target, (int)getpid()) >= (int)sizeof partial) return;
    int from = open(path, O_RDONLY), to = open(partial, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (from < 0 || to < 0) abort();
    ssize_t count;
    while ((count = read(from, block, sizeof block)) > 0)
        if (write(to, block, count) != count) abort();
    close(from);
    close(to);
    if (rename(partial, target)) abort();
}

int fsync(int file)
{
    static int (*real)(int);
    if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
    int result = real(file);
    if (!result) keep(file);
    return result;
}

int fdatasync(int file)
{
    static int (*real)(int);
    if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    int result = real(file);
    if (!result) keep(file);
    return result;
}
