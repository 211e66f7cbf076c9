// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Where the alpha value of a pixel stands and whether colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  case noneSkipLast = 5
  case noneSkipFirst = 6
  case alphaOnly = 7
}

/// The layout of pixels in memory.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

extension CGBitmapInfo {
  var alpha: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: intersection(.alphaInfoMask).rawValue) ?? .none }
}

extension CGImage {
  /// How many bits a pixel takes: 32 once decoded, or as in the context that made the picture.
  public var bitsPerPixel: Int { (form?.layout.bytesPerPixel ?? 4) * 8 }

  /// How many bits a component takes once decoded: always 8.
  public var bitsPerComponent: Int { 8 }

  /// How many bytes a row takes once decoded, or in the context that made the picture.
  public var bytesPerRow: Int { form?.bytesPerRow ?? width * 4 }

  /// The colour space of the decoded pixels: sRGB, or as in the context that made the picture.
  public var colorSpace: CGColorSpace? { form.map(\.layout.space) ?? .deviceRGB }

  /// Whether there is an alpha value, and where. Decoded files are BGRA in memory.
  public var alphaInfo: CGImageAlphaInfo {
    if let form { return form.layout.bitmapInfo.alpha }
    return switch storage {
    case .bitmap: .premultipliedFirst
    case .encoded(let data, _): (try? ImageHeader(data))?.hasAlpha == true ? .premultipliedFirst : .noneSkipFirst
    }
  }

  /// The layout of the pixels.
  public var bitmapInfo: CGBitmapInfo {
    form?.layout.bitmapInfo
      ?? CGBitmapInfo(rawValue: alphaInfo.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
  }

  /// A picture of the pixels within `rect`, which is in pixels from the top left and widened to whole ones.
  ///
  /// Returns `nil` where the rectangle holds no pixel, or the picture cannot be decoded.
  public func cropping(to rect: CGRect) -> CGImage? {
    let area = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !area.isNull, area.minX >= 0, area.minY >= 0, area.width >= 1, area.height >= 1 else { return nil }
    let (left, top) = (Int(area.minX), Int(area.minY))
    let (newWidth, newHeight) = (Int(area.width), Int(area.height))
    if newWidth == width, newHeight == height { return self }
    guard let whole = try? decoded() else { return nil }
    var pixels = Data(capacity: newWidth * newHeight * 4)
    for row in top..<top + newHeight {
      let start = whole.pixels.startIndex + (row * width + left) * 4
      pixels.append(whole.pixels[start..<start + newWidth * 4])
    }
    return CGImage(Bitmap(width: newWidth, height: newHeight, pixels: pixels))
  }

  /// Another reference to the same picture.
  public func copy() -> CGImage? { self }
}
