// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What lies behind a bar's contents.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, _CopyingAsSelf {
  /// Creates the default appearance.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates the default appearance for an idiom; it is the same for all.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates a copy of another bar's appearance, as far as this one has the same properties.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    takeBackground(of: barAppearance)
  }

  public required init(coder: NSCoder) {
    super.init()
    configureWithDefaultBackground()
  }

  open private(set) var idiom: UIUserInterfaceIdiom = .unspecified

  /// Told of every change, so that a bar follows an appearance that is its own.
  var onChange: (() -> Void)?
  /// Whether content that goes under the bar is darkened, as it is with the system's own background.
  private(set) var hasScrollEdgeEffect = true

  func appearanceDidChange() { onChange?() }

  // MARK: - Presets

  /// The system's own: nothing behind the bar but for content that goes under it, which is darkened.
  open func configureWithDefaultBackground() {
    setBackground(color: nil, shadow: nil, hasScrollEdgeEffect: true)
  }

  /// The system's background colour and a line below.
  open func configureWithOpaqueBackground() {
    setBackground(color: .systemBackground, shadow: .separator, hasScrollEdgeEffect: false)
  }

  /// Nothing at all.
  open func configureWithTransparentBackground() {
    setBackground(color: nil, shadow: nil, hasScrollEdgeEffect: false)
  }

  private func setBackground(color: UIColor?, shadow: UIColor?, hasScrollEdgeEffect: Bool) {
    backgroundEffect = nil
    backgroundColor = color
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
    self.hasScrollEdgeEffect = hasScrollEdgeEffect
    appearanceDidChange()
  }

  // MARK: - Parts

  /// Blurs what is behind the bar. Defaults to `nil`.
  open var backgroundEffect: UIBlurEffect? {
    didSet { appearanceDidChange() }
  }

  /// Over the effect. Defaults to `nil`.
  open var backgroundColor: UIColor? {
    didSet { appearanceDidChange() }
  }

  /// Over the colour. Defaults to `nil`.
  open var backgroundImage: UIImage? {
    didSet { appearanceDidChange() }
  }

  /// Defaults to `scaleToFill`.
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill {
    didSet { appearanceDidChange() }
  }

  /// The colour of the line below the bar, or of a template `shadowImage`. Defaults to `nil`: no line.
  open var shadowColor: UIColor? {
    didSet { appearanceDidChange() }
  }

  /// In place of the line. Defaults to `nil`.
  open var shadowImage: UIImage? {
    didSet { appearanceDidChange() }
  }

  /// Whether anything covers what is behind the bar.
  var coversContent: Bool { backgroundEffect != nil || backgroundColor != nil || backgroundImage != nil }

  // MARK: - Copies

  func takeBackground(of other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
    hasScrollEdgeEffect = other.hasScrollEdgeEffect
  }

  /// Makes a copy with the same class's properties.
  func makeCopy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    // Appearances are made and copied where views are.
    MainActor.assumeIsolated { UncheckedBox(makeCopy()) }.value
  }
}

/// Carries a value out of `assumeIsolated`.
private struct UncheckedBox: @unchecked Sendable {
  let value: UIBarAppearance

  init(_ value: UIBarAppearance) {
    self.value = value
  }
}
