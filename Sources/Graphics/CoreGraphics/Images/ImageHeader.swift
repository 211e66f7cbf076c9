// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What the first bytes of a picture file say, read without decoding it.
package struct ImageHeader: Hashable, Sendable {
  package var format: ImageFormat
  /// The size in pixels as stored, before any orientation.
  package var width: Int
  package var height: Int
  /// Whether pixels may be transparent.
  package var hasAlpha: Bool
  /// How the stored picture is to be turned, as EXIF counts: 1 is upright, 6 is a quarter clockwise; 1…8.
  package var orientation = 1
  /// Whether pixels have brightness alone.
  package var isGray = false
  /// Whether the file says that its colours are those of Display P3.
  package var isWide = false
  /// Whether the picture comes in passes that make it finer, as far as the format has them.
  package var isProgressive = false

  /// Reads and checks the header of a PNG, JPEG or WebP file.
  package init(_ data: Data) throws(ImageDecodingError) {
    guard data.count <= ImageLimits.fileBytes else { throw .fileTooLarge(byteCount: data.count) }
    guard let format = ImageFormat(signatureOf: data) else {
      throw .unknownFormat(firstBytes: Array(data.prefix(8)))
    }
    let bytes = ByteReader(data)
    switch format {
    case .png: try self.init(png: bytes)
    case .jpeg: try self.init(jpeg: bytes)
    case .webP: try self.init(webP: data)
    }
    try ImageLimits.check(format, width: width, height: height)
  }

  package init(format: ImageFormat, width: Int, height: Int, hasAlpha: Bool, orientation: Int = 1) {
    self.format = format
    self.width = width
    self.height = height
    self.hasAlpha = hasAlpha
    self.orientation = orientation
  }

  private init(png bytes: ByteReader) throws(ImageDecodingError) {
    guard let name = bytes.bytes(at: 12, count: 4), let width = bytes.bigEndian(at: 16, count: 4),
      let height = bytes.bigEndian(at: 20, count: 4), let colorType = bytes[25]
    else { throw .badHeader(.png, "the data ends after \(bytes.count) bytes, expected an IHDR chunk of 25") }
    guard name == Array("IHDR".utf8) else {
      throw .badHeader(.png, "the first chunk is not IHDR")
    }
    // A palette may have transparent entries; whether it does is told by a later chunk.
    self.init(format: .png, width: width, height: height, hasAlpha: colorType & 4 != 0 || colorType == 3)
    isGray = colorType == 0
    isProgressive = bytes[28] == 1
    isWide = Self.saysDisplayP3(png: bytes)
  }
}

extension ImageFormat {
  /// The format whose signature the data begins with.
  package init?(signatureOf data: Data) {
    let start = Array(data.prefix(12))
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if start.count == 12, start.starts(with: Array("RIFF".utf8)), start[8...].elementsEqual("WEBP".utf8) {
      self = .webP
    } else {
      return nil
    }
  }
}

/// Reads numbers from data and answers `nil` beyond its end.
struct ByteReader {
  private let data: Data

  init(_ data: Data) {
    self.data = data
  }

  var count: Int { data.count }

  subscript(offset: Int) -> UInt8? {
    offset >= 0 && offset < data.count ? data[data.startIndex + offset] : nil
  }

  func bytes(at offset: Int, count: Int) -> [UInt8]? {
    guard offset >= 0, count >= 0, offset <= data.count - count else { return nil }
    return Array(data[data.startIndex + offset..<data.startIndex + offset + count])
  }

  func bigEndian(at offset: Int, count: Int) -> Int? {
    bytes(at: offset, count: count).map { $0.reduce(0) { $0 << 8 | Int($1) } }
  }

  func littleEndian(at offset: Int, count: Int) -> Int? {
    bytes(at: offset, count: count).map { $0.reversed().reduce(0) { $0 << 8 | Int($1) } }
  }
}
