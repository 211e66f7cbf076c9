// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// A class of the kit, above UIKit, that tells observers of changes by itself.
package protocol KeyValueTelling: NSObject {
  /// The names of what it tells of.
  static var toldKeys: Set<String> { get }
}
