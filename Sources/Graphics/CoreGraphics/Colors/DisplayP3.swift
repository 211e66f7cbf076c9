// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The arithmetic between Display P3 and sRGB, which share white and the curve of brightness and differ in the primaries.
enum DisplayP3 {
  /// The gamma-encoded sRGB components of a P3 colour, cut to 0…1, which is all that can be shown.
  static func srgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    // P3 to XYZ and XYZ to linear sRGB, multiplied together; rows add up to 1, so greys stay greys.
    return (
      encoded(1.224_940_176_3 * r - 0.224_940_176_3 * g),
      encoded(-0.042_056_954_7 * r + 1.042_056_954_7 * g),
      encoded(-0.019_637_554_6 * r - 0.078_636_046_2 * g + 1.098_273_600_8 * b)
    )
  }

  private static func linear(_ value: CGFloat) -> CGFloat {
    value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: CGFloat) -> CGFloat {
    let cut = min(max(value, 0), 1)
    return cut <= 0.003_130_8 ? cut * 12.92 : 1.055 * pow(cut, 1 / 2.4) - 0.055
  }
}
