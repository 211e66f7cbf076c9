// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import Glibc
internal import Synchronization
internal import TestReport

/// Tells the command what happens, from any thread.
///
/// It has a way out of its own beside standard output, so that a test which redirects or closes that is heard on.
final class EventOutput: Sendable {
  private let mark: String
  private let descriptor: Int32
  private let lock = Mutex(())
  /// Called before a test's end is told: what is known of a test is written by then.
  private let onFinish: @Sendable (TestName) -> Void

  init(mark: String, onFinish: @escaping @Sendable (TestName) -> Void = { _ in }) {
    self.mark = mark
    self.onFinish = onFinish
    // High up, where no test that counts descriptors looks, and not for processes that tests start.
    descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 200)
  }

  func send(_ event: TestEvent) {
    if event.kind == .finished, let test = event.test { onFinish(test) }
    let line = TestEventLine.encode(event, mark: mark)
    lock.withLock { _ in
      // What the test printed comes before it.
      fflush(nil)
      line.withUnsafeBytes { bytes in
        var rest = bytes[...]
        while !rest.isEmpty {
          let written = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
          if written < 0, errno == EINTR { continue }
          guard written > 0 else { return }
          rest = rest.dropFirst(written)
        }
      }
    }
  }
}
