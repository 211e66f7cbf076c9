// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// The main thread's run loop.
package enum MainLoop {
  /// Gives the loop something to wait for at all times, as an app's has on iOS.
  ///
  /// The main queue's own work is such a thing, but not within itself: run there, a loop with nothing else is over before it
  /// begins, and who runs it until something happens takes no time, so that nothing does.
  @MainActor package static func keepOpen() { RunLoop.main._add(source, forMode: .common) }

  @MainActor private static let source = RunLoop._Source(order: 0)
}
