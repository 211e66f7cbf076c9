// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How far the layout is known.
struct ListLayoutState {
  /// Whether `prepare()` was called since the last invalidation.
  var isPrepared = false
  /// Whether the layout changes when the content moves.
  var dependsOnOffset = false
  /// How far the offset moves along with the next layout.
  var offsetAdjustment = CGPoint.zero
  /// Whether an invalidation context asked for that, which is obeyed; what the compositional solver asks for gives way to
  /// cells whose sizes were known.
  var isAdjustedByContext = false
  /// Whether a layout has moved the offset itself since views were last placed.
  var movedOffset = false
  /// Where an item was asked to be seen, until views have said their sizes.
  var scrollTarget: ScrollTarget?
  var band: ElementBand?
  /// The elements that alone are out of date; empty where all are.
  var outdated: Set<ElementKey> = []
  /// What was last known before the layout was invalidated; forgotten after the next pass.
  var staleBand: ElementBand?
  /// How bounds that are being set change the layout.
  var boundsContext: UICollectionViewLayoutInvalidationContext?
  /// The bounds before an animation block changed them, with the layout.
  var animatedBounds: CGRect?
  /// How often everything was reloaded, so that what an app's method did meanwhile is noticed.
  var reloads = 0
  /// Whether views on the screen are to be asked for their sizes again, and whether what comes of it is animated.
  var hasOutdatedSizes = false
  var animatesSizes = false
  /// What the next pass is to keep in its place.
  var anchor: ScrollAnchor?

  mutating func forgetBand() {
    outdated = []
    if let band { staleBand = band }
    band = nil
  }
}

/// An item that was scrolled to before all sizes were known.
struct ScrollTarget {
  /// An item, or a whole section by one number.
  let path: IndexPath
  let position: UICollectionView.ScrollPosition
  /// Where that scrolled. What scrolls elsewhere afterwards ends it.
  let offset: CGPoint
}
