// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Makes pixels of images.
open class CIContext: NSObject, @unchecked Sendable {
  /// Creates a context; images are drawn by the processor, the same on every machine.
  public override init() {
    super.init()
  }

  /// Creates a context; of the options none changes what is drawn.
  public convenience init(options: [CIContextOption: Any]?) {
    self.init()
  }

  /// The pixels of a rectangle, one for each unit of the image's space.
  ///
  /// Returns `nil` for a rectangle that is empty, infinite or of more pixels than pictures may have.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard fromRect.minX.isFinite, fromRect.minY.isFinite, fromRect.width.isFinite, fromRect.height.isFinite else {
      return nil
    }
    let area = fromRect.integral
    guard let context = CGContext(bitmapSize: area.size, scale: 1, opaque: false) else { return nil }
    // The context has y down; images have it up.
    context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -area.minX, ty: area.maxY))
    let recipe = image.recipe
    guard let picture = recipe.picture, !recipe.extent.isEmpty else { return context.makeImage() }
    if !recipe.goesOn { context.clip(to: recipe.extent) }
    context.concatenate(recipe.transform)
    context.interpolationQuality = recipe.isSampledNearest ? .none : .default
    context.draw(picture, in: CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
    return context.makeImage()
  }
}

/// What a context can be told when it is made.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  public static let allowLowPower = CIContextOption(rawValue: "allow_low_power")
  public static let name = CIContextOption(rawValue: "name")
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
}
