/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#include "ManagedObjects.h"
#include <stddef.h>

/* Of the Swift runtime: the entry in the vtable of `metadata` for a method of the class described by `description`. */
extern void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);

extern const char objectInit __asm__("$s8CoreData15NSManagedObjectC6entity10insertIntoAcA19NSEntityDescriptionC_AA0cD7ContextCSgtcfCTq");
extern const char objectClass __asm__("$s8CoreData15NSManagedObjectCMn");

typedef __attribute__((swiftcall)) void *(*InitEntity)(void *, void *, __attribute__((swift_context)) const void *);

void *tessera_make_managed_object(const void *type, void *entity, void *context) {
  InitEntity make = (InitEntity)swift_lookUpClassMethod(type, &objectInit, &objectClass);
  return make ? make(entity, context, type) : NULL;
}
