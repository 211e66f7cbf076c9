// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// The boundary views of one section, or of the whole layout.
///
/// Views at one edge stand in a band of their own before or after the content. Those of one alignment follow each other
/// away from the section's start; those of different alignments share the band.
struct BoundaryLayout {
  let items: [CompositionalBoundarySupplementary]
  let axis: CompositionalAxis
  let container: CGSize
  let insets: CompositionalInsets
  let grid: PixelGrid
  /// What the content of some of them needs, by index.
  let sizes: [Int: CGSize]
  /// Space before the views at the start, in points.
  let padding: CGFloat
  /// The band before the content, in points.
  private(set) var before: CGFloat = 0
  /// The band after the content, in points.
  private(set) var after: CGFloat = 0
  private var extents: [CGSize] = []

  init(
    items: [CompositionalBoundarySupplementary], axis: CompositionalAxis, container: CGSize,
    insets: CompositionalInsets, grid: PixelGrid, sizes: [Int: CGSize], padding: CGFloat = 0
  ) {
    (self.items, self.axis, self.container) = (items, axis, container)
    (self.insets, self.grid, self.sizes, self.padding) = (insets, grid, sizes, padding)
    var room = container
    room[axis.other] = max(container[axis.other] - insets.total(axis.other), 0)
    var bands: [CompositionalBoundarySupplementary.Alignment: CGFloat] = [:]
    for (index, item) in items.enumerated() {
      var extent = CGSize.zero
      for direction in [CompositionalAxis.horizontal, .vertical] {
        let dimension = item.size[direction]
        let fitting = dimension.isEstimated ? sizes[index].map { grid.ceil($0[direction]) } : nil
        extent[direction] = fitting ?? dimension.length(in: room, on: grid)
      }
      extents.append(extent)
      if item.extendsBoundary { bands[item.alignment, default: 0] += extent[axis] }
    }
    for (alignment, length) in bands {
      switch alignment.position(axis) {
      case .start: before = max(before, length)
      case .end: after = max(after, length)
      case .center: break
      }
    }
    before += padding
  }

  /// The frames in a section of the given length, bands included.
  func place(length: CGFloat) -> [CGRect] {
    var used: [CompositionalBoundarySupplementary.Alignment: CGFloat] = [:]
    return items.enumerated().map { index, item in
      let extent = extents[index]
      var origin = CGPoint.zero
      let (start, end) = (insets.start(axis.other), container[axis.other] - insets.end(axis.other))
      let free = end - start - extent[axis.other]
      origin[axis.other] = start + free * item.alignment.position(axis.other).fraction
      switch (item.alignment.position(axis), item.extendsBoundary) {
      case (.start, true): origin[axis] = padding + used[item.alignment, default: 0]
      case (.end, true): origin[axis] = length - after + used[item.alignment, default: 0]
      case (.start, false): origin[axis] = before
      case (.end, false): origin[axis] = length - after - extent[axis]
      case (.center, _): origin[axis] = (length - extent[axis]) / 2
      }
      if item.extendsBoundary { used[item.alignment, default: 0] += extent[axis] }
      return CGRect(origin: CGPoint(x: origin.x + item.offset.x, y: origin.y + item.offset.y), size: extent)
    }
  }

  /// A pinned view's frame: in sight, but never out of the stretch that it belongs to.
  static func pin(
    _ frame: CGRect, item: CompositionalBoundarySupplementary, axis: CompositionalAxis, within: FlowSpan,
    visible: FlowSpan
  ) -> CGRect {
    var frame = frame
    let natural = frame.origin[axis]
    switch item.alignment.position(axis) {
    case .start, .center:
      frame.origin[axis] = max(natural, min(visible.start, within.end - frame.size[axis]))
    case .end:
      frame.origin[axis] = min(natural, max(visible.end - frame.size[axis], within.start))
    }
    return frame
  }
}
