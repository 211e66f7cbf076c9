/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "Timeline.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* Threads that Foundation starts: what they do counts as work, as that of queues does. Others, libdispatch's own
 * first of all, wait for work most of the time. */

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

static void ended(void *unused) { host_work_end(); }

static void *run(void *context) {
  Start start = *(Start *)context;
  free(context);
  host_work_count_thread();
  void *result;
  /* A thread may end itself anywhere. */
  pthread_cleanup_push(ended, NULL);
  result = start.start(start.context);
  pthread_cleanup_pop(1);
  return result;
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*function)(void *), void *context) {
  if (!host_timeline_is_whole() || !host_is_foundation(__builtin_return_address(0))) {
    return real_pthread_create()(thread, attributes, function, context);
  }
  Start *start = malloc(sizeof *start);
  if (!start) abort();
  *start = (Start){.start = function, .context = context};
  host_work_begin();
  int result = real_pthread_create()(thread, attributes, run, start);
  if (result == 0) return 0;
  free(start);
  host_work_end();
  return result;
}

// MARK: - libdispatch's threads

REAL(int, pthread_getaffinity_np, pthread_t, size_t, cpu_set_t *)

/* Whether the process is going to be taken over: libdispatch asks long before. */
static bool isJob(void) { return getenv("TESSERA_JOB") || getenv("TESSERA_TEST_REQUEST"); }

/* How many processors there are; libdispatch starts that many threads for its global queues. On a device it starts up to
 * 64 where others sleep or wait, which it can't see of those that wait for the timeline. */
int pthread_getaffinity_np(pthread_t thread, size_t size, cpu_set_t *processors) {
  int result = real_pthread_getaffinity_np()(thread, size, processors);
  enum { most = 64 };
  if (result != 0 || !isJob() || !host_is_dispatch(__builtin_return_address(0))) return result;
  for (int index = 0; index < most && (size_t)index < size * 8; index += 1) CPU_SET_S(index, size, processors);
  return result;
}
