// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// glibc keeps its functions under these names too, so that a program may stand in front of them.

#include "AllocationCount.h"

#include <malloc.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *pointer);

static unsigned long count;

unsigned long allocation_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

static unsigned long bytes;

unsigned long allocated_bytes(void) { return __atomic_load_n(&bytes, __ATOMIC_RELAXED); }

static void *note(void *block) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  __atomic_fetch_add(&bytes, malloc_usable_size(block), __ATOMIC_RELAXED);
  return block;
}

static void forget(void *block) { __atomic_fetch_sub(&bytes, malloc_usable_size(block), __ATOMIC_RELAXED); }

void *malloc(size_t size) { return note(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return note(__libc_calloc(number, size)); }

void *realloc(void *pointer, size_t size) {
  forget(pointer);
  void *block = __libc_realloc(pointer, size);
  // What could not be made larger is still there.
  if (!block && size > 0) note(pointer);
  return block ? note(block) : block;
}

void *aligned_alloc(size_t alignment, size_t size) { return note(__libc_memalign(alignment, size)); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  *result = note(__libc_memalign(alignment, size));
  return *result ? 0 : 12;
}

void free(void *pointer) {
  forget(pointer);
  __libc_free(pointer);
}
