// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What was asked of the application before controllers, scenes and views had it.

extension UIApplication {
  /// How the interface stands to the device.
  @available(iOS, deprecated: 13.0, message: "Use the interfaceOrientation property of the window scene instead.")
  public var statusBarOrientation: UIInterfaceOrientation { interfaceOrientation }

  /// Whether the status bar is hidden.
  @available(iOS, deprecated: 13.0, message: "Use the statusBarManager property of the window scene instead.")
  public var isStatusBarHidden: Bool { statusBar.isHidden }

  /// What the status bar's text looks like.
  @available(iOS, deprecated: 13.0, message: "Use the statusBarManager property of the window scene instead.")
  public var statusBarStyle: UIStatusBarStyle { statusBar.isLight ? .lightContent : .darkContent }

  /// Has touches go nowhere, until as many calls of `endIgnoringInteractionEvents()`.
  @available(iOS, deprecated: 13.0, message: "Use UIView's userInteractionEnabled property instead")
  public func beginIgnoringInteractionEvents() { ignoringCount += 1 }

  /// Takes one call of `beginIgnoringInteractionEvents()` back.
  @available(iOS, deprecated: 13.0, message: "Use UIView's userInteractionEnabled property instead")
  public func endIgnoringInteractionEvents() { ignoringCount = max(ignoringCount - 1, 0) }

  /// Whether touches go nowhere at present.
  @available(iOS, deprecated: 13.0, message: "Use UIView's userInteractionEnabled property instead")
  public var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

  /// The link to the app's page in the system's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Whether the app's icon can be exchanged: there is no home screen.
  public var supportsAlternateIcons: Bool { false }

  /// The name of the icon that is shown; `nil` for the first.
  public var alternateIconName: String? { nil }
}
