// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Finds where a compositional layout puts things.
///
/// Lengths are points. Frames are in content coordinates (origin top-left, y down), each edge on the nearest pixel.
/// Sections are asked for and solved when a question first needs them. Groups whose items are not measured are kept as
/// one run, so that a section costs the same whatever its length.
///
/// ## Errors
/// Input that no frames follow from throws a ``CompositionalError`` from the question that meets it first.
///
/// - Complexity: A rectangle's elements are found in O(log *n* + *k*) for *k* of them, once its sections are solved.
///   Solving a section is O(*m*) for *m* measured items; memory is O(sections + *m*).
public final class CompositionalSolver {
  /// Gives a section; nil is an error.
  public typealias SectionProvider = (Int, CompositionalEnvironment) -> CompositionalSection?

  /// What the layout is made for.
  public internal(set) var environment: CompositionalEnvironment
  /// What holds for the whole layout.
  public internal(set) var configuration: CompositionalConfiguration
  /// What was done so far.
  public internal(set) var statistics = CompositionalStatistics()
  let sectionProvider: SectionProvider
  var counts: [Int]
  var layouts: [SectionLayout?]
  /// Where the sections start on the scrolling axis, as far as known; one more than those solved.
  var starts: [CGFloat] = []
  /// How far things stick out of any solved section, in points.
  var overhang: CGFloat = 0
  var boundarySizes: [Int: CGSize] = [:]
  /// What a former solver knew of sections that are not solved yet.
  var kept: CompositionalMeasurements

  /// Makes a solver. No section is asked for yet. `measurements` are what a former one knew of the same things.
  public init(
    environment: CompositionalEnvironment, configuration: CompositionalConfiguration = CompositionalConfiguration(),
    itemCounts: [Int], measurements: CompositionalMeasurements = CompositionalMeasurements(),
    sectionProvider: @escaping SectionProvider
  ) throws(CompositionalError) {
    (self.environment, self.configuration) = (environment, configuration)
    (counts, self.sectionProvider) = (itemCounts, sectionProvider)
    (kept, boundarySizes) = (measurements, measurements.layoutBoundaries)
    layouts = Array(repeating: nil, count: itemCounts.count)
    try validate()
  }

  /// How many sections there are.
  public var sectionCount: Int { counts.count }

  /// How many items a section has.
  public func itemCount(section: Int) -> Int { counts[section] }

  /// The size of all sections and boundary views. Solves every section.
  public func contentSize() throws(CompositionalError) -> CGSize {
    let end = try solve(through: sectionCount - 1)
    var size = environment.containerSize
    size[axis] = grid.ceil(end + layoutBoundary.after)
    return size
  }

  /// A section with its boundary views and insets, in content coordinates. What scrolls across the layout is not part
  /// of it.
  public func sectionFrame(_ section: Int) throws(CompositionalError) -> CGRect {
    try positioned(layout(section).frame, section: section)
  }

  func validate() throws(CompositionalError) {
    try environment.validate()
    try configuration.interSectionSpacing.validate("the inter-section spacing", section: nil)
    try configuration.boundarySupplementaries.validate(section: nil)
    for (section, count) in counts.enumerated() where count < 0 {
      throw .negativeItemCount(count, section: section)
    }
  }
}

// MARK: - Solving

extension CompositionalSolver {
  var axis: CompositionalAxis { configuration.scrollDirection }
  var grid: PixelGrid { PixelGrid(scale: environment.displayScale) }

  var layoutBoundary: BoundaryLayout {
    BoundaryLayout(
      items: configuration.boundarySupplementaries, axis: axis, container: environment.containerSize,
      insets: CompositionalInsets.zero.adding(
        environment.insets(from: configuration.contentInsetsReference), along: axis.other),
      grid: grid, sizes: boundarySizes)
  }

  /// A section, solved.
  func layout(_ section: Int) throws(CompositionalError) -> SectionLayout {
    guard counts.indices.contains(section) else { throw .missingSection(section) }
    if let layout = layouts[section] { return layout }
    statistics.sectionsProvided += 1
    guard let provided = sectionProvider(section, environment) else { throw .missingSection(section) }
    var layout = try SectionLayout(
      provided, index: section, count: counts[section], environment: environment, configuration: configuration,
      measured: kept.items.removeValue(forKey: section) ?? [:],
      boundarySizes: kept.boundaries.removeValue(forKey: section) ?? [:],
      orthogonalOffset: kept.orthogonalOffsets.removeValue(forKey: section))
    if layout.isOrthogonal {
      // What was kept may lie beyond what there is now.
      let own = CompositionalOrthogonalSection(layout, frame: .zero)
      if let rest = kept.rests.removeValue(forKey: section), let offset = own.offset(of: rest) {
        layout.orthogonalOffset = offset
      }
      let range = own.offsetRange
      layout.orthogonalOffset = min(max(layout.orthogonalOffset, range.lowerBound), range.upperBound)
    }
    layouts[section] = layout
    note(layout, section: section, solvedBefore: 0)
    return layout
  }

  /// Counts work, and keeps what queries widen their search by.
  func note(_ layout: SectionLayout, section: Int, solvedBefore: Int) {
    statistics.groupsSolved += layout.groups.groupsSolved - solvedBefore
    let groups = layout.groups
    overhang = max(overhang, layout.isOrthogonal ? groups.overhangAcross : groups.overhang)
    for boundary in layout.boundaries {
      let span = boundary.frame.span(axis)
      overhang = max(overhang, -span.start, span.end - layout.length)
    }
    for decoration in layout.section.decorations {
      overhang = max(overhang, -decoration.contentInsets.start(axis), -decoration.contentInsets.end(axis))
    }
    if groups.spacing < 0 || layout.insets.start(axis) < 0 || layout.insets.end(axis) < 0 {
      overhang = max(overhang, groups.longest, -layout.insets.start(axis), -layout.insets.end(axis))
    }
  }

  /// Changes a solved section; sections after it move.
  func change(
    _ section: Int, _ body: (inout SectionLayout) throws(CompositionalError) -> Bool
  ) throws(CompositionalError) -> Bool {
    var layout = try layout(section)
    let solved = layout.groups.groupsSolved
    // Not two copies of the runs while they change.
    layouts[section] = nil
    let changed: Bool
    do { changed = try body(&layout) } catch { throw error }
    if changed { layout.placeBoundaries() }
    layouts[section] = layout
    if changed, starts.count > section + 1 { starts.removeSubrange((section + 1)...) }
    note(layout, section: section, solvedBefore: solved)
    return changed
  }

  /// Solves the sections up to and with one; returns where the last of them ends on the scrolling axis, in points.
  func solve(through section: Int) throws(CompositionalError) -> CGFloat {
    if starts.isEmpty { starts = [layoutBoundary.before] }
    while starts.count <= section + 1 {
      let index = starts.count - 1
      let spacing = index + 1 < sectionCount ? configuration.interSectionSpacing : 0
      starts.append(starts[index] + (try layout(index)).length + spacing)
    }
    return starts[max(section, -1) + 1]
  }

  /// The frame on screen of one in a section's coordinates.
  func positioned(_ frame: CGRect, section: Int) throws(CompositionalError) -> CGRect {
    _ = try solve(through: section - 1)
    var frame = frame
    frame.origin[axis] += starts[section]
    return try onScreen(frame)
  }

  /// The frame on screen of one from the content's leading edge: mirrored where leading is right, and on pixels.
  func onScreen(_ frame: CGRect) throws(CompositionalError) -> CGRect {
    grid.round(try mirrored(frame))
  }

  /// The frame turned about where leading is right.
  func mirrored(_ frame: CGRect) throws(CompositionalError) -> CGRect {
    guard environment.isRightToLeft else { return frame }
    let width =
      axis == .vertical
      ? environment.containerSize.width : max(try contentSize().width, environment.containerSize.width)
    return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
