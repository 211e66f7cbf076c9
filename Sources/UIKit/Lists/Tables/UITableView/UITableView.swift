// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionUpdating

/// Shows rows in one column, in sections with headers and footers.
///
/// Only rows that meet the bounds have cells; cells that leave are used again. Lengths are points in content coordinates.
@preconcurrency @MainActor
open class UITableView: UIScrollView, UIDataSourceTranslating, UISpringLoadedInteractionSupporting {
  // MARK: - Life

  /// Creates a table with a frame in its future superview's space and a style, which stays.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table of a nib, in the style that the nib has.
  public required init?(coder: NSCoder) {
    style = Style(nibName: (coder as? ObjectDecoder)?.text("style"))
    super.init(coder: coder)
    setUp()
    finishDecoding(coder, as: UITableView.self)
  }

  /// How sections look. Set when the table is created.
  open private(set) var style: UITableView.Style

  /// Says what is shown. Setting it loads everything anew.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { heldDataSource }
    set { heldDataSource = newValue }
  }
  weak var heldDataSource: (any UITableViewDataSource)? {
    didSet { if heldDataSource !== oldValue { reloadEverything() } }
  }

  /// Decides about heights, selection and editing, and is told of scrolling and of what is shown.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { heldTableDelegate }
    set {
      guard newValue !== super.delegate else { return }
      super.delegate = newValue
      if newValue != nil { addInteraction(contextMenus.interaction) }
      heightsDidChange()
    }
  }

  /// Told which rows will probably be shown soon.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// Whether `prefetchDataSource` is told. Defaults to `true`.
  open var isPrefetchingEnabled = true { didSet { if !isPrefetchingEnabled { cancelPrefetching() } } }

  /// Forgets all that was loaded and shown, and the selection; everything is loaded anew before the next frame.
  open func reloadData() {
    run("reloadData", of: UITableView.self) { reloadEverything() }
    // iOS asks for the numbers of rows at once, shown or not, so that a row may be inserted right behind.
    if heldDataSource != nil, engine.batch == nil { _ = engine.counts }
  }

  /// Asks the data source for the index titles again.
  open func reloadSectionIndexTitles() {
    index.isOutdated = true
    setNeedsLayout()
  }

  open var numberOfSections: Int { heldDataSource == nil ? max(1, engine.counts.count) : engine.counts.count }

  open func numberOfRows(inSection section: Int) -> Int { rowCount(in: section) }

  // MARK: - Heights

  /// The height of rows unless the delegate says. Defaults to `automaticDimension`: what a cell's content needs.
  open var rowHeight: CGFloat = automaticDimension { didSet { if rowHeight != oldValue { heightsDidChange() } } }

  /// The height of headers unless the delegate says. Defaults to `automaticDimension`.
  open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
  }

  /// The height of footers unless the delegate says. Defaults to `automaticDimension`.
  open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
  }

  /// What rows are taken for until they are seen; with 0, or without one, rows that the delegate sizes are all asked for
  /// at once. Defaults to `automaticDimension`.
  open var estimatedRowHeight: CGFloat = automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
  }

  /// What headers that say their heights are taken for until they are seen. Defaults to `automaticDimension`.
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsDidChange() } }
  }

  /// What footers that say their heights are taken for until they are seen. Defaults to `automaticDimension`.
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsDidChange() } }
  }

  /// The height of empty rows that a plain table draws below its last row. Defaults to 0: none.
  open var fillerRowHeight: CGFloat = 0 {
    didSet { if fillerRowHeight != oldValue { setNeedsLayout() } }
  }

  /// Free above each header. Defaults to `automaticDimension`: 22 in plain tables, else nothing.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
  }

  /// When cells on the screen that say their heights are asked for them again. Defaults to `enabled`.
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

  /// Which elements hug their content. Defaults to none.
  open var contentHuggingElements: ContentHuggingElements = []

  // MARK: - Looks

  /// A view behind all rows that stays where the screen is. Defaults to `nil`.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { backgroundDidChange(from: oldValue) } }
  }

  /// Above the first section; it keeps its height and becomes as wide as the table. Defaults to `nil`.
  open var tableHeaderView: UIView? {
    didSet { extraViewDidChange(from: oldValue, to: tableHeaderView) }
  }

  /// Below the last section; it keeps its height and becomes as wide as the table. Defaults to `nil`.
  open var tableFooterView: UIView? {
    didSet { extraViewDidChange(from: oldValue, to: tableFooterView) }
  }

  /// Whether there are lines between rows. Defaults to `singleLine`.
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { separator.style }
    set { separator.style = newValue }
  }

  /// The colour of lines; `nil`, set, is the system's.
  open var separatorColor: UIColor? {
    get { separator.color ?? .separator }
    set { separator.color = newValue }
  }

  /// Blurs what is behind the lines. Defaults to `nil`.
  open var separatorEffect: UIVisualEffect? {
    get { separator.effect }
    set { separator.effect = newValue }
  }

  /// Where lines begin and end, by `separatorInsetReference`. Until it is set lines begin at the text.
  open var separatorInset: UIEdgeInsets {
    get { separator.inset ?? UIEdgeInsets(top: 0, left: textMargin, bottom: 0, right: 0) }
    set { separator.inset = newValue }
  }

  /// What `separatorInset` counts from. Defaults to `fromCellEdges`.
  open var separatorInsetReference: SeparatorInsetReference {
    get { separator.reference }
    set { separator.reference = newValue }
  }

  /// Whether text keeps to a width that is easily read, in the middle of wide tables. Defaults to `false`.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { rowPlacesDidChange() } }
  }

  /// Whether content stays out of what covers the table's sides. Defaults to `true`.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { rowPlacesDidChange() } }
  }

  // MARK: - Places

  /// The header, rows and footer of a section.
  open func rect(forSection section: Int) -> CGRect { prepared(section)?.section(section) ?? .zero }

  /// Where a section's header belongs, wherever it is while it sticks to the top.
  open func rectForHeader(inSection section: Int) -> CGRect { prepared(section)?.header(section) ?? .zero }

  open func rectForFooter(inSection section: Int) -> CGRect { prepared(section)?.footer(section) ?? .zero }

  /// Where a row is, on the screen or not; an empty rectangle for one that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    prepared(indexPath.first ?? -1)?.row(place(asked: indexPath)) ?? .zero
  }

  /// The row at a point, on the screen or not; `nil` where there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point).flatMap(answer) }

  /// The row that a cell shows; `nil` where it shows none.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownPath(of: cell).flatMap(answer) }

  /// The rows that meet a rectangle, in order; empty where none do.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect).compactMap(answer) }

  /// The cell of a row; `nil` where it is not on the screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { visibleCell(at: place(asked: indexPath)) }

  /// The cells on the screen, from top to bottom.
  open var visibleCells: [UITableViewCell] { shownRows.compactMap { $0.view as? UITableViewCell } }

  /// The rows on the screen, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { shownRows.compactMap { answer($0.key.indexPath) } }

  /// The view of a section's header; `nil` where it is not on the screen, or is no `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    engine.elements[TableLayout.key(header: section)]?.view as? UITableViewHeaderFooterView
  }

  /// The view of a section's footer; `nil` where it is not on the screen, or is no `UITableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    engine.elements[TableLayout.key(footer: section)]?.view as? UITableViewHeaderFooterView
  }

  /// Scrolls until a row is where it is wanted, or as near as the content allows; by the row `NSNotFound` to a section.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    scrollToShowRow(place(asked: indexPath), scrollPosition, animated)
  }

  /// Scrolls until the selected row that is nearest to what is seen is where it is wanted.
  open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    if let row = nearestSelectedRow { scrollToShowRow(row, scrollPosition, animated) }
  }

  // MARK: - Updates

  /// Makes several changes at once. Deletions, reloads and origins of moves are paths before the batch, insertions and
  /// ends of moves paths after it. Batches within the block join this one. `completion` is called when the animation is
  /// over; its argument is `false` where it was removed earlier. Numbers of rows that do not add up stop the program.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    engine.runBatch(updates, completion)
  }

  /// Begins a batch that `endUpdates()` ends; batches within it join it.
  open func beginUpdates() { engine.beginBatch() }

  /// Ends what `beginUpdates()` has begun: heights are asked for again, and everything moves to its place.
  open func endUpdates() { engine.endBatch() }

  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    tableLayout.motion.noteArrivals(indexPaths, animation)
    engine.note(indexPaths.map(CollectionChange.insertItem))
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    tableLayout.motion.noteDepartures(indexPaths, animation)
    engine.note(indexPaths.map(CollectionChange.deleteItem))
  }

  /// Replaces the cells of rows by other ones.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    tableLayout.motion.noteDepartures(indexPaths, animation)
    engine.note(indexPaths.map(CollectionChange.reloadItem))
  }

  /// Has the cells of rows filled anew without being replaced: the data source's dequeuing returns the cell there is.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    engine.note(indexPaths.map(CollectionChange.reconfigureItem))
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    engine.note([.moveItem(indexPath, newIndexPath)])
  }

  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    tableLayout.motion.noteArrivals(sections, animation)
    engine.note(sections.map(CollectionChange.insertSection))
  }

  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    tableLayout.motion.noteDepartures(sections, animation)
    engine.note(sections.map(CollectionChange.deleteSection))
  }

  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    tableLayout.motion.noteDepartures(sections, animation)
    engine.note(sections.map(CollectionChange.reloadSection))
  }

  open func moveSection(_ section: Int, toSection newSection: Int) { engine.note([.moveSection(section, newSection)]) }

  /// Whether a batch is under way, rows make room for what is moved or dragged, or there are placeholders.
  open var hasUncommittedUpdates: Bool {
    engine.batch?.changes.isEmpty == false || !placeholderEdits.isEmpty || shadow != nil
  }

  // MARK: - Editing

  /// Whether rows show what edits them. Defaults to `false`.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides what edits rows; `animated`, rows make room for it.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(to: editing, animated: animated) }

  // MARK: - Selection

  /// Whether rows can be selected outside of editing. Defaults to `true`.
  open var allowsSelection = true {
    didSet { trimSelection() }
  }

  /// Whether rows can be selected while the table is edited. Defaults to `false`.
  open var allowsSelectionDuringEditing = false {
    didSet { trimSelection() }
  }

  /// Whether several rows can be selected outside of editing. Defaults to `false`.
  open var allowsMultipleSelection = false {
    didSet { trimSelection() }
  }

  /// Whether several rows can be selected while the table is edited, by circles. Defaults to `false`.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { trimSelection() }
  }

  /// The selected row, the first of several; `nil` where there is none.
  open var indexPathForSelectedRow: IndexPath? { selection.first.flatMap(answer) }

  /// The selected rows; `nil` where there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.compactMap(answer)
  }

  /// Selects a row without telling the delegate, and scrolls to it if a position is given; `nil` deselects all.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    selectByCode(indexPath.map(place(asked:)), animated, scrollPosition)
  }

  /// Deselects a row without telling the delegate. Animated, what shows the selection fades.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(place: place(asked: indexPath), animated: animated)
  }

  // MARK: - Index

  /// With fewer rows than this the index is not shown. Defaults to 0.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { reloadSectionIndexTitles() } }
  }

  /// The colour of the index titles; `nil`, the default, is the tint.
  open var sectionIndexColor: UIColor? {
    didSet { indexLooksDidChange() }
  }

  /// Behind the index titles; `nil`, the default, is clear.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { indexLooksDidChange() }
  }

  /// Behind the index titles while a finger is on them; `nil`, the default, is `sectionIndexBackgroundColor`.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { indexLooksDidChange() }
  }

  // MARK: - Registering and dequeuing

  /// Says which class cells with an identifier have; `nil` for none any more.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerClass(cellClass, ReuseKey(kind: ReuseKey.cell, identifier: identifier))
  }

  /// Says which class headers and footers with an identifier have; `nil` for none any more.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerClass(aClass, ReuseKey(kind: ReuseKey.headerFooter, identifier: identifier))
  }

  /// Has cells with an identifier made from a nib, which holds one cell and nothing else; `nil` for none any more.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerNib(nib, ReuseKey(kind: ReuseKey.cell, identifier: identifier))
  }

  /// Has headers and footers with an identifier made from a nib, which holds one such view; `nil` for none any more.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerNib(nib, ReuseKey(kind: ReuseKey.headerFooter, identifier: identifier))
  }

  /// A cell that left the screen, or a new one of the registered class; `nil` where there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier, for: nil)
  }

  /// A cell for a row: one that left the screen, or a new one.
  ///
  /// An identifier that is not registered stops the program.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    requiredCell(identifier, for: indexPath)
  }

  /// A header or footer that left the screen, or a new one of the registered class; `nil` where there is neither.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueHeaderFooter(identifier)
  }

  // MARK: - Focus

  /// Whether the keyboard's focus can be on rows, unless the delegate says. Defaults to `true` on pads, else to `false`.
  open var allowsFocus: Bool {
    get { focus.allows ?? (traitCollection.userInterfaceIdiom == .pad) }
    set { focus.allows = newValue }
  }

  /// Whether the focus can be on rows while the table is edited, unless the delegate says. Defaults to `allowsFocus`.
  open var allowsFocusDuringEditing: Bool {
    get { focus.allowsDuringEditing ?? allowsFocus }
    set { focus.allowsDuringEditing = newValue }
  }

  /// Whether a row is selected when the focus comes to it. Defaults to `false`.
  open var selectionFollowsFocus = false

  /// Whether the focus comes back to the row that it left last. Defaults to `false`.
  open var remembersLastFocusedIndexPath = false

  open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredFocusedCell.map { [$0] } ?? [] }

  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    heldTableDelegate?.tableView(self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self)) ?? true
  }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    let own = UITableViewFocusUpdateContext(context, in: self)
    focusDidMove(own)
    heldTableDelegate?.tableView(self, didUpdateFocusIn: own, with: coordinator)
  }

  /// Whether rows are selected when what is dragged rests over them, unless the delegate says. Defaults to `false`.
  open var isSpringLoaded: Bool {
    get { springLoading != nil }
    set { setSpringLoaded(newValue, &springLoading) { TableSpringLoading.interaction(self) } }
  }

  // MARK: - Drag and drop

  /// Says what is dragged from here; without it nothing is. Defaults to `nil`.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { dragDelegateDidChange() }
  }

  /// Takes what is dropped here; without it only rows are, that the data source moves. Defaults to `nil`.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { dropDelegateDidChange() }
  }

  /// Whether rows can be lifted. Defaults to `true` on pads, else to `false`.
  open lazy var dragInteractionEnabled: Bool = UIDragInteraction.isEnabledByDefault {
    didSet { dragLift.isEnabled = dragInteractionEnabled }
  }

  /// Whether rows were lifted from here whose drag is not over.
  open var hasActiveDrag: Bool { !dragSource.paths.isEmpty }

  /// Whether items are dragged over the table, or being dropped on it.
  open var hasActiveDrop: Bool { dropTarget.isActive }

  // MARK: - Menus

  /// What opens the rows' menus; `nil` without a delegate, who says what they have.
  open var contextMenuInteraction: UIContextMenuInteraction? { heldDelegate == nil ? nil : contextMenus.interaction }

  // MARK: - Stored state of the topics

  let tableLayout = TableLayout()
  lazy var engine = ListEngine(self)
  lazy var contextMenus = ListContextMenus(self)
  var separator = TableSeparator() {
    didSet { if separator != oldValue { rowPlacesDidChange() } }
  }
  var sizing = RowSizing.unknown
  /// Whether the delegate says heights of some rows, though it left the first one's to the table.
  var hasToldHeights = false
  /// Whether the protocol's own answer was given in the place of the app's.
  var defaultWasUsed = false
  /// Whether the delegate has views for headers and footers; `nil` where it was not asked.
  var (providesHeaderViews, providesFooterViews): (Bool?, Bool?)
  var titleHeights = TableTitleHeights()
  /// Headers and footers that were made before there was a place for them.
  var madeBands: [ElementKey: UIView] = [:]
  var storedIsEditing = false
  var selection: [IndexPath] = []
  var pressedRow: IndexPath?
  var focus = TableFocusState() {
    didSet { if focus.allows != oldValue.allows { rowPlacesDidChange() } }
  }
  var shadow: CollectionShadow?
  var plannedCounts: [Int]?
  var placeholders: [Int: any ListPlaceholder] = [:]
  var nextPlaceholder = 0
  var placeholderEdits = PlaceholderEdits()
  lazy var dragSource = ListDragSource(self)
  lazy var dropTarget = ListDropTarget(self)
  lazy var dragLift = UIDragInteraction(delegate: dragSource)
  lazy var dropArea = UIDropInteraction(delegate: dropTarget)
  var speaksOfShownPlaces = false
  var movement: TableMovement?
  var springLoading: UISpringLoadedInteraction?
  lazy var selectionPan = SelectionPanGestureRecognizer(self)
  var (prefetched, prefetchDirection) = (Set<IndexPath>(), PrefetchDirection())
  var index = ListIndex()
  var listSwipes: ListSwipes?
  var rowEditing = TableRowEditing()
  var fillers: TableFillers?
  var pinnedShade: ScrollEdgeView?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { press(touches) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { release(touches) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelPress() }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = presses.filter { !pressFocused($0) }
    if !left.isEmpty { super.pressesBegan(left, with: event) }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = presses.filter { !releaseFocused($0, selects: true) }
    if !left.isEmpty { super.pressesEnded(left, with: event) }
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = presses.filter { !releaseFocused($0, selects: false) }
    if !left.isEmpty { super.pressesCancelled(left, with: event) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeExtraViews()
    engine.updateElements()
    placeExtraViews()
    placePinnedShade()
    layOutIndex()
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      engine.boundsWillChange(to: newValue)
      super.bounds = newValue
      engine.invalidateForBounds()
      engine.boundsDidChangeInBlock()
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      if transform.isIdentity { engine.boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size)) }
      super.frame = newValue
      engine.invalidateForBounds()
      engine.boundsDidChangeInBlock()
    }
  }

  override var hidesVerticalIndicator: Bool { showsIndex }

  override func boundsDidChange(from oldBounds: CGRect) {
    engine.invalidateForBounds()
    super.boundsDidChange(from: oldBounds)
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    tableLayout.environmentDidChange()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    rowPlacesDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    rowPlacesDidChange()
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { rowPlacesDidChange() } }
  }

  /// Cells that say their heights say others with other text.
  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    heightsDidChange()
  }
}
