/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "Interposing.h"
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* The dates of files. The kernel gives what is written the real one, which in a process that is taken over is years off:
 * a cache that asks how old its files are would find none that has expired. So what the process has written in its own
 * folders has the date that its clock shows when it is closed. */

REAL(int, close, int)

static bool isIn(const char *path, const char *folder) {
  size_t length = folder ? strlen(folder) : 0;
  while (length > 1 && folder[length - 1] == '/') length -= 1;
  return length > 1 && strncmp(path, folder, length) == 0 && path[length] == '/';
}

/* The two need stacks of their own: closing goes on where little of one is left, as in Swift's handler of crashes, whose
 * thread has four kilobytes. */
static bool __attribute__((noinline)) isToBeDated(int file) {
  int flags = fcntl(file, F_GETFL);
  struct stat status;
  if (flags < 0 || (flags & O_ACCMODE) == O_RDONLY || fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) return false;
  /* A date that somebody has given it is not that of now. */
  enum { hour = 3600 };
  int64_t now = host_real_nanoseconds(CLOCK_REALTIME) / 1000000000;
  return status.st_mtim.tv_sec >= now - hour && status.st_mtim.tv_sec <= now + hour;
}

static void __attribute__((noinline)) date(int file) {
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length <= 0) return;
  path[length] = 0;
  if (!isIn(path, getenv("HOME")) && !isIn(path, getenv("TMPDIR"))) return;
  struct timespec times[2];
  clock_gettime(CLOCK_REALTIME, &times[0]);
  times[1] = times[0];
  futimens(file, times);
}

int close(int file) {
  if (host_timeline_is_whole() && isToBeDated(file)) date(file);
  return real_close()(file);
}
