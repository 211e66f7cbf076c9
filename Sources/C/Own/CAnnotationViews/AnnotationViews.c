/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#include "AnnotationViews.h"
#include <stddef.h>
#include <stdint.h>

/* Of the Swift runtime: the entry in the vtable of `metadata` for a method of the class described by `description`. */
extern void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);

extern const char viewInit __asm__("$s6MapKit16MKAnnotationViewC10annotation15reuseIdentifierAcA0C0_pSg_SSSgtcfCTq");
extern const char viewClass __asm__("$s6MapKit16MKAnnotationViewCMn");

/* An object of a protocol's and a `String?` travel as the two words that they are. */
typedef __attribute__((swiftcall)) void *(*InitAnnotation)(
    uintptr_t, uintptr_t, uintptr_t, uintptr_t, __attribute__((swift_context)) const void *);

void *tessera_make_annotation_view(const void *type, const void *annotation, const void *identifier) {
  InitAnnotation make = (InitAnnotation)swift_lookUpClassMethod(type, &viewInit, &viewClass);
  const uintptr_t *object = annotation, *text = identifier;
  return make ? make(object[0], object[1], text[0], text[1], type) : NULL;
}
