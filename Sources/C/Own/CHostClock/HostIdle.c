/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "Timeline.h"
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <sys/epoll.h>
#include <time.h>

/* The main thread's waits. Foundation's run loop waits in ppoll, whoever runs it: a test that waits for an expectation,
 * a library that polls, or RunLoop.run itself. */

REAL(int, epoll_ctl, int, int, int, struct epoll_event *)
REAL(int, ppoll, struct pollfd *, nfds_t, const struct timespec *, const sigset_t *)

static HostIdler idler;
static pthread_t mainThread;
static _Atomic bool isSet;
/* What the idler does may turn the loop, which is no wait; work that it does may wait in one of its own. */
static bool isIdling;

/* A wait of the main thread's run loop, and what it watches that loops within the idler's work watch too. */
enum { mostKept = 8 };
typedef struct LoopWait {
  struct LoopWait *outer;
  int count;
  struct {
    int set, file;
    struct epoll_event event;
  } kept[mostKept];
} LoopWait;
static LoopWait *innermost;

/* A run loop watches the main queue's file while it waits, and no longer, for what comes of that may run a loop that must
 * not. One that runs within the wait of another takes from it what that goes on to watch; it gets it back. */
int epoll_ctl(int set, int operation, int file, struct epoll_event *event) {
  int result = real_epoll_ctl()(set, operation, file, event);
  if (result == 0 || operation != EPOLL_CTL_ADD || errno != EEXIST || !event) return result;
  if (!isIdling || !pthread_equal(pthread_self(), mainThread)) return result;
  LoopWait *wait = innermost;
  if (!wait) return result; /* nobody waits: a run has ended */
  int index = 0;
  while (index < wait->count && (wait->kept[index].set != set || wait->kept[index].file != file)) index += 1;
  if (index == wait->count && wait->count < mostKept) {
    wait->kept[index].set = set;
    wait->kept[index].file = file;
    wait->kept[index].event = *event;
    wait->count += 1;
  }
  errno = EEXIST;
  return result;
}

/* Has a wait watch again what loops within it have watched. */
static void restore(LoopWait *wait) {
  for (int index = 0; index < wait->count; index += 1) {
    real_epoll_ctl()(wait->kept[index].set, EPOLL_CTL_ADD, wait->kept[index].file, &wait->kept[index].event);
  }
  wait->count = 0;
}

/* A run of the main loop ends. One that found something on the main queue did that and did not wait: what has changed is laid
 * out all the same, as on iOS. */
static void turnEnds(void *observer, unsigned long activity, void *info) {
  if (isIdling || !host_timeline_is_whole()) return;
  isIdling = true;
  idler.step();
  isIdling = false;
}

void host_timeline_set_idler(HostIdler new) {
  idler = new;
  mainThread = pthread_self();
  isSet = true;
  host_run_loop_observe_ends(turnEnds);
}

static bool isWaiting(const struct timespec *timeout) {
  bool isTurn = timeout && timeout->tv_sec == 0 && timeout->tv_nsec == 0;
  return isSet && host_timeline_is_whole() && pthread_equal(pthread_self(), mainThread) && !(isIdling && isTurn);
}

static int look(struct pollfd *files, nfds_t count, const sigset_t *mask, int64_t nanoseconds) {
  struct timespec time = {.tv_nsec = nanoseconds};
  if (nanoseconds == 0) return real_ppoll()(files, count, &time, mask);
  host_main_is_attended(true);
  int ready = real_ppoll()(files, count, &time, mask);
  host_main_is_attended(false);
  return ready;
}

int ppoll(struct pollfd *files, nfds_t count, const struct timespec *timeout, const sigset_t *mask) {
  if (!isWaiting(timeout)) return real_ppoll()(files, count, timeout, mask);
  /* Nothing will happen in virtual time: what comes now comes from outside, and is looked for this often. */
  enum { outsideNanoseconds = 5000000 };
  HostTimeline *timeline = host_timeline_current();
  int64_t length = timeout ? (int64_t)timeout->tv_sec * 1000000000 + timeout->tv_nsec : INT64_MAX;
  int64_t now = host_timeline_now(timeline);
  int64_t end = length < INT64_MAX - now ? now + length : INT64_MAX;
  bool isWithin = isIdling;
  /* What others are about to signal is there, whoever is faster. */
  host_work_settle();
  if (host_run_loop_stop_early()) return look(files, count, mask, 0);
  LoopWait wait = {.outer = innermost};
  innermost = &wait;
  int ready;
  for (;;) {
    /* What others are about to signal is there, whoever is faster. */
    host_work_settle();
    if ((ready = look(files, count, mask, 0)) != 0) break;
    isIdling = true;
    idler.step();
    isIdling = isWithin;
    restore(&wait);
    host_work_settle();
    ready = look(files, count, mask, 0);
    if (ready != 0 || host_timeline_now(timeline) >= end) break;
    isIdling = true;
    bool goesOn = idler.advance(end);
    isIdling = isWithin;
    restore(&wait);
    if (!goesOn && (ready = look(files, count, mask, outsideNanoseconds)) != 0) break;
  }
  innermost = wait.outer;
  return ready;
}
