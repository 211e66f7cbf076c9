// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// A path that is no rectangle, or has something in it that text goes round: where lines have room. The layout's corner is
/// the top left one of the box around the path, y down.
struct FrameShape {
  private struct Outline {
    var edges: [(from: CGPoint, to: CGPoint)]
    var isEvenOdd: Bool
  }

  private let shape: Outline
  private let holes: [Outline]
  private let width: CGFloat

  /// `nil` for a rectangle that text fills.
  init?(_ path: CGPath, _ attributes: CFDictionary?) {
    let box = path.boundingBoxOfPath
    let clips = attributes?[kCTFrameClippingPathsAttributeName] as? [Any] ?? []
    let paths = clips.compactMap { clip -> CGPath? in
      (clip as? [AnyHashable: Any])?[kCTFramePathClippingPathAttributeName] as? CGPath ?? clip as? CGPath
    }
    var rect = CGRect.zero
    guard box.width < 1e6, box.height < 1e6, !(path.isRect(&rect) && paths.isEmpty) else { return nil }
    let rule = (attributes?[kCTFramePathFillRuleAttributeName] as? NSNumber)?.uint32Value
    shape = Outline(edges: Self.edges(of: path, in: box), isEvenOdd: rule != CTFramePathFillRule.windingNumber.rawValue)
    holes = paths.map { Outline(edges: Self.edges(of: $0, in: box), isEvenOdd: true) }
    width = box.width
  }

  /// The stretches that all of a line's height has room in, from left to right.
  func stretches(at line: CGRect) -> [ClosedRange<CGFloat>] {
    let count = max(Int((line.height / 2).rounded(.up)), 4)
    let inset = min(0.01, line.height / 100)
    var free: [ClosedRange<CGFloat>] = [0...width]
    for step in 0...count {
      let y = line.minY + inset + (line.height - 2 * inset) * CGFloat(step) / CGFloat(count)
      free = Self.common(free, Self.inside(shape, at: y))
      for hole in holes { free = Self.without(free, Self.inside(hole, at: y)) }
    }
    return free.filter { $0.upperBound - $0.lowerBound > 0.5 }
  }

  private static func edges(of path: CGPath, in box: CGRect) -> [(from: CGPoint, to: CGPoint)] {
    var result: [(from: CGPoint, to: CGPoint)] = []
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    func place(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - box.minX, y: box.maxY - point.y) }
    func close() {
      if last != start { result.append((last, start)) }
      last = start
    }
    path.flattened(threshold: 0.1).applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint:
        close()
        start = place(element.pointee.points[0])
        last = start
      case .addLineToPoint:
        let next = place(element.pointee.points[0])
        result.append((last, next))
        last = next
      default: close()
      }
    }
    close()
    return result
  }

  private static func inside(_ outline: Outline, at y: CGFloat) -> [ClosedRange<CGFloat>] {
    var crossings: [(x: CGFloat, turn: Int)] = []
    for (from, to) in outline.edges where (from.y <= y) != (to.y <= y) {
      crossings.append((from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y), to.y > from.y ? 1 : -1))
    }
    crossings.sort { $0.x < $1.x }
    var result: [ClosedRange<CGFloat>] = []
    var turns = 0
    for (index, crossing) in crossings.enumerated() where index + 1 < crossings.count {
      turns += outline.isEvenOdd ? 1 : crossing.turn
      let isInside = outline.isEvenOdd ? turns % 2 == 1 : turns != 0
      if isInside { result.append(crossing.x...max(crossings[index + 1].x, crossing.x)) }
    }
    return result
  }

  private static func common(
    _ some: [ClosedRange<CGFloat>], _ others: [ClosedRange<CGFloat>]
  ) -> [ClosedRange<CGFloat>] {
    some.flatMap { one in others.filter { $0.overlaps(one) }.map { $0.clamped(to: one) } }
  }

  private static func without(
    _ some: [ClosedRange<CGFloat>], _ holes: [ClosedRange<CGFloat>]
  ) -> [ClosedRange<CGFloat>] {
    holes.reduce(some) { rest, hole in
      rest.flatMap { one -> [ClosedRange<CGFloat>] in
        guard one.overlaps(hole) else { return [one] }
        var parts: [ClosedRange<CGFloat>] = []
        if hole.lowerBound > one.lowerBound { parts.append(one.lowerBound...hole.lowerBound) }
        if hole.upperBound < one.upperBound { parts.append(hole.upperBound...one.upperBound) }
        return parts
      }
    }
  }
}
