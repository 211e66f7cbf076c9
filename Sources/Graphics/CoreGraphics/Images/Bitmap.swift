// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Decoded pixels: premultiplied 8-bit BGRA (Cairo's ARGB32 on little-endian machines), rows tightly packed, top first.
package struct Bitmap: Hashable, Sendable {
  /// The size in pixels.
  package let width: Int
  package let height: Int
  package var pixels: Data

  /// Creates a bitmap from `width * height * 4` bytes.
  package init(width: Int, height: Int, pixels: Data) {
    precondition(
      pixels.count == width * height * 4, "A bitmap of \(width) × \(height) needs \(width * height * 4) bytes")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The blue, green, red and alpha bytes of one pixel, counted from the top left.
  package subscript(x: Int, y: Int) -> [UInt8] {
    let start = pixels.startIndex + (y * width + x) * 4
    return Array(pixels[start..<start + 4])
  }
}
