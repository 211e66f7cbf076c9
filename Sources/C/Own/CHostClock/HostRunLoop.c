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

/* Stops of the main run loop by other threads. One that comes before the loop runs is lost, as XCTest knows, which runs it for a
 * tenth of a second at most and then looks again; so virtual time would pass or not by who is faster. Such a stop is kept for
 * the loop's next wait. */

REAL(void, CFRunLoopStop, void *)

static _Atomic(void *) earlyStop;

static void *mainLoop(void) {
  typedef void *(*Get)(void);
  static _Atomic(Get) found;
  Get get = found;
  if (!get) found = get = (Get)dlsym(RTLD_DEFAULT, "CFRunLoopGetMain");
  return get ? get() : NULL;
}

/* Whether the loop runs, in whatever mode. */
static bool isRunning(void *loop) {
  typedef void *(*Copy)(void *);
  typedef void (*Release)(void *);
  Copy copy = (Copy)dlsym(RTLD_DEFAULT, "CFRunLoopCopyCurrentMode");
  Release release = (Release)dlsym(RTLD_DEFAULT, "CFRelease");
  void *mode = copy ? copy(loop) : NULL;
  if (mode && release) release(mode);
  return mode != NULL;
}

void CFRunLoopStop(void *loop) {
  bool isEarly = host_timeline_is_whole() && !host_is_on_main() && loop == mainLoop() && !isRunning(loop);
  real_CFRunLoopStop()(loop);
  if (isEarly) earlyStop = loop;
}

bool host_run_loop_stop_early(void) {
  void *loop = atomic_exchange(&earlyStop, NULL);
  if (loop) real_CFRunLoopStop()(loop);
  return loop != NULL;
}

/* Ends of the main run loop's runs. */

enum { exitActivity = 1UL << 7, lastOrder = 2000000 };

void host_run_loop_observe_ends(void (*ended)(void *observer, unsigned long activity, void *info)) {
  typedef void *(*Create)(const void *, unsigned long, unsigned char, long, typeof(ended), void *);
  typedef void (*Add)(void *, void *, const void *);
  Create create = (Create)dlsym(RTLD_DEFAULT, "CFRunLoopObserverCreate");
  Add add = (Add)dlsym(RTLD_DEFAULT, "CFRunLoopAddObserver");
  const void *const *commonModes = dlsym(RTLD_DEFAULT, "kCFRunLoopCommonModes");
  void *loop = mainLoop();
  if (!create || !add || !commonModes || !loop) return;
  void *observer = create(NULL, exitActivity, true, lastOrder, ended, NULL);
  if (observer) add(loop, observer, *commonModes);
}
