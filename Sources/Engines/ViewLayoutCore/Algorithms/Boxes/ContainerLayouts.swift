// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Takes the proposal, and puts its children at the top leading corner, one over another: `GeometryReader`.
///
/// The children are proposed its size. Guides and spacing of the children stay inside, as its size does not depend on
/// them.
package struct GeometryLayout: LayoutAlgorithm {
  package init() {}

  package var hasConstantSize: Bool { true }

  package func size(in proposal: Proposal, of children: LayoutChildren) -> CGSize {
    FillLayout().size(in: proposal, of: [])
  }

  package func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?, of children: LayoutChildren) -> CGFloat? {
    FillLayout().freeLength(axis, at: proposal)
  }

  package func place(
    _ children: LayoutChildren, in proposal: Proposal, size: CGSize, emit: (Int, CGPoint, Proposal) -> Void
  ) {
    for index in children.indices { emit(index, .zero, Proposal(size)) }
  }

  package func guideKeys(of children: LayoutChildren) -> AlignmentKeySet { .none }
  package func spacing(of children: LayoutChildren) -> SpacingPreferences { .ordinary }
}

/// A window onto content that may be longer: `ScrollView`.
///
/// Along its axes it takes the proposal, across it is as wide as its content. The content is proposed nothing along,
/// and what the window was proposed across. It starts at the top leading corner.
package struct ScrollLayout: LayoutAlgorithm {
  package let axes: LayoutAxes

  package init(_ axes: LayoutAxes = .vertical) { self.axes = axes }

  /// The proposal for the content.
  package func contentProposal(in proposal: Proposal) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  package func size(in proposal: Proposal, of children: LayoutChildren) -> CGSize {
    let content = children.first?.size(in: contentProposal(in: proposal)) ?? .zero
    func length(_ axis: LayoutAxis) -> CGFloat {
      axes.contains(LayoutAxes(axis)) ? max(0, proposal[axis] ?? content[axis]) : content[axis]
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  package func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?, of children: LayoutChildren) -> CGFloat? {
    if let proposal, axes.contains(LayoutAxes(axis)) { return max(0, proposal) }
    guard let content = children.first else { return 0 }
    if axes.contains(LayoutAxes(axis.cross)) {
      return content.size(in: Proposal(along: proposal, across: nil, axis: axis))[axis]
    }
    return content.freeLength(axis, at: proposal)
  }

  package func place(
    _ children: LayoutChildren, in proposal: Proposal, size: CGSize, emit: (Int, CGPoint, Proposal) -> Void
  ) {
    if !children.isEmpty { emit(0, .zero, contentProposal(in: proposal)) }
  }

  package func guideKeys(of children: LayoutChildren) -> AlignmentKeySet { .none }
  package func spacing(of children: LayoutChildren) -> SpacingPreferences { .ordinary }
}

/// The length of a view that is some of the equal parts of a container:
/// `containerRelativeFrame(_:count:span:spacing:)`.
///
/// - Parameters:
///   - container: The container's length in points.
///   - count: How many parts the container has, at least 1.
///   - span: How many parts the view takes.
///   - spacing: The gap between parts in points.
package func containerRelativeLength(_ container: CGFloat, count: Int, span: Int, spacing: CGFloat) -> CGFloat {
  precondition(count > 0, "a container has at least one part, not \(count)")
  let part = (container - CGFloat(count - 1) * spacing) / CGFloat(count)
  return max(0, part * CGFloat(span) + CGFloat(span - 1) * spacing)
}
