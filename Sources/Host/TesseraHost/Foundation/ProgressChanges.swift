// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime
internal import Foundation
internal import UIKit

/// Has progresses tell their observers of changes, as on iOS.
package enum ProgressChanges {
  /// Takes effect for the whole process, once.
  package static let isInstalled = [
    "C18completedUnitCounts5Int64VvsTq", "C18completedUnitCounts5Int64VvMTq", "C14totalUnitCounts5Int64VvsTq",
    "C14totalUnitCounts5Int64VvMTq", "C6cancelyyFTq",
  ].map { method in
    tessera_lend_method(
      unsafeBitCast(HookedProgress.self as AnyClass, to: UnsafeRawPointer.self),
      unsafeBitCast(Progress.self as AnyClass, to: UnsafeMutableRawPointer.self), "$s10Foundation8Progress\(method)",
      "$s10Foundation8ProgressCMn")
  }.allSatisfy { $0 }
}

/// Whose methods progresses are lent: it uses nothing but what every progress has.
private final class HookedProgress: Progress, @unchecked Sendable {
  override var completedUnitCount: Int64 {
    get { super.completedUnitCount }
    set { ProgressObservers.changing { super.completedUnitCount = newValue } }
  }

  override var totalUnitCount: Int64 {
    get { super.totalUnitCount }
    set { ProgressObservers.changing { super.totalUnitCount = newValue } }
  }

  override func cancel() { ProgressObservers.changing { super.cancel() } }
}
