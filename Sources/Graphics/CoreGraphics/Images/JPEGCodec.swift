// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CImageCodecs

/// Reads JPEG files with libjpeg-turbo.
enum JPEGCodec {
  /// Decodes at the smallest of the decoder's own scales that has at least the given size, both in pixels.
  ///
  /// - Parameter isPartial: Whether the end of the file may be missing: what it would have shown is grey.
  static func decode(
    _ data: Data, _ header: ImageHeader, minimumWidth: Int, minimumHeight: Int, isPartial: Bool = false
  ) throws(ImageDecodingError) -> Bitmap {
    guard let decoder = tjInitDecompress() else { throw .corrupt(.jpeg, "out of memory") }
    defer { tjDestroy(decoder) }
    let (width, height) = scaledSize(header, minimumWidth: minimumWidth, minimumHeight: minimumHeight)
    var isInks = false
    var pixels = Data(count: width * height * 4)
    let isDecoded = data.withUnsafeBytes { source in
      pixels.withUnsafeMutableBytes { target in
        let start = source.baseAddress?.assumingMemoryBound(to: UInt8.self)
        var (fullWidth, fullHeight, subsampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        guard
          tjDecompressHeader3(
            decoder, start, UInt(source.count), &fullWidth, &fullHeight, &subsampling, &space) == 0,
          fullWidth == Int32(header.width), fullHeight == Int32(header.height)
        else { return false }
        isInks = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
        let format = isInks ? TJPF_CMYK : TJPF_BGRA
        let status = tjDecompress2(
          decoder, start, UInt(source.count), target.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(width),
          Int32(width * 4), Int32(height), Int32(format.rawValue), TJFLAG_LIMITSCANS)
        // Many cameras write files that earn a warning; only missing pixels make a picture useless.
        return status == 0
          || (tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue)
            && (isPartial || !message(of: decoder).contains("remature end")))
      }
    }
    guard isDecoded else { throw .corrupt(.jpeg, message(of: decoder)) }
    if isInks { convertInks(&pixels) }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// How far, in pixels of the size asked for, a scaled picture's edge may lie beside the whole picture's.
  private static let edgeTolerance = 0.25

  /// The smallest size, not below the one asked for, at which the decoder can scale.
  ///
  /// The decoder rounds sizes up: its last column may stand for only a part of a column. Where that would move the
  /// picture visibly, a larger size is taken.
  private static func scaledSize(
    _ header: ImageHeader, minimumWidth: Int, minimumHeight: Int
  ) -> (width: Int, height: Int) {
    var best = (width: header.width, height: header.height)
    var count: Int32 = 0
    guard let factors = tjGetScalingFactors(&count) else { return best }
    for factor in UnsafeBufferPointer(start: factors, count: Int(count)) {
      let numerator = Int(factor.num)
      let denominator = Int(factor.denom)
      let width = (header.width * numerator + denominator - 1) / denominator
      let height = (header.height * numerator + denominator - 1) / denominator
      func excess(_ full: Int, _ scaled: Int, _ minimum: Int) -> Double {
        (Double(scaled) - Double(full * numerator) / Double(denominator)) * Double(minimum) / Double(scaled)
      }
      guard excess(header.width, width, minimumWidth) <= edgeTolerance,
        excess(header.height, height, minimumHeight) <= edgeTolerance
      else { continue }
      if width >= minimumWidth, height >= minimumHeight, width * height < best.width * best.height {
        best = (width, height)
      }
    }
    return best
  }

  /// Turns amounts of ink, stored inverted as all known writers do, into opaque BGRA.
  private static func convertInks(_ pixels: inout Data) {
    pixels.withUnsafeMutableBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: 4) {
        let black = Int(bytes[start + 3])
        let red = Int(bytes[start]) * black / 255
        let green = Int(bytes[start + 1]) * black / 255
        let blue = Int(bytes[start + 2]) * black / 255
        bytes[start] = UInt8(blue)
        bytes[start + 1] = UInt8(green)
        bytes[start + 2] = UInt8(red)
        bytes[start + 3] = 255
      }
    }
  }

  private static func message(of decoder: tjhandle) -> String {
    tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "unknown reason"
  }
}
