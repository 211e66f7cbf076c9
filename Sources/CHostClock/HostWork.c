/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "Timeline.h"
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

/* Work that is given to queues. In a process that is taken over, time must not go on while work is under way on other
 * queues, or the frame in which its outcome shows would be a matter of luck; so it is counted. */

REAL(void, dispatch_async_f, DispatchObject, void *, DispatchWork)
REAL(void, dispatch_async, DispatchObject, const void *)
REAL(void, dispatch_barrier_async_f, DispatchObject, void *, DispatchWork)
REAL(void, dispatch_barrier_async, DispatchObject, const void *)
REAL(void, dispatch_group_async, DispatchObject, DispatchObject, const void *)

void dispatch_group_enter(DispatchObject group);
void dispatch_group_leave(DispatchObject group);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t change = PTHREAD_COND_INITIALIZER;
/* How much is under way, and how much of it takes too long to wait for. */
static int underWay, tolerated;
static __thread int counted;

bool host_work_is_counted(void) { return counted > 0; }

void host_work_run(DispatchWork work, void *context) {
  counted += 1;
  work(context);
  counted -= 1;
}

void host_work_begin(void) {
  pthread_mutex_lock(&lock);
  underWay += 1;
  pthread_mutex_unlock(&lock);
}

void host_work_end(void) {
  pthread_mutex_lock(&lock);
  underWay -= 1;
  if (tolerated > underWay) tolerated = underWay;
  pthread_cond_broadcast(&change);
  pthread_mutex_unlock(&lock);
}

void host_work_settle(void) {
  enum { patienceSeconds = 2 };
  int64_t deadline = host_real_nanoseconds(CLOCK_REALTIME) + (int64_t)patienceSeconds * 1000000000;
  struct timespec time = {.tv_sec = deadline / 1000000000, .tv_nsec = deadline % 1000000000};
  pthread_mutex_lock(&lock);
  while (underWay > tolerated) {
    if (pthread_cond_timedwait(&change, &lock, &time) != 0) tolerated = underWay;
  }
  pthread_mutex_unlock(&lock);
}

void host_run_block(void *block) {
  // What every block begins with.
  typedef struct {
    void *isa;
    int flags, reserved;
    void (*invoke)(void *);
  } Block;
  ((Block *)block)->invoke(block);
  _Block_release(block);
}

typedef struct {
  DispatchWork work;
  void *context;
  DispatchObject group;
} Counted;

static void runCounted(void *context) {
  Counted task = *(Counted *)context;
  free(context);
  host_work_run(task.work, task.context);
  if (task.group) dispatch_group_leave(task.group);
  host_work_end();
}

static Counted *count(void *context, DispatchWork work, DispatchObject group) {
  Counted *task = malloc(sizeof *task);
  if (!task) abort();
  *task = (Counted){.work = work, .context = context, .group = group};
  if (group) dispatch_group_enter(group);
  host_work_begin();
  return task;
}

void host_work_start(DispatchObject queue, void *context, DispatchWork work) {
  real_dispatch_async_f()(queue, count(context, work, NULL), runCounted);
}

void dispatch_async_f(DispatchObject queue, void *context, DispatchWork work) {
  if (host_timeline_takes(queue, false)) {
    host_timeline_add_turn(context, work);
  } else if (host_timeline_is_whole()) {
    host_work_start(queue, context, work);
  } else {
    real_dispatch_async_f()(queue, context, work);
  }
}

void dispatch_async(DispatchObject queue, const void *block) {
  if (host_timeline_takes(queue, false) || host_timeline_is_whole()) {
    dispatch_async_f(queue, _Block_copy(block), host_run_block);
  } else {
    real_dispatch_async()(queue, block);
  }
}

void dispatch_barrier_async(DispatchObject queue, const void *block) {
  if (host_timeline_takes(queue, false)) {
    host_timeline_add_turn(_Block_copy(block), host_run_block);
  } else if (host_timeline_is_whole()) {
    real_dispatch_barrier_async_f()(queue, count(_Block_copy(block), host_run_block, NULL), runCounted);
  } else {
    real_dispatch_barrier_async()(queue, block);
  }
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
  if (host_timeline_takes(queue, false)) {
    GroupTurn *turn = malloc(sizeof *turn);
    if (!turn) abort();
    *turn = (GroupTurn){.group = group, .block = _Block_copy(block)};
    dispatch_group_enter(group);
    host_timeline_add_turn(turn, runGroupTurn);
  } else if (host_timeline_is_whole()) {
    real_dispatch_async_f()(queue, count(_Block_copy(block), host_run_block, group), runCounted);
  } else {
    real_dispatch_group_async()(group, queue, block);
  }
}
