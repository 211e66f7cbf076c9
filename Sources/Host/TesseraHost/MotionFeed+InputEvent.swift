// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreMotion
internal import RenderProtocol

extension MotionFeed {
  /// Takes in the device's tilt; other events are not its business. A device that tells of its tilt has motion.
  func handle(_ event: InputEvent) {
    guard case .motion(let motion, _) = event else { return }
    isAvailable = true
    receive(pitch: motion.pitch, roll: motion.roll, yaw: motion.yaw)
  }
}
