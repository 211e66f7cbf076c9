/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "Timeline.h"
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

/* Waits for semaphores, groups and blocks.
 *
 * libdispatch ends them by the kernel's clock, which in a process that is taken over is not the one by which their ends
 * were said. There a wait ends when what is waited for is there, or when the timeline has come to its end. */

REAL(intptr_t, dispatch_semaphore_wait, DispatchObject, DispatchTime)
REAL(intptr_t, dispatch_semaphore_signal, DispatchObject)
REAL(intptr_t, dispatch_group_wait, DispatchObject, DispatchTime)
REAL(void, dispatch_group_leave, DispatchObject)
REAL(intptr_t, dispatch_block_wait, DispatchObject, DispatchTime)

typedef intptr_t (*Wait)(DispatchObject, DispatchTime);

/* What libdispatch says of a wait whose time is over. */
enum { timedOut = 49 };

// MARK: - On the main thread

static intptr_t never(DispatchObject object, DispatchTime when) { return timedOut; }

/* The main queue stands still meanwhile; what others wait for happens, until one of them ends the wait. Time goes on
 * when nothing is under way elsewhere. */
static intptr_t waitOnMain(HostTimeline *timeline, Wait wait, DispatchObject object, int64_t end) {
  intptr_t result;
  /* When this began to wait in real time for work that takes long. */
  int64_t start = 0;
  host_main_is_attended(true);
  for (;;) {
    uint64_t seen = host_work_signals();
    if ((result = wait(object, 0)) == 0) break;
    if (!host_work_settle_unless_signalled(seen)) continue;
    if ((result = wait(object, 0)) == 0) break;
    if (host_timeline_run_elsewhere(timeline)) continue;
    int64_t now = host_timeline_now(timeline);
    if (now >= end) break;
    int64_t next = host_timeline_next_elsewhere(timeline);
    if (next < end) {
      host_timeline_sleep(timeline, next - now);
      start = 0;
    } else if (end == INT64_MAX) {
      /* Only what nobody counts can end this. */
      host_work_wait_briefly();
    } else {
      /* Work that takes long has the real time that the wait grants it. */
      int64_t real = host_real_nanoseconds(CLOCK_MONOTONIC);
      if (start == 0) start = real;
      if (wait != never && host_work_is_under_way() && real - start < end - now) host_work_wait_briefly();
      else host_timeline_sleep(timeline, end - now);
    }
  }
  host_main_is_attended(false);
  return result;
}

void host_wait_until(HostTimeline *timeline, int64_t end) { waitOnMain(timeline, never, NULL, end); }

// MARK: - Elsewhere

/* A thread that waits; it is not at work until somebody wakes it, who counts it again. */
typedef struct Waiter {
  struct Waiter *next;
  uint64_t id;
  DispatchObject object;
  sem_t sleeper;
  bool isWorker, isWoken, isLate;
} Waiter;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Waiter *waiters;
static uint64_t lastID;

/* The lock is held. */
static void wake(Waiter **place, bool isLate) {
  Waiter *waiter = *place;
  *place = waiter->next;
  waiter->isWoken = true;
  waiter->isLate = isLate;
  if (waiter->isWorker) host_work_begin();
  sem_post(&waiter->sleeper);
}

/* Something may have come for who waits for `object`. */
static void wakeOne(DispatchObject object) {
  pthread_mutex_lock(&lock);
  Waiter **place = &waiters;
  while (*place && (*place)->object != object) place = &(*place)->next;
  if (*place) wake(place, false);
  pthread_mutex_unlock(&lock);
  host_work_signal();
}

void host_waiter_end(uint64_t id) {
  pthread_mutex_lock(&lock);
  Waiter **place = &waiters;
  while (*place && (*place)->id != id) place = &(*place)->next;
  if (*place) wake(place, true);
  pthread_mutex_unlock(&lock);
}

/* Waits until somebody wakes a thread. What libdispatch signals by itself is found by looking now and then. */
static bool sleepUntilWoken(Waiter *waiter, Wait wait) {
  enum { lookNanoseconds = 50000000 };
  for (;;) {
    int64_t look = host_real_nanoseconds(CLOCK_REALTIME) + lookNanoseconds;
    struct timespec time = {.tv_sec = look / 1000000000, .tv_nsec = look % 1000000000};
    if (sem_timedwait(&waiter->sleeper, &time) == 0) return false;
    pthread_mutex_lock(&lock);
    bool isThere = !waiter->isWoken && wait(waiter->object, 0) == 0;
    if (isThere) {
      Waiter **place = &waiters;
      while (*place != waiter) place = &(*place)->next;
      *place = waiter->next;
      if (waiter->isWorker) host_work_begin();
    }
    pthread_mutex_unlock(&lock);
    if (isThere) return true;
  }
}

static intptr_t waitElsewhere(HostTimeline *timeline, Wait wait, DispatchObject object, int64_t end) {
  Waiter waiter = {.object = object, .isWorker = host_work_is_counted()};
  sem_init(&waiter.sleeper, 0, 0);
  intptr_t result;
  for (;;) {
    pthread_mutex_lock(&lock);
    result = wait(object, 0);
    bool isOver = result == 0 || waiter.isLate || host_timeline_now(timeline) >= end;
    if (!isOver) {
      waiter.id = ++lastID;
      waiter.isWoken = false;
      waiter.next = NULL;
      Waiter **place = &waiters;
      while (*place) place = &(*place)->next;
      *place = &waiter;
    }
    pthread_mutex_unlock(&lock);
    if (isOver) break;
    uint64_t id = waiter.id;
    bool hasEnd = end != INT64_MAX;
    if (hasEnd) {
      host_timeline_insert(
        timeline, (HostItem){.time = end, .kind = itemWaiter, .waiter = id, .isWorker = waiter.isWorker});
    }
    if (waiter.isWorker) host_work_pause();
    bool isThere = sleepUntilWoken(&waiter, wait);
    if (waiter.isWorker) host_work_resume();
    if (hasEnd) host_timeline_remove_waiter(timeline, itemWaiter, id);
    if (isThere) {
      result = 0;
      break;
    }
  }
  sem_destroy(&waiter.sleeper);
  return result;
}

// MARK: - libdispatch's functions

static intptr_t waitUntil(Wait wait, DispatchObject object, DispatchTime when) {
  HostTimeline *timeline = when == 0 || !host_timeline_is_whole() ? NULL : host_timeline_current();
  if (!timeline) return wait(object, when);
  intptr_t result = wait(object, 0);
  if (result == 0) return result;
  int64_t end = when == host_forever ? INT64_MAX : host_timeline_now(timeline) + host_delay(when);
  return host_is_on_main() ? waitOnMain(timeline, wait, object, end) : waitElsewhere(timeline, wait, object, end);
}

intptr_t dispatch_semaphore_wait(DispatchObject semaphore, DispatchTime when) {
  Wait wait = real_dispatch_semaphore_wait();
  if (when == 0 || !host_timeline_is_whole()) return wait(semaphore, when);
  intptr_t result = wait(semaphore, 0);
  if (result == 0) return result;
  /* Its idle threads wait for work so, for some seconds: those are nobody's time. */
  if (host_is_dispatch(__builtin_return_address(0))) return wait(semaphore, host_forever);
  return waitUntil(wait, semaphore, when);
}

intptr_t dispatch_semaphore_signal(DispatchObject semaphore) {
  intptr_t result = real_dispatch_semaphore_signal()(semaphore);
  if (host_timeline_is_whole()) wakeOne(semaphore);
  return result;
}

intptr_t dispatch_group_wait(DispatchObject group, DispatchTime when) {
  return waitUntil(real_dispatch_group_wait(), group, when);
}

void dispatch_group_leave(DispatchObject group) {
  real_dispatch_group_leave()(group);
  if (host_timeline_is_whole()) wakeOne(group);
}

intptr_t dispatch_block_wait(DispatchObject block, DispatchTime when) {
  return waitUntil(real_dispatch_block_wait(), block, when);
}
