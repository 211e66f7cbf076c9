// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// Which fonts show the characters that the font asked for does not have.
enum FallbackFonts {
  static let emoji = FontFace(name: "NotoColorEmoji")

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
      [SystemFont.digitFace(for: descriptor)].compactMap { $0 } + [SystemFont.face(for: descriptor)]
      + FallbackFonts.faces(for: descriptor)
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
  var primary: OpenFont? {
    faces.indices.lazy.compactMap { self.open($0) }.first { $0.covers(" ") }
  }

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
