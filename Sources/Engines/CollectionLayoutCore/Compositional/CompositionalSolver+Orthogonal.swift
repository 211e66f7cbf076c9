// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A section whose groups scroll across the layout.
public struct CompositionalOrthogonalSection: Sendable {
  /// How it scrolls.
  public var behavior: CompositionalOrthogonalScrolling
  /// The direction it scrolls in.
  public var axis: CompositionalAxis
  /// Where its groups are seen, in points, in content coordinates.
  public var frame: CGRect
  /// The length of its groups on its axis, in points.
  public var contentLength: CGFloat
  /// How far it is scrolled, in points from the leading or top edge.
  public var offset: CGFloat
  let groups: GroupSequence

  init(_ layout: SectionLayout, frame: CGRect) {
    (behavior, axis, self.frame) = (layout.section.orthogonalScrolling, layout.groups.axis, frame)
    (contentLength, offset, groups) = (layout.groups.length, layout.orthogonalOffset, layout.groups)
  }

  /// The length that is seen, in points.
  public var visibleLength: CGFloat { groups.container[axis] }

  /// The offsets that it can rest at, in points. Where groups come to rest in the middle, the first and the last can.
  public var offsetRange: ClosedRange<CGFloat> {
    if behavior == .groupPagingCentered, let first = groups.runs.first, let last = groups.runs.last {
      let low = restingOffset(start: first.start, length: first.length)
      let lastStart = last.start + CGFloat(last.groupCount - 1) * groups.pitch(of: last)
      return low...max(low, restingOffset(start: lastStart, length: last.length))
    }
    return 0...max(contentLength - visibleLength, 0)
  }

  /// The offset before anything is scrolled, in points.
  public var initialOffset: CGFloat { offsetRange.lowerBound }

  /// Where scrolling comes to rest.
  ///
  /// - Parameters:
  ///   - proposed: Where it would come to rest of itself, in points.
  ///   - velocity: How fast it moves, in points a second; only its sign matters, and `0` is none.
  ///   - start: Where the drag began, in points. Paging goes no farther than one page from there.
  public func restingOffset(proposed: CGFloat, velocity: CGFloat, from start: CGFloat) -> CGFloat {
    let range = offsetRange
    func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, range.lowerBound), range.upperBound) }
    guard proposed.isFinite, start.isFinite else { return clamped(offset) }
    switch behavior {
    case .none, .continuous:
      return clamped(proposed)
    case .continuousGroupLeadingBoundary:
      // The end of the content is a place to rest too, though it may be no group's.
      let rest = nearestRest(to: proposed).offset
      return abs(range.upperBound - proposed) < abs(rest - proposed) ? range.upperBound : clamped(rest)
    case .paging:
      guard visibleLength > 0 else { return range.lowerBound }
      let page = (start / visibleLength).rounded()
      return clamped((page + step(from: page * visibleLength, to: proposed, velocity, visibleLength)) * visibleLength)
    case .groupPaging, .groupPagingCentered:
      guard groups.count > 0 else { return range.lowerBound }
      let current = nearestRest(to: start)
      let direction = velocity != 0 ? velocity : proposed - current.offset
      let neighbour = rest(of: current.group + (direction > 0 ? 1 : -1)) ?? current.offset
      let isFar = abs(proposed - current.offset) > abs(proposed - neighbour)
      return clamped(velocity != 0 && direction != 0 || isFar ? neighbour : current.offset)
    }
  }

  /// `-1`, `0` or `1` pages.
  private func step(from start: CGFloat, to proposed: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
    if velocity > 0 { return 1 }
    if velocity < 0 { return -1 }
    return min(max(((proposed - start) / length).rounded(), -1), 1)
  }

  private func restingOffset(start: CGFloat, length: CGFloat) -> CGFloat {
    behavior == .groupPagingCentered ? start + (length - visibleLength) / 2 : start
  }

  /// The offset at which a group rests; nil if there is no such group.
  fileprivate func rest(of group: Int) -> CGFloat? {
    guard group >= 0 else { return nil }
    var before = 0
    for run in groups.runs {
      if group < before + run.groupCount {
        return restingOffset(start: run.start + CGFloat(group - before) * groups.pitch(of: run), length: run.length)
      }
      before += run.groupCount
    }
    return nil
  }

  /// The group whose rest is nearest to an offset.
  fileprivate func nearestRest(to offset: CGFloat) -> (group: Int, offset: CGFloat) {
    var (best, before) = ((group: 0, offset: CGFloat(0)), 0)
    var distance = CGFloat.infinity
    for run in groups.runs {
      let pitch = groups.pitch(of: run)
      let first = restingOffset(start: run.start, length: run.length)
      let guess = pitch > 0 ? ((offset - first) / pitch).rounded() : 0
      let index = guess <= 0 ? 0 : guess >= CGFloat(run.groupCount - 1) ? run.groupCount - 1 : Int(guess)
      let rest = first + CGFloat(index) * pitch
      if abs(rest - offset) < distance { (best, distance) = ((before + index, rest), abs(rest - offset)) }
      before += run.groupCount
    }
    return best
  }
}

extension CompositionalOrthogonalSection {
  /// How far an offset may be from where something rests to stand there, in points.
  private static let slack: CGFloat = 0.5

  /// What the section stands at; nil between two, and where it scrolls freely.
  var rest: OrthogonalRest? {
    switch behavior {
    case .none, .continuous: return nil
    case .paging:
      guard visibleLength > 0 else { return nil }
      let page = (offset / visibleLength).rounded()
      return abs(offset - page * visibleLength) <= Self.slack ? .page(Int(page)) : nil
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
      guard groups.count > 0 else { return nil }
      let nearest = nearestRest(to: offset)
      return abs(nearest.offset - offset) <= Self.slack ? item(ofGroup: nearest.group).map { .group(item: $0) } : nil
    }
  }

  /// Where the section stands at something; nil if it never does.
  func offset(of rest: OrthogonalRest) -> CGFloat? {
    switch (rest, behavior) {
    case (.page(let page), .paging): return CGFloat(page) * visibleLength
    case (.group(let item), .continuousGroupLeadingBoundary), (.group(let item), .groupPaging),
      (.group(let item), .groupPagingCentered):
      guard 0..<groups.count ~= item else { return nil }
      var before = 0
      for run in groups.runs {
        if item < run.endItem { return self.rest(of: before + (item - run.firstItem) / run.capacity) }
        before += run.groupCount
      }
      return nil
    default: return nil
    }
  }

  private func item(ofGroup group: Int) -> Int? {
    var before = 0
    for run in groups.runs {
      if group < before + run.groupCount { return run.firstItem + (group - before) * run.capacity }
      before += run.groupCount
    }
    return nil
  }
}

extension CompositionalSolver {
  /// The section's scrolling across the layout; nil if it does not.
  public func orthogonalSection(_ section: Int) throws(CompositionalError) -> CompositionalOrthogonalSection? {
    let layout = try layout(section)
    guard layout.isOrthogonal else { return nil }
    return CompositionalOrthogonalSection(layout, frame: try positioned(layout.port, section: section))
  }

  /// How far on screen a section's scrolling across the layout moves what is in it, in points; zero if it does not.
  public func orthogonalShift(_ section: Int) throws(CompositionalError) -> CGPoint {
    let layout = try layout(section)
    guard layout.isOrthogonal else { return .zero }
    let mirrors = environment.isRightToLeft && layout.groups.axis == .horizontal
    let distance = mirrors ? layout.orthogonalOffset : -layout.orthogonalOffset
    return layout.groups.axis == .horizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
  }

  /// Says how far a section is scrolled across the layout, in points from the leading or top edge. Moves nothing else.
  public func setOrthogonalOffset(_ offset: CGFloat, section: Int) throws(CompositionalError) {
    try offset.validate("an orthogonal offset", section: section)
    _ = try layout(section)
    layouts[section]?.orthogonalOffset = offset
  }
}
