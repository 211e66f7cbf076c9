// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionDiffing

/// The items of one section at one moment as a tree, some of them expanded.
///
/// A value: copies are cheap and may be used on any thread. Items are named by unique identifiers. Edits that can't be made
/// stop the app with the message of iOS.
///
/// - Complexity: an edit of *k* items is O(*k* log *n*), amortised, wherever they are.
/// - SeeAlso: <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct>
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
  var storage = OutlineStorage<ItemIdentifierType>()

  /// An empty snapshot.
  public init() {}

  /// A copy of a snapshot.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

  init(_ storage: OutlineStorage<ItemIdentifierType>) { self.storage = storage }

  // MARK: - Edits

  /// Appends items to the children of an item, or to the roots; none of them may be there already.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    checked { () throws(OutlineError) in try storage.append(items, to: parent) }
  }

  /// Inserts items as siblings before an item; none of them may be there already.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    checked { () throws(OutlineError) in try storage.insert(items, before: item) }
  }

  /// Inserts items as siblings after an item and all below it; none of them may be there already.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    checked { () throws(OutlineError) in try storage.insert(items, after: item) }
  }

  /// Inserts a whole snapshot, with what is expanded in it, as siblings before an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: (ItemIdentifierType)
  ) {
    checked { () throws(OutlineError) in try storage.insert(snapshot.storage, before: item) }
  }

  /// Inserts a whole snapshot, with what is expanded in it, as siblings after an item and all below it.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: (ItemIdentifierType)
  ) {
    checked { () throws(OutlineError) in try storage.insert(snapshot.storage, after: item) }
  }

  /// Puts a whole snapshot, with what is expanded in it, in the place of what is below an item.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    checked { () throws(OutlineError) in try storage.replace(childrenOf: parent, using: snapshot.storage) }
  }

  /// Deletes items with all below them; they must be there.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    checked { () throws(OutlineError) in try storage.delete(items) }
  }

  /// Deletes all items.
  public mutating func deleteAll() { storage.deleteAll() }

  /// Expands items, so that what is right below them shows; those that aren't there are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) { storage.expand(items) }

  /// Collapses items, so that nothing below them shows; those that aren't there are ignored.
  public mutating func collapse(_ items: [ItemIdentifierType]) { storage.collapse(items) }

  // MARK: - Questions

  /// All items, each followed by what is below it.
  public var items: [ItemIdentifierType] { storage.itemIdentifiers }

  /// The items that are below no other.
  public var rootItems: [ItemIdentifierType] { storage.rootItemIdentifiers }

  /// The items above which all is expanded, in order.
  public var visibleItems: [ItemIdentifierType] { storage.visibleItemIdentifiers }

  /// Whether an item is expanded; it must be there.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    checked { () throws(OutlineError) in try storage.isExpanded(item) }
  }

  /// Whether all above an item is expanded; it must be there.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    checked { () throws(OutlineError) in try storage.isVisible(item) }
  }

  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { storage.contains(item) }

  /// How many items are above an item, which must be there; 0 for a root.
  public func level(of item: ItemIdentifierType) -> Int {
    checked { () throws(OutlineError) in try storage.level(of: item) }
  }

  /// The number of an item among all items, or `nil` if it isn't there.
  public func index(of item: ItemIdentifierType) -> Int? { storage.index(of: item) }

  /// The item above an item, which must be there, or `nil` for a root.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    checked { () throws(OutlineError) in try storage.parent(of: child) }
  }

  /// A snapshot of its own of what is below an item, which must be there; the item is its root if it is included.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    checked { () throws(OutlineError) in
      NSDiffableDataSourceSectionSnapshot(try storage.subtree(of: parent, includingParent: includingParent))
    }
  }

  /// A line for each item: `+` expanded or `-` collapsed, `*` where visible, then the item, two spaces deeper a level.
  public func visualDescription() -> String { storage.treeDescription }
}
