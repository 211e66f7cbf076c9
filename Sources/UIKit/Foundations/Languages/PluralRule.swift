// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Which form of a text a number asks for, by the rules that CLDR has for languages.
enum PluralRule {
  enum Form: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
  }

  /// - Parameters:
  ///   - number: What is counted; its sign does not matter.
  ///   - language: `ru`, `pt-BR` …; an unknown one has one form, and another for exactly one.
  static func form(_ number: Double, language: String) -> Form {
    let n = abs(number)
    guard n.isFinite, n < 1e15 else { return .other }
    let i = Int(n)
    let isWhole = n == Double(i)
    let parts = language.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    let code = parts.first ?? "en"
    switch code {
    case "ja", "ko", "zh", "yue", "th", "vi", "id", "ms", "lo", "my", "jv", "km", "bo": return .other
    case "fr", "hy", "kab": return i <= 1 ? .one : isWhole && i % 1_000_000 == 0 && code == "fr" ? .many : .other
    case "pt" where !parts.dropFirst().contains("pt"):
      return i <= 1 ? .one : isWhole && i % 1_000_000 == 0 ? .many : .other
    case "hi", "bn", "fa", "gu", "kn", "am", "zu", "as": return i == 0 || n == 1 ? .one : .other
    case "da": return n == 1 || !isWhole && i <= 1 ? .one : .other
    case "is", "mk": return isWhole && i % 10 == 1 && i % 100 != 11 ? .one : .other
    case "es", "it", "ca", "pt":
      return n == 1 ? .one : isWhole && i != 0 && i % 1_000_000 == 0 ? .many : .other
    case "he", "iw": return n == 1 || !isWhole && i == 0 ? .one : n == 2 ? .two : .other
    case "fil", "tl":
      return !isWhole || ![4, 6, 9].contains(i % 10) ? .one : .other
    case "ar", "ars": return arabic(i, isWhole)
    default: return isWhole ? whole(i, code) : fraction(i, code)
    }
  }

  private static func arabic(_ i: Int, _ isWhole: Bool) -> Form {
    guard isWhole else { return .other }
    switch (i, i % 100) {
    case (0, _): return .zero
    case (1, _): return .one
    case (2, _): return .two
    case (_, 3...10): return .few
    case (_, 11...99): return .many
    default: return .other
    }
  }

  /// The forms of languages that tell more than one from many.
  private static func whole(_ i: Int, _ code: String) -> Form {
    let (tens, hundreds) = (i % 10, i % 100)
    let isFew = (2...4).contains(tens) && !(12...14).contains(hundreds)
    switch code {
    case "ru", "uk", "be": return tens == 1 && hundreds != 11 ? .one : isFew ? .few : .many
    case "sr", "hr", "bs", "sh": return tens == 1 && hundreds != 11 ? .one : isFew ? .few : .other
    case "pl": return i == 1 ? .one : isFew ? .few : .many
    case "cs", "sk": return i == 1 ? .one : (2...4).contains(i) ? .few : .other
    case "sl":
      return hundreds == 1 ? .one : hundreds == 2 ? .two : hundreds == 3 || hundreds == 4 ? .few : .other
    case "lt":
      return (11...19).contains(hundreds) || tens == 0 ? .other : tens == 1 ? .one : .few
    case "lv": return tens == 0 || (11...19).contains(hundreds) ? .zero : tens == 1 ? .one : .other
    case "ro", "mo": return i == 1 ? .one : i == 0 || (1...19).contains(hundreds) ? .few : .other
    case "ga": return i == 1 ? .one : i == 2 ? .two : (3...6).contains(i) ? .few : (7...10).contains(i) ? .many : .other
    case "cy":
      return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][i] ?? .other
    case "mt":
      return i == 1
        ? .one
        : i == 2
          ? .two
          : i == 0 || (3...10).contains(hundreds)
            ? .few
            : (11...19).contains(hundreds) ? .many : .other
    default: return i == 1 ? .one : .other
    }
  }

  private static func fraction(_ i: Int, _ code: String) -> Form {
    switch code {
    case "cs", "sk", "lt": .many
    case "ro", "mo", "sl": .few
    default: .other
    }
  }
}
