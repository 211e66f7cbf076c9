// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What was asked of the application before controllers, scenes and views had it.

extension UIApplication {
  /// Hides or shows the status bar where the app is in charge of it.
  @available(iOS, deprecated: 9.0, message: "Use -[UIViewController prefersStatusBarHidden]")
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    guard ownStatusBar.isInCharge, ownStatusBar.isHidden != hidden else { return }
    ownStatusBar.isHidden = hidden
    statusBarDidChange()
    for window in allWindows { window.screenDidChange() }
  }

  /// Changes the status bar's text where the app is in charge of it.
  @available(iOS, deprecated: 9.0, message: "Use -[UIViewController preferredStatusBarStyle]")
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    guard ownStatusBar.isInCharge, ownStatusBar.style != statusBarStyle else { return }
    ownStatusBar.style = statusBarStyle
    statusBarDidChange()
  }

  /// Has touches go nowhere, until as many calls of `endIgnoringInteractionEvents()`.
  @available(iOS, deprecated: 13.0, message: "Use UIView's userInteractionEnabled property instead")
  public func beginIgnoringInteractionEvents() { ignoringCount += 1 }

  /// Takes one call of `beginIgnoringInteractionEvents()` back.
  @available(iOS, deprecated: 13.0, message: "Use UIView's userInteractionEnabled property instead")
  public func endIgnoringInteractionEvents() { ignoringCount = max(ignoringCount - 1, 0) }

  /// Whether touches go nowhere at present.
  @available(iOS, deprecated: 13.0, message: "Use UIView's userInteractionEnabled property instead")
  public var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

  /// Asks not to be shown by a picture at the next launch. There is no such picture.
  public func ignoreSnapshotOnNextApplicationLaunch() {}

  /// The link to the app's page in the system's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The links to what the system's settings have on notifications and on apps that open links.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  public nonisolated static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"

}
