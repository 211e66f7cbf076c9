// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import ViewGraph
internal import ViewLayoutCore

/// Shows a tree of elements, or a part of one, in a view: updates it, lays it out and draws it.
@MainActor final class ViewHost {
  /// What the hosts of the tree share.
  let family: HostFamily
  var root: UpdateRoot { family.root }
  /// The host within whose boxes this one's view stands.
  private(set) weak var parent: ViewHost?
  /// The host of elements whose boxes stand in this one.
  private weak var relay: ViewHost?
  private struct Child {
    weak var host: ViewHost?
  }
  private var inner: [Child] = []
  /// The view whose layer holds what is drawn; its bounds are the root's coordinates.
  private(set) weak var view: UIView?
  /// The topmost element of what is shown.
  private(set) weak var element: ViewElement?
  private var ownedElement: ViewElement?
  private(set) var box: AlgorithmBox?
  /// Where the root box stands in the view, from the left.
  private(set) var place = CGRect.zero
  /// The part of the view that bars leave free.
  private(set) var safeRect = CGRect.zero
  private(set) var bounds = CGRect.zero
  /// How far the keyboard reaches beyond the bar that it covers, in points.
  var keyboardCover: CGFloat = 0
  private var needsLayout = true
  private var needsDisplay = true
  private var shownViews: [UIView] = []
  private var shownLayers: [CALayer] = []
  private var laidOut: (bounds: CGRect, safeRect: CGRect)?
  private var scale: CGFloat = 1
  /// The animations of the tree.
  let animator = TreeAnimator()
  /// Views with the geometry of others.
  let matches = GeometryMatches()
  /// Whether the tree was drawn on screen.
  private(set) var wasDrawn = false
  /// Counts changes after which everything is drawn anew: of the safe area and of the environment.
  private(set) var drawEpoch = 0
  /// The touches that buttons follow.
  private(set) lazy var presses = PressTracker(self)
  /// Whether content that is narrower than the view stands at its leading edge instead of in the middle.
  let isLeading: Bool

  /// Shows the menu of texts that may be selected.
  private(set) lazy var textSelector = TextSelector(self)

  /// Those who take URLs and activities that come to the window; of the outermost host.
  private(set) lazy var links = LinkHandlers()

  /// The host that is within no other.
  var outermost: ViewHost { parent?.outermost ?? self }

  /// Has everything drawn anew.
  func invalidateDrawing() {
    drawEpoch += 1
    setNeedsDisplay()
    for child in relays { child.host?.invalidateDrawing() }
  }

  /// Whether the host is on screen, so that views in it have appeared.
  private(set) var isShown = false
  private var wantsShown = false
  /// Whether the host is on screen whenever it says so: UIKit tells its controller of everything around.
  var isAlone = false
  /// Whether the host shows a row of a list.
  var isListRow = false
  /// The box in which the host's view stands, where that is not in the boxes of `parent`.
  weak var anchor: Box?
  /// The column of a split view that the host's view fills; `nil` elsewhere.
  weak var columnPage: ColumnPage?
  /// Views that appear and disappear with the host.
  private var visibilityObservers: [(key: ObjectIdentifier, body: (Bool) -> Void)] = []
  /// Called after an update in which the layout changed.
  var layoutDidChange: (() -> Void)?
  /// Called when the layout or the drawing is to be done anew.
  var contentDidChange: (() -> Void)?

  /// A host of a tree of its own.
  convenience init() { self.init(family: HostFamily(), parent: nil, relay: nil, isLeading: false) }

  /// A host of a part of a tree.
  ///
  /// - Parameters:
  ///   - parent: The host within which this one is shown; `nil` for a window of its own.
  ///   - relay: A host without a view, whose elements have their boxes in this one.
  init(family: HostFamily, parent: ViewHost?, relay: ViewHost? = nil, isLeading: Bool = false) {
    self.family = family
    self.parent = parent
    self.relay = relay
    self.isLeading = isLeading
    family.add(self)
    parent?.inner.append(Child(host: self))
    relay?.relays.append(Child(host: self))
  }

  /// The hosts in which the elements of this one have their boxes.
  private var relays: [Child] = []

  /// Starts showing a view below `view`.
  func show<Content: View>(_ content: Content, in view: UIView) {
    self.view = view
    ownedElement = makeRoot(EditModeScope(content), below: nil, EnvironmentChain())
  }

  /// Makes the element of what is shown below another one, which keeps it.
  func makeElement<Content: View>(_ content: Content, below parent: ViewElement) -> RootElement<Content> {
    makeRoot(content, below: parent, parent.environment)
  }

  private func makeRoot<Content: View>(
    _ content: Content, below parent: ViewElement?, _ environment: EnvironmentChain
  ) -> RootElement<Content> {
    let element = RootElement(content, _ViewInputs(parent: parent, environment: environment, host: self))
    show(of: element) { [unowned element] in element.items }
    return element
  }

  /// Shows boxes of an element.
  func show(of element: ViewElement, items: @escaping () -> [Item]) {
    self.element = element
    let alignment: AlignmentKey = isLeading ? .leading : .horizontalCenter
    let box = AlgorithmBox(
      element, algorithm: StackLayout(axis: .vertical, alignment: alignment, spacing: nil), axis: nil, items: items)
    box.shownBy = self
    self.box = box
    needsLayout = true
    needsDisplay = true
    view?.setNeedsLayout()
  }

  /// Shows nothing.
  func clear() {
    element = nil
    box = nil
    for shown in shownViews where shown.superview === view { shown.removeFromSuperview() }
    for layer in shownLayers where layer.superlayer === view?.layer { layer.removeFromSuperlayer() }
    shownViews = []
    shownLayers = []
  }

  /// Whether what is shown is still in the tree: a row may be gone before the cell that showed it is used again.
  var isAlive: Bool { element.map { !$0.isRemoved } ?? false }

  /// Shows the boxes in another view, or in none.
  func attach(to view: UIView?) {
    guard view !== self.view else { return }
    for shown in shownViews where shown.superview === self.view { shown.removeFromSuperview() }
    for layer in shownLayers where layer.superlayer === self.view?.layer { layer.removeFromSuperlayer() }
    shownViews = []
    shownLayers = []
    self.view?.accessibilityElements = nil
    self.view = view
    laidOut = nil
    drawEpoch += 1
    needsDisplay = true
    if let view {
      if view.window != nil { takeTraits(view.traitCollection) }
      view.setNeedsLayout()
    }
  }

  /// Gives the tree another value of its view.
  func update<Content: View>(_ content: Content) {
    guard let element = element as? RootElement<EditModeScope<Content>> else { return }
    root.write(transaction: Transaction.current) { [weak element] in element?.update(EditModeScope(content)) }
  }

  /// Takes the tree down.
  func end() {
    animator.frames.stop()
    watchers.forEach(family.stopObservingPreferences)
    watchers = []
    ownedElement?.remove()
    ownedElement = nil
    element = nil
    box = nil
    attach(to: nil)
    for view in shownViews { view.removeFromSuperview() }
    shownViews = []
    parent?.inner.removeAll { $0.host == nil || $0.host === self }
    relay?.relays.removeAll { $0.host == nil || $0.host === self }
  }

  // MARK: - Environment

  /// The environment of the root.
  private(set) var environment = EnvironmentValues()
  /// What is set for the whole tree besides what traits say.
  var overrides: [(inout EnvironmentValues) -> Void] = [] { didSet { inheritAgain() } }
  private var traits: UITraitCollection?

  /// The traits of the nearest view.
  private var nearestTraits: UITraitCollection? { traits ?? parent?.nearestTraits }

  /// Takes over what the view's traits say.
  func takeTraits(_ new: UITraitCollection) {
    guard traits != new || parent == nil else { return }
    traits = new
    inheritAgain()
  }

  private func inheritAgain() {
    if let element = element as? any HostedRoot { element.inherit() } else { scale = nearestTraits?.displayScale ?? 1 }
  }

  /// What views in the host inherit, given what the host's element does.
  fileprivate func derive(_ base: EnvironmentChain) -> EnvironmentChain {
    var values = EnvironmentValues(base)
    if let traits {
      if let outer = parent?.nearestTraits { values.apply(traits, changedFrom: outer) } else { values.apply(traits) }
    }
    if parent == nil, let manager = view?.undoManager, values.undoManager !== manager { values.undoManager = manager }
    overrides.forEach { $0(&values) }
    environment = values
    scale = max(values.displayScale, 1)
    return values.chain
  }

  // MARK: - What changed

  func setNeedsLayout() {
    needsLayout = true
    needsDisplay = true
    contentDidChange?()
    if !family.isLayingOut(self) { view?.setNeedsLayout() }
  }

  func setNeedsDisplay() {
    needsDisplay = true
    contentDidChange?()
    if !family.isLayingOut(self) { view?.setNeedsLayout() }
  }

  /// Whether something is to be laid out or drawn.
  var isDue: Bool { needsLayout || needsDisplay }

  // MARK: - Updates

  /// Brings the tree up to date, lays it out in a rectangle of the view and draws it.
  ///
  /// - Parameter safeRect: The part of the rectangle that bars leave free.
  func render(in bounds: CGRect, safeRect: CGRect) {
    self.bounds = bounds
    self.safeRect = safeRect
    if laidOut?.bounds != bounds || laidOut?.safeRect != safeRect {
      needsLayout = true
      needsDisplay = true
      drawEpoch += 1
      scrolling.containerFrames.living.forEach { $0.contentDidChange() }
    }
    family.update(self) { layOutAndDraw() }
    if scrolling.hasRequests {
      scrolling.performRequests(self) { self.layOut() }
      family.update(self) { layOutAndDraw() }
    }
  }

  private func layOutAndDraw() {
    layOut()
    draw()
    if animator.beginEntering() {
      layOut()
      draw()
    }
    finishDrawing()
    afterLayout.forEach { $0.body() }
    relay?.afterLayout.forEach { $0.body() }
    contentObservers.forEach { $0.body() }
  }

  private var contentObservers: [(key: ObjectIdentifier, body: () -> Void)] = []

  /// Calls `body` after each update; what scrolling moves is no matter.
  func observeContent(_ key: AnyObject, _ body: @escaping () -> Void) {
    contentObservers.append((ObjectIdentifier(key), body))
  }

  func stopObservingContent(_ key: AnyObject) {
    let key = ObjectIdentifier(key)
    contentObservers.removeAll { $0.key == key }
  }

  /// What scroll views and lazy containers have to settle.
  let scrolling = HostScrolling()
  var lazyBoxes: WeakBoxes<LazyBox> {
    get { scrolling.lazyBoxes }
    set { scrolling.lazyBoxes = newValue }
  }

  /// A box found in the middle of a layout that another one is needed.
  func layOutAgain(_ box: Box) { scrolling.stale.append(box) }

  /// Whether somebody wants to hear of places that scrolling changes.
  var hasPlaceObservers: Bool { !afterLayout.isEmpty || !scrolling.placeReaders.isEmpty }

  private func layOut() {
    guard needsLayout, isAlive, let box else { return }
    laidOut = (bounds, safeRect)
    let proposal = Proposal(safeRect.size)
    var rounds = 0
    var isDone = false
    repeat {
      needsLayout = false
      rounds += 1
      let size = box.size(in: proposal)
      box.place(at: .zero, in: proposal)
      let isRightToLeft = element?.isRightToLeft ?? false
      let leading = isRightToLeft ? safeRect.maxX - size.width : safeRect.minX
      place = CGRect(
        x: isLeading ? leading : safeRect.midX - size.width / 2, y: safeRect.midY - size.height / 2,
        width: size.width, height: size.height)
      // Each round makes the content of one more of views that stand in each other.
      isDone =
        !(scrolling.fillIn(self) && rounds < Self.mostNestings)
        && (scrolling.isSettled(self) || rounds >= Self.mostLayouts)
    } while !isDone
    matches.layOut()
    layoutDidChange?()
    // Boxes of the relay's elements have found their place by now.
    relay?.notifyVisibility()
  }

  /// How often one update lays out at most, while lazy containers learn how long their rows are.
  private static let mostLayouts = 10
  /// How deep views may stand in each other whose content depends on their place.
  private static let mostNestings = 40

  private func draw() {
    if !matches.isEmpty { matches.resolve(in: self) }
    guard needsDisplay, isAlive, let box, let view else { return }
    needsDisplay = false
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    var drawing = Drawing(origin: .zero, grid: PixelGrid(scale: scale), host: self)
    if canAnimate, animator.isAnimated(root, at: time) {
      LayerAnimator.shared.run { box.show(into: &drawing, at: place) }
    } else {
      box.show(into: &drawing, at: place)
    }
    shownViews = view.showDrawn(drawing.list, replacing: shownViews, oldLayers: shownLayers)
    shownLayers = drawing.list.map(\.layer)
    CATransaction.commit()
    publishElements()
  }

  /// Ends what lasts until the update is drawn.
  private func finishDrawing() {
    let transaction = root.transaction
    let departures = animator.didDraw()
    if !departures.isEmpty {
      root.write(transaction: transaction) { departures.forEach { $0.endUnlessClaimed() } }
    }
    if view?.window != nil { wasDrawn = true }
  }

  /// The tree's answer to a proposal, in points.
  func size(_ proposal: Proposal) -> CGSize {
    family.prepare()
    guard isAlive else { return .zero }
    return box?.size(in: proposal) ?? .zero
  }

  /// A rectangle that reaches under the safe area at some edges where it touches it.
  ///
  /// - Parameters:
  ///   - box: What stands there; content of a scroll view has no safe area of its own.
  ///   - regions: What the rectangle may reach under.
  func extended(
    _ place: CGRect, _ edges: Edge.Set, for box: Box, regions: SafeAreaRegions = .all
  ) -> CGRect {
    let isRightToLeft = box.isRightToLeft
    var insets = EdgeLengths(
      top: safeRect.minY - bounds.minY, leading: safeRect.minX - bounds.minX, bottom: bounds.maxY - safeRect.maxY,
      trailing: bounds.maxX - safeRect.maxX)
    guard insets != .zero, !box.isScrollContent else { return place }
    if !regions.contains(.container) {
      // The keyboard alone.
      insets = EdgeLengths(bottom: keyboardCover)
    } else if !regions.contains(.keyboard), keyboardCover > 0 {
      insets.bottom = 0
    }
    var sides = edges.layoutEdges
    if isRightToLeft, edges.contains(.leading) != edges.contains(.trailing) {
      // Here leading is the left side.
      sides.formSymmetricDifference([.leading, .trailing])
    }
    let grown = SafeArea(bounds: safeRect, insets: insets).expansion(of: place, edges: sides)
    return CGRect(
      x: place.minX - grown.leading, y: place.minY - grown.top, width: place.width + grown.leading + grown.trailing,
      height: place.height + grown.top + grown.bottom)
  }

  // MARK: - Observers

  /// Calls `check` after each layout.
  func observePreferences(_ key: AnyObject, _ check: @escaping () -> Void) {
    family.observePreferences(key, check)
    setNeedsLayout()
  }

  func stopObservingPreferences(_ key: AnyObject) { family.stopObservingPreferences(key) }

  /// Calls `body` after layouts in which a preference of the whole tree became another one.
  func observe<Key: PreferenceKey>(_ key: Key.Type, _ body: @escaping (Key.Value) -> Void) where Key.Value: Equatable {
    var seen: Key.Value?
    watch(key) { value in
      guard seen != value else { return }
      seen = value
      body(value)
    }
  }

  /// Calls `body` after layouts since which a preference of the whole tree may be another one.
  func watch<Key: PreferenceKey>(_ key: Key.Type, _ body: @escaping (Key.Value) -> Void) {
    var version = -1
    let watcher = Watcher()
    watchers.append(watcher)
    family.observePreferences(watcher) { [weak self] in
      guard let self, let element, version != root.preferenceVersion else { return }
      version = root.preferenceVersion
      var value = PreferenceValue<Key>()
      element.collect(key, into: &value)
      body(value.result)
    }
  }

  /// Stands for one who watches a preference.
  private final class Watcher {}
  private var watchers: [Watcher] = []

  private var afterLayout: [(key: ObjectIdentifier, body: () -> Void)] = []

  /// Calls `body` after each layout with the boxes in place.
  func observeLayout(_ key: AnyObject, _ body: @escaping () -> Void) {
    let key = ObjectIdentifier(key)
    guard !afterLayout.contains(where: { $0.key == key }) else { return }
    afterLayout.append((key, body))
    setNeedsLayout()
  }

  func stopObservingLayout(_ key: AnyObject) {
    let key = ObjectIdentifier(key)
    afterLayout.removeAll { $0.key == key }
  }

  // MARK: - Visibility

  /// Says whether the host is on screen; views that wait for it appear or disappear.
  func setShown(_ isShown: Bool) {
    guard isShown != wantsShown else { return }
    wantsShown = isShown
    updateVisibility()
    if !isShown { family.callBack { layOut() } }
  }

  private func updateVisibility() {
    let around = anchor?.nearestHost ?? parent
    let new = wantsShown && (isAlone || (around?.isShown ?? true))
    guard new != isShown else { return }
    isShown = new
    notifyVisibility()
    relay?.notifyVisibility()
    for child in inner + (relay?.inner ?? []) { child.host?.updateVisibility() }
    if new { view?.setNeedsLayout() }
  }

  /// Has views compare whether they are on screen.
  func notifyVisibility() {
    for observer in visibilityObservers { observer.body(isShown) }
  }

  func observeVisibility(_ key: AnyObject, _ body: @escaping (Bool) -> Void) {
    visibilityObservers.append((ObjectIdentifier(key), body))
  }

  func stopObservingVisibility(_ key: AnyObject) {
    let key = ObjectIdentifier(key)
    visibilityObservers.removeAll { $0.key == key }
  }

  // MARK: - Boxes

  /// The rectangle of a box in the view, from the left, in points; `nil` for one that is not in the tree.
  func rect(of box: Box) -> CGRect? {
    if box === self.box { return place }
    guard let parent = box.parent, let place = rect(of: parent) else { return nil }
    return parent.place(of: box, in: place)
  }
}

/// The topmost element of a host, which passes on the host's environment.
@MainActor private protocol HostedRoot {
  func inherit()
}

/// The element of a host's view.
final class RootElement<Content: View>: TypedElement<Content>, HostedRoot {
  private var child: TypedElement<Content>?

  override init(_ value: Content, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    var inputs = _ViewInputs(below: self)
    inputs.environment = inputs.host?.derive(environment) ?? environment
    child = Content.makeElement(value, inputs)
  }

  func inherit() {
    guard let host, let child else { return }
    let new = host.derive(environment)
    guard !new.isIdentical(to: child.environment) else { return }
    host.invalidateDrawing()
    child.setEnvironment(new)
  }

  override func environmentDidChange(readsDiffer: Bool) { inherit() }

  override func update(_ new: Content) {
    super.update(new)
    child?.update(new)
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func childItemsDidChange() {
    invalidateItems()
    host?.box?.itemsDidChange()
  }

  override func makeItems() -> [Item] { child?.items ?? [] }
}
