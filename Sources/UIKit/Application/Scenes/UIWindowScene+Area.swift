// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import QuartzCore

// On pads two scenes stand beside each other, with a gap between them. Each has a layer that holds its windows at its
// place; a scene that fills the screen has none, and its windows are the screen's.

extension UIWindowScene {
  /// The scene in its own space.
  var roomBounds: CGRect { CGRect(origin: .zero, size: area?.size ?? screen.bounds.size) }

  /// Where the scene's origin is on the screen.
  var roomOrigin: CGPoint { area?.origin ?? .zero }

  /// The screen's traits; beside another scene, with the width class of the room that there is.
  var roomTraits: UITraitCollection {
    guard let area else { return screen.traitCollection }
    return UITraitCollection(traitsFrom: [
      screen.traitCollection,
      UITraitCollection(horizontalSizeClass: area.width < SceneAreas.leastRegularWidth ? .compact : .regular),
    ])
  }

  /// Puts the scene somewhere, and its layer with it; its windows have still to follow.
  func take(_ newArea: CGRect?) {
    area = newArea
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    guard let newArea else {
      areaLayer?.removeFromSuperlayer()
      areaLayer = nil
      return
    }
    let layer = areaLayer ?? CALayer()
    layer.frame = newArea
    guard areaLayer == nil else { return }
    layer.layerName = "scene"
    layer.masksToBounds = true
    areaLayer = layer
    owningApplication.rootLayer.addSublayer(layer)
  }

  /// Moves the scene with its windows, and tells its delegate.
  func move(to newArea: CGRect?) {
    guard newArea != area else { return }
    let before = SceneGeometry(of: self)
    take(newArea)
    owningApplication.windowsDidChange()
    for window in windows { window.screenDidChange() }
    geometryDidChange(from: before)
  }
}

/// Where scenes stand on a pad's screen: halves where it lies on its side, a wide one and a narrow one where it stands.
struct SceneAreas {
  /// Points between two scenes.
  static let gap: CGFloat = 10
  /// The narrower of two scenes on a screen that stands; the larger on the largest screens.
  private static let narrow: (CGFloat, CGFloat) = (320, 375)
  private static let largeWidth: CGFloat = 1000
  /// From here on a scene is of regular width. Two thirds of the largest screen that stands are not, the half of it on
  /// its side is.
  static let leastRegularWidth: CGFloat = 660

  /// The leading scene's and the trailing one's.
  static func beside(in screen: CGRect, isRightToLeft: Bool) -> [CGRect] {
    let trailing =
      screen.width > screen.height
      ? (screen.width - gap) / 2 : screen.width >= largeWidth ? narrow.1 : narrow.0
    let leading = screen.width - gap - trailing
    let places = [
      CGRect(x: 0, y: 0, width: leading, height: screen.height),
      CGRect(x: leading + gap, y: 0, width: trailing, height: screen.height),
    ]
    guard isRightToLeft else { return places }
    return places.map {
      CGRect(x: screen.width - $0.maxX, y: 0, width: $0.width, height: $0.height)
    }
  }
}
