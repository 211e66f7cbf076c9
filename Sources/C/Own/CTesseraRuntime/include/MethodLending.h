/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#ifndef TESSERA_METHOD_LENDING_H
#define TESSERA_METHOD_LENDING_H

#include <stdbool.h>

/* Has all objects of one class do what objects of another do when a method is called that both override.
 *
 * `lender` and `borrower` are metatypes of classes that derive from one base; `method` and `base` are the names of the
 * method's and the base's descriptors in the program. The lender's method must use what the base has, and nothing else.
 * False where there is no such method; then nothing has changed. */
bool tessera_lend_method(const void *lender, void *borrower, const char *method, const char *base);

#endif
