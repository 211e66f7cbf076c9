// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A range of numbers, which may have no end.
public struct UIFloatRange: Equatable, Sendable {
  public var minimum: CGFloat
  public var maximum: CGFloat

  public init() { self.init(minimum: 0, maximum: 0) }

  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  public static let zero = UIFloatRange()
  /// All numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether it has all numbers.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

  /// An empty range counts as its minimum.
  var range: ClosedRange<Double> { minimum...Swift.max(minimum, maximum) }
}

public func UIFloatRangeMake(_ minimum: CGFloat, _ maximum: CGFloat) -> UIFloatRange {
  UIFloatRange(minimum: minimum, maximum: maximum)
}

public func UIFloatRangeIsEqualToRange(_ range: UIFloatRange, _ otherRange: UIFloatRange) -> Bool {
  range == otherRange
}

public func UIFloatRangeIsInfinite(_ range: UIFloatRange) -> Bool { range.isInfinite }
