// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// A device and how it is held and set up; what the host gives an app at launch and whenever it changes.
package struct DeviceConfiguration: Hashable, Sendable, Codable {
  package var device: DeviceDescription
  package var orientation: DeviceDescription.Orientation
  package var appearance: DeviceDescription.Appearance
  /// A Dynamic Type category in the spelling of `truth`: `extraSmall` … `large` … `accessibilityExtraExtraExtraLarge`.
  package var textSize: String
  /// Pixels per point of what is drawn; the device's own unless asked otherwise.
  package var scale: CGFloat
  /// A locale identifier such as `en_US`.
  package var locale: String
  /// Whether people type on a keyboard of their own, so that none is shown on the screen.
  package var hasHardwareKeyboard: Bool

  package init(
    device: DeviceDescription, orientation: DeviceDescription.Orientation = .portrait,
    appearance: DeviceDescription.Appearance = .light, textSize: String = "large", scale: CGFloat? = nil,
    locale: String = "en_US", hasHardwareKeyboard: Bool = false
  ) {
    self.device = device
    self.orientation = orientation
    self.appearance = appearance
    self.textSize = textSize
    self.scale = scale ?? device.scale
    self.locale = locale
    self.hasHardwareKeyboard = hasHardwareKeyboard
  }

  /// The Dynamic Type categories, smallest first.
  package static let textSizes = ContentSizeCategory.allCases.map(\.name)

  package var isLandscape: Bool { orientation == .landscapeLeft || orientation == .landscapeRight }

  /// The screen's size as it is held.
  package var screenSize: CGSize {
    let size = device.portraitSize
    return isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  package var safeArea: DeviceDescription.Insets {
    isLandscape ? device.landscapeSafeArea : device.portraitSafeArea
  }
}
