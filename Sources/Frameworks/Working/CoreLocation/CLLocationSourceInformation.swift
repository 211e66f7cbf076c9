// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How a place was found.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
  /// Whether software made it up.
  open private(set) var isSimulatedBySoftware: Bool
  /// Whether another device than the one that the app runs on found it.
  open private(set) var isProducedByAccessory: Bool

  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    isSimulatedBySoftware = isSoftware
    isProducedByAccessory = isAccessory
    super.init()
  }
}
