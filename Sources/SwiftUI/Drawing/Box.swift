// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph
internal import ViewLayoutCore

/// What a view is laid out and drawn by: a place among boxes.
///
/// A leaf's box draws; a container's has boxes below it. Boxes are made by elements and live with them. Frames are in
/// the parent's leading coordinates, in points, not rounded.
@MainActor class Box {
  /// The element that made the box; its environment is what the box is drawn with.
  unowned let element: ViewElement
  final var answers = AnswerCache()
  private(set) final weak var parent: Box?
  private(set) final var frame = CGRect.zero
  /// The final proposal of the last layout.
  private(set) final var placedProposal = Proposal.unspecified

  init(_ element: ViewElement) {
    self.element = element
  }

  // MARK: - Overridden

  /// How the box is sized and places its children.
  var algorithm: any LayoutAlgorithm { FillLayout() }
  /// The boxes inside, in order of declaration.
  var children: [Box] { [] }
  var layoutChildren: LayoutChildren { children }
  /// The layout priority where no one sets one.
  var defaultPriority: Double { 0 }

  /// Adds what the box shows to a drawing.
  ///
  /// - Parameter place: The box's rectangle in the root's coordinates, from the left, not rounded.
  func draw(into drawing: inout Drawing, at place: CGRect) { drawChildren(into: &drawing, at: place) }

  /// The axis of the stack that the box stands in directly.
  func setStackAxis(_ axis: LayoutAxis?) {}

  /// Whether the box itself, not a box in it, is hit at a point of its own coordinates, from the left.
  func isHit(_ point: CGPoint) -> Bool { false }

  /// The space that the box gives a name.
  var namedSpace: CoordinateSpace? { nil }

  /// What is said about the elements in the box.
  var accessibility: AccessibilityAttributes? { nil }

  /// The box that is read in place of this one.
  var accessibilityRepresentation: Box? { nil }

  /// What a button does, without a touch.
  var pressAction: (() -> Void)? { nil }

  /// The view that gets the touches of what is drawn in the box; `nil` for the one around it.
  var touchView: UIView? { nil }

  /// Whether gestures of boxes within do not count.
  var blocksInnerGestures: Bool { false }

  /// The kinds of gestures that the box keeps from views around it.
  var gestureKinds: [GestureKind] { [] }

  /// What the box is in a menu.
  var menuItem: MenuItemKind? { nil }

  /// Whether what is read in the box before a control is the control's label.
  var labelsControl: Bool { false }

  /// The outline in which the box is lifted out of the screen; `nil` leaves it to boxes in it.
  func liftedOutline(_ kind: ContentShapeKinds) -> CGPath? { nil }

  /// Whether the views in the box are what scrolling aims at.
  var isScrollTargetLayout: Bool { false }

  /// Whether the box takes touches.
  var takesTouches: Bool { false }

  /// What the box does with touches that begin in it.
  var press: PressHandler? { nil }

  /// The view of UIKit's that the box shows.
  var hitView: UIView? { nil }

  /// A point of the box in the coordinates of what is drawn in it; `nil` where nothing in it can be hit.
  func pointForChildren(_ point: CGPoint, in place: CGRect) -> CGPoint? { point }

  /// The children that can be hit, back to front.
  var hitChildren: [Box] { drawnChildren }

  /// The box was placed; called before its children are.
  func didPlace(in proposal: Proposal) {}

  /// The box leaves the tree of boxes.
  func willLeave() {}

  // MARK: - Tree

  /// Makes `self` the parent of a box.
  final func adopt(_ child: Box) { child.parent = self }

  /// What the box added to the last drawing, and where; taken again while nothing in it changes.
  private var drawn: (place: CGRect, origin: CGPoint, epoch: Int, list: [Drawn])?
  private var needsDraw = true
  /// Whether the box is only shown until its transition is over.
  final var isLeaving = false
  /// How far the box has appeared or disappeared; `nil` for one that never did in an animation.
  final var presence: Presence? { didSet { appearanceDidChange() } }

  /// Adds what the box shows to a drawing: what it added last time, unless something in it changed or it moved.
  final func show(into drawing: inout Drawing, at place: CGRect) {
    let epoch = drawing.host?.drawEpoch ?? 0
    if !needsDraw, let drawn, drawn.place == place, drawn.origin == drawing.origin, drawn.epoch == epoch {
      return drawing.add(drawn.list)
    }
    needsDraw = false
    let start = drawing.list.count
    let animator = LayerAnimator.shared
    if let presence {
      presence.draw(self, into: &drawing, at: place)
    } else if animator.isActive {
      // Not `self.draw` in the closure: the drawing is exclusive to it.
      animator.draw(element) { draw(into: &drawing, at: place) }
    } else {
      draw(into: &drawing, at: place)
    }
    drawn = (place, drawing.origin, epoch, Array(drawing.list[start...]))
  }

  /// Whether the box or one around it is leaving.
  final var isLeavingTree: Bool { isLeaving || parent?.isLeavingTree == true }

  /// Whether the box is below its host's.
  final var isInTree: Bool {
    guard !element.isRemoved, let root = element.host?.box else { return false }
    var box = self
    while let parent = box.parent { box = parent }
    return box === root
  }

  /// Where the box was drawn last, if it was in the same layer as in a drawing.
  final func shownPlace(in drawing: Drawing) -> CGRect? {
    drawn.flatMap { $0.origin == drawing.origin ? $0.place : nil }
  }

  /// Gives the layers of the last drawing the places that they have in a group at the box's place.
  final func moveShownLayers(outOf drawing: Drawing) {
    guard let drawn, let place = shownPlace(in: drawing) else { return }
    let origin = drawing.frame(place).origin
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for shown in drawn.list {
      let layer = shown.layer
      layer.position = CGPoint(x: layer.position.x - origin.x, y: layer.position.y - origin.y)
    }
    CATransaction.commit()
  }

  /// The box stands elsewhere or has another size.
  fileprivate final func markPlaced() { markNeedsDraw() }

  /// Has the box and those around it drawn anew.
  private func markNeedsDraw() {
    needsDraw = true
    var box = parent
    while let current = box, !current.needsDraw {
      current.needsDraw = true
      box = current.parent
    }
  }

  /// Something changed that the size may depend on: layout and drawing are done anew.
  final func contentDidChange() {
    markNeedsDraw()
    invalidateLayout()
    viewHost?.setNeedsLayout()
  }

  /// Something changed that only the drawing depends on.
  final func appearanceDidChange() {
    markNeedsDraw()
    viewHost?.setNeedsDisplay()
  }

  /// What shows the box, by the outermost box around it; `nil` while that is not in a host.
  final var nearestHost: ViewHost? {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return (outermost as? AlgorithmBox)?.shownBy
  }

  /// What shows the box.
  final var viewHost: ViewHost? { nearestHost ?? element.host }

  /// Whether reading, in the box's environment, begins on the right.
  final var isRightToLeft: Bool { element.isRightToLeft }

  /// Draws the children in their order, back to front.
  final func drawChildren(into drawing: inout Drawing, at place: CGRect) {
    for child in drawnChildren { child.show(into: &drawing, at: self.place(of: child, in: place)) }
  }

  /// The children in drawing order.
  var drawnChildren: [Box] { children }

  /// A child's rectangle in the root's coordinates.
  func place(of child: Box, in place: CGRect) -> CGRect {
    let direction: ViewLayoutCore.LayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    return direction.frame(child.frame, inWidth: place.width).offsetBy(dx: place.minX, dy: place.minY)
  }
}

extension Box: @MainActor LayoutElement {
  var layoutParent: (any LayoutElement)? { parent }
  var priority: Double { (parent as? ContainerBox)?.priority(of: self) ?? defaultPriority }

  func didPlace(_ frame: CGRect, in proposal: Proposal) {
    if self.frame != frame || placedProposal != proposal { markPlaced() }
    self.frame = frame
    placedProposal = proposal
    didPlace(in: proposal)
  }
}

/// The box of a view with one view inside: a modifier's.
@MainActor class UnaryBox: Box {
  let child: Box

  init(_ element: ViewElement, child: Box) {
    self.child = child
    super.init(element)
    adopt(child)
  }

  override var children: [Box] { [child] }
  override var algorithm: any LayoutAlgorithm { PassThroughLayout() }
  override var defaultPriority: Double { child.defaultPriority }
  override func setStackAxis(_ axis: LayoutAxis?) { child.setStackAxis(axis) }
}

/// The box of a container: its children are the items of an element.
@MainActor class ContainerBox: Box {
  /// Where the items come from.
  private let source: () -> [Item]
  private var isStale = true
  private var items: [Item] = []
  private var boxes: [Box] = []
  private var list: LayoutChildren = []
  private var sorted: [Box]?
  private var priorities: [ObjectIdentifier: Double] = [:]

  init(_ element: ViewElement, items source: @escaping () -> [Item]) {
    self.source = source
    super.init(element)
  }

  /// The box goes while its element stays.
  final func end() { transitions.end() }

  /// The axis along which the children stand, if it is a stack.
  var stackAxis: LayoutAxis? { nil }

  /// The transitions of items that come and go.
  private var transitions = ItemTransitions()
  /// Items that are shown until their transition is over, and take no part in the layout.
  private var leaving: [Item] = []

  /// The items are others.
  final func itemsDidChange() {
    guard !isStale else { return }
    isStale = true
    contentDidChange()
  }

  private func refresh() {
    guard isStale else { return }
    isStale = false
    (items, leaving) = transitions.update(source(), in: self)
    boxes = items.map(\.box)
    list = boxes
    priorities = [:]
    for (item, box) in zip(items, boxes) {
      adopt(box)
      box.setStackAxis(stackAxis)
      if let priority = item.traits[LayoutPriorityKey.self] as? Double { priorities[ObjectIdentifier(box)] = priority }
    }
    leaving.forEach { adopt($0.box) }
    // Of equal order, what is leaving lies behind what stays.
    let all = leaving + items
    let hasOrder = all.contains { $0.traits.zIndex != 0 }
    sorted =
      hasOrder
      ? all.enumerated().sorted { ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset) }.map(
        \.element.box) : leaving.isEmpty ? nil : all.map(\.box)
  }

  /// Lays out what is leaving where it stands: its transition may change its size.
  override func didPlace(in proposal: Proposal) {
    for item in leaving { item.box.place(at: item.box.frame.origin, in: item.box.placedProposal) }
  }

  override var hitChildren: [Box] {
    let all = drawnChildren
    guard !leaving.isEmpty else { return all }
    let gone = Set(leaving.map { ObjectIdentifier($0.box) })
    return all.filter { !gone.contains(ObjectIdentifier($0)) }
  }

  final var currentItems: [Item] {
    refresh()
    return items
  }

  override final var children: [Box] {
    refresh()
    return boxes
  }

  override final var layoutChildren: LayoutChildren {
    refresh()
    return list
  }

  override var drawnChildren: [Box] {
    refresh()
    return sorted ?? boxes
  }

  final func priority(of child: Box) -> Double? { priorities[ObjectIdentifier(child)] }
}

/// Marks the layout priority among the traits of an item.
enum LayoutPriorityKey {}
