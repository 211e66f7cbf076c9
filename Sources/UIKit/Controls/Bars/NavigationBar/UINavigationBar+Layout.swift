// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UINavigationBar {
  /// What room the bar has, and what the content has made of it.
  struct Shape: Equatable {
    /// How much of a large title shows, points; 0 for an inline one.
    var expansion: CGFloat = 0
    /// How much of it can show: 52 where the title is large, else 0.
    var mostExpansion: CGFloat = 0
    /// How far content has been pulled down beyond its top.
    var stretch: CGFloat = 0
    /// How far content has gone under the bar.
    var under: CGFloat = 0
    /// Whether the content darkens itself where it goes under the bar.
    var isContentShaded = false
    /// From the bar up to the top of the screen.
    var top: CGFloat = 0
    /// What the device's shape takes at the sides.
    var safeSides = UIEdgeInsets.zero
    /// The height without a large title.
    var inlineHeight = BarMetrics.band
    var isCompact = false

    var height: CGFloat { inlineHeight + expansion + stretch }
  }

  /// From the bar's sides to its contents.
  var sideInsets: UIEdgeInsets {
    let side = bounds.width >= 414 && !shape.isCompact ? Self.wideSide : BarMetrics.side
    return UIEdgeInsets(top: 0, left: shape.safeSides.left + side, bottom: 0, right: shape.safeSides.right + side)
  }

  /// The margins of wide screens.
  private static let wideSide: CGFloat = 20

  func shapeDidChange() {
    setNeedsLayout()
    if shape.isCompact != lastCompact { applyAppearance() }
    lastCompact = shape.isCompact
  }

  func layoutBar() {
    renewRow()
    if transition == nil { place(background, in: shape, height: bounds.height) }
    if let row { place(row) }
    // A transition moves backgrounds and titles itself.
    guard transition == nil else { return }
    place(largeTitle, in: shape)
    showTitles()
  }

  /// Gives a row its place, below the prompt of its item.
  func place(_ row: NavigationRow) {
    row.frame = CGRect(x: 0, y: row.item.promptHeight, width: bounds.width, height: BarMetrics.band)
    row.sideInsets = sideInsets
  }

  /// Gives a background its place, up to the top of the screen, below a bar of some height.
  func place(_ background: BarBackground, in shape: Shape, height: CGFloat) {
    background.frame = CGRect(x: 0, y: -topExtension, width: bounds.width, height: height + topExtension)
    background.inlineHeight = topExtension + min(shape.inlineHeight, height)
    background.under = shape.under
    background.isContentShaded = shape.isContentShaded
  }

  private var topExtension: CGFloat { barPosition == .topAttached ? shape.top : 0 }

  /// Gives a large title the room below the inline part, or none.
  func place(_ title: LargeTitleView?, in shape: Shape) {
    guard let title else { return }
    title.frame = CGRect(
      x: 0, y: shape.inlineHeight, width: bounds.width, height: max(shape.expansion + shape.stretch, 0))
    title.sideInsets = sideInsets
  }

  /// The inline title shows as the large one goes.
  func showTitles() {
    let (inline, large) = (Self.inlineAlpha(in: shape, item: topItem), Self.largeAlpha(in: shape))
    row?.titleHolder.alpha = inline
    largeTitle?.alpha = large
    // What cannot be seen is not read either.
    row?.titleHolder.isHidden = inline == 0
    largeTitle?.isHidden = large == 0
  }

  static func inlineAlpha(in shape: Shape, item: UINavigationItem?) -> CGFloat {
    // A view of the app's own is always there.
    guard shape.mostExpansion > 0, item?.titleView == nil else { return 1 }
    return 1 - min(max(shape.expansion / BarMetrics.titleFade, 0), 1)
  }

  static func largeAlpha(in shape: Shape) -> CGFloat {
    guard shape.mostExpansion > 0 else { return 0 }
    return min(max(shape.expansion / (BarMetrics.largeTitle / 2), 0), 1)
  }

  // MARK: - Appearance

  /// What counts for an item in a state of the bar.
  func appearance(of item: UINavigationItem?, isAtEdge: Bool) -> UINavigationBarAppearance {
    let compact = shape.isCompact
    let standard =
      (compact ? item?.compactAppearance : nil) ?? item?.standardAppearance
      ?? appearances.overContent(isCompact: compact)
    guard isAtEdge else { return isTranslucent ? standard : standard.madeOpaque }
    let edge =
      (compact ? item?.compactScrollEdgeAppearance : nil) ?? item?.scrollEdgeAppearance
      ?? appearances.besideContent(isCompact: compact)
    if let edge { return edge }
    if !isTranslucent { return standard.madeOpaque }
    return standard.coversContent || standard.shadowColor != nil || standard.shadowImage != nil
      ? standard.withoutBackground : standard
  }

  func backIndicator(of item: UINavigationItem) -> UIImage { appearance(of: item, isAtEdge: true).backIndicatorImage }

  func applyAppearance() {
    let item = topItem
    let edge = appearance(of: item, isAtEdge: true)
    dress(background)
    row?.show(shape.under > 0 ? appearance(of: item, isAtEdge: false) : edge)
    largeTitle?.show(edge)
    setNeedsLayout()
  }

  /// Gives a background what counts for the top item.
  func dress(_ background: BarBackground) {
    background.show(
      edge: appearance(of: topItem, isAtEdge: true), standard: appearance(of: topItem, isAtEdge: false))
  }
}

extension UINavigationBarAppearance {
  /// The same with a background that nothing shows through.
  fileprivate var madeOpaque: UINavigationBarAppearance {
    guard !coversContent else { return self }
    let copy = UINavigationBarAppearance(barAppearance: self)
    copy.configureWithOpaqueBackground()
    return copy
  }
}
