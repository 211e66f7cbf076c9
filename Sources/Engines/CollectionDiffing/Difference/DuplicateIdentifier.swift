// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Two elements of a sequence whose identifiers are equal, where identifiers must be unique.
package struct DuplicateIdentifier<ID: Hashable & Sendable>: Error, Hashable, CustomStringConvertible {
  /// The sequence in which it was found.
  package enum Side: String, Sendable { case old, new }

  package var identifier: ID
  package var side: Side
  /// Where it stands first and second.
  package var indices: [Int]

  package var description: String {
    "identifiers must be unique, but \(identifier) stands at \(indices[0]) and at \(indices[1]) of the \(side) sequence"
  }
}
