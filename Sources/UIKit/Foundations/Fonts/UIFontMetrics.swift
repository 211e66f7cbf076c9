// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

/// Scales fonts and lengths with the text size that a person chose, in the way one text style does.
///
/// Lengths grow in proportion to the style's leading and are rounded to a pixel; point sizes are rounded to whole points.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Those of body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaled(font, maximumPointSize: 0, traits: traitCollection)
  }

  /// The scaled font, at most of the given size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The scaled font, at most of the given size in points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximumPointSize: maximumPointSize, traits: traitCollection)
  }

  /// A length in points at the present text size.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// A length in points at the text size that the traits ask for.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    style.engineStyle.scaledValue(
      value, category: AmbientTraits.category(traitCollection).engineCategory,
      scale: AmbientTraits.scale(traitCollection))
  }

  private func scaled(_ font: UIFont, maximumPointSize: CGFloat, traits: UITraitCollection?) -> UIFont {
    if case .metrics = font.scaling {
      fatalError("UIFontMetrics cannot scale a font that has already been scaled: \(font)")
    }
    return scaled(font.engineFont, maximumPointSize: maximumPointSize, traits: traits)
  }

  func scaled(_ font: FontDescriptor, maximumPointSize: CGFloat, traits: UITraitCollection?) -> UIFont {
    let scaled = style.engineStyle.scaledFont(
      font, maximumPointSize: maximumPointSize, category: AmbientTraits.category(traits).engineCategory,
      scale: AmbientTraits.scale(traits))
    return UIFont(scaled, scaling: .metrics(style, base: font, maximumPointSize: maximumPointSize))
  }
}
