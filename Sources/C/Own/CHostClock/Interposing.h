/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#ifndef INTERPOSING_H
#define INTERPOSING_H

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/* `real_name()` is the function of that name which ours stands in front of. */
#define REAL(result, name, ...) \
  typedef result (*name##_function)(__VA_ARGS__); \
  static name##_function real_##name(void) { \
    static _Atomic(name##_function) found; \
    name##_function function = found; \
    if (!function) found = function = (name##_function)dlsym(RTLD_NEXT, #name); \
    return function; \
  }

/* What matters here of libdispatch and the blocks runtime, whose headers SwiftPM shows C++ and Swift only. */
typedef void *DispatchObject;
typedef uint64_t DispatchTime;
typedef void (*DispatchWork)(void *context);

void dispatch_retain(DispatchObject object);
void dispatch_release(DispatchObject object);
void *dispatch_get_specific(const void *key);
void dispatch_queue_set_specific(DispatchObject queue, const void *key, void *context, DispatchWork destructor);
void *_Block_copy(const void *block);
void _Block_release(const void *block);

/* Runs a copied block and gives it up; and runs one that stays its caller's. */
void host_run_block(void *block);
void host_invoke_block(void *block);

/* Whether a function's caller is libdispatch, whose own sleeps and timers stay real: it watches its threads by them. */
bool host_is_dispatch(const void *caller);
/* Whether it is Foundation. */
bool host_is_foundation(const void *caller);
/* The C library's own functions, by the real clock. */
int host_real_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *time);
void host_real_broadcast(pthread_cond_t *condition);

/* Sleeps in real time. */
void host_real_pause(int milliseconds);

/* The real clock, whatever the process is shown. */
int64_t host_real_nanoseconds(int clock);
/* Moves the clocks that the process is shown, by what the main thread slept. */
void host_clock_sleep(int64_t nanoseconds);
/* The clocks that count from the start of the machine stand at this in a process that is taken over. */
void host_clock_set_uptime(int64_t nanoseconds);
/* Where those clocks begin; the same in every process, so that sums of their times are. */
enum { host_uptime_origin_seconds = 1000 };

/* The threads of the process as the kernel sees them at one moment, but for the caller and this library's own: one is at
 * work, one waits for the outside, or all sleep until another thread, or time, wakes them. */
typedef struct {
  enum { censusAwake, censusOutside, censusAsleep } state;
  /* Who is at work, where that is known, and who waits for the outside. */
  pid_t thread, outside;
} HostCensus;
void host_census_take(HostCensus *census);
/* The calling thread is this library's own. */
void host_census_set_watcher(void);
/* The threads of the last census, and how much processor time one of them has had, in nanoseconds. */
int host_census_list(pid_t *threads, int most);
int64_t host_census_processor_time(pid_t thread);
/* Whether a thread is one of libdispatch's or Foundation's: what it reads, it reads for the app. */
bool host_thread_is_worker(pid_t thread);

/* How long work is waited for; zero at first. Looking ends the process where the bound is passed. */
enum { HOST_MOST_SUSPECTS = 64 };
typedef struct {
  int64_t start, last, outsideSince;
  int count;
  struct {
    pid_t thread;
    int64_t start;
  } suspects[HOST_MOST_SUSPECTS];
} HostPatience;
void host_patience_look(HostPatience *patience, const HostCensus *census);
int64_t host_patience_bound(void);
/* The name of the function at an offset into a program's file. */
bool host_symbol_name(const char *path, uintptr_t offset, char *name, size_t size);

/* Something was signalled that a thread may wait for. */
void host_work_signal(void);
/* Waits a little, in real time, for what only the outside can bring. */
void host_work_wait_for_outside(HostPatience *patience);
/* Wakes threads that sleep though what they wait for is there; whether there were any. */
bool host_waiters_wake(void);
bool host_conditions_wake(void);

/* Hands work to a queue other than the main one. */
void host_work_start(DispatchObject queue, void *context, DispatchWork work);

/* Has work wait for the main queue's next turn. What other threads ask for comes behind what the main thread has asked for
 * by the time that all of them sleep: who is faster makes no difference. */
void host_timeline_add_turn(void *context, DispatchWork work);
/* Takes over what other threads have asked for. */
void host_timeline_take_turns(void);
/* Whether everything in the process waits on one timeline. */
bool host_timeline_is_whole(void);
DispatchObject host_main_queue(void);

#endif
