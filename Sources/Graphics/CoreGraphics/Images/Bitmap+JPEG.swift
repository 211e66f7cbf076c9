// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CImageCodecs

extension Bitmap {
  /// The picture as a JPEG file; what is transparent is shown on white, since the format has no transparency.
  ///
  /// - Parameters:
  ///   - quality: From 0 (smallest) to 1 (best); other values count as the nearer of the two.
  ///   - orientation: How the pixels are to be turned, as EXIF counts; 1, upright, is not written.
  /// - Returns: `nil` only where memory is short.
  package func jpegData(quality: CGFloat, orientation: Int = 1) -> Data? {
    guard let encoder = tjInitCompress() else { return nil }
    defer { tjDestroy(encoder) }
    var output: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { tjFree(output) }
    let level = quality.isNaN ? 100 : Int32((min(max(quality, 0), 1) * 100).rounded())
    let status = onWhite().withUnsafeBytes { source in
      tjCompress2(
        encoder, source.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(width), Int32(width * 4),
        Int32(height), Int32(TJPF_BGRX.rawValue), &output, &count,
        Int32(level >= 90 ? TJSAMP_444.rawValue : TJSAMP_420.rawValue), max(level, 1), TJFLAG_ACCURATEDCT)
    }
    guard status == 0, let output else { return nil }
    let file = Data(bytes: output, count: Int(count))
    // The encoder's files begin with their mark and a JFIF segment, which comes before all others.
    guard (2...8).contains(orientation), file.count > 6, file[2...3].elementsEqual([0xFF, 0xE0]) else { return file }
    let end = 4 + Int(file[4]) << 8 + Int(file[5])
    return file[..<end] + Self.orientationSegment(orientation) + file[end...]
  }

  /// An EXIF segment with a directory of one entry, big endian.
  private static func orientationSegment(_ orientation: Int) -> Data {
    let header = Array("Exif".utf8) + [0, 0] + Array("MM".utf8) + [0, 42, 0, 0, 0, 8]
    let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0]
    let body = header + [0, 1] + entry + [0, 0, 0, 0]
    return Data([0xFF, 0xE1, 0, UInt8(body.count + 2)] + body)
  }

  private func onWhite() -> Data {
    var result = pixels
    result.withUnsafeMutableBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: 4) where bytes[start + 3] < 255 {
        let rest = 255 - bytes[start + 3]
        for part in 0..<3 { bytes[start + part] = UInt8(min(Int(bytes[start + part]) + Int(rest), 255)) }
      }
    }
    return result
  }
}
