// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import ViewLayoutCore

/// The twin of flexible frames, by the table of T§2.5.4.
struct NaiveFrame {
  private let width: Box.Limits
  private let height: Box.Limits

  init(_ width: Box.Limits, _ height: Box.Limits) {
    self.width = Self.ordered(width)
    self.height = Self.ordered(height)
  }

  private static func ordered(_ limits: Box.Limits) -> Box.Limits {
    let least = limits.min.map { max(0, $0) }
    let ideal = limits.ideal.map { max($0, least ?? 0) }
    let greatest = limits.max.map { max($0, ideal ?? least ?? 0) }
    return Box.Limits(min: least, ideal: ideal, max: greatest)
  }

  private func clamp(_ length: CGFloat, _ limits: Box.Limits) -> CGFloat {
    max(limits.min ?? 0, min(length, limits.max ?? .infinity))
  }

  func size(_ child: Box, _ proposal: Proposal) -> CGSize {
    func offered(_ length: CGFloat?, _ limits: Box.Limits) -> CGFloat? {
      guard let length = length ?? limits.ideal else { return nil }
      return clamp(length, limits)
    }
    let c = Proposal(width: offered(proposal.width, width), height: offered(proposal.height, height))
    let child = NaiveLayout.size(child, c)
    func length(_ axis: LayoutAxis, _ limits: Box.Limits) -> CGFloat {
      let (min, max, own) = (limits.min, limits.max, child[axis])
      if proposal[axis] == nil {
        if let ideal = limits.ideal { return ideal }
        return clamp(own, limits)
      }
      guard let c = c[axis] else { return own }
      if min != nil, max != nil { return c }
      if let min { return Swift.max(Swift.min(c, own), min) }
      if let max { return Swift.min(Swift.max(c, own), max) }
      return own
    }
    return CGSize(length(.horizontal, width), length(.vertical, height))
  }

  func final(_ proposal: Proposal, _ own: CGSize) -> Proposal {
    func length(_ axis: LayoutAxis, _ limits: Box.Limits) -> CGFloat? {
      let isBetween = own[axis] > limits.min ?? -.infinity && own[axis] < limits.max ?? .infinity
      return proposal[axis] == nil && limits.ideal == nil && isBetween ? nil : own[axis]
    }
    return Proposal(width: length(.horizontal, width), height: length(.vertical, height))
  }
}

/// The twin of safe area insets.
struct NaiveInset {
  private let edge: LayoutEdge
  private let key: AlignmentKey
  private let gap: CGFloat
  private let main: Box
  private let side: Box

  init?(_ box: Box) {
    guard case .inset(let edge, let key, let spacing, let main, let side) = box.kind else { return nil }
    (self.edge, self.key, self.main, self.side) = (edge, key, main, side)
    let isFirst = edge == .top || edge == .leading
    let (a, b) = (NaiveSpacing.of(isFirst ? side : main), NaiveSpacing.of(isFirst ? main : side))
    gap = spacing ?? a.distance(b, edge.axis)
  }

  private func proposals(_ proposal: Proposal) -> (main: Proposal, side: Proposal, sideLength: CGFloat) {
    let axis = edge.axis
    var (forMain, forSide) = (proposal, proposal)
    if let length = proposal[axis] {
      var none = proposal
      none[axis] = 0
      let least = NaiveLayout.size(main, none)[axis]
      forSide[axis] = length == .infinity ? .infinity : max(0, length - least)
    }
    let taken = NaiveLayout.size(side, forSide)[axis]
    if let length = proposal[axis] { forMain[axis] = length == .infinity ? .infinity : max(0, length - taken - gap) }
    return (forMain, forSide, taken)
  }

  func size(_ proposal: Proposal) -> CGSize {
    let parts = proposals(proposal)
    var size = NaiveLayout.size(main, parts.main)
    size[edge.axis] = max(0, size[edge.axis] + parts.sideLength + gap)
    return size
  }

  func places(_ proposal: Proposal) -> [NaiveLayout.Place] {
    let parts = proposals(proposal)
    let isFirst = edge == .top || edge == .leading
    let own = size(proposal)[edge.axis]
    let across = NaiveLayout.line(main, key, parts.main) - NaiveLayout.line(side, key, parts.side)
    let sideStart = isFirst || !own.isFinite ? 0 : own - parts.sideLength
    return [
      NaiveLayout.Place(
        index: 0, origin: CGPoint(along: isFirst ? parts.sideLength + gap : 0, across: 0, axis: edge.axis),
        proposal: parts.main),
      NaiveLayout.Place(
        index: 1, origin: CGPoint(along: sideStart, across: across, axis: edge.axis), proposal: parts.side),
    ]
  }
}
