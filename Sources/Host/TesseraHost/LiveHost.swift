// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import CoreLocation
internal import CoreMotion
internal import QuartzCore
package import RenderProtocol
package import UIKit

/// Shows an app live: commits go to the `tessera` process, events come back.
///
/// Nothing wakes the process while nothing changes: a frame is made only when an event came, the app changed a layer,
/// or something is due by itself, and then at that moment.
@MainActor package final class LiveHost {
  private let environment: LiveEnvironment
  private let delegateClass: NSObject.Type
  /// There from the launch on.
  private var application: UIApplication?
  private var clock: LiveClock
  private var inputClock = InputClock()
  /// The first commit describes everything.
  private var needsFullCommit = true
  private var lastStatusBar: UIApplication.StatusBar?
  private var lastScenes: SceneList?
  /// Told of what the app copies.
  private var copying: (any NSObjectProtocol)?
  /// Whether a page says what was copied elsewhere.
  private var isTakingCopy = false
  private var sentImages: Set<ImageIdentifier> = []
  /// The clock as the `tessera` process last heard of it has another rate or stood elsewhere.
  private var clockChanged = false
  private var needsFrame = false
  private var isMakingFrame = false
  /// The real time of the last frame.
  private var lastFrame = -Double.infinity
  private var alarm: Double?
  /// The process's exit status.
  package private(set) var status: Int32 = 0

  package init(delegateClass: NSObject.Type, environment: LiveEnvironment) {
    self.delegateClass = delegateClass
    _ = SceneDrawer.isInstalled
    self.environment = environment
    clock = LiveClock(startingAt: environment.realTime())
    inputClock.mediaTime = { [weak self] in self?.clock.time(at: $0) ?? $0 }
    let name = ProcessInfo.processInfo.processName
    _ = environment.send(.hello(version: RenderProtocolVersion.current, name: name))
  }

  private var mediaTime: Double { clock.time(at: environment.realTime()) }

  /// The connection has ended.
  package func end() {
    application?.terminate()
  }

  /// What could not be sent before can be now.
  package func drained() { scheduleFrame() }

  // MARK: - Messages

  /// Takes in the bytes of a message; what can't be read ends the connection.
  package func receive(_ bytes: [UInt8]) {
    do {
      handle(try HostMessage(decoding: bytes))
    } catch {
      environment.report("a message of the tessera process can't be read: \(error)")
      status = 1
      environment.close()
    }
  }

  package func handle(_ message: HostMessage) {
    switch message {
    case .launch(let configuration):
      if application == nil { launch(configuration) }
    case .input(let event):
      guard let application else { return }
      if case .pasteboard = event { isTakingCopy = true }
      defer { isTakingCopy = false }
      application.session.run {
        MotionFeed.shared.handle(event)
        LocationFeed.shared.handle(event)
        application.handle(inputClock.localize(event, now: environment.realTime()))
      }
      scheduleFrame()
    case .needsFullCommit:
      needsFullCommit = true
      scheduleFrame()
    case .terminate:
      environment.close()
    case .clock(let rate):
      clock.setRate(rate, at: environment.realTime())
      clockChanged = true
      scheduleFrame()
    case .stepFrame:
      clock.step(by: AppSession.frameDuration, at: environment.realTime())
      clockChanged = true
      scheduleFrame()
    case .ask(let question):
      guard let application else { return }
      _ = environment.send(.answer(application.answer(question), to: question))
    }
  }

  private func launch(_ configuration: DeviceConfiguration) {
    let application = UIApplication(configuration: configuration)
    self.application = application
    application.session.clock = { [weak self] in self?.mediaTime ?? 0 }
    let locale = Locale(identifier: configuration.locale)
    application.session.locale = locale
    HostLocale.setForThreads(locale)
    application.makeCurrent()
    application.layerContext.onWork = { [weak self] in self?.scheduleFrame() }
    application.linkOpener = { [weak self] in _ = self?.environment.send(.link($0.absoluteString)) }
    application.orientationObserver = { [weak self] in _ = self?.environment.send(.orientation($0)) }
    application.tickObserver = { [weak self] in self?.setAlarm() }
    // A page has a tilt, by its sensors or by hand; samples come from the first one on.
    MotionFeed.shared.isAvailable = true
    MotionFeed.shared.startObserver = { [weak self] in DispatchQueue.main.async { self?.setAlarm() } }
    tellOfCopying()
    application.launch(delegateClass: delegateClass)
    makeFrame()
  }

  /// Has pages hear of text that the app copies; what came from one does not go back.
  private func tellOfCopying() {
    copying = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: UIPasteboard.general, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self, !self.isTakingCopy, let text = UIPasteboard.general.string,
          text.utf8.count <= CodecLimits.pasteboardBytes
        else { return }
        _ = self.environment.send(.pasteboard(text))
      }
    }
  }

  // MARK: - Frames

  /// Has a frame made soon: at once if the last one is long enough ago, else when its time has passed.
  private func scheduleFrame() {
    needsFrame = true
    setAlarm()
  }

  /// The alarm that was set has come.
  package func wake() {
    alarm = nil
    makeFrame()
  }

  /// Has the process woken when the next frame is due, if one ever is.
  private func setAlarm() {
    // While a frame is made its end will tell; before the launch there is none to make.
    guard application != nil, !isMakingFrame else { return }
    let now = environment.realTime()
    let wanted = needsFrame ? now : nextWake.flatMap { clock.realTime(of: $0, now: now) }
    // Rather a hair late than a hair early, and then once more.
    let next = wanted.map { max($0 > now ? $0 + 1e-6 : now, lastFrame + AppSession.frameDuration) }
    // What is due at once stays due at the moment that was set for it.
    if let next, let alarm, alarm <= next, wanted == now { return }
    guard next != alarm else { return }
    alarm = next
    environment.setAlarm(next)
  }

  /// When something will happen by itself, in seconds of the media clock.
  private var nextWake: Double? {
    guard let application else { return nil }
    // A clock that stands gives nothing that moves another frame.
    guard clock.rate > 0 else { return nil }
    if MotionFeed.shared.needsTick { return mediaTime }
    return application.nextWake
  }

  private func makeFrame() {
    guard let application else { return }
    isMakingFrame = true
    needsFrame = false
    defer {
      isMakingFrame = false
      setAlarm()
    }
    lastFrame = environment.realTime()
    let time = clock.time(at: lastFrame)
    application.session.run {
      application.tick(to: time)
      MotionFeed.shared.tick(to: time)
      send(needsFullCommit ? application.makeFullFrame() : application.makeFrame(), time: time)
      CATransaction.endImplicitTransaction()
    }
    let statusBar = application.statusBar
    if statusBar != lastStatusBar {
      lastStatusBar = statusBar
      _ = environment.send(.statusBar(isHidden: statusBar.isHidden, isLight: statusBar.isLight))
    }
    // An app of one scene tells of none.
    let scenes = application.sceneList
    if scenes != lastScenes {
      lastScenes = scenes
      _ = environment.send(.scenes(scenes ?? SceneList(scenes: [], allowsMore: false)))
    }
  }

  private func send(_ frame: CommitResult?, time: Double) {
    if let frame {
      for image in frame.images where !sentImages.contains(image.identifier) { send(image) }
      var commit = frame.commit
      commit.time = time
      commit.rate = clock.rate
      needsFullCommit = environment.send(.commit(commit)) == .full
    } else if clockChanged {
      _ = environment.send(.clock(time: time, rate: clock.rate))
    }
    clockChanged = false
  }

  private func send(_ image: CGImage) {
    do {
      let (format, bytes) = try image.transferBytes()
      let result = environment.send(.image(image.identifier, format: format, bytes: bytes))
      if result == .queued { sentImages.insert(image.identifier) }
    } catch {
      environment.report("a picture can't be sent: \(error)")
    }
  }
}

extension CGImage {
  /// The picture as a file: the bytes it came with, or a PNG of its pixels.
  fileprivate func transferBytes() throws -> (ImageFormat, Data) {
    if case .encoded(let data, let format) = storage { return (format, data) }
    return (.png, try pngData())
  }
}
