// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// A system call on a Unix socket that failed, with the system's reason.
package struct SocketError: Error, Hashable, Sendable, CustomStringConvertible {
  package var call: String
  package var path: String
  package var reason: String

  init(_ call: String, path: String, code: Int32 = errno) {
    self.call = call
    self.path = path
    reason = String(cString: strerror(code))
  }

  init(_ call: String, path: String, reason: String) {
    self.call = call
    self.path = path
    self.reason = reason
  }

  package var description: String { "\(call) \(path): \(reason)" }
}
