/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "Timeline.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Threads that libdispatch and Foundation start. What one of them waits for outside of the process is part of the app's work;
 * other threads may wait there for ever, as those of servers and of tools do. */

REAL(int, pthread_create, pthread_t *, const pthread_attr_t *, void *(*)(void *), void *)

typedef struct {
  void *(*start)(void *);
  void *context;
} Start;

bool host_is_foundation(const void *caller) {
  Dl_info info;
  if (dladdr(caller, &info) == 0 || !info.dli_fname) return false;
  const char *name = strrchr(info.dli_fname, '/');
  static const char foundation[] = "libFoundation.so";
  return strncmp(name ? name + 1 : info.dli_fname, foundation, sizeof foundation - 1) == 0;
}

/* A thread of libdispatch's or Foundation's. */
typedef struct Worker {
  struct Worker *next;
  pid_t id;
} Worker;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Worker *workers;

bool host_thread_is_worker(pid_t thread) {
  pthread_mutex_lock(&lock);
  Worker *worker = workers;
  while (worker && worker->id != thread) worker = worker->next;
  pthread_mutex_unlock(&lock);
  return worker != NULL;
}

static void ended(void *context) {
  pthread_mutex_lock(&lock);
  Worker **place = &workers;
  while (*place != context) place = &(*place)->next;
  *place = (*place)->next;
  pthread_mutex_unlock(&lock);
}

static void *run(void *context) {
  Start start = *(Start *)context;
  free(context);
  Worker worker = {.id = gettid()};
  pthread_mutex_lock(&lock);
  worker.next = workers;
  workers = &worker;
  pthread_mutex_unlock(&lock);
  void *result;
  /* A thread may end itself anywhere. */
  pthread_cleanup_push(ended, &worker);
  result = start.start(start.context);
  pthread_cleanup_pop(1);
  return result;
}

/* Whether the process is going to be taken over: libdispatch starts threads long before. */
static bool isJob(void) { return getenv("TESSERA_JOB") || getenv("TESSERA_TEST_REQUEST"); }

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*function)(void *), void *context) {
  const void *caller = __builtin_return_address(0);
  bool isWorker = host_is_dispatch(caller) || host_is_foundation(caller);
  if (!isWorker || !isJob()) return real_pthread_create()(thread, attributes, function, context);
  Start *start = malloc(sizeof *start);
  if (!start) abort();
  *start = (Start){.start = function, .context = context};
  int result = real_pthread_create()(thread, attributes, run, start);
  if (result != 0) free(start);
  return result;
}

// MARK: - libdispatch's threads

REAL(int, pthread_getaffinity_np, pthread_t, size_t, cpu_set_t *)

/* How many processors there are; libdispatch starts that many threads for its global queues. On a device it starts up to
 * 64 where others sleep or wait, which it can't see of those that wait for the timeline. */
int pthread_getaffinity_np(pthread_t thread, size_t size, cpu_set_t *processors) {
  int result = real_pthread_getaffinity_np()(thread, size, processors);
  enum { most = 64 };
  if (result != 0 || !isJob() || !host_is_dispatch(__builtin_return_address(0))) return result;
  for (int index = 0; index < most && (size_t)index < size * 8; index += 1) CPU_SET_S(index, size, processors);
  return result;
}
