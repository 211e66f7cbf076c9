// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// What time it is, for the whole app. Nothing else asks the system.
enum AppClock {
  /// The present moment; a test puts another one here.
  static var now: () -> Date = { Date() }
}
