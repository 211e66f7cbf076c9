// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How far the layout is known.
struct CollectionLayoutState {
  /// Whether `prepare()` was called since the last invalidation.
  var isPrepared = false
  /// Whether the layout changes when the content moves.
  var dependsOnOffset = false
  /// How far the offset moves along with the next layout.
  var offsetAdjustment = CGPoint.zero
  /// Whether a layout has moved the offset itself since views were last placed.
  var movedOffset = false
  var band: CollectionBand?
  /// The elements that alone are out of date; empty where all are.
  var outdated: Set<CollectionElementKey> = []
  /// What was last known before the layout was invalidated; forgotten after the next pass.
  var staleBand: CollectionBand?
  var isUpdating = false
  /// The animated change that is being worked out: views keep their attributes until it is played.
  var changeover: CollectionChangeover?
  /// The bounds before an animation block changed them, with the layout.
  var animatedBounds: CGRect?
  /// How often everything was reloaded, so that what an app's method did meanwhile is noticed.
  var reloads = 0

  mutating func forgetBand() {
    outdated = []
    if let band { staleBand = band }
    band = nil
  }
}

/// A part of the content, larger than the screen, whose elements are known, so that most scroll steps ask nothing.
@MainActor struct CollectionBand {
  let rect: CGRect
  private(set) var attributes: [UICollectionViewLayoutAttributes]
  /// The size of the bounds for which `origins` holds.
  private var size = CGSize.null
  private var x: CGFloat = 0
  /// The vertical origins of the bounds at which the same elements are visible.
  private var above: CGFloat = 0
  private var below: CGFloat = 0
  private var isAboveOpen = false
  private var isBelowOpen = false

  init(rect: CGRect, attributes: [UICollectionViewLayoutAttributes]) {
    self.rect = rect
    self.attributes = attributes
  }

  /// Takes other attributes for some elements; those without any are gone.
  mutating func renew(
    _ keys: Set<CollectionElementKey>, _ answer: (CollectionElementKey) -> UICollectionViewLayoutAttributes?
  ) {
    attributes.removeAll { keys.contains($0.key) }
    attributes += keys.compactMap(answer).filter { $0.frame.intersects(rect) }
    unsettle()
  }

  /// Has the elements looked for again, without asking the layout.
  mutating func unsettle() { size = .null }

  /// Whether the same elements are visible in `bounds` as when they were last looked for.
  func isSettled(for bounds: CGRect) -> Bool {
    guard bounds.size == size, bounds.origin.x == x else { return false }
    let y = bounds.origin.y
    return (isAboveOpen ? y > above : y >= above) && (isBelowOpen ? y < below : y <= below)
  }

  /// The elements that are visible in `bounds`; remembers how far these may move until others are.
  mutating func visible(in bounds: CGRect) -> [UICollectionViewLayoutAttributes] {
    (size, x) = (bounds.size, bounds.origin.x)
    (above, below) = (rect.minY, rect.maxY - bounds.height)
    (isAboveOpen, isBelowOpen) = (false, false)
    var result: [UICollectionViewLayoutAttributes] = []
    for attributes in attributes where !attributes.isHidden {
      let frame = attributes.frame
      guard frame.minX < bounds.maxX, frame.maxX > bounds.minX else { continue }
      if frame.maxY <= bounds.minY {
        limitAbove(frame.maxY, isOpen: false)
      } else if frame.minY >= bounds.maxY {
        limitBelow(frame.minY - bounds.height, isOpen: false)
      } else {
        result.append(attributes)
        limitAbove(frame.minY - bounds.height, isOpen: true)
        limitBelow(frame.maxY, isOpen: true)
      }
    }
    return result
  }

  private mutating func limitAbove(_ limit: CGFloat, isOpen: Bool) {
    if limit > above || (limit == above && isOpen) { (above, isAboveOpen) = (limit, isOpen) }
  }

  private mutating func limitBelow(_ limit: CGFloat, isOpen: Bool) {
    if limit < below || (limit == below && isOpen) { (below, isBelowOpen) = (limit, isOpen) }
  }
}

extension CGSize {
  /// A size that no view has.
  fileprivate static let null = CGSize(width: -1, height: -1)
}
