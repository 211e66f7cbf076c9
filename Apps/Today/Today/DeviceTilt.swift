// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreMotion
import UIKit

/// Follows how the device is held. One for the app: the cards share its answer.
final class DeviceTilt {
  static let shared = DeviceTilt()

  /// Points of shadow for one radian.
  static let reach: CGFloat = 10

  private let manager = CMMotionManager()

  /// Calls back on the main queue, 50 times a second, with where a shadow falls. Does nothing without motion.
  func start(_ handler: @escaping (CGSize) -> Void) {
    guard manager.isDeviceMotionAvailable else { return }
    manager.deviceMotionUpdateInterval = 0.02
    manager.startDeviceMotionUpdates(to: .main) { motion, _ in
      guard let attitude = motion?.attitude else { return }
      handler(
        CGSize(width: CGFloat(attitude.roll) * DeviceTilt.reach, height: CGFloat(attitude.pitch) * DeviceTilt.reach))
    }
  }

  func stop() {
    manager.stopDeviceMotionUpdates()
  }
}

extension TodayViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    DeviceTilt.shared.start { [weak self] offset in
      self?.shadowOffset = offset
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    DeviceTilt.shared.stop()
  }
}
