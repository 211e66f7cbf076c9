// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// What a layout asks of a child.
///
/// Coordinates are the container's *leading* coordinates: x grows from the leading to the trailing edge, y downwards,
/// the container's top leading corner is the origin. Algorithms know no direction; whoever draws mirrors frames once
/// with `LayoutDirection.frame(_:inWidth:)`.
///
/// Answers depend on the proposal alone until the child is invalidated.
package protocol LayoutChild: AnyObject {
  /// The size that the child chooses, in points: never negative, perhaps infinite for an infinite proposal.
  func size(in proposal: Proposal) -> CGSize

  /// The length along an axis in every proposal with this length there, whatever is proposed on the other axis; `nil`
  /// where the other axis matters, or where it isn't known.
  ///
  /// It must equal `size(in:)` exactly. Stacks ask for least and greatest lengths so, since those of deep trees would
  /// else be worked out for every length of the other axis: 2ⁿ times in stacks of both axes. Text of one paragraph
  /// knows its width at nothing and at infinity, where it has one line, and its height at 0.
  func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?) -> CGFloat?

  /// The value of a guide that was set in the child or below it, from the child's own edge; `nil` without one.
  func explicitGuide(_ key: AlignmentKey, in proposal: Proposal) -> CGFloat?

  /// All guides for which `explicitGuide` may give a value.
  var guideKeys: AlignmentKeySet { get }

  /// The distances that the child prefers to its neighbours.
  var spacing: SpacingPreferences { get }

  /// The layout priority: 0 but for spacers (`-.infinity`) and for what an app sets.
  var priority: Double { get }

  /// Puts the child, which was last asked with any proposal, at its final place.
  ///
  /// - Parameters:
  ///   - origin: The top leading corner, in the container's leading coordinates, not rounded.
  ///   - proposal: The final proposal; the child's size is its answer to it.
  func place(at origin: CGPoint, in proposal: Proposal)
}

extension LayoutChild {
  package var guideKeys: AlignmentKeySet { .none }
  package var spacing: SpacingPreferences { .ordinary }
  package var priority: Double { 0 }
  package func explicitGuide(_ key: AlignmentKey, in proposal: Proposal) -> CGFloat? { nil }
  package func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?) -> CGFloat? { nil }

  /// The length along one axis; the rest of the size is worked out only if it matters.
  package func length(_ axis: LayoutAxis, in proposal: Proposal) -> CGFloat {
    freeLength(axis, at: proposal[axis]) ?? size(in: proposal)[axis]
  }

  /// The size and the guides that answer a proposal.
  package func dimensions(in proposal: Proposal) -> Dimensions {
    dimensions(of: size(in: proposal), in: proposal)
  }

  /// The same where the answer to the proposal is at hand.
  package func dimensions(of size: CGSize, in proposal: Proposal) -> Dimensions {
    let keys = guideKeys
    if keys.isEmpty { return Dimensions(size: size) }
    return Dimensions(size: size) { [self] key in keys.contains(key) ? explicitGuide(key, in: proposal) : nil }
  }

  /// The value of one guide, explicit or default.
  package func guide(_ key: AlignmentKey, of size: CGSize, in proposal: Proposal) -> CGFloat {
    // The default of a standard guide reads no other guide, so it needs no look-up.
    guard key.isOfOneAxis else { return dimensions(of: size, in: proposal)[key] }
    if guideKeys.contains(key), let value = explicitGuide(key, in: proposal) { return value }
    return key.defaultValue(in: Dimensions(size: size))
  }
}

/// The children of a layout, in order. Views without a box, such as empty ones, are not among them.
package typealias LayoutChildren = [any LayoutChild]

extension EdgeLengths {
  /// Lengths by sides of the screen, in points.
  package init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat, direction: LayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(top: top, leading: isMirrored ? right : left, bottom: bottom, trailing: isMirrored ? left : right)
  }
}

/// The direction of reading, which decides on which side the leading edge is.
package enum LayoutDirection: Sendable {
  case leftToRight, rightToLeft

  /// A frame in leading coordinates as a frame from the left edge of its container, in points.
  package func frame(_ frame: CGRect, inWidth width: CGFloat) -> CGRect {
    guard self == .rightToLeft else { return frame }
    return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
