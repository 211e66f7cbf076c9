// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What is wrong with an edit of a snapshot; the description is the message that an iOS developer knows.
///
/// An edit that fails changes nothing. Identifiers are given as text.
package enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Kind: String, Sendable { case item, section }
  package enum Edit: String, Sendable { case insertion, move }
  package enum Mark: String, Sendable { case reload, reconfigure }

  /// Items were appended to no section in particular, and there is none.
  case noSections
  /// One call names an identifier twice.
  case duplicates(Kind, [String])
  /// Sections are added that are there already. (Items that are there already are moved.)
  case sectionsExist([String])
  /// The section whose items are asked for isn't there.
  case noSuchSection
  /// A place, named by an identifier, isn't there; `parameter` is what Apple's assertion calls it.
  case notFound(parameter: String)
  /// The destination is among what is inserted or moved.
  case destinationIsAffected(Edit, String)
  /// A reload or reconfiguration of what isn't there.
  case markOfMissing(Mark, Kind, String)

  package var description: String {
    switch self {
    case .noSections:
      "There are currently no sections in the data source. Please add a section first."
    case .duplicates(let kind, let names):
      "Fatal: supplied \(kind.rawValue) identifiers are not unique. Duplicate identifiers: \(Self.set(names))"
    case .sectionsExist(let names):
      names.count == 1
        ? "Diffable data source detected an attempt to insert or append 1 section identifier that already exists in the "
          + "snapshot. Identifiers in a snapshot must be unique. Section identifier that already exists: \(names[0])"
        : "Diffable data source detected an attempt to insert or append \(names.count) section identifiers that already "
          + "exist in the snapshot. Identifiers in a snapshot must be unique. Section identifiers that already exist: "
          + Self.list(names, "(", ")")
    case .noSuchSection:
      "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier API "
        + "(which has O(1) performance)"
    case .notFound(let parameter):
      "Invalid parameter not satisfying: \(parameter) != NSNotFound"
    case .destinationIsAffected(let edit, let name):
      "Invalid update: destination for \(edit.rawValue) operation [\(name)] is in the \(edit.rawValue) identifier list "
        + "for update"
    case .markOfMissing(let mark, let kind, let name):
      "Attempted to \(mark.rawValue) \(kind.rawValue) identifier that does not exist in the snapshot: \(name)"
    }
  }

  /// A set as Foundation writes it.
  static func set(_ names: [String]) -> String { list(names, "{(", ")}") }

  private static func list(_ names: [String], _ open: String, _ close: String) -> String {
    open + "\n" + names.map { "    " + $0 }.joined(separator: ",\n") + "\n" + close
  }
}
