// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Colours as numbers; runs anywhere, and is not to be told that it is on iOS.
public enum Palette {
  public static let accent: (red: Double, green: Double, blue: Double) = (1, 0.5, 0)

  #if canImport(UIKit)
    public static let isNearUIKit = true
  #else
    public static let isNearUIKit = false
  #endif
}
