// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How an app fares, as its page shows it.
package enum AppState: Hashable, Sendable {
  /// Not started yet: it has to be built first.
  case building
  /// Started, but nothing was shown yet.
  case launching
  case running
  /// Not running any more; the page offers to launch it again.
  ///
  /// - Parameters:
  ///   - title: One line, for example `Today crashed`.
  ///   - message: The reason in a sentence or two.
  ///   - output: The end of what the app printed.
  case stopped(title: String, message: String, output: String)

  /// As pages call it.
  var word: String {
    switch self {
    case .building: "building"
    case .launching: "launching"
    case .running: "running"
    case .stopped: "stopped"
    }
  }
}
