// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What is written in a bar: titles and the lines below them, each the item's own or what it falls back on.
@MainActor enum BarTexts {
  static func title(_ item: UINavigationItem, _ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString? {
    text(item.title, item.attributedTitle, attributes)
  }

  static func largeTitle(_ item: UINavigationItem, _ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString? {
    item.largeTitle.map { NSAttributedString(string: $0, attributes: attributes) } ?? title(item, attributes)
  }

  static func subtitle(_ item: UINavigationItem, _ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString? {
    text(item.subtitle, item.attributedSubtitle, attributes)
  }

  static func largeSubtitle(
    _ item: UINavigationItem, _ attributes: [NSAttributedString.Key: Any]
  ) -> NSAttributedString? {
    text(item.largeSubtitle, item.largeAttributedSubtitle, attributes) ?? subtitle(item, attributes)
  }

  /// The characters of the line below the large title.
  static func largeSubtitle(of item: UINavigationItem) -> String? { largeSubtitle(item, [:])?.string }

  private static func text(
    _ plain: String?, _ attributed: AttributedString?, _ attributes: [NSAttributedString.Key: Any]
  ) -> NSAttributedString? {
    guard let attributed else { return plain.map { NSAttributedString(string: $0, attributes: attributes) } }
    let result = NSMutableAttributedString(attributedString: NSAttributedString(attributed))
    let whole = NSRange(location: 0, length: result.length)
    // What the app says of its text counts; the rest is the bar's.
    for (key, value) in attributes {
      result.enumerateAttribute(key, in: whole) { own, range, _ in
        if own == nil { result.addAttribute(key, value: value, range: range) }
      }
    }
    return result
  }

  /// The line below an inline title, and below a large one; sizes were chosen.
  static func subtitleAttributes(_ traits: UITraitCollection, isLarge: Bool) -> [NSAttributedString.Key: Any] {
    let size = isLarge ? 17 : 12 / 17 * BarMetrics.textSize(traits)
    return [.font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.secondaryLabel]
  }
}
