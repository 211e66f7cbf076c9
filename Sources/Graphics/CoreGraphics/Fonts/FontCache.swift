// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCairo

/// Opened font files and what was made from them. Not safe to share between threads.
package final class FontCache {
  /// A font file that FreeType has opened.
  final class OpenedFace {
    private let file: FreeTypeFace
    /// The face for Cairo.
    let cairo: OpaquePointer
    /// The sizes, in pixels, of the pictures in a font made of pictures; empty for outlines.
    let strikeHeights: [CGFloat]
    let glyphCount: UInt64
    /// Ready-made coverage of glyphs; `nil` for fonts made of pictures.
    let masks: GlyphMaskCache?
    var pictures: [UInt32: GlyphPicture?] = [:]

    var freeType: FT_Face { file.pointer }

    init?(path: String, library: FreeTypeLibrary) {
      guard let file = FreeTypeFace(path: path, library: library) else { return nil }
      self.file = file
      cairo = file.makeCairoFace()
      let face = file.pointer.pointee
      glyphCount = UInt64(max(face.num_glyphs, 0))
      let isScalable = face.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
      strikeHeights =
        isScalable && face.num_fixed_sizes == 0
        ? [] : (0..<Int(face.num_fixed_sizes)).map { CGFloat(face.available_sizes[$0].y_ppem) / 64 }
      masks = strikeHeights.isEmpty ? GlyphMaskCache(path: path, library: library) : nil
    }

    deinit {
      cairo_font_face_destroy(cairo)
    }
  }

  /// A coloured glyph, and where it stands when the font size is `pixelsPerEm`.
  struct GlyphPicture {
    let surface: CairoSurface
    let left: CGFloat
    /// How far the upper edge is above the baseline.
    let top: CGFloat
    let pixelsPerEm: CGFloat
  }

  private var faces: [String: OpenedFace] = [:]
  private let library = FreeTypeLibrary()
  private let images = ScaledPictures()
  /// Where the font files are.
  package let directory: URL?

  /// Creates an empty cache for the files of one directory.
  package init(directory: URL? = FontFiles.directory()) {
    self.directory = directory
  }

  func opened(_ face: FontFace) throws(FontError) -> OpenedFace {
    if let known = faces[face.name] { return known }
    guard let directory else { throw .noDirectory(face: face.name) }
    guard let url = FontFiles.url(forFace: face.name, in: directory) else {
      throw .noFile(face: face.name, directory: directory.path)
    }
    guard let opened = OpenedFace(path: url.path, library: library) else { throw .unreadable(file: url.path) }
    faces[face.name] = opened
    return opened
  }

  /// A coloured glyph from the strike that is nearest to `size` device pixels per em, or `nil` where the font has none.
  func picture(of glyph: UInt32, in face: FontFace, size: CGFloat) throws(FontError) -> GlyphPicture? {
    let opened = try opened(face)
    if let known = opened.pictures[glyph] { return known }
    let picture = load(glyph, of: opened, size: size)
    opened.pictures[glyph] = .some(picture)
    return picture
  }

  /// A coloured glyph reduced to a size in device pixels, made once.
  func scaledSurface(
    of picture: GlyphPicture, glyph: UInt32, face: FontFace, width: Int, height: Int
  ) -> CairoSurface {
    images.surface(of: picture, key: .init(face: face, glyph: glyph, width: width, height: height))
  }

  private func load(_ glyph: UInt32, of face: OpenedFace, size: CGFloat) -> GlyphPicture? {
    guard let strike = face.strikeHeights.enumerated().max(by: { $0.element < $1.element }),
      FT_Select_Size(face.freeType, FT_Int(strike.offset)) == 0,
      // FT_LOAD_COLOR is (1 << 20), a macro that Swift does not see.
      FT_Load_Glyph(face.freeType, glyph, 1 << 20) == 0, let slot = face.freeType.pointee.glyph
    else { return nil }
    let bitmap = slot.pointee.bitmap
    guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let rows = bitmap.buffer, bitmap.pitch > 0,
      let surface = CairoSurface(.color, width: Int(bitmap.width), height: Int(bitmap.rows))
    else { return nil }
    surface.withPixels { pixels in
      for row in 0..<surface.height {
        for byte in 0..<surface.width * 4 {
          pixels[row * surface.stride + byte] = rows[row * Int(bitmap.pitch) + byte]
        }
      }
    }
    return GlyphPicture(
      surface: surface, left: CGFloat(slot.pointee.bitmap_left), top: CGFloat(slot.pointee.bitmap_top),
      pixelsPerEm: strike.element)
  }

  /// Coloured glyphs at the sizes at which they are drawn.
  private final class ScaledPictures {
    struct Key: Hashable {
      var face: FontFace
      var glyph: UInt32
      var width: Int
      var height: Int
    }

    private var surfaces: [Key: CairoSurface] = [:]
    private var byteCount = 0
    private let byteLimit = 8 << 20

    func surface(of picture: GlyphPicture, key: Key) -> CairoSurface {
      if let known = surfaces[key] { return known }
      let width = min(max(key.width, 1), picture.surface.width)
      let height = min(max(key.height, 1), picture.surface.height)
      guard width < picture.surface.width || height < picture.surface.height,
        let scaled = CairoSurface(picture.surface.bitmap().scaled(width: width, height: height))
      else { return picture.surface }
      if byteCount + scaled.byteCount > byteLimit {
        surfaces = [:]
        byteCount = 0
      }
      surfaces[key] = scaled
      byteCount += scaled.byteCount
      return scaled
    }
  }
}
