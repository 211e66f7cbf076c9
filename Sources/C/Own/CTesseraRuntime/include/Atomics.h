/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#ifndef TESSERA_ATOMICS_H
#define TESSERA_ATOMICS_H

#include <stdint.h>

/* Atomic operations on memory that a caller points at. All give the new value, but for bits: those give the old one. */

static inline int32_t tessera_atomic_add32(int32_t amount, int32_t *value) {
  return __atomic_add_fetch(value, amount, __ATOMIC_SEQ_CST);
}
static inline int64_t tessera_atomic_add64(int64_t amount, int64_t *value) {
  return __atomic_add_fetch(value, amount, __ATOMIC_SEQ_CST);
}
static inline uint32_t tessera_atomic_or32(uint32_t mask, uint32_t *value) {
  return __atomic_or_fetch(value, mask, __ATOMIC_SEQ_CST);
}
static inline uint32_t tessera_atomic_and32(uint32_t mask, uint32_t *value) {
  return __atomic_and_fetch(value, mask, __ATOMIC_SEQ_CST);
}
static inline uint32_t tessera_atomic_xor32(uint32_t mask, uint32_t *value) {
  return __atomic_xor_fetch(value, mask, __ATOMIC_SEQ_CST);
}
static inline int tessera_atomic_swap32(int32_t old, int32_t new_value, int32_t *value) {
  return __atomic_compare_exchange_n(value, &old, new_value, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}
static inline int tessera_atomic_swap64(int64_t old, int64_t new_value, int64_t *value) {
  return __atomic_compare_exchange_n(value, &old, new_value, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}
/* Bits are counted from the highest of the first byte. */
static inline int tessera_atomic_set_bit(uint32_t bit, void *start) {
  uint8_t mask = 0x80 >> (bit & 7);
  return (__atomic_fetch_or((uint8_t *)start + (bit >> 3), mask, __ATOMIC_SEQ_CST) & mask) != 0;
}
static inline int tessera_atomic_clear_bit(uint32_t bit, void *start) {
  uint8_t mask = 0x80 >> (bit & 7);
  return (__atomic_fetch_and((uint8_t *)start + (bit >> 3), (uint8_t)~mask, __ATOMIC_SEQ_CST) & mask) != 0;
}
static inline void tessera_atomic_barrier(void) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }

#endif
