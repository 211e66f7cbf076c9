// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import RenderProtocol

@testable import UIKit

/// An app of its own with one window, and a clock that a test steps. Times are seconds. Whatever moves time or fingers takes the app and
/// the clock first: tests of one process take turns.
@MainActor class AppBench {
  var time: TimeInterval
  let window: UIWindow
  private let application: UIApplication

  init(device: DeviceDescription, size: CGSize, time: TimeInterval) {
    self.time = time
    application = UIApplication(configuration: DeviceConfiguration(device: device))
    application.makeCurrent()
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
  }

  final func take() {
    application.makeCurrent()
    MediaClock.now = { [weak self, time] in self?.time ?? time }
  }

  final func frame() {
    take()
    _ = UIApplication.shared.makeFrame()
    CATransaction.endImplicitTransaction()
  }

  /// Lets time pass, with frames sixty times a second.
  final func advance(_ seconds: TimeInterval) {
    take()
    let end = time + seconds
    while time < end - 1e-9 {
      time = min(time + 1.0 / 60, end)
      UIApplication.shared.tick(to: time)
      frame()
    }
  }
}
