// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Computes where a flow layout puts items, headers and footers.
///
/// Items fill a line until the next one does not fit; lines follow each other along the scrolling axis; sections follow
/// each other without a gap. Lengths are points, frames are in content coordinates (origin top-left, y down), and the
/// origin of every frame is on a multiple of `1 / displayScale`, halves going up. Sizes are left as given.
///
/// ## How a line is spaced
/// - A line with another after it in its section shares what is left over between its items; alone on it, an item is
///   centred, even when it is wider than the line.
/// - The last line goes on with the grid if its items are all of one size: as if more of them filled it.
/// - The last line is packed at the start, at the least spacing, if its items differ or are self-sizing.
/// - The line is as long along the scrolling axis as its longest item, and the others are centred on it.
///
/// ## Cost
/// Sections are solved when first needed, in order, up to the one asked about; `contentSize` needs all of them.
///
/// | | time | memory |
/// | --- | --- | --- |
/// | solving a section of uniform items | O(1) | O(1) |
/// | solving a section of *n* sized items | O(*n*), each size asked once | 24 bytes an item, 32 a line |
/// | `elements(in:)`, *k* items on the lines met | O(log *n* + *k*) | O(*k*) |
/// | `frame(section:item:)` | O(log *n*) | |
/// | `setSize(_:section:item:)` | O(log *m*) for *m* lines that are stored | if uniform, some 100 bytes an item that was set |
///
/// A changed size breaks lines anew only until they fall into step with the old ones, and only when a frame is next
/// asked for, once for any number of changes; the lines that follow and the sections after it are added up anew.
/// Lines of uniform items between those that were measured are never stored, so a jump over them costs nothing.
///
/// ## Errors
/// What is known beforehand is checked when it is handed over. A size closure may return a bad size later: `prepare()`
/// throws it; a query that comes across it stops the program with the same message. So does an index out of range.
///
/// - SeeAlso: <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout>
public final class FlowSolver {
  /// The container and the axis. Change them with `update(metrics:)`.
  public internal(set) var metrics: FlowMetrics
  /// The inputs of the sections. Change them with `replaceSection(at:with:keepsSizes:)`.
  public internal(set) var sections: [FlowSection]
  /// What has been done so far, counted.
  public internal(set) var statistics = FlowStatistics()

  var axes: FlowAxes
  /// The lines of the sections; nil until they are needed.
  var bodies: [FlowLines?]
  /// Where the sections start on the scrolling axis, in points, and where the last one known ends. Holds those known.
  var starts: [CGFloat] = [0]
  /// How far negative insets may put things outside of their section, in points.
  var overhang: CGFloat = 0

  /// Makes a solver. No size closure is called yet.
  public init(metrics: FlowMetrics, sections: [FlowSection]) throws(FlowError) {
    try metrics.validate()
    for (index, section) in sections.enumerated() { try section.validate(section: index) }
    self.metrics = metrics
    self.sections = sections
    axes = FlowAxes(metrics)
    bodies = Array(repeating: nil, count: sections.count)
    updateOverhang()
  }

  /// Solves all sections that are not up to date, and throws what a query would stop the program for.
  public func prepare() throws(FlowError) { try solve(sections: sections.count) }

  /// Lets go of the size closures, with all that they hold, once `prepare()` has called them.
  ///
  /// A section that is invalidated after that stops the program; one that is replaced brings its own closure.
  public func dropSizeClosures() {
    for section in sections.indices {
      guard case .sized(let count, _) = sections[section].items, bodies[section] != nil else { continue }
      sections[section].items = .sized(count: count) { item in
        fatalError("the size closure of section \(section) was dropped; the size of item \(item) was asked for")
      }
    }
  }

  /// The size of the content, in points: as wide as the container across the scrolling axis.
  public var contentSize: CGSize { axes.contentSize(along: contentExtent) }

  var contentExtent: CGFloat {
    know(sections: sections.count)
    return starts[sections.count]
  }

  /// Solves the first `count` sections or stops the program.
  func know(sections count: Int) {
    // `preconditionFailure` would print nothing in a release build.
    do { try solve(sections: count) } catch { fatalError(error.description) }
  }

  /// Solves the first `count` sections, so that they and the start of the next one are known.
  func solve(sections count: Int) throws(FlowError) {
    while starts.count <= count {
      let section = starts.count - 1
      try solveLines(of: section)
      starts.append(starts[section] + extent(of: section))
    }
  }

  /// Brings the lines of one section up to date.
  func solveLines(of section: Int) throws(FlowError) {
    if bodies[section] == nil { bodies[section] = try makeLines(of: section) }
    bodies[section]?.settle(counting: &statistics)
  }

  private func makeLines(of section: Int) throws(FlowError) -> FlowLines {
    let input = sections[section]
    switch input.items {
    case .uniform(let count, let size):
      return FlowLines(
        count: count, uniform: axes.extent(size), rule: rule(of: input), lineSpacing: input.lineSpacing)
    case .sized(let count, let sizeOfItem):
      let axes = self.axes
      var sizes: [FlowExtent] = []
      sizes.reserveCapacity(count)
      for item in 0..<count {
        let size = sizeOfItem(item)
        guard size.isLayoutable else {
          statistics.sizesAsked += item + 1
          throw .invalidItemSize(size, section: section, item: item)
        }
        sizes.append(axes.extent(size))
      }
      statistics.sizesAsked += count
      return FlowLines(sizes: sizes, rule: rule(of: input), lineSpacing: input.lineSpacing)
    }
  }

  func rule(of section: FlowSection) -> FlowLineRule {
    let margins = axes.margins(section.insets)
    return FlowLineRule(
      available: axes.lineLength - margins.acrossStart - margins.acrossEnd, spacing: section.interitemSpacing,
      isSelfSizing: section.isSelfSizing)
  }

  func updateOverhang() {
    overhang = 0
    for section in sections {
      let margins = axes.margins(section.insets)
      overhang = max(overhang, max(0, -margins.alongStart) + max(0, -margins.alongEnd))
    }
  }
}
