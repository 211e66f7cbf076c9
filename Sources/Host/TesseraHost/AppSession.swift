// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreLocation
internal import CoreMotion
package import RasterServer
package import RenderProtocol
package import UIKit

/// An app on a device under a virtual clock, with a raster server as its screen.
///
/// A session has an application and a clock of its own. Several may live in one process, as in tests: what each of them
/// calls goes by it, and a test goes by the one that it used last.
@MainActor package final class AppSession {
  package let application: UIApplication
  package let clock: VirtualClock
  package let raster = RasterServer()
  /// How often frames come, in seconds.
  package static let frameDuration = 1.0 / 60

  /// Makes a session and makes it current.
  ///
  /// - Parameter date: What the wall clock shows at the start, in seconds since 1970; it takes over the process.
  ///   `nil` leaves the process's clocks alone.
  package init(configuration: DeviceConfiguration, date: Double?) {
    _ = SceneDrawer.isInstalled
    application = UIApplication(configuration: configuration)
    let session = application.session
    let locale = Locale(identifier: configuration.locale)
    session.locale = locale
    HostLocale.setForThreads(locale)
    clock = VirtualClock(date: date, of: session)
    if date != nil { session.makeProcessWide() }
    activate()
  }

  isolated deinit {
    application.close()
  }

  /// Makes the session the one that the caller's task goes by: what `UIApplication.shared`, `UIScreen.main` and
  /// `CACurrentMediaTime()` tell of there.
  package func activate() { application.makeCurrent() }

  package func launch(_ delegateClass: NSObject.Type) {
    activate()
    application.launch(delegateClass: delegateClass)
    step()
  }

  package func send(_ event: InputEvent) {
    activate()
    application.session.run {
      MotionFeed.shared.handle(event)
      LocationFeed.shared.handle(event)
      application.handle(event)
    }
  }

  /// One frame: what is due on the main queue, then constraints, layout, display and commit.
  package func step() {
    activate()
    application.session.run { makeFrame() }
  }

  /// - Parameter runsDueWork: Whether the main queue's due work is done first.
  func makeFrame(runsDueWork: Bool = true) {
    if runsDueWork { clock.runDueWork() }
    MotionFeed.shared.tick(to: clock.now)
    application.tick(to: clock.now)
    defer { CATransaction.endImplicitTransaction() }
    guard let frame = application.makeFrame() else { return }
    for image in frame.images { raster.receive(image) }
    var commit = frame.commit
    commit.time = clock.now
    raster.apply(commit)
  }

  /// Lets `seconds` of virtual time pass, frame by frame; what is due between two frames happens at its own moment.
  package func advance(by seconds: Double) {
    activate()
    application.session.run { pass(seconds) }
  }

  private func pass(_ seconds: Double) {
    let frames = Int((seconds / Self.frameDuration).rounded())
    if frames > 0 { clock.runDueWork() }
    for _ in 0..<max(frames, 0) {
      let frame = clock.now + Self.frameDuration
      while clock.advanceToNextDeadline(notAfter: frame) { clock.runDueWork() }
      clock.advance(by: max(0, frame - clock.now))
      makeFrame()
    }
  }

  /// The screen as it is now.
  package func snapshot() -> Bitmap? { raster.render(at: clock.now) }

  /// The view hierarchy of the key window, a line a view.
  package func treeDescription() -> String {
    application.keyWindow?.treeDescription() ?? ""
  }
}
