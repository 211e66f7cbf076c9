// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A part of the content, larger than the screen, whose elements are known, so that most scroll steps ask nothing.
@MainActor struct ElementBand {
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
  /// How far sections that scroll across the layout may be moved until others of their elements are visible, and how
  /// far they may be until others are known.
  private var sectionLimits: [Int: SectionLimits] = [:]

  init(rect: CGRect, attributes: [UICollectionViewLayoutAttributes]) {
    self.rect = rect
    self.attributes = attributes
  }

  /// Takes other attributes for some elements; those without any are gone.
  mutating func renew(
    _ keys: Set<ElementKey>, _ answer: (ElementKey) -> UICollectionViewLayoutAttributes?
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
  ///
  /// `shift` says how far a section's scrolling across the layout moves its elements now, and `margin` how much farther
  /// they are known, in points.
  mutating func visible(
    in bounds: CGRect, margin: CGFloat = 0, shift: (Int) -> CGPoint = { _ in .zero }
  ) -> [UICollectionViewLayoutAttributes] {
    (size, x) = (bounds.size, bounds.origin.x)
    (above, below) = (rect.minY, rect.maxY - bounds.height)
    (isAboveOpen, isBelowOpen) = (false, false)
    let former = sectionLimits
    sectionLimits = [:]
    var shifts: [Int: CGPoint] = [:]
    var result: [UICollectionViewLayoutAttributes] = []
    for attributes in attributes where !attributes.isHidden {
      if let section = attributes.hostSection {
        let moved = shifts[section] ?? shift(section)
        shifts[section] = moved
        attributes.hostShift = moved
        // What is known counts from where the section was when the layout was asked.
        let known = former[section]?.known ?? SectionLimits.Span(around: moved, margin: margin)
        sectionLimits[section, default: SectionLimits(known: known)]
          .limit(attributes.frame, moved: moved, in: bounds)
      }
      let frame = attributes.shownFrame
      // A cell of no width that measures itself would never be asked, were it not there at the edge.
      guard frame.minX < bounds.maxX, frame.maxX > bounds.minX || frame.width == 0 && frame.minX == bounds.minX else {
        continue
      }
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

  /// Whether the visible elements of a section are still those when it has moved.
  enum SectionState {
    /// The same are visible.
    case settled
    /// Others are, which are known.
    case known
    case unknown
  }

  func state(ofSection section: Int, shift: CGPoint) -> SectionState {
    guard let limits = sectionLimits[section] else { return .unknown }
    if limits.visible.holds(shift) { return .settled }
    return limits.known.holds(shift) ? .known : .unknown
  }

  private mutating func limitAbove(_ limit: CGFloat, isOpen: Bool) {
    if limit > above || (limit == above && isOpen) { (above, isAboveOpen) = (limit, isOpen) }
  }

  private mutating func limitBelow(_ limit: CGFloat, isOpen: Bool) {
    if limit < below || (limit == below && isOpen) { (below, isBelowOpen) = (limit, isOpen) }
  }
}

/// How far a section that scrolls across the layout may move, in points.
struct SectionLimits {
  struct Span {
    var low: CGPoint
    var high: CGPoint

    init(around point: CGPoint, margin: CGFloat) {
      low = CGPoint(x: point.x - margin, y: point.y - margin)
      high = CGPoint(x: point.x + margin, y: point.y + margin)
    }

    func holds(_ shift: CGPoint) -> Bool {
      low.x <= shift.x && shift.x <= high.x && low.y <= shift.y && shift.y <= high.y
    }
  }

  /// Until others of its elements are visible.
  private(set) var visible: Span
  /// Until elements are visible that are not known.
  let known: Span

  init(known: Span) {
    self.known = known
    visible = known
  }

  /// Takes in an element, whose frame is that before the section's scrolling.
  mutating func limit(_ frame: CGRect, moved: CGPoint, in bounds: CGRect) {
    Self.limit(&visible.low.x, &visible.high.x, frame.minX, frame.maxX, moved.x, bounds.minX, bounds.maxX)
    Self.limit(&visible.low.y, &visible.high.y, frame.minY, frame.maxY, moved.y, bounds.minY, bounds.maxY)
  }

  private static func limit(
    _ low: inout CGFloat, _ high: inout CGFloat, _ start: CGFloat, _ end: CGFloat, _ moved: CGFloat, _ least: CGFloat,
    _ most: CGFloat
  ) {
    // Moved less than this it is not beyond the end, and more than that not before the start.
    let (entry, exit) = (most - start, least - end)
    if moved < entry { high = min(high, entry.nextDown) } else { low = max(low, entry) }
    if moved > exit { low = max(low, exit.nextUp) } else { high = min(high, exit) }
  }
}

extension CGSize {
  /// A size that no view has.
  fileprivate static let null = CGSize(width: -1, height: -1)
}
