// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

#ifndef TESSERA_ANIMATION_CURVE_H
#define TESSERA_ANIMATION_CURVE_H

// An enum of C, as on iOS, because it is open: the system's own transitions have a curve of the number 7, which apps
// read, hand on and make by number, although it has no name. An enum of Swift has no room for it.
typedef enum __attribute__((enum_extensibility(open))) UIViewAnimationCurve : long {
  UIViewAnimationCurveEaseInOut = 0,
  UIViewAnimationCurveEaseIn = 1,
  UIViewAnimationCurveEaseOut = 2,
  UIViewAnimationCurveLinear = 3,
} UIViewAnimationCurve;

#endif
