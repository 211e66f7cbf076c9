// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// The colours that aren't the system's.
enum Palette {
  static let green = UIColor(red: 0 / 255, green: 171 / 255, blue: 90 / 255, alpha: 1)
  static let darkGreen = UIColor(red: 0 / 255, green: 133 / 255, blue: 67 / 255, alpha: 1)
  static let deepGreen = UIColor(red: 5 / 255, green: 59 / 255, blue: 43 / 255, alpha: 1)
  static let star = UIColor(red: 204 / 255, green: 153 / 255, blue: 51 / 255, alpha: 1)
  /// Behind tiles.
  static let page = dynamic(light: UIColor(white: 247 / 255, alpha: 1), dark: .black)
  static let tile = dynamic(light: .white, dark: UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1))
  static let tileBrown = dynamic(
    light: UIColor(red: 235 / 255, green: 235 / 255, blue: 228 / 255, alpha: 1),
    dark: UIColor(red: 44 / 255, green: 43 / 255, blue: 40 / 255, alpha: 1))

  private static func dynamic(light: UIColor, dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}
