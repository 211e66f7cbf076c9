// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol
public import UIKit

/// A device that tests run on: its screen, idiom and safe areas.
///
///     let screen = TestScreen(.iPhone16, appearance: .dark)
public struct TestDevice: Hashable, Sendable, CustomStringConvertible {
  let device: DeviceDescription

  private init(_ device: DeviceDescription) {
    self.device = device
  }

  /// 375 × 667 points at 2 pixels a point, with a home button.
  public static let iPhoneSE = TestDevice(.iPhoneSE)
  /// 393 × 852 points at 3 pixels a point.
  public static let iPhone16 = TestDevice(.iPhone16)
  /// 440 × 956 points at 3 pixels a point.
  public static let iPhone16ProMax = TestDevice(.iPhone16ProMax)
  /// 744 × 1133 points at 2 pixels a point.
  public static let iPadMini = TestDevice(.iPadMini)
  /// 834 × 1210 points at 2 pixels a point.
  public static let iPadPro11 = TestDevice(.iPadPro11)
  /// 1032 × 1376 points at 2 pixels a point.
  public static let iPadPro13 = TestDevice(.iPadPro13)

  /// Every device, smallest first.
  public static let all = DeviceDescription.catalogue.map(TestDevice.init)

  /// As on the command line, for example `iphone-16`.
  public var identifier: String { device.identifier }
  /// As people say it, for example `iPhone 16`.
  public var name: String { device.name }
  /// The screen held upright, in points.
  public var size: CGSize { device.portraitSize }
  /// Pixels per point.
  public var scale: CGFloat { device.scale }

  public var description: String { device.name }
}
