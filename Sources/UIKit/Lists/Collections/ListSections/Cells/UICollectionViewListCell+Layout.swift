// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Where content and accessories stand, and the card's corners.

extension UICollectionViewListCell {
  /// From the edges to the content, in points.
  var rowMargins: NSDirectionalEdgeInsets {
    let margin = listPlace?.section.margin ?? ListMetrics.margin(width: bounds.width)
    let taken = safeAreaInsets.directional(effectiveUserInterfaceLayoutDirection)
    return NSDirectionalEdgeInsets(
      top: 0, leading: margin + taken.leading, bottom: 0, trailing: margin + taken.trailing)
  }

  var leastHeight: CGFloat { listPlace == nil || listPlace?.role.part == .row ? ListMetrics.leastRow : 0 }

  private var indentation: CGFloat { CGFloat(max(indentationLevel, 0)) * indentationWidth }

  /// What accessories and indentation take from the content view at both sides.
  func rowInsets() -> NSDirectionalEdgeInsets {
    let (leading, trailing) = (accessoryViews.width(.leading), accessoryViews.width(.trailing))
    var insets = NSDirectionalEdgeInsets.zero
    insets.leading = indentation + (leading > 0 ? rowMargins.leading + leading : 0)
    insets.trailing = trailing > 0 ? rowMargins.trailing + trailing : 0
    return insets
  }

  /// Tells the content how far the row's margins reach into it.
  func shareMargins() {
    guard let content = contentView as? UIListContentView else { return }
    let beside = rowInsets()
    content.cellMargins = NSDirectionalEdgeInsets(
      top: 0, leading: beside.leading > indentation ? 0 : rowMargins.leading, bottom: 0,
      trailing: beside.trailing > 0 ? 0 : rowMargins.trailing)
  }

  func layOutRow() {
    shareMargins()
    let beside = rowInsets()
    let size = bounds.size
    let content = CGRect(
      x: beside.leading, y: 0, width: max(size.width - beside.leading - beside.trailing, 0), height: size.height)
    let frame = mirrored(content)
    if contentView.frame != frame { contentView.frame = frame }
    accessoryViews.layOut(
      in: self, margins: rowMargins, indentation: indentsAccessories ? indentation : 0)
    separators.layOut(in: self)
  }

  func roundCorners() {
    let corners = listPlace?.roundedCorners ?? []
    guard listPlace?.role.environment == .insetGrouped || layer.maskedCorners != .all else { return }
    roundCardCorners(corners)
  }

  func makeSeparatorGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = "UICollectionViewListCell-separator"
    addLayoutGuide(guide)
    let height = guide.heightAnchor.constraint(equalToConstant: 0)
    // Where the app says nothing, from the content's text to the row's end.
    let leading = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: automaticSeparatorInsets().leading)
    let trailing = guide.trailingAnchor.constraint(
      equalTo: trailingAnchor, constant: -automaticSeparatorInsets().trailing)
    for constraint in [leading, trailing] { constraint.priority = .defaultLow }
    NSLayoutConstraint.activate([
      height, guide.bottomAnchor.constraint(equalTo: bottomAnchor), leading, trailing,
    ])
    separators.automaticGuide = (leading, trailing)
    setNeedsLayout()
    return guide
  }
}
