// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Why a picture cannot be decoded: what was wrong, where, and what was expected.
package enum ImageDecodingError: Error, Hashable, CustomStringConvertible {
  /// The bytes begin like no format that is known.
  case unknownFormat(firstBytes: [UInt8])
  /// The file is larger than any picture is expected to be.
  case fileTooLarge(byteCount: Int)
  /// The header is cut short or makes no sense.
  case badHeader(ImageFormat, String)
  /// The size is beyond the limits, or memory for it cannot be had.
  case tooLarge(format: ImageFormat?, width: Int, height: Int)
  /// A GIF file has no picture that could be read.
  case damagedGIF(String)
  /// The pixels are cut short or damaged.
  case corrupt(ImageFormat, String)

  package var description: String {
    switch self {
    case .unknownFormat(let bytes):
      "Not a picture: the data begins with \(Self.hexadecimal(bytes)), expected the signature of PNG, JPEG, WebP or GIF."
    case .fileTooLarge(let count):
      "The picture file has \(count) bytes, expected at most \(ImageLimits.fileBytes)."
    case .badHeader(let format, let detail):
      "The \(format.displayName) header is damaged: \(detail)."
    case .tooLarge(let format, let width, let height):
      "The \(format.map { $0.displayName + " " } ?? "")picture is \(width) × \(height) pixels, expected at most \(ImageLimits.side) on a side and \(ImageLimits.pixels) in all."
    case .damagedGIF(let detail): "The GIF file is damaged: \(detail)."
    case .corrupt(let format, let detail):
      "The \(format.displayName) pixels are damaged: \(detail)."
    }
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.isEmpty ? "nothing" : bytes.map { String(format: "%02x", $0) }.joined(separator: " ")
  }
}

/// What is refused before memory is taken.
package enum ImageLimits {
  /// The longest side in pixels.
  package static let side = 16_384
  /// The most pixels.
  package static let pixels = 100_000_000
  /// The largest file in bytes.
  package static let fileBytes = 64 << 20

  static func check(_ format: ImageFormat, width: Int, height: Int) throws(ImageDecodingError) {
    guard width > 0, height > 0 else {
      throw .badHeader(format, "the size is \(width) × \(height), expected at least 1 × 1")
    }
    guard width <= side, height <= side, width * height <= pixels else {
      throw .tooLarge(format: format, width: width, height: height)
    }
  }
}

extension ImageFormat {
  /// The name by which people know the format.
  package var displayName: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .webP: "WebP"
    }
  }
}
