// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The distances, in points, that a view prefers between itself and its neighbours.
///
/// An edge has opinions by kind of neighbourhood. Two views are put at the greatest distance of the kinds on which both
/// have an opinion; without a common kind at 8.
///
/// | edge | text begins below | text ends above | text under text | any |
/// | --- | --- | --- | --- | --- |
/// | ordinary bottom | 0 | | | |
/// | ordinary top | | 0 | | |
/// | text's top | h + d − ascender | | leading | |
/// | text's bottom | | max(h + d − cap height, d + descender) | 0 | |
/// | spacer's ends | | | | 0 |
package struct SpacingPreferences: Equatable, Sendable {
  /// The distance between views that have no opinion in common.
  package static let standard: CGFloat = 8

  /// The opinions at one edge; `nil` where there is none.
  package struct Edge: Hashable, Sendable {
    /// The distance at which text begins below.
    var aboveText: CGFloat?
    /// The distance at which text has ended above.
    var belowText: CGFloat?
    /// The distance between two texts, one below the other.
    var betweenTexts: CGFloat?
    /// The distance to whatever it is.
    var toAny: CGFloat?

    /// Opinions of both; a distance to anything only if both have one, as the others keep the standard distance.
    func union(_ other: Edge) -> Edge {
      func most(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
        guard let a, let b else { return a ?? b }
        return max(a, b)
      }
      return Edge(
        aboveText: most(aboveText, other.aboveText), belowText: most(belowText, other.belowText),
        betweenTexts: most(betweenTexts, other.betweenTexts),
        toAny: toAny.flatMap { mine in other.toAny.map { max(mine, $0) } })
    }

    func distance(to other: Edge) -> CGFloat {
      var distance: CGFloat?
      func count(_ a: CGFloat?, _ b: CGFloat?) {
        if let a, let b { distance = max(distance ?? 0, a, b) }
      }
      count(aboveText, other.aboveText)
      count(belowText, other.belowText)
      count(betweenTexts, other.betweenTexts)
      if let any = toAny ?? other.toAny { distance = max(distance ?? 0, any, other.toAny ?? 0) }
      return distance ?? SpacingPreferences.standard
    }

    static func ordinary(_ edge: LayoutEdge) -> Edge {
      switch edge {
      case .top: Edge(belowText: 0)
      case .bottom: Edge(aboveText: 0)
      case .leading, .trailing: Edge()
      }
    }
  }

  /// Four edges; an edge that is `nil` has no part in a union and is ordinary to a neighbour.
  private final class Opinions: Sendable {
    let edges: [Edge?]

    init(_ edges: [Edge?]) { self.edges = edges }
  }

  /// Ordinary on all edges where there are none.
  private let opinions: Opinions?

  private init(_ edges: [Edge?]) { opinions = Opinions(edges) }
  private init(opinions: Opinions?) { self.opinions = opinions }

  /// The preferences of colours, shapes, images and controls.
  package static let ordinary = SpacingPreferences(opinions: nil)
  /// No distance to whatever is next, on all edges.
  package static let zero = SpacingPreferences([Edge?](repeating: Edge(toAny: 0), count: 4))
  /// No opinion: adds nothing to a union.
  package static let none = SpacingPreferences([nil, nil, nil, nil])

  /// No distance at both ends of an axis, no opinion on the other: a spacer in a stack along that axis.
  package static func spacer(along axis: LayoutAxis) -> SpacingPreferences { axis == .horizontal ? wide : high }

  private static let wide = SpacingPreferences([nil, Edge(toAny: 0), nil, Edge(toAny: 0)])
  private static let high = SpacingPreferences([Edge(toAny: 0), nil, Edge(toAny: 0), nil])

  /// The preferences of text, by the metrics of its largest font.
  ///
  /// - Parameters:
  ///   - ascender: From the baseline to the top of the font's line, in points, positive.
  ///   - descender: From the baseline to the bottom of the font's line, in points, positive.
  ///   - capHeight: The height of capitals in points.
  ///   - leading: The font's line gap in points.
  ///   - scale: Pixels in a point.
  package static func text(
    ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, leading: CGFloat, scale: CGFloat
  ) -> SpacingPreferences {
    let pixels = PixelGrid(scale: scale)
    let height = ascender + descender
    let gap = pixels.ceil(0.1 * height)
    return SpacingPreferences([
      Edge(aboveText: height + gap - ascender, betweenTexts: pixels.ceil(leading)), Edge(),
      Edge(belowText: max(height + gap - capHeight, gap + descender), betweenTexts: 0), Edge(),
    ])
  }

  private func edge(_ edge: LayoutEdge) -> Edge? {
    guard let opinions else { return Edge.ordinary(edge) }
    return opinions.edges[Int(edge.rawValue)]
  }

  /// The preferred distance from this view to one that follows it along an axis, in points.
  package func distance(to next: SpacingPreferences, along axis: LayoutAxis) -> CGFloat {
    if opinions == nil, next.opinions == nil { return Self.standard }
    let (last, first): (LayoutEdge, LayoutEdge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    return (edge(last) ?? Edge()).distance(to: next.edge(first) ?? Edge())
  }

  /// Adds the opinions that another view has at some edges.
  package mutating func formUnion(_ other: SpacingPreferences, edges: LayoutEdges) {
    if opinions == nil, other.opinions == nil { return }
    self = SpacingPreferences(
      LayoutEdge.allCases.map { name in
        let mine = edge(name)
        guard edges.contains(name), let theirs = other.edge(name) else { return mine }
        return mine?.union(theirs) ?? theirs
      })
  }

  /// Returns these preferences with those of an ordinary view at some edges.
  package func resetting(_ edges: LayoutEdges) -> SpacingPreferences {
    if opinions == nil || edges.isEmpty { return self }
    if edges == .all { return .ordinary }
    return SpacingPreferences(LayoutEdge.allCases.map { edges.contains($0) ? Edge.ordinary($0) : edge($0) })
  }

  package static func == (a: SpacingPreferences, b: SpacingPreferences) -> Bool {
    a.opinions === b.opinions || LayoutEdge.allCases.allSatisfy { a.edge($0) == b.edge($0) }
  }
}
