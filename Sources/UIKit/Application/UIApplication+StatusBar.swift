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
    if ownStatusBar.isInCharge {
      return StatusBar(isHidden: ownStatusBar.isHidden, isLight: ownStatusBar.isLight(in: self))
    }
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

/// The status bar of an app whose controllers have no say in it: what Info.plist says, until the app says otherwise.
@MainActor struct OwnStatusBar {
  /// Whether controllers have no say.
  let isInCharge: Bool
  var isHidden: Bool
  var style: UIStatusBarStyle

  init(_ info: [String: Any]) {
    isInCharge = info["UIViewControllerBasedStatusBarAppearance"] as? Bool == false
    isHidden = info["UIStatusBarHidden"] as? Bool ?? false
    style =
      switch info["UIStatusBarStyle"] as? String {
      case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackTranslucent", "UIStatusBarStyleBlackOpaque":
        .lightContent
      case "UIStatusBarStyleDarkContent": .darkContent
      default: .default
      }
  }

  func isLight(in application: UIApplication) -> Bool {
    switch style {
    case .lightContent: true
    case .darkContent: false
    default: application.screen.traitCollection.userInterfaceStyle == .dark
    }
  }
}

extension UIViewController {
  fileprivate func inCharge(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var controller = self
    while let next = child(controller) { controller = next }
    return controller
  }
}
