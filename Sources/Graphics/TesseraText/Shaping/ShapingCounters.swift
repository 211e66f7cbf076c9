// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Synchronization

/// How much work the text engine has done; tests hold it to what they expect.
package final class ShapingCounters: Sendable {
  package struct Values: Hashable, Sendable {
    /// Unicode scalars that were shaped, repeats included.
    package var shapedScalars = 0
    /// Calls to HarfBuzz.
    package var shapingCalls = 0
    /// Layouts that were computed.
    package var layouts = 0
    /// Layouts that were found ready.
    package var cachedLayouts = 0

    package init() {}
  }

  private let storage = Mutex(Values())

  package init() {}

  package var values: Values { storage.withLock { $0 } }

  func count(shapedScalars: Int) { storage.withLock { $0.shapedScalars += shapedScalars } }
  func countCall() { storage.withLock { $0.shapingCalls += 1 } }
  func count(layoutWasCached: Bool) {
    storage.withLock { values in
      if layoutWasCached { values.cachedLayouts += 1 } else { values.layouts += 1 }
    }
  }
}
