/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "Timeline.h"
#include <dirent.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/* The kernel's account of the threads: whether all of them sleep.
 *
 * Virtual time may pass only while nobody is at work. Counting work cannot tell: work that waits for a lock is not at work,
 * and a thread that nobody counts may be. The kernel knows. A thread that was woken but has no processor yet is runnable, so
 * the answer is the same on a busy machine and on an idle one, only later.
 *
 * The files of /proc are read one after another. A first pass notes how long each thread has run and how often; a second one
 * finds all of them asleep with the same figures. So each slept from its first look to its second, and all of them slept at
 * the moment between the passes. Asleep together, they cannot wake each other: only time or the outside can. */

/* What of a thread grows whenever it has a processor. */
typedef struct {
  pid_t id;
  int64_t run;
  long turns;
} Account;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Account *accounts;
static int count, capacity;
/* This library's own thread. */
static _Atomic pid_t watcher;

void host_census_set_watcher(void) { watcher = gettid(); }

// MARK: - Files of /proc

/* Reads the beginning of a thread's file without the C library, parts of which this library stands in front of. */
static bool readFile(pid_t thread, const char *name, char *text, size_t size) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/task/%d/%s", thread, name);
  long file = syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  long length = syscall(SYS_read, file, text, size - 1);
  syscall(SYS_close, file);
  text[length > 0 ? length : 0] = 0;
  return length > 0;
}

static bool readAccount(Account *account) {
  char text[2048];
  long waited;
  long long run;
  if (readFile(account->id, "schedstat", text, sizeof text)
      && sscanf(text, "%lld %ld %ld", &run, &waited, &account->turns) == 3 && account->turns > 0) {
    account->run = run;
    return true;
  }
  /* A kernel that does not count turns counts how often a thread gave its processor up. */
  const char *line = readFile(account->id, "status", text, sizeof text) ? strstr(text, "\nvoluntary_ctxt_switches:") : NULL;
  if (!line) return false;
  account->run = host_census_processor_time(account->id);
  return sscanf(line, "\nvoluntary_ctxt_switches: %ld", &account->turns) == 1;
}

/* The figures behind a thread's name, which may have anything in it; the first is its state. */
static const char *readState(pid_t thread, char *text, size_t size) {
  if (!readFile(thread, "stat", text, size)) return NULL;
  const char *end = strrchr(text, ')');
  return end && end[1] ? end + 2 : NULL;
}

int64_t host_census_processor_time(pid_t thread) {
  char text[512];
  long long run;
  if (readFile(thread, "schedstat", text, sizeof text) && sscanf(text, "%lld", &run) == 1) return run;
  const char *figures = readState(thread, text, sizeof text);
  long user, system;
  if (!figures
      || sscanf(figures, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %ld %ld", &user, &system) != 2) {
    return 0;
  }
  return (int64_t)(user + system) * (1000000000 / sysconf(_SC_CLK_TCK));
}

// MARK: - What a sleeping thread waits for

static bool hasChildren(void) {
  siginfo_t ended = {0};
  return waitid(P_ALL, 0, &ended, WEXITED | WNOHANG | WNOWAIT) == 0;
}

/* Whether what is read from a file comes from outside of the process. Pipes and pairs of sockets are the process's own,
 * unless it has children at the other end, or was started with them. */
static bool isFileOutside(int file) {
  struct stat status;
  if (syscall(SYS_fstat, file, &status) != 0) return true;
  if (file <= STDERR_FILENO) return true;
  if (S_ISFIFO(status.st_mode)) return hasChildren();
  if (!S_ISSOCK(status.st_mode)) return true;
  struct sockaddr address;
  socklen_t length = sizeof address;
  bool isLocal = getsockname(file, &address, &length) == 0 && address.sa_family == AF_UNIX;
  return !isLocal || hasChildren();
}

/* Whether a thread that sleeps in a call of the kernel waits for the outside, and not for another thread, for time or for
 * whoever may come. */
static bool isOutside(pid_t thread) {
  char text[256];
  long number, first;
  if (!readFile(thread, "syscall", text, sizeof text) || sscanf(text, "%ld %lx", &number, &first) != 2) return false;
  switch (number) {
    case -1:
    case SYS_futex:
#ifdef SYS_futex_waitv
    case SYS_futex_waitv:
#endif
    case SYS_nanosleep:
    case SYS_clock_nanosleep:
    case SYS_restart_syscall:
    case SYS_ppoll:
    case SYS_pselect6:
    case SYS_epoll_pwait:
#ifdef SYS_poll
    case SYS_poll:
    case SYS_select:
    case SYS_epoll_wait:
    case SYS_pause:
#endif
    case SYS_accept:
    case SYS_accept4:
    case SYS_rt_sigtimedwait:
    case SYS_rt_sigsuspend: return false;
    case SYS_read:
    case SYS_readv:
    case SYS_recvfrom:
    case SYS_recvmsg:
    case SYS_write:
    case SYS_writev:
    case SYS_sendto:
    case SYS_sendmsg: return isFileOutside((int)first);
    default: return true;
  }
}

// MARK: - The census

/* How many threads the process has: a listing ends early where a thread ends meanwhile. */
static int threadCount(void) {
  char text[512];
  int threads;
  const char *figures = readState(gettid(), text, sizeof text);
  const char *form = "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %*d %*d %*d %*d %*d %*d %d";
  return figures && sscanf(figures, form, &threads) == 1 ? threads : -1;
}

/* Calls `visit` for each thread but the caller and this library's own, while it returns true. */
static bool visitThreads(bool (*visit)(pid_t thread, int index, HostCensus *census), HostCensus *census, int *visited) {
  static DIR *folder;
  if (!folder) folder = opendir("/proc/self/task");
  if (!folder) return false;
  rewinddir(folder);
  pid_t self = gettid(), own = watcher;
  int index = 0, passedOver = 0;
  bool goesOn = true;
  struct dirent *entry;
  while (goesOn && (entry = readdir(folder))) {
    pid_t thread = atoi(entry->d_name);
    if (thread == 0) continue;
    if (thread == self || thread == own) {
      passedOver += 1;
      continue;
    }
    goesOn = visit(thread, index, census);
    index += 1;
  }
  *visited = index;
  return goesOn && index + passedOver == threadCount();
}

static bool note(pid_t thread, int index, HostCensus *census) {
  if (index == capacity) {
    capacity = capacity ? capacity * 2 : 32;
    accounts = realloc(accounts, capacity * sizeof *accounts);
    if (!accounts) abort();
  }
  accounts[index].id = thread;
  /* A thread that has just ended is missing in the second pass. */
  if (!readAccount(&accounts[index])) accounts[index].turns = -1;
  return true;
}

static bool confirm(pid_t thread, int index, HostCensus *census) {
  char text[512];
  if (index >= count || accounts[index].id != thread) return false;
  const char *figures = readState(thread, text, sizeof text);
  census->thread = thread;
  if (!figures || *figures == 'R' || *figures == 'D') return false;
  Account now = {.id = thread};
  if (!readAccount(&now) || now.run != accounts[index].run || now.turns != accounts[index].turns) return false;
  if ((thread == getpid() || host_thread_is_worker(thread)) && isOutside(thread)) {
    census->state = censusOutside;
    census->outside = thread;
  }
  return true;
}

void host_census_take(HostCensus *census) {
  pthread_mutex_lock(&lock);
  *census = (HostCensus){.state = censusAsleep};
  int visited = 0;
  if (!visitThreads(note, census, &count)) {
    census->state = censusAwake;
  } else if (!visitThreads(confirm, census, &visited) || visited != count) {
    census->state = censusAwake;
  }
  pthread_mutex_unlock(&lock);
}

int host_census_list(pid_t *threads, int most) {
  pthread_mutex_lock(&lock);
  int listed = count < most ? count : most;
  for (int index = 0; index < listed; index += 1) threads[index] = accounts[index].id;
  pthread_mutex_unlock(&lock);
  return listed;
}
