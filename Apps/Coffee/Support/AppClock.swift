// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// What time it is, for the whole app. Nothing else asks the system.
enum AppClock {
  /// The present moment; a test or a preview puts another day here before the app launches.
  static var now: () -> Date = { Date() }
}
