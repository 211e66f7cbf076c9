// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ConstraintSolver

// The rows that the engine adds of itself: frames, insets, baselines, scrolling.

extension LayoutEngine {
  /// One equation that places a box, before it goes to the solver.
  private struct Wanted {
    var terms: LinearSum
    var constant: Double
    var shape: LayoutBox.FixedRow.Shape
    var strength: Strength
  }

  /// Brings a box's place up to date: only constants move unless the autoresizing mask's proportions did.
  func refreshFixedRows(of box: LayoutBox) {
    guard let item = box.item else { return }
    var supports: [LayoutBox] = []
    let wanted = wantedRows(for: item, box, &supports)
    if wanted.map(\.shape) == box.fixed.map(\.shape) {
      for (row, held) in zip(wanted, box.fixed) { set(held.handle, to: CGFloat(row.constant)) }
    } else {
      let source = RowSource.place(WeakReference<AnyObject>(item))
      removeFixedRows(of: box)
      for support in supports { retain(support) }
      box.supports = supports
      box.fixed = wanted.compactMap { row in
        addRow(row.terms, .equal, row.constant, strength: row.strength, source: source)
          .map { LayoutBox.FixedRow(handle: $0, shape: row.shape) }
      }
    }
    refreshBaselines(of: box)
    if let view = box.view, let origin = box.scrollOrigin { followScrolling(of: view, origin) }
  }

  func removeFixedRows(of box: LayoutBox) {
    for row in box.fixed { removeRow(row.handle) }
    box.fixed = []
    let supports = box.supports
    box.supports = []
    for support in supports { release(support) }
  }

  private func wantedRows(for item: any LayoutItem, _ box: LayoutBox, _ supports: inout [LayoutBox]) -> [Wanted] {
    if let guide = item as? UILayoutGuide { return wantedRows(forGuide: guide, box, &supports) }
    guard let view = item as? UIView else { return [] }
    if view === root { return rootRows(box) }
    guard view.translatesAutoresizingMaskIntoConstraints else { return fillingRows(view, box, &supports) }
    return maskRows(view, box, &supports)
  }

  // MARK: - The root

  /// The root's size is what it is; a detached root that is to follow its constraints keeps it only for want of others.
  private func rootRows(_ box: LayoutBox) -> [Wanted] {
    let size = root.alignmentRect(forFrame: CGRect(origin: .zero, size: root.bounds.size)).size
    var width = (Double(size.width), 1000.0)
    var height = (Double(size.height), 1000.0)
    if let target {
      width = (Double(target.size.width), Double(target.horizontal.rawValue))
      height = (Double(target.size.height), Double(target.vertical.rawValue))
    } else if !root.translatesAutoresizingMaskIntoConstraints, !(root is UIWindow) {
      width.1 = Self.keepStrength
      height.1 = Self.keepStrength
    }
    return [
      row(LinearSum(box.width), width.0, 2, strength: width.1),
      row(LinearSum(box.height), height.0, 3, strength: height.1),
    ]
  }

  /// Weaker than anything an app can ask for.
  private static let keepStrength = 0.001

  private func row(
    _ terms: LinearSum, _ constant: Double, _ place: Int, factor: Double = 0, strength: Double = 1000
  ) -> Wanted {
    Wanted(
      terms: terms, constant: constant, shape: .init(place: place, factor: factor, strength: strength),
      strength: Strength(strength))
  }

  /// The view of a window's root controller fills it, unless the app's own constraints say otherwise.
  private func fillingRows(_ view: UIView, _ box: LayoutBox, _ supports: inout [LayoutBox]) -> [Wanted] {
    guard let window = view.storedSuperview as? UIWindow, let controller = view.owningController,
      window.rootViewController === controller
    else { return [] }
    let outer = self.box(for: window)
    supports.append(outer)
    return [
      row(LinearSum(box.x), 0, 0, strength: Self.fillStrength),
      row(LinearSum(box.y), 0, 1, strength: Self.fillStrength),
      row(box.width - outer.width, 0, 2, strength: Self.fillStrength),
      row(box.height - outer.height, 0, 3, strength: Self.fillStrength),
    ]
  }

  private static let fillStrength = 999.9

  // MARK: - Frames as constraints

  /// A view's frame, as the autoresizing mask has it follow the superview's size.
  private func maskRows(_ view: UIView, _ box: LayoutBox, _ supports: inout [LayoutBox]) -> [Wanted] {
    let place = view.alignmentRect(forFrame: view.untransformedFrame)
    let room = view.storedSuperview?.bounds.size ?? .zero
    let mask = view.autoresizingMask
    let horizontal = Follow(
      origin: place.minX, length: place.width, room: room.width,
      flexible: (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
    )
    let vertical = Follow(
      origin: place.minY, length: place.height, room: room.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
      ))
    var parent: LayoutBox?
    if horizontal.needsRoom || vertical.needsRoom, let superview = view.storedSuperview {
      let found = self.box(for: superview)
      parent = found
      supports.append(found)
    }
    func follow(
      _ variable: Variable, _ value: CGFloat, _ factor: CGFloat, _ room: CGFloat, _ extent: Variable?, _ place: Int
    )
      -> Wanted
    {
      guard let extent, factor != 0 else { return row(LinearSum(variable), Double(value), place) }
      let terms = LinearSum(variable) - Double(factor) * extent
      return row(terms, Double(value - factor * room), place, factor: Double(factor))
    }
    return [
      follow(box.x, place.minX, horizontal.originShare, room.width, parent?.width, 0),
      follow(box.y, place.minY, vertical.originShare, room.height, parent?.height, 1),
      follow(box.width, place.width, horizontal.lengthShare, room.width, parent?.width, 2),
      follow(box.height, place.height, vertical.lengthShare, room.height, parent?.height, 3),
    ]
  }

  /// How much of a change of the superview's length the origin and the length take, by the autoresizing mask.
  private struct Follow {
    var originShare: CGFloat = 0
    var lengthShare: CGFloat = 0

    init(origin: CGFloat, length: CGFloat, room: CGFloat, flexible: (Bool, Bool, Bool)) {
      let after = room - origin - length
      let count: CGFloat = (flexible.0 ? 1 : 0) + (flexible.1 ? 1 : 0) + (flexible.2 ? 1 : 0)
      guard count > 0 else { return }
      let total = (flexible.0 ? origin : 0) + (flexible.1 ? length : 0) + (flexible.2 ? after : 0)
      // The one flexible part takes all; that needs no division, and so no rounding.
      func share(_ part: CGFloat) -> CGFloat { count == 1 ? 1 : total == 0 ? 1 / count : part / total }
      if flexible.0 { originShare = share(origin) }
      if flexible.1 { lengthShare = share(length) }
    }

    var needsRoom: Bool { originShare != 0 || lengthShare != 0 }
  }

  // MARK: - Guides

  private func wantedRows(forGuide guide: UILayoutGuide, _ box: LayoutBox, _ supports: inout [LayoutBox]) -> [Wanted] {
    guard guide.role != .free, let owner = guide.owningView else { return [] }
    if guide.role == .scrollContent {
      return [row(LinearSum(box.x), 0, 0), row(LinearSum(box.y), 0, 1)]
    }
    let outer = self.box(for: owner)
    supports.append(outer)
    if let band = bandRows(guide.role, box, outer, owner) { return band }
    let insets = owner.insets(of: guide.role)
    let alignment = owner.alignmentRectInsets
    let origin = guide.role == .scrollFrame ? owner.bounds.origin : .zero
    let lostWidth = insets.left + insets.right - alignment.left - alignment.right
    let lostHeight = insets.top + insets.bottom - alignment.top - alignment.bottom
    return [
      row(LinearSum(box.x), Double(origin.x + insets.left), 0),
      row(LinearSum(box.y), Double(origin.y + insets.top), 1),
      row(box.width - outer.width, Double(-lostWidth), 2),
      row(box.height - outer.height, Double(-lostHeight), 3),
    ]
  }

  /// A guide that lies along the owner's top or bottom edge, as high as something that is known.
  private func bandRows(
    _ role: UILayoutGuide.Role, _ box: LayoutBox, _ outer: LayoutBox, _ owner: UIView
  ) -> [Wanted]? {
    let alignment = owner.alignmentRectInsets
    let bottom = Double(alignment.top + alignment.bottom)
    switch role {
    case .topBand:
      return [
        row(LinearSum(box.x), 0, 0), row(LinearSum(box.y), 0, 1), row(LinearSum(box.width), 0, 2),
        row(LinearSum(box.height), Double(owner.safeAreaInsets.top), 3),
      ]
    case .bottomBand:
      return [
        row(LinearSum(box.x), 0, 0), row(box.y + box.height - outer.height, bottom, 1),
        row(LinearSum(box.width), 0, 2), row(LinearSum(box.height), Double(owner.safeAreaInsets.bottom), 3),
      ]
    case .keyboard:
      return [
        row(LinearSum(box.x), 0, 0), row(box.y + box.height - outer.height, bottom, 1),
        row(box.width - outer.width, Double(alignment.left + alignment.right), 2),
        row(LinearSum(box.height), Double(owner.keyboardHeight), 3),
      ]
    default: return nil
    }
  }

  // MARK: - Baselines

  func baseline(of box: LayoutBox, isFirst: Bool) -> Variable {
    if let row = isFirst ? box.firstBaseline : box.lastBaseline { return row.variable }
    let variable = solver.makeVariable()
    own([variable], nil)
    let edge = isFirst ? LinearSum(box.y) : box.y + box.height
    let source = box.item.map { RowSource.place(WeakReference<AnyObject>($0)) } ?? .floor
    if let handle = addRow(
      variable - edge, .equal, baselineOffset(of: box, isFirst: isFirst), strength: .required, source: source)
    {
      let row = LayoutBox.BaselineRow(variable: variable, handle: handle)
      if isFirst { box.firstBaseline = row } else { box.lastBaseline = row }
    }
    return variable
  }

  func refreshBaselines(of box: LayoutBox) {
    if let row = box.firstBaseline { set(row.handle, to: CGFloat(baselineOffset(of: box, isFirst: true))) }
    if let row = box.lastBaseline { set(row.handle, to: CGFloat(baselineOffset(of: box, isFirst: false))) }
  }

  /// From the alignment rectangle's top down to the first baseline, or from its bottom, upward being negative.
  private func baselineOffset(of box: LayoutBox, isFirst: Bool) -> Double {
    guard let view = box.view else { return 0 }
    let width = box.content.fittedWidth ?? max(CGFloat(solver.value(of: box.width)), 0)
    guard let offsets = view.baselineOffsets(width: width) else { return 0 }
    let insets = view.alignmentRectInsets
    return isFirst ? Double(offsets.first - insets.top) : Double(insets.bottom - offsets.last)
  }

  // MARK: - Scrolling

  func scrollOrigin(of box: LayoutBox) -> (x: Variable, y: Variable) {
    if let origin = box.scrollOrigin { return origin }
    let origin = (x: solver.makeVariable(), y: solver.makeVariable())
    own([origin.x, origin.y], nil)
    box.scrollOrigin = origin
    let place = box.view?.bounds.origin ?? .zero
    let source = box.item.map { RowSource.place(WeakReference<AnyObject>($0)) } ?? .floor
    for (variable, value) in [(origin.x, place.x), (origin.y, place.y)] {
      if let handle = addRow(LinearSum(variable), .equal, Double(value), strength: .required, source: source) {
        box.floors.append(handle)
        box.scrollRows.append(handle)
      }
    }
    box.view?.autoLayout.followsScrolling = true
    return origin
  }

  private func followScrolling(of view: UIView, _ origin: (x: Variable, y: Variable)) {
    guard let box = boxes[ObjectIdentifier(view)], box.scrollRows.count == 2 else { return }
    set(box.scrollRows[0], to: view.bounds.origin.x)
    set(box.scrollRows[1], to: view.bounds.origin.y)
  }
}

extension UIView {
  /// The frame that the view would have without its transform.
  var untransformedFrame: CGRect {
    let size = bounds.size
    let place = center
    let anchor = layer.anchorPoint
    return CGRect(
      x: place.x - anchor.x * size.width, y: place.y - anchor.y * size.height, width: size.width, height: size.height)
  }
}
