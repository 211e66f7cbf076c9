/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "TesseraRuntime.h"
#include <dlfcn.h>
#include <stddef.h>

/* Of the Swift runtime: the entry in the vtable of `metadata` for a method of the class described by `description`. */
extern void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);

/* Method descriptors (…Tq) and class descriptors (…Mn) by their mangled names; a test compiles against each. */
extern const char viewInitFrame __asm__("$s5UIKit6UIViewC5frameAC10Foundation6CGRectV_tcfCTq");
extern const char viewDraw __asm__("$s5UIKit6UIViewC4drawyy10Foundation6CGRectVFTq");
extern const char viewClass __asm__("$s5UIKit6UIViewCMn");
extern const char controllerInitNib __asm__(
    "$s5UIKit16UIViewControllerC7nibName6bundleACSSSg_10Foundation6BundleCSgtcfCTq");
extern const char controllerClass __asm__("$s5UIKit16UIViewControllerCMn");
extern const char rowInitStyle __asm__(
    "$s5UIKit15UITableViewCellC5style15reuseIdentifierA2C0D5StyleO_SSSgtcfCTq");
extern const char rowClass __asm__("$s5UIKit15UITableViewCellCMn");
extern const char headerInitIdentifier __asm__(
    "$s5UIKit023UITableViewHeaderFooterC0C15reuseIdentifierACSSSg_tcfCTq");
extern const char headerClass __asm__("$s5UIKit023UITableViewHeaderFooterC0CMn");
extern const char recognizerInitCoder __asm__(
    "$s5UIKit19UIGestureRecognizerC5coderACSg10Foundation7NSCoderC_tcfCTq");
extern const char recognizerClass __asm__("$s5UIKit19UIGestureRecognizerCMn");
extern const char segueInit __asm__(
    "$s5UIKit17UIStoryboardSegueC10identifier6source11destinationACSSSg_AA16UIViewControllerCAItcfCTq");
extern const char segueClass __asm__("$s5UIKit17UIStoryboardSegueCMn");
extern const char attachmentViewInit __asm__(
    "$s5UIKit28NSTextAttachmentViewProviderC04textC006parentD00F13LayoutManager8locationAcA0bC0C_AA6UIViewCSgAA0bhI0CSg"
    "AA0B8Location_ptcfCTq");
extern const char attachmentViewClass __asm__("$s5UIKit28NSTextAttachmentViewProviderCMn");
extern const char layerInitLayer __asm__("$s10QuartzCore7CALayerC5layerACyp_tcfCTq");
extern const char layerClass __asm__("$s10QuartzCore7CALayerCMn");
/* Responders and layers are NSObjects: their init() overrides NSObject's and shares its entry. */
extern const char objectInit __asm__("$s10Foundation8NSObjectCACycfCTq");
extern const char objectClass __asm__("$s10Foundation8NSObjectCMn");

typedef __attribute__((swiftcall)) void *(*InitFrame)(
    double, double, double, double, __attribute__((swift_context)) const void *);
/* A `String?` travels as the two words that it is. */
typedef __attribute__((swiftcall)) void *(*InitNib)(
    uintptr_t, uintptr_t, void *, __attribute__((swift_context)) const void *);
/* An enum of a few cases is a byte: the number of the case. */
typedef __attribute__((swiftcall)) void *(*InitStyle)(
    uint8_t, uintptr_t, uintptr_t, __attribute__((swift_context)) const void *);
typedef __attribute__((swiftcall)) void *(*InitIdentifier)(
    uintptr_t, uintptr_t, __attribute__((swift_context)) const void *);
/* Arguments are consumed, as Swift's initialisers do. */
typedef __attribute__((swiftcall)) void *(*InitCoder)(void *, __attribute__((swift_context)) const void *);
typedef __attribute__((swiftcall)) void *(*InitSegue)(
    uintptr_t, uintptr_t, void *, void *, __attribute__((swift_context)) const void *);
/* An `any P` of a protocol of classes is two words too. */
typedef __attribute__((swiftcall)) void *(*InitAttachmentView)(
    void *, void *, void *, uintptr_t, uintptr_t, __attribute__((swift_context)) const void *);
typedef __attribute__((swiftcall)) void *(*InitLayer)(void *, __attribute__((swift_context)) const void *);
typedef __attribute__((swiftcall)) void *(*Init)(__attribute__((swift_context)) const void *);

void *tessera_make_view(const void *type, double x, double y, double width, double height) {
  InitFrame make = (InitFrame)swift_lookUpClassMethod(type, &viewInitFrame, &viewClass);
  return make ? make(x, y, width, height, type) : NULL;
}

void *tessera_make_object(const void *type) {
  Init make = (Init)swift_lookUpClassMethod(type, &objectInit, &objectClass);
  return make ? make(type) : NULL;
}

void *tessera_make_controller(const void *type, const void *name, void *bundle) {
  InitNib make = (InitNib)swift_lookUpClassMethod(type, &controllerInitNib, &controllerClass);
  const uintptr_t *words = name;
  return make ? make(words[0], words[1], bundle, type) : NULL;
}

void *tessera_make_row(const void *type, uint8_t style, const void *identifier) {
  InitStyle make = (InitStyle)swift_lookUpClassMethod(type, &rowInitStyle, &rowClass);
  const uintptr_t *words = identifier;
  return make ? make(style, words[0], words[1], type) : NULL;
}

void *tessera_make_header(const void *type, const void *identifier) {
  InitIdentifier make = (InitIdentifier)swift_lookUpClassMethod(type, &headerInitIdentifier, &headerClass);
  const uintptr_t *words = identifier;
  return make ? make(words[0], words[1], type) : NULL;
}

void *tessera_decode_recognizer(const void *type, void *coder) {
  InitCoder make = (InitCoder)swift_lookUpClassMethod(type, &recognizerInitCoder, &recognizerClass);
  return make ? make(coder, type) : NULL;
}

void *tessera_make_segue(const void *type, const void *identifier, void *source, void *destination) {
  InitSegue make = (InitSegue)swift_lookUpClassMethod(type, &segueInit, &segueClass);
  const uintptr_t *words = identifier;
  return make ? make(words[0], words[1], source, destination, type) : NULL;
}

void *tessera_make_attachment_view(
    const void *type, void *attachment, void *parent, void *manager, const void *location) {
  InitAttachmentView make =
      (InitAttachmentView)swift_lookUpClassMethod(type, &attachmentViewInit, &attachmentViewClass);
  const uintptr_t *words = location;
  return make ? make(attachment, parent, manager, words[0], words[1], type) : NULL;
}

void *tessera_copy_layer(const void *type, void *layer) {
  InitLayer make = (InitLayer)swift_lookUpClassMethod(type, &layerInitLayer, &layerClass);
  return make ? make(layer, type) : NULL;
}

bool tessera_overrides_draw(const void *type, const void *base) {
  return swift_lookUpClassMethod(type, &viewDraw, &viewClass) != swift_lookUpClassMethod(base, &viewDraw, &viewClass);
}

tessera_host_main tessera_host_entry(void) {
  return (tessera_host_main)dlsym(RTLD_DEFAULT, "tessera_host_main");
}
