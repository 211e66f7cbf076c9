// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CImageCodecs

/// Reads and writes PNG files with libpng.
enum PNGCodec {
  static func decode(_ data: Data, _ header: ImageHeader) throws(ImageDecodingError) -> Bitmap {
    var pixels = Data(count: header.width * header.height * 4)
    var io = tessera_png_io()
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

  /// Returns `nil` only where memory is short.
  static func encode(_ bitmap: Bitmap, hasAlpha: Bool) -> Data? {
    var io = tessera_png_io()
    defer { free(io.output) }
    let isEncoded = bitmap.pixels.withUnsafeBytes { source in
      tessera_png_write(
        &io, source.baseAddress?.assumingMemoryBound(to: UInt8.self), bitmap.width * 4, UInt32(bitmap.width),
        UInt32(bitmap.height), hasAlpha ? 1 : 0)
    }
    guard isEncoded != 0, let output = io.output else { return nil }
    return Data(bytes: output, count: io.output_count)
  }

  private static func message(of io: tessera_png_io) -> String {
    withUnsafeBytes(of: io.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

extension Bitmap {
  /// The picture as a PNG file: the same bytes for the same pixels, fast rather than small.
  ///
  /// - Parameter hasAlpha: Whether to keep transparency. Without it the premultiplied colours are written as they are,
  ///   which is what the picture looks like on black.
  package func pngData(hasAlpha: Bool = true) -> Data {
    guard let data = PNGCodec.encode(self, hasAlpha: hasAlpha) else {
      preconditionFailure("Out of memory while writing a PNG of \(width) × \(height) pixels")
    }
    return data
  }
}
