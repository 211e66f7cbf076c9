// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What is seen stays in place when views above it turn out to have other sizes than was guessed.

/// An element that is to stay where it is on the screen.
struct ScrollAnchor {
  let key: ElementKey
  /// Where it stood in the content, and the content on the screen, in points.
  let origin: CGPoint
  let offset: CGPoint
}

extension ListEngine {
  /// The first cell that knows its size, where others are about to say theirs; without one, the first that is seen whole.
  ///
  /// `nil` where the content is at its start, and grows away from there.
  func scrollAnchor() -> ScrollAnchor? {
    // Where cells go with the offset, as in a carousel that scales them, none of them stays in its place.
    guard layout.measuresViews, !layoutState.dependsOnOffset, phase.changeover == nil, isScrolledAway else {
      return nil
    }
    let generation = layout.measureGeneration
    let cells = shownCells
    let known = cells.filter { $0.measureGeneration == generation }
    guard known.count < cells.count else { return nil }
    return anchor(among: known.isEmpty ? wholeOrAll(cells) : known)
  }

  /// What stays in its place when cells on the screen take other sizes: the first that is seen from its start.
  func anchorForResizing() -> ScrollAnchor? { isScrolledAway ? anchor(among: wholeOrAll(shownCells)) : nil }

  private var shownCells: [ListElement] { elements.ordered.filter { $0.key.category == .cell } }

  private var isScrolledAway: Bool {
    host.contentOffset.y > host.verticalRange.lowerBound || host.contentOffset.x > host.horizontalRange.lowerBound
  }

  /// The cells that are seen from their start; without any, all.
  private func wholeOrAll(_ cells: [ListElement]) -> [ListElement] {
    let visible = host.uncoveredBounds
    let whole = cells.filter {
      let frame = $0.attributes.frame
      return frame.minY >= visible.minY && frame.minX >= visible.minX
    }
    return whole.isEmpty ? cells : whole
  }

  private func anchor(among candidates: [ListElement]) -> ScrollAnchor? {
    candidates.min { $0.key.indexPath < $1.key.indexPath }.map {
      ScrollAnchor(key: $0.key, origin: $0.attributes.frame.origin, offset: host.contentOffset)
    }
  }

  /// Moves the content so that an element is where it was on the screen.
  func hold(_ anchor: ScrollAnchor) {
    guard let frame = layout.attributes(of: anchor.key)?.frame else { return }
    var target = host.contentOffset
    if host.contentOffset.y > host.verticalRange.lowerBound {
      target.y = anchor.offset.y + frame.minY - anchor.origin.y
    }
    if host.contentOffset.x > host.horizontalRange.lowerBound {
      target.x = anchor.offset.x + frame.minX - anchor.origin.x
    }
    if host.drag == nil, host.flight == nil { target = host.clamped(target) }
    let least = 0.001
    guard abs(target.x - host.contentOffset.x) > least || abs(target.y - host.contentOffset.y) > least else { return }
    host.contentOffset = target
  }
}
