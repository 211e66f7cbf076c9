/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#ifndef TESSERA_CLASS_HEAD_H
#define TESSERA_CLASS_HEAD_H

#include <stddef.h>
#include <stdint.h>

/* What a class's metadata begins with; the methods come after it. */
typedef struct {
  void *kind, *superclass;
  uint32_t flags, instanceAddressPoint, instanceSize;
  uint16_t instanceAlignment, reserved;
  uint32_t size, addressPoint;
  void *description, *destroyVariables;
} ClassHead;

#endif
