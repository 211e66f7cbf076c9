// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Shows a background configuration. It fills its superview; the configuration's insets are its own business.
@MainActor final class BackgroundConfigurationView: UIView {
  private let fill = UIView()
  private let stroke = UIView()
  private var picture: UIImageView?
  private var effectView: UIVisualEffectView?
  private var custom: UIView?
  private var shadow: UIView?
  /// The margins of the view whose background this is.
  var hostMargins = NSDirectionalEdgeInsets.zero {
    didSet { if hostMargins != oldValue { setNeedsLayout() } }
  }
  /// How round it is at least, in points.
  var leastRadius: CGFloat = 0 {
    didSet { if leastRadius != oldValue { setNeedsLayout() } }
  }
  var configuration: UIBackgroundConfiguration {
    didSet { if configuration != oldValue { configurationDidChange() } }
  }

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(fill)
    addSubview(stroke)
    configurationDidChange()
  }

  required init?(coder: NSCoder) { nil }

  private func configurationDidChange() {
    showShadow()
    showEffect()
    showPicture()
    if custom !== configuration.customView {
      custom?.removeFromSuperview()
      custom = configuration.customView
      if let custom { insertSubview(custom, belowSubview: stroke) }
      isUserInteractionEnabled = custom != nil
    }
    showColors()
    setNeedsLayout()
  }

  private func showColors() {
    let color = configuration.resolvedBackgroundColor(for: tintColor)
    if fill.backgroundColor != color { fill.backgroundColor = color }
    stroke.isHidden = configuration.strokeWidth <= 0
    stroke.layer.borderWidth = configuration.strokeWidth
    stroke.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).resolvedCGColor(with: traitCollection)
    shadow?.layer.shadowColor = configuration.shadowProperties.color.resolvedCGColor(with: traitCollection)
  }

  private func showShadow() {
    let properties = configuration.shadowProperties
    guard properties.opacity > 0 else {
      shadow?.removeFromSuperview()
      shadow = nil
      return
    }
    let view = shadow ?? UIView()
    view.layer.shadowOpacity = Float(properties.opacity)
    view.layer.shadowRadius = properties.radius
    view.layer.shadowOffset = properties.offset
    shadow = view
    if view.superview == nil { insertSubview(view, at: 0) }
  }

  private func showEffect() {
    guard let effect = configuration.visualEffect else {
      effectView?.removeFromSuperview()
      effectView = nil
      return
    }
    let view = effectView ?? UIVisualEffectView(effect: effect)
    view.effect = effect
    view.clipsToBounds = true
    effectView = view
    if view.superview == nil { insertSubview(view, belowSubview: fill) }
  }

  private func showPicture() {
    guard let image = configuration.image else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let view = picture ?? UIImageView()
    view.image = image
    view.contentMode = configuration.imageContentMode
    view.clipsToBounds = true
    picture = view
    if view.superview == nil { insertSubview(view, aboveSubview: fill) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if edges.contains(.top) { insets.top += hostMargins.top }
    if edges.contains(.leading) { insets.leading += hostMargins.leading }
    if edges.contains(.bottom) { insets.bottom += hostMargins.bottom }
    if edges.contains(.trailing) { insets.trailing += hostMargins.trailing }
    let place = bounds.inset(by: insets.resolved(effectiveUserInterfaceLayoutDirection))
    let wanted = max(configuration.cornerRadius, leastRadius)
    let radius = max(min(wanted, min(place.width, place.height) / 2), 0)
    for view in [fill, picture, effectView, custom].compactMap({ $0 }) {
      view.frame = place
      if view !== custom || radius > 0 { view.round(radius) }
    }
    if let shadow {
      shadow.frame = place
      shadow.layer.shadowPath =
        configuration.shadowProperties.path?.cgPath
        ?? CGPath(roundedRect: shadow.bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }
    stroke.frame = place.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
    stroke.round(radius > 0 ? max(radius + configuration.strokeOutset, 0) : 0)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func resolveDynamicAppearance() {
    super.resolveDynamicAppearance()
    showColors()
  }
}

extension UIView {
  fileprivate func round(_ radius: CGFloat) {
    layer.cornerRadius = radius
    // The ends of capsules are half circles.
    layer.cornerCurve = radius * 2 < bounds.height ? .continuous : .circular
  }
}
