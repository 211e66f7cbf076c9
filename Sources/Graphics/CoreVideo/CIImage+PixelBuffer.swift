// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreImage
internal import Foundation

// On iOS these are Core Image's, which knows nothing of buffers here.
extension CIImage {
  /// The pixels of a buffer as they are now; of formats without colours for pictures, nothing.
  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
    if let image = pixelBuffer.image { self.init(cgImage: image) } else { self.init() }
  }

  public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) { self.init(cvPixelBuffer: imageBuffer) }
}

extension CIContext {
  /// Draws an image into a buffer, from its lower left corner on.
  public func render(_ image: CIImage, to buffer: CVPixelBuffer) {
    let part = CGRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
    guard let picture = createCGImage(image, from: part), let info = buffer.bitmapInfo,
      let context = CGContext(
        data: buffer.bytes, width: buffer.width, height: buffer.height, bitsPerComponent: 8,
        bytesPerRow: buffer.bytesPerRow, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue)
    else { return }
    context.clear(part)
    context.draw(picture, in: part)
    context.flush()
  }
}

extension CVBuffer {
  /// How a picture's pixels of the format lie; `nil` for formats that a context cannot draw into.
  fileprivate var bitmapInfo: CGBitmapInfo? {
    switch format {
    case kCVPixelFormatType_32BGRA:
      CGBitmapInfo(
        rawValue: CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue)
    case kCVPixelFormatType_32ARGB: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)
    case kCVPixelFormatType_32RGBA: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    default: nil
    }
  }

  fileprivate var image: CGImage? {
    let data = Data(bytes: bytes, count: bytesPerRow * height)
    guard let provider = CGDataProvider(data: data as NSData) else { return nil }
    if format == kCVPixelFormatType_OneComponent8 {
      return CGImage(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: bytesPerRow,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue),
        provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }
    guard let info = bitmapInfo else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: bytesPerRow,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info, provider: provider, decode: nil, shouldInterpolate: true,
      intent: .defaultIntent)
  }
}
