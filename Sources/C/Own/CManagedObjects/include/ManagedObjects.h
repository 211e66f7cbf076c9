/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#ifndef MANAGED_OBJECTS_H
#define MANAGED_OBJECTS_H

/* Makes an object of `type`, a metatype of NSManagedObject or a subclass, by init(entity:insertInto:), as TesseraRuntime.h
 * says of views. `entity` is a retained NSEntityDescription, `context` a retained NSManagedObjectContext or NULL; both are
 * consumed. The object comes back retained once. */
void *tessera_make_managed_object(const void *type, void *entity, void *context);

#endif
