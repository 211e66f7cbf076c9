// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// What a device says of its battery and its heat; here, always that all is well.

extension ProcessInfo {
  /// How warm a device is.
  public enum ThermalState: Int, Sendable {
    case nominal = 0
    case fair, serious, critical
  }

  /// Always `.nominal`.
  public var thermalState: ThermalState { .nominal }

  /// Always `false`.
  public var isLowPowerModeEnabled: Bool { false }

  /// Posted when `thermalState` changes: never, here.
  public static let thermalStateDidChangeNotification =
    Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
  /// Posted when `ProcessInfo.isLowPowerModeEnabled` changes: never, here.
  public static let NSProcessInfoPowerStateDidChange =
    Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}
