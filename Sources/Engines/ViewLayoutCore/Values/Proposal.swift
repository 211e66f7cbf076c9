// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The size that a parent proposes to a child, in points.
///
/// Each dimension is a number, `.infinity` or `nil`. Zero asks for the least size, infinity for the greatest, `nil` for
/// the ideal one. A child may choose any size; its answer depends on the proposal alone.
package struct Proposal: Hashable, Sendable {
  package var width: CGFloat?
  package var height: CGFloat?

  /// A number that is not a number is 0, since a proposal must equal itself to be found in a cache.
  package init(width: CGFloat?, height: CGFloat?) {
    self.width = width.map(Self.settled)
    self.height = height.map(Self.settled)
  }

  package init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// A proposal with the dimensions named by their role.
  package init(along: CGFloat?, across: CGFloat?, axis: LayoutAxis) {
    if axis == .horizontal {
      self.init(width: along, height: across)
    } else {
      self.init(width: across, height: along)
    }
  }

  /// Asks for the least size.
  package static let zero = Proposal(width: 0, height: 0)
  /// Asks for the greatest size.
  package static let infinity = Proposal(width: .infinity, height: .infinity)
  /// Asks for the ideal size.
  package static let unspecified = Proposal(width: nil, height: nil)

  package subscript(axis: LayoutAxis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue.map(Self.settled) } else { height = newValue.map(Self.settled) }
    }
  }

  /// The proposed size, with `size` in place of unspecified dimensions.
  package func replacingUnspecified(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// What is left within insets, never less than 0; an unspecified dimension stays so.
  ///
  /// Decision: infinity stays infinity, so that a padded view is as flexible as the view in it. A field with padding
  /// beside a button fills its row, which it would not if its greatest length were that of its padding.
  package func inset(by insets: EdgeLengths) -> Proposal {
    func left(_ length: CGFloat?, _ total: CGFloat) -> CGFloat? {
      guard let length else { return nil }
      if length == .infinity { return length }
      let rest = length - total
      return rest.isFinite ? max(0, rest) : 0
    }
    return Proposal(
      width: left(width, insets.total(along: .horizontal)), height: left(height, insets.total(along: .vertical)))
  }

  private static func settled(_ length: CGFloat) -> CGFloat { length.isNaN || length == 0 ? 0 : length }
}

extension CGSize {
  /// The length along an axis.
  package subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// A size with the dimensions named by their role.
  package init(along: CGFloat, across: CGFloat, axis: LayoutAxis) {
    self = axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension CGPoint {
  /// The coordinate along an axis.
  package subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }

  /// A point with the coordinates named by their role.
  package init(along: CGFloat, across: CGFloat, axis: LayoutAxis) {
    self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}
