// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// What the command says beside its results: on standard error, so that results can go into a pipe.
enum Console {
  /// Where lines go instead of to standard error; `nil` where nobody takes them.
  private static let receiver = Mutex<(@Sendable (String) -> Void)?>(nil)

  static func say(_ line: String) {
    if let receiver = receiver.withLock({ $0 }) { return receiver(line) }
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// Hands all further lines to a closure.
  static func redirect(to receiver: @escaping @Sendable (String) -> Void) {
    self.receiver.withLock { $0 = receiver }
  }
}
