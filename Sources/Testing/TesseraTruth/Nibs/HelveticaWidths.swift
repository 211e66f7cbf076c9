// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import UIKit

/// Text widths in Helvetica Neue, which the kit lacks: the system font up to iOS 8, and a font that many files name.
///
/// Advances of the regular face are from general knowledge. The factor of the light face fits stored frames.
enum HelveticaWidths {
  private static let lightFactor: CGFloat = 0.965

  /// The width of a text in points, not rounded; `nil` for other fonts and for unknown characters.
  @MainActor static func width(of text: String, _ font: UIFont, version: Int) -> CGFloat? {
    let factor: CGFloat
    switch font.fontName {
    case "HelveticaNeue": factor = 1
    case "HelveticaNeue-Light": factor = lightFactor
    case ".SFUI-Regular" where version <= 8: factor = 1
    default: return nil
    }
    var units = 0
    for character in text {
      guard let width = widths[character] else { return nil }
      units += width
    }
    return CGFloat(units) / 1000 * font.pointSize * factor
  }

  /// Advances in thousandths of an em.
  private static let groups: [(width: Int, characters: String)] = [
    (222, "ijl"), (259, "!()[]I"), (278, " ,.:;'"), (296, "f"), (315, "t"), (333, "r/\\"), (352, "*"), (389, "-"),
    (426, "\""), (480, "z"), (500, "svy_"), (518, "x"), (519, "kJ"), (537, "ace"), (556, "0123456789$#?hnuL"),
    (574, "goFT"), (593, "bdpq"), (600, "+<=>"), (611, "EVXZ"), (648, "&APSY"), (667, "K"), (685, "BR"), (704, "D"),
    (722, "CHNU"), (758, "w"), (759, "G"), (760, "OQ"), (800, "@"), (853, "m"), (871, "M"), (926, "W"), (1000, "%"),
  ]

  private static let widths: [Character: Int] = {
    var widths: [Character: Int] = [:]
    for group in groups { for character in group.characters { widths[character] = group.width } }
    return widths
  }()
}
