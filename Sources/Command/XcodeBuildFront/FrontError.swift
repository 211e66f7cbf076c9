// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Why `xcodebuild` or one of its kin ends without doing its work: one line, and the exit status.
package struct FrontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The exit statuses of `xcodebuild`.
  package enum Status: Int32, Sendable {
    /// The build or a test failed.
    case failed = 65
    case usage = 64
    /// The project can't be read, or has no tests.
    case unreadable = 66
    /// The scheme, the destination or the action doesn't exist here.
    case missing = 70
  }

  package var status: Status
  package var description: String

  package init(_ status: Status, _ description: String) {
    self.status = status
    self.description = description
  }

  /// An action or a tool that needs Apple's own programs.
  ///
  /// - Parameter work: The work as a noun phrase, such as `archiving`.
  package static func needsMac(_ name: String, _ work: String) -> FrontError {
    FrontError(.missing, "\(name): \(work) needs a Mac with Xcode; Tessera builds and tests")
  }
}
