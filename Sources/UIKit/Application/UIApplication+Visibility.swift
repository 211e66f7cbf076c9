// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What an app hears when nobody looks at it any more, and when somebody does again.

extension UIApplication {
  /// Leaves the foreground, or comes back. An app with scenes hears of it by their delegates, one without by its own; the
  /// application's notifications are posted for both.
  func visibilityDidChange(_ isVisible: Bool) {
    isSeen = isVisible
    guard !hasScenes || !shownScenes.isEmpty else {
      // All scenes were closed or left; whoever comes back comes to the one that was used last, or to a new one.
      if isVisible, applicationState == .background { openLastScene() }
      return
    }
    guard (isVisible ? State.active : .background) != applicationState else { return }
    let center = NotificationCenter.default
    let own = hasScenes ? nil : storedDelegate
    if isVisible {
      applicationState = .inactive
      for scene in shownScenes { scene.enterForeground() }
      own?.applicationWillEnterForeground(self)
      center.post(name: Self.willEnterForegroundNotification, object: self)
      applicationState = .active
      for scene in shownScenes { scene.becomeActive() }
      own?.applicationDidBecomeActive(self)
      center.post(name: Self.didBecomeActiveNotification, object: self)
    } else {
      for scene in shownScenes { scene.resignActive() }
      own?.applicationWillResignActive(self)
      center.post(name: Self.willResignActiveNotification, object: self)
      applicationState = .background
      for scene in shownScenes { scene.enterBackground() }
      own?.applicationDidEnterBackground(self)
      center.post(name: Self.didEnterBackgroundNotification, object: self)
    }
  }
}
