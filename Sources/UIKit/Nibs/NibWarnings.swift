// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Synchronization

/// Tells on standard error what is wrong with an app's nibs; each thing once.
enum NibWarnings {
  private static let told = Mutex<Set<String>>([])
  /// Damaged files must not fill memory with what was said of them.
  private static let most = 1_000

  static func warn(_ message: String) {
    let isNew = told.withLock { $0.count < most && $0.insert(message).inserted }
    guard isNew else { return }
    FileHandle.standardError.write(Data("[UIKit] \(message)\n".utf8))
  }

  /// Whether something was told; for tests.
  static func hasTold(_ message: String) -> Bool { told.withLock { $0.contains(message) } }
}
