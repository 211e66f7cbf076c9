// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Levels and priorities are numbers that apps count on from the named ones.

extension UIWindow.Level: Comparable {
  public static func < (left: UIWindow.Level, right: UIWindow.Level) -> Bool { left.rawValue < right.rawValue }

  public static func + (left: UIWindow.Level, right: CGFloat) -> UIWindow.Level {
    UIWindow.Level(left.rawValue + right)
  }
  public static func - (left: UIWindow.Level, right: CGFloat) -> UIWindow.Level {
    UIWindow.Level(left.rawValue - right)
  }
  public static func - (left: UIWindow.Level, right: UIWindow.Level) -> CGFloat { left.rawValue - right.rawValue }
  public static func += (left: inout UIWindow.Level, right: CGFloat) { left = left + right }
  public static func -= (left: inout UIWindow.Level, right: CGFloat) { left = left - right }
}
