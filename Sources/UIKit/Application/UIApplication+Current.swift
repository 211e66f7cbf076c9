// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// A process that shows an app has one application. A process of tests has one for each screen that a test sets up, and
// one of them at a time is the one that `UIApplication.shared` and `UIScreen.main` are.

extension UIApplication {
  /// Makes this the app that `shared` is, and its screen the main one.
  package func makeCurrent() {
    if Self.current !== self { Self.setCurrent(self) }
  }

  /// Ends an app for good: its windows leave the screen and nothing moves any more. `shared` is again the app of a
  /// process without a host, if it was this one.
  package func close() {
    let former = Self.current
    makeCurrent()
    for window in allWindows {
      window.rootViewController = nil
      window.isHidden = true
    }
    for layer in rootLayer.sublayers ?? [] { layer.removeFromSuperlayer() }
    for scene in storedScenes { scene.activationState = .unattached }
    storedScenes = []
    storedKeyWindow = nil
    delegate = nil
    ownedDelegate = nil
    afterLayout = []
    touchInput = TouchInput()
    frameTickers = FrameTickers()
    delayedActions = DelayedActions()
    statusBarObserver = nil
    applicationState = .inactive
    Self.setCurrent(former === self ? nil : former)
  }
}
