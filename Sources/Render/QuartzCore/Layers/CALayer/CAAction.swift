// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

/// Something that a layer sets off when one of its properties changes.
@preconcurrency @MainActor public protocol CAAction {
  /// Runs the action for the event named `event` on `anObject`, a layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// As an action, `NSNull` means that nothing is to happen and that the search for an action ends.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
