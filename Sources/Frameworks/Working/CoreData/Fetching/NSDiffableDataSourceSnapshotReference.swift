// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import UIKit

/// A snapshot whose types are not said, as a fetched results controller gives it: names of sections and objects'
/// identifiers. `snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>` says them.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying, @unchecked Sendable {
  private var sections: [(name: AnyHashable, items: [AnyHashable])] = []
  private var reloadedItems: [AnyHashable] = []

  public override init() { super.init() }

  init(_ sections: [LiveFetch.Section], reloading objects: [NSManagedObject]) {
    self.sections = sections.map { (AnyHashable($0.name), $0.objects.map { AnyHashable($0.objectID) }) }
    reloadedItems = objects.map { AnyHashable($0.objectID) }
    super.init()
  }

  fileprivate init(_ sections: [(name: AnyHashable, items: [AnyHashable])], _ reloaded: [AnyHashable]) {
    (self.sections, reloadedItems) = (sections, reloaded)
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSnapshotReference(sections, reloadedItems) }

  open var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  open var numberOfSections: Int { sections.count }
  open var sectionIdentifiers: [Any] { sections.map(\.name.base) }
  open var itemIdentifiers: [Any] { sections.flatMap(\.items).map(\.base) }
  open var reloadedItemIdentifiers: [Any] { reloadedItems.map(\.base) }
  open var reloadedSectionIdentifiers: [Any] { [] }
  open var reconfiguredItemIdentifiers: [Any] { [] }

  open func numberOfItems(inSection sectionIdentifier: Any) -> Int { items(of: sectionIdentifier).count }
  open func itemIdentifiers(inSection sectionIdentifier: Any) -> [Any] { items(of: sectionIdentifier).map(\.base) }
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    sections.firstIndex { $0.name == Self.key(sectionIdentifier) } ?? NSNotFound
  }
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    sections.flatMap(\.items).firstIndex { $0 == Self.key(itemIdentifier) } ?? NSNotFound
  }
  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    sections.first { $0.items.contains { $0 == Self.key(itemIdentifier) } }?.name.base
  }

  private static func key(_ identifier: Any) -> AnyHashable? { identifier as? AnyHashable }

  private func items(of section: Any) -> [AnyHashable] { sections.first { $0.name == Self.key(section) }?.items ?? [] }

  /// The same with types. The only section may be called by a number too, as apps without names of sections do.
  ///
  /// - Returns: `nil` where a section or an item is none of these.
  fileprivate func typed<Section: Hashable & Sendable, Item: Hashable & Sendable>() -> NSDiffableDataSourceSnapshot<
    Section, Item
  >? {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    for (index, section) in sections.enumerated() {
      guard let name = section.name.base as? Section ?? index as? Section else { return nil }
      let items = section.items.compactMap { $0.base as? Item }
      guard items.count == section.items.count else { return nil }
      snapshot.appendSections([name])
      snapshot.appendItems(items, toSection: name)
    }
    snapshot.reloadItems(reloadedItems.compactMap { $0.base as? Item })
    return snapshot
  }
}

// What makes `as` lead from one to the other.
extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    let sections = sectionIdentifiers.map { name in
      (name: AnyHashable(name), items: itemIdentifiers(inSection: name).map(AnyHashable.init))
    }
    return NSDiffableDataSourceSnapshotReference(sections, reloadedItemIdentifiers.map(AnyHashable.init))
  }

  public static func _forceBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
  ) { result = _unconditionallyBridgeFromObjectiveC(source) }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
  ) -> Bool {
    result = source.typed()
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference?
  ) -> NSDiffableDataSourceSnapshot {
    guard let snapshot: NSDiffableDataSourceSnapshot = source?.typed() else {
      fatalError(
        "this snapshot's sections are \(source?.sectionIdentifiers ?? []), which are not \(SectionIdentifierType.self), "
          + "or its items are not \(ItemIdentifierType.self)")
    }
    return snapshot
  }
}
