// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// Tells the main queue from others.
package enum MainQueue {
  private static let mark = DispatchSpecificKey<Bool>()
  private static let marked: Void = DispatchQueue.main.setSpecific(key: mark, value: true)

  /// Whether the caller is where state of the main actor may be read.
  ///
  /// The main queue need not be on the process's first thread here, so its mark decides.
  package static var isCurrent: Bool {
    _ = marked
    return DispatchQueue.getSpecific(key: mark) ?? false
  }
}
