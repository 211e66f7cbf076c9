// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionDiffing

/// The sections and items of a collection or table view at one moment, named by unique identifiers.
///
/// A value: copies are cheap and may be used on any thread. Sections and items are separate names; an item stands in one
/// section only. Edits that can't be made stop the app with the message of iOS.
///
/// - Complexity: an edit of *k* items is O(*k* log *n*), amortised, wherever they are; looking one up is O(log *n*).
/// - SeeAlso: <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct>
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  var storage = SnapshotStorage<SectionIdentifierType, ItemIdentifierType>()

  /// An empty snapshot.
  public init() {}

  init(_ storage: SnapshotStorage<SectionIdentifierType, ItemIdentifierType>) { self.storage = storage }

  // MARK: - Counts and identifiers

  /// How many items all sections have together.
  public var numberOfItems: Int { storage.numberOfItems }

  /// How many sections there are.
  public var numberOfSections: Int { storage.numberOfSections }

  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { storage.sectionIdentifiers }

  /// The items of all sections in order. Reading it again copies nothing while nothing changes.
  public var itemIdentifiers: [ItemIdentifierType] { storage.itemIdentifiers }

  /// The sections marked for reloading.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { storage.reloadedSectionIdentifiers }

  /// The items marked for reloading.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { storage.reloadedItemIdentifiers }

  /// The items marked for reconfiguration.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { storage.reconfiguredItemIdentifiers }

  /// How many items a section has; the section must be there.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    checked { () throws(SnapshotError) in try storage.numberOfItems(inSection: identifier) }
  }

  /// The items of a section in order; the section must be there.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    checked { () throws(SnapshotError) in try storage.itemIdentifiers(inSection: identifier) }
  }

  /// The section in which an item stands, or `nil` if it isn't there.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    storage.sectionIdentifier(containingItem: identifier)
  }

  /// The number of an item among those of all sections, or `nil` if it isn't there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { storage.indexOfItem(identifier) }

  /// The number of a section, or `nil` if it isn't there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { storage.indexOfSection(identifier) }

  // MARK: - Items

  /// Appends items to a section, by default the last; items that are there already move.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    checked { () throws(SnapshotError) in try storage.appendItems(identifiers, toSection: sectionIdentifier) }
  }

  /// Inserts items before an item, in its section; items that are there already move.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    checked { () throws(SnapshotError) in try storage.insertItems(identifiers, beforeItem: beforeIdentifier) }
  }

  /// Inserts items after an item, in its section; items that are there already move.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    checked { () throws(SnapshotError) in try storage.insertItems(identifiers, afterItem: afterIdentifier) }
  }

  /// Deletes items; those that aren't there are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { storage.deleteItems(identifiers) }

  /// Deletes all items, and all sections with them.
  public mutating func deleteAllItems() { storage.deleteAllItems() }

  /// Moves an item before another, into its section.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    checked { () throws(SnapshotError) in try storage.moveItem(identifier, beforeItem: toIdentifier) }
  }

  /// Moves an item after another, into its section.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    checked { () throws(SnapshotError) in try storage.moveItem(identifier, afterItem: toIdentifier) }
  }

  /// Marks items to be loaded anew, in new cells; they must be there.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    checked { () throws(SnapshotError) in try storage.reloadItems(identifiers) }
  }

  /// Marks items to be configured anew, in the cells they have; they must be there.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    checked { () throws(SnapshotError) in try storage.reconfigureItems(identifiers) }
  }

  // MARK: - Sections

  /// Appends sections; none of them may be there already.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    checked { () throws(SnapshotError) in try storage.appendSections(identifiers) }
  }

  /// Inserts sections before a section; none of them may be there already.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    checked { () throws(SnapshotError) in try storage.insertSections(identifiers, beforeSection: toIdentifier) }
  }

  /// Inserts sections after a section; none of them may be there already.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    checked { () throws(SnapshotError) in try storage.insertSections(identifiers, afterSection: toIdentifier) }
  }

  /// Deletes sections with their items; sections that aren't there are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) { storage.deleteSections(identifiers) }

  /// Moves a section with its items before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    checked { () throws(SnapshotError) in try storage.moveSection(identifier, beforeSection: toIdentifier) }
  }

  /// Moves a section with its items after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    checked { () throws(SnapshotError) in try storage.moveSection(identifier, afterSection: toIdentifier) }
  }

  /// Marks sections to be loaded anew with their items; they must be there.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    checked { () throws(SnapshotError) in try storage.reloadSections(identifiers) }
  }
}

/// What `body` gives; if it can't, the app stops with the message.
func checked<Value, Failure: Error>(_ body: () throws(Failure) -> Value) -> Value {
  do {
    return try body()
  } catch {
    fatalError("\(error)")
  }
}
