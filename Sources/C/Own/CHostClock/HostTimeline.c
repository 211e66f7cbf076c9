/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "Timeline.h"
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

REAL(void, dispatch_async_f, DispatchObject, void *, DispatchWork)

struct HostTimeline {
  HostItem *first;
  int64_t now;
  bool isWhole;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
/* The timeline of a process that is taken over. */
static _Atomic(HostTimeline *) whole;
static _Atomic(HostTimelineFinder) finder;
static _Atomic(HostTimelineRunner) runner;
static uint64_t lastOrder;
static _Atomic int64_t slept;
static char mainMark;

// MARK: - Items

DispatchObject host_main_queue(void) {
  static _Atomic(void *) found;
  void *queue = found;
  if (!queue) found = queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
  return queue;
}

bool host_is_on_main(void) {
  if (dispatch_get_specific(&mainMark) != NULL) return true;
  // Other queues' work, done by the main thread for `sync`.
  return whole && gettid() == getpid();
}

HostTimeline *host_timeline_current(void) {
  HostTimeline *timeline = whole;
  if (timeline) return timeline;
  HostTimelineFinder find = finder;
  return find && host_is_on_main() ? find() : NULL;
}

int64_t host_timeline_now(HostTimeline *timeline) {
  pthread_mutex_lock(&lock);
  int64_t time = timeline->now;
  pthread_mutex_unlock(&lock);
  return time;
}

bool host_timeline_is_whole(void) {
  return whole != NULL;
}

bool host_timeline_takes(DispatchObject queue, bool isDelayed) {
  bool isForMain = queue == host_main_queue();
  if (whole) return isDelayed || isForMain;
  return isForMain && host_timeline_current() != NULL;
}

/* Puts an item behind all others of its time; the lock is held. */
static void place(HostTimeline *timeline, HostItem *new) {
  new->order = ++lastOrder;
  HostItem **place = &timeline->first;
  while (*place && (*place)->time <= new->time) place = &(*place)->next;
  new->next = *place;
  *place = new;
}

void host_timeline_insert(HostTimeline *timeline, HostItem item) {
  HostItem *new = malloc(sizeof *new);
  if (!new) abort();
  *new = item;
  pthread_mutex_lock(&lock);
  place(timeline, new);
  pthread_mutex_unlock(&lock);
}

void host_timeline_remove_timer(HostTimeline *timeline, DispatchObject source, int file) {
  HostItem *found = NULL;
  pthread_mutex_lock(&lock);
  for (HostItem **place = &timeline->first; *place; place = &(*place)->next) {
    HostItem *item = *place;
    if (source ? item->kind == itemTimerSource && item->source == source
               : item->kind == itemTimerFile && item->file == file) {
      *place = item->next;
      found = item;
      break;
    }
  }
  pthread_mutex_unlock(&lock);
  if (found) host_item_discard(found);
}

void host_timeline_remove_waiter(HostTimeline *timeline, int kind, uint64_t waiter) {
  HostItem *found = NULL;
  pthread_mutex_lock(&lock);
  for (HostItem **place = &timeline->first; *place; place = &(*place)->next) {
    if ((int)(*place)->kind != kind || (*place)->waiter != waiter) continue;
    found = *place;
    *place = found->next;
    break;
  }
  pthread_mutex_unlock(&lock);
  free(found);
}

// MARK: - While the main queue stands still

/* Whether an item needs no main queue. A run loop's timer is seen by the loop whenever it turns. */
static bool isElsewhere(const HostItem *item) {
  switch (item->kind) {
    case itemWork: return item->queue != host_main_queue();
    case itemTimerSource: return host_timer_is_elsewhere(item->source);
    default: return true;
  }
}

int64_t host_timeline_next_elsewhere(HostTimeline *timeline) {
  pthread_mutex_lock(&lock);
  HostItem *item = timeline->first;
  while (item && !isElsewhere(item)) item = item->next;
  int64_t time = item ? item->time : INT64_MAX;
  pthread_mutex_unlock(&lock);
  return time;
}

bool host_timeline_run_elsewhere(HostTimeline *timeline) {
  HostItem *found = NULL;
  pthread_mutex_lock(&lock);
  for (HostItem **place = &timeline->first; *place && (*place)->time <= timeline->now; place = &(*place)->next) {
    if (!isElsewhere(*place)) continue;
    found = *place;
    *place = found->next;
    break;
  }
  pthread_mutex_unlock(&lock);
  if (found) host_item_perform(timeline, found);
  return found != NULL;
}

// MARK: - The host's side

static HostTimeline *makeTimeline(bool isWhole) {
  HostTimeline *timeline = calloc(1, sizeof *timeline);
  if (!timeline) abort();
  timeline->isWhole = isWhole;
  dispatch_queue_set_specific(host_main_queue(), &mainMark, &mainMark, NULL);
  return timeline;
}

HostTimeline *host_timeline_make(void) { return makeTimeline(false); }

HostTimeline *host_timeline_take_over(void) {
  HostTimeline *timeline = makeTimeline(true);
  whole = timeline;
  host_keeper_start();
  return timeline;
}

void host_timeline_set_keeper(HostTimelineFinder find, HostTimelineRunner run) {
  finder = find;
  runner = run;
}

void host_timeline_set(HostTimeline *timeline, int64_t now) {
  pthread_mutex_lock(&lock);
  timeline->now = now;
  pthread_mutex_unlock(&lock);
  if (timeline->isWhole) host_clock_set_uptime(now);
}

int64_t host_timeline_next(HostTimeline *timeline, int64_t after) {
  pthread_mutex_lock(&lock);
  HostItem *item = timeline->first;
  while (item && item->time <= after) item = item->next;
  int64_t time = item ? item->time : INT64_MAX;
  pthread_mutex_unlock(&lock);
  return time;
}

void host_timeline_end(HostTimeline *timeline) {
  pthread_mutex_lock(&lock);
  HostItem *item = timeline->first;
  timeline->first = NULL;
  pthread_mutex_unlock(&lock);
  while (item) {
    HostItem *next = item->next;
    if (item->kind == itemWork && item->time <= timeline->now) {
      // A turn may be a task's, which must go on.
      real_dispatch_async_f()(item->queue, item->context, item->work);
    } else if (item->kind == itemWork && item->work == host_run_block) {
      _Block_release(item->context);
    }
    host_item_discard(item);
    item = next;
  }
}

void host_timeline_sleep(HostTimeline *timeline, int64_t nanoseconds) {
  pthread_mutex_lock(&lock);
  timeline->now += nanoseconds;
  pthread_mutex_unlock(&lock);
  slept += nanoseconds;
  host_clock_sleep(nanoseconds);
}

int64_t host_timeline_slept(void) { return slept; }

void host_timeline_run(HostTimeline *timeline) {
  pthread_mutex_lock(&lock);
  uint64_t last = lastOrder;
  pthread_mutex_unlock(&lock);
  for (;;) {
    pthread_mutex_lock(&lock);
    HostItem *item = timeline->first;
    // What is asked for meanwhile has its turn later, or a block that asks for itself would keep time from going on.
    bool isDue = item && item->time <= timeline->now && item->order <= last;
    if (isDue) timeline->first = item->next;
    pthread_mutex_unlock(&lock);
    if (!isDue) return;
    host_item_perform(timeline, item);
  }
}

/* What other threads have asked the main queue to do, in the order in which they asked. */
static HostItem *asked;

void host_timeline_take_turns(void) {
  HostTimeline *timeline = whole;
  if (!timeline) return;
  pthread_mutex_lock(&lock);
  while (asked) {
    HostItem *item = asked;
    asked = item->next;
    if (item->time < timeline->now) item->time = timeline->now;
    place(timeline, item);
  }
  pthread_mutex_unlock(&lock);
}

/* The main queue's next turn, in case nobody runs the timeline before it. */
static void turn(void *context) {
  HostTimeline *timeline = context;
  if (timeline->isWhole) {
    pthread_mutex_lock(&lock);
    bool isIdle = !asked && !(timeline->first && timeline->first->time <= timeline->now);
    pthread_mutex_unlock(&lock);
    if (isIdle) return;
    host_work_settle();
  }
  HostTimelineRunner run = runner;
  run ? run(timeline) : host_timeline_run(timeline);
}

void host_timeline_add_turn(void *context, DispatchWork work) {
  HostTimeline *timeline = host_timeline_current();
  DispatchObject queue = host_main_queue();
  HostItem item = {.time = host_timeline_now(timeline), .kind = itemWork, .queue = queue, .work = work, .context = context};
  if (timeline->isWhole && !host_is_on_main()) {
    HostItem *new = malloc(sizeof *new);
    if (!new) abort();
    *new = item;
    pthread_mutex_lock(&lock);
    HostItem **end = &asked;
    while (*end) end = &(*end)->next;
    *end = new;
    pthread_mutex_unlock(&lock);
  } else {
    host_timeline_insert(timeline, item);
  }
  real_dispatch_async_f()(queue, timeline, turn);
}
