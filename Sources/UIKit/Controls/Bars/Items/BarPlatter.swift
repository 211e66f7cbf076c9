// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A capsule of glass with a soft shadow, on which one item or several pictures stand.
final class BarPlatter: UIView, OverContent {
  var isOverDark: Bool?
  let buttons: [BarButton]
  private let glass = UIVisualEffectView(effect: nil)
  private let hasGlass: Bool
  /// Points: that of the bar's band.
  private let height: CGFloat

  /// - Parameter padding: From a word to the ends of the platter, points.
  init(buttons: [BarButton], height: CGFloat = BarMetrics.band, padding: CGFloat = BarMetrics.padding) {
    self.buttons = buttons
    self.height = height
    hasGlass = !buttons.contains { $0.item.hidesSharedBackground }
    super.init(frame: .zero)
    if hasGlass {
      addSubview(glass)
      layer.shadowColor = UIColor.black.cgColor
      layer.shadowOpacity = 0.075
      layer.shadowRadius = 10
      layer.shadowOffset = CGSize(width: 0, height: 4)
    }
    for button in buttons {
      addSubview(button)
      button.platter = self
      (button.leastWidth, button.padding) = (height, padding)
      button.sharesPlatter = buttons.count > 1
    }
    updateGlass()
  }

  required init?(coder: NSCoder) { fatalError("Platters are not archived") }

  /// The width that the items want, and the platter's height.
  var wantedSize: CGSize {
    let own = buttons.reduce(0) { $0 + $1.wantedWidth }
    guard buttons.count > 1 else { return CGSize(width: own, height: height) }
    let between = CGFloat(buttons.count - 1) * BarMetrics.betweenPictures
    return CGSize(width: own + between + BarMetrics.aroundPictures, height: height)
  }

  /// Whether the platter takes the room that is left in a toolbar.
  var isStretched: Bool { buttons.count == 1 && buttons[0].isStretched }

  /// A tint looks the same over all content.
  var followsContent: Bool { !buttons.contains { $0.item.isProminent && $0.item.customView == nil } }

  /// Gives the glass the tint of a prominent item.
  func updateGlass() {
    guard hasGlass else { return }
    let prominent = buttons.first { $0.item.isProminent && $0.item.customView == nil }
    let tint = prominent.map { $0.isEnabled ? $0.item.tintColor ?? tintColor : UIColor.systemGray3 }
    glass.effect = PlatterEffect(tint: tint ?? nil)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateGlass()
  }

  override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { for button in buttons { button.semanticContentAttribute = semanticContentAttribute } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    glass.layer.cornerRadius = bounds.height / 2
    layer.shadowPath = CGPath(
      roundedRect: bounds, cornerWidth: bounds.height / 2, cornerHeight: bounds.height / 2, transform: nil)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // What is between two pictures belongs to both, so that no tap is lost.
    var start: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let sides =
        (index == 0 ? BarMetrics.aroundPictures : BarMetrics.betweenPictures) / 2
        + (index == buttons.count - 1 ? BarMetrics.aroundPictures : BarMetrics.betweenPictures) / 2
      let width = buttons.count == 1 ? bounds.width : button.wantedWidth + sides
      let x = isRightToLeft ? bounds.width - start - width : start
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      start += width
    }
  }

  /// Glass that a finger is on swells a little.
  func buttonDidChange() {
    updateGlass()
    let isPressed = buttons.contains { $0.isHighlighted }
    let scale: CGFloat = isPressed ? 1.08 : 1
    guard transform.a != scale else { return }
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.transform = CGAffineTransform(scaleX: scale, y: scale) })
  }
}

/// The glass of platters: measured over white and over black, where it shows (252, 252, 252) and (25, 25, 25).
final class PlatterEffect: UIVisualEffect {
  private let tint: UIColor?

  init(tint: UIColor?) {
    self.tint = tint
  }

  override func material(in traits: UITraitCollection) -> VisualMaterial {
    var material = VisualMaterial()
    let isDark = traits.userInterfaceStyle == .dark
    material.isDark = isDark
    material.blur = 20
    material.saturation = 1.4
    if let tint {
      material.overlay = tint.resolvedColor(with: traits)
    } else {
      material.overlay = isDark ? UIColor(white: 31.0 / 255, alpha: 0.8) : UIColor(white: 1, alpha: 0.84)
    }
    material.edge = UIColor(white: 1, alpha: tint != nil ? 0.2 : isDark ? 0.09 : 0.6)
    return material
  }

  override func isSame(as other: UIVisualEffect) -> Bool {
    guard let other = other as? PlatterEffect else { return false }
    return other.tint == tint
  }
}
