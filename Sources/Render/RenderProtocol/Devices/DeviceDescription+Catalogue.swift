// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

// The devices that `tessera devices` lists. Points, scales and the iPhones' portrait safe areas are measured or public
// figures. Safe areas sideways are those measured on an iPhone 16, and the iPads' those of an iPad A16, on iOS 26.1.
// Models that share a screen are one device here; `SimulatedDevices` maps every model's name to its device.

extension DeviceDescription {
  package static let iPhoneSE1 = phone("iphone-se-1", "iPhone SE (1st generation)", 320, 568, scale: 2)

  package static let iPhoneSE = DeviceDescription(
    identifier: "iphone-se", name: "iPhone SE (3rd generation)", idiom: .phone,
    portraitSize: CGSize(width: 375, height: 667), scale: 2, portraitSafeArea: Insets(top: 20),
    landscapeSafeArea: Insets(), portraitStatusBarHeight: 20, screenCornerRadius: 0)

  package static let iPhone8Plus = phone("iphone-8-plus", "iPhone 8 Plus", 414, 736, scale: 3)

  package static let iPhoneX = phone("iphone-x", "iPhone X", 375, 812, scale: 3, top: 44, corners: 39)

  package static let iPhone13Mini = phone(
    "iphone-13-mini", "iPhone 13 mini", 375, 812, scale: 3, top: 50, corners: 44)

  package static let iPhone14 = phone("iphone-14", "iPhone 14", 390, 844, scale: 3, top: 47, corners: 47.33)

  package static let iPhone11 = phone("iphone-11", "iPhone 11", 414, 896, scale: 2, top: 48, corners: 41.5)

  package static let iPhone11ProMax = phone(
    "iphone-11-pro-max", "iPhone 11 Pro Max", 414, 896, scale: 3, top: 44, corners: 39)

  package static let iPhone14Plus = phone(
    "iphone-14-plus", "iPhone 14 Plus", 428, 926, scale: 3, top: 47, corners: 53.33)

  package static let iPhone16Pro = phone(
    "iphone-16-pro", "iPhone 16 Pro", 402, 874, scale: 3, top: 62, statusBar: 54, corners: 62)

  package static let iPhoneAir = phone(
    "iphone-air", "iPhone Air", 420, 912, scale: 3, top: 68, statusBar: 54, corners: 62)

  package static let iPhone16Plus = phone(
    "iphone-16-plus", "iPhone 16 Plus", 430, 932, scale: 3, top: 59, statusBar: 54, corners: 55)

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

  package static let iPad10 = DeviceDescription(
    identifier: "ipad-10", name: "iPad (10th generation)", idiom: .pad,
    portraitSize: CGSize(width: 820, height: 1180), scale: 2, portraitSafeArea: Insets(top: 32, bottom: 25),
    landscapeSafeArea: Insets(top: 32, bottom: 25), portraitStatusBarHeight: 32, screenCornerRadius: 25)

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
    iPhoneSE1, iPhoneSE, iPhone8Plus, iPhoneX, iPhone13Mini, iPhone14, iPhone16, iPhone16Pro, iPhone11, iPhone11ProMax,
    iPhoneAir, iPhone14Plus, iPhone16Plus, iPhone16ProMax, iPadMini, iPad10, iPadPro11, iPadPro13,
  ]

  /// A phone with a home button, or one with rounded corners and a home indicator.
  ///
  /// - Parameters:
  ///   - top: The height of what the camera takes; 0 on phones with a home button.
  ///   - statusBar: The height of the status bar, where it differs from `top`.
  private static func phone(
    _ identifier: String, _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat = 0,
    statusBar: CGFloat? = nil, corners: CGFloat = 0
  ) -> DeviceDescription {
    let hasHomeButton = top == 0
    return DeviceDescription(
      identifier: identifier, name: name, idiom: .phone, portraitSize: CGSize(width: width, height: height),
      scale: scale, portraitSafeArea: hasHomeButton ? Insets(top: 20) : Insets(top: top, bottom: 34),
      landscapeSafeArea: hasHomeButton ? Insets() : Insets(left: top, bottom: 20, right: top),
      portraitStatusBarHeight: hasHomeButton ? 20 : statusBar ?? top, screenCornerRadius: corners)
  }

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
