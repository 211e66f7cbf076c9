// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How much a constraint matters: more than 0, at most 1000, where 1000 must hold.
///
/// Below 1000 strengths are lexicographic. The total error at strength 999 is made as small as it can be before
/// anything at 998 is looked at, however many constraints stand at 998 and however large their errors are. Within
/// one strength the sum of the absolute errors is minimised.
public struct Strength: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The priority, on UIKit's scale. Fractions are levels of their own.
  public var rawValue: Double

  @inlinable public init(_ rawValue: Double) { self.rawValue = rawValue }

  /// 1000: must hold; if it cannot, `solve()` throws.
  public static let required = Strength(1000)
  /// 750: UIKit's default resistance to compression.
  public static let high = Strength(750)
  /// 250: UIKit's default hugging.
  public static let low = Strength(250)

  @inlinable public static func < (a: Strength, b: Strength) -> Bool { a.rawValue < b.rawValue }

  var isValid: Bool { rawValue > 0 && rawValue <= 1000 }
}
