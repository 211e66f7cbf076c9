// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
internal import Synchronization

/// The progresses that somebody observes. Foundation's on Linux tells nobody of changes, and one that is finished changes
/// those above it, which only it knows; so all that are observed are looked at when any changes.
package enum ProgressObservers {
  private struct Observed: @unchecked Sendable {
    weak var progress: Progress?
  }

  private static let observed = Mutex<[Observed]>([])
  private static let keys = ["completedUnitCount", "fractionCompleted", "isCancelled", "isFinished", "totalUnitCount"]

  static func note(_ progress: Progress) {
    observed.withLock { all in
      all.removeAll { $0.progress == nil }
      if !all.contains(where: { $0.progress === progress }) { all.append(Observed(progress: progress)) }
    }
  }

  /// Changes a progress and tells the observers of all whose values are others then.
  package static func changing(_ change: () -> Void) {
    let all = observed.withLock { $0.compactMap(\.progress) }
    for progress in all { for key in keys { KeyValueObserving.willChange(progress, key) } }
    change()
    for progress in all { for key in keys { KeyValueObserving.didChange(progress, key, unlessEqual: true) } }
  }
}
