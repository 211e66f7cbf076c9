// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CPango
import CoreGraphics
import Synchronization

/// A font file that is open for shaping. It never changes, so threads may share it.
final class OpenFont: @unchecked Sendable {
  let face: FontFace
  let font: OpaquePointer
  let unitsPerEm: CGFloat
  let isColor: Bool
  /// Whether the system font's tracking is for this font.
  let isSystemFace: Bool
  /// The features that the font chooses glyphs or moves them for.
  let features: Set<UInt32>

  fileprivate init?(face: FontFace, path: String) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    let hbFace = hb_face_create(blob, 0)
    defer { hb_face_destroy(hbFace) }
    guard let hbFace, hb_face_get_glyph_count(hbFace) > 0, let font = hb_font_create(hbFace) else { return nil }
    hb_font_make_immutable(font)
    self.face = face
    self.font = font
    unitsPerEm = CGFloat(max(hb_face_get_upem(hbFace), 1))
    isColor = face == FallbackFonts.emoji
    isSystemFace = face.name.hasPrefix("TesseraSans")
    features = Self.features(of: hbFace)
  }

  /// "GSUB" and "GPOS": the tables that name features.
  private static func features(of face: OpaquePointer) -> Set<UInt32> {
    var result: Set<UInt32> = []
    for table: hb_tag_t in [0x4753_5542, 0x4750_4F53] {
      var count = hb_ot_layout_table_get_feature_tags(face, table, 0, nil, nil)
      var tags = [hb_tag_t](repeating: 0, count: Int(count))
      hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &tags)
      result.formUnion(tags.prefix(Int(count)))
    }
    return result
  }

  /// Whether the font itself has a feature, by OpenType's four letters of it.
  func has(_ feature: String) -> Bool { features.contains(Self.tag(feature)) }

  /// OpenType's four letters as a number.
  static func tag(_ letters: String) -> UInt32 {
    letters.utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } << UInt32(8 * (4 - min(letters.utf8.count, 4)))
  }

  deinit {
    hb_font_destroy(font)
  }

  /// Whether the font has a glyph for the character.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 && glyph != 0
  }
}

/// The fonts that have been opened, each once.
final class FontLibrary: Sendable {
  static let shared = FontLibrary(directory: FontFiles.directory())

  private let directory: URL?
  private let fonts = Mutex<[FontFace: OpenFont?]>([:])

  init(directory: URL?) {
    self.directory = directory
  }

  /// The font of a face, or `nil` where the directory does not have it in readable form.
  func font(_ face: FontFace) -> OpenFont? {
    fonts.withLock { fonts in
      if let known = fonts[face] { return known }
      let opened = directory.flatMap { FontFiles.url(forFace: face.name, in: $0) }
        .flatMap { OpenFont(face: face, path: $0.path) }
      fonts[face] = .some(opened)
      return opened
    }
  }

  /// What to tell the user where not even the system font can be opened.
  var missingFontsMessage: String {
    "Tessera's fonts were not found \(directory.map { "in \($0.path)" } ?? ""): run Tools/fonts/make_fonts.py, "
      + "or set TESSERA_FONTS to the folder that it filled."
  }
}
