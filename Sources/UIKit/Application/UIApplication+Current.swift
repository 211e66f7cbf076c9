// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol

// A process that shows an app has one application. A process of tests has one for each screen that a test sets up; which
// of them `UIApplication.shared` and `UIScreen.main` are is a question of who asks.

extension UIApplication {
  /// The application in whose turn the caller runs: whose events, frames and timers call it, or which its task took.
  ///
  /// For what stands in no window, and for the façades; everything else asks its own `owningApplication`.
  static var current: UIApplication {
    guard let owner = InterfaceSession.current.owner else { return resting }
    // Only applications own sessions.
    return unsafeDowncast(owner, to: UIApplication.self)
  }

  /// The app of a process in which no host has made one: tests of views need no more.
  private static let resting = UIApplication(
    configuration: DeviceConfiguration(device: .iPhone16), session: .resting)

  /// Makes this the app that the running task goes by between turns; outside any task, the process's.
  package func makeCurrent() { session.makeCurrent() }

  /// Ends an app for good: its windows leave the screen, nothing moves any more, and nobody goes by it.
  package func close() {
    session.run { takeDown() }
    session.retire()
  }

  private func takeDown() {
    for window in allWindows {
      window.rootViewController = nil
      window.isHidden = true
    }
    for layer in rootLayer.sublayers ?? [] { layer.removeFromSuperlayer() }
    for scene in storedScenes { scene.activationState = .unattached }
    storedScenes = []
    shownScenes = []
    storedSessions = []
    storedKeyWindow = nil
    storedDelegate = nil
    ownedDelegate = nil
    storyboardWindow = nil
    afterLayout = []
    touchInput = TouchInput(of: self)
    frameTickers = FrameTickers()
    delayedActions = DelayedActions()
    statusBarObserver = nil
    applicationState = .inactive
  }
}
