/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#include "TesseraRuntime.h"

/* Of the Swift runtime: the witness table by which a type conforms to a protocol, or NULL. */
extern const void *swift_conformsToProtocol(const void *type, const void *protocol);

/* The metadata of `any P & Q`, as the ABI lays it out: the superclass, where there is one, stands before the protocols. */
typedef struct {
  uintptr_t kind;
  uint32_t flags;
  uint32_t protocolCount;
  uintptr_t entries[];
} Existential;

enum { existentialKind = 0x303, hasSuperclass = 0x40000000 };

bool tessera_conforms(const void *type, const void *existential) {
  const Existential *metadata = existential;
  if (metadata->kind != existentialKind || metadata->protocolCount == 0) return false;
  const uintptr_t *protocols = metadata->entries + (metadata->flags & hasSuperclass ? 1 : 0);
  for (uint32_t index = 0; index < metadata->protocolCount; index += 1) {
    if (!swift_conformsToProtocol(type, (const void *)protocols[index])) return false;
  }
  return true;
}
