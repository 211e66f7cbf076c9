// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

extension UIFont {
  /// The font that a nib describes. One that is not there is the system's in its size.
  static func of(_ font: NibFont, size: CGFloat = 17) -> UIFont {
    switch font {
    case .system(let weight, let isItalic, let own):
      let size = own.map { CGFloat($0.clamped(to: 1...2_000)) } ?? size
      return isItalic ? italicSystemFont(ofSize: size) : systemFont(ofSize: size, weight: weights[weight] ?? .regular)
    case .named(let name, let family, let size):
      let size = CGFloat(size.clamped(to: 1...2_000))
      return UIFont(name: name, size: size) ?? family.flatMap { UIFont(name: $0, size: size) }
        ?? systemFont(ofSize: size)
    case .style(let name): return preferredFont(forTextStyle: styles[name] ?? .body)
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  private static let styles: [String: UIFont.TextStyle] = [
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
    "body": .body, "callout": .callout, "subheadline": .subheadline, "footnote": .footnote, "caption1": .caption1,
    "caption2": .caption2,
  ]
}

extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}
