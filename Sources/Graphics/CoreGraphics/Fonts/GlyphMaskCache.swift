// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCairo

/// Coverage of glyphs at sizes in device pixels, and at each quarter of a pixel horizontally.
///
/// FreeType draws each once; putting ready masks together is an order of magnitude faster than filling outlines.
final class GlyphMaskCache {
  struct Key: Hashable {
    var glyph: UInt32
    /// The size in 1/64 of a pixel per em.
    var size: Int
    /// How far right of a whole pixel the origin is, in quarters.
    var quarter: Int
  }

  /// 8-bit coverage, rows tightly packed.
  struct Mask {
    var width = 0
    var height = 0
    /// Where the left edge is, right of the origin.
    var left = 0
    /// Where the upper edge is, above the baseline.
    var top = 0
    var coverage: [UInt8] = []
  }

  private let file: FreeTypeFace
  private var freeType: FT_Face { file.pointer }
  private var masks: [Key: Mask] = [:]
  private var byteCount = 0
  private let byteLimit = 4 << 20
  private var currentSize = 0

  /// Opens the file a second time: Cairo expects nobody else to change its face's size.
  init?(path: String, library: FreeTypeLibrary) {
    guard let file = FreeTypeFace(path: path, library: library) else { return nil }
    self.file = file
  }

  func mask(for key: Key) -> Mask {
    if let known = masks[key] { return known }
    let mask = draw(key)
    if byteCount + mask.coverage.count > byteLimit {
      masks = [:]
      byteCount = 0
    }
    masks[key] = mask
    byteCount += mask.coverage.count
    return mask
  }

  /// The glyph's mask; an empty one where the font has no outline for it.
  private func draw(_ key: Key) -> Mask {
    if currentSize != key.size {
      guard FT_Set_Char_Size(freeType, FT_F26Dot6(key.size), FT_F26Dot6(key.size), 72, 72) == 0 else { return Mask() }
      currentSize = key.size
    }
    var shift = FT_Vector(x: FT_Pos(key.quarter * 16), y: 0)
    FT_Set_Transform(freeType, nil, &shift)
    // FT_LOAD_RENDER is 4, a macro that Swift does not see as a number of the right type.
    guard FT_Load_Glyph(freeType, key.glyph, Int32(FT_LOAD_NO_HINTING) | 4) == 0, let slot = freeType.pointee.glyph
    else { return Mask() }
    let bitmap = slot.pointee.bitmap
    guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_GRAY.rawValue), let rows = bitmap.buffer, bitmap.pitch > 0 else {
      return Mask()
    }
    var mask = Mask(
      width: Int(bitmap.width), height: Int(bitmap.rows), left: Int(slot.pointee.bitmap_left),
      top: Int(slot.pointee.bitmap_top))
    mask.coverage.reserveCapacity(mask.width * mask.height)
    for row in 0..<mask.height {
      mask.coverage += UnsafeBufferPointer(start: rows + row * Int(bitmap.pitch), count: mask.width)
    }
    return mask
  }
}
