// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// The element of a split view: its columns are pages of a split view controller.
final class NavigationSplitViewElement<Sidebar: View, Content: View, Detail: View>:
  TypedElement<NavigationSplitView<Sidebar, Content, Detail>>, ColumnOwner
{
  private let split: ColumnsController
  private var sidebar: SplitColumn!
  /// The column in the middle, of three.
  private var content: SplitColumn?
  private var detail: SplitColumn!
  private var box: ScreenBox!
  /// Which columns are seen, and which one where width is compact: as the bindings say.
  private var visibility = NavigationSplitViewVisibility.automatic
  private var compactColumn: NavigationSplitViewColumn?
  /// What the bindings said when they were last read; they may still have to take over what people did.
  private var readVisibility: NavigationSplitViewVisibility?
  private var readCompactColumn: NavigationSplitViewColumn?
  private var widths: [UISplitViewController.Column: ColumnWidth] = [:]
  private var removesToggle: Set<UISplitViewController.Column> = []

  override init(_ value: NavigationSplitView<Sidebar, Content, Detail>, _ inputs: _ViewInputs) {
    let isTriple = Content.self != EmptyView.self
    split = ColumnsController(style: isTriple ? .tripleColumn : .doubleColumn)
    super.init(value, inputs)
    detail = SplitColumn(.secondary, value.detail, in: self, next: nil)
    if isTriple { content = SplitColumn(.supplementary, value.content, in: self, next: detail) }
    sidebar = SplitColumn(.primary, value.sidebar, in: self, next: content ?? detail)
    split.owner = self
    sidebar.root.showSearchAround(self)
    rerun()
    readVisibility = value.visibility?.wrappedValue
    readCompactColumn = value.compactColumn?.wrappedValue
    visibility = readVisibility ?? .automatic
    compactColumn = readCompactColumn
    split.preferredDisplayMode = mode(for: visibility)
    for column in columns {
      column.navigation.pagesDidChange = { [weak self] in self?.columns.forEach { $0.pagesDidChange() } }
      split.setViewController(column.navigation, for: column.kind)
      observe(column)
    }
    box = ScreenBox(self, controller: split)
  }

  private var columns: [SplitColumn] { [sidebar] + (content.map { [$0] } ?? []) + [detail] }

  private func column(_ kind: UISplitViewController.Column) -> SplitColumn? { columns.first { $0.kind == kind } }

  override func update(_ new: NavigationSplitView<Sidebar, Content, Detail>) {
    super.update(new)
    clearDirty()
    rerun()
    sidebar.root.update(new.sidebar)
    content?.root.update(new.content)
    detail.root.update(new.detail)
    let transaction = transaction
    root.callBack(.preferences) { [weak self] in self?.takeBindings(transaction) }
  }

  override func rerun() {
    let behavior = EnvironmentValues(environment, reads: reads).splitBehavior
    if split.preferredSplitBehavior != behavior { split.preferredSplitBehavior = behavior }
  }

  // MARK: - Which columns are seen

  private func mode(for visibility: NavigationSplitViewVisibility) -> UISplitViewController.DisplayMode {
    let overlays = split.preferredSplitBehavior == .overlay
    switch visibility {
    case .detailOnly: return .secondaryOnly
    case .all where content != nil: return overlays ? .twoOverSecondary : .twoBesideSecondary
    case .all, .doubleColumn: return overlays ? .oneOverSecondary : .oneBesideSecondary
    default: return .automatic
    }
  }

  private func visibility(of mode: UISplitViewController.DisplayMode) -> NavigationSplitViewVisibility {
    switch mode {
    case .secondaryOnly: .detailOnly
    case .oneBesideSecondary, .oneOverSecondary: content == nil ? .all : .doubleColumn
    default: .all
    }
  }

  /// Shows what the bindings say.
  private func takeBindings(_ transaction: Transaction) {
    guard !isRemoved else { return }
    if let wanted = value.visibility?.wrappedValue, wanted != readVisibility {
      readVisibility = wanted
      showColumns(wanted, transaction)
    }
    if let wanted = value.compactColumn?.wrappedValue, wanted != readCompactColumn {
      readCompactColumn = wanted
      guard wanted != compactColumn else { return }
      compactColumn = wanted
      guard split.isCollapsed, let column = column(wanted.column), !split.isShowing(column.kind) else { return }
      split.expected = column.kind
      show(column)
    }
  }

  private func showColumns(_ wanted: NavigationSplitViewVisibility, _ transaction: Transaction) {
    guard wanted != visibility else { return }
    visibility = wanted
    let mode = mode(for: wanted)
    if transaction.disablesAnimations {
      split.preferredDisplayMode = mode
    } else {
      // The controller moves its columns by its own spring where it is called in an animation.
      UIView.animate(withDuration: 0.35) { self.split.preferredDisplayMode = mode }
    }
  }

  /// People showed or hid columns.
  fileprivate func didChoose(_ mode: UISplitViewController.DisplayMode) {
    let new = visibility(of: mode)
    guard let binding = value.visibility, binding.wrappedValue != new else { return }
    visibility = new
    root.callBack(.change) { binding.wrappedValue = new }
  }

  // MARK: - Collapsed

  var isCollapsed: Bool {
    guard split.isViewLoaded, split.viewIfLoaded?.window != nil else {
      return EnvironmentValues(environment).horizontalSizeClass == .compact
    }
    return split.isCollapsed
  }

  var isSettled: Bool { split.isViewLoaded && split.viewIfLoaded?.window != nil }

  /// The column that is seen where width becomes compact.
  fileprivate var topColumn: UISplitViewController.Column {
    if let wanted = value.compactColumn?.wrappedValue { return column(wanted.column)?.kind ?? .primary }
    guard sidebar.hasChoice else { return .primary }
    guard let content else { return .secondary }
    return content.hasChoice ? .secondary : .supplementary
  }

  fileprivate func layoutDidChange() { columns.forEach { $0.updateEnvironment() } }

  /// Another column is on top of the stack.
  fileprivate func didShow(
    _ kind: UISplitViewController.Column, inPlaceOf gone: UISplitViewController.Column, byPeople: Bool
  ) {
    if gone.rawValue > kind.rawValue, byPeople { column(kind)?.clearChoice() }
    compactColumn = NavigationSplitViewColumn(column: kind)
    // Several columns may go at once; the last one that is shown counts.
    root.callBack(.change) { [weak self] in
      guard let self, let binding = value.compactColumn, let compactColumn, binding.wrappedValue != compactColumn else {
        return
      }
      binding.wrappedValue = compactColumn
    }
  }

  // MARK: - Columns

  func show(_ column: SplitColumn) {
    guard isSettled else { return }
    if split.isCollapsed {
      guard !split.isShowing(column.kind) else { return }
      if column === detail, let content, split.isShowing(.primary) { split.show(content.kind) }
      split.show(column.kind)
    } else if column === detail, split.displayMode.isOverlay {
      split.hide(.primary)
    }
  }

  func goBack(to column: SplitColumn) {
    guard split.isCollapsed, let index = columns.firstIndex(where: { $0 === column }),
      columns.dropFirst(index + 1).contains(where: { split.isShowing($0.kind) })
    else { return }
    split.show(column.kind)
  }

  func pagesDidChange(in column: SplitColumn) {
    // The button that shows the sidebar stands on the first page of a column.
    split.viewIfLoaded?.setNeedsLayout()
  }

  private func observe(_ column: SplitColumn) {
    let kind = column.kind
    column.root.host.watch(PageKey.self) { [weak self] in self?.take($0, of: kind) }
    var traits = PreferenceValue<PageKey>()
    column.root.root.collect(PageKey.self, into: &traits)
    take(traits.result, of: kind)
  }

  private func take(_ traits: PageTraits, of kind: UISplitViewController.Column) {
    if traits.columnWidth != widths[kind] {
      widths[kind] = traits.columnWidth
      split.setWidth(traits.columnWidth, of: kind)
    }
    if traits.removesSidebarToggle == true { removesToggle.insert(kind) } else { removesToggle.remove(kind) }
    let visibility: UISplitViewController.DisplayModeButtonVisibility = removesToggle.isEmpty ? .automatic : .never
    if split.displayModeButtonVisibility != visibility { split.displayModeButtonVisibility = visibility }
  }

  // MARK: - Element

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    for column in columns { column.roots.forEach(body) }
  }

  /// What columns show stands in views of their own.
  override func childItemsDidChange() {}

  override func makeItems() -> [Item] { [Item(box: box)] }

  override func willRemove() {
    columns.forEach { $0.end() }
    box.detach()
  }

  override func collect<Key: PreferenceKey>(_ key: Key.Type, into value: inout PreferenceValue<Key>) {
    guard key != PageKey.self else { return }
    super.collect(key, into: &value)
  }
}

extension NavigationSplitViewElement: ColumnsObserver {}

/// What a controller of columns reports to.
@MainActor private protocol ColumnsObserver: AnyObject {
  var topColumn: UISplitViewController.Column { get }
  func layoutDidChange()
  func didChoose(_ mode: UISplitViewController.DisplayMode)
  func didShow(
    _ kind: UISplitViewController.Column, inPlaceOf gone: UISplitViewController.Column, byPeople: Bool)
}

/// The controller of a split view's columns.
private final class ColumnsController: UISplitViewController, UISplitViewControllerDelegate {
  weak var owner: (any ColumnsObserver)?
  /// The column that the program shows in place of another one.
  var expected: Column?
  private var gone: Column?
  private var isCollapsing = false
  /// Whether people change the mode now.
  private var isChosen = false

  override init(style: Style) {
    super.init(style: style)
    delegate = self
  }

  /// Fails: split views are not read from archives.
  required init?(coder: NSCoder) { return nil }

  func setWidth(_ width: ColumnWidth?, of column: Column) {
    let (least, ideal, most) = (
      width?.least ?? Self.automaticDimension, width?.ideal ?? Self.automaticDimension,
      width?.most ?? Self.automaticDimension
    )
    switch column {
    case .primary:
      (minimumPrimaryColumnWidth, preferredPrimaryColumnWidth, maximumPrimaryColumnWidth) = (least, ideal, most)
    case .supplementary:
      (minimumSupplementaryColumnWidth, preferredSupplementaryColumnWidth) = (least, ideal)
      maximumSupplementaryColumnWidth = most
    default:
      minimumSecondaryColumnWidth = least
    }
  }

  // MARK: - Modes

  func targetDisplayModeForAction(in svc: UISplitViewController) -> DisplayMode {
    isChosen = true
    return .automatic
  }

  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: DisplayMode) {
    // A tap beside columns that are over the detail hides them.
    if isChosen || (self.displayMode.isOverlay && displayMode == .secondaryOnly) { owner?.didChoose(displayMode) }
    isChosen = false
  }

  // MARK: - Collapsing

  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
  ) -> Column {
    isCollapsing = true
    return owner?.topColumn ?? proposedTopColumn
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    isCollapsing = false
    gone = nil
    owner?.layoutDidChange()
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    gone = nil
    owner?.layoutDidChange()
  }

  func splitViewController(_ svc: UISplitViewController, willHide column: Column) {
    if isCollapsed, !isCollapsing { gone = column }
  }

  func splitViewController(_ svc: UISplitViewController, didShow column: Column) {
    guard isCollapsed, !isCollapsing, let gone else { return }
    self.gone = nil
    // Columns between go before the one that is expected is shown.
    owner?.didShow(column, inPlaceOf: gone, byPeople: expected == nil)
    if expected == column { expected = nil }
  }
}

extension UISplitViewController.DisplayMode {
  /// Whether columns are over the detail.
  fileprivate var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}
