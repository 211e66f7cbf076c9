/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "Timeline.h"
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Somebody who has time go on while the main thread is blocked where this library does not see it: on a queue whose work
 * sleeps, on operations, on locks. Without him such a thread and the sleepers that it waits for would wait for each other. */

static _Atomic int attended;
static pid_t mainThread;

void host_main_is_attended(bool isAttended) { attended += isAttended ? 1 : -1; }

/* How often the main thread has given up its processor; -1 while it is not asleep. */
static long sleepCount(void) {
  char path[64], line[128];
  snprintf(path, sizeof path, "/proc/self/task/%d/status", mainThread);
  FILE *file = fopen(path, "r");
  if (!file) return -1;
  bool isAsleep = false;
  long count = -1;
  while (fgets(line, sizeof line, file)) {
    if (strncmp(line, "State:\tS", 8) == 0) isAsleep = true;
    if (sscanf(line, "voluntary_ctxt_switches: %ld", &count) == 1) break;
  }
  fclose(file);
  return isAsleep ? count : -1;
}

static void *keep(void *context) {
  enum { lookMilliseconds = 5 };
  HostTimeline *timeline = context;
  long last = -1;
  for (;;) {
    poll(NULL, 0, lookMilliseconds);
    int64_t next = host_timeline_next_elsewhere(timeline);
    if (attended > 0 || next == INT64_MAX) {
      last = -1;
      continue;
    }
    /* It has slept since the last look, and goes on sleeping when nothing is under way any more. */
    long before = last;
    last = sleepCount();
    if (last < 0 || last != before) continue;
    host_work_settle();
    if (attended > 0 || sleepCount() != last) continue;
    if (host_timeline_run_elsewhere(timeline)) continue;
    int64_t now = host_timeline_now(timeline);
    next = host_timeline_next_elsewhere(timeline);
    if (next != INT64_MAX && next > now) host_timeline_sleep(timeline, next - now);
    host_timeline_run_elsewhere(timeline);
  }
  return NULL;
}

void host_keeper_start(void) {
  pthread_t thread;
  mainThread = gettid();
  if (pthread_create(&thread, NULL, keep, host_timeline_current()) == 0) pthread_detach(thread);
}
