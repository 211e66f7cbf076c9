/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "NetworkHooks.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

/* Which classes of protocols were registered. The two functions below stand in front of Foundation's, which is how optimised
 * code and classes that derive from URLProtocol call them; other code finds them in the table of URLProtocol's methods. */

#define NAME "$s20FoundationNetworking11URLProtocolC"
#define REGISTER NAME "13registerClassySbyXlXpFZ"
#define UNREGISTER NAME "15unregisterClassyyyXlXpFZ"

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

SWIFT bool tessera_register(const void *type, SELF) __asm__(REGISTER);
SWIFT void tessera_unregister(const void *type, SELF) __asm__(UNREGISTER);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const void **registered;
static size_t count, capacity;

/* The lock is held. */
static void removeType(const void *type) {
  size_t kept = 0;
  for (size_t index = 0; index < count; index += 1) {
    if (registered[index] != type) registered[kept++] = registered[index];
  }
  count = kept;
}

SWIFT bool tessera_register(const void *type, SELF) {
  pthread_mutex_lock(&lock);
  removeType(type);
  if (count == capacity) {
    capacity = capacity ? capacity * 2 : 8;
    registered = realloc(registered, capacity * sizeof *registered);
    if (!registered) abort();
  }
  registered[count++] = type;
  pthread_mutex_unlock(&lock);
  SWIFT bool (*next)(const void *, SELF) = dlsym(RTLD_NEXT, REGISTER);
  return next && next(type, self);
}

SWIFT void tessera_unregister(const void *type, SELF) {
  pthread_mutex_lock(&lock);
  removeType(type);
  pthread_mutex_unlock(&lock);
  SWIFT void (*next)(const void *, SELF) = dlsym(RTLD_NEXT, UNREGISTER);
  if (next) next(type, self);
}

size_t tessera_registered_protocols(const void **classes, size_t most) {
  pthread_mutex_lock(&lock);
  size_t found = count;
  for (size_t index = 0; index < count && index < most; index += 1) classes[index] = registered[index];
  pthread_mutex_unlock(&lock);
  return found;
}

// MARK: - Tables of methods

/* What a class's metadata begins with; the methods come after it. */
typedef struct {
  void *kind, *superclass;
  uint32_t flags, instanceAddressPoint, instanceSize;
  uint16_t instanceAlignment, reserved;
  uint32_t size, addressPoint;
  void *description, *destroyVariables;
} ClassHead;

static bool replace(void *type, const char *method, void *replacement) {
  void *next = dlsym(RTLD_NEXT, method);
  const ClassHead *head = type;
  if (!next || next == replacement) return false;
  void **table = type;
  size_t end = (head->size - head->addressPoint) / sizeof(void *);
  for (size_t index = sizeof(ClassHead) / sizeof(void *); index < end; index += 1) {
    if (table[index] == replacement) return true;
    if (table[index] != next) continue;
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    if (mprotect((void *)((uintptr_t)&table[index] & ~(page - 1)), page, PROT_READ | PROT_WRITE) != 0) return false;
    table[index] = replacement;
    return true;
  }
  return false;
}

bool tessera_note_registrations(void *protocol) {
  bool notesFirst = replace(protocol, REGISTER, (void *)tessera_register);
  return replace(protocol, UNREGISTER, (void *)tessera_unregister) && notesFirst;
}

extern void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);

bool tessera_overrides_method(const void *type, const void *base, const char *method, const char *description) {
  void *methodDescriptor = dlsym(RTLD_DEFAULT, method), *baseDescriptor = dlsym(RTLD_DEFAULT, description);
  if (!methodDescriptor || !baseDescriptor) return false;
  return swift_lookUpClassMethod(type, methodDescriptor, baseDescriptor)
         != swift_lookUpClassMethod(base, methodDescriptor, baseDescriptor);
}
