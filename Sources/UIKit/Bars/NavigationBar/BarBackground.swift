// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What lies behind a bar's contents, up to the top of the screen.
final class BarBackground: UIView {
  private let edge = AppearanceView()
  private let standard = AppearanceView()
  private let effect = ScrollEdgeView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for view in [effect, edge, standard] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("Backgrounds are not archived") }

  /// - Parameters:
  ///   - edge: While content rests below the bar.
  ///   - standard: When content has gone under it.
  func show(edge: UINavigationBarAppearance, standard: UINavigationBarAppearance) {
    self.edge.show(edge)
    self.standard.show(standard)
    effect.isHidden = !standard.hasScrollEdgeEffect
  }

  /// How far content has gone under the bar, points.
  var under: CGFloat = 0 {
    didSet { if under != oldValue { underDidChange() } }
  }

  /// The height of the part that scroll-edge effects cover: without a large title.
  var inlineHeight: CGFloat = 0 {
    didSet { if inlineHeight != oldValue { setNeedsLayout() } }
  }

  /// How far content goes until the standard background is there in full; chosen.
  private static let fade: CGFloat = 16

  private func underDidChange() {
    let share = min(max(under / Self.fade, 0), 1)
    standard.alpha = share
    effect.progress = min(max(under / BarMetrics.scrollEdgeDistance, 0), 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    edge.frame = bounds
    standard.frame = bounds
    effect.frame = CGRect(x: 0, y: 0, width: bounds.width, height: inlineHeight)
    standard.alpha = min(max(under / Self.fade, 0), 1)
  }
}

/// The background that an appearance asks for.
private final class AppearanceView: UIView {
  private let blur = UIVisualEffectView(effect: nil)
  private let color = UIView()
  private let image = UIImageView()
  private let shadow = UIImageView()
  private var shadowHeight: CGFloat = 0

  func show(_ appearance: UINavigationBarAppearance) {
    blur.effect = appearance.backgroundEffect
    color.backgroundColor = appearance.backgroundColor
    image.image = appearance.backgroundImage
    image.contentMode = appearance.backgroundImageContentMode
    image.clipsToBounds = true
    shadow.image = appearance.shadowImage
    shadow.tintColor = appearance.shadowColor
    shadow.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
    shadowHeight = appearance.shadowImage?.size.height ?? 0
    set(blur, appearance.backgroundEffect != nil)
    set(color, appearance.backgroundColor != nil)
    set(image, appearance.backgroundImage != nil)
    set(shadow, appearance.shadowImage != nil || appearance.shadowColor != nil)
    isHidden = subviews.isEmpty
    setNeedsLayout()
  }

  private func set(_ view: UIView, _ isShown: Bool) {
    if isShown { addSubview(view) } else { view.removeFromSuperview() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [blur, color, image] { view.frame = bounds }
    let line = 1 / max(traitCollection.displayScale, 1)
    shadow.frame = CGRect(
      x: 0, y: bounds.height, width: bounds.width, height: shadowHeight > 0 ? shadowHeight : line)
  }
}

/// Darkens and softens content that goes under a bar, less and less towards the bar's lower edge.
private final class ScrollEdgeView: UIView {
  private let blurs = Step.all.map { _ in UIView() }
  private let shade = GradientView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in blurs { addSubview(view) }
    addSubview(shade)
    shade.alpha = 0
  }

  required init?(coder: NSCoder) { fatalError("Scroll edges are not archived") }

  var progress: CGFloat = 0 {
    didSet {
      guard progress != oldValue else { return }
      let eased = progress * progress * (3 - 2 * progress)
      shade.alpha = eased
      for (view, step) in zip(blurs, Step.all) { view.layer.backdropBlur = eased * step.sigma }
    }
  }

  /// One of the blurs, which add up towards the top. The longest is so faint that no edge is seen where it ends. Chosen.
  private struct Step {
    var sigma: CGFloat
    /// The share of the bar's height that it covers, from the top.
    var share: CGFloat

    static let all = [
      Step(sigma: 0.8, share: 1), Step(sigma: 1.6, share: 0.88), Step(sigma: 2.6, share: 0.74),
      Step(sigma: 4, share: 0.56),
    ]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (view, step) in zip(blurs, Step.all) {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: (bounds.height * step.share).rounded())
    }
    shade.frame = bounds
  }
}

/// Black that fades out from the top to the bottom.
private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    let steps = 8
    gradient.colors = (0...steps).map { step in
      // As measured for the headers of lists, which are darkened in the same way.
      let rest = 1 - Double(step) / Double(steps)
      let share = CGFloat(pow(rest, 1.2))
      return UIColor(white: 0, alpha: BarMetrics.scrollEdgeStrength * share).cgColor
    }
  }

  required init?(coder: NSCoder) { fatalError("Gradients are not archived") }
}
