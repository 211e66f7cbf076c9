// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The layout of `LazyVStack`, `LazyHStack`, `LazyVGrid` and `LazyHGrid`, which measures only items near the visible
/// part.
///
/// An unmeasured line is estimated at the mean length of the measured ones. Better estimates move later lines; the
/// scroll view adds `Pass.shift` to its offset to keep the first visible line in place.
///
/// - Complexity: A pass is O(*n* / 256 + visible items); each visible item is asked twice, or once in a stack.
package struct LazyContainer {
  /// An element of a lazy container.
  package enum Item: Hashable, Sendable {
    case header(section: Int)
    case footer(section: Int)
    case item(section: Int, Int)
  }

  /// The place of an item in the requested part.
  package struct Placement {
    package var item: Item
    /// In the container's leading coordinates.
    package var frame: CGRect
    package var proposal: Proposal
  }

  package struct Pass {
    /// In order of lines, then of columns.
    package var placements: [Placement]
    /// The lines of the placed items.
    package var lines: Range<Int>
    /// The distance in points by which better estimates moved the first of these lines.
    package var shift: CGFloat
  }

  /// The scrolling axis.
  package let axis: LayoutAxis
  /// The alignment of items: a stack uses the guide across the scrolling axis, a grid's cell uses both.
  package let alignment: AlignmentPair
  /// `nil` in a stack.
  package let tracks: [LazyTrack]?
  /// The proposed length across in points.
  package let across: CGFloat?
  package let sections: LazySections
  private let columns: [LazyColumn]
  private(set) package var lengths: LazyLengths
  /// The greatest measured length across, for a stack that is proposed none.
  private var widest: CGFloat = 0

  /// - Parameters:
  ///   - spacing: The gap between lines. Defaults to 8.
  ///   - estimate: The length of a line before any was measured.
  package init(
    axis: LayoutAxis, alignment: AlignmentPair = .center, spacing: CGFloat? = nil, tracks: [LazyTrack]? = nil,
    sections: [LazySections.Section], across: CGFloat?, estimate: CGFloat = 44
  ) {
    self.axis = axis
    self.alignment = alignment
    self.tracks = tracks
    if let tracks {
      let reported = LazyColumns.length(of: tracks, in: across)
      columns = LazyColumns.columns(tracks, in: reported)
      self.across = reported
    } else {
      columns = []
      self.across = across
    }
    self.sections = LazySections(sections, itemsPerLine: tracks == nil ? 1 : max(1, columns.count))
    lengths = LazyLengths(
      count: self.sections.lineCount, spacing: spacing ?? LazyColumns.standardSpacing, estimate: estimate)
  }

  /// The size of all lines, measured or estimated, in points.
  package var size: CGSize { CGSize(along: max(0, lengths.total), across: max(0, across ?? widest), axis: axis) }

  /// Adopts the lengths measured before a change of data.
  ///
  /// - Parameter place: The line in this container of a line in the former one; `nil` for one that is gone or changed.
  package mutating func adopt(_ former: LazyContainer, place: (Int) -> Int?) {
    lengths.adopt(former.lengths, place: place)
    widest = former.widest
  }

  /// Forgets the length of a line whose content changed.
  package mutating func invalidate(line: Int) { lengths.forget(line) }

  /// Measures and places the items in a part of the container.
  ///
  /// - Parameters:
  ///   - part: The range along the axis, in points. An infinite range covers all lines.
  ///   - child: Returns the child of an item, and makes it at first.
  package mutating func layout(
    _ part: ClosedRange<CGFloat>, child: (Item) -> any LayoutChild
  ) -> Pass {
    let first = part.lowerBound > 0 ? lengths.index(at: part.lowerBound) : lengths.count > 0 ? 0 : nil
    guard let first else { return Pass(placements: [], lines: 0..<0, shift: 0) }
    let start = lengths.start(of: first)
    var (line, position, hasLearnt) = (first, start, false)
    var pass = Pass(placements: [], lines: first..<first, shift: 0)
    while line < lengths.count, line == first || position <= part.upperBound {
      let length = layout(line, at: position, into: &pass.placements, child)
      if lengths.measured(line) != length {
        lengths.measure(length, at: line)
        hasLearnt = true
      }
      position += length + lengths.spacing
      line += 1
    }
    pass.lines = first..<line
    if hasLearnt { lengths.estimate = lengths.mean }
    pass.shift = lengths.start(of: first) - start
    if pass.shift != 0 {
      for index in pass.placements.indices { pass.placements[index].frame.origin[axis] += pass.shift }
    }
    if across == nil, tracks == nil { alignToWidest(&pass.placements, child) }
    return pass
  }

  // MARK: - Lines

  /// Places one line and gives its length.
  private mutating func layout(
    _ line: Int, at position: CGFloat, into placements: inout [Placement], _ child: (Item) -> any LayoutChild
  ) -> CGFloat {
    switch sections[line] {
    case .header(let section): return whole(.header(section: section), at: position, &placements, child)
    case .footer(let section): return whole(.footer(section: section), at: position, &placements, child)
    case .items(let section, let range):
      guard tracks != nil else {
        return whole(.item(section: section, range.lowerBound), at: position, &placements, child)
      }
      return cells(section, range, at: position, &placements, child)
    }
  }

  /// An item that has its line for itself, at its ideal length.
  private mutating func whole(
    _ item: Item, at position: CGFloat, _ placements: inout [Placement], _ child: (Item) -> any LayoutChild
  ) -> CGFloat {
    let element = child(item)
    let proposal = Proposal(along: nil, across: across, axis: axis)
    let size = element.size(in: proposal)
    widest = max(widest, size[axis.cross])
    let box = CGSize(along: size[axis], across: across ?? widest, axis: axis)
    let key = alignment[axis.cross]
    let offset = key.defaultValue(in: Dimensions(size: box)) - element.settledGuide(key, of: size, in: proposal)
    placements.append(
      Placement(
        item: item, frame: CGRect(origin: CGPoint(along: position, across: offset, axis: axis), size: size),
        proposal: proposal))
    return size[axis]
  }

  /// A line of cells, as long as its longest.
  private func cells(
    _ section: Int, _ range: Range<Int>, at position: CGFloat, _ placements: inout [Placement],
    _ child: (Item) -> any LayoutChild
  ) -> CGFloat {
    let elements = range.map { child(.item(section: section, $0)) }
    var length: CGFloat = 0
    for (element, column) in zip(elements, columns) {
      length = max(length, element.size(in: Proposal(along: nil, across: column.length, axis: axis))[axis])
    }
    for ((number, element), column) in zip(zip(range, elements), columns) {
      let box = CGSize(along: length, across: column.length, axis: axis)
      let proposal = Proposal(box)
      let size = element.size(in: proposal)
      let offset = element.origin(in: box, alignment(of: column), proposal: proposal)
      let origin = CGPoint(along: position + offset[axis], across: column.start + offset[axis.cross], axis: axis)
      placements.append(
        Placement(item: .item(section: section, number), frame: CGRect(origin: origin, size: size), proposal: proposal))
    }
    return length
  }

  private func alignment(of column: LazyColumn) -> AlignmentPair { tracks?[column.track].alignment ?? alignment }

  /// Aligns the lines of a stack that is as wide as its widest item, once that is known.
  private func alignToWidest(_ placements: inout [Placement], _ child: (Item) -> any LayoutChild) {
    let key = alignment[axis.cross]
    for index in placements.indices {
      let (element, placement) = (child(placements[index].item), placements[index])
      let box = CGSize(along: placement.frame.size[axis], across: widest, axis: axis)
      placements[index].frame.origin[axis.cross] =
        key.defaultValue(in: Dimensions(size: box))
        - element.settledGuide(key, of: placement.frame.size, in: placement.proposal)
    }
  }
}

/// Where a pinned header or footer stands.
package enum PinnedSpan {
  /// The start of a header that holds at the first edge of the visible part until its section ends.
  ///
  /// All values are points along the axis in the container's coordinates.
  package static func headerStart(length: CGFloat, section: ClosedRange<CGFloat>, visible: ClosedRange<CGFloat>)
    -> CGFloat
  {
    max(section.lowerBound, min(visible.lowerBound, section.upperBound - length))
  }

  /// The start of a footer that holds at the last edge of the visible part until its section begins.
  package static func footerStart(length: CGFloat, section: ClosedRange<CGFloat>, visible: ClosedRange<CGFloat>)
    -> CGFloat
  {
    min(section.upperBound - length, max(visible.upperBound - length, section.lowerBound))
  }
}
