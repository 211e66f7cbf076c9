// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A picture as a recipe: nothing is drawn before a `CIContext` is asked for pixels.
///
/// Lengths are pixels of the picture's own space; y points up, and the origin is the bottom left corner.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
  /// How the pixels are had. Immutable once the picture is made.
  struct Recipe: Hashable, Sendable {
    var picture: CGImage?
    /// From the picture's pixels, y up, to the image's space.
    var transform = CGAffineTransform.identity
    /// Whether pixels keep their edges when they are made larger.
    var isSampledNearest = false
    /// Outside of it there is nothing; in the image's space.
    var extent = CGRect.zero
    /// Whether the pixels at the edges go on beyond them, without an end.
    var goesOn = false
  }

  private(set) final var recipe = Recipe()

  /// An image of nothing.
  public override init() {
    super.init()
  }

  /// The pixels of a picture, a pixel a unit.
  public init(cgImage image: CGImage) {
    recipe.picture = image
    recipe.extent = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    super.init()
  }

  /// The picture in the bytes of a PNG, JPEG or WebP file; `nil` for bytes that are none.
  public convenience init?(data: Data) {
    guard let image = try? CGImage(decoding: data) else { return nil }
    self.init(cgImage: image)
  }

  /// The picture in a file; `nil` where there is none or it can't be read.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  // Not designated: an initialiser that apps cannot see would keep the others from their subclasses.
  convenience init(recipe: Recipe) {
    self.init()
    self.recipe = recipe
  }

  /// The same image once more.
  package convenience init(copying other: CIImage) {
    self.init(recipe: other.recipe)
  }

  /// An image without any pixels.
  open class func empty() -> CIImage { CIImage() }

  /// The rectangle that holds all there is to see, in the image's space.
  open var extent: CGRect { recipe.extent }

  /// The picture that the image was made of, where nothing was done to it since.
  open var cgImage: CGImage? { recipe.transform.isIdentity && recipe.extent == whole ? recipe.picture : nil }

  private var whole: CGRect {
    guard let picture = recipe.picture else { return .zero }
    return CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
  }

  // MARK: - Changing

  private func changed(_ change: (inout Recipe) -> Void) -> CIImage {
    var recipe = recipe
    change(&recipe)
    return CIImage(recipe: recipe)
  }

  /// The image moved, stretched or turned; its extent is the rectangle around what comes of it.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    changed {
      $0.transform = $0.transform.concatenating(matrix)
      if !$0.goesOn { $0.extent = $0.extent.applying(matrix) }
    }
  }

  /// The image turned upright, of pixels that are stored as EXIF says.
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    transformed(by: orientationTransform(for: orientation))
  }

  /// The same, by EXIF's number.
  open func oriented(forExifOrientation orientation: Int32) -> CIImage {
    CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)).map(oriented) ?? self
  }

  /// What turns the image upright; its corner stays where it is.
  open func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
    let (width, height) = (extent.width, extent.height)
    let turn =
      switch orientation {
      case .up: CGAffineTransform.identity
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
      case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
      case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
      case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
      }
    let (x, y) = (extent.isInfinite ? 0 : extent.minX, extent.isInfinite ? 0 : extent.minY)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(turn)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// What lies in a rectangle of the image's space.
  open func cropped(to rect: CGRect) -> CIImage {
    changed {
      let rest = $0.goesOn ? rect : $0.extent.intersection(rect)
      $0.goesOn = false
      $0.extent = rest.isNull ? .zero : rest
    }
  }

  /// The image with the pixels of its edges going on beyond them: blurs do not fade there. Drawn is what the image has itself.
  open func clampedToExtent() -> CIImage {
    changed {
      $0.goesOn = true
      $0.extent = .infinite
    }
  }

  /// The image with hard edges between its pixels when it is made larger.
  open func samplingNearest() -> CIImage { changed { $0.isSampledNearest = true } }

  /// The image with smooth passages between its pixels when it is made larger, as pictures have anyway.
  open func samplingLinear() -> CIImage { changed { $0.isSampledNearest = false } }

  // MARK: - NSObject

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { recipe == (object as? CIImage)?.recipe }

  open override var hash: Int { recipe.hashValue }
}
