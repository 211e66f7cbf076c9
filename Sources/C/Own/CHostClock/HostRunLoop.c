/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "Timeline.h"

/* Run loops of threads that have nothing to wait for. Foundation runs them no time at all, and who runs one until something
 * happens, as XCTest does for tests that await expectations, keeps a processor busy and time from going on. Such a loop gets
 * something to wait for. */

REAL(unsigned char, _CFRunLoopFinished, void *, void *)

/* What Core Foundation makes a source from. */
typedef struct {
  long version;
  void *info;
  const void *(*retain)(const void *);
  void (*release)(const void *);
  const void *(*description)(const void *);
  unsigned char (*isEqual)(const void *, const void *);
  unsigned long (*hash)(const void *);
  void (*schedule)(void *, void *, void *);
  void (*cancel)(void *, void *, void *);
  void (*perform)(void *);
} SourceContext;

static void perform(void *info) {}

static void addSource(void *loop, void *mode) {
  typedef void *(*Create)(const void *, long, SourceContext *);
  typedef void (*Add)(void *, void *, void *);
  Create create = (Create)dlsym(RTLD_DEFAULT, "CFRunLoopSourceCreate");
  Add add = (Add)dlsym(RTLD_DEFAULT, "CFRunLoopAddSource");
  if (!create || !add) return;
  SourceContext context = {.perform = perform};
  void *source = create(NULL, 0, &context);
  if (source) add(loop, source, mode);
}

/* Whether a loop has nothing to wait for; Foundation asks before each run. */
unsigned char _CFRunLoopFinished(void *loop, void *mode) {
  /* So often at one moment is a loop run by those alone who wait for what does not come by it. */
  enum { patience = 20 };
  static __thread int64_t moment;
  static __thread int count;
  unsigned char isFinished = real__CFRunLoopFinished()(loop, mode);
  if (!isFinished || !host_timeline_is_whole()) return isFinished;
  int64_t now = host_timeline_now(host_timeline_current());
  count = now == moment ? count + 1 : 0;
  moment = now;
  if (count < patience) return isFinished;
  count = 0;
  addSource(loop, mode);
  return real__CFRunLoopFinished()(loop, mode);
}
