/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "Timeline.h"
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

/* Work that is given to queues, and waiting until all of it is done or waits itself. In a process that is taken over, time
 * must not go on while work is under way on other threads, or the frame in which its outcome shows would be a matter of
 * luck. */

REAL(void, dispatch_async_f, DispatchObject, void *, DispatchWork)
REAL(void, dispatch_async, DispatchObject, const void *)
REAL(void, dispatch_barrier_async, DispatchObject, const void *)
REAL(void, dispatch_group_async, DispatchObject, DispatchObject, const void *)

void dispatch_group_enter(DispatchObject group);
void dispatch_group_leave(DispatchObject group);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t change = PTHREAD_COND_INITIALIZER;

void host_work_signal(void) {
  pthread_mutex_lock(&lock);
  host_real_broadcast(&change);
  pthread_mutex_unlock(&lock);
}

// MARK: - Waiting for it

/* How long to sleep, in real time, before the next look: it decides when the end of work is noticed, not what is seen then. */
static void waitBriefly(int looks) {
  enum { shortest = 20000, doublings = 6 };
  int64_t end = host_real_nanoseconds(CLOCK_REALTIME) + ((int64_t)shortest << (looks < doublings ? looks : doublings));
  struct timespec time = {.tv_sec = end / 1000000000, .tv_nsec = end % 1000000000};
  pthread_mutex_lock(&lock);
  host_real_timedwait(&change, &lock, &time);
  pthread_mutex_unlock(&lock);
}

void host_work_settle(void) {
  if (!host_timeline_is_whole()) return;
  bool isOnMain = host_is_on_main();
  if (isOnMain) host_main_is_attended(true);
  HostPatience patience = {0};
  for (int looks = 0;; looks += 1) {
    HostCensus census;
    host_census_take(&census);
    if (census.state == censusAsleep) {
      /* Who sleeps though there is what it waits for is woken now, and is at work. */
      if (!host_waiters_wake() && !host_conditions_wake()) break;
      looks = 0;
    }
    host_patience_look(&patience, &census);
    waitBriefly(looks);
  }
  if (isOnMain) {
    host_main_is_attended(false);
    host_timeline_take_turns();
  }
}

void host_work_wait_for_outside(HostPatience *patience) {
  HostCensus census = {.state = censusAsleep};
  host_patience_look(patience, &census);
  enum { longestWait = 6 };
  waitBriefly(longestWait);
}

// MARK: - Giving it to queues

void host_invoke_block(void *block) {
  // What every block begins with.
  typedef struct {
    void *isa;
    int flags, reserved;
    void (*invoke)(void *);
  } Block;
  ((Block *)block)->invoke(block);
}

void host_run_block(void *block) {
  host_invoke_block(block);
  _Block_release(block);
}

void host_work_start(DispatchObject queue, void *context, DispatchWork work) {
  real_dispatch_async_f()(queue, context, work);
}

void dispatch_async_f(DispatchObject queue, void *context, DispatchWork work) {
  if (host_timeline_takes(queue, false)) host_timeline_add_turn(context, work);
  else real_dispatch_async_f()(queue, context, work);
}

void dispatch_async(DispatchObject queue, const void *block) {
  if (host_timeline_takes(queue, false)) host_timeline_add_turn(_Block_copy(block), host_run_block);
  else real_dispatch_async()(queue, block);
}

void dispatch_barrier_async(DispatchObject queue, const void *block) {
  if (host_timeline_takes(queue, false)) host_timeline_add_turn(_Block_copy(block), host_run_block);
  else real_dispatch_barrier_async()(queue, block);
}

/* A turn of the main queue that a group waits for. */
typedef struct {
  DispatchObject group;
  void *block;
} GroupTurn;

static void runGroupTurn(void *context) {
  GroupTurn turn = *(GroupTurn *)context;
  free(context);
  host_run_block(turn.block);
  dispatch_group_leave(turn.group);
}

void dispatch_group_async(DispatchObject group, DispatchObject queue, const void *block) {
  if (!host_timeline_takes(queue, false)) {
    real_dispatch_group_async()(group, queue, block);
    return;
  }
  GroupTurn *turn = malloc(sizeof *turn);
  if (!turn) abort();
  *turn = (GroupTurn){.group = group, .block = _Block_copy(block)};
  dispatch_group_enter(group);
  host_timeline_add_turn(turn, runGroupTurn);
}
