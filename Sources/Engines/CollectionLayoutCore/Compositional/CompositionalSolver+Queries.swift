// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension CompositionalSolver {
  /// What meets a rectangle, in content coordinates, in the order of sections.
  ///
  /// Solves the sections through the first after the rectangle, as views of that may stick out. Views that stick out
  /// over a whole section before their own are found once ``contentSize()`` was asked for.
  ///
  /// Pinned views are where `visibleBounds` puts them: the part of the content that is seen, insets of the scroll view
  /// taken off. Without it they are where they stand when all is seen. What is scrolled across the layout counts where
  /// it is seen, though the frames given are those before such scrolling; see ``visibleFrame(of:)``. Such sections show
  /// what reaches into their insets too. Of them, `orthogonalMargin` points more are given on either side.
  public func elements(
    in rect: CGRect, visibleBounds: CGRect? = nil, orthogonalMargin: CGFloat = 0
  ) throws(CompositionalError) -> [CompositionalElement] {
    guard !rect.isNull, !rect.minX.isNaN, !rect.minY.isNaN, !rect.width.isNaN, !rect.height.isNaN else { return [] }
    let leading = try mirrored(rect)
    var found: [CompositionalElement] = []
    let global = try layoutBoundaryElements(visibleBounds: visibleBounds)
    found += global.filter { $0.frame.overlaps(rect) }
    let span = leading.span(axis).widened(by: 1 / environment.displayScale)
    var section = try firstSection(endingAfter: span.start)
    while section < sectionCount {
      _ = try solve(through: section)
      guard starts[section] <= span.end + overhang else { break }
      try collect(
        section, in: rect, leading: leading, visibleBounds: visibleBounds, orthogonalMargin: orthogonalMargin,
        into: &found)
      section += 1
    }
    return found
  }

  /// One element. `visibleBounds` is as in ``elements(in:visibleBounds:)``.
  public func element(
    _ id: CompositionalElement.ID, visibleBounds: CGRect? = nil
  ) throws(CompositionalError) -> CompositionalElement {
    switch id {
    case .layoutBoundary(let index):
      let all = try layoutBoundaryElements(visibleBounds: visibleBounds)
      guard all.indices.contains(index) else { throw .noSuchElement(id) }
      return all[index]
    case .boundary(let index, let section):
      let layout = try existing(section, id)
      guard layout.boundaries.indices.contains(index) else { throw .noSuchElement(id) }
      return try boundaryElement(layout.boundaries[index], of: layout, section: section, visibleBounds: visibleBounds)
    case .decoration(let index, let section):
      let layout = try existing(section, id)
      guard layout.section.decorations.indices.contains(index) else { throw .noSuchElement(id) }
      return try decorationElement(index, of: layout, section: section)
    case .item(let section, let item), .supplementary(_, let section, let item, _):
      let layout = try existing(section, id)
      guard 0..<layout.groups.count ~= item else { throw .noSuchElement(id) }
      let run = layout.groups.runs[layout.groups.runIndex(of: item)]
      let group = (item - run.firstItem) / run.capacity
      let start = run.start + CGFloat(group) * layout.groups.pitch(of: run)
      let first = run.firstItem + group * run.capacity
      var element: CompositionalElement?
      try forEachElement(ofGroupAt: start, firstItem: first, run: run, layout: layout, section: section) {
        if $0.id == id { element = $0 }
      }
      guard let element else { throw .noSuchElement(id) }
      return element
    }
  }

  /// The first view of a kind that is attached to an item, or to a group that begins with it; nil if there is none.
  public func attachedView(
    kind: String, section: Int, item: Int
  ) throws(CompositionalError) -> CompositionalElement.ID? {
    guard counts.indices.contains(section), 0..<counts[section] ~= item else { return nil }
    let groups = try layout(section).groups
    let run = groups.runs[groups.runIndex(of: item)]
    let leaf = (item - run.firstItem) % run.capacity
    guard let found = run.group.attachments.first(where: { $0.leaf == leaf && $0.supplementary.kind == kind })
    else { return nil }
    return .supplementary(kind: kind, section: section, item: item, index: found.index)
  }

  /// Where an element is seen: its frame, moved by as much as its section is scrolled across the layout.
  public func visibleFrame(of element: CompositionalElement) throws(CompositionalError) -> CGRect {
    switch element.id {
    case .item(let section, _), .supplementary(_, let section, _, _):
      let layout = try layout(section)
      return layout.isOrthogonal ? scrolled(element.frame, layout: layout) : element.frame
    default: return element.frame
    }
  }

  private func existing(
    _ section: Int, _ id: CompositionalElement.ID
  ) throws(CompositionalError) -> SectionLayout {
    guard counts.indices.contains(section) else { throw .noSuchElement(id) }
    return try layout(section)
  }

  func scrolled(_ frame: CGRect, layout: SectionLayout) -> CGRect {
    var frame = frame
    let mirrors = environment.isRightToLeft && layout.groups.axis == .horizontal
    frame.origin[layout.groups.axis] += mirrors ? layout.orthogonalOffset : -layout.orthogonalOffset
    return frame
  }

  /// A lower bound for the sections that may show at or after a position.
  func firstSection(endingAfter position: CGFloat) throws(CompositionalError) -> Int {
    while starts.count <= sectionCount, (starts.last ?? -.infinity) <= position {
      let known = starts.count
      _ = try solve(through: max(known - 1, 0))
      if starts.count == known { break }
    }
    // Sections never end before those before them, unless the gap between them is negative.
    if configuration.interSectionSpacing < 0 { return 0 }
    var (low, high) = (0, max(starts.count - 1, 0))
    while low < high {
      let middle = low + (high - low) / 2
      if starts[middle + 1] + overhang < position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func collect(
    _ section: Int, in rect: CGRect, leading: CGRect, visibleBounds: CGRect?, orthogonalMargin: CGFloat,
    into found: inout [CompositionalElement]
  ) throws(CompositionalError) {
    let layout = try layout(section)
    for index in layout.section.decorations.indices {
      let element = try decorationElement(index, of: layout, section: section)
      if element.frame.overlaps(rect) { found.append(element) }
    }
    for boundary in layout.boundaries {
      statistics.visited += 1
      let element = try boundaryElement(boundary, of: layout, section: section, visibleBounds: visibleBounds)
      if element.frame.overlaps(rect) { found.append(element) }
    }
    let groups = layout.groups
    var span = leading.span(groups.axis).widened(by: 1 / environment.displayScale)
    var origin = layout.contentOrigin
    origin[axis] += starts[section]
    var visible: CGRect?
    if layout.isOrthogonal {
      visible = try positioned(layout.frame, section: section)
      let edge = layout.frame.span(groups.axis)
      span.start = min(max(span.start, edge.start), edge.end) + layout.orthogonalOffset - 1 - orthogonalMargin
      span.end = max(min(span.end, edge.end), edge.start) + layout.orthogonalOffset + 1 + orthogonalMargin
      guard span.start <= span.end else { return }
    }
    span.start -= origin[groups.axis]
    span.end -= origin[groups.axis]
    try groups.forEachGroup(in: span) { (firstItem, start, run) throws(CompositionalError) in
      statistics.visited += 1
      try forEachElement(ofGroupAt: start, firstItem: firstItem, run: run, layout: layout, section: section) {
        element in
        guard let visible else {
          if element.frame.overlaps(rect) { found.append(element) }
          return
        }
        let frame = scrolled(element.frame, layout: layout).widened(by: orthogonalMargin, along: groups.axis)
        let (own, port) = (frame.span(groups.axis), visible.span(groups.axis))
        if frame.overlaps(rect), own.start < port.end, port.start < own.end { found.append(element) }
      }
    }
  }

  private func forEachElement(
    ofGroupAt start: CGFloat, firstItem: Int, run: GroupSequence.Run, layout: SectionLayout, section: Int,
    _ body: (CompositionalElement) -> Void
  ) throws(CompositionalError) {
    var origin = layout.origin(ofGroupAt: start, run: run)
    _ = try solve(through: section - 1)
    origin[axis] += starts[section]
    for leaf in run.group.leaves {
      body(
        CompositionalElement(
          id: .item(section: section, item: firstItem + leaf.index),
          frame: try onScreen(leaf.frame.offsetBy(dx: origin.x, dy: origin.y)),
          zIndex: leaf.zIndex, fitsWidth: leaf.fitsWidth, fitsHeight: leaf.fitsHeight))
    }
    for attachment in run.group.attachments {
      let supplementary = attachment.supplementary
      body(
        CompositionalElement(
          id: .supplementary(
            kind: supplementary.kind, section: section, item: firstItem + attachment.leaf, index: attachment.index),
          frame: try onScreen(attachment.frame.offsetBy(dx: origin.x, dy: origin.y)),
          zIndex: supplementary.zIndex, fitsWidth: supplementary.size.width.isEstimated,
          fitsHeight: supplementary.size.height.isEstimated))
    }
  }

  func decorationElement(
    _ index: Int, of layout: SectionLayout, section: Int
  ) throws(CompositionalError) -> CompositionalElement {
    let decoration = layout.section.decorations[index]
    return CompositionalElement(
      id: .decoration(index: index, section: section),
      frame: try positioned(decoration.contentInsets.inset(layout.frame), section: section),
      zIndex: decoration.zIndex)
  }

  func boundaryElement(
    _ boundary: SectionLayout.Boundary, of layout: SectionLayout, section: Int, visibleBounds: CGRect?
  ) throws(CompositionalError) -> CompositionalElement {
    let item = layout.section.boundarySupplementaries[boundary.index]
    _ = try solve(through: section - 1)
    var visible: FlowSpan?
    if item.pinToVisibleBounds, let bounds = visibleBounds {
      let span = try mirrored(bounds).span(axis)
      let taken = pinnedLayoutExtents
      visible = FlowSpan(
        start: span.start + taken.before - starts[section], end: span.end - taken.after - starts[section])
    }
    let frame = layout.boundaryFrame(boundary, visible: visible)
    return CompositionalElement(
      id: .boundary(index: boundary.index, section: section), frame: try positioned(frame, section: section),
      zIndex: item.zIndex, fitsWidth: item.size.width.isEstimated, fitsHeight: item.size.height.isEstimated,
      isPinned: visible != nil && frame != layout.boundaryFrame(boundary, visible: nil))
  }

  /// What the layout's own pinned views take off the visible stretch, so that sections pin inside of them.
  private var pinnedLayoutExtents: (before: CGFloat, after: CGFloat) {
    let items = configuration.boundarySupplementaries
    guard items.contains(where: \.pinToVisibleBounds) else { return (0, 0) }
    let frames = layoutBoundary.place(length: 0)
    var taken: (before: CGFloat, after: CGFloat) = (0, 0)
    for (item, frame) in zip(items, frames) where item.pinToVisibleBounds {
      switch item.alignment.position(axis) {
      case .start: taken.before += frame.size[axis]
      case .end: taken.after += frame.size[axis]
      case .center: break
      }
    }
    return taken
  }

  func layoutBoundaryElements(
    visibleBounds: CGRect?
  ) throws(CompositionalError) -> [CompositionalElement] {
    let items = configuration.boundarySupplementaries
    guard !items.isEmpty else { return [] }
    let length = try contentSize()[axis]
    let visible = try visibleBounds.map { bounds throws(CompositionalError) in try mirrored(bounds).span(axis) }
    var elements: [CompositionalElement] = []
    for (index, var frame) in layoutBoundary.place(length: length).enumerated() {
      let item = items[index]
      if item.pinToVisibleBounds, let visible {
        frame = BoundaryLayout.pin(
          frame, item: item, axis: axis, within: FlowSpan(start: 0, end: length), visible: visible)
      }
      frame = item.contentInsets.passingOverEstimates(of: item.size).inset(frame)
      elements.append(
        CompositionalElement(
          id: .layoutBoundary(index: index), frame: try onScreen(frame), zIndex: item.zIndex,
          fitsWidth: item.size.width.isEstimated, fitsHeight: item.size.height.isEstimated))
    }
    return elements
  }
}
