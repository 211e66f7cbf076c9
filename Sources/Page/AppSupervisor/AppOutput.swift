// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// The ends of an app's two output streams; kept apart, so that a talkative one does not push out the other.
struct AppOutput: Sendable {
  var standard = OutputTail()
  var errors = OutputTail()

  /// Both, the errors last.
  var text: String { standard.text + errors.text }

  /// What a Swift program says last when it stops itself.
  var fatalError: String? {
    let markers = ["Fatal error:", "Precondition failed:", "Assertion failed:"]
    for line in errors.text.split(separator: "\n").reversed() {
      for marker in markers {
        if let range = line.range(of: marker) { return String(line[range.lowerBound...]) }
      }
    }
    return nil
  }
}
