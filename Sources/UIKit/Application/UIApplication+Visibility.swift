// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What an app hears when nobody looks at it any more, and when somebody does again.

extension UIApplication {
  /// Leaves the foreground, or comes back. An app with scenes hears of it by their delegates, one without by its own; the
  /// application's notifications are posted for both.
  func visibilityDidChange(_ isVisible: Bool) {
    guard (isVisible ? State.active : .background) != applicationState else { return }
    let center = NotificationCenter.default
    let own = storedScenes.isEmpty ? delegate : nil
    if isVisible {
      applicationState = .inactive
      for scene in storedScenes { scene.enterForeground() }
      own?.applicationWillEnterForeground(self)
      center.post(name: Self.willEnterForegroundNotification, object: self)
      applicationState = .active
      for scene in storedScenes { scene.becomeActive() }
      own?.applicationDidBecomeActive(self)
      center.post(name: Self.didBecomeActiveNotification, object: self)
    } else {
      for scene in storedScenes { scene.resignActive() }
      own?.applicationWillResignActive(self)
      center.post(name: Self.willResignActiveNotification, object: self)
      applicationState = .background
      for scene in storedScenes { scene.enterBackground() }
      own?.applicationDidEnterBackground(self)
      center.post(name: Self.didEnterBackgroundNotification, object: self)
    }
  }
}

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
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// A scene is connected; its delegate has been told. The object of all of these is the scene.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Not posted here: scenes live as long as their app.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}
