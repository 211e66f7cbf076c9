/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "HostClock.h"
#include "Timeline.h"
#include <execinfo.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Work that never ends. Time stands while a thread is at work, however long that takes in reality, so a thread that computes
 * for ever, or waits for input that never comes, would have the process stand for ever. After a long bound it is named on
 * standard error with its stack, and the process ends: no picture is made without what the thread was to contribute.
 *
 * A thread at work is bounded by the processor time that it has had, which is the same on a busy machine. One that waits for
 * the outside is bounded by real time. */

static _Atomic int64_t bound;

void host_timeline_set_patience(double seconds) { bound = seconds > 0 ? (int64_t)(seconds * 1e9) : 0; }

int64_t host_patience_bound(void) {
  enum { usualSeconds = 45 };
  if (bound == 0) {
    const char *words = getenv("TESSERA_PATIENCE");
    host_timeline_set_patience(words && atof(words) > 0 ? atof(words) : usualSeconds);
  }
  return bound;
}

// MARK: - The stack of another thread

int host_call_stack(void **frames, int most) { return backtrace(frames, most); }

/* libdispatch blocks most signals on its threads, but not this one. */
enum { mostFrames = 64, stackSignal = SIGSYS };
static void *frames[mostFrames];
static int frameCount;
static char label[128];
static sem_t isTaken;

const char *dispatch_queue_get_label(DispatchObject queue);

static void takeStack(int signal) {
  frameCount = backtrace(frames, mostFrames);
  const char *queue = dispatch_queue_get_label(NULL);
  snprintf(label, sizeof label, "%s", queue ? queue : "");
  sem_post(&isTaken);
}

/* Has a thread note its stack; false where it does not answer. */
static bool askForStack(pid_t thread) {
  /* The unwinder is loaded by its first use, which must not be in a handler of signals. */
  frameCount = backtrace(frames, mostFrames);
  if (thread == gettid()) return true;
  sem_init(&isTaken, 0, 0);
  struct sigaction action = {.sa_handler = takeStack, .sa_flags = SA_RESTART}, old;
  sigemptyset(&action.sa_mask);
  sigaction(stackSignal, &action, &old);
  if (syscall(SYS_tgkill, getpid(), thread, stackSignal) != 0) return false;
  enum { seconds = 10 };
  int64_t end = host_real_nanoseconds(CLOCK_REALTIME) / 1000000000 + seconds;
  struct timespec time = {.tv_sec = end};
  return sem_timedwait(&isTaken, &time) == 0;
}

static void printFrame(int index, const void *address) {
  typedef char *(*Demangle)(const char *, size_t, char *, size_t *, uint32_t);
  Dl_info info = {0};
  dladdr(address, &info);
  const char *image = info.dli_fname ? strrchr(info.dli_fname, '/') : NULL;
  image = image ? image + 1 : info.dli_fname ? info.dli_fname : "?";
  uintptr_t offset = (uintptr_t)address - (uintptr_t)info.dli_fbase;
  char found[1024];
  const char *name = info.dli_sname;
  if (!name && host_symbol_name(info.dli_fname, offset, found, sizeof found)) name = found;
  Demangle demangle = (Demangle)dlsym(RTLD_DEFAULT, "swift_demangle");
  char *readable = name && demangle ? demangle(name, strlen(name), NULL, NULL, 0) : NULL;
  if (name) dprintf(STDERR_FILENO, "  %d %s in %s\n", index, readable ? readable : name, image);
  else dprintf(STDERR_FILENO, "  %d %s + %#lx\n", index, image, (unsigned long)offset);
  free(readable);
}

/* Where the image of a frame begins. */
static const void *imageOf(const void *address) {
  Dl_info info = {0};
  return dladdr(address, &info) ? info.dli_fbase : NULL;
}

/* The number of frames up to the outermost one of the app's or package's own code: what called that is the kit's, the same in
 * every stack. All frames where none is the app's own. `main` and what it calls to enter the kit does not count. */
static int ownFrameCount(int first, bool isMain) {
  const void *program = imageOf((const void *)getauxval(AT_ENTRY));
  const void *system = imageOf((const void *)(uintptr_t)&strlen);
  int count = frameCount;
  while (isMain && count > first) {
    const void *image = imageOf(frames[count - 1]);
    if (image != program && image != system) break;
    count -= 1;
  }
  while (count > first && imageOf(frames[count - 1]) != program) count -= 1;
  return count > first ? count : frameCount;
}

/* Names a thread and its stack. The first frames are those of the handler and of the kernel's return from it. */
static void printThread(pid_t thread) {
  bool isTakenAtAll = askForStack(thread);
  bool isMain = thread == getpid();
  const char *kind = isMain ? "the main thread" : "a thread";
  if (!isTakenAtAll) {
    dprintf(STDERR_FILENO, "tessera: its stack (%s) can't be taken\n", kind);
    return;
  }
  if (label[0] && !isMain) dprintf(STDERR_FILENO, "tessera: its stack (%s, on the queue %s):\n", kind, label);
  else dprintf(STDERR_FILENO, "tessera: its stack (%s):\n", kind);
  enum { handlerFrames = 2 };
  int count = ownFrameCount(handlerFrames, isMain);
  for (int index = handlerFrames; index < count; index += 1) printFrame(index - handlerFrames, frames[index]);
}

static void end(const char *words, pid_t thread) {
  fflush(NULL);
  dprintf(STDERR_FILENO, "tessera: virtual time cannot pass: %s (%g s)\n", words,
          (double)host_patience_bound() / 1e9);
  printThread(thread);
  _exit(HOST_STUCK_STATUS);
}

// MARK: - Patience

void host_patience_look(HostPatience *patience, const HostCensus *census) {
  int64_t now = host_real_nanoseconds(CLOCK_MONOTONIC), most = host_patience_bound();
  enum { second = 1000000000, looks = 8 };
  int64_t interval = most / looks < second ? most / looks : second;
  if (patience->start == 0) patience->start = patience->last = now;
  if (census->state == censusAwake) patience->outsideSince = 0;
  else if (patience->outsideSince == 0) patience->outsideSince = now;
  if (now - patience->last < interval) return;
  patience->last = now;
  if (census->state == censusOutside && now - patience->outsideSince > most) {
    end("a thread waits for something outside of the process that does not come", census->outside);
  }
  if (census->state == censusAsleep && now - patience->outsideSince > most) {
    end("the main thread waits, and nothing is left that could end its wait", getpid());
  }
  if (census->state != censusAwake) return;
  pid_t threads[HOST_MOST_SUSPECTS];
  int count = host_census_list(threads, HOST_MOST_SUSPECTS - 1);
  for (int index = 0; index < count; index += 1) {
    int64_t time = host_census_processor_time(threads[index]);
    int known = 0;
    while (known < patience->count && patience->suspects[known].thread != threads[index]) known += 1;
    if (known == HOST_MOST_SUSPECTS) continue;
    if (known == patience->count) {
      patience->suspects[known].thread = threads[index];
      patience->suspects[known].start = time;
      patience->count += 1;
    }
    if (time - patience->suspects[known].start > most) end("a thread is at work and does not end", threads[index]);
  }
}
