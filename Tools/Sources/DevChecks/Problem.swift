// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Something a check found, at a place that editors can jump to.
public struct Problem: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Relative to the root of the repository.
  public var path: String
  /// Counts from 1; `nil` where the whole file is meant.
  public var line: Int?
  public var message: String

  public init(path: String, line: Int? = nil, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  public var description: String {
    "\(path)\(line.map { ":\($0)" } ?? ""): \(message)"
  }

  public static func < (left: Problem, right: Problem) -> Bool {
    (left.path, left.line ?? 0, left.message) < (right.path, right.line ?? 0, right.message)
  }
}
