// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The axis along which a flow layout's content grows.
public enum FlowScrollDirection: Hashable, Sendable {
  /// Items fill rows, left to right; rows follow each other downwards.
  case vertical
  /// Items fill columns, top to bottom; columns follow each other rightwards.
  case horizontal
}

/// The margins of one section, in points, around its items and inside its header and footer.
///
/// Left and right are physical sides; mirroring swaps them along with everything else. Negative values are allowed.
public struct FlowInsets: Hashable, Sendable {
  /// The margin above the items, in points. Defaults to `0`.
  public var top: CGFloat
  /// The margin left of the items, in points. Defaults to `0`.
  public var left: CGFloat
  /// The margin below the items, in points. Defaults to `0`.
  public var bottom: CGFloat
  /// The margin right of the items, in points. Defaults to `0`.
  public var right: CGFloat

  /// Makes margins of the given widths, in points.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// What is common to all sections of a flow layout: the container, the axis, the pixel grid and mirroring.
public struct FlowMetrics: Hashable, Sendable {
  /// The axis along which the content grows. Defaults to `.vertical`.
  public var scrollDirection: FlowScrollDirection
  /// The visible size of the container, in points. Only the extent across the scrolling axis decides where lines end;
  /// the other one matters only when a short horizontal content is mirrored. Zero is allowed.
  public var containerSize: CGSize
  /// Pixels in a point. Positions land on multiples of `1 / displayScale`; sizes are never changed.
  public var displayScale: CGFloat
  /// Whether the interface reads from right to left. Defaults to `false`.
  public var isRightToLeft: Bool
  /// Whether the layout mirrors itself when `isRightToLeft` is set. Defaults to `false`, as on UIKit, where a plain
  /// flow layout keeps its left-to-right order in a right-to-left interface.
  public var flipsHorizontallyInOppositeLayoutDirection: Bool
  /// Whether headers stay within the visible bounds while their section is there. Defaults to `false`.
  public var sectionHeadersPinToVisibleBounds: Bool
  /// Whether footers stay within the visible bounds while their section is there. Defaults to `false`.
  public var sectionFootersPinToVisibleBounds: Bool

  /// Makes the metrics of a container of `containerSize` points.
  public init(
    scrollDirection: FlowScrollDirection = .vertical, containerSize: CGSize, displayScale: CGFloat,
    isRightToLeft: Bool = false, flipsHorizontallyInOppositeLayoutDirection: Bool = false,
    sectionHeadersPinToVisibleBounds: Bool = false, sectionFootersPinToVisibleBounds: Bool = false
  ) {
    self.scrollDirection = scrollDirection
    self.containerSize = containerSize
    self.displayScale = displayScale
    self.isRightToLeft = isRightToLeft
    self.flipsHorizontallyInOppositeLayoutDirection = flipsHorizontallyInOppositeLayoutDirection
    self.sectionHeadersPinToVisibleBounds = sectionHeadersPinToVisibleBounds
    self.sectionFootersPinToVisibleBounds = sectionFootersPinToVisibleBounds
  }

  /// Whether frames come out mirrored left to right.
  public var isMirrored: Bool { isRightToLeft && flipsHorizontallyInOppositeLayoutDirection }
}
