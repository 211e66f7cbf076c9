// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CHostClock
internal import CoreGraphics
internal import Glibc

/// How an app process learns that a test drives it.
package enum AutomationEnvironment {
  /// The environment variable with the descriptor of the app's end of the channel.
  package static let variable = "TESSERA_AUTOMATION"
}

/// One end of the socket between a test and the app that it drives: whole messages, each with its length in front.
///
/// Both ends block while they wait for the other one. Their virtual time stands meanwhile: it is the other process that is
/// at work.
package final class AutomationChannel {
  /// The descriptor of this end.
  package let descriptor: Int32
  private static let longestMessage = 64 << 20

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { Glibc.close(descriptor) }

  /// Two connected ends; the second one is for a child process and is closed by its `exec` unless it is handed on.
  package static func pair() -> (test: AutomationChannel, app: AutomationChannel)? {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    return (AutomationChannel(descriptor: ends[0]), AutomationChannel(descriptor: ends[1]))
  }

  /// Sends a message; `false` once the other end is gone.
  package func send(_ message: [UInt8]) -> Bool {
    let head = (0..<4).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) }
    return waiting { write(head + message) }
  }

  /// Waits for a message; `nil` once the other end is gone.
  package func receive() -> [UInt8]? {
    waiting {
      guard let head = read(4) else { return nil }
      let count = head.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
      return count <= Self.longestMessage ? read(count) : nil
    }
  }

  /// Does something that waits for the other process, which no clock of this one ends.
  package func waiting<Result>(_ body: () -> Result) -> Result {
    host_main_is_attended(true)
    defer { host_main_is_attended(false) }
    return body()
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Glibc.send(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  private func read(_ count: Int) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let more = recv(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled, 0)
        if more < 0, errno == EINTR { continue }
        guard more > 0 else { return }
        filled += more
      }
    }
    return bytes.count == count ? bytes : nil
  }
}
