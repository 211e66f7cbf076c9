// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension ImageHeader {
  private static let name = Array("Display P3".utf8)

  /// Whether a colour profile is that of Display P3, by its description, which is in ASCII or, since version 4, UTF-16.
  static func isDisplayP3(profile: [UInt8]) -> Bool {
    profile.firstRange(of: name) != nil || profile.firstRange(of: name.flatMap { [0, $0] }) != nil
  }

  /// Whether one of the chunks before the pixels names Display P3: as a profile, or by the code of its primaries.
  ///
  /// - Complexity: linear in the number of chunks before the pixels.
  static func saysDisplayP3(png bytes: ByteReader) -> Bool {
    var offset = 8
    while let length = bytes.bigEndian(at: offset, count: 4), let kind = bytes.bytes(at: offset + 4, count: 4) {
      let content = offset + 8
      switch kind {
      case Array("IDAT".utf8): return false
      case Array("iCCP".utf8): return isDisplayP3(profile: bytes.bytes(at: content, count: min(length, 80)) ?? [])
      case Array("cICP".utf8): return bytes[content] == 12
      default: offset = content + length + 4
      }
    }
    return false
  }
}
