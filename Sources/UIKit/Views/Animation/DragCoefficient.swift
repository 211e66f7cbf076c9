// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How much slower animations are than they would be: not at all.
///
/// A function of the simulator's without a header: libraries find it by its name (`dlsym`) and call what they have found.
@_cdecl("UIAnimationDragCoefficient") package func animationDragCoefficient() -> Float { 1 }
