// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// The thickness of a font's strokes, with the values of `UIFont.Weight`.
package struct FontWeight: RawRepresentable, Hashable, Sendable {
  package var rawValue: CGFloat

  package init(rawValue: CGFloat) {
    self.rawValue = rawValue
  }

  package static let ultraLight = FontWeight(rawValue: -0.8)
  package static let thin = FontWeight(rawValue: -0.6)
  package static let light = FontWeight(rawValue: -0.4)
  package static let regular = FontWeight(rawValue: 0)
  package static let medium = FontWeight(rawValue: 0.23)
  package static let semibold = FontWeight(rawValue: 0.3)
  package static let bold = FontWeight(rawValue: 0.4)
  package static let heavy = FontWeight(rawValue: 0.56)
  package static let black = FontWeight(rawValue: 0.62)

  /// The weights there are faces for: the value, the name in face names, and the place on the design axis where
  /// regular is 0 and bold is 1.
  static let drawn: [(weight: FontWeight, name: String, position: CGFloat)] = [
    (.ultraLight, "UltraLight", -1.2333), (.thin, "Thin", -0.9667), (.light, "Light", -0.42),
    (.regular, "Regular", 0), (.medium, "Medium", 0.366667), (.semibold, "Semibold", 0.633333), (.bold, "Bold", 1),
    (.heavy, "Heavy", 1.533333), (.black, "Black", 2),
  ]

  /// The drawn weight that is nearest; what is not a number counts as regular.
  var nearestDrawn: (weight: FontWeight, name: String, position: CGFloat) {
    guard rawValue.isFinite else { return Self.drawn[3] }
    var best = Self.drawn[3]
    for candidate in Self.drawn
    where abs(candidate.weight.rawValue - rawValue) < abs(best.weight.rawValue - rawValue) {
      best = candidate
    }
    return best
  }
}
