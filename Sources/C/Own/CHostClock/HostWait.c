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
 * when nobody is at work. */
static intptr_t waitOnMain(HostTimeline *timeline, Wait wait, DispatchObject object, int64_t end) {
  intptr_t result;
  HostPatience patience = {0};
  host_main_is_attended(true);
  for (;;) {
    host_work_settle();
    if ((result = wait(object, 0)) == 0) break;
    if (host_timeline_run_elsewhere(timeline)) continue;
    int64_t now = host_timeline_now(timeline);
    if (now >= end) break;
    int64_t next = host_timeline_next_elsewhere(timeline);
    if (next > end) next = end;
    if (next != INT64_MAX) host_timeline_sleep(timeline, next - now);
    else host_work_wait_for_outside(&patience);
  }
  host_main_is_attended(false);
  return result;
}

void host_wait_until(HostTimeline *timeline, int64_t end) { waitOnMain(timeline, never, NULL, end); }

// MARK: - Elsewhere

/* A thread that waits. */
typedef struct Waiter {
  struct Waiter *next;
  uint64_t id;
  DispatchObject object;
  sem_t sleeper;
  Wait wait;
  /* Whether what it waited for is there, and has been taken for it. */
  bool isThere;
  bool isWoken, isLate;
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

/* What libdispatch signals by itself is found when all threads sleep. */
bool host_waiters_wake(void) {
  bool hasWoken = false;
  pthread_mutex_lock(&lock);
  for (Waiter **place = &waiters; *place;) {
    Waiter *waiter = *place;
    waiter->isThere = waiter->wait(waiter->object, 0) == 0;
    if (!waiter->isThere) {
      place = &waiter->next;
      continue;
    }
    wake(place, false);
    hasWoken = true;
  }
  pthread_mutex_unlock(&lock);
  return hasWoken;
}

static intptr_t waitElsewhere(HostTimeline *timeline, Wait wait, DispatchObject object, int64_t end) {
  Waiter waiter = {.object = object, .wait = wait};
  sem_init(&waiter.sleeper, 0, 0);
  intptr_t result;
  for (;;) {
    pthread_mutex_lock(&lock);
    result = waiter.isThere ? 0 : wait(object, 0);
    bool isOver = waiter.isThere || result == 0 || waiter.isLate || host_timeline_now(timeline) >= end;
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
        timeline, (HostItem){.time = end, .kind = itemWaiter, .waiter = id});
    }
    while (sem_wait(&waiter.sleeper) != 0) {}
    if (hasEnd) host_timeline_remove_waiter(timeline, itemWaiter, id);
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
