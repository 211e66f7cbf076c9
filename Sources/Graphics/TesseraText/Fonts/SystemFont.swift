// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// Faces, tracking and metrics of the system font.
package enum SystemFont {
  private static let unitsPerEm: CGFloat = 2048

  /// The face that shows most of the text in this font.
  package static func face(for descriptor: FontDescriptor) -> FontFace {
    if let face = descriptor.face ?? descriptor.file?.face { return face }
    let weight = descriptor.weight.nearestDrawn
    if descriptor.isMonospaced {
      return FontFace(name: "TesseraMono-\(weight.name)\(descriptor.isItalic ? "Italic" : "")")
    }
    return sans("TesseraSans", weight: weight.name, italic: descriptor.isItalic, cut: cut(for: descriptor))
  }

  /// The face with tabular digits for this font; `nil` unless its design asks for it.
  static func digitFace(for descriptor: FontDescriptor) -> FontFace? {
    // There are no slanted digits: as on iOS, the monospaced-digit font is upright.
    guard descriptor.face == nil, descriptor.file == nil, descriptor.hasTabularDigits, !descriptor.isMonospaced,
      !descriptor.isItalic
    else {
      return nil
    }
    return sans(
      "TesseraSansDigits", weight: descriptor.weight.nearestDrawn.name, italic: false, cut: cut(for: descriptor))
  }

  /// The face to look in for characters that `face(for:)` lacks: the cuts between text and display are Latin only.
  static func completeFace(for descriptor: FontDescriptor) -> FontFace {
    sans(
      "TesseraSans", weight: descriptor.weight.nearestDrawn.name, italic: descriptor.isItalic,
      cut: OpticalSize.blend(descriptor.size) < 0.5 ? 17 : 28)
  }

  /// What is added after every character, in points; the kern attribute comes on top.
  package static func tracking(for descriptor: FontDescriptor) -> CGFloat {
    guard !descriptor.isMonospaced, descriptor.familyName == nil else { return 0 }
    let size = descriptor.size
    let missing = OpticalSize.blend(size) - OpticalSize.blend(CGFloat(cut(for: descriptor)))
    return size / unitsPerEm * (OpticalSize.tracking(size) + missing * OpticalSize.meanAdvanceChange)
  }

  /// The vertical measures of the font.
  package static func metrics(for descriptor: FontDescriptor) -> FontMetrics {
    let size = descriptor.size
    if let file = descriptor.file {
      return FontMetrics(
        ascender: file.ascender * size, descender: file.descender * size,
        lineHeight: (file.ascender - file.descender) * size, leading: file.lineGap * size,
        capHeight: file.capHeight * size, xHeight: file.xHeight * size)
    }
    func points(_ units: CGFloat) -> CGFloat { units * size / unitsPerEm }
    let position = descriptor.weight.nearestDrawn.position
    let text = 1078 + 23 * position
    let display = 1040 + 32 * position
    let xHeight = (text + (display - text) * OpticalSize.blend(size)).rounded()
    return FontMetrics(
      ascender: points(1950), descender: points(-494), lineHeight: points(2444), leading: 0,
      capHeight: points(1443), xHeight: points(xHeight))
  }

  /// The size that names the outlines: 17 for all text sizes, 28 for all display sizes.
  static func cut(for descriptor: FontDescriptor) -> Int {
    guard descriptor.size >= 17.5 else { return 17 }
    guard descriptor.size < 27.5 else { return 28 }
    // The measured weights have a cut for each size.
    let nearest = Int(descriptor.size.rounded())
    if descriptor.isItalic { return 22 }
    switch descriptor.weight.nearestDrawn.weight {
    case .regular, .medium, .semibold, .bold: return nearest
    default: return nearest < 22 ? 20 : 24
    }
  }

  private static func sans(_ stem: String, weight: String, italic: Bool, cut: Int) -> FontFace {
    let middle = cut == 28 ? "Display" : ""
    let ending = (italic ? "Italic" : "") + (cut > 17 && cut < 28 ? "-\(cut)" : "")
    return FontFace(name: "\(stem)\(middle)-\(weight)\(ending)")
  }
}
