/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "Timeline.h"
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

/* Waits for conditions, as Foundation's locks, operations and conditions do. In a process that is taken over their
 * dates are not the kernel's, so a wait that has an end ends when the timeline has come so far; and who waits is not
 * at work until somebody wakes it, who counts it again. */

/* The functions of the C library, of which the oldest versions, found without naming one, know another form of
 * conditions. */
#define CONDITION_FUNCTION(name, ...) \
  typedef int (*name##_function)(__VA_ARGS__); \
  static name##_function real_##name(void) { \
    static _Atomic(name##_function) found; \
    name##_function function = found; \
    if (!function) function = (name##_function)dlvsym(RTLD_NEXT, #name, "GLIBC_2.3.2"); \
    if (!function) function = (name##_function)dlsym(RTLD_NEXT, #name); \
    return found = function; \
  }

CONDITION_FUNCTION(pthread_cond_wait, pthread_cond_t *, pthread_mutex_t *)
CONDITION_FUNCTION(pthread_cond_timedwait, pthread_cond_t *, pthread_mutex_t *, const struct timespec *)
CONDITION_FUNCTION(pthread_cond_signal, pthread_cond_t *)
CONDITION_FUNCTION(pthread_cond_broadcast, pthread_cond_t *)

int host_real_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *time) {
  return real_pthread_cond_timedwait()(condition, mutex, time);
}

void host_real_broadcast(pthread_cond_t *condition) { real_pthread_cond_broadcast()(condition); }

/* A thread that waits. */
typedef struct Waiting {
  struct Waiting *next;
  uint64_t id;
  pthread_cond_t *condition;
  /* Whether its work is counted, but not while it waits; and whether who woke it did so again. */
  bool isWorker, isCounted;
  bool isLate;
} Waiting;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Waiting *waiting;
static uint64_t lastID;

/* The lock is held. */
static void count(Waiting *waiter) {
  if (!waiter->isWorker || waiter->isCounted) return;
  waiter->isCounted = true;
  host_work_begin();
}

void host_condition_end(uint64_t id) {
  pthread_mutex_lock(&lock);
  for (Waiting *each = waiting; each; each = each->next) {
    if (each->id != id) continue;
    each->isLate = true;
    count(each);
    real_pthread_cond_broadcast()(each->condition);
  }
  pthread_mutex_unlock(&lock);
}

/* Its work goes on being counted until the end of the wait is known, or time would go on before. */
static void begin(Waiting *waiter, pthread_cond_t *condition) {
  waiter->condition = condition;
  waiter->isWorker = host_work_is_counted();
  pthread_mutex_lock(&lock);
  waiter->id = ++lastID;
  Waiting **place = &waiting;
  while (*place) place = &(*place)->next;
  *place = waiter;
  pthread_mutex_unlock(&lock);
}

static bool isLate(const Waiting *waiter) {
  pthread_mutex_lock(&lock);
  bool is = waiter->isLate;
  pthread_mutex_unlock(&lock);
  return is;
}

static void end(Waiting *waiter) {
  pthread_mutex_lock(&lock);
  Waiting **place = &waiting;
  while (*place != waiter) place = &(*place)->next;
  *place = waiter->next;
  count(waiter);
  pthread_mutex_unlock(&lock);
}

/* Somebody signals: one thread that waits, or all. */
static void wake(pthread_cond_t *condition, bool wakesAll) {
  pthread_mutex_lock(&lock);
  for (Waiting *each = waiting; each; each = each->next) {
    if (each->condition != condition || each->isCounted) continue;
    count(each);
    if (!wakesAll) break;
  }
  pthread_mutex_unlock(&lock);
}

int pthread_cond_signal(pthread_cond_t *condition) {
  if (host_timeline_is_whole()) wake(condition, false);
  return real_pthread_cond_signal()(condition);
}

int pthread_cond_broadcast(pthread_cond_t *condition) {
  if (host_timeline_is_whole()) wake(condition, true);
  return real_pthread_cond_broadcast()(condition);
}

int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  if (!host_timeline_is_whole() || !host_work_is_counted()) return real_pthread_cond_wait()(condition, mutex);
  Waiting waiter = {0};
  begin(&waiter, condition);
  host_work_pause();
  int result = real_pthread_cond_wait()(condition, mutex);
  end(&waiter);
  host_work_resume();
  return result;
}

int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *time) {
  HostTimeline *timeline = host_timeline_is_whole() ? host_timeline_current() : NULL;
  if (!timeline) return real_pthread_cond_timedwait()(condition, mutex, time);
  struct timespec wall;
  clock_gettime(CLOCK_REALTIME, &wall);
  int64_t delay = ((int64_t)time->tv_sec - wall.tv_sec) * 1000000000 + (time->tv_nsec - wall.tv_nsec);
  if (delay <= 0) return ETIMEDOUT;
  Waiting waiter = {0};
  begin(&waiter, condition);
  host_timeline_insert(
    timeline, (HostItem){.time = host_timeline_now(timeline) + delay, .kind = itemCondition, .waiter = waiter.id,
                         .isWorker = waiter.isWorker});
  if (waiter.isWorker) host_work_pause();
  /* An end that comes before the thread waits is seen a little later; the keeper takes the main thread to be asleep
   * between. */
  enum { lookNanoseconds = 100000000 };
  int result;
  do {
    int64_t look = host_real_nanoseconds(CLOCK_REALTIME) + lookNanoseconds;
    struct timespec until = {.tv_sec = look / 1000000000, .tv_nsec = look % 1000000000};
    result = real_pthread_cond_timedwait()(condition, mutex, &until);
  } while (result == ETIMEDOUT && !isLate(&waiter));
  if (isLate(&waiter)) result = ETIMEDOUT;
  host_timeline_remove_waiter(timeline, itemCondition, waiter.id);
  end(&waiter);
  if (waiter.isWorker) host_work_resume();
  return result;
}
