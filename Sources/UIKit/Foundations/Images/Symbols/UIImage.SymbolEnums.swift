// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIImage {
  /// How large a symbol is beside text of its point size.
  public enum SymbolScale: Int, Sendable {
    /// The system's own scale, medium.
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  /// How thick the lines of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9

    /// The weight of text that the symbol goes with; regular where it is not specified.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }

    /// The symbols' weight that is nearest to a font's.
    init(nearest fontWeight: CGFloat) {
      let all: [SymbolWeight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
      self =
        all.min { abs($0.fontWeight().rawValue - fontWeight) < abs($1.fontWeight().rawValue - fontWeight) } ?? .regular
    }
  }
}

extension UIFont.Weight {
  /// The symbols' weight that goes with a font's.
  public func symbolWeight() -> UIImage.SymbolWeight { UIImage.SymbolWeight(nearest: rawValue) }
}
