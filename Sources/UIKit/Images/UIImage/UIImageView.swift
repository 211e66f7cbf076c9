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
    showImage()
  }

  /// Shows a picture at its own size, and another one while highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    self.image = image
    self.highlightedImage = highlightedImage
    showImage()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// What is shown unless highlighted.
  open var image: UIImage? {
    didSet { imageDidChange(from: oldValue) }
  }

  /// What is shown while highlighted; `nil` keeps `image`.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { showImage() } }
  }

  /// Defaults to `false`.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showImage() } }
  }

  /// Whether pictures of the `automatic` mode are shown as templates, as in system buttons.
  var prefersTemplates = false {
    didSet { if prefersTemplates != oldValue { showImage() } }
  }

  /// How often the layer was given a picture; for tests.
  package private(set) var showCount = 0

  private func imageDidChange(from old: UIImage?) {
    guard image !== old else { return }
    showImage()
    if image?.size != old?.size || image?.alignmentRectInsets != old?.alignmentRectInsets {
      invalidateIntrinsicContentSize()
    }
  }

  /// Gives the layer the picture for the present traits, tint and size.
  func showImage() {
    showCount += 1
    guard let shown = (isHighlighted ? highlightedImage ?? image : image)?.resolved(for: traitCollection) else {
      layer.contents = nil
      layer.contentsTint = nil
      return
    }
    let isTiled = shown.state.isResizable && shown.resizingMode == .tile && !shown.hasPointMiddle
    if isTiled, bounds.width > 0, bounds.height > 0, contentMode == .scaleToFill {
      showTiled(shown)
    } else {
      layer.contents = shown.uprightImage
      layer.contentsScale = shown.scale
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

  private func tint(of shown: UIImage) -> RGBAColor? {
    let isTemplate =
      shown.renderingMode == .alwaysTemplate || (shown.renderingMode == .automatic && prefersTemplates)
    if isTemplate { return tintColor.resolvedCGColor(with: traitCollection).rgba }
    return shown.state.tint?.resolvedCGColor(with: traitCollection).rgba
  }

  // MARK: - UIView

  open override var intrinsicContentSize: CGSize {
    guard let image else { return super.intrinsicContentSize }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: image.size.width - insets.left - insets.right, height: image.size.height - insets.top - insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if layer.contentsTint != nil { showImage() }
  }

  open override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    guard layer === self.layer, let image else { return }
    let traitsChanged = traitCollection.values != shownTraits
    let isTiled = image.state.isResizable && image.resizingMode == .tile && !image.hasPointMiddle
    guard traitsChanged || isTiled else { return }
    shownTraits = traitCollection.values
    showImage()
  }

  /// The traits of the last layout; a change of any can bring in another variant.
  private var shownTraits: UITraitCollection.Values?

  override func resolveDynamicAppearance() {
    super.resolveDynamicAppearance()
    showImage()
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
