// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The system palette of iOS 26 as measured on devices: iPhone values where those differ from the Mac's.

extension UIColor {
  /// A colour with a light and a dark look, and maybe another dark one on what lies above the rest, such as a sheet;
  /// components 0…255, alpha 0…1. "Unspecified" counts as light.
  private static func system(
    _ light: (CGFloat, CGFloat, CGFloat, CGFloat), _ dark: (CGFloat, CGFloat, CGFloat, CGFloat),
    elevated: (CGFloat, CGFloat, CGFloat)? = nil
  ) -> UIColor {
    let lightColor = UIColor(red: light.0 / 255, green: light.1 / 255, blue: light.2 / 255, alpha: light.3)
    let darkColor = UIColor(red: dark.0 / 255, green: dark.1 / 255, blue: dark.2 / 255, alpha: dark.3)
    let above = elevated.map { UIColor(red: $0.0 / 255, green: $0.1 / 255, blue: $0.2 / 255, alpha: 1) } ?? darkColor
    return UIColor { traits in
      guard traits.userInterfaceStyle == .dark else { return lightColor }
      return traits.userInterfaceLevel == .elevated ? above : darkColor
    }
  }

  public static let systemRed = system((255, 56, 60, 1), (255, 66, 69, 1))
  public static let systemOrange = system((255, 141, 40, 1), (255, 146, 48, 1))
  public static let systemYellow = system((255, 204, 0, 1), (255, 214, 0, 1))
  public static let systemGreen = system((52, 199, 89, 1), (48, 209, 88, 1))
  public static let systemMint = system((0, 200, 179, 1), (0, 218, 195, 1))
  public static let systemTeal = system((0, 195, 208, 1), (0, 210, 224, 1))
  public static let systemCyan = system((0, 192, 232, 1), (60, 211, 254, 1))
  public static let systemBlue = system((0, 136, 255, 1), (0, 145, 255, 1))
  public static let systemIndigo = system((97, 85, 245, 1), (107, 93, 255, 1))
  public static let systemPurple = system((203, 48, 224, 1), (219, 52, 242, 1))
  public static let systemPink = system((255, 45, 85, 1), (255, 55, 95, 1))
  public static let systemBrown = system((172, 127, 94, 1), (183, 138, 102, 1))
  public static let systemGray = system((142, 142, 147, 1), (142, 142, 147, 1))
  public static let systemGray2 = system((174, 174, 178, 1), (99, 99, 102, 1))
  public static let systemGray3 = system((199, 199, 204, 1), (72, 72, 74, 1))
  public static let systemGray4 = system((209, 209, 214, 1), (58, 58, 60, 1))
  public static let systemGray5 = system((229, 229, 234, 1), (44, 44, 46, 1))
  public static let systemGray6 = system((242, 242, 247, 1), (28, 28, 30, 1))
  public static let label = system((0, 0, 0, 1), (255, 255, 255, 1))
  public static let secondaryLabel = system((60, 60, 67, 0.6), (235, 235, 245, 0.6))
  public static let tertiaryLabel = system((60, 60, 67, 0.3), (235, 235, 245, 0.3))
  public static let quaternaryLabel = system((60, 60, 67, 0.18), (235, 235, 245, 0.18))
  public static let placeholderText = system((60, 60, 67, 0.3), (235, 235, 245, 0.3))
  public static let link = system((0, 104, 218, 1), (65, 156, 255, 1))
  public static let separator = system((0, 0, 0, 0.098), (255, 255, 255, 0.098))
  public static let opaqueSeparator = system((198, 198, 200, 1), (56, 56, 58, 1))
  public static let systemBackground = system((255, 255, 255, 1), (0, 0, 0, 1), elevated: (28, 28, 30))
  public static let secondarySystemBackground = system((242, 242, 247, 1), (28, 28, 30, 1), elevated: (44, 44, 46))
  public static let tertiarySystemBackground = system((255, 255, 255, 1), (44, 44, 46, 1), elevated: (58, 58, 60))
  public static let systemGroupedBackground = system((242, 242, 247, 1), (0, 0, 0, 1), elevated: (28, 28, 30))
  public static let secondarySystemGroupedBackground = system(
    (255, 255, 255, 1), (28, 28, 30, 1), elevated: (44, 44, 46))
  public static let tertiarySystemGroupedBackground = system(
    (242, 242, 247, 1), (44, 44, 46, 1), elevated: (58, 58, 60))
  public static let systemFill = system((120, 120, 128, 0.2), (120, 120, 128, 0.36))
  public static let secondarySystemFill = system((120, 120, 128, 0.16), (120, 120, 128, 0.32))
  public static let tertiarySystemFill = system((118, 118, 128, 0.12), (118, 118, 128, 0.24))
  public static let quaternarySystemFill = system((116, 116, 128, 0.08), (118, 118, 128, 0.18))

  // Fixed colours.

  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let darkText = UIColor(white: 0, alpha: 1)

  /// The tint of views that no ancestor tints.
  public static var tintColor: UIColor { AssetLibrary.accent ?? .systemBlue }
}
