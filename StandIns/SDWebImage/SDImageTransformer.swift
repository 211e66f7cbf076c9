// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Makes other pictures of those that come, before they are kept.
public protocol SDImageTransformer {
  /// What is added to the keys of what it makes.
  var transformerKey: String { get }
  func transformedImage(with image: UIImage, forKey key: String) -> UIImage?
}

/// A key with that of a transformer, before the ending: `a.png` becomes `a-Flip(1,0).png`.
public func SDTransformedKeyForKey(_ key: String?, _ transformerKey: String) -> String? {
  guard let key else { return nil }
  let path = URL(string: key)?.path ?? key
  let ending = (path as NSString).pathExtension
  guard !ending.isEmpty, let dot = key.range(of: ".\(ending)", options: .backwards) else {
    return "\(key)-\(transformerKey)"
  }
  return key.replacingCharacters(in: dot, with: "-\(transformerKey).\(ending)")
}

/// One transformer behind the other.
public final class SDImagePipelineTransformer: NSObject, SDImageTransformer {
  public let transformers: [SDImageTransformer]

  public init(transformers: [SDImageTransformer]) { self.transformers = transformers }

  public var transformerKey: String { transformers.map(\.transformerKey).joined(separator: "-") }

  public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
    transformers.reduce(image as UIImage?) { image, transformer in
      image.flatMap { transformer.transformedImage(with: $0, forKey: key) }
    }
  }
}

/// How a picture fills another size.
public enum SDImageScaleMode: UInt, Sendable {
  case fill
  case aspectFit
  case aspectFill
}

public final class SDImageResizingTransformer: NSObject, SDImageTransformer {
  public let size: CGSize
  public let scaleMode: SDImageScaleMode

  /// - Parameter size: In points of the picture.
  public init(size: CGSize, scaleMode: SDImageScaleMode) { (self.size, self.scaleMode) = (size, scaleMode) }

  public var transformerKey: String {
    String(format: "SDImageResizingTransformer({%f,%f},%lu)", size.width, size.height, scaleMode.rawValue)
  }

  public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
    image.sd_resizedImage(with: size, scaleMode: scaleMode)
  }
}

public final class SDImageRoundCornerTransformer: NSObject, SDImageTransformer {
  public let cornerRadius: CGFloat
  public let corners: UIRectCorner
  public let borderWidth: CGFloat
  public let borderColor: UIColor?

  public init(radius: CGFloat, corners: UIRectCorner, borderWidth: CGFloat, borderColor: UIColor?) {
    (cornerRadius, self.corners, self.borderWidth, self.borderColor) = (radius, corners, borderWidth, borderColor)
  }

  public var transformerKey: String {
    String(
      format: "SDImageRoundCornerTransformer(%f,%lu,%f,%@)", cornerRadius, corners.rawValue, borderWidth,
      borderColor.map(hex) ?? "#00000000")
  }

  public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
    image.sd_roundedCornerImage(
      withRadius: cornerRadius, corners: corners, borderWidth: borderWidth, borderColor: borderColor)
  }
}

public final class SDImageCroppingTransformer: NSObject, SDImageTransformer {
  public let rect: CGRect

  /// - Parameter rect: In points of the picture.
  public init(rect: CGRect) { self.rect = rect }

  public var transformerKey: String {
    String(
      format: "SDImageCroppingTransformer({%f,%f,%f,%f})", rect.minX, rect.minY, rect.width, rect.height)
  }

  public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
    image.sd_croppedImage(with: rect)
  }
}

public final class SDImageFlippingTransformer: NSObject, SDImageTransformer {
  public let horizontal: Bool
  public let vertical: Bool

  public init(horizontal: Bool, vertical: Bool) { (self.horizontal, self.vertical) = (horizontal, vertical) }

  public var transformerKey: String { "SDImageFlippingTransformer(\(horizontal ? 1 : 0),\(vertical ? 1 : 0))" }

  public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
    image.sd_flippedImage(withHorizontal: horizontal, vertical: vertical)
  }
}

public final class SDImageTintTransformer: NSObject, SDImageTransformer {
  public let tintColor: UIColor

  public init(color: UIColor) { tintColor = color }

  public var transformerKey: String { "SDImageTintTransformer(\(hex(tintColor)))" }

  public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
    image.sd_tintedImage(with: tintColor)
  }
}

@available(*, unavailable, message: "Tessera's stand-in does not blur")
public final class SDImageBlurTransformer: NSObject {}
@available(*, unavailable, message: "Tessera's stand-in does not turn pictures")
public final class SDImageRotationTransformer: NSObject {}
@available(*, unavailable, message: "Tessera's stand-in has no filters")
public final class SDImageFilterTransformer: NSObject {}

private func hex(_ color: UIColor) -> String {
  var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
  color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  let parts = [red, green, blue, alpha].map { UInt32(($0 * 255).rounded()) }
  return String(format: "#%02x%02x%02x%02x", parts[0], parts[1], parts[2], parts[3])
}
