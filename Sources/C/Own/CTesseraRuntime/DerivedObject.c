/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "DerivedObject.h"
#include "ClassHead.h"
#include <execinfo.h>
#include <string.h>

extern void swift_once(intptr_t *predicate, void (*function)(void *), void *context);
extern void *swift_allocObject(const void *type, size_t size, size_t alignMask);

/* Where `swift_once` goes on when an initialiser has ended: the same place for all. */
static void *place_in_once;

static void note_place(void *context) {
  void *frames[2];
  if (backtrace(frames, 2) == 2) place_in_once = frames[1];
}

bool tessera_is_initialising_once(void) {
  static intptr_t done;
  swift_once(&done, note_place, NULL);
  void *frames[256];
  int count = place_in_once ? backtrace(frames, 256) : 0;
  for (int index = 0; index < count; index += 1) {
    if (frames[index] == place_in_once) return true;
  }
  return false;
}

void *tessera_derived_object(const void *type, const void *object) {
  const ClassHead *head = type, *base = *(const ClassHead *const *)object;
  char *derived = swift_allocObject(type, head->instanceSize, head->instanceAlignment);
  /* Behind the class and the count of references. */
  size_t start = 2 * sizeof(void *);
  memset(derived + start, 0, head->instanceSize - start);
  memcpy(derived + start, (const char *)object + start, base->instanceSize - start);
  return derived;
}
