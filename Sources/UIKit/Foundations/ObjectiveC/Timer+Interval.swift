// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

extension Timer {
  /// Makes a timer that first fires after its interval, as on Apple's platforms; that of Foundation on Linux, without the
  /// prefix, fires at once. The translator puts this one into app source.
  public convenience init(
    _tesseraTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
  }
}
