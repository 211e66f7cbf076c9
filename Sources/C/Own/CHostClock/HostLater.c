/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "Timeline.h"
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

/* Of linux/timerfd.h, which stands against the C library's own header. */
#ifndef TFD_IOC_SET_TICKS
#define TFD_IOC_SET_TICKS _IOW('T', 0, uint64_t)
#endif

/* The functions that have things wait, and what is done when the time has come. */

REAL(void, dispatch_after_f, DispatchTime, DispatchObject, void *, DispatchWork)
REAL(void, dispatch_after, DispatchTime, DispatchObject, const void *)
REAL(int, timerfd_settime, int, int, const struct itimerspec *, struct itimerspec *)
REAL(int, nanosleep, const struct timespec *, struct timespec *)
REAL(unsigned, sleep, unsigned)
REAL(int, usleep, useconds_t)
REAL(int, clock_nanosleep, clockid_t, int, const struct timespec *, struct timespec *)
REAL(int, poll, struct pollfd *, nfds_t, int)
REAL(int, select, int, fd_set *, fd_set *, fd_set *, struct timeval *)

// MARK: - Work

/* The upper bits tell the clock. */
int64_t host_delay(DispatchTime when) {
  if (when == 0) return 0;
  int64_t delay;
  if ((int64_t)when >= 0 || !(when & (1ull << 62))) {
    int clock = (int64_t)when < 0 ? CLOCK_BOOTTIME : CLOCK_MONOTONIC;
    int64_t value = (int64_t)(when & ~(1ull << 63));
    struct timespec time;
    clock_gettime(clock, &time);
    delay = value - ((int64_t)time.tv_sec * 1000000000 + time.tv_nsec);
  } else if (when == ~1ull) {
    return 0;
  } else {
    struct timespec time;
    clock_gettime(CLOCK_REALTIME, &time);
    delay = -(int64_t)when - ((int64_t)time.tv_sec * 1000000000 + time.tv_nsec);
  }
  if (delay <= 0) return 0;
  // In a test the machine's clock has gone on a little between asking for the time and getting here.
  enum { millisecond = 1000000 };
  return host_timeline_is_whole() ? delay : (delay + millisecond - 1) / millisecond * millisecond;
}

void dispatch_after_f(DispatchTime when, DispatchObject queue, void *context, DispatchWork work) {
  HostTimeline *timeline = host_timeline_current();
  if (!timeline || !host_timeline_takes(queue, true)) {
    real_dispatch_after_f()(when, queue, context, work);
    return;
  }
  if (when == host_forever) return;
  dispatch_retain(queue);
  host_timeline_insert(
    timeline, (HostItem){.time = host_timeline_now(timeline) + host_delay(when), .kind = itemWork, .queue = queue,
                         .work = work, .context = context});
}

void dispatch_after(DispatchTime when, DispatchObject queue, const void *block) {
  if (!host_timeline_takes(queue, true)) {
    real_dispatch_after()(when, queue, block);
  } else if (when != host_forever) {
    dispatch_after_f(when, queue, _Block_copy(block), host_run_block);
  }
}

bool host_is_dispatch(const void *caller) {
  Dl_info info;
  return dladdr(caller, &info) != 0 && info.dli_fname && strstr(info.dli_fname, "libdispatch") != NULL;
}

// MARK: - Run loops' timers

/* libdispatch's own timer, by which it watches its threads: as far off in real time as it is by the clock that
 * libdispatch is shown. */
static int setInRealTime(int file, int flags, const struct itimerspec *new, struct itimerspec *old) {
  enum { least = 1000000, mostSecondsOfUptime = 1000000000 };
  bool isNever = new->it_value.tv_sec == 0 && new->it_value.tv_nsec == 0;
  if (!(flags & TFD_TIMER_ABSTIME) || isNever) return real_timerfd_settime()(file, flags, new, old);
  struct timespec now;
  clock_gettime(new->it_value.tv_sec > mostSecondsOfUptime ? CLOCK_REALTIME : CLOCK_MONOTONIC, &now);
  int64_t delay = ((int64_t)new->it_value.tv_sec - now.tv_sec) * 1000000000 + (new->it_value.tv_nsec - now.tv_nsec);
  if (delay < least) delay = least;
  struct itimerspec later = {.it_value = {.tv_sec = delay / 1000000000, .tv_nsec = delay % 1000000000}};
  return real_timerfd_settime()(file, 0, &later, old);
}

int timerfd_settime(int file, int flags, const struct itimerspec *new, struct itimerspec *old) {
  HostTimeline *timeline = host_timeline_current();
  if (!timeline || !host_timeline_is_whole() || !new) return real_timerfd_settime()(file, flags, new, old);
  if (host_is_dispatch(__builtin_return_address(0))) return setInRealTime(file, flags, new, old);
  host_timeline_remove_timer(timeline, NULL, file);
  struct itimerspec never = {0};
  int result = real_timerfd_settime()(file, 0, &never, old);
  int64_t value = (int64_t)new->it_value.tv_sec * 1000000000 + new->it_value.tv_nsec;
  if (result != 0 || value == 0) return result;
  int64_t time = flags & TFD_TIMER_ABSTIME ? value - (int64_t)host_uptime_origin_seconds * 1000000000
                                           : host_timeline_now(timeline) + value;
  host_timeline_insert(timeline, (HostItem){.time = time, .kind = itemTimerFile, .file = file});
  return 0;
}

// MARK: - Sleeping

/* Whether the caller sleeps on the timeline; if so it has slept. */
static bool sleepOnTimeline(int64_t nanoseconds) {
  HostTimeline *timeline = host_timeline_current();
  if (!timeline || !host_timeline_is_whole() || nanoseconds < 0) return false;
  // Foundation sleeps again while less than a nanosecond is left, which would be for ever.
  if (nanoseconds == 0) nanoseconds = 1;
  if (host_is_on_main()) {
    host_wait_until(timeline, host_timeline_now(timeline) + nanoseconds);
    return true;
  }
  sem_t sleeper;
  sem_init(&sleeper, 0, 0);
  host_timeline_insert(
    timeline, (HostItem){.time = host_timeline_now(timeline) + nanoseconds, .kind = itemSleeper, .sleeper = &sleeper});
  while (sem_wait(&sleeper) != 0) {}
  sem_destroy(&sleeper);
  return true;
}

/* What Foundation's threads sleep with. */
int nanosleep(const struct timespec *time, struct timespec *rest) {
  if (sleepOnTimeline((int64_t)time->tv_sec * 1000000000 + time->tv_nsec)) return 0;
  return real_nanosleep()(time, rest);
}

unsigned sleep(unsigned seconds) {
  if (!host_is_dispatch(__builtin_return_address(0)) && sleepOnTimeline((int64_t)seconds * 1000000000)) return 0;
  return real_sleep()(seconds);
}

int usleep(useconds_t microseconds) {
  if (!host_is_dispatch(__builtin_return_address(0)) && sleepOnTimeline((int64_t)microseconds * 1000)) return 0;
  return real_usleep()(microseconds);
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *rest) {
  struct timespec now = {0};
  if (flags & TIMER_ABSTIME) clock_gettime(clock, &now);
  int64_t length = ((int64_t)time->tv_sec - now.tv_sec) * 1000000000 + (time->tv_nsec - now.tv_nsec);
  if (host_timeline_is_whole() && length <= 0) return 0;
  if (sleepOnTimeline(length)) return 0;
  return real_clock_nanosleep()(clock, flags, time, rest);
}

/* What C code sleeps with where it has no file to wait for. */
int poll(struct pollfd *files, nfds_t count, int milliseconds) {
  bool isSleep = count == 0 && milliseconds > 0 && !host_is_dispatch(__builtin_return_address(0));
  if (isSleep && sleepOnTimeline((int64_t)milliseconds * 1000000)) return 0;
  return real_poll()(files, count, milliseconds);
}

int select(int count, fd_set *in, fd_set *out, fd_set *errors, struct timeval *time) {
  bool isSleep = time && count == 0 && (time->tv_sec > 0 || time->tv_usec > 0);
  if (isSleep && sleepOnTimeline((int64_t)time->tv_sec * 1000000000 + (int64_t)time->tv_usec * 1000)) return 0;
  return real_select()(count, in, out, errors, time);
}

void host_real_pause(int milliseconds) { real_poll()(NULL, 0, milliseconds); }

// MARK: - What is due

void host_item_discard(HostItem *item) {
  if (item->kind == itemTimerSource) host_timer_release(item->source);
  if (item->kind == itemWork) dispatch_release(item->queue);
  if (item->kind == itemSleeper) sem_post(item->sleeper);
  if (item->kind == itemWaiter) host_waiter_end(item->waiter);
  if (item->kind == itemCondition) host_condition_end(item->waiter);
  free(item);
}

/* Has a timer fire, and who waits for it woken before this returns: a timer of the kernel fires a moment later, and until then
 * all threads would seem to sleep. A kernel without that call is waited for. */
static void fireTimerFile(int file) {
  uint64_t ticks = 1;
  if (ioctl(file, TFD_IOC_SET_TICKS, &ticks) == 0) return;
  struct itimerspec now = {.it_value = {.tv_nsec = 1}};
  if (real_timerfd_settime()(file, 0, &now, NULL) != 0) return;
  /* Whoever waits may have read it before this looks, hence an end. */
  enum { mostMilliseconds = 20 };
  struct pollfd watched = {.fd = file, .events = POLLIN};
  real_poll()(&watched, 1, mostMilliseconds);
}

void host_item_perform(HostTimeline *timeline, HostItem *item) {
  bool settles = true;
  switch (item->kind) {
    case itemWork:
      settles = item->queue != host_main_queue();
      if (settles) host_work_start(item->queue, item->context, item->work);
      else item->work(item->context);
      break;
    case itemTimerSource:
      settles = false;
      host_timer_fire(timeline, item);
      break;
    case itemTimerFile: fireTimerFile(item->file); break;
    default: break;
  }
  host_item_discard(item);
  if (settles) host_work_settle();
}
