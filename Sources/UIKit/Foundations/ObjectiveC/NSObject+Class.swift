// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension NSObject {
  /// The class itself, as `register(Cell.classForCoder(), …)` names it: classes are objects in Objective-C.
  public nonisolated class func classForCoder() -> AnyClass { self }
}
