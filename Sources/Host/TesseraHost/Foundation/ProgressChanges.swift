// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import UIKit

/// Has progresses tell their observers of changes, as on iOS.
package enum ProgressChanges {
  /// Takes effect for the whole process, once.
  package static let isInstalled = lend(
    HookedProgress.self, to: Progress.self, declaredBy: "10Foundation8Progress", "18completedUnitCounts5Int64Vvs",
    "18completedUnitCounts5Int64VvM", "14totalUnitCounts5Int64Vvs", "14totalUnitCounts5Int64VvM", "6cancelyyF")
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
