// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What stands beside the content of a row: the control of editing at the start, accessory and grip at the end.
@MainActor final class RowAccessories {
  /// The control at the start, while the row is edited.
  private(set) var control: AccessoryMarkView?
  private var grip: AccessoryMarkView?
  private var detail: AccessoryMarkView?
  private var mark: AccessoryMarkView?
  /// The app's own view that is shown.
  private var own: UIView?
  private var scale: CGFloat = 1
  private var figures = EditFigures(growth: 1)

  var hasControl: Bool { control != nil }

  /// The views at the end, from its edge inwards; for the layout and tests.
  var trailing: [UIView] { [grip, own ?? mark, detail].compactMap { $0 } }

  // MARK: - Choosing

  /// Shows what belongs to the row's state, with the views that are there already where they serve.
  func show(in cell: UITableViewCell) {
    scale = AccessoryMark.growth(cell.traitCollection)
    figures = cell.editFigures
    let isEditing = cell.isEditing
    let wanted = isEditing ? cell.editingAccessoryView : cell.accessoryView
    if own !== wanted {
      if own?.superview === cell { own?.removeFromSuperview() }
      own = wanted
      if let wanted { cell.addSubview(wanted) }
    }
    let type = wanted != nil ? .none : isEditing ? cell.editingAccessoryType : cell.accessoryType
    let hasDetail = type == .detailButton || type == .detailDisclosureButton
    let ending: AccessoryMark? =
      switch type {
      case .disclosureIndicator, .detailDisclosureButton: .chevron
      case .checkmark: .checkmark
      case .none, .detailButton: nil
      }
    replace(&mark, by: ending, in: cell)
    replace(&detail, by: hasDetail ? .info : nil, in: cell)
    replace(&grip, by: isEditing && cell.showsReorderControl ? .grip : nil, in: cell)
    replace(&control, by: isEditing ? cell.editControl : nil, in: cell)
    configure(cell)
  }

  private func replace(_ view: inout AccessoryMarkView?, by wanted: AccessoryMark?, in cell: UITableViewCell) {
    guard view?.mark != wanted else { return }
    if let old = view {
      // Circles are checked and unchecked in their place.
      if let wanted, old.mark.isCircle, wanted.isCircle { return old.mark = wanted }
      view = nil
      takeAway(old)
    }
    guard let wanted else { return }
    let new = AccessoryMarkView(wanted)
    new.isNew = true
    cell.addSubview(new)
    view = new
  }

  /// Removes a mark; in an animation block it fades before.
  private func takeAway(_ old: AccessoryMarkView) {
    guard AnimationContext.current != nil else { return old.removeFromSuperview() }
    UIView.animate(
      withDuration: 0.3, animations: { old.alpha = 0 }, completion: { _ in old.removeFromSuperview() })
  }

  private func configure(_ cell: UITableViewCell) {
    UIView.performWithoutAnimation {
      if let mark {
        mark.scale = scale
        mark.flips = mark.mark == .chevron
        mark.color = mark.mark == .chevron ? .tertiaryLabel : nil
      }
      if let detail {
        detail.scale = scale
        detail.accessibilityLabel = "More Info"
        detail.action = { [weak cell] in
          if let cell { cell.table?.accessoryButtonTapped(in: cell) }
        }
      }
      if let grip {
        grip.scale = figures.grip / AccessoryMark.grip.size.width
        grip.color = .tertiaryLabel
        if grip.gestureRecognizers?.isEmpty != false { grip.addGestureRecognizer(RowGripRecognizer()) }
        grip.isUserInteractionEnabled = true
        grip.accessibilityLabel = "Reorder"
      }
      if let control { configure(control, cell) }
    }
  }

  private func configure(_ control: AccessoryMarkView, _ cell: UITableViewCell) {
    control.scale = figures.disc / control.mark.size.width
    switch control.mark {
    case .minus, .plus:
      control.color = .white
      control.discColor = control.mark == .minus ? .systemRed : .systemGreen
      control.accessibilityLabel = control.mark == .minus ? "Delete" : "Insert"
      control.action = { [weak cell] in
        if let cell { cell.table?.editingControlTapped(in: cell) }
      }
    case .circle:
      control.color = .tertiaryLabel
      control.action = nil
    default:
      control.color = .white
      control.discColor = nil
      control.action = nil
    }
  }

  /// Brings the circle of a selection to the row's state.
  func follow(_ cell: UITableViewCell) {
    guard control?.mark.isCircle == true else { return }
    replace(&control, by: cell.editControl, in: cell)
    configure(cell)
  }

  // MARK: - Layout

  /// What stands at the end takes, without the margin beside it; 0 without any.
  var width: CGFloat {
    let shown = trailing
    guard !shown.isEmpty else { return 0 }
    return shown.reduce(0) { $0 + room($1) } + CGFloat(shown.count - 1) * RowMetrics.beforeAccessory
  }

  private func size(_ view: UIView) -> CGSize { (view as? AccessoryMarkView)?.intrinsicContentSize ?? view.bounds.size }

  private func room(_ view: UIView) -> CGFloat {
    let own = size(view).width
    guard let mark = view as? AccessoryMarkView, mark.mark == .checkmark || mark.mark == .info else { return own }
    return max(RowMetrics.accessoryRoom * scale, own)
  }

  /// Places everything in a row of a width; views that are new appear in their place.
  func layOut(in cell: UITableViewCell, width: CGFloat) {
    let margins = cell.rowMargins
    let pixel = AmbientTraits.scale(cell.traitCollection)
    func put(_ view: UIView, x: CGFloat, _ size: CGSize) {
      let y = ((cell.bounds.height - size.height) / 2 * pixel).rounded() / pixel
      let frame = cell.mirrored(CGRect(origin: CGPoint(x: x, y: y), size: size))
      guard let mark = view as? AccessoryMarkView, mark.isNew else {
        if view.frame != frame { view.frame = frame }
        return
      }
      mark.isNew = false
      let fades = AnimationContext.current != nil
      UIView.performWithoutAnimation {
        mark.frame = frame
        if fades { mark.alpha = 0 }
      }
      if fades { mark.alpha = 1 }
    }
    var x = width - margins.trailing
    for view in trailing {
      let (size, room) = (size(view), room(view))
      put(view, x: x - (room + size.width) / 2, size)
      x -= room + RowMetrics.beforeAccessory
    }
    if let control {
      let size = size(control)
      put(control, x: margins.leading + EditFigures.controlCentre * figures.disc / 22 - size.width / 2, size)
    }
  }
}

extension AccessoryMark {
  fileprivate var isCircle: Bool { self == .circle || self == .checkedCircle }
}
