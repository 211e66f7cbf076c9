// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionDiffing

/// What a move by hand changed.
@preconcurrency
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Before the move.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// After the move.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// What turns the items of `initialSnapshot`, over all sections, into those of `finalSnapshot`.
  public let difference: CollectionDifference<ItemIdentifierType>

  /// The same for each section that takes part, in the order of the sections.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    from old: SnapshotContent<SectionIdentifierType, ItemIdentifierType>,
    to new: SnapshotContent<SectionIdentifierType, ItemIdentifierType>, in sections: [SectionIdentifierType]
  ) {
    initialSnapshot = NSDiffableDataSourceSnapshot(old.snapshot)
    finalSnapshot = NSDiffableDataSourceSnapshot(new.snapshot)
    difference = collectionDifference(from: old.snapshot.itemIdentifiers, to: new.snapshot.itemIdentifiers)
    sectionTransactions = sections.map { section in
      NSDiffableDataSourceSectionTransaction(
        section, from: old.outline(of: section), to: new.outline(of: section))
    }
  }
}

/// What a move by hand changed in one section.
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// The section.
  public let sectionIdentifier: SectionIdentifierType

  /// Before the move.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// After the move.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// What turns the items of `initialSnapshot` into those of `finalSnapshot`.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(
    _ section: SectionIdentifierType, from old: OutlineStorage<ItemIdentifierType>,
    to new: OutlineStorage<ItemIdentifierType>
  ) {
    sectionIdentifier = section
    initialSnapshot = NSDiffableDataSourceSectionSnapshot(old)
    finalSnapshot = NSDiffableDataSourceSectionSnapshot(new)
    difference = collectionDifference(from: old.itemIdentifiers, to: new.itemIdentifiers)
  }
}

/// The difference of unique identifiers as the standard library's type, moves told as such. Linear in their number.
private func collectionDifference<ID: Hashable & Sendable>(from old: [ID], to new: [ID]) -> CollectionDifference<ID> {
  let difference = checked { () throws(DuplicateIdentifier<ID>) in try SequenceDifference(from: old, to: new) }
  var changes: [CollectionDifference<ID>.Change] = []
  for index in difference.deletes { changes.append(.remove(offset: index, element: old[index], associatedWith: nil)) }
  for index in difference.inserts { changes.append(.insert(offset: index, element: new[index], associatedWith: nil)) }
  for move in difference.moves {
    changes.append(.remove(offset: move.from, element: old[move.from], associatedWith: move.to))
    changes.append(.insert(offset: move.to, element: new[move.to], associatedWith: move.from))
  }
  guard let result = CollectionDifference(changes) else {
    fatalError("a difference of unique identifiers names a place twice: \(difference)")
  }
  return result
}
