/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "Timeline.h"
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

/* Waits for conditions, as Foundation's locks, operations and conditions do. In a process that is taken over their
 * dates are not the kernel's, so a wait that has an end ends when the timeline has come so far. */

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
CONDITION_FUNCTION(pthread_cond_broadcast, pthread_cond_t *)

int host_real_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *time) {
  return real_pthread_cond_timedwait()(condition, mutex, time);
}

void host_real_broadcast(pthread_cond_t *condition) { real_pthread_cond_broadcast()(condition); }

/* A thread whose wait has an end. */
typedef struct Waiting {
  struct Waiting *next;
  uint64_t id;
  pthread_cond_t *condition;
  /* Whether the end has come, and whether the thread was woken once more because of that. */
  bool isLate, isReminded;
} Waiting;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Waiting *waiting;
static uint64_t lastID;

void host_condition_end(uint64_t id) {
  pthread_mutex_lock(&lock);
  for (Waiting *each = waiting; each; each = each->next) {
    if (each->id != id) continue;
    each->isLate = true;
    real_pthread_cond_broadcast()(each->condition);
  }
  pthread_mutex_unlock(&lock);
}

/* An end that comes before the thread sleeps does not wake it; now it sleeps. */
bool host_conditions_wake(void) {
  bool hasWoken = false;
  pthread_mutex_lock(&lock);
  for (Waiting *each = waiting; each; each = each->next) {
    if (!each->isLate || each->isReminded) continue;
    each->isReminded = hasWoken = true;
    real_pthread_cond_broadcast()(each->condition);
  }
  pthread_mutex_unlock(&lock);
  return hasWoken;
}

static void begin(Waiting *waiter, pthread_cond_t *condition) {
  waiter->condition = condition;
  pthread_mutex_lock(&lock);
  waiter->id = ++lastID;
  waiter->next = waiting;
  waiting = waiter;
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
  pthread_mutex_unlock(&lock);
}

/* The main thread has waited for another: what that one asked for before comes before what the main thread asks for now. */
static void returnToMain(void) {
  if (host_timeline_is_whole() && host_is_on_main()) host_timeline_take_turns();
}

int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  int result = real_pthread_cond_wait()(condition, mutex);
  returnToMain();
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
    timeline, (HostItem){.time = host_timeline_now(timeline) + delay, .kind = itemCondition, .waiter = waiter.id});
  int result = real_pthread_cond_wait()(condition, mutex);
  if (isLate(&waiter)) result = ETIMEDOUT;
  host_timeline_remove_waiter(timeline, itemCondition, waiter.id);
  end(&waiter);
  returnToMain();
  return result;
}
