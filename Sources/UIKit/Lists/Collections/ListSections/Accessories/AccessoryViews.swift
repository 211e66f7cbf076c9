// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The accessories of a row and their views.
@MainActor final class AccessoryViews {
  enum Side {
    case leading, trailing
  }

  /// One accessory that is shown.
  private struct Shown {
    let accessory: UICellAccessory
    let view: UIView
    /// The room for it, in points.
    let width: CGFloat
    /// What the mark keeps at its own end of the room; others stand in the middle.
    let isAtEnd: Bool
    /// Whether the view has not been placed yet.
    var isNew: Bool
  }

  private var sides: [Side: [Shown]] = [:]
  /// Between the reorder control and what is before it.
  private var gripLine: UIView?
  /// Between accessories of one side, in points.
  private static let gap: CGFloat = 8
  /// The standard room for an accessory, in points.
  private static let standardWidth: CGFloat = 24

  /// What the accessories of a side take, without the margin beside them; 0 without any.
  func width(_ side: Side) -> CGFloat {
    guard let shown = sides[side], !shown.isEmpty else { return 0 }
    return shown.reduce(0) { $0 + $1.width } + CGFloat(shown.count - 1) * Self.gap
  }

  /// The row's accessories with their views, leading ones first; for tests and the layout.
  var views: [(type: UICellAccessory.AccessoryType, view: UIView)] {
    ((sides[.leading] ?? []) + (sides[.trailing] ?? [])).map { ($0.accessory.accessoryType, $0.view) }
  }

  // MARK: - Choosing

  /// Shows the accessories that are to be seen now, with the views that are there already where they serve.
  func show(_ accessories: [UICellAccessory], in cell: UICollectionViewListCell) {
    let isEditing = cell.status.isEditing
    let visible = accessories.filter { accessory in
      guard !accessory.options.isHidden else { return false }
      switch accessory.displayed {
      case .always: return true
      case .whenEditing: return isEditing
      case .whenNotEditing: return !isEditing
      }
    }
    let scale = AccessoryMaker.scale(in: cell)
    var old = (sides[.leading] ?? []) + (sides[.trailing] ?? [])
    for side in [Side.leading, .trailing] {
      sides[side] = Self.ordered(visible, side).map { accessory in
        let index = old.firstIndex {
          $0.accessory.accessoryType == accessory.accessoryType && $0.accessory.options == accessory.options
        }
        let view = index.map { old.remove(at: $0).view } ?? AccessoryMaker.view(of: accessory)
        if view.superview !== cell { cell.addSubview(view) }
        UIView.performWithoutAnimation { AccessoryMaker.configure(view, accessory, cell) }
        return Shown(
          accessory: accessory, view: view, width: Self.room(accessory, view, scale),
          isAtEnd: accessory.accessoryType == .disclosureIndicator && accessory.options.width == nil,
          isNew: index == nil)
      }
    }
    for gone in old where gone.view.superview === cell { takeAway(gone) }
  }

  /// Removes a view; in an animation block marks fade before. An app's own view may be needed elsewhere at once.
  private func takeAway(_ gone: Shown) {
    let view = gone.view
    guard AnimationContext.current != nil, !gone.accessory.isCustomView else {
      return view.removeFromSuperview()
    }
    UIView.animate(
      withDuration: ChangeoverTiming.standard.duration, animations: { view.alpha = 0 },
      completion: { _ in view.removeFromSuperview() })
  }

  /// The system's order, then the app's views where they want to be among them.
  private static func ordered(_ accessories: [UICellAccessory], _ side: Side) -> [UICellAccessory] {
    let types: [UICellAccessory.AccessoryType] =
      side == .leading
      ? [.multiselect, .delete, .insert]
      : [.label, .outlineDisclosure, .checkmark, .detail, .disclosureIndicator, .reorder]
    var result = types.flatMap { type in accessories.filter { $0.accessoryType == type } }
    for accessory in accessories {
      switch (accessory.placement, side) {
      case (.leading(_, let position)?, .leading), (.trailing(_, let position)?, .trailing):
        result.insert(accessory, at: min(max(position(result), 0), result.count))
      default: break
      }
    }
    return result
  }

  private static func room(_ accessory: UICellAccessory, _ view: UIView, _ scale: CGFloat) -> CGFloat {
    let own = AccessoryMaker.size(of: accessory, view).width
    switch accessory.options.width {
    case .actual: return own
    case .standard: return standardWidth * scale
    case .custom(let width): return width
    case nil: break
    }
    switch accessory.accessoryType {
    case .label, .customView: return own
    // The chevron stands at the end of a narrower room than the others.
    case .disclosureIndicator: return 14 * scale
    case .reorder: return 27 * scale
    default: return max(standardWidth * scale, own)
    }
  }

  // MARK: - States

  /// Brings marks that follow the row's state up to date.
  func follow(_ cell: UICollectionViewListCell) {
    for shown in sides.values.joined() { AccessoryMaker.configure(shown.view, shown.accessory, cell) }
  }

  /// Turns the outline's chevrons.
  func showExpansion(_ isExpanded: Bool) {
    for shown in sides.values.joined() where shown.accessory.accessoryType == .outlineDisclosure {
      AccessoryMaker.turn(shown.view, isExpanded)
    }
  }

  // MARK: - Layout

  func layOut(in cell: UICollectionViewListCell, margins: NSDirectionalEdgeInsets, indentation: CGFloat) {
    let height = cell.bounds.height
    let scale = AmbientTraits.scale(cell.traitCollection)
    func place(_ shown: Shown, _ x: CGFloat) {
      let size = AccessoryMaker.size(of: shown.accessory, shown.view)
      let free = shown.width - size.width
      let origin = CGPoint(
        x: x + (shown.isAtEnd ? free : free / 2), y: ((height - size.height) / 2 * scale).rounded() / scale)
      let rect = cell.mirrored(CGRect(origin: origin, size: size))
      guard shown.isNew else { return put(shown.view, in: rect) }
      // It appears in its place, and does not come from anywhere.
      let fades = AnimationContext.current != nil && !shown.accessory.isCustomView
      UIView.performWithoutAnimation {
        put(shown.view, in: rect)
        if fades { shown.view.alpha = 0 }
      }
      if fades { shown.view.alpha = 1 }
    }
    var x = margins.leading + indentation
    for shown in sides[.leading] ?? [] {
      place(shown, x)
      x += shown.width + Self.gap
    }
    x = cell.bounds.width - margins.trailing
    for shown in (sides[.trailing] ?? []).reversed() {
      x -= shown.width
      place(shown, x)
      x -= Self.gap
    }
    for side in [Side.leading, .trailing] {
      for index in sides[side]?.indices ?? 0..<0 { sides[side]?[index].isNew = false }
    }
    placeGripLine(cell)
  }

  /// Gives a view its place; turned ones keep their transform.
  private func put(_ view: UIView, in rect: CGRect) {
    view.bounds.size = rect.size
    view.center = CGPoint(x: rect.midX, y: rect.midY)
  }

  private func placeGripLine(_ cell: UICollectionViewListCell) {
    guard let trailing = sides[.trailing], trailing.count > 1, let grip = trailing.last,
      grip.accessory.accessoryType == .reorder, grip.accessory.options.showsVerticalSeparator
    else {
      gripLine?.removeFromSuperview()
      gripLine = nil
      return
    }
    let line = gripLine ?? UIView()
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    if line.superview == nil { cell.addSubview(line) }
    gripLine = line
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge = isMirrored ? grip.view.frame.maxX + Self.gap / 2 : grip.view.frame.minX - Self.gap / 2
    let inset = ListMetrics.gripLineInset
    line.frame = CGRect(
      x: edge.rounded(), y: inset, width: ListMetrics.separator, height: max(cell.bounds.height - 2 * inset, 0))
  }
}
