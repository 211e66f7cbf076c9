// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A gap in a compositional layout, in points.
public enum CompositionalSpacing: Hashable, Sendable {
  /// Exactly so much.
  case fixed(CGFloat)
  /// At least so much, and a share of what is left over.
  case flexible(CGFloat)

  /// The least that the gap takes, in points.
  public var minimum: CGFloat {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }

  /// Whether the gap takes a share of what is left over.
  public var isFlexible: Bool { if case .flexible = self { true } else { false } }
}

/// Gaps outside the four edges of an item or a group.
public struct CompositionalEdgeSpacing: Hashable, Sendable {
  /// The gap before the leading edge; none by default.
  public var leading: CompositionalSpacing?
  /// The gap above.
  public var top: CompositionalSpacing?
  /// The gap after the trailing edge.
  public var trailing: CompositionalSpacing?
  /// The gap below.
  public var bottom: CompositionalSpacing?

  /// Makes gaps.
  public init(
    leading: CompositionalSpacing? = nil, top: CompositionalSpacing? = nil, trailing: CompositionalSpacing? = nil,
    bottom: CompositionalSpacing? = nil
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }

  func start(_ axis: CompositionalAxis) -> CompositionalSpacing? { axis == .horizontal ? leading : top }
  func end(_ axis: CompositionalAxis) -> CompositionalSpacing? { axis == .horizontal ? trailing : bottom }

  /// The least that both gaps of a direction take.
  func minimum(_ axis: CompositionalAxis) -> CGFloat {
    (start(axis)?.minimum ?? 0) + (end(axis)?.minimum ?? 0)
  }

  /// How many gaps of a direction take a share of what is left over.
  func flexibleCount(_ axis: CompositionalAxis) -> Int {
    (start(axis)?.isFlexible == true ? 1 : 0) + (end(axis)?.isFlexible == true ? 1 : 0)
  }
}

/// Space inside the four edges, in points.
public struct CompositionalInsets: Hashable, Sendable {
  /// The inset from the top edge.
  public var top: CGFloat
  /// The inset from the leading edge.
  public var leading: CGFloat
  /// The inset from the bottom edge.
  public var bottom: CGFloat
  /// The inset from the trailing edge.
  public var trailing: CGFloat

  /// No insets.
  public static let zero = CompositionalInsets()

  /// Makes insets; each is zero by default.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  func start(_ axis: CompositionalAxis) -> CGFloat { axis == .horizontal ? leading : top }
  func end(_ axis: CompositionalAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }
  func total(_ axis: CompositionalAxis) -> CGFloat { start(axis) + end(axis) }

  /// These insets and others' of one direction.
  func adding(_ other: CompositionalInsets, along axis: CompositionalAxis) -> CompositionalInsets {
    var sum = self
    if axis == .horizontal {
      sum.leading += other.leading
      sum.trailing += other.trailing
    } else {
      sum.top += other.top
      sum.bottom += other.bottom
    }
    return sum
  }

  /// The rectangle less the insets, never smaller than nothing.
  func inset(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + leading, y: rect.minY + top, width: max(rect.width - leading - trailing, 0),
      height: max(rect.height - top - bottom, 0))
  }
}
