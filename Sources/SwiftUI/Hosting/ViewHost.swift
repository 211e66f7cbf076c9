// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import ViewGraph
internal import ViewLayoutCore

/// Shows a tree of elements in a view: updates it, lays it out and draws it.
@MainActor final class ViewHost {
  let root = UpdateRoot()
  /// The view whose layer holds what is drawn; its bounds are the root's coordinates.
  private(set) weak var view: UIView?
  private(set) var element: ViewElement?
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
  /// Counts changes after which everything is drawn anew: of the safe area and of the environment.
  private(set) var drawEpoch = 0

  /// Has everything drawn anew.
  func invalidateDrawing() {
    drawEpoch += 1
    setNeedsDisplay()
  }
  /// Those who watch preferences, by identity.
  private var observers: [(key: ObjectIdentifier, check: () -> Void)] = []
  /// Whether the tree is on screen, so that views have appeared.
  private(set) var isShown = false
  /// Views that appear and disappear with the host.
  private var visibilityObservers: [(key: ObjectIdentifier, body: (Bool) -> Void)] = []
  /// Called after an update in which the tree's layout changed.
  var layoutDidChange: (() -> Void)?

  init() {
    root.owner = self
    root.needsUpdate = { [weak self] in self?.view?.setNeedsLayout() }
  }

  /// Starts showing a view below `view`.
  func show<Content: View>(_ content: Content, in view: UIView) {
    self.view = view
    let element = RootElement(
      content, _ViewInputs(parent: nil, root: root, environment: environment.chain))
    self.element = element
    box = AlgorithmBox(
      element, algorithm: StackLayout(axis: .vertical, alignment: .horizontalCenter, spacing: nil), axis: nil
    ) { [unowned element] in element.items }
  }

  /// Gives the tree another value of its view.
  func update<Content: View>(_ content: Content) {
    guard let element = element as? RootElement<Content> else { return }
    root.write(transaction: Transaction.current) { [weak element] in element?.update(content) }
  }

  /// Takes the tree down.
  func end() {
    element?.remove()
    element = nil
    box = nil
    for view in shownViews { view.removeFromSuperview() }
    shownViews = []
  }

  // MARK: - Environment

  /// The environment of the root.
  private(set) var environment = EnvironmentValues()
  /// What is set for the whole tree besides what traits say.
  var overrides: [(inout EnvironmentValues) -> Void] = [] { didSet { takeTraits() } }
  private var traits: UITraitCollection?

  /// Takes over what the view's traits say.
  func takeTraits(_ new: UITraitCollection? = nil) {
    if let new { traits = new }
    var values = EnvironmentValues()
    if let traits { values.apply(traits) }
    overrides.forEach { $0(&values) }
    environment = values
    scale = max(values.displayScale, 1)
    element?.setEnvironment(values.chain)
  }

  // MARK: - What changed

  func setNeedsLayout() {
    needsLayout = true
    needsDisplay = true
    if !root.isUpdating { view?.setNeedsLayout() }
  }

  func setNeedsDisplay() {
    needsDisplay = true
    if !root.isUpdating { view?.setNeedsLayout() }
  }

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
    root.update(callsBack: isShown) { layOutAndDraw() }
    if scrolling.hasRequests {
      scrolling.performRequests(self) { self.layOut() }
      root.update(callsBack: isShown) { layOutAndDraw() }
    }
  }

  private func layOutAndDraw() {
    layOut()
    draw()
    observers.forEach { $0.check() }
    afterLayout.forEach { $0.body() }
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
    guard needsLayout, let box else { return }
    laidOut = (bounds, safeRect)
    let proposal = Proposal(safeRect.size)
    var rounds = 0
    repeat {
      needsLayout = false
      rounds += 1
      let size = box.size(in: proposal)
      box.place(at: .zero, in: proposal)
      place = CGRect(
        x: safeRect.midX - size.width / 2, y: safeRect.midY - size.height / 2, width: size.width, height: size.height)
    } while !scrolling.isSettled(self) && rounds < Self.mostLayouts
    layoutDidChange?()
  }

  /// How often one update lays out at most, while lazy containers learn how long their rows are.
  private static let mostLayouts = 10

  private func draw() {
    guard needsDisplay, let box, let view else { return }
    needsDisplay = false
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    var drawing = Drawing(origin: .zero, grid: PixelGrid(scale: scale))
    box.show(into: &drawing, at: place)
    shownViews = view.showDrawn(drawing.list, replacing: shownViews, oldLayers: shownLayers)
    shownLayers = drawing.list.map(\.layer)
    CATransaction.commit()
    publishElements()
  }

  /// Brings the tree up to date for a question about its size, without drawing.
  private func prepare() { root.update(callsBack: false) {} }

  /// The tree's answer to a proposal, in points.
  func size(_ proposal: Proposal) -> CGSize {
    prepare()
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
    let key = ObjectIdentifier(key)
    guard !observers.contains(where: { $0.key == key }) else { return }
    observers.append((key, check))
    setNeedsLayout()
  }

  func stopObservingPreferences(_ key: AnyObject) {
    let key = ObjectIdentifier(key)
    observers.removeAll { $0.key == key }
  }

  /// Calls `body` after layouts in which a preference of the whole tree became another one.
  func observe<Key: PreferenceKey>(_ key: Key.Type, _ body: @escaping (Key.Value) -> Void) where Key.Value: Equatable {
    var (version, seen): (Int, Key.Value?) = (-1, nil)
    observers.append(
      (
        ObjectIdentifier(key),
        { [weak self] in
          guard let self, version != root.preferenceVersion else { return }
          version = root.preferenceVersion
          var value = PreferenceValue<Key>()
          element?.collect(key, into: &value)
          guard seen != value.result else { return }
          seen = value.result
          body(value.result)
        }
      ))
  }

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

  /// Says whether the tree is on screen; views that wait for it appear or disappear.
  func setShown(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    for observer in visibilityObservers { observer.body(isShown) }
    if isShown {
      view?.setNeedsLayout()
    } else {
      root.update { layOut() }
    }
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

extension ViewElement {
  /// What shows the tree.
  var host: ViewHost? { root.owner as? ViewHost }
}

/// The element of a host's view.
final class RootElement<Content: View>: TypedElement<Content> {
  private var child: TypedElement<Content>?

  override init(_ value: Content, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    child = Content.makeElement(value, _ViewInputs(below: self))
  }

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
