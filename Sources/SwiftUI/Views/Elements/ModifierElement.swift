// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph
internal import ViewLayoutCore

/// A modifier that lays out or draws each view that it is applied to.
protocol BoxModifier: ViewModifier where Body == Never {
  /// How the modified view is sized and placed in the modifier's box.
  func algorithm(_ environment: EnvironmentValues) -> any LayoutAlgorithm

  /// Draws the modified view.
  func draw(_ box: ModifierBox<Self>, into drawing: inout Drawing, at place: CGRect)

  /// Whether a point of the box may hit something in it.
  func allowsHits(at point: CGPoint, in box: ModifierBox<Self>) -> Bool

  /// Whether the modifier itself is hit at a point of the box where nothing in it is.
  func isHit(_ point: CGPoint, in box: ModifierBox<Self>) -> Bool

  /// A point of the box in the coordinates of what is drawn in it.
  func inner(_ point: CGPoint, in box: ModifierBox<Self>) -> CGPoint

  /// What is said about the elements in the view.
  var accessibility: AccessibilityAttributes? { get }

  /// What a button does, without a touch.
  var pressAction: (() -> Void)? { get }

  /// Whether the modified view takes touches.
  var takesTouches: Bool { get }

  /// What the modified view does with touches that begin in it.
  func press(_ box: ModifierBox<Self>) -> PressHandler?

  /// The box was made; the place for recognisers.
  func attach(_ box: ModifierBox<Self>)

  /// The rectangle of the view in the root where it is not the one that layout gave it.
  func placeOfChild(_ box: ModifierBox<Self>, in place: CGRect) -> CGRect?

  /// The space that the modifier gives a name.
  var namedSpace: CoordinateSpace? { get }

  /// The view that gets the touches of what is drawn in the box; `nil` for the hosting view.
  func touchView(_ box: ModifierBox<Self>) -> UIView?

  /// Whether gestures of views within do not count.
  var blocksInnerGestures: Bool { get }

  /// The kinds of gestures that the modifier keeps from views around it.
  func gestureKinds(_ box: ModifierBox<Self>) -> [GestureKind]

  /// What the view is in a menu.
  var menuItem: MenuItemKind? { get }

  /// Whether what is read in the view before a control is the control's label.
  var labelsControl: Bool { get }

  /// The outline in which the view is lifted out of the screen; `nil` leaves it to views in it.
  func liftedOutline(_ kind: ContentShapeKinds, of box: ModifierBox<Self>) -> CGPath?

  /// Whether the views in the container are what scrolling aims at.
  var isScrollTargetLayout: Bool { get }

  /// Whether another value of the modifier changes the layout, not only the drawing.
  static var changesLayout: Bool { get }
}

extension BoxModifier {
  func algorithm(_ environment: EnvironmentValues) -> any LayoutAlgorithm { PassThroughLayout() }

  func draw(_ box: ModifierBox<Self>, into drawing: inout Drawing, at place: CGRect) {
    box.drawChildren(into: &drawing, at: place)
  }

  func allowsHits(at point: CGPoint, in box: ModifierBox<Self>) -> Bool { true }
  func isHit(_ point: CGPoint, in box: ModifierBox<Self>) -> Bool { false }
  func inner(_ point: CGPoint, in box: ModifierBox<Self>) -> CGPoint { point }
  var namedSpace: CoordinateSpace? { nil }
  func placeOfChild(_ box: ModifierBox<Self>, in place: CGRect) -> CGRect? { nil }
  var accessibility: AccessibilityAttributes? { nil }
  var pressAction: (() -> Void)? { nil }
  var takesTouches: Bool { false }
  func press(_ box: ModifierBox<Self>) -> PressHandler? { nil }
  func attach(_ box: ModifierBox<Self>) {}
  var isScrollTargetLayout: Bool { false }
  func touchView(_ box: ModifierBox<Self>) -> UIView? { nil }
  var blocksInnerGestures: Bool { false }
  func gestureKinds(_ box: ModifierBox<Self>) -> [GestureKind] { [] }
  var menuItem: MenuItemKind? { nil }
  var labelsControl: Bool { false }
  func liftedOutline(_ kind: ContentShapeKinds, of box: ModifierBox<Self>) -> CGPath? { nil }

  static var changesLayout: Bool { true }

  static func _makeView<V: View>(
    modified: _GraphValue<ModifiedContent<V, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(ModifierElement(modified.value, inputs))
  }
}

/// The box of a modifier around one view.
final class ModifierBox<M: BoxModifier>: UnaryBox {
  var modifier: M
  private var current: any LayoutAlgorithm
  /// The layer of an effect, made when it is first drawn.
  lazy var group = GroupLayer()
  /// What else the modifier keeps for its box.
  var kept: AnyObject?

  init(_ element: ViewElement, child: Box, modifier: M, algorithm: any LayoutAlgorithm) {
    self.modifier = modifier
    current = algorithm
    super.init(element, child: child)
  }

  override var algorithm: any LayoutAlgorithm { current }

  func set(_ new: M, _ algorithm: any LayoutAlgorithm) {
    modifier = new
    if M.changesLayout {
      current = algorithm
      contentDidChange()
    } else {
      appearanceDidChange()
    }
  }

  override func draw(into drawing: inout Drawing, at place: CGRect) {
    if let attached = kept as? AttachedGesture, let view = drawing.host?.view { attached.attach(to: view) }
    modifier.draw(self, into: &drawing, at: place)
  }

  override func pointForChildren(_ point: CGPoint, in place: CGRect) -> CGPoint? {
    modifier.allowsHits(at: point, in: self) ? modifier.inner(point, in: self) : nil
  }

  override func isHit(_ point: CGPoint) -> Bool { modifier.isHit(point, in: self) }
  override var namedSpace: CoordinateSpace? { modifier.namedSpace }
  override var accessibility: AccessibilityAttributes? { modifier.accessibility }
  override var pressAction: (() -> Void)? { modifier.pressAction }
  override var takesTouches: Bool { modifier.takesTouches }
  override var isScrollTargetLayout: Bool { modifier.isScrollTargetLayout }
  override var blocksInnerGestures: Bool { modifier.blocksInnerGestures }
  override var touchView: UIView? { modifier.touchView(self) }
  override var gestureKinds: [GestureKind] { modifier.gestureKinds(self) }
  override var menuItem: MenuItemKind? { modifier.menuItem }
  override var labelsControl: Bool { modifier.labelsControl }
  override var press: PressHandler? { modifier.press(self) }
  override func liftedOutline(_ kind: ContentShapeKinds) -> CGPath? { modifier.liftedOutline(kind, of: self) }
  override func willLeave() {
    (kept as? AttachedGesture)?.detach()
  }

  override func place(of child: Box, in place: CGRect) -> CGRect {
    modifier.placeOfChild(self, in: place) ?? super.place(of: child, in: place)
  }

  var environment: EnvironmentValues { element.environmentValues }
}

/// The element of a view whose every item gets a box around it.
final class ModifierElement<V: View, M: BoxModifier>: TypedElement<ModifiedContent<V, M>> {
  private var child: TypedElement<V>?
  private var boxes: [ObjectIdentifier: ModifierBox<M>] = [:]

  override init(_ value: ModifiedContent<V, M>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    child = V.makeElement(value.content, _ViewInputs(below: self))
  }

  private func makeAlgorithm() -> any LayoutAlgorithm {
    value.modifier.algorithm(EnvironmentValues(environment, reads: reads))
  }

  override func update(_ new: ModifiedContent<V, M>) {
    let isSame = FieldTable.areEqual(value.modifier, new.modifier)
    super.update(new)
    if !isSame || isDirty {
      clearDirty()
      rerun()
    }
    child?.update(new.content)
  }

  override func rerun() {
    let algorithm = makeAlgorithm()
    for box in boxes.values { box.set(value.modifier, algorithm) }
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func makeItems() -> [Item] {
    let old = boxes
    boxes = [:]
    let items = (child?.items ?? []).map { item in
      let key = ObjectIdentifier(item.box)
      let box =
        old[key]
        ?? ModifierBox(self, child: item.box, modifier: value.modifier, algorithm: makeAlgorithm())
      boxes[key] = box
      box.adopt(item.box)
      if old[key] == nil { value.modifier.attach(box) }
      var item = item
      item.box = box
      return item
    }
    for (key, box) in old where boxes[key] == nil { box.willLeave() }
    return items
  }

  override func willRemove() { boxes.values.forEach { $0.willLeave() } }
}

/// A modifier that gives views below it another environment.
protocol EnvironmentModifier: ViewModifier where Body == Never {
  func apply(to environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  static func _makeView<V: View>(
    modified: _GraphValue<ModifiedContent<V, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(EnvironmentElement(modified.value, inputs))
  }
}

/// The element of a view with an environment of its own.
final class EnvironmentElement<V: View, M: EnvironmentModifier>: TypedElement<ModifiedContent<V, M>> {
  private var child: TypedElement<V>?

  override init(_ value: ModifiedContent<V, M>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    var inputs = _ViewInputs(through: self)
    inputs.environment = makeEnvironment()
    child = V.makeElement(value.content, inputs)
  }

  private func makeEnvironment() -> EnvironmentChain {
    reads.removeAll()
    var values = EnvironmentValues(environment, reads: reads)
    value.modifier.apply(to: &values)
    return values.chain
  }

  override func update(_ new: ModifiedContent<V, M>) {
    let isSame = FieldTable.areEqual(value.modifier, new.modifier)
    super.update(new)
    if !isSame || isDirty {
      clearDirty()
      rerun()
    }
    child?.update(new.content)
  }

  override func rerun() { child?.setEnvironment(makeEnvironment()) }

  override func environmentDidChange(readsDiffer: Bool) {
    host?.invalidateDrawing()
    rerun()
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func makeItems() -> [Item] { child?.items ?? [] }
  override func collectRows(into rows: inout LazyRowList) { child?.collectRows(into: &rows) }
}

/// A modifier that tells the container above something about each view.
protocol TraitModifier: ViewModifier where Body == Never {
  func apply(to traits: inout Traits)
}

extension TraitModifier {
  static func _makeView<V: View>(
    modified: _GraphValue<ModifiedContent<V, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(TraitElement(modified.value, inputs))
  }
}

/// The element of a view that tells its container something.
final class TraitElement<V: View, M: TraitModifier>: TypedElement<ModifiedContent<V, M>> {
  private var child: TypedElement<V>?

  override init(_ value: ModifiedContent<V, M>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    child = V.makeElement(value.content, _ViewInputs(through: self))
  }

  override func update(_ new: ModifiedContent<V, M>) {
    let isSame = FieldTable.areEqual(value.modifier, new.modifier)
    super.update(new)
    if !isSame { invalidateItems() }
    child?.update(new.content)
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func makeItems() -> [Item] {
    (child?.items ?? []).map { item in
      var item = item
      value.modifier.apply(to: &item.traits)
      return item
    }
  }

  override func collectRows(into rows: inout LazyRowList) {
    rows.mapping { [unowned self] traits in
      value.modifier.apply(to: &traits)
    } _: {
      child?.collectRows(into: &$0)
    }
  }
}

/// The element of a modifier with other views: overlay and background.
///
/// Each item of the modified view gets them, so they are made for each.
final class SecondaryElement<V: View, M: SecondaryModifier>: TypedElement<ModifiedContent<V, M>> {
  private var child: TypedElement<V>?
  private var secondaries: [ObjectIdentifier: (box: SecondaryBox<M>, element: TypedElement<M.Secondary>)] = [:]

  override init(_ value: ModifiedContent<V, M>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    child = V.makeElement(value.content, _ViewInputs(below: self))
  }

  override func update(_ new: ModifiedContent<V, M>) {
    super.update(new)
    child?.update(new.content)
    for entry in secondaries.values {
      entry.box.set(new.modifier)
      entry.element.update(new.modifier.secondary)
    }
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
    secondaries.values.forEach { body($0.element) }
  }

  override func childItemsDidChange() {
    // Either the primary's items or those of a secondary.
    secondaries.values.forEach { $0.box.secondaryDidChange() }
    invalidateItems()
  }

  override func makeItems() -> [Item] {
    var old = secondaries
    secondaries = [:]
    let items = (child?.items ?? []).map { item in
      let key = ObjectIdentifier(item.box)
      let entry = old.removeValue(forKey: key) ?? make(item.box)
      secondaries[key] = entry
      entry.box.adopt(item.box)
      var item = item
      item.box = entry.box
      return item
    }
    old.values.forEach { $0.element.remove() }
    return items
  }

  private func make(_ primary: Box) -> (box: SecondaryBox<M>, element: TypedElement<M.Secondary>) {
    let element = M.Secondary.makeElement(value.modifier.secondary, _ViewInputs(below: self))
    let box = SecondaryBox(self, primary: primary, modifier: value.modifier) { [unowned element] in element.items }
    return (box, element)
  }
}

/// A modifier that shows another view in front of, behind or through the one that it modifies.
protocol SecondaryModifier: ViewModifier where Body == Never {
  associatedtype Secondary: View
  var secondary: Secondary { get }
  var alignment: Alignment { get }

  /// How both views are laid out.
  var layout: any LayoutAlgorithm { get }

  /// Whether the secondary view lies behind the primary one.
  static var isBehind: Bool { get }

  /// Whether the secondary view is read in place of the primary one.
  static var isRepresentation: Bool { get }

  /// Draws the primary and the secondary view.
  func draw(_ box: SecondaryBox<Self>, into drawing: inout Drawing, at place: CGRect)
}

extension SecondaryModifier {
  static var isBehind: Bool { false }
  static var isRepresentation: Bool { false }
  var layout: any LayoutAlgorithm { OverlayLayout(alignment: alignment.pair) }

  static func _makeView<V: View>(
    modified: _GraphValue<ModifiedContent<V, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(SecondaryElement(modified.value, inputs))
  }
}

/// The box of a view with another one before or behind it.
@MainActor protocol PrimaryBox: Box {
  var primary: Box { get }
}

/// The box of a view with a secondary one, which is laid out in the primary's size.
final class SecondaryBox<M: SecondaryModifier>: Box, PrimaryBox {
  let primary: Box
  private(set) var modifier: M
  /// Several secondary views are stacked in depth.
  let secondary: AlgorithmBox
  /// The layer of an effect, made when it is first drawn.
  lazy var group = GroupLayer()
  /// The layer of a mask, made when it is first drawn.
  lazy var maskLayer = CALayer()

  init(_ element: ViewElement, primary: Box, modifier: M, items: @escaping () -> [Item]) {
    self.primary = primary
    self.modifier = modifier
    secondary = AlgorithmBox(
      element, algorithm: ViewLayoutCore.ZStackLayout(alignment: modifier.alignment.pair), items: items)
    super.init(element)
    adopt(primary)
    adopt(secondary)
  }

  override var algorithm: any LayoutAlgorithm { modifier.layout }
  override var children: [Box] { [primary, secondary] }
  override var accessibilityRepresentation: Box? { M.isRepresentation ? secondary : nil }
  override var hitChildren: [Box] { M.isRepresentation ? [primary] : drawnChildren }
  override var drawnChildren: [Box] { M.isBehind ? [secondary, primary] : [primary, secondary] }
  override var defaultPriority: Double { primary.defaultPriority }
  override func setStackAxis(_ axis: LayoutAxis?) { primary.setStackAxis(axis) }

  func secondaryDidChange() { secondary.itemsDidChange() }

  func set(_ new: M) {
    let isAligned = new.alignment == modifier.alignment
    modifier = new
    appearanceDidChange()
    guard !isAligned else { return }
    secondary.set(ViewLayoutCore.ZStackLayout(alignment: new.alignment.pair))
    contentDidChange()
  }

  override func draw(into drawing: inout Drawing, at place: CGRect) {
    modifier.draw(self, into: &drawing, at: place)
  }

  func drawPrimary(into drawing: inout Drawing, at place: CGRect) {
    primary.show(into: &drawing, at: self.place(of: primary, in: place))
  }

  func drawSecondary(into drawing: inout Drawing, at place: CGRect) {
    secondary.show(into: &drawing, at: self.place(of: secondary, in: place))
  }
}
