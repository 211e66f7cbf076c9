/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#ifndef TESSERA_DERIVED_OBJECT_H
#define TESSERA_DERIVED_OBJECT_H

#include <stdbool.h>

/* Objects of an app's class whose initialiser can't run: proxies of `appearance()` that are asked for while the class is being
 * set up, by an initialiser that waits for just that. */

/* Whether an initialiser that runs once for the process is under way on this thread. */
bool tessera_is_initialising_once(void);

/* An object of a class, retained, that holds what `object` of one of its superclasses does, and zeroes in its own properties.
 * What is held moves: `object` must never be freed nor used again, and the new one never be freed. */
void *tessera_derived_object(const void *type, const void *object);

#endif
