/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#ifndef INTERPOSING_H
#define INTERPOSING_H

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

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

/* The real clock, whatever the process is shown. */
int64_t host_real_nanoseconds(int clock);
/* Moves the clocks that the process is shown, by what the main thread slept. */
void host_clock_sleep(int64_t nanoseconds);
/* The clocks that count from the start of the machine stand at this in a process that is taken over. */
void host_clock_set_uptime(int64_t nanoseconds);
/* Where those clocks begin; the same in every process, so that sums of their times are. */
enum { host_uptime_origin_seconds = 1000 };

/* Work under way elsewhere than on the main queue. */
void host_work_begin(void);
void host_work_end(void);
/* The calling thread, whose work is counted, waits, and goes on; who wakes it counts it again in between. */
void host_work_pause(void);
void host_work_resume(void);
/* From now on all that the calling thread does is counted. */
void host_work_count_thread(void);
/* Whether there is any, and how often something was signalled that a thread may wait for. */
bool host_work_is_under_way(void);
uint64_t host_work_signals(void);
void host_work_signal(void);
/* As host_work_settle, but ends and is false when something is signalled that was not `seen`. */
bool host_work_settle_unless_signalled(uint64_t seen);
/* Waits a little, in real time, for anything to happen. */
void host_work_wait_briefly(void);

/* A queue that has work, from the first that it is given to the end of the last; and what becomes of work: it is added,
 * begins (which gives how much more is counted from then on), sleeps (how much less), wakes and ends (how much more). */
typedef struct HostQueue HostQueue;
HostQueue *host_queue_add(DispatchObject object);
bool host_queue_is_stalled(const HostQueue *queue);
int host_queue_start(HostQueue *queue);
int host_queue_pause(HostQueue *queue);
void host_queue_resume(HostQueue *queue);
int host_queue_finish(HostQueue *queue);
/* How much that is counted has not begun; giving it up, which gives how much that was; and counting it again. */
int host_queues_waiting(void);
int host_queues_stall(void);
int host_queues_count_again(void);
/* Whether there is any of that. */
bool host_queues_are_stalled(void);
/* Whether another thread than the calling one has a processor, or wants one, or waits for a disk. */
bool host_is_anyone_awake(void);

/* A thread that waits for files, as run loops do: it is at work again once one of them is ready. */
typedef struct HostPoller {
  struct HostPoller *next;
  const struct pollfd *files;
  unsigned long count;
} HostPoller;
void host_poller_begin(HostPoller *poller);
void host_poller_end(HostPoller *poller);

/* Whether the calling thread's work is counted, and running work that is. */
bool host_work_is_counted(void);
void host_work_run(DispatchWork work, void *context);
/* Hands work to a queue other than the main one. */
void host_work_start(DispatchObject queue, void *context, DispatchWork work);

/* Has work wait for the main queue's next turn. */
void host_timeline_add_turn(void *context, DispatchWork work);
/* Whether everything in the process waits on one timeline. */
bool host_timeline_is_whole(void);
DispatchObject host_main_queue(void);

#endif
