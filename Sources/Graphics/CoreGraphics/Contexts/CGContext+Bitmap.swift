// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension CGContext {
  /// Creates a context that draws on memory, in pixels, with the origin at the bottom left and y up.
  ///
  /// - Parameters:
  ///   - data: The memory, which must outlive the context; `nil` lets the context have its own. It may be read at any
  ///     time after a drawing call.
  ///   - width: The width in pixels, at most 16,384, as is the height.
  ///   - bitsPerComponent: Must be 8.
  ///   - bytesPerRow: The distance between rows; 0, with `data` of `nil`, lets the context choose.
  ///   - space: RGB or grey.
  ///   - bitmapInfo: A `CGImageAlphaInfo` and a byte order of 32 bits or the default.
  ///
  /// Returns `nil`, with a line on standard error, for sizes and layouts that are not supported.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    func refuse(_ reason: String) {
      FileHandle.standardError.write(Data("CGBitmapContextCreate: \(reason)\n".utf8))
    }
    guard let layout = PixelLayout(bitsPerComponent: bitsPerComponent, space: space, bitmapInfo: bitmapInfo) else {
      refuse(
        "unsupported layout: \(bitsPerComponent) bits a component, \(space.numberOfComponents) components, bitmap info \(bitmapInfo)"
      )
      return nil
    }
    guard width > 0, height > 0, width <= ImageLimits.side, height <= ImageLimits.side,
      width * height <= ImageLimits.pixels
    else {
      refuse("impossible size: \(width) × \(height) pixels, expected 1 to \(ImageLimits.side) on a side")
      return nil
    }
    let least = width * layout.bytesPerPixel
    guard bytesPerRow == 0 || (least...1 << 24).contains(bytesPerRow) else {
      refuse("\(bytesPerRow) bytes a row are too few or too many for \(width) pixels, expected at least \(least)")
      return nil
    }
    guard let surface = CairoSurface(.color, width: width, height: height) else {
      refuse("out of memory for \(width) × \(height) pixels")
      return nil
    }
    let target = BitmapTarget(
      surface: surface, layout: layout, bytesPerRow: bytesPerRow == 0 ? least : bytesPerRow, isYUp: true, memory: data)
    self.init(target: target, size: CGSize(width: width, height: height), scale: 1, yUp: true)
  }

  /// Creates a context with pixels of its own, drawn on in points with y down and the origin at the top left, as
  /// UIKit's picture renderers get it. Returns `nil` where the size is impossible.
  package convenience init?(
    bitmapSize size: CGSize, scale: CGFloat, opaque: Bool, images: ImageCache = ImageCache(), fonts: FontCache? = nil
  ) {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width <= CGFloat(ImageLimits.side), height <= CGFloat(ImageLimits.side),
      width * height <= CGFloat(ImageLimits.pixels),
      let surface = CairoSurface(.color, width: Int(width), height: Int(height)),
      let layout = PixelLayout(
        bitsPerComponent: 8, space: .deviceRGB,
        bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue
          | (opaque ? CGImageAlphaInfo.noneSkipFirst : .premultipliedFirst).rawValue)
    else { return nil }
    let target = BitmapTarget(
      surface: surface, layout: layout, bytesPerRow: surface.stride, isYUp: false, memory: nil, images: images,
      fonts: fonts)
    self.init(target: target, size: size, scale: scale, yUp: false)
  }

  /// A picture of what was drawn so far; `nil` for a context without pixels.
  public func makeImage() -> CGImage? {
    guard let target, let bitmap else { return nil }
    return CGImage(
      bitmap, textFrames: target.textFrames, views: target.views,
      form: PixelForm(layout: target.layout, bytesPerRow: target.bytesPerRow))
  }

  /// Notes what views are drawn, in words; of very much, the first. Nothing is noted where there are no pixels.
  ///
  /// - Parameter words: Makes the words, given the way from user space to the picture's points, y down.
  package func noteViews(_ words: (CGAffineTransform) -> String) {
    guard let target, target.views.utf8.count < BitmapTarget.mostViews else { return }
    target.views += words(state.toList)
  }

  /// The pixels as they are now; `nil` for a context without any.
  package var bitmap: Bitmap? {
    guard let target else { return nil }
    flush()
    return target.bitmap()
  }

  /// The memory that is drawn on; `nil` for a context without pixels. It may be read and written as long as the context
  /// lives: what was drawn is in it, and what is written into it is in what `makeImage()` gives.
  public var data: UnsafeMutableRawPointer? {
    guard let target else { return nil }
    flush()
    return target.share()
  }

  /// The width in pixels; 0 for a context without any.
  public var width: Int { target?.surface.width ?? 0 }

  /// The height in pixels; 0 for a context without any.
  public var height: Int { target?.surface.height ?? 0 }

  /// How many bits a component takes; 0 for a context without pixels.
  public var bitsPerComponent: Int { target == nil ? 0 : 8 }

  /// How many bits a pixel takes; 0 for a context without pixels.
  public var bitsPerPixel: Int { (target?.layout.bytesPerPixel ?? 0) * 8 }

  /// How many bytes a row takes; 0 for a context without pixels.
  public var bytesPerRow: Int { target?.bytesPerRow ?? 0 }

  /// The space of the pixels; `nil` for a context without any.
  public var colorSpace: CGColorSpace? {
    target?.layout.space
  }

  /// How pixels lie in memory; nothing is said for a context without any.
  public var bitmapInfo: CGBitmapInfo { target?.layout.bitmapInfo ?? [] }

  /// Where the alpha value of a pixel stands; `none` for a context without pixels.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha }

  /// Draws everything that was written down so far.
  public func flush() {
    // A layer can only be drawn when it is whole.
    let isInLayer = frames.contains { if case .layer = $0 { true } else { false } }
    guard let target, !operations.isEmpty, !isInLayer else { return }
    target.draw(operations, scale: scale)
    operations = []
  }

  /// Called after each drawing operation. Memory that the caller may read is kept up to date, and other contexts with
  /// pixels do not let the list grow without end.
  func didDraw() {
    guard let target, target.isShared || operations.count >= 1_024 else { return }
    flush()
  }
}
