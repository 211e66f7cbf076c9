// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking

/// The priority of an object of which only its identity is known: a constraint's, or a session task's.
///
/// Objective-C has two properties of this name, and what the result is compared with decides which is meant. A constraint's
/// priority is a number in both.
public func _tesseraPriority(_ object: AnyObject?) -> UILayoutPriority? { (object as? NSLayoutConstraint)?.priority }

/// The same as a number.
@_disfavoredOverload
public func _tesseraPriority(_ object: AnyObject?) -> Float? {
  (object as? NSLayoutConstraint)?.priority.rawValue ?? (object as? URLSessionTask)?.priority
}
