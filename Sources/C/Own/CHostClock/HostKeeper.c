/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "Timeline.h"
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

/* Watchdog thread: has time go on while the main thread is blocked where this library does not see it: on a queue whose work
 * sleeps, on operations, on locks. Without it such a thread and the sleepers that it waits for would wait for each other. */

/* How often the main thread has begun and ended waits that bring their own end about; odd while it is in one. They may be
 * within each other. */
static _Atomic uint64_t attendance;
static _Atomic int depth;

void host_main_is_attended(bool isAttended) {
  if (isAttended ? depth++ == 0 : --depth == 0) attendance += 1;
}

static bool isAttended(uint64_t attendance) { return attendance % 2 == 1; }

/* Whether all threads slept at one moment, the main thread in a wait that nobody attends to. It sleeps on then until
 * somebody wakes it. */
static bool isBlocked(HostCensus *census) {
  uint64_t before = attendance;
  if (isAttended(before)) return false;
  host_census_take(census);
  return census->state == censusAsleep && attendance == before;
}

static void *keep(void *context) {
  HostTimeline *timeline = context;
  HostPatience patience = {0};
  uint64_t known = 0;
  host_census_set_watcher();
  for (;;) {
    /* How soon a wait is noticed, not what comes of it. */
    enum { lookMilliseconds = 2 };
    host_real_pause(lookMilliseconds);
    uint64_t now = attendance;
    if (isAttended(now) || now != known) {
      known = now;
      patience = (HostPatience){0};
      continue;
    }
    HostCensus census;
    if (!isBlocked(&census)) {
      if (attendance == known) host_patience_look(&patience, &census);
      continue;
    }
    if (host_waiters_wake() || host_conditions_wake()) continue;
    if (!host_timeline_run_elsewhere(timeline)) {
      int64_t next = host_timeline_next_elsewhere(timeline);
      if (next == INT64_MAX) {
        host_patience_look(&patience, &census);
        continue;
      }
      int64_t time = host_timeline_now(timeline);
      if (next > time) host_timeline_sleep(timeline, next - time);
      host_timeline_run_elsewhere(timeline);
    }
    patience = (HostPatience){0};
  }
  return NULL;
}

void host_keeper_start(void) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, keep, host_timeline_current()) == 0) pthread_detach(thread);
}
