// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

// Foundation tells the version of the machine's system; the translator has apps ask for the device's instead.

extension ProcessInfo {
  /// The version of iOS that the kit stands for.
  public var _tesseraOperatingSystemVersion: OperatingSystemVersion {
    let numbers = systemVersion.split(separator: ".").compactMap { Int($0) } + [0, 0, 0]
    return OperatingSystemVersion(majorVersion: numbers[0], minorVersion: numbers[1], patchVersion: numbers[2])
  }

  /// The version in words.
  public var _tesseraOperatingSystemVersionString: String { "Version \(systemVersion)" }

  /// Whether the kit stands for an iOS of some version or a later one.
  public func _tesseraIsOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let own = _tesseraOperatingSystemVersion
    return (version.majorVersion, version.minorVersion, version.patchVersion)
      <= (own.majorVersion, own.minorVersion, own.patchVersion)
  }
}

/// The version of iOS that the kit stands for.
let systemVersion = "26.1"
