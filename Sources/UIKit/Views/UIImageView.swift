// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A view that shows a picture.
///
/// The natural size is the picture's; `contentMode` says how it fills other sizes. Templates take the view's tint.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// Shows a picture at its own size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    self.image = image
    playImage()
    showImage()
  }

  /// Shows a picture at its own size, and another one while highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    self.image = image
    self.highlightedImage = highlightedImage
    playImage()
    showImage()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    finishDecoding(coder, as: UIImageView.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// How much light beyond white is wanted. Defaults to `unspecified`; screens here show none.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified

  /// How much light beyond white is shown: none.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }

  /// What is shown unless highlighted.
  open var image: UIImage? {
    willSet { KeyValueObserving.willChange(self, "image") }
    didSet {
      KeyValueObserving.didChange(self, "image")
      imageDidChange(from: oldValue)
    }
  }

  /// What is shown while highlighted; `nil` keeps `image`.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { showImage() } }
  }

  /// Defaults to `false`.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showImage() } }
  }

  /// What is shown one after the other between `startAnimating()` and `stopAnimating()`, in place of `image`. Another list
  /// ends that.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// The same while highlighted; `nil` keeps `animationImages`.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// How long all pictures together are shown, in seconds. Defaults to 0, which gives each a thirtieth.
  open var animationDuration: TimeInterval = 0

  /// How often all pictures are shown. Defaults to 0, which is without end.
  open var animationRepeatCount = 0

  /// Begins to show `animationImages`, from the first on.
  open func startAnimating() { playAnimationImages() }

  /// Shows `image` again.
  open func stopAnimating() {
    guard isAnimating else { return }
    player = nil
    showImage()
  }

  /// Whether pictures are shown in turn, those of `animationImages` or those of a moving `image`.
  open var isAnimating: Bool { player != nil }

  /// Shows one picture after the other.
  var player: PicturePlayer?

  /// How symbols look whose own configuration leaves it open. Defaults to `nil`.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration != oldValue else { return }
      showImage()
      if image?.isSymbolImage == true { invalidateIntrinsicContentSize() }
    }
  }

  /// Whether pictures of the `automatic` mode are shown as templates, as in system buttons.
  var prefersTemplates = false {
    didSet { if prefersTemplates != oldValue { showImage() } }
  }

  /// How often the layer was given a picture; for tests.
  package private(set) var showCount = 0

  private func imageDidChange(from old: UIImage?) {
    guard image !== old else { return }
    if player?.isOfImage == true || (player == nil && image?.images != nil) { playImage() }
    showImage()
    if image?.size != old?.size || image?.alignmentRectInsets != old?.alignmentRectInsets {
      invalidateIntrinsicContentSize()
    }
  }

  /// The picture that is shown now, as it was given.
  private var wantedImage: UIImage? { player?.picture ?? (isHighlighted ? highlightedImage ?? image : image) }

  /// Gives the layer the picture for the present traits, tint and size.
  func showImage() {
    showCount += 1
    let wanted = wantedImage
    guard var shown = wanted?.preferring(preferredSymbolConfiguration).resolved(for: traitCollection),
      shown.state.picture != .nothing
    else {
      layer.contents = nil
      layer.contentsTint = nil
      return
    }
    if wanted?.flipsForRightToLeftLayoutDirection == true, effectiveUserInterfaceLayoutDirection == .rightToLeft {
      shown = shown.withHorizontallyFlippedOrientation()
    }
    let isTiled = shown.state.isResizable && shown.resizingMode == .tile && !shown.hasPointMiddle
    if isTiled, bounds.width > 0, bounds.height > 0, contentMode == .scaleToFill {
      showTiled(shown)
    } else {
      let factor = symbolFactor(shown)
      layer.contents = factor == 1 ? shown.uprightImage : shown.symbolPixels(factor: factor)
      layer.contentsScale = shown.scale * factor
      layer.contentsCenter = shown.contentsCenter
    }
    layer.contentsTint = tint(of: shown)
  }

  /// Layers only stretch, so a picture that repeats is drawn at the view's size.
  private func showTiled(_ shown: UIImage) {
    let scale = AmbientTraits.scale(traitCollection)
    guard let context = CGContext(bitmapSize: bounds.size, scale: scale, opaque: false) else { return }
    UIGraphicsPushContext(context)
    shown.draw(in: CGRect(origin: .zero, size: bounds.size))
    UIGraphicsPopContext()
    layer.contents = context.makeImage()
    layer.contentsScale = scale
    layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  }

  /// How much larger than its own size a symbol or drawing is shown: its pixels are made for that size.
  private func symbolFactor(_ shown: UIImage) -> CGFloat {
    let (own, room) = (shown.size, bounds.size)
    guard shown.isDrawnAtEverySize, own.width > 0, own.height > 0, room.width > 0, room.height > 0 else { return 1 }
    let (x, y) = (room.width / own.width, room.height / own.height)
    return switch contentMode {
    case .scaleToFill, .scaleAspectFill, .redraw: max(x, y)
    case .scaleAspectFit: min(x, y)
    default: 1
    }
  }

  /// What the view's natural size is that of.
  var naturalImage: UIImage? {
    guard let image, image.isSymbolImage else { return image }
    return image.preferring(preferredSymbolConfiguration).resolved(for: traitCollection)
  }

  private func tint(of shown: UIImage) -> RGBAColor? {
    let isTemplate =
      shown.renderingMode == .alwaysTemplate
      || (shown.renderingMode == .automatic
        && (shown.isTemplateByItself || (prefersTemplates && !shown.hasColorsOfItsOwn)))
    if isTemplate { return tintColor.resolvedCGColor(with: traitCollection).rgba }
    return shown.state.tint?.resolvedCGColor(with: traitCollection).rgba
  }

  // MARK: - UIView

  open override var intrinsicContentSize: CGSize {
    guard let image = naturalImage else { return super.intrinsicContentSize }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: image.size.width - insets.left - insets.right, height: image.size.height - insets.top - insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalImage?.size ?? .zero }

  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  package override func baselineOffsets(width: CGFloat) -> (first: CGFloat, last: CGFloat)? {
    guard let image = naturalImage, let offset = image.baselineOffsetFromBottom else { return nil }
    let insets = image.alignmentRectInsets
    return (image.size.height - offset - insets.top, offset - insets.bottom)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    player?.isShown = window != nil
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if image?.isSymbolImage == true { invalidateIntrinsicContentSize() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if layer.contentsTint != nil { showImage() }
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    if wantedImage?.flipsForRightToLeftLayoutDirection == true { showImage() }
  }

  override func contentModeDidChange() {
    super.contentModeDidChange()
    // Symbols are drawn at the size at which they are shown, and tiles by themselves.
    if let image = wantedImage, image.isDrawnAtEverySize || image.state.isResizable { showImage() }
  }

  open override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    guard layer === self.layer, let image = wantedImage else { return }
    let traitsChanged = traitCollection.values != shownTraits
    let isTiled = image.state.isResizable && image.resizingMode == .tile && !image.hasPointMiddle
    let isResized = image.isSymbolImage && bounds.size != shownSize
    guard traitsChanged || isTiled || isResized else { return }
    shownTraits = traitCollection.values
    shownSize = bounds.size
    showImage()
  }

  /// The traits of the last layout; a change of any can bring in another variant.
  private var shownTraits: UITraitCollection.Values?
  /// The size of the last layout, by which symbols go.
  private var shownSize = CGSize.zero

  override func resolveDynamicAppearance() {
    super.resolveDynamicAppearance()
    showImage()
  }

  /// Defaults to the picture's.
  open override var accessibilityLabel: String? {
    get { accessibilityState.label ?? image?.spokenLabel }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityState.traits ?? .image }
    set { super.accessibilityTraits = newValue }
  }

  override func descriptionDetails() -> [String] {
    super.descriptionDetails() + (image?.assetName.map { ["image = '\($0)'"] } ?? [])
  }
}

extension UIImage {
  /// A symbol's pixels for a size that is so much larger than its own.
  fileprivate func symbolPixels(factor: CGFloat) -> CGImage {
    switch state.picture {
    case .symbol(let drawing): drawing.image(scale: scale * factor)
    case .vector(let vector): vector.picture.image(scale: scale * factor) ?? uprightImage
    case .pixels, .nothing: uprightImage
    }
  }

  /// Whether the picture has outlines that are drawn anew where it is shown larger.
  fileprivate var isDrawnAtEverySize: Bool {
    switch state.picture {
    case .symbol: true
    case .vector(let vector): vector.keepsOutlines
    case .pixels, .nothing: false
    }
  }

  /// Whether a resizable picture's middle is a single pixel, which looks the same stretched and repeated.
  var hasPointMiddle: Bool {
    let pixel = 1 / scale + 1e-6
    return size.width - capInsets.left - capInsets.right <= pixel
      && size.height - capInsets.top - capInsets.bottom <= pixel
  }

  /// The part that is stretched, in the unit square.
  var contentsCenter: CGRect {
    guard state.isResizable, size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    let caps = capInsets
    return CGRect(
      x: caps.left / size.width, y: caps.top / size.height,
      width: max(size.width - caps.left - caps.right, 0) / size.width,
      height: max(size.height - caps.top - caps.bottom, 0) / size.height)
  }
}
