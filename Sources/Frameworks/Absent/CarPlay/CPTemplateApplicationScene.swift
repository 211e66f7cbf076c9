// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// An app's scene in a car. None is ever connected.
@preconcurrency @MainActor open class CPTemplateApplicationScene: UIScene {
  open var interfaceController: CPInterfaceController { controller }
  open var contentStyle: UIUserInterfaceStyle { .unspecified }
  private let controller = CPInterfaceController()
}

/// Notified of an app's scene in a car; never called here.
@preconcurrency @MainActor public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController)
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController)
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, contentStyleDidChange contentStyle: UIUserInterfaceStyle)
}

extension CPTemplateApplicationSceneDelegate {
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController
  ) {}
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController
  ) {}
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, contentStyleDidChange contentStyle: UIUserInterfaceStyle
  ) {}
}

extension UISceneSession.Role {
  /// A scene in a car.
  public static let carTemplateApplication = UISceneSession.Role(
    rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
}

/// The domain of errors of CarPlay.
public let CPErrorDomain = "CPErrorDomain"
