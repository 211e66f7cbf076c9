// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol
internal import UIKit

/// A screen of a scene's size and scale, on which it is laid out.
@MainActor struct SceneStage {
  private let application: UIApplication
  private let window: UIWindow

  /// Sets up a screen of the scene's own and makes it the main one.
  init(_ surroundings: SceneBuilder.Surroundings, scale: CGFloat) {
    let insets = surroundings.safeArea
    let safeArea = DeviceDescription.Insets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    application = UIApplication(
      configuration: DeviceConfiguration(
        device: DeviceDescription(
          identifier: "scene", name: "Scene", idiom: .phone, portraitSize: surroundings.size, scale: scale,
          portraitSafeArea: safeArea, landscapeSafeArea: safeArea, portraitStatusBarHeight: 0, screenCornerRadius: 0)))
    application.makeCurrent()
    window = UIWindow(frame: application.screen.bounds)
    window.isHidden = false
  }

  /// Lays a view out as the whole of the screen.
  func layOut(_ view: UIView) {
    window.addSubview(view)
    _ = application.makeFrame()
  }

  /// Takes the scene off the screen.
  func clear() {
    for view in window.subviews { view.removeFromSuperview() }
    application.close()
  }
}
