/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#ifndef NETWORK_HOOKS_H
#define NETWORK_HOOKS_H

#include <stdbool.h>
#include <stddef.h>

/* Hooks into Foundation's sessions on Linux, which keep to themselves which classes of protocols were registered. */

/* Copies the classes that `URLProtocol.registerClass(_:)` has been given, in the order of registration, into `classes`, and
 * returns how many there are; those beyond `most` are left out. */
size_t tessera_registered_protocols(const void **classes, size_t most);

/* Has registrations of URLProtocol itself noted, which are found in its table of methods. `protocol` is its metatype. */
bool tessera_note_registrations(void *protocol);

/* Whether a class has a method of its own where `base` has one; the last two are names of descriptors in the program. */
bool tessera_overrides_method(const void *type, const void *base, const char *method, const char *description);

#endif
