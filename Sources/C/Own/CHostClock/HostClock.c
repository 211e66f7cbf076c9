/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "HostClock.h"
#include "Interposing.h"
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static atomic_bool isTakenOver;
static _Atomic int64_t wallNanoseconds;
/* What the clocks that count from the machine's start show beyond their origin. */
static _Atomic int64_t uptimeNanoseconds;
/* What is added to the real wall clock while no host has taken over. */
static _Atomic int64_t wallOffset;
static _Atomic uint64_t randomState = 0x7465737365726121u;

void host_clock_set(double seconds) { wallNanoseconds = (int64_t)(seconds * 1e9); }

void host_clock_take_over(double seconds) {
  host_clock_set(seconds);
  isTakenOver = true;
}

void host_clock_start(double seconds) {
  struct timespec now;
  wallOffset = 0;
  clock_gettime(CLOCK_REALTIME, &now);
  wallOffset = (int64_t)(seconds * 1e9) - ((int64_t)now.tv_sec * 1000000000 + now.tv_nsec);
}

void host_print_by_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

typedef long (*Syscall)(long, ...);

/* The C library's own `syscall`, which the one below stands in front of. */
static long kernel(long number, long a, long b, long c, long d, long e, long f) {
  static _Atomic(Syscall) next;
  Syscall call = next;
  if (!call) next = call = (Syscall)dlsym(RTLD_NEXT, "syscall");
  return call(number, a, b, c, d, e, f);
}

static struct timespec timeAt(int64_t nanoseconds) {
  struct timespec time = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
  return time;
}

static bool isUptime(clockid_t clock) {
  return clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_RAW || clock == CLOCK_MONOTONIC_COARSE
         || clock == CLOCK_BOOTTIME;
}

void host_clock_set_uptime(int64_t nanoseconds) { uptimeNanoseconds = nanoseconds; }

void host_clock_sleep(int64_t nanoseconds) {
  wallNanoseconds += nanoseconds;
  uptimeNanoseconds += nanoseconds;
}

int64_t host_real_nanoseconds(int clock) {
  struct timespec time = {0};
  kernel(SYS_clock_gettime, clock, (long)&time, 0, 0, 0, 0);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  bool isWall = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
  if (isTakenOver && isWall) {
    *time = timeAt(wallNanoseconds);
    return 0;
  }
  if (isTakenOver && isUptime(clock)) {
    *time = timeAt((int64_t)host_uptime_origin_seconds * 1000000000 + uptimeNanoseconds);
    return 0;
  }
  int result = (int)kernel(SYS_clock_gettime, clock, (long)time, 0, 0, 0, 0);
  if (result == 0 && isWall && wallOffset != 0) {
    *time = timeAt((int64_t)time->tv_sec * 1000000000 + time->tv_nsec + wallOffset);
  }
  return result;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  (void)zone;
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}

/* splitmix64: small, and good enough to stand in for a random source in a snapshot. */
static uint64_t nextRandom(void) {
  uint64_t z = atomic_fetch_add(&randomState, 0x9e3779b97f4a7c15u) + 0x9e3779b97f4a7c15u;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

static void fillRandom(void *bytes, size_t count) {
  unsigned char *out = bytes;
  while (count > 0) {
    uint64_t word = nextRandom();
    size_t part = count < sizeof word ? count : sizeof word;
    memcpy(out, &word, part);
    out += part;
    count -= part;
  }
}

ssize_t getrandom(void *bytes, size_t count, unsigned flags) {
  if (!isTakenOver) return kernel(SYS_getrandom, (long)bytes, (long)count, flags, 0, 0, 0);
  fillRandom(bytes, count);
  return (ssize_t)count;
}

int getentropy(void *bytes, size_t count) {
  if (!isTakenOver) return kernel(SYS_getrandom, (long)bytes, (long)count, 0, 0, 0, 0) == (long)count ? 0 : -1;
  fillRandom(bytes, count);
  return 0;
}

/* Swift's random source asks the kernel by number. */
long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && isTakenOver) {
    fillRandom((void *)a, (size_t)b);
    return b;
  }
  return kernel(number, a, b, c, d, e, f);
}

/* Foundation's UUIDs read the device file; they get a file of the generator's bytes, long enough for 65,536 of them. */
static int openRandomFile(void) {
  enum { randomFileSize = 1 << 20 };
  static unsigned char bytes[randomFileSize];
  int file = memfd_create("random", MFD_CLOEXEC);
  if (file < 0) return file;
  fillRandom(bytes, sizeof bytes);
  if (write(file, bytes, sizeof bytes) != (ssize_t)sizeof bytes) return -1;
  lseek(file, 0, SEEK_SET);
  return file;
}

int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  unsigned mode = va_arg(list, unsigned);
  va_end(list);
  if (isTakenOver && (!strcmp(path, "/dev/urandom") || !strcmp(path, "/dev/random"))) return openRandomFile();
  return (int)kernel(SYS_openat, AT_FDCWD, (long)path, flags, mode, 0, 0);
}

void arc4random_buf(void *bytes, size_t count) { (void)!getrandom(bytes, count, 0); }

uint32_t arc4random(void) {
  uint32_t word = 0;
  arc4random_buf(&word, sizeof word);
  return word;
}
