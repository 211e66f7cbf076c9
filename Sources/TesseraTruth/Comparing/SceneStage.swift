// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol
internal import UIKit

/// A screen of a scene's size and scale, on which it is laid out.
@MainActor struct SceneStage {
  private let window: UIWindow
  private let former = UIScreen.main.configuration

  /// Sets up the screen; there is one, so one scene stands at a time.
  init(_ surroundings: SceneBuilder.Surroundings, scale: CGFloat) {
    let insets = surroundings.safeArea
    let safeArea = DeviceDescription.Insets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    UIScreen.main.configuration = DeviceConfiguration(
      device: DeviceDescription(
        identifier: "scene", name: "Scene", idiom: .phone, portraitSize: surroundings.size, scale: scale,
        portraitSafeArea: safeArea, landscapeSafeArea: safeArea, portraitStatusBarHeight: 0, screenCornerRadius: 0))
    UITraitCollection.current = UIScreen.main.traitCollection
    window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
  }

  /// Lays a view out as the whole of the screen.
  func layOut(_ view: UIView) {
    window.addSubview(view)
    _ = UIApplication.shared.makeFrame()
  }

  /// Takes the scene off the screen.
  func clear() {
    for view in window.subviews { view.removeFromSuperview() }
    window.isHidden = true
    UIScreen.main.configuration = former
    UITraitCollection.current = UIScreen.main.traitCollection
  }
}
