// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionDiffing

/// Keeps what a collection view shows as a snapshot of unique identifiers, and shows another snapshot by what differs.
///
/// The first snapshot is loaded without animation; later ones change the view by one batch of updates, animated where the
/// view is in a window. A snapshot that is applied while another still moves takes over from the present look. What was
/// applied counts at once: index paths, `snapshot()` and the collection view's numbers are the new ones when `apply` returns.
///
/// Snapshots may be applied on any thread, though not on some and the main one by turns. From other threads than the main
/// one `apply` returns at once; the changes are shown on the main thread, in order, several that wait together at once.
///
/// Bad use stops the app with the message of iOS: applying from within a cell provider, a provider that returns `nil`,
/// identifiers that aren't unique.
///
/// - Complexity: `apply` is O(*n*) in the number of identifiers, O(1) for an unchanged copy of what is shown; looking an
///   identifier or index path up is O(log *n*).
/// - SeeAlso: <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa>
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Gives the filled cell of an item; must not be `nil`.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Gives the filled supplementary view of a kind at a place; must not be `nil`.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Asked for headers, footers and the like; needed by layouts that have any. Defaults to `nil`.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// What lets items be moved by hand, and is told of it. Defaults to handlers that are all `nil`: nothing moves.
  public var reorderingHandlers = ReorderingHandlers()

  /// What decides about expanding and collapsing by hand, and is told of it. Defaults to handlers that are all `nil`:
  /// everything may be expanded and collapsed.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  weak var collectionView: UICollectionView?
  let cellProvider: CellProvider
  nonisolated let state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  /// Whether the collection view is being given new content.
  var isShowing = false
  var hasShown = false

  /// Creates a data source and makes it that of a collection view, which does not keep it alive.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: - Applying

  /// Shows a snapshot; what is marked in it for reloading or reconfiguration is loaded or configured anew.
  ///
  /// - Parameters:
  ///   - snapshot: what to show.
  ///   - animatingDifferences: whether changes move and fade. Defaults to `true`.
  ///   - completion: called once, on the main thread, when all is shown and nothing moves any more.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    submit(.snapshot(snapshot.storage), animatingDifferences ? .animated : .atOnce, completion)
  }

  /// Shows a snapshot, and returns when all is shown and nothing moves any more.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Loads a snapshot as `UICollectionView.reloadData()` does: no differences, no animation, no selection left.
  ///
  /// - Parameter completion: called once, on the main thread, when the snapshot is shown.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    submit(.snapshot(snapshot.storage), .reload, completion)
  }

  /// Loads a snapshot as `UICollectionView.reloadData()` does, and returns when it is shown.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// What is shown, without marks for reloading and reconfiguration; on other threads than the main one what was last
  /// applied, shown or not.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    NSDiffableDataSourceSnapshot(state.current.snapshot)
  }

  // MARK: - Applying to a section

  /// Shows the visible items of a section snapshot as those of a section, which is appended if it isn't there.
  ///
  /// - Parameters:
  ///   - snapshot: what the section is to show.
  ///   - section: the section.
  ///   - animatingDifferences: whether changes move and fade. Defaults to `true`.
  ///   - completion: called once, on the main thread, when all is shown and nothing moves any more.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    submit(.outline(snapshot.storage, section), animatingDifferences ? .animated : .atOnce, completion)
  }

  /// Shows the visible items of a section snapshot as those of a section, and returns when nothing moves any more.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// The items of a section as a tree: what was last applied to it, with what was changed since; empty if it isn't there.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    NSDiffableDataSourceSectionSnapshot(state.current.outline(of: section))
  }

  // MARK: - Places and identifiers

  /// The item at a place, or `nil` where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2 else { return nil }
    return state.shown.snapshot.itemIdentifier(at: ItemPlace(indexPath.section, indexPath.item))
  }

  /// The place of an item, or `nil` if it isn't shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.shown.snapshot.place(of: itemIdentifier).map(\.indexPath)
  }

  /// The section with a number, or `nil` where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    state.shown.snapshot.sectionIdentifier(at: index)
  }

  /// The number of a section, or `nil` if it isn't shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.shown.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: - Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { state.shown.snapshot.numberOfSections }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    state.shown.snapshot.numberOfItems(inSectionAt: section) ?? 0
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { providedCell(collectionView, indexPath) }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { providedView(collectionView, kind, indexPath) }

  /// Whether an item may be moved by hand: what `reorderingHandlers.canReorderItem` says, and only if `didReorder` is there
  /// to learn of it.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    canReorderItem(at: indexPath)
  }

  /// Takes note of a move that the collection view has shown already, and tells `reorderingHandlers`.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { reorderItem(at: sourceIndexPath, to: destinationIndexPath) }

  /// The titles of an index beside the content. Override it, and `collectionView(_:indexPathForIndexTitle:at:)`, to have
  /// one; defaults to `nil`.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// What a title of the index leads to: an item, or a whole section by a path of one number.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    fatalError("\(type(of: self)) has index titles but no collectionView(_:indexPathForIndexTitle:at:)")
  }
}
