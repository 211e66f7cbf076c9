// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionDiffing

/// Keeps what a table shows as a snapshot of unique identifiers, and shows another snapshot by what differs.
///
/// The first snapshot is loaded without animation; later ones change the table by one batch of updates, animated where it is
/// in a window. What was applied counts at once: index paths, `snapshot()` and the table's numbers are the new ones when
/// `apply` returns. Subclasses override what a table's data source may say besides.
///
/// Snapshots may be applied on any thread, though not on some and the main one by turns. Bad use stops the app with the
/// message of iOS: applying from within a cell provider, a provider that returns `nil`, identifiers that aren't unique.
///
/// - Complexity: `apply` is O(*n*) in the number of identifiers, O(1) for an unchanged copy of what is shown.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Gives the filled cell of a row; must not be `nil`.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// How rows and sections come and go. Defaults to `automatic`.
  public var defaultRowAnimation: UITableView.RowAnimation = .automatic

  weak var tableView: UITableView?
  private let cellProvider: CellProvider
  nonisolated let state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  var isShowing = false
  var hasShown = false

  /// Creates a data source and makes it that of a table, which does not keep it alive.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
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

  /// Loads a snapshot as `UITableView.reloadData()` does: no differences, no animation, no selection left.
  ///
  /// - Parameter completion: called once, on the main thread, when the snapshot is shown.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    submit(.snapshot(snapshot.storage), .reload, completion)
  }

  /// Loads a snapshot as `UITableView.reloadData()` does, and returns when it is shown.
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

  open func numberOfSections(in tableView: UITableView) -> Int { state.shown.snapshot.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.shown.snapshot.numberOfItems(inSectionAt: section) ?? 0
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    providedCell(tableView, indexPath)
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// Whether a row can be edited. Defaults to `false`.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Whether a row can be moved by hand. Defaults to `false`.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// The user asks for a row to be inserted or deleted. The default does nothing: apply a snapshot without the item.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { tableView.byDefault(()) }

  /// A row was moved by hand, and is shown at its new place. The default does nothing: apply a snapshot of the new order.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { tableView.byDefault(()) }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  private func providedCell(_ view: UITableView, _ path: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: path) else {
      fatalError("the diffable data source was asked for a cell at index path \(path), where it has no item")
    }
    guard let cell = cellProvider(view, path, item) else {
      fatalError(
        "UITableView dataSource returned a nil cell for row at index path: \(path). Table view: \(view), item: \(item)")
    }
    return cell
  }
}

extension UITableViewDiffableDataSource: DiffableShowing {
  var shownView: (any DiffableView)? { tableView }

  func note(_ update: DiffableUpdate) {
    guard let view = tableView else { return }
    let animation = defaultRowAnimation
    if !update.deletedSections.isEmpty { view.deleteSections(IndexSet(update.deletedSections), with: animation) }
    if !update.insertedSections.isEmpty { view.insertSections(IndexSet(update.insertedSections), with: animation) }
    if !update.reloadedSections.isEmpty { view.reloadSections(IndexSet(update.reloadedSections), with: animation) }
    for move in update.movedSections { view.moveSection(move.from, toSection: move.to) }
    if !update.deleted.isEmpty { view.deleteRows(at: update.deleted.map(\.indexPath), with: animation) }
    if !update.inserted.isEmpty { view.insertRows(at: update.inserted.map(\.indexPath), with: animation) }
    if !update.reloaded.isEmpty { view.reloadRows(at: update.reloaded.map(\.indexPath), with: animation) }
    if !update.reconfigured.isEmpty { view.reconfigureRows(at: update.reconfigured.map(\.indexPath)) }
    for move in update.moved { view.moveRow(at: move.from.indexPath, to: move.to.indexPath) }
  }

  func didShow(_ content: SnapshotContent<SectionIdentifierType, ItemIdentifierType>, animated: Bool) {}
}

extension UITableView: DiffableView {
  var isBlank: Bool { engine.storedCounts == nil && engine.elements.isEmpty && selection.isEmpty }
  var selectedPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }
  func select(again path: IndexPath) { selectRow(at: path, animated: false, scrollPosition: .none) }
}
