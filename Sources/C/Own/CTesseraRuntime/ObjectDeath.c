/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#include "ObjectDeath.h"
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

typedef __attribute__((swiftcall)) void (*Destroy)(__attribute__((swift_context)) void *object);

/* A watched class. Entries are added in front and stay, so readers need no lock. */
typedef struct Watched {
  const void *type;
  Destroy destroy;
  struct Watched *next;
} Watched;

enum { bucketCount = 256 };
static _Atomic(Watched *) buckets[bucketCount];
static tessera_will_die willDie;
static tessera_did_die didDie;

static _Atomic(Watched *) *bucket(const void *type) {
  uintptr_t bits = (uintptr_t)type;
  return &buckets[((bits >> 3) ^ (bits >> 12)) % bucketCount];
}

static Watched *find(const void *type) {
  for (Watched *entry = atomic_load_explicit(bucket(type), memory_order_acquire); entry; entry = entry->next) {
    if (entry->type == type) return entry;
  }
  return NULL;
}

static __attribute__((swiftcall)) void destroyWatched(__attribute__((swift_context)) void *object) {
  /* An object begins with its class. */
  Destroy destroy = find(*(const void **)object)->destroy;
  void *token = willDie(object);
  destroy(object);
  didDie(object, token);
}

void tessera_watch_death(const void *type, tessera_will_die will, tessera_did_die did) {
  if (find(type)) return;
  willDie = will;
  didDie = did;
  /* In front of what a metatype points at stand the value witnesses and, before them, the destroying function. */
  _Atomic(Destroy) *slot = (_Atomic(Destroy) *)type - 2;
  Watched *entry = malloc(sizeof *entry);
  if (!entry) abort();
  entry->type = type;
  entry->destroy = atomic_load(slot);
  entry->next = atomic_load(bucket(type));
  atomic_store_explicit(bucket(type), entry, memory_order_release);
  atomic_store(slot, destroyWatched);
}
