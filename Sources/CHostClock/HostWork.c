/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "Timeline.h"
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Work that is given to queues. In a process that is taken over, time must not go on while work is under way on other
 * queues, or the frame in which its outcome shows would be a matter of luck; so it is counted. */

REAL(void, dispatch_async_f, DispatchObject, void *, DispatchWork)
REAL(void, dispatch_async, DispatchObject, const void *)
REAL(void, dispatch_barrier_async_f, DispatchObject, void *, DispatchWork)
REAL(void, dispatch_barrier_async, DispatchObject, const void *)
REAL(void, dispatch_group_async, DispatchObject, DispatchObject, const void *)
REAL(void, dispatch_resume, DispatchObject)
REAL(void, dispatch_activate, DispatchObject)

void dispatch_group_enter(DispatchObject group);
void dispatch_group_leave(DispatchObject group);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t change = PTHREAD_COND_INITIALIZER;
/* How much is under way, and how much of it takes too long to wait for; and whether that was because it seemed to sleep. */
static int underWay, tolerated;
static bool toleratesSleepers;
/* How often that changed, and how often something was signalled. */
static uint64_t changes, signals;
/* Threads that wait for files and are not counted meanwhile. */
static HostPoller *pollers;
static __thread int counted;
/* The queue whose work the thread does. */
static __thread HostQueue *current;

bool host_work_is_counted(void) { return counted > 0; }

void host_work_count_thread(void) { counted += 1; }

void host_work_run(DispatchWork work, void *context) {
  counted += 1;
  work(context);
  counted -= 1;
}

/* The lock is held in these. */
static void begin(int count) {
  underWay += count;
  changes += 1;
}

static void end(int count) {
  underWay -= count;
  changes += 1;
  if (tolerated > underWay) tolerated = underWay;
  host_real_broadcast(&change);
}

void host_work_begin(void) {
  pthread_mutex_lock(&lock);
  begin(1);
  pthread_mutex_unlock(&lock);
}

void host_work_end(void) {
  pthread_mutex_lock(&lock);
  end(1);
  pthread_mutex_unlock(&lock);
}

void host_work_pause(void) {
  pthread_mutex_lock(&lock);
  end(1 + (current ? host_queue_pause(current) : 0));
  pthread_mutex_unlock(&lock);
}

void host_work_resume(void) {
  pthread_mutex_lock(&lock);
  if (current) host_queue_resume(current);
  pthread_mutex_unlock(&lock);
}

bool host_work_is_under_way(void) {
  pthread_mutex_lock(&lock);
  bool is = underWay > 0;
  pthread_mutex_unlock(&lock);
  return is;
}

uint64_t host_work_signals(void) {
  pthread_mutex_lock(&lock);
  uint64_t count = signals;
  pthread_mutex_unlock(&lock);
  return count;
}

void host_work_signal(void) {
  pthread_mutex_lock(&lock);
  signals += 1;
  changes += 1;
  host_real_broadcast(&change);
  pthread_mutex_unlock(&lock);
}

// MARK: - Waiting for it

/* The lock is held, but while it waits. */
static void waitUntil(int64_t realNanoseconds) {
  struct timespec time = {.tv_sec = realNanoseconds / 1000000000, .tv_nsec = realNanoseconds % 1000000000};
  host_real_timedwait(&change, &lock, &time);
}

/* Whether a thread that waits for files is about to find one; the lock is held. */
static bool isPollerReady(void) {
  enum { most = 16 };
  for (HostPoller *poller = pollers; poller; poller = poller->next) {
    struct pollfd files[most];
    unsigned long count = poller->count < most ? poller->count : most;
    memcpy(files, poller->files, count * sizeof *files);
    if (poll(files, count, 0) > 0) return true;
  }
  return false;
}

enum { patience = 2000000000, briefPatience = 200000000, moment = 500000, lookNanoseconds = 2000000 };

/* How many looks, in which nobody is seen at work, it takes to give up what waits behind others of its queue, and work that
 * has begun: it waits for what this library does not see. */
enum { looksForWaiting = 4, looksForBegun = 50 };

/* Waits a little for a change. What is counted though nobody is at work comes to nothing by itself: work that stands in a
 * queue behind some that sleeps. The lock is held, but while it waits and looks. */
static void waitForChange(int64_t until, int *quiet) {
  uint64_t before = changes;
  waitUntil(until);
  if (changes == before) {
    pthread_mutex_unlock(&lock);
    bool isAwake = host_is_anyone_awake();
    pthread_mutex_lock(&lock);
    if (!isAwake && changes == before) {
      *quiet += 1;
      if (*quiet < looksForWaiting || underWay - host_queues_waiting() > tolerated) return;
      end(host_queues_stall());
    }
  }
  *quiet = 0;
}

/* Whether work that is not waited for any more, since it seemed to sleep or stood behind some that did, is awake again. The
 * lock is held, but while it looks. */
static bool isAwakeAgain(void) {
  if (!(toleratesSleepers && underWay > 0) && !host_queues_are_stalled()) return false;
  pthread_mutex_unlock(&lock);
  bool isAwake = host_is_anyone_awake();
  pthread_mutex_lock(&lock);
  return isAwake;
}

/* Waits until nothing is under way, or something is signalled that was not `seen`. */
static bool settle(const uint64_t *seen) {
  int64_t start = host_real_nanoseconds(CLOCK_REALTIME), deadline = start + patience, awakeUntil = start + briefPatience;
  bool isSettled = true;
  int quiet = 0;
  bool isOnMain = host_is_on_main();
  if (isOnMain) host_main_is_attended(true);
  pthread_mutex_lock(&lock);
  for (;;) {
    if (seen && signals != *seen) {
      isSettled = false;
      break;
    }
    bool isCounted = underWay > tolerated;
    int64_t now = host_real_nanoseconds(CLOCK_REALTIME);
    if (!isCounted && !isPollerReady() && !(now < awakeUntil && isAwakeAgain())) break;
    if (now >= deadline || quiet >= looksForBegun) {
      tolerated = underWay;
      toleratesSleepers = quiet >= looksForBegun;
      break;
    }
    if (isCounted) waitForChange(now + lookNanoseconds, &quiet);
    else waitUntil(now + moment);
  }
  pthread_mutex_unlock(&lock);
  if (isOnMain) host_main_is_attended(false);
  return isSettled;
}

void host_work_settle(void) { settle(NULL); }

bool host_work_settle_unless_signalled(uint64_t seen) { return settle(&seen); }

void host_work_wait_briefly(void) {
  pthread_mutex_lock(&lock);
  waitUntil(host_real_nanoseconds(CLOCK_REALTIME) + moment);
  pthread_mutex_unlock(&lock);
}

void host_poller_begin(HostPoller *poller) {
  pthread_mutex_lock(&lock);
  poller->next = pollers;
  pollers = poller;
  end(1);
  pthread_mutex_unlock(&lock);
}

void host_poller_end(HostPoller *poller) {
  pthread_mutex_lock(&lock);
  HostPoller **place = &pollers;
  while (*place != poller) place = &(*place)->next;
  *place = poller->next;
  begin(1);
  pthread_mutex_unlock(&lock);
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

typedef struct {
  DispatchWork work;
  void *context;
  DispatchObject group;
  HostQueue *queue;
} Counted;

static void runCounted(void *context) {
  Counted task = *(Counted *)context;
  free(context);
  HostQueue *outer = current;
  current = task.queue;
  pthread_mutex_lock(&lock);
  begin(host_queue_start(task.queue));
  pthread_mutex_unlock(&lock);
  host_work_run(task.work, task.context);
  if (task.group) dispatch_group_leave(task.group);
  current = outer;
  pthread_mutex_lock(&lock);
  begin(host_queue_finish(task.queue));
  end(1);
  pthread_mutex_unlock(&lock);
}

static Counted *count(DispatchObject queue, void *context, DispatchWork work, DispatchObject group) {
  Counted *task = malloc(sizeof *task);
  if (!task) abort();
  *task = (Counted){.work = work, .context = context, .group = group};
  if (group) dispatch_group_enter(group);
  pthread_mutex_lock(&lock);
  task->queue = host_queue_add(queue);
  if (!host_queue_is_stalled(task->queue)) begin(1);
  pthread_mutex_unlock(&lock);
  return task;
}

void host_work_start(DispatchObject queue, void *context, DispatchWork work) {
  real_dispatch_async_f()(queue, count(queue, context, work, NULL), runCounted);
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
    real_dispatch_barrier_async_f()(queue, count(queue, _Block_copy(block), host_run_block, NULL), runCounted);
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
    real_dispatch_async_f()(queue, count(queue, _Block_copy(block), host_run_block, group), runCounted);
  } else {
    real_dispatch_group_async()(group, queue, block);
  }
}

// MARK: - Queues that stood still

/* What a suspended queue has been given is taken for work behind some that sleeps. Now it begins, on a thread that may not
 * be there yet. */
static void countAgain(void) {
  if (!host_timeline_is_whole()) return;
  pthread_mutex_lock(&lock);
  begin(host_queues_count_again());
  pthread_mutex_unlock(&lock);
}

void dispatch_resume(DispatchObject object) {
  countAgain();
  real_dispatch_resume()(object);
}

void dispatch_activate(DispatchObject object) {
  countAgain();
  real_dispatch_activate()(object);
}
