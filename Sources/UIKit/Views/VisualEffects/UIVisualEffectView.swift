// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Shows an effect on what lies behind it, and content on top.
///
/// Only what lies within the view's own frame is blurred. Fading the view, or one that it is in, shows the backdrop of
/// that group alone, as on iOS: fade the effect by setting it to `nil` in an animation block instead.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let backdrop = UIView()
  private let content = VibrantView()
  private var storedEffect: UIVisualEffect?

  /// Creates a view with an effect; its size is zero.
  public init(effect: UIVisualEffect?) {
    storedEffect = effect
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    finishDecoding(coder, as: UIVisualEffectView.self)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// What the view's own subviews go into.
  open var contentView: UIView { content }

  /// What is done with what lies behind; `nil` for nothing. In an animation block the blur grows or goes.
  open var effect: UIVisualEffect? {
    get { storedEffect }
    set {
      if let newValue, let storedEffect, newValue.isSame(as: storedEffect) { return }
      storedEffect = newValue
      applyEffect()
    }
  }

  private func setUp() {
    for view in [backdrop, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdrop.isUserInteractionEnabled = false
    applyEffect()
  }

  private func applyEffect() {
    let material = storedEffect?.material(in: traitCollection) ?? VisualMaterial()
    // Without a blur the saturation does not show: a blur that goes keeps it to its end.
    if material.blur > 0 { backdrop.layer.backdropSaturation = material.saturation }
    backdrop.layer.backdropBlur = material.blur
    backdrop.backgroundColor = material.overlay
    backdrop.layer.borderColor = material.edge?.resolvedCGColor(with: traitCollection)
    backdrop.layer.borderWidth = material.edge == nil ? 0 : 1
    if material.edge != nil { setNeedsLayout() }
    content.strength = material.contentStrength
    content.tintColor = material.contentTint
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showCorners()
  }

  override func cornersDidChange() { showCorners() }

  /// The edge of glass follows the view's corners; an app's glass is a capsule unless it is told otherwise.
  private func showCorners() {
    let isOwnCapsule = storedEffect is UIGlassEffect && corners?.configuration == nil && layer.cornerRadius == 0
    backdrop.layer.cornerRadius = isOwnCapsule ? min(bounds.width, bounds.height) / 2 : layer.cornerRadius
    backdrop.layer.maskedCorners = isOwnCapsule ? .all : layer.maskedCorners
    backdrop.layer.cornerCurve = layer.cornerCurve
  }

  // MARK: - Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    swell((storedEffect as? UIGlassEffect)?.isInteractive == true)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    swell(false)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    swell(false)
  }

  /// Glass that gives way under a finger is a little larger meanwhile; by how much was chosen.
  private func swell(_ isPressed: Bool) {
    let scale: CGFloat = isPressed ? 1.06 : 1
    guard backdrop.transform.a != scale else { return }
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        for view in [self.backdrop, self.content] { view.transform = CGAffineTransform(scaleX: scale, y: scale) }
      })
  }

  override func resolveDynamicAppearance() {
    super.resolveDynamicAppearance()
    UIView.performWithoutAnimation { applyEffect() }
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== backdrop, subview !== content else { return }
    fatalError(
      "\(subview) has been added as a subview to \(self). Do not add subviews directly to the visual effect view itself, "
        + "instead add them to the -contentView.")
  }
}

/// Content that stands out less than fully from what lies below, whatever its own alpha.
private final class VibrantView: UIView {
  private var ownAlpha: CGFloat = 1

  var strength: CGFloat = 1 {
    didSet { if strength != oldValue { super.alpha = ownAlpha * strength } }
  }

  override var alpha: CGFloat {
    get { ownAlpha }
    set {
      ownAlpha = newValue
      super.alpha = newValue * strength
    }
  }
}
