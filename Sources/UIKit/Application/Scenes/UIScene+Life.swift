// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What becomes of a scene, told to its delegate and by notifications.

extension UIScene {
  func enterForeground() {
    activationState = .foregroundInactive
    delegate?.sceneWillEnterForeground(self)
    post(Self.willEnterForegroundNotification)
  }

  func becomeActive() {
    activationState = .foregroundActive
    delegate?.sceneDidBecomeActive(self)
    post(Self.didActivateNotification)
  }

  func resignActive() {
    delegate?.sceneWillResignActive(self)
    post(Self.willDeactivateNotification)
    activationState = .foregroundInactive
  }

  func enterBackground() {
    activationState = .background
    delegate?.sceneDidEnterBackground(self)
    post(Self.didEnterBackgroundNotification)
    session.saveState()
  }

  /// Ends the scene; its session stays until it is closed.
  func disconnect() {
    activationState = .unattached
    delegate?.sceneDidDisconnect(self)
    post(Self.didDisconnectNotification)
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// A scene is connected; its delegate has been told. The object of all of these is the scene.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// A scene is gone; its delegate has been told.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}
