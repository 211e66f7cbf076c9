// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import Glibc
internal import Synchronization
internal import TestReport

/// Writes each test's coverage into a file of its own: a crash costs one test's, and it is known what a test reaches.
final class CoverageFolder: Sendable {
  private let folder: String
  private let write: @Sendable (String) -> Void
  private let count = Mutex(0)

  /// - Parameter write: Writes the coverage since the last time to a file, and begins anew.
  init(_ folder: String, write: @escaping @Sendable (String) -> Void) {
    (self.folder, self.write) = (folder, write)
  }

  /// Writes the coverage of a test that ends.
  func end(_ test: TestName) {
    count.withLock { count in
      count += 1
      let file = "\(folder)/\(getpid())-\(count)"
      write(file + ".profraw")
      try? "\(test)".write(toFile: file + ".test", atomically: true, encoding: .utf8)
    }
  }
}
