/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "Timeline.h"
#include <dirent.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Somebody who has time go on while the main thread is blocked where this library does not see it: on a queue whose
 * work sleeps, on operations, on locks. Without him such a thread and the sleepers that it waits for would wait for
 * each other. */

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

/* Such a thread may be at work, or hold what the main thread waits for. */
bool host_is_anyone_awake(void) {
  DIR *folder = opendir("/proc/self/task");
  if (!folder) return true;
  bool isAwake = false;
  struct dirent *entry;
  while (!isAwake && (entry = readdir(folder))) {
    char path[288], text[256];
    if (atoi(entry->d_name) == gettid()) continue;
    snprintf(path, sizeof path, "/proc/self/task/%s/stat", entry->d_name);
    FILE *file = entry->d_name[0] == '.' ? NULL : fopen(path, "r");
    if (!file) continue;
    size_t count = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[count] = 0;
    /* The state stands behind the name, which may have anything in it. */
    const char *end = strrchr(text, ')');
    isAwake = end && (end[2] == 'R' || end[2] == 'D');
  }
  closedir(folder);
  return isAwake;
}

static bool isAttended(void) { return attended > 0; }

/* Whether the main thread has been blocked for some looks, in which nobody else was at work either; of who is at
 * work for very long it is not waited for. */
static bool isBlocked(HostTimeline *timeline) {
  enum { lookMilliseconds = 5, quietLooks = 4, mostLooks = 400 };
  static long last = -1;
  static int looks, quiet;
  poll(NULL, 0, lookMilliseconds);
  long before = last;
  bool isIdle = isAttended() || host_timeline_next_elsewhere(timeline) == INT64_MAX;
  last = isIdle ? -1 : sleepCount();
  if (last < 0 || last != before) {
    looks = quiet = 0;
    return false;
  }
  looks += 1;
  quiet = host_is_anyone_awake() ? 0 : quiet + 1;
  return quiet >= quietLooks || looks >= mostLooks;
}

static void *keep(void *context) {
  HostTimeline *timeline = context;
  for (;;) {
    if (!isBlocked(timeline)) continue;
    long count = sleepCount();
    host_work_settle();
    if (isAttended() || sleepCount() != count) continue;
    if (host_timeline_run_elsewhere(timeline)) continue;
    int64_t now = host_timeline_now(timeline);
    int64_t next = host_timeline_next_elsewhere(timeline);
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
