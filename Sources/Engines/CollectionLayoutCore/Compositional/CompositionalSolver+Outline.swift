// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension CompositionalSolver {
  /// What the layout is made of in a rectangle: sections, their insets and boundary views, groups in groups, items and
  /// the gaps between them.
  ///
  /// What scrolls across the layout is where it is seen. Groups that meet the rectangle are solved once more.
  ///
  /// - Parameter visibleBounds: Where boundary views are pinned to; see ``elements(in:visibleBounds:)``.
  public func outline(
    in rect: CGRect, visibleBounds: CGRect? = nil, limit: Int = LayoutOutline.usualLimit
  ) throws(CompositionalError) -> LayoutOutline {
    var outline = LayoutOutline(limit: limit)
    guard !rect.isNull, !rect.minX.isNaN, !rect.minY.isNaN, !rect.width.isNaN, !rect.height.isNaN else {
      return outline
    }
    let elements = try layoutBoundaryElements(visibleBounds: visibleBounds)
    for (item, element) in zip(configuration.boundarySupplementaries, elements) where element.frame.overlaps(rect) {
      outline.add(.boundary(item, frame: element.frame, depth: 0))
    }
    let leading = try mirrored(rect)
    let span = leading.span(axis).widened(by: 1 / environment.displayScale)
    var section = try firstSection(endingAfter: span.start)
    while section < sectionCount, !outline.isTruncated {
      _ = try solve(through: section)
      guard starts[section] <= span.end + overhang else { break }
      let outliner = SectionOutliner(
        solver: self, section: section, layout: try layout(section), rect: rect, leading: leading,
        visibleBounds: visibleBounds)
      try outliner.outline(into: &outline)
      section += 1
    }
    return outline
  }
}

/// Outlines one section of a compositional layout.
private struct SectionOutliner {
  let solver: CompositionalSolver
  let section: Int
  let layout: SectionLayout
  /// What boxes must meet to be told of, on screen, and from the leading edge.
  let rect: CGRect
  let leading: CGRect
  let visibleBounds: CGRect?

  private var declared: CompositionalSection { layout.section }
  private var axis: CompositionalAxis { solver.axis }

  func outline(into outline: inout LayoutOutline) throws(CompositionalError) {
    try addSection(to: &outline)
    for (index, decoration) in declared.decorations.enumerated() {
      let element = try solver.decorationElement(index, of: layout, section: section)
      var box = LayoutOutline.Box(role: .decoration, depth: 1, frame: element.frame)
      box.kind = decoration.kind
      if decoration.contentInsets != .zero { box.declared = "contentInsets " + decoration.contentInsets.declaration }
      add(box, to: &outline)
    }
    try addInsets(to: &outline)
    try addPort(to: &outline)
    try addGroups(to: &outline)
    for boundary in layout.boundaries {
      let element = try solver.boundaryElement(
        boundary, of: layout, section: section, visibleBounds: visibleBounds)
      add(.boundary(declared.boundarySupplementaries[boundary.index], frame: element.frame, depth: 1), to: &outline)
    }
  }

  private func addSection(to outline: inout LayoutOutline) throws(CompositionalError) {
    let count = layout.groups.count
    var box = LayoutOutline.Box(role: .section, depth: 0, frame: try solver.positioned(layout.frame, section: section))
    box.items = 0..<count
    box.note =
      [
        count.itemsText,
        declared.contentInsets == .zero ? nil : "contentInsets \(declared.contentInsets.declaration)",
        declared.interGroupSpacing == 0 ? nil : "interGroupSpacing \(declared.interGroupSpacing.outlineText)",
        declared.orthogonalScrolling.declaration,
      ].outlineNote
    add(box, to: &outline)
    let gap = solver.configuration.interSectionSpacing
    guard gap > 0, section + 1 < solver.sectionCount else { return }
    var frame = layout.frame
    frame.origin[axis] = layout.length
    frame.size[axis] = gap
    var spacing = LayoutOutline.Box(role: .spacing, depth: 0, frame: try solver.positioned(frame, section: section))
    spacing.declared = "interSectionSpacing " + gap.outlineText
    add(spacing, to: &outline)
  }

  /// What is between the boundary views' bands and the groups.
  private func addInsets(to outline: inout LayoutOutline) throws(CompositionalError) {
    guard layout.insets != .zero else { return }
    var outer = layout.frame
    outer.origin[axis] = layout.bandBefore
    outer.size[axis] = max(layout.length - layout.bandBefore - layout.bandAfter, 0)
    var box = LayoutOutline.Box(role: .insets, depth: 1, frame: try solver.positioned(outer, section: section))
    box.hole = try solver.positioned(layout.port, section: section)
    box.declared = "contentInsets " + declared.contentInsets.declaration
    if layout.insets != declared.contentInsets {
      let reference = declared.contentInsetsReference
      box.note =
        "from the " + (reference == .layoutMargins ? "margins" : reference == .readableContent ? "readable" : "safe")
        + " area"
    }
    add(box, to: &outline)
  }

  private func addPort(to outline: inout LayoutOutline) throws(CompositionalError) {
    guard let behavior = declared.orthogonalScrolling.declaration else { return }
    // Its content is seen beyond the insets, as far as the section reaches.
    var frame = layout.port
    frame.origin[layout.groups.axis] = layout.frame.origin[layout.groups.axis]
    frame.size[layout.groups.axis] = layout.frame.size[layout.groups.axis]
    var box = LayoutOutline.Box(role: .port, depth: 1, frame: try solver.positioned(frame, section: section))
    box.declared = behavior
    box.note = "\(layout.groups.length.outlineText) long · scrolled to \(layout.orthogonalOffset.outlineText)"
    box.items = 0..<layout.groups.count
    box.isOrthogonal = true
    add(box, to: &outline)
  }

  // MARK: - Groups

  private func addGroups(to outline: inout LayoutOutline) throws(CompositionalError) {
    let groups = layout.groups
    let pixel = 1 / solver.environment.displayScale
    var span = leading.span(groups.axis).widened(by: pixel)
    var start = layout.contentOrigin[groups.axis]
    if layout.isOrthogonal {
      let edge = layout.frame.span(groups.axis)
      span.start = min(max(span.start, edge.start), edge.end) + layout.orthogonalOffset - pixel
      span.end = max(min(span.end, edge.end), edge.start) + layout.orthogonalOffset + pixel
    } else {
      start += solver.starts[section]
    }
    span.start -= start
    span.end -= start
    // The groups of a run that is not measured are alike.
    var known: (run: Int, outline: GroupOutline)?
    try groups.forEachGroup(in: span) { (firstItem, start, run) throws(CompositionalError) in
      guard !outline.isTruncated else { return }
      let boxes: GroupOutline
      if let known, known.run == run.firstItem {
        boxes = known.outline
      } else {
        boxes = try groups.outline(ofGroupAt: firstItem)
        known = (run.firstItem, boxes)
      }
      try add(boxes, firstItem: firstItem, start: start, run: run, to: &outline)
    }
  }

  private func add(
    _ group: GroupOutline, firstItem: Int, start: CGFloat, run: GroupSequence.Run, to outline: inout LayoutOutline
  ) throws(CompositionalError) {
    let groups = layout.groups
    let depth = layout.isOrthogonal ? 2 : 1
    let origin = layout.origin(ofGroupAt: start, run: run)
    for var box in group.boxes {
      box.depth += depth
      box.frame = try seen(box.frame.offsetBy(dx: origin.x, dy: origin.y))
      if let hole = box.hole { box.hole = try seen(hole.offsetBy(dx: origin.x, dy: origin.y)) }
      if !box.items.isEmpty {
        box.items = box.items.lowerBound + firstItem..<box.items.upperBound + firstItem
      }
      add(box, to: &outline)
    }
    guard groups.spacing > 0, firstItem + run.capacity < groups.count else { return }
    var frame = CGRect(origin: layout.contentOrigin, size: layout.port.size)
    frame.origin[groups.axis] += start + run.length
    frame.size[groups.axis] = groups.spacing
    var gap = LayoutOutline.Box(role: .spacing, depth: depth, frame: try seen(frame))
    gap.declared = "interGroupSpacing " + groups.spacing.outlineText
    add(gap, to: &outline)
  }

  /// A frame of the section on the screen, scrolled as the section is.
  private func seen(_ frame: CGRect) throws(CompositionalError) -> CGRect {
    let frame = try solver.positioned(frame, section: section)
    return layout.isOrthogonal ? solver.scrolled(frame, layout: layout) : frame
  }

  private func add(_ box: LayoutOutline.Box, to outline: inout LayoutOutline) {
    guard box.frame.overlaps(rect) else { return }
    var box = box
    box.section = section
    if box.role != .section { box.isOrthogonal = box.isOrthogonal || layout.isOrthogonal && box.depth > 1 }
    outline.add(box)
  }
}

extension LayoutOutline.Box {
  /// A boundary view.
  fileprivate static func boundary(
    _ item: CompositionalBoundarySupplementary, frame: CGRect, depth: Int
  ) -> LayoutOutline.Box {
    var box = LayoutOutline.Box(role: .boundary, depth: depth, frame: frame)
    box.declared = item.size.declaration
    box.kind = item.kind
    (box.fitsWidth, box.fitsHeight) = (item.size.width.isEstimated, item.size.height.isEstimated)
    box.isPinned = item.pinToVisibleBounds
    box.note =
      [
        "alignment .\(item.alignment)", item.pinToVisibleBounds ? "pinned" : nil,
        item.extendsBoundary ? nil : "extendsBoundary false",
        item.offset == .zero ? nil : "offset \(item.offset.x.outlineText), \(item.offset.y.outlineText)",
      ].outlineNote
    return box
  }
}

extension CompositionalOrthogonalScrolling {
  fileprivate var declaration: String? { self == .none ? nil : ".\(self)" }
}
