// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ImageIO
import UIKit

/// The form of a file of a picture.
public struct SDImageFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let undefined = SDImageFormat(rawValue: -1)
  public static let JPEG = SDImageFormat(rawValue: 0)
  public static let PNG = SDImageFormat(rawValue: 1)
  public static let GIF = SDImageFormat(rawValue: 2)
  public static let TIFF = SDImageFormat(rawValue: 3)
  public static let webP = SDImageFormat(rawValue: 4)
  public static let HEIC = SDImageFormat(rawValue: 5)
  public static let HEIF = SDImageFormat(rawValue: 6)
  public static let PDF = SDImageFormat(rawValue: 7)
  public static let SVG = SDImageFormat(rawValue: 8)
}

extension NSData {
  /// The form of a file by its first bytes.
  public class func sd_imageFormat(forImageData data: Data?) -> SDImageFormat {
    guard let data, let first = data.first else { return .undefined }
    switch first {
    case 0xFF: return .JPEG
    case 0x89: return .PNG
    case 0x47: return .GIF
    case 0x49, 0x4D: return .TIFF
    case 0x52 where data.count >= 12 && data.dropFirst(8).prefix(4).elementsEqual("WEBP".utf8): return .webP
    case 0x25 where data.prefix(4).elementsEqual("%PDF".utf8): return .PDF
    case 0x3C where data.prefix(512).range(of: Data("<svg".utf8)) != nil: return .SVG
    default: return .undefined
    }
  }
}

extension UIImage {
  /// The picture in a file's bytes; animated where the file is.
  public class func sd_image(with data: Data?) -> UIImage? { sd_image(with: data, scale: 1) }

  public class func sd_image(with data: Data?, scale: CGFloat) -> UIImage? {
    sd_image(with: data, scale: scale, firstFrameOnly: false)
  }

  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - firstFrameOnly: Whether an animated picture stands.
  public class func sd_image(with data: Data?, scale: CGFloat, firstFrameOnly: Bool) -> UIImage? {
    guard let data, !data.isEmpty else { return nil }
    let scale = max(scale, 1)
    let isAnimatable = [.GIF, .webP, .PNG].contains(NSData.sd_imageFormat(forImageData: data))
    guard !firstFrameOnly, isAnimatable, let source = CGImageSourceCreateWithData(data as CFData, nil),
      CGImageSourceGetCount(source) > 1
    else { return UIImage(data: data, scale: scale) }
    var frames: [UIImage] = []
    var delays: [Double] = []
    for index in 0..<CGImageSourceGetCount(source) {
      guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { continue }
      frames.append(UIImage(cgImage: image, scale: scale, orientation: .up))
      delays.append(delay(of: index, in: source))
    }
    guard frames.count > 1 else { return UIImage(data: data, scale: scale) }
    // UIImage shows all for the same time: those that last longer are shown more often.
    let unit = max(delays.min() ?? 0.1, 0.02)
    let shown = zip(frames, delays).flatMap { frame, delay in
      Array(repeating: frame, count: min(max(Int((delay / unit).rounded()), 1), 100))
    }
    return UIImage.animatedImage(with: shown, duration: delays.reduce(0, +))
  }

  private class func delay(of index: Int, in source: CGImageSource) -> Double {
    let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any]
    let keys: [(CFString, CFString, CFString)] = [
      (kCGImagePropertyGIFDictionary, kCGImagePropertyGIFUnclampedDelayTime, kCGImagePropertyGIFDelayTime)
    ]
    for (dictionary, exact, usual) in keys {
      guard let table = properties?[dictionary as String] as? [String: Any] else { continue }
      let delay = (table[exact as String] as? NSNumber ?? table[usual as String] as? NSNumber)?.doubleValue ?? 0
      return delay < 0.011 ? 0.1 : delay
    }
    return 0.1
  }

  /// Bytes of all pixels.
  public var sd_memoryCost: UInt {
    let pixels = Int(size.width * scale) * Int(size.height * scale) * 4
    return UInt(max(pixels, 0) * max(images?.count ?? 1, 1))
  }

  public var sd_isAnimated: Bool { (images?.count ?? 0) > 1 }

  // MARK: - Transforming

  private func drawn(_ size: CGSize, _ body: (CGContext) -> Void) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (scale, false)
    return UIGraphicsImageRenderer(size: size, format: format).image { body($0.cgContext) }
  }

  public func sd_resizedImage(with size: CGSize, scaleMode: SDImageScaleMode) -> UIImage? {
    let (across, down) = (size.width / self.size.width, size.height / self.size.height)
    let rect: CGRect
    switch scaleMode {
    case .fill: rect = CGRect(origin: .zero, size: size)
    case .aspectFit, .aspectFill:
      let factor = scaleMode == .aspectFit ? min(across, down) : max(across, down)
      let own = CGSize(width: self.size.width * factor, height: self.size.height * factor)
      rect = CGRect(
        x: (size.width - own.width) / 2, y: (size.height - own.height) / 2, width: own.width, height: own.height)
    }
    return drawn(size) { _ in draw(in: rect) }
  }

  public func sd_croppedImage(with rect: CGRect) -> UIImage? {
    drawn(rect.size) { _ in draw(at: CGPoint(x: -rect.minX, y: -rect.minY)) }
  }

  public func sd_roundedCornerImage(
    withRadius cornerRadius: CGFloat, corners: UIRectCorner, borderWidth: CGFloat, borderColor: UIColor?
  ) -> UIImage? {
    drawn(size) { _ in
      let radius = min(cornerRadius, min(size.width, size.height) / 2)
      let bounds = CGRect(origin: .zero, size: size)
      let shape = UIBezierPath(
        roundedRect: bounds, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
      shape.addClip()
      draw(in: bounds)
      guard let borderColor, borderWidth > 0 else { return }
      borderColor.setStroke()
      // Half of the line is outside, where nothing is drawn.
      shape.lineWidth = borderWidth * 2
      shape.stroke()
    }
  }

  public func sd_flippedImage(withHorizontal horizontal: Bool, vertical: Bool) -> UIImage? {
    drawn(size) { context in
      context.translateBy(x: horizontal ? size.width : 0, y: vertical ? size.height : 0)
      context.scaleBy(x: horizontal ? -1 : 1, y: vertical ? -1 : 1)
      draw(at: .zero)
    }
  }

  public func sd_tintedImage(with tintColor: UIColor) -> UIImage? {
    drawn(size) { context in
      draw(at: .zero)
      context.setBlendMode(.sourceAtop)
      context.setFillColor(tintColor.cgColor)
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  /// The picture with so many pixels at most.
  func sd_thumbnail(pixels: CGSize, keepsShape: Bool) -> UIImage {
    let own = CGSize(width: size.width * scale, height: size.height * scale)
    guard own.width > pixels.width || own.height > pixels.height else { return self }
    var factors = (pixels.width / own.width, pixels.height / own.height)
    if keepsShape { factors = (min(factors.0, factors.1), min(factors.0, factors.1)) }
    let points = CGSize(width: size.width * factors.0, height: size.height * factors.1)
    return drawn(points) { _ in draw(in: CGRect(origin: .zero, size: points)) } ?? self
  }
}
