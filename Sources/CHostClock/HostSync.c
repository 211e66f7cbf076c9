/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "Timeline.h"

/* Work that other threads have the main queue do while they wait, in a process that is taken over. A worker that
 * waits for it is not at work, or the main thread would wait for the worker. */

REAL(void, dispatch_sync, DispatchObject, const void *)
REAL(void, dispatch_sync_f, DispatchObject, void *, DispatchWork)
REAL(void, dispatch_barrier_sync, DispatchObject, const void *)

typedef struct {
  DispatchWork work;
  void *context;
  sem_t done;
  bool isWorker;
} SyncTurn;

static void runSyncTurn(void *context) {
  SyncTurn *turn = context;
  turn->work(turn->context);
  if (turn->isWorker) host_work_begin();
  sem_post(&turn->done);
}

static bool isForMain(DispatchObject queue) {
  return host_timeline_is_whole() && queue == host_main_queue() && !host_is_on_main();
}

static void syncOnMain(void *context, DispatchWork work) {
  SyncTurn turn = {.work = work, .context = context, .isWorker = host_work_is_counted()};
  sem_init(&turn.done, 0, 0);
  host_timeline_add_turn(&turn, runSyncTurn);
  if (turn.isWorker) host_work_pause();
  while (sem_wait(&turn.done) != 0) {}
  if (turn.isWorker) host_work_resume();
  sem_destroy(&turn.done);
}

void dispatch_sync(DispatchObject queue, const void *block) {
  if (isForMain(queue)) syncOnMain((void *)block, host_invoke_block);
  else real_dispatch_sync()(queue, block);
}

void dispatch_sync_f(DispatchObject queue, void *context, DispatchWork work) {
  if (isForMain(queue)) syncOnMain(context, work);
  else real_dispatch_sync_f()(queue, context, work);
}

void dispatch_barrier_sync(DispatchObject queue, const void *block) {
  if (isForMain(queue)) syncOnMain((void *)block, host_invoke_block);
  else real_dispatch_barrier_sync()(queue, block);
}
