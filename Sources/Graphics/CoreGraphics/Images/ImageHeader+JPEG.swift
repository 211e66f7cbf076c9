// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension ImageHeader {
  /// Walks the marker segments up to the one that holds the size.
  init(jpeg bytes: ByteReader) throws(ImageDecodingError) {
    var offset = 2
    var orientation = 1
    var isWide = false
    while let prefix = bytes[offset], let marker = bytes[offset + 1] {
      guard prefix == 0xFF else {
        throw .badHeader(.jpeg, "no marker at byte \(offset), expected 0xff")
      }
      // Any number of fill bytes may stand before a marker.
      if marker == 0xFF {
        offset += 1
        continue
      }
      guard let length = bytes.bigEndian(at: offset + 2, count: 2), length >= 2 else { break }
      let content = offset + 4
      switch marker {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard let height = bytes.bigEndian(at: content + 1, count: 2),
          let width = bytes.bigEndian(at: content + 3, count: 2), let components = bytes[content + 5]
        else {
          throw .badHeader(.jpeg, "the data ends within the frame header at byte \(offset)")
        }
        self.init(format: .jpeg, width: width, height: height, hasAlpha: false, orientation: orientation)
        isGray = components == 1
        isProgressive = [0xC2, 0xC6, 0xCA, 0xCE].contains(marker)
        self.isWide = isWide && !isGray
        return
      case 0xDA, 0xD9:
        throw .badHeader(.jpeg, "pixels begin at byte \(offset) before any frame header")
      case 0xE1:
        orientation = Self.exifOrientation(bytes, at: content, end: offset + 2 + length) ?? orientation
      case 0xE2:
        let profile = bytes.bytes(at: content, count: min(length - 2, bytes.count - content)) ?? []
        isWide = isWide || profile.starts(with: "ICC_PROFILE".utf8) && Self.isDisplayP3(profile: profile)
      default:
        break
      }
      offset += 2 + length
    }
    throw .badHeader(.jpeg, "the data ends after \(bytes.count) bytes without a frame header")
  }

  /// Looks up tag 0x0112 in the first directory of an EXIF segment.
  private static func exifOrientation(_ bytes: ByteReader, at start: Int, end: Int) -> Int? {
    guard bytes.bytes(at: start, count: 6) == Array("Exif".utf8) + [0, 0] else { return nil }
    let tiff = start + 6
    let order = bytes.bytes(at: tiff, count: 2)
    guard order == Array("II".utf8) || order == Array("MM".utf8) else { return nil }
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset + count <= end else { return nil }
      return order == Array("II".utf8)
        ? bytes.littleEndian(at: offset, count: count) : bytes.bigEndian(at: offset, count: count)
    }
    guard let directory = number(tiff + 4, 4), let count = number(tiff + directory, 2) else { return nil }
    for index in 0..<min(count, 512) {
      let entry = tiff + directory + 2 + index * 12
      guard number(entry, 2) == 0x0112 else { continue }
      return number(entry + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil }
    }
    return nil
  }
}
