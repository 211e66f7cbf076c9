// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Background, tint, content mode and hiding.

extension UIView {
  func setBackground(_ color: UIColor?) {
    storedBackgroundColor = color
    applyBackground()
  }

  /// Gives the layer the background under the present traits.
  func applyBackground() {
    layer.backgroundColor = storedBackgroundColor?.resolvedCGColor(with: traitCollection)
  }

  func setHidden(_ hidden: Bool) {
    guard layer.isHidden != hidden else { return }
    layer.isHidden = hidden
    storedSuperview?.visibilityDidChange(of: self)
  }

  func setContentMode(_ mode: ContentMode) {
    guard storedContentMode != mode else { return }
    storedContentMode = mode
    layer.contentsGravity = mode.gravity
    if mode == .redraw { setNeedsDisplay() }
    contentModeDidChange()
  }

  // MARK: - Tint

  var effectiveTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.storedTintColor { return color }
      view = current.storedSuperview
    }
    return AssetLibrary.accent ?? .systemBlue
  }

  var effectiveTintAdjustmentMode: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if current.storedTintAdjustmentMode != .automatic { return current.storedTintAdjustmentMode }
      view = current.storedSuperview
    }
    return .normal
  }

  func setTint(_ color: UIColor?) {
    storedTintColor = color
    tellTintChange()
  }

  func setTintAdjustment(_ mode: TintAdjustmentMode) {
    guard storedTintAdjustmentMode != mode else { return }
    storedTintAdjustmentMode = mode
    tellTintChange()
  }

  /// A view that moved below a tinted one looks different, unless it is tinted itself.
  func inheritTintChange() {
    guard storedTintColor == nil else { return }
    tellTintChange()
  }

  private func tellTintChange() {
    tintColorDidChange()
    for subview in storedSubviews where subview.storedTintColor == nil {
      subview.tellTintChange()
    }
  }

  // MARK: - Direction

  var traitDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension UIView.ContentMode {
  /// The layer's word for the mode.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
