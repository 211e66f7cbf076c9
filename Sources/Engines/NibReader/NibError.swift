// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What is wrong with a nib's source: where, and what was expected.
package struct NibError: Error, Equatable, CustomStringConvertible {
  /// Counted from 1.
  package var line: Int
  package var expected: String

  package init(line: Int, expected: String) { (self.line, self.expected) = (line, expected) }

  package var description: String { "line \(line): expected \(expected)" }
}
