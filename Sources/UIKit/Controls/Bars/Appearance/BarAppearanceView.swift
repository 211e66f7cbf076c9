// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The background that an appearance asks for.
final class BarAppearanceView: UIView {
  private let blur = UIVisualEffectView(effect: nil)
  private let color = UIView()
  private let image = UIImageView()
  private let shadow = UIImageView()
  private var shadowHeight: CGFloat = 0
  /// Whether the bar is at the bottom of the screen, so that its line is above it.
  var isAtBottom = false

  func show(_ appearance: UIBarAppearance) {
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
    let height = shadowHeight > 0 ? shadowHeight : line
    shadow.frame = CGRect(x: 0, y: isAtBottom ? -height : bounds.height, width: bounds.width, height: height)
  }
}
