/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#ifndef TESSERA_RUNTIME_H
#define TESSERA_RUNTIME_H

#include "AnimationCurve.h"
#include "Atomics.h"
#include "SystemCalls.h"

#include <stdbool.h>
#include <stdint.h>

#include "DerivedObject.h"
#include "MethodLending.h"
#include "ObjectDeath.h"

/* Makes objects from a class that is known only at run time, as Objective-C does.
 *
 * Swift allows `type.init(frame:)` on a metatype only for `required` initialisers, which would break every
 * `override init(frame:)` in app source. The allocating initialiser has an entry in the class's vtable all the same;
 * these functions look it up and call it. The object comes back retained once. */

/* `type` is a metatype of UIView or a subclass. */
void *tessera_make_view(const void *type, double x, double y, double width, double height);
/* `type` is a metatype of a subclass of NSObject: a responder's, a layer's. Calls init(). */
void *tessera_make_object(const void *type);
/* `type` is a metatype of UIViewController or a subclass, `name` the address of a `String?`, `bundle` a retained bundle or
 * NULL; both are consumed. Calls init(nibName:bundle:). */
void *tessera_make_controller(const void *type, const void *name, void *bundle);
/* `type` is a metatype of UITableViewCell or a subclass, `style` the number of a case of its CellStyle, `identifier` the
 * address of a `String?`, which is consumed. Calls init(style:reuseIdentifier:). */
void *tessera_make_row(const void *type, uint8_t style, const void *identifier);
/* `type` is a metatype of UITableViewHeaderFooterView or a subclass, `identifier` as above. Calls init(reuseIdentifier:). */
void *tessera_make_header(const void *type, const void *identifier);
/* `type` is a metatype of UIGestureRecognizer or a subclass, `coder` a retained coder, which is consumed. Calls
 * init?(coder:), which may refuse: NULL. */
void *tessera_decode_recognizer(const void *type, void *coder);
/* `type` is a metatype of UIStoryboardSegue or a subclass, `identifier` the address of a `String?`, `source` and
 * `destination` retained controllers; all are consumed. Calls init(identifier:source:destination:). */
void *tessera_make_segue(const void *type, const void *identifier, void *source, void *destination);
/* `type` is a metatype of NSTextAttachmentViewProvider or a subclass, `attachment`, `parent` and `manager` are retained or
 * NULL, `location` is the address of an `any NSTextLocation`; all are consumed. Calls
 * init(textAttachment:parentView:textLayoutManager:location:). */
void *tessera_make_attachment_view(
    const void *type, void *attachment, void *parent, void *manager, const void *location);
/* `type` is a metatype of CALayer or a subclass, `layer` the address of an `Any` that holds a layer; the `Any` is
 * consumed. Calls init(layer:). */
void *tessera_copy_layer(const void *type, void *layer);

/* Whether `type`, a metatype of a subclass of UIView, has a `draw(_:)` other than `base`, UIView's own metatype. */
bool tessera_overrides_draw(const void *type, const void *base);

/* Whether the class of a metatype, or one that it derives from, conforms to all protocols of `existential`, the metatype
 * of `any P`; false for any other metatype. */
bool tessera_conforms(const void *type, const void *existential);

typedef int32_t (*tessera_host_main)(void);

/* The function that a linked host exports as `tessera_host_main`, or NULL. */
tessera_host_main tessera_host_entry(void);

/* The Swift task that is running on this thread; NULL outside any, as in a block of the main queue. It is good for
 * comparing while the task runs. */
const void *tessera_running_task(void);

/* The number of a task that is running, which no other task of the process ever has; never 0. */
uint64_t tessera_task_number(const void *task);

#endif
