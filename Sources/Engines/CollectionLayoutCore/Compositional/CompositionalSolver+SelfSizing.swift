// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension CompositionalSolver {
  /// Takes in what the contents of some elements need, in points, and solves again what that reaches.
  ///
  /// Sizes of things whose dimensions are not estimated change nothing.
  ///
  /// - Parameter visibleBounds: The part of the content that is seen.
  /// Sections that scroll across the layout are scrolled on by themselves where items before what is seen of them change.
  ///
  /// - Returns: By how much to move the content offset so that what is seen stays in place: the first item that starts
  ///   in sight does not move on screen. Nothing while the content is pulled past its start.
  @discardableResult
  public func setPreferredSizes(
    _ sizes: [(id: CompositionalElement.ID, size: CGSize)], visibleBounds: CGRect
  ) throws(CompositionalError) -> CGPoint {
    let anchor = try anchor(in: visibleBounds)
    var items: [Int: [(item: Int, attachment: AttachmentKey?, size: CGSize)]] = [:]
    for (id, size) in sizes {
      for length in [size.width, size.height] {
        try (length < 0 ? .nan : length).validate("the size of \(id)", section: nil)
      }
      switch id {
      case .item(let section, let item):
        guard counts.indices.contains(section), 0..<counts[section] ~= item else { throw .noSuchElement(id) }
        items[section, default: []].append((item, nil, size))
      case .boundary(let index, let section):
        guard counts.indices.contains(section),
          try layout(section).section.boundarySupplementaries.indices.contains(index)
        else { throw .noSuchElement(id) }
        _ = try change(section) { layout throws(CompositionalError) in layout.setBoundarySize(size, index: index) }
      case .layoutBoundary(let index):
        guard configuration.boundarySupplementaries.indices.contains(index) else { throw .noSuchElement(id) }
        boundarySizes[index] = size
        starts = []
      case .supplementary(let kind, let section, let item, let index):
        guard counts.indices.contains(section), 0..<counts[section] ~= item else { throw .noSuchElement(id) }
        items[section, default: []].append((item, AttachmentKey(kind: kind, index: index), size))
      case .decoration: break
      }
    }
    for section in items.keys.sorted() {
      let sizes = items[section] ?? []
      _ = try change(section) { layout throws(CompositionalError) in
        let anchor = layout.anchorAcross
        guard try layout.groups.setPreferredSizes(sizes) else { return false }
        if let anchor { layout.orthogonalOffset += layout.groups.start(ofGroupWith: anchor.item) - anchor.start }
        return true
      }
    }
    guard let anchor else { return .zero }
    let frame = try element(anchor.id).frame
    var adjustment = CGPoint.zero
    let mirrors = environment.isRightToLeft && axis == .horizontal
    adjustment[axis] =
      mirrors
      ? frame.maxX - anchor.frame.maxX : frame.origin[axis] - anchor.frame.origin[axis]
    return adjustment
  }

  /// The item that must not move: the first that starts in sight, or else the first that is in sight.
  private func anchor(in visibleBounds: CGRect) throws(CompositionalError) -> CompositionalElement? {
    guard visibleBounds.origin[axis] > 0 else { return nil }
    var reaching: CompositionalElement?
    for element in try elements(in: visibleBounds) {
      guard case .item = element.id else { continue }
      let start = element.frame.origin[axis]
      if start >= visibleBounds.origin[axis] { return element }
      reaching = reaching ?? element
    }
    return reaching
  }
}

extension SectionLayout {
  /// The first item of the group that must not move where the section scrolls across the layout: the first that starts
  /// in sight, or else the first that is in sight. None while the section is at its start.
  fileprivate var anchorAcross: (item: Int, start: CGFloat)? {
    guard isOrthogonal, orthogonalOffset > max(initialOffset, 0) else { return nil }
    let span = FlowSpan(start: orthogonalOffset, end: orthogonalOffset + groups.container[groups.axis])
    var (first, reaching): ((item: Int, start: CGFloat)?, (item: Int, start: CGFloat)?)
    groups.forEachGroup(in: span) { item, start, run in
      if start >= orthogonalOffset, start < span.end {
        first = first ?? (item, start)
      } else if start < orthogonalOffset, start + run.length > orthogonalOffset {
        reaching = (item, start)
      }
    }
    return first ?? reaching
  }
}

extension GroupSequence {
  /// Where the group of an item starts, in points from the first.
  fileprivate func start(ofGroupWith item: Int) -> CGFloat {
    let run = runs[runIndex(of: item)]
    return run.start + CGFloat((item - run.firstItem) / run.capacity) * pitch(of: run)
  }
}
