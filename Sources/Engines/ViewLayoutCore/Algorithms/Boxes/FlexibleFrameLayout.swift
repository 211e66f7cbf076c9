// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A box with least, ideal and greatest lengths: `frame(minWidth:idealWidth:maxWidth:…)`.
///
/// The child is proposed the container's proposal, or the ideal length, held between least and greatest: *c*. The box
/// is then
///
/// | given | a number *p* proposed | nothing proposed, ideal given | nothing proposed, no ideal |
/// | --- | --- | --- | --- |
/// | min and max | clamp(*p*) | ideal | clamp(child) |
/// | min only | max(min(*c*, child), min) | ideal | max(child, min) |
/// | max only | min(max(*c*, child), max) | ideal | min(child, max) |
/// | neither | child | ideal | child |
package struct FlexibleFrameLayout: LayoutAlgorithm {
  /// The limits on one axis, in points.
  package struct Limits: Hashable, Sendable {
    package let min: CGFloat?
    package let ideal: CGFloat?
    package let max: CGFloat?

    /// Least is at least 0, ideal at least least, greatest at least ideal.
    package init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
      func atLeast(_ bound: CGFloat, _ length: CGFloat) -> CGFloat { length > bound ? length : bound }
      self.min = min.map { atLeast(0, $0) }
      self.ideal = ideal.map { [floor = self.min ?? 0] in atLeast(floor, $0) }
      self.max = max.map { [floor = self.ideal ?? self.min ?? 0] in atLeast(floor, $0) }
    }

    package var isEmpty: Bool { min == nil && ideal == nil && max == nil }

    /// Whether lengths are in order as given; if not, `Contradictory frame constraints specified.` is to be reported.
    package static func areOrdered(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) -> Bool {
      let given = [min, ideal, max].compactMap { $0 }
      return zip(given, given.dropFirst()).allSatisfy { $0 <= $1 }
    }

    private func clamp(_ length: CGFloat) -> CGFloat { Swift.min(Swift.max(length, min ?? 0), max ?? .infinity) }

    fileprivate func proposed(_ length: CGFloat?) -> CGFloat? { (length ?? ideal).map(clamp) }

    /// Whether the child doesn't matter.
    fileprivate func isDecided(in proposal: CGFloat?) -> Bool {
      proposal == nil ? ideal != nil : min != nil && max != nil
    }

    fileprivate func length(in proposal: CGFloat?, child: CGFloat) -> CGFloat {
      guard let proposal else { return ideal ?? clamp(child) }
      let offered = clamp(proposal)
      switch (min, max) {
      case (.some, .some): return offered
      case (let min?, nil): return Swift.max(Swift.min(offered, child), min)
      case (nil, let max?): return Swift.min(Swift.max(offered, child), max)
      case (nil, nil): return child
      }
    }

    /// The child's final proposal: the box's length, or `nil` where no limit decides it.
    fileprivate func finalProposal(_ proposal: CGFloat?, length: CGFloat) -> CGFloat? {
      let isFree = proposal == nil && ideal == nil && length > min ?? -.infinity && length < max ?? .infinity
      return isFree ? nil : length
    }
  }

  package let width: Limits
  package let height: Limits
  package let alignment: AlignmentPair

  package init(width: Limits = Limits(), height: Limits = Limits(), alignment: AlignmentPair = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  package func size(in proposal: Proposal, of children: LayoutChildren) -> CGSize {
    let offered = Proposal(width: width.proposed(proposal.width), height: height.proposed(proposal.height))
    let child = children.first?.size(in: offered) ?? .zero
    return CGSize(
      width: width.length(in: proposal.width, child: child.width),
      height: height.length(in: proposal.height, child: child.height))
  }

  package func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?, of children: LayoutChildren) -> CGFloat? {
    let limits = axis == .horizontal ? width : height
    if limits.isDecided(in: proposal) { return limits.length(in: proposal, child: 0) }
    guard let child = children.first else { return limits.length(in: proposal, child: 0) }
    return child.freeLength(axis, at: limits.proposed(proposal)).map { limits.length(in: proposal, child: $0) }
  }

  package func place(
    _ children: LayoutChildren, in proposal: Proposal, size: CGSize, emit: (Int, CGPoint, Proposal) -> Void
  ) {
    guard let child = children.first else { return }
    let final = Proposal(
      width: width.finalProposal(proposal.width, length: size.width),
      height: height.finalProposal(proposal.height, length: size.height))
    emit(0, child.origin(in: size, alignment, proposal: final), final)
  }

  package func spacing(of children: LayoutChildren) -> SpacingPreferences {
    var edges: LayoutEdges = []
    if !width.isEmpty { edges.formUnion(.horizontal) }
    if !height.isEmpty { edges.formUnion(.vertical) }
    return (children.first?.spacing ?? .none).resetting(edges)
  }
}
