// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// The colours that aren't the system's.
enum Palette {
  /// Top and bottom of a sky.
  static let clearSky = (UIColor(hex: 0x2A7DE1), UIColor(hex: 0x7CC0F8))
  static let greySky = (UIColor(hex: 0x55697F), UIColor(hex: 0x94A6B8))
  static let rainySky = (UIColor(hex: 0x34475C), UIColor(hex: 0x64809A))
  static let nightSky = (UIColor(hex: 0x0C1633), UIColor(hex: 0x3A4C82))
  static let eveningSky = (UIColor(hex: 0x3E3F86), UIColor(hex: 0xF2956B))
  static let snowySky = (UIColor(hex: 0x6F8FB5), UIColor(hex: 0xB9CEE4))

  /// Accents of lists and notes, one for each subject.
  static let accents: [UIColor] = [
    .systemBlue, .systemOrange, .systemPurple, .systemGreen, .systemPink, .systemTeal, .systemIndigo, .systemRed,
  ]

  /// The accent that always goes with a title.
  static func accent(for title: String) -> UIColor {
    let sum = title.unicodeScalars.reduce(0) { $0 + Int($1.value) }
    return accents[sum % accents.count]
  }
}

extension UIColor {
  /// An opaque colour of three bytes.
  fileprivate convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1)
  }
}
