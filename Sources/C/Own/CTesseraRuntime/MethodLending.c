/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "MethodLending.h"
#include "ClassHead.h"
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

extern void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);

bool tessera_lend_method(const void *lender, void *borrower, const char *method, const char *base) {
  void *methodDescriptor = dlsym(RTLD_DEFAULT, method), *baseDescriptor = dlsym(RTLD_DEFAULT, base);
  if (!methodDescriptor || !baseDescriptor) return false;
  void *lent = swift_lookUpClassMethod(lender, methodDescriptor, baseDescriptor);
  void *own = swift_lookUpClassMethod(borrower, methodDescriptor, baseDescriptor);
  const ClassHead *head = lender, *other = borrower;
  size_t lenderSize = head->size - head->addressPoint, borrowerSize = other->size - other->addressPoint;
  size_t count = (lenderSize < borrowerSize ? lenderSize : borrowerSize) / sizeof(void *);
  void *const *from = lender;
  void **to = borrower;
  for (size_t index = sizeof(ClassHead) / sizeof(void *); index < count; index += 1) {
    if (from[index] != lent || to[index] != own) continue;
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    if (mprotect((void *)((uintptr_t)&to[index] & ~(page - 1)), page, PROT_READ | PROT_WRITE) != 0) return false;
    to[index] = lent;
    return true;
  }
  return false;
}
