// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// An algorithm without children.
package protocol LeafLayout: LayoutAlgorithm {
  /// The size in a proposal, in points.
  func size(in proposal: Proposal) -> CGSize
  /// The length along an axis whatever is proposed on the other one; by default `nil`, as it isn't known.
  func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?) -> CGFloat?
  /// The preferred distances to neighbours; by default an ordinary view's.
  var spacing: SpacingPreferences { get }
}

extension LeafLayout {
  package var spacing: SpacingPreferences { .ordinary }
  package func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?) -> CGFloat? { nil }

  package func size(in proposal: Proposal, of children: LayoutChildren) -> CGSize { size(in: proposal) }
  package func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?, of children: LayoutChildren) -> CGFloat? {
    freeLength(axis, at: proposal)
  }
  package func place(
    _ children: LayoutChildren, in proposal: Proposal, size: CGSize, emit: (Int, CGPoint, Proposal) -> Void
  ) {}
  package func explicitGuide(
    _ key: AlignmentKey, in proposal: Proposal, size: CGSize, of children: LayoutChildren
  ) -> CGFloat? { nil }
  package func guideKeys(of children: LayoutChildren) -> AlignmentKeySet { .none }
  package func spacing(of children: LayoutChildren) -> SpacingPreferences { spacing }
}

/// Takes the proposal; 10 where there is none: colours, shapes, gradients.
package struct FillLayout: LeafLayout {
  package static let idealLength: CGFloat = 10

  package init() {}

  package func size(in proposal: Proposal) -> CGSize {
    CGSize(width: max(0, proposal.width ?? Self.idealLength), height: max(0, proposal.height ?? Self.idealLength))
  }

  package func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?) -> CGFloat? {
    max(0, proposal ?? Self.idealLength)
  }
}

/// Takes the square of the smaller proposed length: `Circle`.
package struct SquareLayout: LeafLayout {
  package init() {}

  package func size(in proposal: Proposal) -> CGSize {
    let side: CGFloat
    switch (proposal.width, proposal.height) {
    case (nil, nil): side = FillLayout.idealLength
    case (let width?, nil): side = width
    case (nil, let height?): side = height
    case (let width?, let height?): side = min(width, height)
    }
    return CGSize(width: max(0, side), height: max(0, side))
  }

  package func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?) -> CGFloat? { proposal == 0 ? 0 : nil }
}

/// Has one size, whatever is proposed: an image that is not resizable.
package struct FixedLeafLayout: LeafLayout {
  package let size: CGSize
  package let spacing: SpacingPreferences

  package init(_ size: CGSize, spacing: SpacingPreferences = .ordinary) {
    self.size = size
    self.spacing = spacing
  }

  package var hasConstantSize: Bool { true }
  package func size(in proposal: Proposal) -> CGSize { size }
  package func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?) -> CGFloat? { size[axis] }
}

/// Takes the proposal along the axis of its stack, nothing across: `Spacer`. Outside a stack it takes both.
package struct SpacerLayout: LeafLayout {
  /// The least length of a spacer that sets none, in points.
  package static let standardLength: CGFloat = 8
  /// The priority of an element with this layout.
  package static let priority = -Double.infinity

  /// The axis of the stack around it; `nil` without one.
  package let axis: LayoutAxis?
  /// The least and ideal length in points.
  package let minLength: CGFloat

  package init(axis: LayoutAxis?, minLength: CGFloat? = nil) {
    self.axis = axis
    self.minLength = max(0, minLength ?? Self.standardLength)
  }

  package var spacing: SpacingPreferences { axis.map(SpacingPreferences.spacer) ?? .none }

  package func size(in proposal: Proposal) -> CGSize {
    CGSize(width: length(.horizontal, proposal.width), height: length(.vertical, proposal.height))
  }

  package func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?) -> CGFloat? { length(axis, proposal) }

  private func length(_ own: LayoutAxis, _ proposal: CGFloat?) -> CGFloat {
    if let axis, axis != own { return 0 }
    return max(minLength, proposal ?? minLength)
  }
}

/// One pixel along the axis of its stack, the proposal across it: `Divider`.
package struct DividerLayout: LeafLayout {
  /// The axis of the stack around it; vertical without one.
  package let axis: LayoutAxis
  /// One pixel, in points.
  package let thickness: CGFloat

  package init(axis: LayoutAxis = .vertical, thickness: CGFloat) {
    self.axis = axis
    self.thickness = thickness
  }

  package func size(in proposal: Proposal) -> CGSize {
    CGSize(along: thickness, across: max(0, proposal[axis.cross] ?? FillLayout.idealLength), axis: axis)
  }

  package func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?) -> CGFloat? {
    axis == self.axis ? thickness : max(0, proposal ?? FillLayout.idealLength)
  }
}
