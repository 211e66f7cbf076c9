// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Appearances: Apple's headers say that `copy()` gives one of the same class, not just anything.
public protocol _CopyingAsSelf: NSCopying {}

extension _CopyingAsSelf where Self: NSObject {
  /// A copy of the same class.
  public func copy() -> Self {
    guard let copy = copy(with: nil) as? Self else { fatalError("a \(type(of: self)) copies itself as something else") }
    return copy
  }
}
