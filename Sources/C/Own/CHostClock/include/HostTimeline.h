/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#ifndef HOST_TIMELINE_H
#define HOST_TIMELINE_H

#include <stdbool.h>
#include <stdint.h>

/* What is to happen later, in the host's hand.
 *
 * `DispatchQueue.asyncAfter`, `Task.sleep`, timer sources, `Timer` and `Thread.sleep` end in libdispatch's
 * dispatch_after and its like, in timerfd_settime and in nanosleep. This library stands in front of them. While no host
 * has a timeline they pass every call on, so a live app waits in real time. With a timeline, what is to happen later
 * waits on it until the host's clock has come there; things of one moment happen in the order in which they were asked
 * for.
 *
 * Times are nanoseconds since the timeline began. */

/* One clock's future. It is never freed, for what waits on it may outlive its clock. */
typedef struct HostTimeline HostTimeline;

/* A timeline of its own for a test: only what comes from the main queue for the main queue waits on it, and work that
 * the main queue gives itself is kept for `host_timeline_run`, or for the main queue's next turn, whichever is first.
 * The rest of the process goes on in real time. */
HostTimeline *host_timeline_make(void);

/* The one timeline of a process whose clocks the host has taken over: everything waits on it. */
HostTimeline *host_timeline_take_over(void);

/* Who knows which timelines are whose. Where a process is not taken over, what comes from the main queue for the main
 * queue waits on the timeline that `find` tells of, NULL being real time; and what a turn of the main queue finds due is
 * done by `run`, which calls host_timeline_run. Both are called on the main queue. */
typedef HostTimeline *(*HostTimelineFinder)(void);
typedef void (*HostTimelineRunner)(HostTimeline *timeline);
void host_timeline_set_keeper(HostTimelineFinder find, HostTimelineRunner run);

/* The clock has come to `now`. */
void host_timeline_set(HostTimeline *timeline, int64_t now);

/* When the next thing later than `after` is due, or INT64_MAX. */
int64_t host_timeline_next(HostTimeline *timeline, int64_t after);

/* Does what is due, in order: on the calling thread, which must be the main queue's, what waits for the main queue. */
void host_timeline_run(HostTimeline *timeline);

/* Drops what waits. */
void host_timeline_end(HostTimeline *timeline);

/* How long the main thread slept; the clock is ahead by that. Always 0 unless the process is taken over. */
int64_t host_timeline_slept(void);

/* What the main thread does where it would wait, in a process that is taken over. */
typedef struct {
  /* Does what is due now, and makes a frame. */
  void (*step)(void);
  /* Has the clock go on to the next moment at which anything happens, `end` at the latest; false where nothing will. */
  bool (*advance)(int64_t end);
} HostIdler;

/* From now on, whenever the main thread's run loop looks whether anything has happened, the idler is asked to bring
 * something about: a wait costs no real time. To be called once, on the main thread, after host_timeline_take_over. */
void host_timeline_set_idler(HostIdler idler);

/* In a process that is taken over, waits until no other thread is at work: what they give the main queue is there then. It
 * takes as long as it takes in reality. Work that does not end within a long bound is named on standard error, and the
 * process ends with HOST_STUCK_STATUS. */
void host_work_settle(void);

/* Marks that the main thread waits in a way that brings its own end about, or for a process that this one works with: nobody
 * else has time go on meanwhile. Each `true` is followed by a `false`; pairs may be within each other. */
void host_main_is_attended(bool isAttended);

/* The bound: seconds of processor time for a thread that computes, real seconds for one that waits for the outside. Where it
 * is 0 it is what TESSERA_PATIENCE says in the environment, or 45. */
void host_timeline_set_patience(double seconds);

/* The status with which a process ends in which time cannot pass. */
enum { HOST_STUCK_STATUS = 71 };

#endif
