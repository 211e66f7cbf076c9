// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import ViewLayoutCore

/// The twin of spacing preferences: for each edge a table from kinds of neighbourhood to distances. An edge that isn't
/// there has no say.
struct NaiveSpacing {
  typealias Edge = [String: CGFloat]
  var edges: [LayoutEdge: Edge] = [:]

  static let ordinary = NaiveSpacing(edges: [
    .top: ["text ends above": 0], .bottom: ["text begins below": 0], .leading: [:], .trailing: [:],
  ])

  func distance(_ next: NaiveSpacing, _ axis: LayoutAxis) -> CGFloat {
    let (mine, theirs) = (
      edges[axis == .horizontal ? .trailing : .bottom] ?? [:], next.edges[axis == .horizontal ? .leading : .top] ?? [:]
    )
    var distances: [CGFloat] = []
    for (kind, distance) in mine where kind == "any" || theirs[kind] != nil {
      distances.append(max(distance, theirs[kind] ?? 0))
    }
    if let any = theirs["any"] { distances.append(any) }
    return distances.max() ?? 8
  }

  func union(_ other: NaiveSpacing, _ chosen: [LayoutEdge]) -> NaiveSpacing {
    var result = self
    for edge in chosen {
      guard let theirs = other.edges[edge] else { continue }
      guard let mine = edges[edge] else {
        result.edges[edge] = theirs
        continue
      }
      result.edges[edge] = mine.merging(theirs, uniquingKeysWith: max)
      if mine["any"] == nil || theirs["any"] == nil { result.edges[edge]?["any"] = nil }
    }
    return result
  }

  func resetting(_ chosen: [LayoutEdge]) -> NaiveSpacing {
    var result = self
    for edge in chosen { result.edges[edge] = Self.ordinary.edges[edge] }
    return result
  }

  static func of(_ box: Box) -> NaiveSpacing {
    let all = LayoutEdge.allCases
    func union(_ boxes: [Box]) -> NaiveSpacing { boxes.reduce(NaiveSpacing()) { $0.union(of($1), all) } }
    switch box.kind {
    case .fill, .square, .fixed, .divider, .position, .geometry, .scroll: return ordinary
    case .text(let text):
      let (height, ascender, descender) = (text.lineHeight, text.lineHeight * 0.75, text.lineHeight * 0.25)
      let gap = (height * 0.1 * 2 - 1e-6).rounded(.up) / 2
      return NaiveSpacing(edges: [
        .top: ["text begins below": height + gap - ascender, "text under text": 0],
        .bottom: ["text ends above": max(height + gap - height * 0.5, gap + descender), "text under text": 0],
        .leading: [:], .trailing: [:],
      ])
    case .spacer(.horizontal, _): return NaiveSpacing(edges: [.leading: ["any": 0], .trailing: ["any": 0]])
    case .spacer(.vertical, _): return NaiveSpacing(edges: [.top: ["any": 0], .bottom: ["any": 0]])
    case .spacer(nil, _): return NaiveSpacing()
    case .stack(let axis, _, _, let boxes):
      let (first, last, sides): (LayoutEdge, LayoutEdge, [LayoutEdge]) =
        axis == .horizontal ? (.leading, .trailing, [.top, .bottom]) : (.top, .bottom, [.leading, .trailing])
      var result = NaiveSpacing()
      for box in boxes { result = result.union(of(box), sides) }
      if let box = boxes.first { result = result.union(of(box), [first]) }
      if let box = boxes.last { result = result.union(of(box), [last]) }
      return result
    case .overlapping(_, let boxes), .firstThatFits(_, let boxes), .grid(_, _, _, _, let boxes): return union(boxes)
    case .frame(let width, let height, _, let child):
      return of(child).resetting((width == nil ? [] : [.leading, .trailing]) + (height == nil ? [] : [.top, .bottom]))
    case .flexible(let width, let height, _, let child):
      func isGiven(_ limits: Box.Limits) -> Bool { limits.min != nil || limits.ideal != nil || limits.max != nil }
      return of(child).resetting(
        (isGiven(width) ? [.leading, .trailing] : []) + (isGiven(height) ? [.top, .bottom] : []))
    case .padding(_, let edges, let child): return of(child).resetting(all.filter { edges.contains($0) })
    case .fixedSize(_, let child), .aspect(_, _, let child), .guide(_, _, let child), .pass(let child),
      .overlay(_, let child, _):
      return of(child)
    case .inset(_, _, _, let first, let second): return union([first, second])
    }
  }
}
