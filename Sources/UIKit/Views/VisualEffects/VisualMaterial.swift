// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a visual effect looks like. Light materials are fitted to what an iPhone with iOS 26.0 shows, and so is the old
/// `dark`; dark system materials were not measured and are chosen to match.
package struct VisualMaterial {
  /// Sigma of the blur in points.
  package var blur: CGFloat = 0
  /// How colourful what is blurred becomes; 1 leaves it.
  package var saturation: CGFloat = 1
  /// Lies over what is blurred.
  package var overlay: UIColor?
  var edge: UIColor?
  /// The opacity of the content.
  var contentStrength: CGFloat = 1
  /// The tint of the content; `nil` for the inherited one.
  var contentTint: UIColor?
  var isDark = false

  init() {}

  /// Components are 0…255.
  private init(
    _ blur: CGFloat, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat, saturation: CGFloat = 1,
    isDark: Bool = false
  ) {
    self.blur = blur
    self.saturation = saturation
    self.isDark = isDark
    overlay = UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  @MainActor package init(_ style: UIBlurEffect.Style, isDark: Bool) {
    self =
      switch style {
      case .extraLight: VisualMaterial(24, 249, 249, 255, 0.82, saturation: 1.6)
      case .light: Self.light
      case .dark: Self.dark
      case .regular: isDark ? Self.dark : Self.light
      case .prominent: isDark ? Self.dark : VisualMaterial(.extraLight, isDark: false)
      case .systemUltraThinMaterial: isDark ? Self.ultraThinDark : Self.ultraThin
      case .systemThinMaterial: isDark ? Self.thinDark : Self.thin
      case .systemMaterial: isDark ? Self.normalDark : Self.normal
      case .systemThickMaterial: isDark ? Self.thickDark : Self.thick
      case .systemChromeMaterial: isDark ? Self.chromeDark : Self.chrome
      case .systemUltraThinMaterialLight: Self.ultraThin
      case .systemThinMaterialLight: Self.thin
      case .systemMaterialLight: Self.normal
      case .systemThickMaterialLight: Self.thick
      case .systemChromeMaterialLight: Self.chrome
      case .systemUltraThinMaterialDark: Self.ultraThinDark
      case .systemThinMaterialDark: Self.thinDark
      case .systemMaterialDark: Self.normalDark
      case .systemThickMaterialDark: Self.thickDark
      case .systemChromeMaterialDark: Self.chromeDark
      }
  }

  // Measured.
  private static var light: Self { Self(24, 239, 239, 255, 0.33, saturation: 1.6) }
  private static var dark: Self { Self(16, 25, 26, 29, 0.73, isDark: true) }
  private static var ultraThin: Self { Self(20, 222, 222, 226, 0.44) }
  private static var thin: Self { Self(32, 245, 250, 252, 0.56) }
  private static var normal: Self { Self(28, 245, 249, 249, 0.78) }
  private static var thick: Self { Self(32, 246, 248, 249, 0.93) }
  private static var chrome: Self { Self(32, 255, 255, 255, 0.73) }

  // Chosen.
  private static var ultraThinDark: Self { Self(20, 37, 37, 40, 0.5, isDark: true) }
  private static var thinDark: Self { Self(32, 37, 37, 40, 0.64, isDark: true) }
  private static var normalDark: Self { Self(28, 30, 30, 33, 0.78, isDark: true) }
  private static var thickDark: Self { Self(32, 26, 26, 28, 0.9, isDark: true) }
  private static var chromeDark: Self { Self(32, 24, 24, 26, 0.8, isDark: true) }

  /// Glass: regular light was measured, the rest is chosen.
  static func glass(isClear: Bool, isDark: Bool) -> Self {
    var glass = isDark ? Self(20, 40, 40, 44, 0.45, isDark: true) : Self(20, 255, 255, 255, 0.31)
    if isClear {
      glass.blur = 6
      glass.overlay = glass.overlay?.withAlphaComponent(0.12)
    }
    glass.edge = UIColor(white: 1, alpha: isDark ? 0.2 : 0.5)
    return glass
  }
}
