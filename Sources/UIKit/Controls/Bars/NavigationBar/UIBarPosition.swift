// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  /// At the top, with a background that goes on to the top of the screen.
  case topAttached = 3
}

/// For which bars a legacy background is.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  /// Where height is compact.
  case compact = 1
}

/// Whether a bar is light or dark by itself.
public enum UIBarStyle: Int, Sendable {
  /// As its surroundings.
  case `default` = 0
  /// Dark, whatever its surroundings are.
  case black = 1

  /// What a bar of the style forces where the app forces nothing.
  func interfaceStyle(besides own: UIUserInterfaceStyle) -> UIUserInterfaceStyle {
    own == .unspecified && self == .black ? .dark : own
  }
}

/// A bar that stands somewhere.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Says where a bar stands.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Optional; bars stand at the top unless said. Those of navigation controllers are `topAttached` and do not ask.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
}

/// Hears of a navigation bar's items, and may refuse changes. All requirements are optional.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Asked before the back button goes back too.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
