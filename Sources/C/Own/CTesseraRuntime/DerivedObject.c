/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "DerivedObject.h"
#include "ClassHead.h"
#include <dlfcn.h>
#include <execinfo.h>
#include <string.h>

extern void *swift_allocObject(const void *type, size_t size, size_t alignMask);

bool tessera_is_initialising_once(void) {
  void *once = dlsym(RTLD_DEFAULT, "swift_once");
  void *frames[256];
  int count = once ? backtrace(frames, 256) : 0;
  for (int index = 0; index < count; index += 1) {
    Dl_info info;
    if (dladdr(frames[index], &info) && info.dli_saddr == once) return true;
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
