// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// How custom buttons show that they are pressed or disabled where their pictures do not say it themselves.

extension UIButton {
  /// A picture as it shows in the present state.
  func adjusted(_ image: UIImage?, own: [UIControl.State: UIImage]) -> UIImage? {
    guard let image, isHighlighted, !isTinted, adjustsImageWhenHighlighted, own[.highlighted] == nil else {
      return image
    }
    return image.darkened
  }

  /// The opacity of a custom button's picture.
  var alphaOfImage: CGFloat {
    let fades = !isEnabled && adjustsImageWhenDisabled && contents.images[.disabled] == nil
    return fades ? 0.5 : 1
  }

  /// Shows or hides the glow.
  func updateGlow() {
    guard showsTouchWhenHighlighted, isHighlighted else {
      glow?.removeFromSuperview()
      glow = nil
      return
    }
    guard glow == nil else { return }
    let made = ButtonGlow(frame: bounds)
    glow = made
    addSubview(made)
  }
}

/// A light in the middle of a button.
final class ButtonGlow: UIView {
  private let light = CAGradientLayer()

  override init(frame: CGRect) {
    let side = max(min(frame.width, frame.height), 44) * 1.5
    super.init(
      frame: CGRect(x: frame.width / 2 - side / 2, y: frame.height / 2 - side / 2, width: side, height: side))
    isUserInteractionEnabled = false
    light.type = .radial
    light.frame = bounds
    light.startPoint = CGPoint(x: 0.5, y: 0.5)
    light.endPoint = CGPoint(x: 1, y: 1)
    light.colors = [UIColor(white: 1, alpha: 0.8).cgColor, UIColor(white: 1, alpha: 0).cgColor]
    layer.addSublayer(light)
  }

  required init?(coder: NSCoder) { fatalError("Glows are made by buttons only") }
}

extension UIImage {
  /// The picture with black over what is not clear; pictures that take a tint stay as they are.
  fileprivate var darkened: UIImage {
    guard renderingMode != .alwaysTemplate, !isSymbolImage, size.width > 0, size.height > 0 else { return self }
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = scale
    let area = CGRect(origin: .zero, size: size)
    let dark = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(in: area)
      UIColor(white: 0, alpha: 0.35).setFill()
      UIRectFillUsingBlendMode(area, .sourceAtop)
    }
    return capInsets == .zero ? dark : dark.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
  }
}
