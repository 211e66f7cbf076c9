// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import CoreMotion
internal import QuartzCore
internal import RenderProtocol
internal import UIKit

/// Shows an app live: commits go over a Unix socket to the `tessera` process, events come back.
///
/// Nothing wakes the process while nothing changes: a frame is made only when an event came, the app changed a layer,
/// or something moves on its own.
@MainActor final class LiveHost {
  private let connection: FramedConnection
  private let delegateClass: UIResponder.Type
  private let start = DispatchTime.now()
  private var isLaunched = false
  private var isFrameScheduled = false
  /// The first commit describes everything.
  private var needsFullCommit = true
  private var lastStatusBar: UIApplication.StatusBar?
  private var sentImages: Set<ImageIdentifier> = []
  private var lastFrame = -1.0
  private var status: Int32 = 0
  private var inputClock = InputClock()

  init(socketPath: String, delegateClass: UIResponder.Type) throws {
    connection = try FramedConnection.connect(path: socketPath)
    self.delegateClass = delegateClass
  }

  /// Runs until the connection ends; the result is the process's exit status.
  func run() -> Int32 {
    MediaClock.now = { [start] in
      Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
    }
    let name = ProcessInfo.processInfo.processName
    connection.send(AppMessage.hello(version: RenderProtocolVersion.current, name: name).encoded())
    connection.start(
      onMessage: { bytes in DispatchQueue.main.async { self.receive(bytes) } },
      onDrained: { DispatchQueue.main.async { self.scheduleFrame() } },
      onEnd: { ending in DispatchQueue.main.async { self.finish(ending) } })
    RunLoop.main.run()
    return status
  }

  private func finish(_ ending: FramedConnection.Ending) {
    if isLaunched { UIApplication.shared.terminate() }
    exit(status)
  }

  // MARK: - Messages

  private func receive(_ bytes: [UInt8]) {
    do {
      handle(try HostMessage(decoding: bytes))
    } catch {
      FileHandle.standardError.write(Data("tessera: a message of the tessera process can't be read: \(error)\n".utf8))
      status = 1
      connection.close()
    }
  }

  private func handle(_ message: HostMessage) {
    switch message {
    case .launch(let configuration):
      guard !isLaunched else { return }
      isLaunched = true
      UIScreen.main.configuration = configuration
      HostLocale.current = Locale(identifier: configuration.locale)
      UIApplication.shared.layerContext.onWork = { [weak self] in self?.scheduleFrame() }
      UIApplication.shared.tickObserver = { [weak self] in self?.scheduleFrame() }
      // A page has a tilt, by its sensors or by hand; samples come from the first one on.
      MotionFeed.shared.isAvailable = true
      MotionFeed.shared.startObserver = { [weak self] in DispatchQueue.main.async { self?.scheduleFrame() } }
      UIApplication.shared.launch(delegateClass: delegateClass)
      makeFrame()
    case .input(let event):
      guard isLaunched else { return }
      MotionFeed.shared.handle(event)
      UIApplication.shared.handle(inputClock.localize(event, now: MediaClock.now()))
      scheduleFrame()
    case .needsFullCommit:
      needsFullCommit = true
      scheduleFrame()
    case .terminate:
      connection.close()
    }
  }

  // MARK: - Frames

  /// Makes a frame soon: at once if the last one is long enough ago, else when its time has passed.
  private func scheduleFrame() {
    guard isLaunched, !isFrameScheduled else { return }
    isFrameScheduled = true
    let wait = max(0, lastFrame + AppSession.frameDuration - MediaClock.now())
    DispatchQueue.main.asyncAfter(deadline: .now() + wait) {
      self.isFrameScheduled = false
      self.makeFrame()
    }
  }

  private func makeFrame() {
    lastFrame = MediaClock.now()
    let application = UIApplication.shared
    application.tick(to: lastFrame)
    MotionFeed.shared.tick(to: lastFrame)
    defer { if application.needsTick || MotionFeed.shared.needsTick { scheduleFrame() } }
    let frame = needsFullCommit ? application.makeFullFrame() : application.makeFrame()
    if let frame {
      for image in frame.images where !sentImages.contains(image.identifier) { send(image) }
      needsFullCommit = connection.send(AppMessage.commit(frame.commit).encoded()) == .full
    }
    CATransaction.endImplicitTransaction()
    let statusBar = application.statusBar
    if statusBar != lastStatusBar {
      lastStatusBar = statusBar
      connection.send(AppMessage.statusBar(isHidden: statusBar.isHidden, isLight: statusBar.isLight).encoded())
    }
  }

  private func send(_ image: CGImage) {
    do {
      let (format, bytes) = try image.transferBytes()
      let result = connection.send(AppMessage.image(image.identifier, format: format, bytes: bytes).encoded())
      if result == .queued { sentImages.insert(image.identifier) }
    } catch {
      FileHandle.standardError.write(Data("tessera: a picture can't be sent: \(error)\n".utf8))
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
