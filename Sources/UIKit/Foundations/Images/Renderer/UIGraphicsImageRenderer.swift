// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What is drawn on while an image renderer runs.
open class UIGraphicsRendererContext: NSObject {
  /// The context, which is also the current one; points, y down.
  open private(set) var cgContext: CGContext

  init(_ cgContext: CGContext) {
    self.cgContext = cgContext
    super.init()
  }

  /// Fills with the current fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { withBlendMode(blendMode) { cgContext.fill(rect) } }

  /// Frames with a line of one point inside the rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { withBlendMode(blendMode) { stroke(rect) } }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func withBlendMode(_ blendMode: CGBlendMode, _ draw: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    draw()
    cgContext.restoreGState()
  }
}

/// What is drawn on while a picture is made.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  open var format: UIGraphicsImageRendererFormat { ownFormat }

  private let ownFormat: UIGraphicsImageRendererFormat

  init(_ cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    ownFormat = format
    super.init(cgContext)
  }

  /// What was drawn so far.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: ownFormat.scale, orientation: .up)
  }
}

/// Draws pictures. Lengths are points, y points down.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  open var format: UIGraphicsImageRendererFormat { ownFormat }

  private let ownFormat: UIGraphicsImageRendererFormat

  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    // Another class than the format's own copy cannot come out of `copy`.
    ownFormat = format.copy() as? UIGraphicsImageRendererFormat ?? format
    ownFormat.bounds = bounds
    super.init()
  }

  /// Runs the actions on a new context and returns the picture.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    // A size without pixels gives an empty picture.
    run(actions)?.currentImage ?? UIImage()
  }

  /// The picture as a PNG file.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The picture as a JPEG file; `compressionQuality` is from 0 to 1.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  private func run(_ actions: (UIGraphicsImageRendererContext) -> Void) -> UIGraphicsImageRendererContext? {
    let scale = ownFormat.scale > 0 ? ownFormat.scale : AmbientTraits.scale()
    ownFormat.scale = scale
    guard bounds.width > 0, bounds.height > 0 else {
      // What is drawn goes nowhere, but the actions may do more than draw.
      return draw(on: CGContext(recordingSize: .zero, scale: scale), actions)
    }
    guard let context = CGContext(bitmapSize: bounds.size, scale: scale, opaque: ownFormat.opaque) else {
      AssetWarnings.warn(
        "UIGraphicsImageRenderer: \(bounds.width) × \(bounds.height) points at scale \(scale) cannot be drawn, expected 1 to \(ImageLimits.side) pixels on a side."
      )
      return nil
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    return draw(on: context, actions)
  }

  private func draw(
    on context: CGContext, _ actions: (UIGraphicsImageRendererContext) -> Void
  ) -> UIGraphicsImageRendererContext {
    let result = UIGraphicsImageRendererContext(context, format: ownFormat)
    UIGraphicsPushContext(context)
    actions(result)
    UIGraphicsPopContext()
    return result
  }
}
