// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Leaves everything to its child: `offset`, effects, and other modifiers that change no layout.
package struct PassThroughLayout: LayoutAlgorithm {
  package init() {}

  package func size(in proposal: Proposal, of children: LayoutChildren) -> CGSize {
    children.first?.size(in: proposal) ?? .zero
  }

  package func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?, of children: LayoutChildren) -> CGFloat? {
    children.isEmpty ? 0 : children[0].freeLength(axis, at: proposal)
  }

  package func place(
    _ children: LayoutChildren, in proposal: Proposal, size: CGSize, emit: (Int, CGPoint, Proposal) -> Void
  ) {
    if !children.isEmpty { emit(0, .zero, proposal) }
  }
}

/// Gives the child its ideal length on some axes: `fixedSize`.
package struct FixedSizeLayout: LayoutAlgorithm {
  package let axes: LayoutAxes

  package init(_ axes: LayoutAxes = .both) { self.axes = axes }

  private func proposed(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  package func size(in proposal: Proposal, of children: LayoutChildren) -> CGSize {
    children.first?.size(in: proposed(proposal)) ?? .zero
  }

  package func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?, of children: LayoutChildren) -> CGFloat? {
    guard let child = children.first else { return 0 }
    let own = axes.contains(LayoutAxes(axis)) ? nil : proposal
    if axes.contains(LayoutAxes(axis.cross)) {
      return child.size(in: Proposal(along: own, across: nil, axis: axis))[axis]
    }
    return child.freeLength(axis, at: own)
  }

  package func place(
    _ children: LayoutChildren, in proposal: Proposal, size: CGSize, emit: (Int, CGPoint, Proposal) -> Void
  ) {
    if !children.isEmpty { emit(0, .zero, proposed(proposal)) }
  }
}

/// Proposes a size of a fixed ratio, which fits in the proposal or fills it: `aspectRatio`. The child's answer is the
/// size.
package struct AspectRatioLayout: LayoutAlgorithm {
  package enum Mode: Hashable, Sendable { case fit, fill }

  /// Width over height; `nil` for the ratio of the child's ideal size.
  package let ratio: CGFloat?
  package let mode: Mode

  package init(_ ratio: CGFloat? = nil, mode: Mode) {
    self.ratio = ratio
    self.mode = mode
  }

  /// A proposal without numbers passes as it is, and so does one to a child without a ratio (an ideal length of 0).
  private func proposed(_ proposal: Proposal, _ child: any LayoutChild) -> Proposal {
    guard proposal.width != nil || proposal.height != nil, let ratio = ratio(of: child) else { return proposal }
    guard let width = proposal.width else {
      return Proposal(width: proposal.height.map { $0 * ratio }, height: proposal.height)
    }
    guard let height = proposal.height else { return Proposal(width: width, height: width / ratio) }
    let isWidthDecisive = mode == .fit ? width <= height * ratio : width >= height * ratio
    return isWidthDecisive
      ? Proposal(width: width, height: width / ratio) : Proposal(width: height * ratio, height: height)
  }

  /// The ratio in force; `nil` where there is none.
  private func ratio(of child: any LayoutChild) -> CGFloat? {
    var ratio = ratio
    if ratio == nil {
      let ideal = child.size(in: .unspecified)
      ratio = ideal.width / ideal.height
    }
    return ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  /// A size that fits into a length of 0 is 0 on the other axis too.
  package func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?, of children: LayoutChildren) -> CGFloat? {
    guard let child = children.first else { return 0 }
    guard mode == .fit, proposal == 0, ratio(of: child) != nil else { return nil }
    return child.size(in: .zero)[axis]
  }

  package func size(in proposal: Proposal, of children: LayoutChildren) -> CGSize {
    guard let child = children.first else { return .zero }
    return child.size(in: proposed(proposal, child))
  }

  package func place(
    _ children: LayoutChildren, in proposal: Proposal, size: CGSize, emit: (Int, CGPoint, Proposal) -> Void
  ) {
    guard let child = children.first else { return }
    emit(0, .zero, proposed(proposal, child))
  }
}

/// Takes the whole proposal and puts the child's centre at a point of it: `position`.
///
/// Decisions: on an axis without a proposal the box is as long as the child; neighbours keep the distance to an
/// ordinary view.
package struct PositionLayout: LayoutAlgorithm {
  /// The centre of the child in points, x from the leading edge.
  package let point: CGPoint

  package init(_ point: CGPoint = .zero) { self.point = point }

  package func size(in proposal: Proposal, of children: LayoutChildren) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: max(0, width), height: max(0, height))
    }
    let child = children.first?.size(in: proposal) ?? .zero
    return CGSize(width: max(0, proposal.width ?? child.width), height: max(0, proposal.height ?? child.height))
  }

  package func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?, of children: LayoutChildren) -> CGFloat? {
    if let proposal { return max(0, proposal) }
    return children.isEmpty ? 0 : children[0].freeLength(axis, at: nil)
  }

  package func place(
    _ children: LayoutChildren, in proposal: Proposal, size: CGSize, emit: (Int, CGPoint, Proposal) -> Void
  ) {
    guard let child = children.first else { return }
    let own = child.size(in: proposal)
    func start(_ center: CGFloat, _ length: CGFloat) -> CGFloat { length.isFinite ? center - length / 2 : 0 }
    emit(0, CGPoint(x: start(point.x, own.width), y: start(point.y, own.height)), proposal)
  }

  package func spacing(of children: LayoutChildren) -> SpacingPreferences { .ordinary }
}

/// Sets the explicit value of one guide: `alignmentGuide`.
package struct GuideLayout: LayoutAlgorithm {
  package let key: AlignmentKey
  /// Gives the value in points, from the dimensions of the child.
  package let value: (Dimensions) -> CGFloat

  package init(_ key: AlignmentKey, value: @escaping (Dimensions) -> CGFloat) {
    self.key = key
    self.value = value
  }

  package func size(in proposal: Proposal, of children: LayoutChildren) -> CGSize {
    children.first?.size(in: proposal) ?? .zero
  }

  package func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?, of children: LayoutChildren) -> CGFloat? {
    children.isEmpty ? 0 : children[0].freeLength(axis, at: proposal)
  }

  package func place(
    _ children: LayoutChildren, in proposal: Proposal, size: CGSize, emit: (Int, CGPoint, Proposal) -> Void
  ) {
    if !children.isEmpty { emit(0, .zero, proposal) }
  }

  package func guideKeys(of children: LayoutChildren) -> AlignmentKeySet {
    var keys = children.first?.guideKeys ?? .none
    keys.insert(key)
    return keys
  }

  package func explicitGuide(
    _ key: AlignmentKey, in proposal: Proposal, size: CGSize, of children: LayoutChildren
  ) -> CGFloat? {
    guard let child = children.first else { return nil }
    return key == self.key ? value(child.dimensions(in: proposal)) : child.explicitGuide(key, in: proposal)
  }
}
