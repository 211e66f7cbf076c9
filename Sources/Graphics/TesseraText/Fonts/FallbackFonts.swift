// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// Which fonts show the characters that the font asked for does not have.
enum FallbackFonts {
  static let emoji = FontFace(name: "NotoColorEmoji")

  /// In ems. The font's pictures are 136 wide at 109 pixels an em; browsers take that, not the nearly equal width in
  /// the font's table of advances.
  static let emojiAdvance: CGFloat = 136.0 / 109

  /// Names of faces whose letters join, so that nothing may be put between them.
  static let joinedFaces = ["NotoSansArabic"]

  /// The faces to look in after the font's own, in this order.
  static func faces(for descriptor: FontDescriptor) -> [FontFace] {
    let isBold = descriptor.weight.rawValue >= FontWeight.semibold.rawValue
    let style = isBold ? "Bold" : "Regular"
    return [
      SystemFont.completeFace(for: descriptor),
      FontFace(name: "NotoSansArabic-\(style)"), FontFace(name: "NotoSansHebrew-\(style)"),
      FontFace(name: "NotoSansThai-Regular"), FontFace(name: "NotoSansDevanagari-Regular"),
      FontFace(name: "NotoSansSymbols2-Regular"), FontFace(name: "DroidSansFallback"), emoji,
    ]
  }

  /// What stands for a character that no font has.
  static let box: Unicode.Scalar = "\u{25A1}"
}

/// The fonts to try for one descriptor, opened only when they are needed.
final class FontCascade {
  let descriptor: FontDescriptor
  private let library: FontLibrary
  private let faces: [FontFace]
  private var opened: [Int: OpenFont?] = [:]

  init(_ descriptor: FontDescriptor, library: FontLibrary) {
    self.descriptor = descriptor
    self.library = library
    faces =
      [SystemFont.face(for: descriptor)] + descriptor.cascade.map { SystemFont.face(for: $0) }
      + FallbackFonts.faces(for: descriptor)
    features = FontFeatures(descriptor.features)
    digits = SystemFont.digitFace(for: descriptor).flatMap { library.font($0) }
  }

  let features: FontFeatures

  /// Whether a feature is asked for that the font has no glyphs for.
  func draws(_ feature: String) -> Bool {
    features.isOn(feature) && !(primary?.has(feature) ?? false)
  }

  /// The font with tabular digits, if the descriptor asks for one. It is for digits, and for the signs between them.
  let digits: OpenFont?

  /// The font for one printable ASCII character that is not part of a sequence.
  func font(forASCII scalar: Unicode.Scalar, after previous: OpenFont?) -> OpenFont? {
    guard let digits else { return primary }
    let isDigit = (0x30...0x39).contains(scalar.value)
    return isDigit || (previous === digits && digits.covers(scalar)) ? digits : primary
  }

  /// The font for one user-perceived character; `nil` where none has it.
  func font(for scalars: ArraySlice<Unicode.Scalar>) -> OpenFont? {
    if EmojiPresentation.isEmoji(scalars), let emoji = library.font(FallbackFonts.emoji),
      emoji.covers(EmojiPresentation.base(of: scalars))
    {
      return emoji
    }
    let visible = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint && !$0.isControl }
    guard let base = visible.first else { return primary }
    var partial: OpenFont?
    for index in faces.indices {
      guard let font = open(index), font.covers(base) else { continue }
      if visible.count == 1 || visible.dropFirst().allSatisfy({ font.covers($0) || Self.composes(visible) }) {
        return font
      }
      partial = partial ?? font
    }
    return partial
  }

  /// The font that shows spaces and boxes.
  private(set) lazy var primary: OpenFont? =
    faces.indices.lazy.compactMap { self.open($0) }.first { $0.covers(" ") }

  private func open(_ index: Int) -> OpenFont? {
    if let known = opened[index] { return known }
    let font = library.font(faces[index])
    opened[index] = .some(font)
    return font
  }

  /// Whether a letter and its marks are one code point, which the shaper will use.
  private static func composes(_ scalars: [Unicode.Scalar]) -> Bool {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text).precomposedStringWithCanonicalMapping.unicodeScalars.count == 1
  }
}
