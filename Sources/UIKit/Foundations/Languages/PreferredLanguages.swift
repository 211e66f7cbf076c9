// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import QuartzCore

/// Which languages a person wants, and which of those that a bundle has suits best.
enum PreferredLanguages {
  /// What the person wants, the first most, as `pt-BR`: on the main queue that of the session in whose turn the caller
  /// runs.
  static var current: [String] { [identifier(of: locale)] }

  private static var locale: Locale {
    guard MainQueue.isCurrent else { return .current }
    return MainActor.assumeIsolated { InterfaceSession.current.locale } ?? .current
  }

  /// A locale's language and region: `ar_EG@calendar=gregorian` → `ar-EG`.
  static func identifier(of locale: Locale) -> String {
    String(locale.identifier.prefix { $0 != "@" }.map { $0 == "_" ? "-" : $0 })
  }

  /// Whether an app runs from right to left on a device: it goes by the language that the app has for the device's.
  static func isRightToLeft(_ locale: String) -> Bool {
    let wanted = identifier(of: Locale(identifier: locale))
    let language = choose(
      from: StringTables.languages(of: .main), for: [wanted], development: StringTables.development(of: .main)
    ).first
    return language.map { rightToLeft.contains(Tag($0).language) } ?? false
  }

  private static let rightToLeft: Set<String> = ["ar", "he", "fa", "ur", "yi", "ps", "sd", "ug", "dv", "ckb", "arc"]

  /// The best of what there is for each language that is wanted, as they are called there; the development language, or
  /// else the first, where nothing suits.
  static func choose(from available: [String], for wanted: [String], development: String?) -> [String] {
    let real = available.filter { $0 != "Base" && $0 != "mul" }
    var result: [String] = []
    for language in wanted {
      if let found = best(real, for: language), !result.contains(found) { result.append(found) }
    }
    guard result.isEmpty else { return result }
    if let development, let found = best(real, for: development) ?? (available.contains("Base") ? development : nil) {
      return [found]
    }
    return real.sorted().first.map { [$0] } ?? []
  }

  private static func best(_ available: [String], for language: String) -> String? {
    let wanted = Tag(language)
    var best: (name: String, score: Int)?
    for name in available.sorted() {
      let tag = Tag(name)
      guard tag.language == wanted.language, tag.script == nil || wanted.script == nil || tag.script == wanted.script
      else { continue }
      let score =
        (tag.region == wanted.region ? 4 : tag.region == nil ? 2 : 0) + (tag.script == wanted.script ? 1 : 0)
      if best.map({ $0.score < score }) ?? true { best = (name, score) }
    }
    return best?.name
  }

  /// A language's name in its parts.
  private struct Tag {
    var language: String
    var script: String?
    var region: String?

    init(_ name: String) {
      let parts = (Self.words[name] ?? name).split { $0 == "-" || $0 == "_" }.map(String.init)
      language = parts.first.map { Self.old[$0.lowercased()] ?? $0.lowercased() } ?? ""
      for part in parts.dropFirst() {
        if part.count == 4 { script = part.capitalized } else if part.count <= 3 { region = part.uppercased() }
      }
      guard language == "zh", script == nil else { return }
      script = ["TW", "HK", "MO"].contains(region ?? "") ? "Hant" : "Hans"
    }

    /// Folders of old projects are named by words.
    private static let words = [
      "English": "en", "German": "de", "French": "fr", "Spanish": "es", "Italian": "it", "Japanese": "ja",
      "Dutch": "nl", "Portuguese": "pt", "Russian": "ru", "Chinese": "zh", "Korean": "ko", "Swedish": "sv",
    ]
    private static let old = ["iw": "he", "in": "id", "nb": "no", "ji": "yi"]
  }
}
