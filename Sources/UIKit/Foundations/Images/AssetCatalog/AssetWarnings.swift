// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Synchronization

/// Tells on standard error what is wrong with an app's pictures, colours and data; each thing once.
enum AssetWarnings {
  private static let told = Mutex<[String]>([])
  /// Many broken files must not fill memory with what was said of them.
  private static let most = 1_000

  static func warn(_ message: String) {
    let isNew = told.withLock { told in
      guard told.count < most, !told.contains(message) else { return false }
      told.append(message)
      return true
    }
    guard isNew else { return }
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// What was told so far; for tests.
  static var all: [String] { told.withLock { $0 } }
}
