// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// How a character is shown for a feature that its font has no glyphs for: smaller, higher or lower, as another.
struct DrawnForm: Hashable {
  /// A share of the font's size.
  var scale: CGFloat = 1
  /// Above the baseline, as a share of the font's size.
  var rise: CGFloat = 0
  /// The character in place of the one that is written.
  var scalar: Unicode.Scalar?

  // Chosen to look like the system font's own forms on iOS.
  private static let smallCapital: CGFloat = 0.78
  private static let raised = DrawnForm(scale: 0.6, rise: 0.3)
  private static let lowered = DrawnForm(scale: 0.6, rise: -0.14)
  private static let numerator = DrawnForm(scale: 0.6, rise: 0.282)
  private static let denominator = DrawnForm(scale: 0.6)
  /// Half of how much higher capitals are than small letters.
  private static let betweenCapitals: CGFloat = 0.089
  private static let fractionSlash: Unicode.Scalar = "\u{2044}"
  private static let betweenCapitalsScalars = Set("-–—:()[]{}/@·•«»‹›+=<>~".unicodeScalars)
  private static let raisedSigns = Set("+-=()".unicodeScalars)

  /// The forms of a text's characters, by their places; those that are shown as they are have none.
  ///
  /// - Parameter draws: Whether a feature has to be drawn, since the font has no glyphs for it.
  static func forms(
    of scalars: ArraySlice<Unicode.Scalar>, _ draws: (String) -> Bool
  ) -> [Int: DrawnForm] {
    var result: [Int: DrawnForm] = [:]
    let small = draws("smcp") || draws("pcap")
    let capital = draws("c2sc") || draws("c2pc")
    let (superior, inferior) = (draws("sups"), draws("subs") || draws("sinf"))
    let (ordinal, centred) = (draws("ordn"), draws("ss03"))
    let cased = draws("case")
    if draws("frac") || draws("afrc") { fractions(in: scalars, &result) }
    for index in scalars.indices where result[index] == nil {
      let scalar = scalars[index]
      let properties = scalar.properties
      let isWord = properties.isAlphabetic || isDigit(scalar) || raisedSigns.contains(scalar)
      if superior, isWord {
        result[index] = raised
      } else if inferior, isWord {
        result[index] = lowered
      } else if ordinal, properties.isAlphabetic, follows(aDigitIn: scalars, index) {
        result[index] = raised
      } else if small, properties.isLowercase, let upper = single(properties.uppercaseMapping), upper != scalar {
        result[index] = DrawnForm(scale: smallCapital, scalar: upper)
      } else if capital, properties.isUppercase {
        result[index] = DrawnForm(scale: smallCapital)
      } else if cased && betweenCapitalsScalars.contains(scalar) || centred && scalar == ":" {
        result[index] = DrawnForm(rise: betweenCapitals)
      }
    }
    return result
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }

  private static func single(_ text: String) -> Unicode.Scalar? {
    let scalars = text.unicodeScalars
    return scalars.count == 1 ? scalars.first : nil
  }

  /// Whether only letters stand between a character and a digit before it.
  private static func follows(aDigitIn scalars: ArraySlice<Unicode.Scalar>, _ index: Int) -> Bool {
    var place = index
    while place > scalars.startIndex {
      place -= 1
      if isDigit(scalars[place]) { return true }
      guard scalars[place].properties.isAlphabetic else { return false }
    }
    return false
  }

  /// Digits, a slash, digits.
  private static func fractions(in scalars: ArraySlice<Unicode.Scalar>, _ result: inout [Int: DrawnForm]) {
    for slash in scalars.indices where scalars[slash] == "/" || scalars[slash] == fractionSlash {
      var (start, end) = (slash, slash + 1)
      while start > scalars.startIndex, isDigit(scalars[start - 1]) { start -= 1 }
      while end < scalars.endIndex, isDigit(scalars[end]) { end += 1 }
      guard start < slash, end > slash + 1 else { continue }
      for index in start..<slash { result[index] = numerator }
      result[slash] = DrawnForm(scalar: fractionSlash)
      for index in slash + 1..<end { result[index] = denominator }
    }
  }
}
