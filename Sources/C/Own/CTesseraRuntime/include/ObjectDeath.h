/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#ifndef TESSERA_OBJECT_DEATH_H
#define TESSERA_OBJECT_DEATH_H

/* Tells when objects of a class die, which Swift without Objective-C doesn't.
 *
 * A class's metadata holds the function that destroys its objects. Watching a class puts one of ours there, which calls
 * `will`, the class's own function, and `did`. Subclasses have metadata of their own and are watched apart. */

/* `token` is what `will` returned for the same object. `did` gets the address only: the object is gone. */
typedef void *(*tessera_will_die)(const void *object);
typedef void (*tessera_did_die)(const void *object, void *token);

/* `type` is the metatype of a class. The first call fixes the two functions; watching a class twice changes nothing.
 * Calls must not overlap. */
void tessera_watch_death(const void *type, tessera_will_die will, tessera_did_die did);

#endif
