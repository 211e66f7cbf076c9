/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "Timeline.h"
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

/* Waits for conditions that have an end: those of Foundation, whose dates are not the kernel's in a process that is taken
 * over. There such a wait ends when the timeline has come so far. */

typedef int (*TimedWait)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);

static TimedWait realTimedWait(void) {
  static _Atomic(TimedWait) found;
  TimedWait wait = found;
  if (wait) return wait;
  /* The oldest of the versions, which is found without naming one, knows another form of conditions. */
  wait = (TimedWait)dlvsym(RTLD_NEXT, "pthread_cond_timedwait", "GLIBC_2.3.2");
  if (!wait) wait = (TimedWait)dlsym(RTLD_NEXT, "pthread_cond_timedwait");
  found = wait;
  return wait;
}

typedef struct Condition {
  struct Condition *next;
  uint64_t id;
  pthread_cond_t *condition;
  bool isLate;
} Condition;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Condition *conditions;
static uint64_t lastID;

void host_condition_end(uint64_t id) {
  pthread_mutex_lock(&lock);
  for (Condition *each = conditions; each; each = each->next) {
    if (each->id != id) continue;
    each->isLate = true;
    pthread_cond_broadcast(each->condition);
  }
  pthread_mutex_unlock(&lock);
}

int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *time) {
  HostTimeline *timeline = host_timeline_is_whole() ? host_timeline_current() : NULL;
  if (!timeline || !host_is_foundation(__builtin_return_address(0))) return realTimedWait()(condition, mutex, time);
  struct timespec wall;
  clock_gettime(CLOCK_REALTIME, &wall);
  int64_t delay = ((int64_t)time->tv_sec - wall.tv_sec) * 1000000000 + (time->tv_nsec - wall.tv_nsec);
  if (delay <= 0) return ETIMEDOUT;

  Condition waiting = {.condition = condition};
  pthread_mutex_lock(&lock);
  waiting.id = ++lastID;
  waiting.next = conditions;
  conditions = &waiting;
  pthread_mutex_unlock(&lock);
  host_timeline_insert(
    timeline, (HostItem){.time = host_timeline_now(timeline) + delay, .kind = itemCondition, .waiter = waiting.id});
  /* An end that comes before the thread waits is seen a little later. */
  enum { lookNanoseconds = 20000000 };
  int result;
  bool isLate;
  do {
    int64_t look = host_real_nanoseconds(CLOCK_REALTIME) + lookNanoseconds;
    struct timespec until = {.tv_sec = look / 1000000000, .tv_nsec = look % 1000000000};
    result = realTimedWait()(condition, mutex, &until);
    pthread_mutex_lock(&lock);
    isLate = waiting.isLate;
    pthread_mutex_unlock(&lock);
  } while (result == ETIMEDOUT && !isLate);
  host_timeline_remove_waiter(timeline, itemCondition, waiting.id);
  pthread_mutex_lock(&lock);
  Condition **place = &conditions;
  while (*place != &waiting) place = &(*place)->next;
  *place = waiting.next;
  pthread_mutex_unlock(&lock);
  return isLate ? ETIMEDOUT : result;
}
