// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionUpdating

/// Shows items, and views that go with them, where a layout puts them.
///
/// Only the elements that meet the bounds have views; views that leave are used again. Lengths are points in content
/// coordinates. The class body holds stored state and what apps may override; topics live in `UICollectionView+….swift`.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, UIDataSourceTranslating, UISpringLoadedInteractionSupporting {
  /// The kind of section headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of section footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  // MARK: - Life

  /// Creates a collection view with a frame in its future superview's space and the layout of its elements.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    setUp()
  }

  /// Creates a collection view of a nib, with the nib's layout.
  public required init?(coder: NSCoder) {
    let layout = (coder as? ObjectDecoder)?.object("collectionViewLayout") as? UICollectionViewLayout
    storedLayout = layout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
    finishDecoding(coder, as: UICollectionView.self)
  }

  private func setUp() {
    storedLayout.collectionView = self
    backgroundColor = .systemBackground
    addSelectionPan()
    setNeedsLayout()
  }

  // MARK: - Data and delegate

  /// Says what is shown. Setting it loads everything anew.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { heldDataSource }
    set { heldDataSource = newValue }
  }
  weak var heldDataSource: (any UICollectionViewDataSource)? {
    didSet { if heldDataSource !== oldValue { reloadData() } }
  }

  /// Decides about selection, and is told of scrolling and of what is shown.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { heldCollectionDelegate }
    set {
      guard newValue !== super.delegate else { return }
      super.delegate = newValue
      if newValue != nil { addInteraction(contextMenus.interaction) }
      // Sizes may come from the delegate.
      if engine.layoutState.isPrepared { collectionViewLayout.invalidateLayout() }
    }
  }

  /// Told which items will probably be shown soon.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether `prefetchDataSource` is told. Defaults to `true`.
  open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { cancelPrefetching() } }
  }

  /// Forgets all that was loaded and shown, and the selection; everything is loaded anew before the next frame.
  open func reloadData() { run("reloadData", of: UICollectionView.self) { reloadEverything() } }

  open var numberOfSections: Int { counts.count }

  open func numberOfItems(inSection section: Int) -> Int { itemCount(in: section) }

  // MARK: - Layout

  /// Says where the elements are.
  ///
  /// Set, it moves the elements at once. During an interactive transition it is the transition's.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { changeLayout(to: newValue, animated: false, completion: nil) }
  }

  /// Changes the layout; `animated`, the elements move to their new places in 0.3 seconds.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// - Parameter completion: Called when the elements are at their new places; its argument is `false` where an
  ///   animation was removed earlier.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    changeLayout(to: layout, animated: animated, completion: completion)
  }

  /// Called when an interactive transition is over: whether its last animations ran to their end, and whether the new
  /// layout is in place.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Begins to go over to another layout, as far as the returned layout's `transitionProgress` says.
  ///
  /// A transition under way stops the program.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }

  /// Goes the rest of the way to the new layout, animated. Without a transition under way it stops the program.
  open func finishInteractiveTransition() { endTransition(finishing: true) }

  /// Goes back to the layout before the transition, animated. Without a transition under way it stops the program.
  open func cancelInteractiveTransition() { endTransition(finishing: false) }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return storedLayout.attributes(of: .cell(place(asked: indexPath)))
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return storedLayout.attributes(of: .supplementary(kind, indexPath))
  }

  /// When cells on the screen that say their sizes are asked for them again. Defaults to `enabled`.
  ///
  /// The change is animated, unless the content changes within `UIView.performWithoutAnimation(_:)`.
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeBackground()
    engine.updateElements()
    placePinnedShade()
    placeIndex()
  }

  // MARK: - Registering and dequeuing

  /// Says which class cells with an identifier have; `nil` for none any more.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerClass(cellClass, ReuseKey(kind: ReuseKey.cell, identifier: identifier))
  }

  /// Says which class supplementary views of a kind with an identifier have; `nil` for none any more.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    registerClass(viewClass, ReuseKey(kind: elementKind, identifier: identifier))
  }

  /// Has cells with an identifier made from a nib, which holds one cell and nothing else; `nil` for none any more.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registerNib(nib, ReuseKey(kind: ReuseKey.cell, identifier: identifier), name: identifier)
  }

  /// Has supplementary views of a kind with an identifier made from a nib, which holds one such view and nothing else;
  /// `nil` for none any more.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    registerNib(nib, ReuseKey(kind: kind, identifier: identifier), name: identifier)
  }

  /// A cell to be shown for an item: one that left the screen, or a new one. Its size is the layout's.
  ///
  /// An identifier that is not registered stops the program.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    dequeueCell(identifier, indexPath)
  }

  /// A supplementary view to be shown: one that left the screen, or a new one.
  ///
  /// An identifier that is not registered for the kind stops the program.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementary(elementKind, identifier, indexPath)
  }

  // MARK: - What is shown

  /// The cells on the screen, in no particular order.
  open var visibleCells: [UICollectionViewCell] { elements.ordered.compactMap { $0.view as? UICollectionViewCell } }

  /// The items on the screen, in no particular order.
  open var indexPathsForVisibleItems: [IndexPath] {
    elements.ordered.filter { $0.key.category == .cell }.compactMap { answer($0.key.indexPath) }
  }

  /// The cell of an item; `nil` where it is not on the screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { visibleCell(at: place(asked: indexPath)) }

  /// The item that a cell shows; `nil` where it shows none.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    elements.ordered.first { $0.view === cell }.flatMap { answer($0.key.indexPath) }
  }

  /// The place of a supplementary view; `nil` where it is none of those on the screen.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    elements.ordered.first { $0.view === supplementaryView && $0.key.category == .supplementaryView }?.key.indexPath
  }

  /// The item at a point, on the screen or not; `nil` where there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point).flatMap(answer) }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    supplementaries(ofKind: elementKind).compactMap(\.reusableView)
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    supplementaries(ofKind: elementKind).map(\.key.indexPath)
  }

  /// A supplementary view that is on the screen.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    elements[ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]?.reusableView
  }

  /// A view behind all elements that stays where the screen is. Defaults to `nil`.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { backgroundDidChange(from: oldValue) } }
  }

  // MARK: - Selection

  /// Whether items can be selected outside of editing. Defaults to `true`.
  open var allowsSelection = true {
    didSet { trimSelection() }
  }

  /// Whether several items can be selected outside of editing. Defaults to `false`.
  open var allowsMultipleSelection = false {
    didSet { trimSelection() }
  }

  /// Whether items can be selected while `isEditing`. Defaults to `false`.
  open var allowsSelectionDuringEditing = false {
    didSet { trimSelection() }
  }

  /// Whether several items can be selected while `isEditing`. Defaults to `false`.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { trimSelection() }
  }

  /// Whether items are being edited. Defaults to `false`. A change lets go of what may not be selected any more.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }

  /// The selected items, in the order in which they were selected; empty where there is none.
  open var indexPathsForSelectedItems: [IndexPath]? { shadow == nil ? selection : selection.compactMap(answer) }

  /// Selects an item without telling the delegate, and scrolls to it if a position is given; `nil` deselects all.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    selectByCode(indexPath.map(place(asked:)), animated, scrollPosition)
  }

  /// Deselects an item without telling the delegate. Animated, what shows the selection fades.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(place: place(asked: indexPath), animated: animated)
  }

  // MARK: - Focus

  /// Whether the keyboard's focus can be on cells, unless the delegate says. Defaults to `true` on pads, else to `false`.
  open var allowsFocus: Bool {
    get { focus.allows ?? (traitCollection.userInterfaceIdiom == .pad) }
    set { focus.allows = newValue }
  }

  /// Whether the focus can be on cells while `isEditing`, unless the delegate says. Defaults to `allowsFocus`.
  open var allowsFocusDuringEditing: Bool {
    get { focus.allowsDuringEditing ?? allowsFocus }
    set { focus.allowsDuringEditing = newValue }
  }

  /// Whether an item is selected when the focus comes to it. Defaults to `false`.
  open var selectionFollowsFocus = false

  /// Whether the focus comes back to the item that it left last. Defaults to `false`.
  open var remembersLastFocusedIndexPath = false

  open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredFocusedCell.map { [$0] } ?? [] }

  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    heldCollectionDelegate?.collectionView(
      self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self)) ?? true
  }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    let own = UICollectionViewFocusUpdateContext(context, in: self)
    focusDidMove(own)
    heldCollectionDelegate?.collectionView(self, didUpdateFocusIn: own, with: coordinator)
  }

  // MARK: - Moving items by hand

  /// Begins to move an item; `false` where the data source does not let it go, or its cell is not on the screen.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }

  /// Moves the item that is being moved to a point in content coordinates; the others make room.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(to: targetPosition) }

  /// Leaves the item where it is; the data source is told to move it.
  open func endInteractiveMovement() { endMovement() }

  /// Puts the item back.
  open func cancelInteractiveMovement() { cancelMovement() }

  // MARK: - Menus

  /// What opens the items' menus; `nil` without a delegate, who says what they have.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    heldCollectionDelegate == nil ? nil : contextMenus.interaction
  }

  // MARK: - Drag and drop

  /// Says what is dragged from here; without it nothing is. Defaults to `nil`.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { dragDelegateDidChange() }
  }

  /// Takes what is dropped here; without it nothing can be. Defaults to `nil`.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { dropDelegateDidChange() }
  }

  /// Whether items can be lifted. Defaults to `true` on pads, to `false` on phones.
  open lazy var dragInteractionEnabled: Bool = UIDragInteraction.isEnabledByDefault {
    didSet { dragLift.isEnabled = dragInteractionEnabled }
  }

  /// How soon items make room for one that is dragged over them. Defaults to `immediate`.
  open var reorderingCadence: ReorderingCadence = .immediate

  /// Whether items were lifted from here whose drag is not over.
  open var hasActiveDrag: Bool { !dragSource.paths.isEmpty }

  /// Whether items are dragged over the collection view, or being dropped on it.
  open var hasActiveDrop: Bool { dropTarget.isActive }

  /// Whether items are selected when what is dragged rests over them, unless the delegate says. Defaults to `false`.
  open var isSpringLoaded: Bool {
    get { springLoading != nil }
    set { setSpringLoaded(newValue, &springLoading) { CollectionSpringLoading.interaction(self) } }
  }

  // MARK: - Data and what is shown

  open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    dataSourceSectionIndex
  }

  open func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
    presentationSectionIndex
  }

  open func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    dataSourceIndexPath.map(shownPath)
  }

  open func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    presentationIndexPath.flatMap(dataPath)
  }

  open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    perform(usingPresentationValues: actionsToTranslate)
  }

  // MARK: - Scrolling

  /// Scrolls until an item is where it is wanted, or as near as the content allows.
  ///
  /// An item that does not exist stops the program.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    scrollToShowItem(place(asked: indexPath), scrollPosition, animated)
  }

  // MARK: - Updates

  // Outside of `performBatchUpdates(_:completion:)` each call is a batch of its own. Changes are animated in a window,
  // unless animations are turned off.

  open func insertItems(at indexPaths: [IndexPath]) { engine.note(indexPaths.map(CollectionChange.insertItem)) }
  open func deleteItems(at indexPaths: [IndexPath]) { engine.note(indexPaths.map(CollectionChange.deleteItem)) }
  open func reloadItems(at indexPaths: [IndexPath]) { engine.note(indexPaths.map(CollectionChange.reloadItem)) }

  /// Has the cells of items filled anew without being replaced: the data source's dequeuing returns the cell there is.
  /// Items without a cell are left alone; in a batch, paths are those before it.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    engine.note(indexPaths.map(CollectionChange.reconfigureItem))
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    engine.note([.moveItem(indexPath, newIndexPath)])
  }
  open func insertSections(_ sections: IndexSet) { engine.note(sections.map(CollectionChange.insertSection)) }
  open func deleteSections(_ sections: IndexSet) { engine.note(sections.map(CollectionChange.deleteSection)) }
  open func reloadSections(_ sections: IndexSet) { engine.note(sections.map(CollectionChange.reloadSection)) }
  open func moveSection(_ section: Int, toSection newSection: Int) { engine.note([.moveSection(section, newSection)]) }

  /// Makes several changes at once. Deletions, reloads and origins of moves are paths before the batch, insertions and
  /// ends of moves paths after it, whatever the order of the calls.
  ///
  /// Batches within the block join this one. `completion` is called when the animation is over; its argument is `false`
  /// where it was removed earlier. A batch during another's animation begins from what is on screen.
  ///
  /// Numbers of items that do not add up stop the program.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    engine.runBatch(updates, completion)
  }

  /// Makes several changes at once, and returns when the animation is over: whether it ran to its end.
  @discardableResult
  open func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    await withCheckedContinuation { continuation in
      performBatchUpdates(updates) { continuation.resume(returning: $0) }
    }
  }

  /// Whether a batch is under way, items make room for what is dragged, or there are placeholders.
  open var hasUncommittedUpdates: Bool {
    engine.batch?.changes.isEmpty == false || !placeholderEdits.isEmpty || shadow != nil
  }

  // MARK: - Stored state of the topics

  var storedLayout: UICollectionViewLayout
  /// Keeps the elements' views.
  lazy var engine = ListEngine(self)
  /// The scroll views of sections that scroll across the layout, by section.
  var orthogonalViews: [Int: OrthogonalSectionView] = [:]
  var selection: [IndexPath] = []
  var pressedItem: IndexPath?
  var focus = CollectionFocusState()
  var shadow: CollectionShadow?
  /// Whether index paths of the app are those of places that are shown, not of the data.
  var speaksOfShownPlaces = false
  /// The numbers of items while an item is shown elsewhere, when the data is not to be asked.
  var plannedCounts: [Int]?
  /// What is shown for items that are still loading, by the numbers that the shadow knows them by.
  var placeholders: [Int: any ListPlaceholder] = [:]
  var nextPlaceholder = 0
  var placeholderEdits = PlaceholderEdits()
  var movement: CollectionMovement?
  var springLoading: UISpringLoadedInteraction?
  lazy var contextMenus = ListContextMenus(self)
  lazy var dragSource = ListDragSource(self)
  lazy var dropTarget = ListDropTarget(self)
  lazy var dragLift = UIDragInteraction(delegate: dragSource)
  lazy var dropArea = UIDropInteraction(delegate: dropTarget)
  lazy var selectionPan = SelectionPanGestureRecognizer(self)
  var interactiveTransition: InteractiveLayoutTransition?
  var prefetched = Set<IndexPath>()
  /// Swiping rows aside; made for the first list that has actions.
  var listSwipes: ListSwipes?
  /// What a list shows behind everything.
  var listGround: UIView?
  var index = ListIndex()
  /// What darkens and blurs rows under pinned headers.
  var pinnedShade: ScrollEdgeView?
  var prefetchDirection = PrefetchDirection()

  // MARK: - Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { press(touches) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { release(touches) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelPress() }

  // MARK: - Keys

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

  // MARK: - Hooks

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
    storedLayout.environmentDidChange()
  }

  /// Scale and direction are the layout's business.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    storedLayout.environmentDidChange()
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { storedLayout.environmentDidChange() } }
  }

  /// Cells that say their sizes say others with other text.
  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    if engine.layoutState.isPrepared, storedLayout.measuresViews { storedLayout.invalidateLayout() }
  }

  override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    prepareLayoutIfNeeded()
    return storedLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }
}

extension UICollectionView {
  /// The axis along which content grows.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// Where an item stands after scrolling to it.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }
}

extension UICollectionView {
  /// Who is asked and told: whom this class's setter was given. An app's override of the property is its own matter, as on iOS.
  var heldCollectionDelegate: (any UICollectionViewDelegate)? { heldDelegate as? any UICollectionViewDelegate }
}
