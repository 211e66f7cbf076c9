// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What stands beside the rows: the views above and below all sections, behind them, and lines where there are no rows.

extension UITableView {
  func extraViewDidChange(from old: UIView?, to new: UIView?) {
    if old !== new {
      if old !== tableHeaderView, old !== tableFooterView { old?.removeFromSuperview() }
      if let new { insertSubview(new, at: 0) }
    }
    // Set again, a view has perhaps another height.
    tableLayout.invalidatePlaces()
    setNeedsLayout()
  }

  func backgroundDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  /// Gives them their places: heights are theirs, widths the table's.
  func placeExtraViews() {
    if let backgroundView {
      if backgroundView.frame != bounds { backgroundView.frame = bounds }
      if subviews.first !== backgroundView { sendSubviewToBack(backgroundView) }
    }
    let geometry = tableLayout.geometry
    if engine.layoutState.isPrepared,
      (tableHeaderView?.frame.height ?? 0) != geometry.headerHeight
        || (tableFooterView?.frame.height ?? 0) != geometry.footerHeight
    {
      tableLayout.invalidatePlaces()
    }
    place(tableHeaderView, at: 0)
    place(tableFooterView, at: geometry.sectionsEnd)
    placeFillers(from: geometry.size.height)
  }

  private func place(_ view: UIView?, at y: CGFloat) {
    guard let view else { return }
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
    if view.frame != frame { view.frame = frame }
  }

  /// Draws the lines of rows that there are not, as far as they would be seen.
  private func placeFillers(from start: CGFloat) {
    guard fillerRowHeight > 0, style == .plain, separatorStyle != .none, bounds.maxY > start else {
      fillers?.removeFromSuperview()
      fillers = nil
      return
    }
    let view = fillers ?? TableFillers()
    if fillers == nil {
      fillers = view
      insertSubview(view, at: 0)
    }
    view.rowHeight = fillerRowHeight
    view.lineColor = separatorColor ?? .separator
    view.lineInset = separatorInset.left
    let frame = CGRect(x: 0, y: start, width: bounds.width, height: bounds.maxY - start)
    if view.frame != frame { view.frame = frame }
  }
}

/// Lines of empty rows.
final class TableFillers: UIView {
  var rowHeight: CGFloat = 0 {
    didSet { if rowHeight != oldValue { setNeedsDisplay() } }
  }
  var lineColor = UIColor.separator {
    didSet { if lineColor != oldValue { setNeedsDisplay() } }
  }
  var lineInset: CGFloat = 0 {
    didSet { if lineInset != oldValue { setNeedsDisplay() } }
  }

  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    lineColor.setFill()
    var bottom = rowHeight
    while bottom <= bounds.height {
      UIRectFill(CGRect(x: lineInset, y: bottom - 1, width: bounds.width - lineInset, height: 1))
      bottom += rowHeight
    }
  }
}
