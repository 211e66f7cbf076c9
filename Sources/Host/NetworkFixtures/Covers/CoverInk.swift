// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Foundation

/// A colour of a cover.
struct CoverInk: Equatable, ExpressibleByIntegerLiteral {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat = 1

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// A colour as style sheets have it: `0xRRGGBB`.
  init(integerLiteral value: Int) {
    self.init(
      red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255, blue: CGFloat(value & 0xFF) / 255
    )
  }

  static let black: CoverInk = 0x000000
  static let white: CoverInk = 0xFFFFFF

  var cg: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// How light it looks, 0 to 1.
  var luminance: CGFloat { 0.299 * red + 0.587 * green + 0.114 * blue }

  func faded(_ alpha: CGFloat) -> CoverInk {
    var copy = self
    copy.alpha = self.alpha * alpha
    return copy
  }

  func mixed(_ other: CoverInk, _ share: CGFloat) -> CoverInk {
    CoverInk(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share, alpha: alpha + (other.alpha - alpha) * share)
  }

  func lighter(_ share: CGFloat) -> CoverInk { mixed(CoverInk(red: 1, green: 1, blue: 1, alpha: alpha), share) }
  func darker(_ share: CGFloat) -> CoverInk { mixed(CoverInk(red: 0, green: 0, blue: 0, alpha: alpha), share) }
}

/// The colours of a cover: what it stands on, what stands out, and what lies between.
struct CoverPalette {
  var ground: CoverInk
  var accent: CoverInk
  var second: CoverInk
  var third: CoverInk
  /// What is read on the ground.
  var paper: CoverInk

  init(_ ground: CoverInk, _ accent: CoverInk, _ second: CoverInk, _ third: CoverInk, _ paper: CoverInk) {
    (self.ground, self.accent, self.second, self.third, self.paper) = (ground, accent, second, third, paper)
  }

  var all: [CoverInk] { [ground, accent, second, third, paper] }
  var bright: [CoverInk] { [accent, second, third] }

  /// The darkest and the lightest.
  var darkest: CoverInk { all.min { $0.luminance < $1.luminance } ?? ground }
  var lightest: CoverInk { all.max { $0.luminance < $1.luminance } ?? paper }

  /// Palettes of a genre; those of `Pop` stand for unknown ones.
  static func of(_ genre: String) -> [CoverPalette] { byGenre[genre] ?? byGenre["Pop"] ?? [] }

  private static let byGenre: [String: [CoverPalette]] = [
    "Alternative": [
      CoverPalette(0x1F2A2E, 0xD98E2B, 0x4F7C7A, 0xB5482F, 0xEFE6D2),
      CoverPalette(0xE8DFCB, 0x22333B, 0xC6502F, 0x7C9885, 0x1B1B1B),
      CoverPalette(0x2B2D42, 0xEF6F6C, 0x8D99AE, 0xF2C14E, 0xEDF2F4),
      CoverPalette(0x3A2E39, 0xF4D8CD, 0xF15152, 0x1E555C, 0xEDB183),
      CoverPalette(0xD9D2C5, 0x2F4858, 0xE0A458, 0x86A59C, 0x1A2A33),
    ],
    "Electronic": [
      CoverPalette(0x0B0720, 0xFF2E88, 0x25D9F7, 0x7B2FF7, 0xF5EEFF),
      CoverPalette(0x050B18, 0x00F0B5, 0x0E7CFF, 0xFFE74C, 0xE9FBFF),
      CoverPalette(0x14002B, 0xFF7A00, 0xFF0F7B, 0x4361EE, 0xFFF3E2),
      CoverPalette(0x101418, 0xD7FF3E, 0x8A8F98, 0x3D5AFE, 0xF4F6F8),
      CoverPalette(0xEDEBFF, 0x5B2EFF, 0xFF5C8A, 0x00C2D1, 0x140A3C),
    ],
    "Jazz": [
      CoverPalette(0x10243E, 0xF29E38, 0x2F6DB5, 0xD94F30, 0xF4EBD9),
      CoverPalette(0xF1E6CF, 0x1D3557, 0xE4572E, 0x4F9DA6, 0x17202A),
      CoverPalette(0x0F3D3E, 0xF2B705, 0xD96B27, 0x5FA8A0, 0xF7F0DC),
      CoverPalette(0x281A2D, 0xE07A5F, 0x3D5A80, 0xF2CC8F, 0xF4F1DE),
      CoverPalette(0x0A2A66, 0xFFFFFF, 0x5AB1FF, 0xFFB703, 0xEAF4FF),
    ],
    "Pop": [
      CoverPalette(0xFF5D8F, 0xFFE45E, 0x5AD2F4, 0xFFFFFF, 0x2A0A2E),
      CoverPalette(0xFFD6E0, 0xFF4F79, 0x7BDFF2, 0xFFC145, 0x42113C),
      CoverPalette(0x7CC6FE, 0xF9F871, 0xFF6F91, 0xFFFFFF, 0x0B2545),
      CoverPalette(0xFFB347, 0xFF3C7E, 0x3A86FF, 0xFFF4E0, 0x2B1055),
      CoverPalette(0xB8F2E6, 0xFF8A5B, 0x5E60CE, 0xFFE66D, 0x1B2A49),
    ],
    "Folk": [
      CoverPalette(0x2D4A3E, 0xD8A657, 0x8C5E3C, 0x9DB17C, 0xF3EAD7),
      CoverPalette(0xEFE3CB, 0x5C4033, 0xA65A2E, 0x70855A, 0x2E2A25),
      CoverPalette(0x4A3728, 0xE5B181, 0x7A8450, 0xC8553D, 0xF6EDE0),
      CoverPalette(0xC9D3BF, 0x31572C, 0xD4A373, 0x90A955, 0x1F2E1C),
      CoverPalette(0x314455, 0xE6B89C, 0x9CAFB7, 0xAD6A4A, 0xF5EFE6),
    ],
    "Classical": [
      CoverPalette(0x3B0D17, 0xC9A24B, 0x7C2D3A, 0xA98B6D, 0xF6EFE2),
      CoverPalette(0xF4EEDF, 0x7A1E2C, 0xB08D57, 0x4B5563, 0x221A16),
      CoverPalette(0x1E2430, 0xD8C08A, 0x5A6B84, 0x8C6E5A, 0xF1ECE2),
      CoverPalette(0xE6E1D6, 0x274060, 0xB8973F, 0x8E9AA8, 0x14202E),
      CoverPalette(0x213B36, 0xD9BF77, 0x6F8F84, 0xA6532F, 0xF3EEDD),
    ],
    "Drama": [
      CoverPalette(0x141414, 0xB3202A, 0x5B5550, 0xD8CFC0, 0xF2ECE3),
      CoverPalette(0x1D1B26, 0xE0A95A, 0x7C3A3A, 0x44506A, 0xEFE7DA),
      CoverPalette(0xD6CDBF, 0x8E1B1B, 0x2F2B28, 0x9A8C7B, 0x191614),
      CoverPalette(0x0E1F2B, 0xE4633A, 0x2F5D6E, 0xB8A88A, 0xEDE6DA),
      CoverPalette(0x2A1420, 0xF0B429, 0x9C2A3C, 0x5D4A66, 0xF7EBDD),
    ],
    "Science": [
      CoverPalette(0x071A2F, 0xFFB000, 0x1BA6A6, 0x3F72AF, 0xEAF6FF),
      CoverPalette(0xE9F1F5, 0x0B4F6C, 0xF25F3A, 0x01BAEF, 0x0A1C2B),
      CoverPalette(0x0D0F1A, 0x7DF9C2, 0x4C6FFF, 0xFF7B54, 0xF0F4FF),
      CoverPalette(0x16324F, 0xF6D55C, 0x3CAEA3, 0xED553B, 0xF4F9FB),
      CoverPalette(0x241E4E, 0xF9C22E, 0xF15946, 0x53B3CB, 0xF3F0FF),
    ],
  ]
}

/// Numbers that follow from a seed, the same on every machine.
struct CoverRandom {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 ^ 0xD1B5_4A32_D192_ED03 }

  /// 0 up to, but not, 1.
  mutating func unit() -> CGFloat {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return CGFloat((mixed ^ mixed >> 31) >> 11) * 0x1p-53
  }

  mutating func between(_ low: CGFloat, _ high: CGFloat) -> CGFloat { low + (high - low) * unit() }
  mutating func below(_ count: Int) -> Int { min(Int(unit() * CGFloat(count)), count - 1) }
  mutating func chance(_ share: CGFloat) -> Bool { unit() < share }
  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }
}
