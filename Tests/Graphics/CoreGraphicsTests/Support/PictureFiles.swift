// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CImageCodecs
import Testing

@testable import CoreGraphics

/// Picture files made by the tests.
enum PictureFiles {
  /// A JPEG of `width` × `height` pixels of one colour.
  static func jpeg(width: Int, height: Int, color: [UInt8] = [200, 40, 40], pixelFormat: TJPF = TJPF_RGB) throws -> Data
  {
    let encoder = try #require(tjInitCompress())
    defer { tjDestroy(encoder) }
    let pixels = [UInt8]((0..<width * height).flatMap { _ in color })
    var bytes: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    let isInks = pixelFormat == TJPF_CMYK
    let status = tjCompress2(
      encoder, pixels, Int32(width), 0, Int32(height), Int32(pixelFormat.rawValue), &bytes, &count,
      Int32(isInks ? TJSAMP_444.rawValue : TJSAMP_420.rawValue), 95, 0)
    try #require(status == 0)
    let start = try #require(bytes)
    defer { tjFree(start) }
    return Data(bytes: start, count: Int(count))
  }

  /// A PNG chunk with its length and checksum.
  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bigEndian(content.count) + body + bigEndian(Int(checksum(body)))
  }

  static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// A PNG from unfiltered rows, packed without compression. A row begins with its filter byte.
  static func png(
    width: Int, height: Int, depth: UInt8, colorType: UInt8, interlaced: Bool = false, extra: [UInt8] = [],
    rows: [UInt8]
  ) -> Data {
    let header = bigEndian(width) + bigEndian(height) + [depth, colorType, 0, 0, interlaced ? 1 : 0]
    let length = [UInt8(truncatingIfNeeded: rows.count), UInt8(truncatingIfNeeded: rows.count >> 8)]
    let stored = [0x78, 0x01, 0x01] + length + length.map { ~$0 } + rows + bigEndian(adler(rows))
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    return Data(signature + chunk("IHDR", header) + extra + chunk("IDAT", stored) + chunk("IEND", []))
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return ~value
  }

  private static func adler(_ bytes: [UInt8]) -> Int {
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }

  /// 40 × 20 pixels without loss: the left half opaque red, the right half blue at an alpha of 128.
  static let webP = Data(
    base64Encoded: "UklGRigAAABXRUJQVlA4TBwAAAAvJ8AEEA8Q+z//D/yPCgIBwn+tAwMCIvofYO0B")!

  /// 16 × 8 pixels, a red frame and then a blue one.
  static let animatedWebP = Data(
    base64Encoded:
      "UklGRoQAAABXRUJQVlA4WAoAAAACAAAADwAABwAAQU5JTQYAAAAAAAAAAABBTk1GKAAAAAAAAAAAAA8AAAcAAAAAAAJWUDhMDwAAAC8PwAEABxD9j/4HIqL/AQBBTk1GKAAAAAAAAAAAAA8AAAcAAAAAAABWUDhMDwAAAC8PwAEABxDR//4HIqL/AQA="
  )!
}
