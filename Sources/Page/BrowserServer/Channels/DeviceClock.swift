// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How a device's time is to run, as its pages have set it; it outlives the app's launches.
package struct DeviceClock: Hashable, Sendable {
  /// Against real time: 1, or 0.1 for slow animations.
  package var speed = 1.0
  package var isPaused = false

  /// The speeds that pages may ask for.
  static let speeds = 0.01...10.0

  package init() {}

  /// What the app's clock is to be set to.
  package var rate: Double { isPaused ? 0 : speed }
}
