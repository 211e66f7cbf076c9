// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The lines above and below a row.
@MainActor struct RowLines {
  private var top = SeparatorLine()
  private var bottom = SeparatorLine()

  mutating func layOut(_ cell: UITableViewCell, _ beside: NSDirectionalEdgeInsets) {
    guard let place = cell.place, place.separator.style != .none else {
      top.show(nil, .clear, nil, in: cell)
      bottom.show(nil, .clear, nil, in: cell)
      return
    }
    let thickness = ListMetrics.separator
    let inset = cell.shownSeparatorInset(beside).directional(cell.effectiveUserInterfaceLayoutDirection)
    let width = max(cell.bounds.width - inset.leading - inset.trailing, 0)
    func frame(_ isShown: Bool, _ y: CGFloat, _ leading: CGFloat, _ width: CGFloat) -> CGRect? {
      isShown && width > 0 ? cell.mirrored(CGRect(x: leading, y: y, width: width, height: thickness)) : nil
    }
    let color = place.separator.color ?? .separator
    let showsBottom = place.hasSeparatorBelow && !cell.isMarked && !cell.status.isSwiped
    bottom.show(
      frame(showsBottom, cell.bounds.height - thickness, inset.leading, width), color, place.separator.effect, in: cell)
    top.show(
      frame(place.hasSeparatorAbove, 0, 0, cell.bounds.width), color, place.separator.effect, in: cell)
  }
}

extension UITableViewCell {
  /// The table's inset where it was set to be counted from the cell's edges.
  func tableSeparatorInset() -> UIEdgeInsets? {
    guard let separator = place?.separator, separator.reference == .fromCellEdges else { return nil }
    return separator.inset
  }

  /// From where the content starts to the margin at the end, or to accessories while the row is edited.
  func automaticSeparatorInset() -> UIEdgeInsets {
    if let inset = tableSeparatorInset() { return inset }
    let beside = rowInsets()
    var insets = NSDirectionalEdgeInsets(
      top: 0, leading: contentStart(beside), bottom: 0, trailing: rowMargins.trailing + (place?.trailingRoom ?? 0))
    if isEditing, accessories.width > 0 { insets.trailing = beside.trailing }
    if let place, place.separator.reference == .fromAutomaticInsets, let own = place.separator.inset {
      let own = own.directional(effectiveUserInterfaceLayoutDirection)
      insets.leading += own.leading
      insets.trailing += own.trailing
    }
    return insets.resolved(effectiveUserInterfaceLayoutDirection)
  }

  /// Where the line below runs: what the app has set moves with the content while the row is edited.
  func shownSeparatorInset(_ beside: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    guard let own = ownSeparatorInset ?? tableSeparatorInset() else { return automaticSeparatorInset() }
    var insets = own.directional(effectiveUserInterfaceLayoutDirection)
    insets.leading += beside.leading
    insets.trailing += place?.trailingRoom ?? 0
    return insets.resolved(effectiveUserInterfaceLayoutDirection)
  }

  /// Where text starts, from the cell's leading edge.
  private func contentStart(_ beside: NSDirectionalEdgeInsets) -> CGFloat {
    if let content = contentView as? UIListContentView {
      return beside.leading + content.plan(width: max(bounds.width - beside.leading - beside.trailing, 0)).textStart
    }
    let size = CGSize(width: contentView.bounds.width, height: bounds.height)
    var margins = innerMargins(beside)
    margins.leading += indentation
    return beside.leading + classic.plan(size, margins, traitCollection).textStart
  }
}
