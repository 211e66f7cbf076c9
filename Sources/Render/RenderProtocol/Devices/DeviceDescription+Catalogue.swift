// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

// The devices that `tessera devices` lists. Points, scales and the iPhones' portrait safe areas are measured or public
// figures. Safe areas sideways are those measured on an iPhone 16, and the iPads' those of an iPad A16, on iOS 26.1.

extension DeviceDescription {
  package static let iPhoneSE = DeviceDescription(
    identifier: "iphone-se", name: "iPhone SE (3rd generation)", idiom: .phone,
    portraitSize: CGSize(width: 375, height: 667), scale: 2, portraitSafeArea: Insets(top: 20),
    landscapeSafeArea: Insets(), portraitStatusBarHeight: 20, screenCornerRadius: 0)

  package static let iPhone16 = DeviceDescription(
    identifier: "iphone-16", name: "iPhone 16", idiom: .phone, portraitSize: CGSize(width: 393, height: 852), scale: 3,
    portraitSafeArea: Insets(top: 59, bottom: 34), landscapeSafeArea: Insets(left: 59, bottom: 20, right: 59),
    portraitStatusBarHeight: 54, screenCornerRadius: 55)

  package static let iPhone16ProMax = DeviceDescription(
    identifier: "iphone-16-pro-max", name: "iPhone 16 Pro Max", idiom: .phone,
    portraitSize: CGSize(width: 440, height: 956), scale: 3, portraitSafeArea: Insets(top: 62, bottom: 34),
    landscapeSafeArea: Insets(left: 62, bottom: 20, right: 62), portraitStatusBarHeight: 54, screenCornerRadius: 62)

  package static let iPadMini = DeviceDescription(
    identifier: "ipad-mini", name: "iPad mini", idiom: .pad, portraitSize: CGSize(width: 744, height: 1133), scale: 2,
    portraitSafeArea: Insets(top: 32, bottom: 25), landscapeSafeArea: Insets(top: 32, bottom: 25),
    portraitStatusBarHeight: 32, screenCornerRadius: 21.5)

  package static let iPadPro11 = DeviceDescription(
    identifier: "ipad-pro-11", name: "iPad Pro 11-inch", idiom: .pad, portraitSize: CGSize(width: 834, height: 1210),
    scale: 2, portraitSafeArea: Insets(top: 32, bottom: 25), landscapeSafeArea: Insets(top: 32, bottom: 25),
    portraitStatusBarHeight: 32, screenCornerRadius: 30)

  package static let iPadPro13 = DeviceDescription(
    identifier: "ipad-pro-13", name: "iPad Pro 13-inch", idiom: .pad, portraitSize: CGSize(width: 1032, height: 1376),
    scale: 2, portraitSafeArea: Insets(top: 32, bottom: 25), landscapeSafeArea: Insets(top: 32, bottom: 25),
    portraitStatusBarHeight: 32, screenCornerRadius: 30)

  /// Every device, smallest first.
  package static let catalogue: [DeviceDescription] = [
    iPhoneSE, iPhone16, iPhone16ProMax, iPadMini, iPadPro11, iPadPro13,
  ]

  /// The device with a command-line identifier.
  package static func named(_ identifier: String) -> DeviceDescription? {
    catalogue.first { $0.identifier == identifier }
  }
}

extension DeviceConfiguration {
  /// How much room there is along an axis, as UIKit judges it.
  package enum SizeClass: String, Sendable {
    case compact
    case regular
  }

  /// Pads are regular both ways. Phones are compact across, but regular held sideways from 414 points of width up
  /// ("Plus" and "Max"); upright they are regular down, sideways compact.
  package var sizeClasses: (horizontal: SizeClass, vertical: SizeClass) {
    if device.idiom == .pad { return (.regular, .regular) }
    guard isLandscape else { return (.compact, .regular) }
    return (device.portraitSize.width >= 414 ? .regular : .compact, .compact)
  }
}
