/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "HostClock.h"
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static atomic_bool isTakenOver;
static _Atomic int64_t wallNanoseconds;
static _Atomic uint64_t randomState = 0x7465737365726121u;

void host_clock_set(double seconds) { wallNanoseconds = (int64_t)(seconds * 1e9); }

void host_clock_take_over(double seconds) {
  host_clock_set(seconds);
  isTakenOver = true;
}

static struct timespec wallTime(void) {
  int64_t now = wallNanoseconds;
  struct timespec time = {.tv_sec = now / 1000000000, .tv_nsec = now % 1000000000};
  return time;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (isTakenOver && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
    *time = wallTime();
    return 0;
  }
  return (int)syscall(SYS_clock_gettime, clock, time);
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
  if (!isTakenOver) return syscall(SYS_getrandom, bytes, count, flags);
  fillRandom(bytes, count);
  return (ssize_t)count;
}

int getentropy(void *bytes, size_t count) {
  if (!isTakenOver) return syscall(SYS_getrandom, bytes, count, 0) == (long)count ? 0 : -1;
  fillRandom(bytes, count);
  return 0;
}

/* Swift's own source calls the kernel directly, so it is replaced as a whole. */
void swift_stdlib_random(void *bytes, size_t count) {
  if (isTakenOver) {
    fillRandom(bytes, count);
    return;
  }
  unsigned char *out = bytes;
  while (count > 0) {
    long part = syscall(SYS_getrandom, out, count, 0);
    if (part <= 0) continue;
    out += part;
    count -= (size_t)part;
  }
}

void arc4random_buf(void *bytes, size_t count) { (void)!getrandom(bytes, count, 0); }

uint32_t arc4random(void) {
  uint32_t word = 0;
  arc4random_buf(&word, sizeof word);
  return word;
}
