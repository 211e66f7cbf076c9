// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// A quantity, written for people of a place.
struct MeasurementText {
  var value: Double
  var unit: Unit
  var width: LocalizedPatterns.Width
  /// What is measured, in CLDR's word, where the unit is the place's own choice; `nil` keeps the unit.
  var usage: String?
  var locale: Locale

  /// - Parameter digits: How the number is written, as a skeleton; empty for what is usual.
  func text(digits: String) -> String? {
    guard let name = UnitNames.name(of: unit) else {
      return LocalizedPatterns.number(value, skeleton: digits, in: locale).map { $0 + " " + unit.symbol }
    }
    return LocalizedPatterns.number(value, skeleton: skeleton(name, widthName, digits), in: locale)
  }

  /// - Parameter format: Writes the number, in the unit that is shown.
  func text(format: (Double) -> String) -> String? {
    guard let name = UnitNames.name(of: unit) else { return format(value) + " " + unit.symbol }
    // Once as it stands in the text and once to compute with.
    let plain = Locale(identifier: "en_" + (locale.region?.identifier ?? "US"))
    let exact = LocalizedPatterns.number(
      value, skeleton: skeleton(name, widthName, "." + String(repeating: "#", count: 12) + " group-off"), in: plain)
    guard
      let whole = text(digits: ""), let place = Self.number(in: whole),
      let exact, let exactPlace = Self.number(in: exact), let number = Double(exact[exactPlace])
    else { return nil }
    return whole.replacingCharacters(in: place, with: format(number))
  }

  /// The first number of a text, with its sign.
  private static func number(in text: String) -> Range<String.Index>? {
    guard var start = text.firstIndex(where: \.isWholeNumber) else { return nil }
    var end = start
    var index = start
    while index < text.endIndex, text[index].isWholeNumber || ".,'’٫٬\u{A0}\u{202F}".contains(text[index]) {
      if text[index].isWholeNumber { end = text.index(after: index) }
      index = text.index(after: index)
    }
    if start > text.startIndex, "-−".contains(text[text.index(before: start)]) { start = text.index(before: start) }
    return start..<end
  }

  private var widthName: String {
    switch width {
    case .wide: "full-name"
    case .short: "short"
    case .narrow: "narrow"
    }
  }

  private func skeleton(_ name: String, _ width: String, _ digits: String) -> String {
    "unit/\(name) unit-width-\(width)" + (usage.map { " usage/" + $0 } ?? "") + (digits.isEmpty ? "" : " " + digits)
  }
}
