/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#ifndef ANNOTATION_VIEWS_H
#define ANNOTATION_VIEWS_H

/* Makes a view of a class that is known only at run time, as TesseraRuntime.h tells. `type` is a metatype of
 * MKAnnotationView or a subclass, `annotation` the address of an `(any MKAnnotation)?` and `identifier` of a `String?`,
 * both consumed. Calls init(annotation:reuseIdentifier:); the view comes back retained once. */
void *tessera_make_annotation_view(const void *type, const void *annotation, const void *identifier);

#endif
