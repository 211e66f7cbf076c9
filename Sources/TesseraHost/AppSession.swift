// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreMotion
package import RasterServer
package import RenderProtocol
package import UIKit

/// An app on a device under a virtual clock, with a raster server as its screen.
@MainActor package final class AppSession {
  package let clock: VirtualClock
  package let raster = RasterServer()
  /// How often frames come, in seconds.
  package static let frameDuration = 1.0 / 60

  package init(configuration: DeviceConfiguration, date: Double?) {
    clock = VirtualClock(date: date)
    UIScreen.main.configuration = configuration
    HostLocale.current = Locale(identifier: configuration.locale)
  }

  package func launch(_ delegateClass: UIResponder.Type) {
    UIApplication.shared.launch(delegateClass: delegateClass)
    step()
  }

  package func send(_ event: InputEvent) {
    MotionFeed.shared.handle(event)
    UIApplication.shared.handle(event)
  }

  /// One frame: what waits on the main queue, then constraints, layout, display and commit.
  package func step() {
    MotionFeed.shared.tick(to: clock.now)
    drainMainQueue()
    UIApplication.shared.tick(to: clock.now)
    defer { CATransaction.endImplicitTransaction() }
    guard let frame = UIApplication.shared.makeFrame() else { return }
    for image in frame.images { raster.receive(image) }
    raster.apply(frame.commit)
  }

  /// Lets `seconds` of virtual time pass, frame by frame.
  package func advance(by seconds: Double) {
    let frames = Int((seconds / Self.frameDuration).rounded())
    for _ in 0..<max(frames, 0) {
      clock.advance(by: Self.frameDuration)
      step()
    }
  }

  /// The screen as it is now.
  package func snapshot() -> Bitmap? { raster.render() }

  /// The view hierarchy of the key window, a line a view.
  package func treeDescription() -> String {
    UIApplication.shared.keyWindow?.treeDescription() ?? ""
  }

  /// Runs what the app put on the main queue and is due.
  private func drainMainQueue() {
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
  }
}
