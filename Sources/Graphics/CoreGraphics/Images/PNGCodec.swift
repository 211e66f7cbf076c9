// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CImageCodecs

/// Reads PNG files with libpng.
enum PNGCodec {
  /// Decodes a file, or, of one whose end is missing, the rows that are there; the others are clear.
  static func decode(_ data: Data, _ header: ImageHeader, isPartial: Bool = false) throws(ImageDecodingError) -> Bitmap
  {
    var pixels = Data(count: header.width * header.height * 4)
    var io = tessera_png_io()
    io.is_partial = isPartial ? 1 : 0
    let isDecoded = data.withUnsafeBytes { source in
      pixels.withUnsafeMutableBytes { target in
        io.input = source.baseAddress?.assumingMemoryBound(to: UInt8.self)
        io.input_count = source.count
        return tessera_png_read(
          &io, target.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt32(header.width), UInt32(header.height))
      }
    }
    guard isDecoded != 0 else { throw .corrupt(.png, message(of: io)) }
    return Bitmap(width: header.width, height: header.height, pixels: pixels)
  }

  private static func message(of io: tessera_png_io) -> String {
    withUnsafeBytes(of: io.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

extension Bitmap {
  /// The picture as a PNG file: the same bytes for the same pixels, fast rather than small.
  ///
  /// - Parameters:
  ///   - hasAlpha: Whether to keep transparency. Without it the premultiplied colours are written as they are, which is
  ///     what the picture looks like on black.
  ///   - notes: Keywords and texts in ASCII that stand in the file beside the pixels.
  package func pngData(hasAlpha: Bool = true, notes: KeyValuePairs<String, String> = [:]) -> Data {
    pixels.withUnsafeBytes { bytes in
      // A bitmap has pixels.
      PNGWriter(width: width, height: height, hasAlpha: hasAlpha)
        .data(bytes.baseAddress!.assumingMemoryBound(to: UInt8.self), stride: width * 4, notes: notes)
    }
  }
}
