/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "Interposing.h"
#include <stdlib.h>

/* Queues that have work. What stands behind work that sleeps is not under way: the sleeper would wait for time to go on, and
 * time for what stands behind him. Queues don't say whether they do one thing at a time, so that is learned: nobody is at
 * work, one of a queue's things has begun, and the others have not. HostWork.c holds its lock around all of these. */

struct HostQueue {
  HostQueue *next;
  DispatchObject object;
  /* How much has not begun, has begun, and of that sleeps. */
  int waiting, begun, paused;
  /* Whether what waits is not counted. */
  bool isStalled;
  /* Whether the queue was seen to do one thing at a time. */
  bool isSerial;
};

static HostQueue *queues;

HostQueue *host_queue_add(DispatchObject object) {
  HostQueue *queue = queues;
  while (queue && queue->object != object) queue = queue->next;
  if (!queue) {
    queue = calloc(1, sizeof *queue);
    if (!queue) abort();
    queue->object = object;
    queue->next = queues;
    queues = queue;
  }
  queue->waiting += 1;
  return queue;
}

bool host_queue_is_stalled(const HostQueue *queue) { return queue->isStalled; }

/* What waits counts again. */
static int count(HostQueue *queue) {
  int waiting = queue->isStalled ? queue->waiting : 0;
  queue->isStalled = false;
  return waiting;
}

int host_queue_start(HostQueue *queue) {
  int counted = count(queue);
  queue->waiting -= 1;
  queue->begun += 1;
  if (queue->begun > 1) queue->isSerial = false;
  return counted;
}

int host_queue_finish(HostQueue *queue) {
  int counted = count(queue);
  queue->begun -= 1;
  if (queue->waiting > 0 || queue->begun > 0) return counted;
  HostQueue **place = &queues;
  while (*place != queue) place = &(*place)->next;
  *place = queue->next;
  free(queue);
  return counted;
}

static int stall(HostQueue *queue) {
  if (queue->isStalled) return 0;
  queue->isStalled = true;
  return queue->waiting;
}

int host_queue_pause(HostQueue *queue) {
  queue->paused += 1;
  return queue->isSerial && queue->paused == queue->begun ? stall(queue) : 0;
}

void host_queue_resume(HostQueue *queue) { queue->paused -= 1; }

int host_queues_waiting(void) {
  int waiting = 0;
  for (HostQueue *queue = queues; queue; queue = queue->next) {
    if (!queue->isStalled) waiting += queue->waiting;
  }
  return waiting;
}

bool host_queues_are_stalled(void) {
  for (HostQueue *queue = queues; queue; queue = queue->next) {
    if (queue->isStalled) return true;
  }
  return false;
}

int host_queues_count_again(void) {
  int waiting = 0;
  for (HostQueue *queue = queues; queue; queue = queue->next) waiting += count(queue);
  return waiting;
}

int host_queues_stall(void) {
  int waiting = 0;
  for (HostQueue *queue = queues; queue; queue = queue->next) {
    if (queue->waiting == 0) continue;
    if (queue->begun == 1) queue->isSerial = true;
    waiting += stall(queue);
  }
  return waiting;
}
