// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// For which devices and settings one entry of a set is meant.
struct AssetVariant: Sendable {
  enum Appearance: Sendable { case any, light, dark }

  var idiom = "universal"
  /// Pixels per point; `nil` for every scale.
  var scale: CGFloat?
  var appearance = Appearance.any
  var isHighContrast = false
  var widthClass = UIUserInterfaceSizeClass.unspecified
  var heightClass = UIUserInterfaceSizeClass.unspecified
  var locale: String?
  var isRightToLeft: Bool?

  init(_ entry: [String: Any], of set: URL) {
    if let idiom = entry["idiom"] as? String { self.idiom = idiom }
    if let text = entry["scale"] as? String {
      if let number = Double(text.dropLast(text.hasSuffix("x") ? 1 : 0)), number > 0, number <= 10 {
        scale = CGFloat(number)
      } else {
        AssetWarnings.warn("Asset catalog: \(set.path) has the scale \"\(text)\", expected 1x, 2x or 3x.")
      }
    }
    for appearance in entry["appearances"] as? [[String: Any]] ?? [] {
      switch (appearance["appearance"] as? String, appearance["value"] as? String) {
      case ("luminosity", "dark"): self.appearance = .dark
      case ("luminosity", "light"): self.appearance = .light
      case ("contrast", "high"): isHighContrast = true
      default: break
      }
    }
    func sizeClass(_ key: String) -> UIUserInterfaceSizeClass {
      switch entry[key] as? String {
      case "compact": .compact
      case "regular": .regular
      default: .unspecified
      }
    }
    widthClass = sizeClass("width-class")
    heightClass = sizeClass("height-class")
    locale = entry["locale"] as? String
    switch entry["language-direction"] as? String {
    case "left-to-right": isRightToLeft = false
    case "right-to-left": isRightToLeft = true
    default: break
    }
  }

  /// How well the variant suits the traits, most important first; `nil` where it must not be used.
  func suitability(_ traits: UITraitCollection, language: String?) -> [Int]? {
    var idiomScore = 0
    switch (idiom, traits.userInterfaceIdiom) {
    case ("universal", _): break
    case ("iphone", .phone), ("ipad", .pad), ("mac", .mac), ("tv", .tv), ("car", .carPlay), ("vision", .vision):
      idiomScore = 1
    default: return nil
    }
    var localeScore = 0
    if let locale {
      guard let language, language == locale || language.hasPrefix(locale + "-") else { return nil }
      localeScore = 1
    }
    var appearanceScore = 0
    let isDark = traits.userInterfaceStyle == .dark
    switch appearance {
    case .any: break
    case .dark where isDark, .light where !isDark: appearanceScore = 1
    default: return nil
    }
    let wantsContrast = traits.accessibilityContrast == .high
    if isHighContrast, !wantsContrast { return nil }
    var classScore = 0
    for (own, wanted) in [(widthClass, traits.horizontalSizeClass), (heightClass, traits.verticalSizeClass)]
    where own != .unspecified {
      guard own == wanted else { return nil }
      classScore += 1
    }
    var directionScore = 0
    if let isRightToLeft {
      guard isRightToLeft == (traits.layoutDirection == .rightToLeft) else { return nil }
      directionScore = 1
    }
    return [
      localeScore, idiomScore, appearanceScore, isHighContrast ? 1 : 0, classScore, directionScore,
      scaleScore(traits.displayScale),
    ]
  }

  /// The display's own scale is best, then the next larger ones, then the next smaller.
  private func scaleScore(_ wanted: CGFloat) -> Int {
    guard let scale, wanted > 0, scale != wanted else { return 1_000 }
    return Int(scale > wanted ? 500 - (scale - wanted) * 10 : 200 - (wanted - scale) * 10)
  }

  /// The best of several for the traits; of equals, the first.
  static func best<Entry>(
    _ entries: [Entry], for traits: UITraitCollection, language: String?, _ variant: (Entry) -> AssetVariant
  ) -> Entry? {
    var best: (entry: Entry, score: [Int])?
    for entry in entries {
      guard let score = variant(entry).suitability(traits, language: language) else { continue }
      if let known = best, !known.score.lexicographicallyPrecedes(score) { continue }
      best = (entry, score)
    }
    return best?.entry
  }
}
