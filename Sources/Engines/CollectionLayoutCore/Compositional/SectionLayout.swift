// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// One section, in points from its own start on the scrolling axis and from the container's edge across.
struct SectionLayout {
  /// Where a boundary view is.
  struct Boundary {
    var index: Int
    var frame: CGRect
  }

  let section: CompositionalSection
  let axis: CompositionalAxis
  let container: CGSize
  let grid: PixelGrid
  /// The content insets with what they are counted from.
  let insets: CompositionalInsets
  /// The insets of boundary views; only those across the scrolling axis are used.
  let boundaryInsets: CompositionalInsets
  var groups: GroupSequence
  /// How far a section that scrolls across the layout is scrolled, in points.
  var orthogonalOffset: CGFloat = 0
  private(set) var boundaries: [Boundary] = []
  /// The space that boundary views take before and after the content, in points.
  private(set) var bandBefore: CGFloat = 0
  private(set) var bandAfter: CGFloat = 0
  private(set) var boundarySizes: [Int: CGSize] = [:]

  init(
    _ section: CompositionalSection, index: Int, count: Int, environment: CompositionalEnvironment,
    configuration: CompositionalConfiguration, measured: [Int: MeasuredItem] = [:], boundarySizes: [Int: CGSize] = [:],
    orthogonalOffset: CGFloat? = nil
  ) throws(CompositionalError) {
    guard count >= 0 else { throw .negativeItemCount(count, section: index) }
    try section.validate(section: index)
    axis = configuration.scrollDirection
    self.section = section
    container = environment.containerSize
    grid = PixelGrid(scale: environment.displayScale)
    let own = section.contentInsetsReference
    let reference = own == .automatic ? configuration.contentInsetsReference : own
    let base = environment.insets(from: reference)
    insets = section.contentInsets.adding(base, along: axis.other)
    let boundaryBase = section.supplementaryInsetsReference
    boundaryInsets =
      !section.supplementariesFollowContentInsets
      ? .zero
      : boundaryBase == .automatic
        ? insets : section.contentInsets.adding(environment.insets(from: boundaryBase), along: axis.other)
    groups = try GroupSequence(
      item: section.group, axis: section.orthogonalScrolling == .none ? axis : axis.other,
      container: insets.inset(CGRect(origin: .zero, size: container)).size, grid: grid, section: index,
      spacing: section.interGroupSpacing, count: count,
      tracksAcross: section.orthogonalScrolling != .none, measured: measured)
    self.boundarySizes = boundarySizes.filter { section.boundarySupplementaries.indices.contains($0.key) }
    self.orthogonalOffset = isOrthogonal ? orthogonalOffset ?? initialOffset : 0
    placeBoundaries()
  }

  /// How far a section is scrolled across the layout before anybody does: to where its first group rests, in points.
  var initialOffset: CGFloat {
    guard section.orthogonalScrolling == .groupPagingCentered, let first = groups.runs.first else { return 0 }
    return first.start + (first.length - groups.container[groups.axis]) / 2
  }

  var isOrthogonal: Bool { section.orthogonalScrolling != .none }

  /// The extent of the groups on the scrolling axis, in points.
  var contentLength: CGFloat { isOrthogonal ? groups.across : groups.length }

  /// Where the groups start.
  var contentOrigin: CGPoint {
    var origin = CGPoint.zero
    origin[axis] = bandBefore + insets.start(axis)
    origin[axis.other] = insets.start(axis.other)
    return origin
  }

  /// The section's length on the scrolling axis, in points; never negative.
  var length: CGFloat { max(bandBefore + insets.total(axis) + contentLength + bandAfter, 0) }

  /// The part of the section that groups which scroll across the layout are seen in.
  var port: CGRect {
    var size = groups.container
    size[axis] = contentLength
    return CGRect(origin: contentOrigin, size: size)
  }

  /// The whole section.
  var frame: CGRect {
    var size = container
    size[axis] = length
    return CGRect(origin: .zero, size: size)
  }

  /// Brings the boundary views to where the section's length puts them.
  mutating func placeBoundaries() {
    let items = section.boundarySupplementaries
    let layout = BoundaryLayout(
      items: items, axis: axis, container: container, insets: boundaryInsets, grid: grid, sizes: boundarySizes,
      padding: section.startPadding)
    (bandBefore, bandAfter) = (layout.before, layout.after)
    boundaries = layout.place(length: length).enumerated().map { Boundary(index: $0.offset, frame: $0.element) }
  }

  /// Takes in what the content of a boundary view needs; returns whether anything changed.
  mutating func setBoundarySize(_ size: CGSize, index: Int) -> Bool {
    let wanted = section.boundarySupplementaries[index].size
    guard wanted.width.isEstimated || wanted.height.isEstimated, boundarySizes[index] != size else { return false }
    boundarySizes[index] = size
    placeBoundaries()
    return true
  }

  /// Where a group's own origin is, from where it starts in the sequence.
  func origin(ofGroupAt start: CGFloat, run: GroupSequence.Run) -> CGPoint {
    let edges = section.group.edgeSpacing
    let (along, across) = (groups.axis, groups.axis.other)
    let extent = isOrthogonal ? contentLength : groups.container[across]
    let free = max(extent - run.across, 0)
    let share = edges.start(across)?.isFlexible == true ? free / CGFloat(edges.flexibleCount(across)) : 0
    var origin = contentOrigin
    origin[along] += start + (edges.start(along)?.minimum ?? 0)
    origin[across] += (edges.start(across)?.minimum ?? 0) + share
    return origin
  }

  /// A boundary view's frame with the visible stretch of the section in mind, in section coordinates.
  func boundaryFrame(_ boundary: Boundary, visible: FlowSpan?) -> CGRect {
    let item = section.boundarySupplementaries[boundary.index]
    let insets = item.contentInsets.passingOverEstimates(of: item.size)
    guard item.pinToVisibleBounds, let visible else { return insets.inset(boundary.frame) }
    return insets.inset(
      BoundaryLayout.pin(
        boundary.frame, item: item, axis: axis, within: FlowSpan(start: 0, end: length), visible: visible))
  }
}
