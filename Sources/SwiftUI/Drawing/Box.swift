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

  /// Adds what the box shows to a drawing: what it added last time, unless something in it changed or it moved.
  final func show(into drawing: inout Drawing, at place: CGRect) {
    let epoch = element.host?.drawEpoch ?? 0
    if !needsDraw, let drawn, drawn.place == place, drawn.origin == drawing.origin, drawn.epoch == epoch {
      return drawing.add(drawn.list)
    }
    needsDraw = false
    let start = drawing.list.count
    draw(into: &drawing, at: place)
    drawn = (place, drawing.origin, epoch, Array(drawing.list[start...]))
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
    element.host?.setNeedsLayout()
  }

  /// Something changed that only the drawing depends on.
  final func appearanceDidChange() {
    markNeedsDraw()
    element.host?.setNeedsDisplay()
  }

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

  /// The axis along which the children stand, if it is a stack.
  var stackAxis: LayoutAxis? { nil }

  /// The items are others.
  final func itemsDidChange() {
    guard !isStale else { return }
    isStale = true
    contentDidChange()
  }

  private func refresh() {
    guard isStale else { return }
    isStale = false
    items = source()
    boxes = items.map(\.box)
    list = boxes
    priorities = [:]
    for (item, box) in zip(items, boxes) {
      adopt(box)
      box.setStackAxis(stackAxis)
      if let priority = item.traits[LayoutPriorityKey.self] as? Double { priorities[ObjectIdentifier(box)] = priority }
    }
    let hasOrder = items.contains { $0.traits.zIndex != 0 }
    sorted =
      hasOrder
      ? items.enumerated().sorted { ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset) }.map(
        \.element.box) : nil
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
