// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The status bar is the host's to draw; the app says whether it is there and which colour its text has.

extension UIApplication {
  /// What the host is told of the status bar.
  package struct StatusBar: Hashable, Sendable {
    package var isHidden: Bool
    /// Whether its text is light, for dark content beneath.
    package var isLight: Bool
  }

  /// The status bar as the controller in charge wants it.
  package var statusBar: StatusBar {
    guard let root = storedKeyWindow?.rootViewController else { return StatusBar(isHidden: false, isLight: false) }
    var controller = root
    while let presented = controller.storedPresented, presented.takesStatusBar { controller = presented }
    let hiding = controller.inCharge { $0.childForStatusBarHidden }
    let styling = controller.inCharge { $0.childForStatusBarStyle }
    let isLight =
      switch styling.preferredStatusBarStyle {
      case .lightContent: true
      case .darkContent: false
      case .default: styling.traitCollection.userInterfaceStyle == .dark
      }
    return StatusBar(isHidden: hiding.prefersStatusBarHidden, isLight: isLight)
  }

  func statusBarDidChange() {
    statusBarObserver?(statusBar)
  }

  var currentStatusBarHeight: CGFloat {
    let configuration = screen.configuration
    if statusBar.isHidden || (configuration.isLandscape && configuration.device.idiom == .phone) { return 0 }
    return configuration.device.portraitStatusBarHeight
  }

  /// Prints a warning as UIKit logs one, for a developer to see.
  nonisolated static func warn(_ message: String) {
    FileHandle.standardError.write(Data("[UIKit] \(message)\n".utf8))
  }
}

extension UIViewController {
  fileprivate func inCharge(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var controller = self
    while let next = child(controller) { controller = next }
    return controller
  }
}
