// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionDiffing

/// A data source whose sections may be outlines: what list cells ask to indent themselves and to turn their disclosure
/// signs, whatever the identifiers are.
@preconcurrency @MainActor protocol OutlineDataSource: AnyObject {
  /// Where an item stands in its outline; `nil` where its section was never applied as one.
  func outlinePosition(of path: IndexPath) -> OutlinePosition?

  /// Expands or collapses an item as if its disclosure sign were tapped: asks and tells `sectionSnapshotHandlers`, then
  /// shows the change with animation. Does nothing where it isn't allowed or the item is so already.
  func setExpanded(_ isExpanded: Bool, at path: IndexPath)
}

/// A cell that shows how its item stands in an outline.
@preconcurrency @MainActor protocol OutlineRow: UICollectionViewCell {
  /// Takes over from the data source how the row stands in its outline now.
  func adoptOutlineState()
}

/// Where an item stands in an outline.
struct OutlinePosition: Equatable {
  /// How many items are above it.
  var level: Int
  var isExpanded: Bool
  /// Whether there are items below it, shown or not.
  var hasChildren: Bool
}

extension UICollectionViewDiffableDataSource {
  /// What decides about expanding and collapsing by hand; none of it is asked where a snapshot is applied.
  public struct SectionSnapshotHandlers<Item>
  where Item: Hashable, Item: Sendable {
    /// Handlers that are all `nil`.
    public init() {}

    /// Whether an item may be expanded. `nil` means yes.
    public var shouldExpandItem: ((Item) -> Bool)?

    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?

    /// Whether an item may be collapsed. `nil` means yes.
    public var shouldCollapseItem: ((Item) -> Bool)?

    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?

    /// Gives what is below an item that is about to be expanded, from what is below it now: a chance to load it late.
    public var snapshotForExpandingParent:
      (
        (
          _ parent: Item, _ currentChildSnapshot: NSDiffableDataSourceSectionSnapshot<Item>
        ) -> NSDiffableDataSourceSectionSnapshot<Item>
      )?
  }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  func outlinePosition(of path: IndexPath) -> OutlinePosition? {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section) else { return nil }
    return state.withOutline(of: section) { $0?.position(of: item) }
  }

  func setExpanded(_ isExpanded: Bool, at path: IndexPath) {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section) else { return }
    var outline = snapshot(for: section)
    guard outline.isExpanded(item) != isExpanded else { return }
    let handlers = sectionSnapshotHandlers
    if isExpanded {
      guard handlers.shouldExpandItem?(item) != false else { return }
      handlers.willExpandItem?(item)
      if let provide = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: provide(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    } else {
      guard handlers.shouldCollapseItem?(item) != false else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    }
    apply(outline, to: section)
  }
}

extension OutlineStorage {
  fileprivate func position(of item: ItemID) -> OutlinePosition? {
    guard contains(item) else { return nil }
    return checked { () throws(OutlineError) in
      OutlinePosition(
        level: try level(of: item), isExpanded: try isExpanded(item), hasChildren: try hasChildren(item))
    }
  }
}
