/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#ifndef TIMELINE_H
#define TIMELINE_H

#include "HostTimeline.h"
#include "Interposing.h"
#include <semaphore.h>

/* One thing that waits. */
typedef struct HostItem {
  struct HostItem *next;
  int64_t time;
  uint64_t order;
  enum { itemWork, itemTimerSource, itemTimerFile, itemSleeper, itemWaiter, itemCondition } kind;
  /* Of work: what to do on which queue. */
  DispatchObject queue;
  DispatchWork work;
  void *context;
  /* Of a timer source: how long until it goes off again, or 0. */
  DispatchObject source;
  int64_t interval;
  /* Of a run loop's timer: its descriptor. */
  int file;
  /* Of a sleeping thread: what it waits for. */
  sem_t *sleeper;
  /* Of the end of a wait for a semaphore, a group or a condition: whose it is. */
  uint64_t waiter;
} HostItem;

HostTimeline *host_timeline_current(void);
int64_t host_timeline_now(HostTimeline *timeline);
/* Whether the caller is on the main queue, whatever its thread, or holds the main thread up otherwise. */
bool host_is_on_main(void);
/* Whether work for a queue waits on the current timeline. */
bool host_timeline_takes(DispatchObject queue, bool isDelayed);
/* Has an item wait, behind all others of its time. */
void host_timeline_insert(HostTimeline *timeline, HostItem item);
/* Removes what a timer waits for: a source's, or that of a descriptor. */
void host_timeline_remove_timer(HostTimeline *timeline, DispatchObject source, int file);
/* Removes the end of a wait that is over. */
void host_timeline_remove_waiter(HostTimeline *timeline, int kind, uint64_t waiter);
/* The main thread sleeps: the clock moves on. */
void host_timeline_sleep(HostTimeline *timeline, int64_t nanoseconds);

/* When the first thing is due that needs no main queue, or INT64_MAX; and doing what is due of that, which is false where
 * nothing is. */
int64_t host_timeline_next_elsewhere(HostTimeline *timeline);
bool host_timeline_run_elsewhere(HostTimeline *timeline);

/* The main thread waits until a moment of the timeline, while what needs no main queue goes on. */
void host_wait_until(HostTimeline *timeline, int64_t end);
/* A wait's end has come. */
void host_waiter_end(uint64_t waiter);
void host_condition_end(uint64_t waiter);

/* The main run loop is about to wait: stops it where another thread did so before it ran. */
bool host_run_loop_stop_early(void);

/* Has `ended` called at the end of each run of the main run loop, in whatever common mode, after other observers. */
void host_run_loop_observe_ends(void (*ended)(void *observer, unsigned long activity, void *info));
/* Starts the thread that has time go on while the main thread is blocked in a way that nobody attends to. */
void host_keeper_start(void);

/* How far off a moment is that libdispatch's functions for times made, and the one that never comes. */
int64_t host_delay(DispatchTime when);
static const DispatchTime host_forever = ~0ull;

/* Whether a timer source's handler runs on another queue than the main one. */
bool host_timer_is_elsewhere(DispatchObject source);
/* A timer source goes off. */
void host_timer_fire(HostTimeline *timeline, HostItem *item);
/* Gives up the hold of an item on its source. */
void host_timer_release(DispatchObject source);

/* Does what an item waited to do. */
void host_item_perform(HostTimeline *timeline, HostItem *item);
/* Frees an item and what it holds. */
void host_item_discard(HostItem *item);

#endif
