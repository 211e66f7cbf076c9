/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "Timeline.h"

/* Work that queues do while a thread waits for it, in a process that is taken over. For the main queue it waits for its turn,
 * as all work of the main queue does. */

REAL(void, dispatch_sync, DispatchObject, const void *)
REAL(void, dispatch_sync_f, DispatchObject, void *, DispatchWork)
REAL(void, dispatch_barrier_sync, DispatchObject, const void *)

typedef struct {
  DispatchWork work;
  void *context;
  sem_t done;
} SyncTurn;

static void runSyncTurn(void *context) {
  SyncTurn *turn = context;
  turn->work(turn->context);
  sem_post(&turn->done);
}

static bool isForMain(DispatchObject queue) {
  return host_timeline_is_whole() && queue == host_main_queue() && !host_is_on_main();
}

static void syncOnMain(void *context, DispatchWork work) {
  SyncTurn turn = {.work = work, .context = context};
  sem_init(&turn.done, 0, 0);
  host_timeline_add_turn(&turn, runSyncTurn);
  while (sem_wait(&turn.done) != 0) {}
  sem_destroy(&turn.done);
}

/* The main thread has waited for another queue: what that queue's work asked for before comes before what the main thread
 * asks for now. */
static void returnToMain(void) {
  if (host_timeline_is_whole() && host_is_on_main()) host_timeline_take_turns();
}

void dispatch_sync(DispatchObject queue, const void *block) {
  if (isForMain(queue)) syncOnMain((void *)block, host_invoke_block);
  else real_dispatch_sync()(queue, block);
  returnToMain();
}

void dispatch_sync_f(DispatchObject queue, void *context, DispatchWork work) {
  if (isForMain(queue)) syncOnMain(context, work);
  else real_dispatch_sync_f()(queue, context, work);
  returnToMain();
}

void dispatch_barrier_sync(DispatchObject queue, const void *block) {
  if (isForMain(queue)) syncOnMain((void *)block, host_invoke_block);
  else real_dispatch_barrier_sync()(queue, block);
  returnToMain();
}
