// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// Shows the rows of a list in a collection view.
@MainActor final class ListController: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  private unowned let box: ListBox
  private(set) lazy var view = makeView()
  private(set) var snapshot = ListSnapshot()
  private var look = ListLook.insetGrouped
  private var environment = EnvironmentValues()
  private var needsRows = true
  private var hasLoaded = false
  private var needsLayout = false
  /// What cells show besides rows, by cell.
  private var cellExtras: [ObjectIdentifier: ViewElement] = [:]
  private var swipes: [ViewElement] = []

  init(_ box: ListBox) { self.box = box }

  var extras: [ViewElement] { Array(cellExtras.values) + swipes.filter { !$0.isRemoved } }

  private func makeView() -> UICollectionView {
    let layout = UICollectionViewCompositionalLayout { [weak self] section, environment in
      self?.section(section, environment)
    }
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(RowCell.self, forCellWithReuseIdentifier: "row")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(RowCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "part")
    }
    view.dataSource = self
    view.delegate = self
    view.alwaysBounceVertical = true
    return view
  }

  // MARK: - What changed

  func setNeedsRows() { needsRows = true }

  func take(_ new: EnvironmentValues) {
    let looks = new.listLook
    if looks != look || new.listSectionSpacing != environment.listSectionSpacing
      || new.listRowSpacing != environment.listRowSpacing
    {
      needsLayout = hasLoaded
    }
    look = looks
    environment = new
    let hides = new.scrollContentBackground == .hidden
    view.backgroundColor = hides ? .clear : look.background
    showRefresh(new.refresh)
    setEditing(new.editMode?.wrappedValue.isEditing ?? false)
    showSelection()
    followSelection()
  }

  /// How much of the list lies under the keyboard, in points.
  var keyboardCover: CGFloat = 0 {
    didSet {
      guard keyboardCover != oldValue else { return }
      view.contentInset.bottom = keyboardCover
      view.verticalScrollIndicatorInsets.bottom = keyboardCover
    }
  }

  private var refreshing: UIRefreshControl?

  /// Lets people pull the list down where it can be refreshed.
  private func showRefresh(_ action: RefreshAction?) {
    refreshAction = action
    guard action != nil else {
      view.refreshControl = nil
      return refreshing = nil
    }
    guard refreshing == nil else { return }
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak self, weak control] _ in
        Task { @MainActor in
          await self?.refreshAction?()
          control?.endRefreshing()
        }
      }, for: .valueChanged)
    refreshing = control
    view.refreshControl = control
  }

  private var refreshAction: RefreshAction?

  private func setEditing(_ isEditing: Bool) {
    guard view.isEditing != isEditing else { return }
    if view.window != nil {
      UIView.animate(withDuration: 0.3) { self.view.isEditing = isEditing }
    } else {
      view.isEditing = isEditing
    }
  }

  /// Brings the collection view in line with the rows.
  func update() {
    if needsLayout {
      needsLayout = false
      view.collectionViewLayout.invalidateLayout()
      view.reloadData()
    }
    guard needsRows else { return }
    needsRows = false
    let old = snapshot
    let new = box.collectRows()
    guard hasLoaded, view.window != nil else {
      snapshot = new
      hasLoaded = true
      view.reloadData()
      return showSelection()
    }
    guard let changes = ListChanges(from: old, to: new), !hasOtherParts(old, new) else {
      snapshot = new
      view.reloadData()
      return showSelection()
    }
    guard !changes.isEmpty else {
      snapshot = new
      return refreshVisible()
    }
    let change = {
      self.view.performBatchUpdates {
        self.snapshot = new
        self.view.deleteSections(changes.deletedSections)
        self.view.insertSections(changes.insertedSections)
        self.view.deleteItems(at: changes.deletes)
        self.view.insertItems(at: changes.inserts)
        for move in changes.moves { self.view.moveItem(at: move.from, to: move.to) }
      }
    }
    if UIView.areAnimationsEnabled, environment.animatesRows {
      change()
    } else {
      UIView.performWithoutAnimation(change)
    }
    refreshVisible()
    showSelection()
  }

  /// Whether a section got or lost a header or a footer.
  private func hasOtherParts(_ old: ListSnapshot, _ new: ListSnapshot) -> Bool {
    guard old.sections.count == new.sections.count else { return false }
    return zip(old.sections, new.sections).contains {
      ($0.header == nil) != ($1.header == nil) || ($0.footer == nil) != ($1.footer == nil)
    }
  }

  /// Takes over what visible rows say now.
  private func refreshVisible() {
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path) as? RowCell, let row = snapshot.row(at: path) else { continue }
      configure(cell, row, at: path)
    }
  }

  func end() {
    view.dataSource = nil
    view.delegate = nil
    for cell in view.visibleCells { (cell as? RowCell)?.end() }
  }

  // MARK: - Layout

  private func section(
    _ number: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    guard snapshot.sections.indices.contains(number) else { return nil }
    let content = snapshot.sections[number]
    var configuration = UICollectionLayoutListConfiguration(appearance: look.appearance)
    configuration.backgroundColor = nil
    configuration.headerMode = content.header == nil ? .none : .supplementary
    configuration.footerMode = content.footer == nil ? .none : .supplementary
    configuration.itemSeparatorHandler = { [weak self] path, separators in
      self?.separators(at: path, separators) ?? separators
    }
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.swipe(at: $0, isLeading: true) }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.swipe(at: $0, isLeading: false) }
    let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    if let spacing = self.environment.listRowSpacing { section.interGroupSpacing = spacing }
    if let spacing = self.environment.listSectionSpacing, content.header == nil, number > 0 {
      section.contentInsets.top = spacing
    }
    return section
  }

  private func separators(
    at path: IndexPath, _ base: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration {
    guard let cell = view.cellForItem(at: path) as? RowCell, let traits = cell.rowTraits else { return base }
    var result = base
    func visibility(_ edge: VerticalEdge) -> UIListSeparatorConfiguration.Visibility? {
      switch traits.separators[edge] {
      case .hidden: .hidden
      case .visible: .visible
      default: nil
      }
    }
    // The lines at the ends of a section are its first and its last row's.
    let count = snapshot.sections.indices.contains(path.section) ? snapshot.sections[path.section].count : 0
    if path.item == 0, traits.sectionSeparators[.top] == .hidden { result.topSeparatorVisibility = .hidden }
    if path.item == count - 1, traits.sectionSeparators[.bottom] == .hidden {
      result.bottomSeparatorVisibility = .hidden
    }
    let isFirst = path.item == 0
    let isLast = path.item == count - 1
    if let color = (isFirst ? traits.sectionSeparatorTints[.top] : nil)
      ?? (isLast ? traits.sectionSeparatorTints[.bottom] : nil)
    {
      result.color = UIColor(cgColor: AnyShapeStyle(color).paint(environment).color)
    }
    if let bottom = visibility(.bottom) { result.bottomSeparatorVisibility = bottom }
    if let top = visibility(.top) { result.topSeparatorVisibility = top }
    if let color = traits.separatorTints[.bottom] ?? traits.separatorTints[.top] {
      result.color = UIColor(cgColor: AnyShapeStyle(color).paint(environment).color)
    }
    return result
  }

  // MARK: - Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int { snapshot.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    snapshot.sections.indices.contains(section) ? snapshot.sections[section].count : 0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    if let cell = cell as? RowCell, let row = snapshot.row(at: indexPath) { configure(cell, row, at: indexPath) }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let cell = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "part", for: indexPath)
    guard let cell = cell as? RowCell, snapshot.sections.indices.contains(indexPath.section) else { return cell }
    let section = snapshot.sections[indexPath.section]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    if let part = isHeader ? section.header : section.footer {
      cell.show(part, below: box.rows, insets: isHeader ? RowMetrics.header : RowMetrics.footer)
      cell.setShown(true)
    }
    return cell
  }

  private func configure(_ cell: RowCell, _ row: ListRow, at path: IndexPath) {
    let traits = row.traits.row
    cell.isWaiting = true
    cell.rowTraits = traits
    cell.leastHeight = row.box.element.environmentValues.defaultMinListRowHeight
    cell.show(row.box, below: box.rows, insets: RowMetrics.row, own: traits.insets)
    var accessories: [UICellAccessory] = []
    if let badge = traits.badge {
      let text = TextResolver(row.box.element.environmentValues).string(badge)
      accessories.append(.label(text: text))
    }
    if column?.isBesideOthers != true, row.box.rowActions.contains(where: { $0.modifier.isLink }) {
      accessories.append(.disclosureIndicator())
    }
    if traits.delete != nil, !traits.isDeleteDisabled {
      accessories.append(.delete { [weak self, weak cell] in self?.deleteRow(of: cell) })
    }
    if traits.move != nil, !traits.isMoveDisabled { accessories.append(.reorder()) }
    if case .many = box.selection { accessories.append(.multiselect()) }
    cell.setAccessories(accessories)
    showBackground(traits.background, of: cell, row)
  }

  private func showBackground(_ background: AnyView?, of cell: RowCell, _ row: ListRow) {
    let key = ObjectIdentifier(cell)
    guard let background else {
      cellExtras.removeValue(forKey: key)?.remove()
      return cell.showBackground(nil)
    }
    if let known = cellExtras[key] as? RootElement<AnyView>, !known.isRemoved {
      known.update(background)
    } else {
      let host = ViewHost(family: box.rows.family, parent: box.rows.parent)
      host.setShown(true)
      cellExtras[key] = host.makeElement(background, below: box.element)
      cell.showBackground(host)
    }
  }

  // MARK: - Selection and actions

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    guard let row = snapshot.row(at: indexPath) else { return false }
    if canSelect(row) { return true }
    return row.box.rowActions.contains { $0.environment.isEnabled }
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    self.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  private func canSelect(_ row: ListRow) -> Bool {
    guard !row.traits.row.isSelectionDisabled, tag(of: row) != nil else { return false }
    switch box.selection {
    case .none: return false
    case .one: return true
    case .many: return view.isEditing
    }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let row = snapshot.row(at: indexPath) else { return }
    if canSelect(row), let tag = tag(of: row) {
      switch box.selection {
      case .one(_, let set, _):
        set(tag)
        column?.didChoose(tag)
      case .many(let get, let set): set(get().union([tag]))
      case .none: break
      }
    } else if column?.isBesideOthers != true {
      collectionView.deselectItem(at: indexPath, animated: true)
    }
    let selecting = selectingLink(of: row)
    for action in row.box.rowActions where action.environment.isEnabled && action !== selecting {
      action.modifier.action()
    }
  }

  // MARK: - Columns

  /// The column that the list stands in, if another one shows what is chosen in it.
  private var column: SplitColumn? { box.element.host?.columnPage?.column.flatMap { $0.next == nil ? nil : $0 } }

  /// The link in a row that selects the row, as its value is what the list of a column selects by.
  private func selectingLink(of row: ListRow) -> ModifierBox<RowAction>? {
    guard column != nil, case .one(_, _, let accepts) = box.selection else { return nil }
    return row.box.rowActions.first { $0.modifier.value.map(accepts) ?? false }
  }

  /// What a row is selected by.
  private func tag(of row: ListRow) -> AnyHashable? { selectingLink(of: row)?.modifier.value ?? row.tag }

  /// Tells the column what is selected.
  private func followSelection() {
    guard let column, case .one(let get, let set, _) = box.selection else { return }
    column.follow(self, selected: get()) { set(nil) }
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    guard let tag = snapshot.row(at: indexPath).flatMap(tag(of:)), case .many(let get, let set) = box.selection else {
      return
    }
    set(get().subtracting([tag]))
  }

  /// Selects the rows that the binding names.
  private func showSelection() {
    let wanted: Set<AnyHashable>
    switch box.selection {
    case .none: return
    case .one(let get, _, _): wanted = Set([get()].compactMap { $0 })
    case .many(let get, _): wanted = get()
    }
    view.allowsMultipleSelection = if case .many = box.selection { true } else { false }
    view.allowsMultipleSelectionDuringEditing = view.allowsMultipleSelection
    for path in view.indexPathsForVisibleItems {
      guard let tag = snapshot.row(at: path).flatMap(tag(of:)) else { continue }
      let isSelected = view.indexPathsForSelectedItems?.contains(path) ?? false
      if wanted.contains(tag), !isSelected {
        view.selectItem(at: path, animated: false, scrollPosition: [])
      } else if !wanted.contains(tag), isSelected {
        view.deselectItem(at: path, animated: true)
      }
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = indexPaths.first, let menu = snapshot.row(at: path)?.box.rowMenu else { return nil }
    return menu.modifier.configuration(menu.environment)
  }

  // MARK: - Life of rows

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    for cell in view.visibleCells { (cell as? RowCell)?.didScroll() }
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard let cell = cell as? RowCell else { return }
    // The row may have been let go of since the cell was made ready.
    if !cell.isAlive, let row = snapshot.row(at: indexPath) { configure(cell, row, at: indexPath) }
    cell.isWaiting = false
    cell.setShown(true)
    showSelection()
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    (cell as? RowCell)?.letGo()
    box.element.root.callBack(.task) { [weak self] in self?.retire() }
  }

  private func retire() {
    snapshot.retire(keeping: Set(view.indexPathsForVisibleItems))
  }

  // MARK: - Editing

  private func deleteRow(of cell: UICollectionViewCell?) {
    guard let cell, let path = view.indexPath(for: cell), let delete = snapshot.row(at: path)?.traits.row.delete else {
      return
    }
    delete.action(IndexSet(integer: delete.index))
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let traits = snapshot.row(at: indexPath)?.traits.row else { return false }
    return traits.move != nil && !traits.isMoveDisabled
  }

  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    let from = snapshot.row(at: originalIndexPath)?.traits.row.move
    let to = snapshot.row(at: proposedIndexPath)?.traits.row.move
    return from != nil && from?.owner == to?.owner ? proposedIndexPath : currentIndexPath
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard let from = snapshot.row(at: sourceIndexPath)?.traits.row.move,
      let to = snapshot.row(at: destinationIndexPath)?.traits.row.move, from.owner == to.owner
    else { return }
    from.action(IndexSet(integer: from.index), to.index > from.index ? to.index + 1 : to.index)
  }

  /// The buttons beside a row.
  func swipe(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let row = snapshot.row(at: path) else { return nil }
    let traits = row.traits.row
    if let swipe = isLeading ? traits.leadingSwipe : traits.trailingSwipe {
      let host = ViewHost(family: box.rows.family, parent: box.rows.parent)
      host.overrides = [{ $0.buttonStyle = .collected }]
      let root = host.makeElement(swipe.content, below: box.element)
      swipes.forEach { $0.remove() }
      swipes = [root]
      var parts = CollectedParts()
      root.items.forEach { parts.collect($0.box) }
      let configuration = UISwipeActionsConfiguration(actions: parts.allButtons.map { $0.contextual })
      configuration.performsFirstActionWithFullSwipe = swipe.allowsFull
      return configuration
    }
    guard !isLeading, let delete = traits.delete, !traits.isDeleteDisabled else { return nil }
    let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
      delete.action(IndexSet(integer: delete.index))
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}

extension CollectedButton {
  /// The button beside a row.
  fileprivate var contextual: UIContextualAction {
    let action = action
    let made = UIContextualAction(style: role == .destructive ? .destructive : .normal, title: title) { _, _, done in
      action()
      done(true)
    }
    if let image {
      made.image = image
      made.title = nil
    }
    made.accessibilityLabel = spokenName
    made.accessibilityIdentifier = identifier
    if let tint { made.backgroundColor = tint }
    return made
  }
}

private struct AnimatesRowsKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  /// Whether rows come and go animated.
  var animatesRows: Bool {
    get { self[AnimatesRowsKey.self] }
    set { self[AnimatesRowsKey.self] = newValue }
  }
}
