/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "Timeline.h"
#include <pthread.h>
#include <stdlib.h>

/* Timer sources in a process that is taken over.
 *
 * A timer source on the timeline is in truth a source of numbers that are added up: timers count how often they went
 * off, so handlers, cancelling and suspending stay libdispatch's. */

REAL(DispatchObject, dispatch_source_create, const void *, uintptr_t, uintptr_t, DispatchObject)
REAL(void, dispatch_source_set_timer, DispatchObject, DispatchTime, uint64_t, uint64_t)
REAL(void, dispatch_source_cancel, DispatchObject)
REAL(void, dispatch_source_merge_data, DispatchObject, uintptr_t)

intptr_t dispatch_source_testcancel(DispatchObject source);
/* Keep an object's memory without keeping it from ending: a timer that its owner lets go must end. */
void *_os_object_retain_internal(void *object);
void _os_object_release_internal(void *object);

typedef struct TimerSource {
  struct TimerSource *next;
  DispatchObject source, queue;
} TimerSource;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static TimerSource *sources;

/* The lock is held. */
static TimerSource *find(DispatchObject source) {
  TimerSource *found = sources;
  while (found && found->source != source) found = found->next;
  return found;
}

static bool isOnTimeline(DispatchObject source) {
  if (!sources) return false;
  pthread_mutex_lock(&lock);
  bool isFound = find(source) != NULL;
  pthread_mutex_unlock(&lock);
  return isFound;
}

bool host_timer_is_elsewhere(DispatchObject source) {
  pthread_mutex_lock(&lock);
  TimerSource *entry = find(source);
  bool isElsewhere = entry && entry->queue != host_main_queue();
  pthread_mutex_unlock(&lock);
  return isElsewhere;
}

static void note(DispatchObject source, DispatchObject queue) {
  pthread_mutex_lock(&lock);
  // An address may come again.
  TimerSource *entry = find(source);
  if (!entry) {
    entry = calloc(1, sizeof *entry);
    if (!entry) abort();
    entry->next = sources;
    sources = entry;
  }
  entry->source = source;
  entry->queue = queue;
  pthread_mutex_unlock(&lock);
}

static void forget(DispatchObject source) {
  pthread_mutex_lock(&lock);
  for (TimerSource **place = &sources; *place; place = &(*place)->next) {
    if ((*place)->source != source) continue;
    TimerSource *entry = *place;
    *place = entry->next;
    free(entry);
    break;
  }
  pthread_mutex_unlock(&lock);
}

DispatchObject dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, DispatchObject queue) {
  static _Atomic(void *) timerType, numberType;
  if (!timerType) timerType = dlsym(RTLD_DEFAULT, "_dispatch_source_type_timer");
  if (!numberType) numberType = dlsym(RTLD_DEFAULT, "_dispatch_source_type_data_add");
  if (!host_timeline_is_whole() || type != timerType || host_is_dispatch(__builtin_return_address(0))) {
    DispatchObject source = real_dispatch_source_create()(type, handle, mask, queue);
    if (sources) forget(source);
    return source;
  }
  DispatchObject source = real_dispatch_source_create()(numberType, 0, 0, queue);
  note(source, queue);
  return source;
}

void dispatch_source_set_timer(DispatchObject source, DispatchTime start, uint64_t interval, uint64_t leeway) {
  HostTimeline *timeline = host_timeline_current();
  if (!timeline || !isOnTimeline(source)) {
    real_dispatch_source_set_timer()(source, start, interval, leeway);
    return;
  }
  host_timeline_remove_timer(timeline, source, -1);
  if (start == host_forever) return;
  bool isOnce = interval > INT64_MAX / 4;
  int64_t time = host_timeline_now(timeline) + host_delay(start);
  /* A run loop ends when the time is past that for which it runs, and asks once, when this goes off; it would wait for ever
   * where both are the same, which the world's clocks never are. */
  enum { past = 1000 };
  if (isOnce && host_is_foundation(__builtin_return_address(0))) time += past;
  _os_object_retain_internal(source);
  host_timeline_insert(
    timeline, (HostItem){.time = time, .kind = itemTimerSource, .source = source,
                         .interval = isOnce ? 0 : (int64_t)interval});
}

void dispatch_source_cancel(DispatchObject source) {
  HostTimeline *timeline = host_timeline_current();
  if (timeline && isOnTimeline(source)) host_timeline_remove_timer(timeline, source, -1);
  real_dispatch_source_cancel()(source);
}

void host_timer_fire(HostTimeline *timeline, HostItem *item) {
  real_dispatch_source_merge_data()(item->source, 1);
  host_work_settle();
  if (item->interval > 0 && !dispatch_source_testcancel(item->source)) {
    HostItem again = *item;
    again.time += item->interval;
    _os_object_retain_internal(item->source);
    host_timeline_insert(timeline, again);
  }
}

void host_timer_release(DispatchObject source) { _os_object_release_internal(source); }
