// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What is wrong with an edit of, or a question to, an outline; the description is the message that an iOS developer knows.
///
/// An edit that fails changes nothing. Identifiers are given as text.
package enum OutlineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the missing item was to be.
  package enum Role: String, Sendable {
    case item = "Item identifier"
    case child = "Child item identifier"
    case parent = "Parent item identifier"
    case before = "Item identifier to insert before"
    case after = "Item identifier to insert after"
  }

  /// Items are added that are there already, or one twice.
  case duplicates([String])
  case notFound(Role, String)
  /// An item that is to be deleted isn't there.
  case deletionOfMissing(String)
  /// The subtree of an item that isn't there was asked for.
  case noSuchSubtree

  package var description: String {
    switch self {
    case .duplicates(let names):
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: \(SnapshotError.set(names))"
    case .notFound(let role, let name): "\(role.rawValue) does not exist in section snapshot: \(name)"
    case .deletionOfMissing(let name): "Failed to find index of item \(name)"
    case .noSuchSubtree: "Invalid parameter not satisfying: index != NSNotFound"
    }
  }
}
