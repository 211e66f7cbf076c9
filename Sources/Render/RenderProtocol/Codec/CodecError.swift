// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Why bytes could not be read: what was expected, at which byte, and what stood there.
package struct CodecError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of fault, for callers that treat some differently.
  package enum Problem: Hashable, Sendable {
    /// The bytes end before the value does.
    case truncated
    /// A tag, a raw value or a text that has no meaning here.
    case invalid
    /// A count, a size or a depth above its limit.
    case tooLarge
    /// Bytes are left over after the value.
    case trailing
    /// The other side speaks another version of the protocol.
    case version
  }

  package var problem: Problem
  /// Where the value begins that could not be read, counted from the first byte of the message.
  package var offset: Int
  package var expected: String
  package var found: String

  package init(_ problem: Problem, at offset: Int, expected: String, found: String) {
    self.problem = problem
    self.offset = offset
    self.expected = expected
    self.found = found
  }

  package var description: String { "At byte \(offset): expected \(expected), found \(found)." }
}
