// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How colours that can't be shown are replaced. Everything is shown in sRGB, whatever the intent.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent = 0
  case absoluteColorimetric = 1
  case relativeColorimetric = 2
  case perceptual = 3
  case saturation = 4
}

extension CGImage {
  /// Creates a picture of pixels in memory.
  ///
  /// - Parameters:
  ///   - bitsPerComponent: Must be 8.
  ///   - bitsPerPixel: 32 for colours, 24 for colours without alpha, 8 for greys.
  ///   - bytesPerRow: The distance between rows.
  ///   - decode: Must be `nil`: values mean what they are.
  ///   - shouldInterpolate: Pictures are enlarged as the context says that draws them.
  ///
  /// Returns `nil`, with a line on standard error, for layouts that are not supported and providers with too few bytes.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard ImageMemory.isPossible(width, height, bytesPerRow, bitsPerPixel, provider.bytes.count), decode == nil else {
      return nil
    }
    let pixels: Data
    var form: PixelForm?
    if bitsPerPixel == 24, bitsPerComponent == 8, space.numberOfComponents == 3 {
      pixels = ImageMemory.pixels(provider.bytes, width, height, bytesPerRow, 3) { source, target in
        (target[0], target[1], target[2], target[3]) = (source[2], source[1], source[0], 255)
      }
    } else {
      let alpha = bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue
      // Colours that were not multiplied by their alpha are, once they are read.
      let isStraight = alpha == CGImageAlphaInfo.last.rawValue || alpha == CGImageAlphaInfo.first.rawValue
      let stored =
        alpha == CGImageAlphaInfo.last.rawValue
        ? CGImageAlphaInfo.premultipliedLast
        : alpha == CGImageAlphaInfo.first.rawValue
          ? .premultipliedFirst : CGImageAlphaInfo(rawValue: alpha) ?? CGImageAlphaInfo.none
      let info = bitmapInfo.rawValue & ~CGBitmapInfo.alphaInfoMask.rawValue | stored.rawValue
      guard
        let layout = PixelLayout(bitsPerComponent: bitsPerComponent, space: space, bitmapInfo: info),
        layout.bytesPerPixel * 8 == bitsPerPixel
      else {
        ImageMemory.refuse(
          "unsupported layout: \(bitsPerPixel) bits a pixel, \(bitsPerComponent) a component, bitmap info \(bitmapInfo.rawValue)"
        )
        return nil
      }
      pixels = layout.pixels(provider.bytes, width, height, bytesPerRow, isStraight: isStraight)
      if !isStraight { form = PixelForm(layout: layout, bytesPerRow: bytesPerRow) }
    }
    let bitmap = Bitmap(width: width, height: height, pixels: pixels)
    if let form {
      self.init(bitmap, textFrames: [], views: "", form: form)
    } else {
      self.init(bitmap)
    }
  }

  /// Creates a mask: where a value is 0 all is painted, where it is 255 nothing.
  ///
  /// - Parameters:
  ///   - bitsPerComponent: Must be 8, as must `bitsPerPixel`.
  ///   - decode: `nil`, or two values, 0 and 1 or, for a mask the other way round, 1 and 0.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard bitsPerComponent == 8, bitsPerPixel == 8,
      ImageMemory.isPossible(width, height, bytesPerRow, bitsPerPixel, provider.bytes.count)
    else { return nil }
    let isInverted = decode.map { $0[0] > $0[1] } ?? false
    let pixels = ImageMemory.pixels(provider.bytes, width, height, bytesPerRow, 1) { source, target in
      target[3] = isInverted ? source[0] : 255 - source[0]
    }
    self.init(Bitmap(width: width, height: height, pixels: pixels))
  }

  /// The picture in the bytes of a PNG file; `nil` for bytes that are none.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    do {
      try self.init(decoding: source.bytes)
    } catch {
      return nil
    }
  }

  /// The picture in the bytes of a JPEG file; `nil` for bytes that are none.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    do {
      try self.init(decoding: source.bytes)
    } catch {
      return nil
    }
  }

  /// The decoded pixels, as `bitmapInfo` says; `nil` where the picture can't be decoded.
  public var dataProvider: CGDataProvider? {
    guard let pixels = try? decoded().pixels else { return nil }
    return CGDataProvider(data: (form.map { $0.memory(of: pixels, width, height) } ?? pixels) as NSData)
  }
}

/// Memory that pictures are made of.
enum ImageMemory {
  static func refuse(_ reason: String) {
    FileHandle.standardError.write(Data("CGImageCreate: \(reason)\n".utf8))
  }

  static func isPossible(_ width: Int, _ height: Int, _ bytesPerRow: Int, _ bitsPerPixel: Int, _ count: Int) -> Bool {
    guard width > 0, height > 0, width <= ImageLimits.side, height <= ImageLimits.side,
      width * height <= ImageLimits.pixels
    else {
      refuse("impossible size: \(width) × \(height) pixels, expected 1 to \(ImageLimits.side) on a side")
      return false
    }
    let least = (width * bitsPerPixel + 7) / 8
    guard bitsPerPixel > 0, (least...1 << 24).contains(bytesPerRow), count >= bytesPerRow * (height - 1) + least else {
      refuse("\(count) bytes in rows of \(bytesPerRow) are too few for \(width) × \(height) pixels")
      return false
    }
    return true
  }

  /// Premultiplied BGRA from pixels of so many bytes; there must be enough.
  static func pixels(
    _ data: Data, _ width: Int, _ height: Int, _ bytesPerRow: Int, _ bytesPerPixel: Int,
    _ read: (UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void
  ) -> Data {
    var result = Data(count: width * height * 4)
    data.withUnsafeBytes { source in
      result.withUnsafeMutableBytes { target in
        guard let from = source.bindMemory(to: UInt8.self).baseAddress,
          let to = target.bindMemory(to: UInt8.self).baseAddress
        else { return }
        for row in 0..<height {
          for column in 0..<width {
            read(from + row * bytesPerRow + column * bytesPerPixel, to + (row * width + column) * 4)
          }
        }
      }
    }
    return result
  }
}

extension PixelForm {
  /// Premultiplied BGRA as it lies in memory of this form.
  func memory(of pixels: Data, _ width: Int, _ height: Int) -> Data {
    var result = Data(count: bytesPerRow * height)
    pixels.withUnsafeBytes { source in
      result.withUnsafeMutableBytes { target in
        guard let from = source.bindMemory(to: UInt8.self).baseAddress,
          let to = target.bindMemory(to: UInt8.self).baseAddress
        else { return }
        for row in 0..<height { layout.write(from + row * width * 4, to: to + row * bytesPerRow, count: width) }
      }
    }
    return result
  }
}

extension PixelLayout {
  /// Premultiplied BGRA from memory in this layout; there must be enough of it.
  func pixels(_ data: Data, _ width: Int, _ height: Int, _ bytesPerRow: Int, isStraight: Bool) -> Data {
    guard isStraight, case .color(let red, let green, let blue, let alpha, _) = kind else {
      return ImageMemory.pixels(data, width, height, bytesPerRow, bytesPerPixel) { source, target in
        read(source, to: target, count: 1)
      }
    }
    return ImageMemory.pixels(data, width, height, bytesPerRow, 4) { source, target in
      let share = Int(source[alpha])
      func multiplied(_ value: UInt8) -> UInt8 { UInt8((Int(value) * share + 127) / 255) }
      target[0] = multiplied(source[blue])
      target[1] = multiplied(source[green])
      target[2] = multiplied(source[red])
      target[3] = source[alpha]
    }
  }
}
