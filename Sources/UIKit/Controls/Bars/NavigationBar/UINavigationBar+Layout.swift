// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UINavigationBar {
  /// What room the bar has, and what the content has made of it.
  struct Shape: Equatable {
    /// How much of a large title shows, points; 0 for an inline one.
    var expansion: CGFloat = 0
    /// How much of it can show: its zone's height where the title is large, else 0.
    var mostExpansion: CGFloat = 0
    /// How far content has been pulled down beyond its top.
    var stretch: CGFloat = 0
    /// How far content has gone under the bar.
    var under: CGFloat = 0
    /// Whether the content darkens itself where it goes under the bar.
    var isContentShaded = false
    /// Whether content that goes under the bar is to be seen there as it is, or ends at a line.
    var hidesEdgeEffect = false
    var hasHardEdge = false
    /// From the bar up to the top of the screen.
    var top: CGFloat = 0
    /// What the device's shape takes at the sides.
    var safeSides = UIEdgeInsets.zero
    /// The height without a large title.
    var inlineHeight = BarMetrics.band
    var isCompact = false
    /// How much of a search bar shows in the band of its own below the title, points; 0 where none stands there.
    var search: CGFloat = 0
    /// Whether somebody searches and the buttons and titles are gone.
    var isSearching = false

    var height: CGFloat { inlineHeight + expansion + stretch + search }
  }

  /// From the bar's sides to its contents.
  var sideInsets: UIEdgeInsets {
    let side = BarMetrics.side(
      width: bounds.width, isCompactHeight: shape.isCompact, hasSafeSides: shape.safeSides.left > 0)
    return UIEdgeInsets(top: 0, left: shape.safeSides.left + side, bottom: 0, right: shape.safeSides.right + side)
  }

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
    place(search, in: shape)
    if let item = topItem, owner != nil { item.search?.searchBarStands(item.searchBarPlacement) }
    row?.alpha = shape.isSearching ? 0 : 1
    showTitles()
  }

  /// Gives a row its place, below the prompt of its item.
  func place(_ row: NavigationRow) {
    row.frame = CGRect(x: 0, y: row.item.promptHeight, width: bounds.width, height: BarMetrics.band)
    row.sideInsets = sideInsets
    row.searchWidth = inlineSearchWidth(of: row.item)
  }

  /// Gives a background its place, up to the top of the screen, below a bar of some height.
  func place(_ background: BarBackground, in shape: Shape, height: CGFloat) {
    background.frame = CGRect(x: 0, y: -topExtension, width: bounds.width, height: height + topExtension)
    background.inlineHeight = topExtension + min(shape.inlineHeight + shape.search, height)
    background.under = shape.under
    background.isContentShaded = shape.isContentShaded || shape.hidesEdgeEffect
    background.hasHardEdge = shape.hasHardEdge && !shape.hidesEdgeEffect
  }

  private var topExtension: CGFloat { barPosition == .topAttached ? shape.top : 0 }

  /// Gives a large title the room below the inline part, or none.
  func place(_ title: LargeTitleView?, in shape: Shape) {
    guard let title else { return }
    title.frame = CGRect(
      x: 0, y: shape.inlineHeight, width: bounds.width, height: max(shape.expansion + shape.stretch, 0))
    title.sideInsets = sideInsets
  }

  /// The inline title shows when the whole of the large one has gone.
  func showTitles() {
    let (inline, large) = (Self.inlineAlpha(in: shape, item: topItem), Self.largeAlpha(in: shape))
    largeTitle?.alpha = large
    largeTitle?.isHidden = large == 0
    guard let row, row.titleHolder.alpha != inline else { return }
    row.titleHolder.isHidden = false
    // A row that is new is as it should be from the start; only what content does to it is seen to happen.
    guard row.hasShownTitle, window != nil, UIView.areAnimationsEnabled, AnimationContext.current == nil else {
      row.titleHolder.alpha = inline
      // What cannot be seen is not read either.
      row.titleHolder.isHidden = inline == 0
      return
    }
    UIView.animate(
      withDuration: BarMetrics.titleFade, delay: 0, options: .allowUserInteraction,
      animations: { row.titleHolder.alpha = inline },
      completion: { _ in row.titleHolder.isHidden = row.titleHolder.alpha == 0 })
  }

  static func inlineAlpha(in shape: Shape, item: UINavigationItem?) -> CGFloat {
    // A view of the app's own is always there.
    guard shape.mostExpansion > 0, item?.titleView == nil else { return 1 }
    return shape.expansion > 0 ? 0 : 1
  }

  static func largeAlpha(in shape: Shape) -> CGFloat {
    guard shape.mostExpansion > 0, !shape.isSearching else { return 0 }
    return min(max(shape.expansion / (shape.mostExpansion / 2), 0), 1)
  }

  // MARK: - Appearance

  /// What counts for an item in a state of the bar.
  func appearance(of item: UINavigationItem?, isAtEdge: Bool) -> UINavigationBarAppearance {
    let isCompact = shape.isCompact
    return appearances.shown(
      isAtEdge: isAtEdge, isCompact: isCompact, isTranslucent: isTranslucent,
      besides: BarAppearances.Others(
        overContent: (isCompact ? item?.compactAppearance : nil) ?? item?.standardAppearance,
        besideContent: (isCompact ? item?.compactScrollEdgeAppearance : nil) ?? item?.scrollEdgeAppearance))
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
    background.veil.color = veilColor
  }

  /// What content fades into: the page's colour, or black or white where the title has to be read over other content.
  var veilColor: UIColor {
    let page = owner?.topViewController?.colorBehindContent ?? .systemBackground
    guard let isDark = row?.titleHolder.isOverDark, isDark != BarTone.isDark(page, in: traitCollection) else {
      return page
    }
    return isDark ? .black : .white
  }
}

extension UINavigationBar: BarOverContent {
  var partsOverContent: [any OverContent] {
    guard let row else { return [] }
    return row.platters + [row.titleHolder]
  }

  var showsContent: Bool { !appearance(of: topItem, isAtEdge: shape.under <= 0).coversContent }

  func partsDidChange() { background.veil.color = veilColor }
}
