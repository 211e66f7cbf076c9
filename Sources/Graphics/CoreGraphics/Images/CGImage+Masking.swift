// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension CGImage {
  /// How much of what is behind each pixel a mask lets be painted, as alpha over black.
  ///
  /// Of a picture with transparency that is its alpha, as of a mask; of any other its brightness.
  var coverage: CGImage? {
    guard var bitmap = try? decoded() else { return nil }
    let isOpaque = bitmap.pixels.withUnsafeBytes { bytes in
      stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
    }
    guard isOpaque else { return self }
    bitmap.pixels.withUnsafeMutableBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: 4) {
        // The weights of Rec. 709, in 1/256.
        let blue = Int(bytes[start]) * 19
        let green = Int(bytes[start + 1]) * 183
        let red = Int(bytes[start + 2]) * 54
        bytes[start + 3] = UInt8((red + green + blue + 128) >> 8)
        for part in start..<start + 3 { bytes[part] = 0 }
      }
    }
    return CGImage(bitmap)
  }

  /// The picture as far as a mask, stretched over it, lets it be seen; `nil` where one of them can't be decoded.
  public func masking(_ mask: CGImage) -> CGImage? {
    let size = CGSize(width: width, height: height)
    guard let context = CGContext(bitmapSize: size, scale: 1, opaque: false), let coverage = mask.coverage,
      (try? decoded()) != nil
    else { return nil }
    let whole = CGRect(origin: .zero, size: size)
    context.drawUpright(self, in: whole)
    context.setBlendMode(.destinationIn)
    context.drawUpright(coverage, in: whole)
    return context.makeImage()
  }

  /// The picture without the pixels whose components lie within ranges: least and greatest red, green and blue, 0…255.
  ///
  /// Returns `nil` for other counts of components, and where the picture can't be decoded.
  public func copy(maskingColorComponents components: UnsafePointer<CGFloat>) -> CGImage? {
    guard var bitmap = try? decoded() else { return nil }
    let ranges = (0..<3).map { (components[$0 * 2], components[$0 * 2 + 1]) }
    bitmap.pixels.withUnsafeMutableBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: 4) {
        let isMasked = (0..<3).allSatisfy { index in
          let value = CGFloat(bytes[start + 2 - index])
          return ranges[index].0 <= value && value <= ranges[index].1
        }
        guard isMasked else { continue }
        for part in start..<start + 4 { bytes[part] = 0 }
      }
    }
    return CGImage(bitmap)
  }
}
