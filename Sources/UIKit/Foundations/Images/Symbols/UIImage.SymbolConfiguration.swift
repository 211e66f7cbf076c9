// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIImage {
  /// How symbols look: as large and heavy as which text, in which scale and colours. Sizes are points.
  ///
  /// What a configuration leaves open is 17 points, regular, medium scale, and the tint.
  public final class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    /// A configuration that leaves everything open.
    public class var unspecified: UIImage.SymbolConfiguration { SymbolConfiguration(SymbolValues()) }

    private convenience init(_ values: SymbolValues) {
      self.init(symbolValues: values, traitCollection: nil)
    }

    public convenience init(scale: UIImage.SymbolScale) {
      self.init(SymbolValues(scale: scale))
    }

    public convenience init(pointSize: CGFloat) {
      self.init(SymbolValues(size: Self.size(pointSize)))
    }

    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(SymbolValues(weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(SymbolValues(size: Self.size(pointSize), weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
      self.init(SymbolValues(size: Self.size(pointSize), weight: weight, scale: scale))
    }

    /// Symbols that are as large and heavy as a style of text, at every text size.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(SymbolValues(size: .style(textStyle)))
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(SymbolValues(size: .style(textStyle), scale: scale))
    }

    /// Symbols that are as large and heavy as a font; those of a text style's font follow the text size.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      let size: SymbolValues.Size =
        if case .style(let style) = font.scaling { .style(style) } else { .points(font.pointSize) }
      let weight = SymbolWeight(nearest: font.engineFont.weight.rawValue)
      self.init(SymbolValues(size: size, weight: weight, scale: scale))
    }

    /// Symbols in one colour, of which the parts behind have less.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolValues(colors: .hierarchical(hierarchicalColor)))
    }

    /// Symbols whose levels have a colour each; the last one goes on for further levels.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolValues(colors: paletteColors.isEmpty ? nil : .palette(paletteColors)))
    }

    /// Symbols whose parts have colours of their own, where they have some: filled ones of weather and a few others.
    public class func preferringMulticolor() -> UIImage.SymbolConfiguration {
      SymbolConfiguration(SymbolValues(colors: .multicolor))
    }

    /// Symbols in the tint alone.
    public class func preferringMonochrome() -> UIImage.SymbolConfiguration {
      SymbolConfiguration(SymbolValues(colors: .monochrome))
    }

    private static func size(_ points: CGFloat) -> SymbolValues.Size? {
      points > 0 && points.isFinite ? .points(min(points, 2_000)) : nil
    }

    private func changed(_ change: (inout SymbolValues) -> Void) -> UIImage.SymbolConfiguration {
      var values = symbolValues
      change(&values)
      return SymbolConfiguration(symbolValues: values, traitCollection: traitCollection)
    }

    /// The same without a text style, at the default size.
    public func configurationWithoutTextStyle() -> UIImage.SymbolConfiguration {
      changed { if case .style = $0.size { $0.size = nil } }
    }

    public func configurationWithoutScale() -> UIImage.SymbolConfiguration { changed { $0.scale = .unspecified } }

    public func configurationWithoutWeight() -> UIImage.SymbolConfiguration { changed { $0.weight = .unspecified } }

    public func configurationWithoutPointSizeAndWeight() -> UIImage.SymbolConfiguration {
      changed {
        if case .points = $0.size { $0.size = nil }
        $0.weight = .unspecified
      }
    }

    public func isEqual(to configuration: UIImage.SymbolConfiguration?) -> Bool { isEqual(configuration) }
  }
}

extension UIImage.SymbolValues {
  /// The size of text under the traits.
  func pointSize(_ traits: UITraitCollection) -> CGFloat {
    switch size {
    case nil: 17
    case .points(let points): points
    case .style(let style): UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    }
  }

  /// The weight, a text style's own where none is said.
  var effectiveWeight: UIImage.SymbolWeight {
    if weight != .unspecified { return weight }
    guard case .style(.headline) = size else { return .regular }
    return .semibold
  }

  /// The colours of the levels under the traits.
  func ink(_ traits: UITraitCollection) -> SymbolDrawing.Ink {
    switch colors {
    case nil, .monochrome, .multicolor: return .template
    case .palette(let colors): return .palette(colors.map { $0.resolvedCGColor(with: traits).rgba })
    case .hierarchical(let color):
      let first = color.resolvedCGColor(with: traits).rgba
      return .palette(
        [Float(1), 0.5, 0.25].map { share -> RGBAColor in
          var color = first
          color.alpha *= share
          return color
        })
    }
  }
}
