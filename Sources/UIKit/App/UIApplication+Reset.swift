// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import RenderProtocol

extension UIApplication {
  /// Makes the app as it was before any launch, on another device: no delegate, scenes, windows, fingers or motions.
  ///
  /// For tests, which share one process and with it the one application.
  package func reset(configuration: DeviceConfiguration) {
    for window in allWindows {
      window.rootViewController = nil
      window.isHidden = true
    }
    for layer in rootLayer.sublayers ?? [] { layer.removeFromSuperlayer() }
    windowReferences = []
    storedKeyWindow = nil
    delegate = nil
    ownedDelegate = nil
    for scene in storedScenes { scene.activationState = .unattached }
    storedScenes = []
    afterLayout = []
    touchInput = TouchInput()
    frameTickers = FrameTickers()
    delayedActions = DelayedActions()
    statusBarObserver = nil
    applicationState = .inactive
    isIdleTimerDisabled = false
    UIScreen.main.configuration = configuration
    UITraitCollection.current = UIScreen.main.traitCollection
    layerContext = LayerContext(screenSize: UIScreen.main.bounds.size, screenScale: UIScreen.main.scale)
    rootLayer.layerName = "screen"
  }
}
