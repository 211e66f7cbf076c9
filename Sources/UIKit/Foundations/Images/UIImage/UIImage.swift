// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Synchronization

/// A picture. Sizes are points; an instance never changes.
///
/// PNG, JPEG and WebP files are read. A file is decoded when the picture is drawn.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  private let foundationMark = FoundationMark()

  /// Everything that makes up a picture.
  struct State {
    var picture: Picture
    var scale: CGFloat
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
    var isResizable = false
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    /// The traits that the picture was chosen for.
    var traits = UITraitCollection()
    /// Where variants for other traits come from.
    var source: Source?
    /// Set by the app; symbols have one of their own.
    var baselineOffset: CGFloat?
    var hasNoBaseline = false
    /// Whether views show it the other way round where reading begins on the right.
    var flipsWithDirection = false
    /// What is shown one after the other, and how long all of it takes, in seconds.
    var frames: [UIImage]?
    var duration: TimeInterval = 0
    /// What Core Image made the pixels of.
    var ciImage: CIImage?

    init(picture: Picture, scale: CGFloat) {
      self.picture = picture
      self.scale = scale
    }

    init(image: CGImage, scale: CGFloat, orientation: Orientation = .up) {
      self.init(picture: .pixels(image), scale: scale)
      self.orientation = orientation
    }

    /// The stored pixels; a symbol's are drawn when they are asked for.
    var image: CGImage {
      switch picture {
      case .pixels(let image): image
      case .symbol(let drawing): drawing.image(scale: scale)
      case .vector(let vector): vector.picture.image(scale: scale) ?? Self.clearPixel
      case .nothing: Self.clearPixel
      }
    }

    /// Stands in where pixels are wanted of a picture without any.
    private static let clearPixel: CGImage = {
      let context = CGContext(bitmapSize: CGSize(width: 1, height: 1), scale: 1, opaque: false)
      guard let pixel = context?.makeImage() else { fatalError("there is no memory for a single pixel") }
      return pixel
    }()
  }

  /// What there is to see.
  enum Picture: Hashable {
    case pixels(CGImage)
    case symbol(SymbolDrawing)
    case vector(Vector)
    /// No pixels at all.
    case nothing
  }

  /// A picture from a file of outlines.
  struct Vector: Hashable {
    var picture: VectorPicture
    /// Whether it is drawn anew at every size, rather than stretched as the pixels of its own.
    var keepsOutlines: Bool
  }

  /// Where a picture's variants come from.
  enum Source {
    case set(URL, name: String)
    case asset(UIImageAsset)
    case symbol(SymbolRequest)
  }

  // Set by the initialisers alone.
  private(set) final var state: State
  private let upright = Mutex<CGImage?>(nil)
  /// Made when it is first asked for; variants that apps add to it are the picture's from then on.
  private let asset = Mutex<UIImageAsset?>(nil)

  // Not designated: an initialiser that apps cannot see would keep the others from their subclasses.
  convenience init(state: State) {
    self.init()
    self.state = state
  }

  // MARK: - Creating

  /// An empty picture: its size is zero, and it has no pixels. It takes away what a picture stands for, as a bar's line.
  public override init() {
    state = State(picture: .nothing, scale: 1)
    super.init()
  }

  /// The picture of that name in the main bundle: in its asset catalogs, else its files.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The picture of that name in a bundle, for the given traits.
  ///
  /// Returns `nil`, with a line on standard error, where there is none or it cannot be read.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let ambient = AmbientTraits.current
    let traits = traitCollection.map { UITraitCollection(traitsFrom: [ambient, $0]) } ?? ambient
    guard let state = Self.find(name, in: bundle, traits) else { return nil }
    self.init(state: state)
  }

  /// The picture that `#imageLiteral(resourceName:)` names; there must be one.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let state = Self.find(name, in: nil, AmbientTraits.current) else {
      fatalError("#imageLiteral(resourceName: \"\(name)\"): there is no image of that name")
    }
    self.init(state: state)
  }

  /// The picture in a file; a name that ends in `@2x` or `@3x` says its scale.
  ///
  /// Beside `a.png`, `a@3x.png` is taken where the screen has three pixels a point; `.png` may be left out.
  public init?(contentsOfFile path: String) {
    guard let state = ImageFiles.state(atPath: path, AmbientTraits.current) else { return nil }
    self.state = state
    super.init()
  }

  /// The picture in the bytes of a file, a pixel a point.
  public init?(data: Data) {
    guard let state = Self.state(decoding: data, scale: 1) else { return nil }
    self.state = state
    super.init()
  }

  /// The picture in the bytes of a file; `nil` for bytes that are no picture.
  public init?(data: Data, scale: CGFloat) {
    guard let state = Self.state(decoding: data, scale: scale) else { return nil }
    self.state = state
    super.init()
  }

  private static func state(decoding data: Data, scale: CGFloat) -> State? {
    guard let image = try? CGImage(decoding: data) else { return nil }
    return State(image: image, scale: sane(scale), orientation: Orientation(exif: image.exifOrientation))
  }

  /// A picture of the pixels as they are, a pixel a point.
  public init(cgImage: CGImage) {
    state = State(image: cgImage, scale: 1)
    super.init()
  }

  /// A picture of pixels.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - orientation: How the pixels are to be turned.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    state = State(image: cgImage, scale: Self.sane(scale), orientation: orientation)
    super.init()
  }

  /// Reads a picture from an archive.
  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "UIImageData"),
      let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData"),
      let image = try? CGImage(decoding: data as Data)
    else { return nil }
    var state = State(
      image: image, scale: Self.sane(CGFloat(coder.decodeDouble(forKey: "UIScale"))),
      orientation: Orientation(rawValue: coder.decodeInteger(forKey: "UIImageOrientation")) ?? .up)
    state.renderingMode = RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
    self.state = state
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }

  /// Writes the picture's pixels into an archive, as a PNG, with its scale, orientation and rendering mode.
  open func encode(with coder: NSCoder) {
    if let data = cgImage.flatMap({ UIImage(cgImage: $0).pngData() }) {
      coder.encode(data as NSData, forKey: "UIImageData")
    }
    coder.encode(Double(scale), forKey: "UIScale")
    coder.encode(imageOrientation.rawValue, forKey: "UIImageOrientation")
    coder.encode(renderingMode.rawValue, forKey: "UIRenderingMode")
  }

  /// What an image of Core Image's shows, a pixel a point.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// What an image of Core Image's shows.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - orientation: How the pixels are to be turned.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent)
    var state = State(picture: pixels.map { .pixels($0) } ?? .nothing, scale: Self.sane(scale))
    state.orientation = orientation
    state.ciImage = ciImage
    self.init(state: state)
  }

  private static func sane(_ scale: CGFloat) -> CGFloat { scale > 0 && scale.isFinite ? scale : 1 }

  // MARK: - What it is

  /// The pixels as stored, before they are turned; `nil` for an empty picture.
  open var cgImage: CGImage? { state.picture == .nothing ? nil : state.image }

  /// The image of Core Image's that the picture was made of.
  open var ciImage: CIImage? { state.ciImage }

  /// In points, upright.
  open var size: CGSize {
    switch state.picture {
    case .symbol(let drawing): return drawing.size
    case .vector(let vector): return vector.picture.size
    case .nothing: return .zero
    case .pixels: break
    }
    let width = CGFloat(state.image.width) / state.scale
    let height = CGFloat(state.image.height) / state.scale
    return state.orientation.isSideways ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// Pixels per point.
  open var scale: CGFloat { state.scale }

  open var imageOrientation: Orientation { state.orientation }

  /// A format with which a renderer makes a picture like this one: of its scale, and opaque where it is.
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = cgImage.map { [.none, .noneSkipFirst, .noneSkipLast].contains($0.alphaInfo) } ?? false
    return format
  }

  open var renderingMode: RenderingMode { state.renderingMode }

  /// What is not stretched at each edge, in points.
  open var capInsets: UIEdgeInsets { state.capInsets }

  open var resizingMode: ResizingMode { state.resizingMode }

  /// What does not count where the picture is aligned, in points.
  open var alignmentRectInsets: UIEdgeInsets { state.alignmentRectInsets }

  /// The traits that the picture was chosen for.
  open var traitCollection: UITraitCollection { state.traits }

  /// Where variants of the picture for other traits come from.
  open var imageAsset: UIImageAsset? {
    if case .asset(let asset) = state.source { return asset }
    return asset.withLock { asset in
      if let asset { return asset }
      let made: UIImageAsset
      switch state.source {
      case .set(let url, let name): made = UIImageAsset(set: url, name: name)
      default: made = UIImageAsset(original: state)
      }
      asset = made
      return made
    }
  }

  /// The asset that an app has added variants to.
  var extendedAsset: UIImageAsset? { asset.withLock { $0 }.flatMap { $0.hasVariants ? $0 : nil } }

  /// The name in the asset catalog; for descriptions.
  var assetName: String? {
    if case .set(_, let name) = state.source { name } else { nil }
  }

  // MARK: - Variants

  func changed(_ change: (inout State) -> Void) -> UIImage {
    var state = state
    change(&state)
    let image = UIImage(state: state)
    if let extended = extendedAsset { image.asset.withLock { $0 = extended } }
    return image
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The picture's shape in a colour; views that show it as a template use their own tint all the same.
  open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// A picture whose middle is repeated to fill its room.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changed {
      $0.isResizable = true
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The pixels turned upright; the same as `cgImage` for most pictures.
  var uprightImage: CGImage {
    guard state.orientation != .up else { return state.image }
    if let known = upright.withLock({ $0 }) { return known }
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    guard let context = CGContext(bitmapSize: pixels, scale: 1, opaque: false) else { return state.image }
    drawPixels(in: CGRect(origin: .zero, size: pixels), context)
    let image = context.makeImage() ?? state.image
    upright.withLock { $0 = image }
    return image
  }

  // MARK: - NSObject

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    let (a, b) = (state, other.state)
    return a.picture == b.picture && a.scale == b.scale && a.orientation == b.orientation
      && a.renderingMode == b.renderingMode && a.tint == b.tint && a.isResizable == b.isResizable
      && a.capInsets == b.capInsets && a.resizingMode == b.resizingMode
      && a.alignmentRectInsets == b.alignmentRectInsets && a.baselineOffset == b.baselineOffset
      && a.hasNoBaseline == b.hasNoBaseline && a.frames == b.frames && a.duration == b.duration
  }

  open override var hash: Int { state.picture.hashValue }

  open override var description: String {
    let name = symbolRequest.map { " symbol(system: \($0.name))" } ?? assetName.map { " named(main: \($0))" } ?? ""
    return "<UIImage\(name) {\(size.width.shortText), \(size.height.shortText)} scale \(scale.shortText)>"
  }

  /// The picture as a PNG file, upright; `nil` for an empty one, and where its own file turns out to be broken.
  open func pngData() -> Data? { cgImage == nil ? nil : try? uprightImage.pngData() }

  /// The picture as a JPEG file, upright and on white.
  ///
  /// - Parameter compressionQuality: From 0 (smallest) to 1 (best).
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    cgImage == nil ? nil : (try? uprightImage.decoded())?.jpegData(quality: compressionQuality)
  }

  /// A smaller picture that fits into the size, which is points at the screen's scale; `nil` for an impossible size.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, self.size.width > 0,
      self.size.height > 0
    else { return nil }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    let fitted = CGSize(width: self.size.width * factor, height: self.size.height * factor)
    let scale = AmbientTraits.scale()
    guard let context = CGContext(bitmapSize: fitted, scale: scale, opaque: false) else { return nil }
    drawPixels(in: CGRect(origin: .zero, size: fitted), context)
    return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// The picture, if it can be decoded. It is decoded by whoever shows it, which may be another process.
  open func preparingForDisplay() -> UIImage? { (try? state.image.decoded(maxPixelSize: 1)) == nil ? nil : self }

  /// Draws the picture with its top left corner at the point, in the current context.
  open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture so that it fills the rectangle, in the current context.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha < 1 { context.setAlpha(alpha) }
    let current = resolved(for: AmbientTraits.current)
    let tint = current.state.tint
    // A template without a tint takes the colour that shapes are filled with.
    if tint != nil || current.renderingMode == .alwaysTemplate {
      context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
      current.drawParts(in: rect, context)
      context.setBlendMode(.sourceIn)
      if let tint { context.setFillColor(tint.cgColor) }
      context.fill(rect)
      context.endTransparencyLayer()
    } else {
      current.drawParts(in: rect, context)
    }
    context.restoreGState()
  }

  /// Draws the picture again and again from the rectangle's top left corner, in the current context.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
    context.saveGState()
    context.clip(to: rect)
    tile(rect, from: CGRect(origin: .zero, size: size), context)
    context.restoreGState()
  }

  /// The pictures that are shown one after the other; `nil` for one that stands still.
  open var images: [UIImage]? { state.frames }

  /// How long all pictures together are shown, in seconds; 0 for one that stands still.
  open var duration: TimeInterval { state.duration }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// What `#imageLiteral(resourceName:)` makes.
public typealias _ImageLiteralType = UIImage
