// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import UIKit

/// Takes the process's app and its clock for a test of views.
///
/// Tests of one process share both, and take turns at every `await`, so whoever moves fingers or time takes them first.
@MainActor func takeTurn(_ now: @escaping @MainActor () -> TimeInterval) {
  UIApplication.setCurrent(nil)
  MediaClock.now = now
}
