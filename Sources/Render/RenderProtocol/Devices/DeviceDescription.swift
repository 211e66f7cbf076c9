// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// The device an app runs on: what the screen, the traits and the safe area are made from. Lengths are points.
package struct DeviceDescription: Hashable, Sendable, Codable {
  package enum Idiom: String, Sendable, Codable {
    case phone
    case pad
  }

  package enum Orientation: String, Sendable, Codable, CaseIterable {
    case portrait
    case portraitUpsideDown
    case landscapeLeft
    case landscapeRight
  }

  package enum Appearance: String, Sendable, Codable, CaseIterable {
    case light
    case dark
  }

  /// The distances from the screen's edges that bars, notches and the home indicator take.
  package struct Insets: Hashable, Sendable, Codable {
    package var top: CGFloat
    package var left: CGFloat
    package var bottom: CGFloat
    package var right: CGFloat

    package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// As on the command line, for example `iphone-16`.
  package var identifier: String
  /// As people say it, for example `iPhone 16`.
  package var name: String
  package var idiom: Idiom
  /// The screen's size held upright.
  package var portraitSize: CGSize
  /// Pixels per point.
  package var scale: CGFloat
  package var portraitSafeArea: Insets
  package var landscapeSafeArea: Insets
  /// The height of the status bar held upright; 0 where there is none.
  package var portraitStatusBarHeight: CGFloat
  /// The radius of the glass's corners, for the page that shows the device.
  package var screenCornerRadius: CGFloat

  package init(
    identifier: String, name: String, idiom: Idiom, portraitSize: CGSize, scale: CGFloat, portraitSafeArea: Insets,
    landscapeSafeArea: Insets, portraitStatusBarHeight: CGFloat, screenCornerRadius: CGFloat
  ) {
    self.identifier = identifier
    self.name = name
    self.idiom = idiom
    self.portraitSize = portraitSize
    self.scale = scale
    self.portraitSafeArea = portraitSafeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.portraitStatusBarHeight = portraitStatusBarHeight
    self.screenCornerRadius = screenCornerRadius
  }
}
