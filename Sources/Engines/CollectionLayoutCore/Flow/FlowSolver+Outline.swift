// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension FlowSolver {
  /// What the layout is made of in a rectangle: sections, their insets, lines, items and the gaps between them.
  ///
  /// - Parameter visibleBounds: Where headers and footers are pinned to; see ``elements(in:visibleBounds:)``.
  /// - Complexity: O(log *n* + *k*) for *k* boxes, once the sections are solved.
  public func outline(
    in rect: CGRect, visibleBounds: CGRect? = nil, limit: Int = LayoutOutline.usualLimit
  ) -> LayoutOutline {
    var outline = LayoutOutline(limit: limit)
    let mirrorWidth = self.mirrorWidth
    guard let rectSpan = axes.alongSpan(of: rect, mirrorWidth: mirrorWidth) else { return outline }
    let visible = visibleBounds.flatMap { axes.alongSpan(of: $0, mirrorWidth: mirrorWidth) }
    let span = rectSpan.widened(by: axes.pixel)
    for section in sectionRange(in: span.widened(by: overhang)) {
      let drawer = FlowOutliner(solver: self, section: section, rect: rect, mirrorWidth: mirrorWidth)
      drawer.addSection(visible: visible, to: &outline)
      let origin = linesStart(of: section)
      drawer.addLines(in: FlowSpan(start: span.start - origin, end: span.end - origin), to: &outline)
    }
    return outline
  }
}

/// Outlines one section of a flow layout.
private struct FlowOutliner {
  let solver: FlowSolver
  let section: Int
  /// What boxes must meet to be told of.
  let rect: CGRect
  let mirrorWidth: CGFloat?

  private var input: FlowSection { solver.sections[section] }
  private var axes: FlowAxes { solver.axes }

  /// The section as a whole, its insets, and its header and footer.
  func addSection(visible: FlowSpan?, to outline: inout LayoutOutline) {
    let margins = axes.margins(input.insets)
    let length = solver.extent(of: section)
    var box = LayoutOutline.Box(role: .section, depth: 0, frame: frame(0, 0, axes.lineLength, length, fromLines: false))
    let count = input.items.count
    box.note = count.itemsText
    box.items = 0..<count
    add(box, to: &outline)

    let header = solver.headerExtent(of: section)
    if input.insets != FlowInsets() {
      var insets = LayoutOutline.Box(
        role: .insets, depth: 1,
        frame: frame(
          0, header, axes.lineLength, length - header - solver.footerExtent(of: section), fromLines: false))
      insets.hole = frame(
        margins.acrossStart, header + margins.alongStart,
        axes.lineLength - margins.acrossStart - margins.acrossEnd, solver.linesExtent(of: section), fromLines: false)
      insets.declared = "sectionInset " + input.insets.outlineText
      add(insets, to: &outline)
    }
    addBoundary(.header, visible: solver.metrics.sectionHeadersPinToVisibleBounds ? visible : nil, to: &outline)
    addBoundary(.footer, visible: solver.metrics.sectionFootersPinToVisibleBounds ? visible : nil, to: &outline)
  }

  private func addBoundary(_ kind: FlowElement.Kind, visible: FlowSpan?, to outline: inout LayoutOutline) {
    guard
      let frame = solver.supplementaryFrame(kind, section: section, visible: visible, mirrorWidth: mirrorWidth)
    else { return }
    let isHeader = kind == .header
    var box = LayoutOutline.Box(role: .boundary, depth: 1, frame: frame)
    box.kind = isHeader ? "header" : "footer"
    let size = isHeader ? input.headerSize : input.footerSize
    box.declared = (isHeader ? "headerReferenceSize " : "footerReferenceSize ") + size.outlineText
    let metrics = solver.metrics
    box.isPinned = isHeader ? metrics.sectionHeadersPinToVisibleBounds : metrics.sectionFootersPinToVisibleBounds
    add(box, to: &outline)
  }

  /// The lines that meet a stretch, their items, and the gaps between all of them.
  func addLines(in span: FlowSpan, to outline: inout LayoutOutline) {
    guard let lines = solver.bodies[section] else { return }
    let length = lines.rule.available
    var end: CGFloat?
    lines.forEachLine(in: span) { items, offset, extent in
      if let end, offset > end {
        var gap = LayoutOutline.Box(role: .spacing, depth: 1, frame: frame(0, end, length, offset - end))
        gap.declared = "minimumLineSpacing " + input.lineSpacing.outlineText
        add(gap, to: &outline)
      }
      end = offset + extent
      var line = LayoutOutline.Box(role: .line, depth: 1, frame: frame(0, offset, length, extent))
      line.note = "minimumInteritemSpacing " + input.interitemSpacing.outlineText
      line.items = items
      add(line, to: &outline)
      addItems(items, of: lines, offset: offset, extent: extent, to: &outline)
    }
  }

  private func addItems(
    _ items: Range<Int>, of lines: FlowLines, offset: CGFloat, extent: CGFloat, to outline: inout LayoutOutline
  ) {
    var end: CGFloat?
    for item in items where !outline.isTruncated {
      let place = lines.place(of: item)
      if let end, place.across > end {
        var gap = LayoutOutline.Box(role: .spacing, depth: 2, frame: frame(end, offset, place.across - end, extent))
        gap.declared = "minimumInteritemSpacing " + input.interitemSpacing.outlineText
        add(gap, to: &outline)
      }
      end = place.across + place.extent.across
      var box = LayoutOutline.Box(
        role: .item, depth: 2, frame: solver.frame(of: place, in: section, mirrorWidth: mirrorWidth))
      box.declared = declaredSize
      box.items = item..<item + 1
      (box.fitsWidth, box.fitsHeight) = (input.isSelfSizing, input.isSelfSizing)
      add(box, to: &outline)
    }
  }

  private var declaredSize: String {
    switch input.items {
    case .uniform(_, let size): (input.isSelfSizing ? "estimatedItemSize " : "itemSize ") + size.outlineText
    case .sized: "sizeForItemAt"
    }
  }

  /// A frame in content coordinates from one that starts where the lines do, or the section.
  private func frame(
    _ across: CGFloat, _ along: CGFloat, _ length: CGFloat, _ extent: CGFloat, fromLines: Bool = true
  ) -> CGRect {
    let lead = fromLines ? axes.margins(input.insets).acrossStart : 0
    return axes.frame(
      across: lead + across, along: (fromLines ? solver.linesStart(of: section) : solver.starts[section]) + along,
      extent: FlowExtent(across: max(length, 0), along: max(extent, 0)), mirrorWidth: mirrorWidth)
  }

  private func add(_ box: LayoutOutline.Box, to outline: inout LayoutOutline) {
    guard box.frame.overlaps(rect) else { return }
    var box = box
    box.section = section
    outline.add(box)
  }
}

extension FlowLines {
  /// Calls `body` with the items, the start and the extent of every line that may meet `span`, in order. The lines must
  /// be settled.
  func forEachLine(in span: FlowSpan, _ body: (Range<Int>, CGFloat, CGFloat) -> Void) {
    var index = firstLine(endingAfter: span.start)
    while index < lines.count, lines[index].offset < span.end {
      let line = lines[index]
      if line.isBlock {
        forEachRow(of: block(at: index), from: line.firstItem, in: span, body)
      } else {
        body(line.firstItem..<endItem(ofLine: index), line.offset, line.extent)
      }
      index += 1
    }
    forEachRow(of: tail, from: tailStart, in: span, body)
  }

  private func forEachRow(
    of tail: FlowTail, from firstItem: Int, in span: FlowSpan, _ body: (Range<Int>, CGFloat, CGFloat) -> Void
  ) {
    let items = tail.items(in: span)
    for first in stride(from: items.lowerBound, to: items.upperBound, by: tail.columns) {
      body(
        firstItem + first..<firstItem + min(first + tail.columns, items.upperBound),
        tail.offset + CGFloat(first / tail.columns) * tail.pitch, tail.size.along)
    }
  }
}

extension FlowInsets {
  var outlineText: String {
    "top \(top.outlineText), left \(left.outlineText), bottom \(bottom.outlineText), right \(right.outlineText)"
  }
}
