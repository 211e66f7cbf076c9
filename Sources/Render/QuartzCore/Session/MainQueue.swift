// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Dispatch

/// Whether the caller may ask what is the main actor's.
package enum MainQueue {
  private static let mark = DispatchSpecificKey<Bool>()
  private static let marked: Void = DispatchQueue.main.setSpecific(key: mark, value: true)

  /// Whether the caller runs on the main queue, which need not be on the process's first thread here.
  package static var isCurrent: Bool {
    _ = marked
    return DispatchQueue.getSpecific(key: mark) ?? false
  }
}
