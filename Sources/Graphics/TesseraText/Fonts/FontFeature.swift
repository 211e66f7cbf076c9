// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// One choice among the shapes that a font has, as it was asked for.
package enum FontFeature: Hashable, Sendable {
  /// Apple's numbers of a feature and of what it is set to.
  case numbered(type: Int, selector: Int)
  /// OpenType's four letters, and a value; 0 is off.
  case tagged(String, Int)

  /// Those of some settings that the system font can't show, by OpenType's names.
  package static func missing(_ settings: [FontFeature]) -> [String] {
    FontFeatures(settings).values.filter { $0.value > 0 && !known.contains($0.key) }.keys.sorted()
  }

  /// What the system font has, or is drawn for it, or is as it always is.
  private static let known: Set<String> = [
    "afrc", "c2pc", "c2sc", "calt", "case", "clig", "frac", "kern", "liga", "lnum", "ordn", "pcap", "pnum", "pwid",
    "rlig", "sinf", "smcp", "ss03", "subs", "sups", "tnum",
  ]
}

/// What settings come to: OpenType's features with their values.
struct FontFeatures: Hashable, Sendable {
  /// By name; a later setting replaces an earlier one.
  private(set) var values: [String: Int] = [:]

  init(_ settings: [FontFeature]) {
    for setting in settings {
      switch setting {
      case .tagged(let tag, let value): values[tag] = value
      case .numbered(let type, let selector):
        for (tag, value) in Self.tags(type: type, selector: selector) { values[tag] = value }
      }
    }
  }

  var isEmpty: Bool { values.isEmpty }

  func isOn(_ tag: String) -> Bool { values[tag, default: 0] > 0 }

  /// The features of a font file in the words of style sheets, which the page needs; in one order for one set.
  func words(_ isKnown: (String) -> Bool) -> String {
    values.filter { isKnown($0.key) }.sorted { $0.key < $1.key }.map { "\"\($0.key)\" \($0.value)" }
      .joined(separator: ", ")
  }

  /// What a pair of Apple's numbers is in OpenType; nothing for pairs that it has not.
  static func tags(type: Int, selector: Int) -> [(String, Int)] {
    if type == kCharacterAlternativesType { return [("aalt", selector)] }
    if type == kStylisticAlternativesType {
      guard (2...41).contains(selector) else { return selector == 0 ? Self.noSets : [] }
      let set = selector / 2
      return [((set < 10 ? "ss0" : "ss") + String(set), selector % 2 == 0 ? 1 : 0)]
    }
    return table[Pair(type, selector)] ?? []
  }

  private static let noSets = (1...20).map { (($0 < 10 ? "ss0" : "ss") + String($0), 0) }

  private struct Pair: Hashable {
    var type: Int
    var selector: Int

    init(_ type: Int, _ selector: Int) { (self.type, self.selector) = (type, selector) }
  }

  private static let table: [Pair: [(String, Int)]] = {
    var table: [Pair: [(String, Int)]] = [:]
    func add(_ type: Int, _ choices: [(Int, [(String, Int)])]) {
      for (selector, tags) in choices { table[Pair(type, selector)] = tags }
    }
    add(
      kLigaturesType,
      [
        (kRequiredLigaturesOnSelector, [("rlig", 1)]), (kRequiredLigaturesOffSelector, [("rlig", 0)]),
        (kCommonLigaturesOnSelector, [("liga", 1)]), (kCommonLigaturesOffSelector, [("liga", 0)]),
        (kRareLigaturesOnSelector, [("dlig", 1)]), (kRareLigaturesOffSelector, [("dlig", 0)]),
        (kContextualLigaturesOnSelector, [("clig", 1)]), (kContextualLigaturesOffSelector, [("clig", 0)]),
        (kHistoricalLigaturesOnSelector, [("hlig", 1)]), (kHistoricalLigaturesOffSelector, [("hlig", 0)]),
      ])
    add(
      kLetterCaseType,
      [(kUpperAndLowerCaseSelector, [("smcp", 0), ("c2sc", 0)]), (kSmallCapsSelector, [("smcp", 1)])])
    add(
      kNumberSpacingType,
      [
        (kMonospacedNumbersSelector, [("tnum", 1), ("pnum", 0)]),
        (kProportionalNumbersSelector, [("tnum", 0), ("pnum", 1)]),
        (kThirdWidthNumbersSelector, [("twid", 1)]), (kQuarterWidthNumbersSelector, [("qwid", 1)]),
      ])
    add(
      kVerticalPositionType,
      [
        (kNormalPositionSelector, [("sups", 0), ("subs", 0), ("ordn", 0), ("sinf", 0)]),
        (kSuperiorsSelector, [("sups", 1)]), (kInferiorsSelector, [("subs", 1)]), (kOrdinalsSelector, [("ordn", 1)]),
        (kScientificInferiorsSelector, [("sinf", 1)]),
      ])
    add(
      kFractionsType,
      [
        (kNoFractionsSelector, [("frac", 0), ("afrc", 0)]), (kVerticalFractionsSelector, [("afrc", 1)]),
        (kDiagonalFractionsSelector, [("frac", 1)]),
      ])
    add(
      kTypographicExtrasType, [(kSlashedZeroOnSelector, [("zero", 1)]), (kSlashedZeroOffSelector, [("zero", 0)])])
    add(kStyleOptionsType, [(kNoStyleOptionsSelector, [("titl", 0)]), (kTitlingCapsSelector, [("titl", 1)])])
    add(
      kNumberCaseType,
      [
        (kLowerCaseNumbersSelector, [("onum", 1), ("lnum", 0)]),
        (kUpperCaseNumbersSelector, [("onum", 0), ("lnum", 1)]),
      ])
    add(
      kTextSpacingType,
      [(kProportionalTextSelector, [("pwid", 1)]), (kHalfWidthTextSelector, [("hwid", 1)])])
    add(kRubyKanaType, [(kRubyKanaOnSelector, [("ruby", 1)]), (kRubyKanaOffSelector, [("ruby", 0)])])
    add(
      kCaseSensitiveLayoutType,
      [
        (kCaseSensitiveLayoutOnSelector, [("case", 1)]), (kCaseSensitiveLayoutOffSelector, [("case", 0)]),
        (kCaseSensitiveSpacingOnSelector, [("cpsp", 1)]), (kCaseSensitiveSpacingOffSelector, [("cpsp", 0)]),
      ])
    add(
      kAlternateKanaType,
      [(kAlternateHorizKanaOnSelector, [("hkna", 1)]), (kAlternateHorizKanaOffSelector, [("hkna", 0)])])
    add(
      kContextualAlternatesType,
      [
        (kContextualAlternatesOnSelector, [("calt", 1)]), (kContextualAlternatesOffSelector, [("calt", 0)]),
        (kSwashAlternatesOnSelector, [("swsh", 1)]), (kSwashAlternatesOffSelector, [("swsh", 0)]),
        (kContextualSwashAlternatesOnSelector, [("cswh", 1)]), (kContextualSwashAlternatesOffSelector, [("cswh", 0)]),
      ])
    add(
      kLowerCaseType,
      [
        (kDefaultLowerCaseSelector, [("smcp", 0), ("pcap", 0)]), (kLowerCaseSmallCapsSelector, [("smcp", 1)]),
        (kLowerCasePetiteCapsSelector, [("pcap", 1)]),
      ])
    add(
      kUpperCaseType,
      [
        (kDefaultUpperCaseSelector, [("c2sc", 0), ("c2pc", 0)]), (kUpperCaseSmallCapsSelector, [("c2sc", 1)]),
        (kUpperCasePetiteCapsSelector, [("c2pc", 1)]),
      ])
    return table
  }()
}
