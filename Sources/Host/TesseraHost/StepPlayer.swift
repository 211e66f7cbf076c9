// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol
internal import UIKit

/// Plays a script on a launched app: lets time pass frame by frame, hands in the input, writes the files.
///
/// Frames come sixty times a second from the launch on, whatever the script does. Input waits for the next frame, as it
/// does live. A picture shows the animations of its own time, which may lie between two frames; only where input came at
/// the same time is a frame made for it, so that a picture shows what stands before it in the script.
@MainActor struct StepPlayer {
  private let session: AppSession
  private var configuration: DeviceConfiguration
  private let folder: URL
  /// How many frames there were after the launch's.
  private var frames = 0
  private var hasInput = false
  private var encoders: [Int: (encoder: WebPAnimationEncoder, start: Double)] = [:]

  /// Times closer than this are the same, in seconds.
  private static let moment = 1e-6

  init(session: AppSession, configuration: DeviceConfiguration, folder: URL) {
    self.session = session
    self.configuration = configuration
    self.folder = folder
  }

  mutating func play(_ script: StepScript) throws {
    let timeline = StepTimeline(script)
    for moment in timeline.moments {
      pass(to: moment.time)
      try handle(moment.event, timeline.recordings)
    }
  }

  // MARK: - Time

  private var nextFrame: Double { Double(frames + 1) * AppSession.frameDuration }

  /// Makes the frames before `time` and sets the clock to it.
  private mutating func pass(to time: Double) {
    while nextFrame < time - Self.moment {
      setClock(to: nextFrame)
      makeFrame()
    }
    setClock(to: time)
  }

  private func setClock(to time: Double) {
    let span = time - session.clock.now
    if span > 0 { session.clock.advance(by: span) }
  }

  private mutating func makeFrame() {
    frames += 1
    hasInput = false
    session.step()
  }

  /// Makes the frame of this moment if it is due, or one for input that has not been seen to.
  private mutating func bringUpToDate() {
    if nextFrame < session.clock.now + Self.moment {
      makeFrame()
    } else if hasInput {
      hasInput = false
      session.step()
    }
  }

  // MARK: - Events

  private mutating func handle(_ event: StepTimeline.Event, _ recordings: [StepScript.Recording]) throws {
    let now = session.clock.now
    switch event {
    case .touches(let touches): send(.touches(touches, time: now))
    case .wheel(let location, let delta): send(.wheel(location: location, delta: delta, time: now))
    case .key(let key): send(.key(key, time: now))
    case .text(let text): send(.text(text, time: now))
    case .motion(let motion): send(.motion(motion, time: now))
    case .location(let location): send(.location(location))
    case .rotate(let orientation): configure { $0.orientation = orientation }
    case .appearance(let appearance): configure { $0.appearance = appearance }
    case .textSize(let size): configure { $0.textSize = size }
    case .scene(let request): send(.scene(request))
    case .openURL(let address): send(.openURL(address))
    case .pasteboard(let text): send(.pasteboard(text))
    case .snapshot(let name):
      bringUpToDate()
      try write(try session.pictureFile(), "\(name).png")
    case .tree(let name):
      bringUpToDate()
      try write(try session.tree(), "\(name).txt")
    case .frame(let index):
      bringUpToDate()
      try addFrame(to: index, recordings[index])
    case .endOfRecording(let index):
      guard let (encoder, start) = encoders.removeValue(forKey: index) else { return }
      try write(try encoder.finish(at: now - start), "\(recordings[index].name).webp")
    }
  }

  private mutating func send(_ event: InputEvent) {
    session.send(event)
    hasInput = true
  }

  private mutating func configure(_ change: (inout DeviceConfiguration) -> Void) {
    change(&configuration)
    send(.configuration(configuration))
  }

  private mutating func addFrame(to index: Int, _ recording: StepScript.Recording) throws {
    let size = configuration.screenSize
    let width = max(1, Int((size.width * recording.scale).rounded()))
    let height = max(1, Int((size.height * recording.scale).rounded()))
    let (encoder, start) =
      try encoders[index] ?? (WebPAnimationEncoder(width: width, height: height), session.clock.now)
    encoders[index] = (encoder, start)
    try encoder.add(try session.picture().scaled(width: width, height: height), at: session.clock.now - start)
  }

  private func write(_ data: Data, _ name: String) throws(HostError) {
    try JobRunner.write(data, to: folder.appendingPathComponent(name).path)
  }
}
