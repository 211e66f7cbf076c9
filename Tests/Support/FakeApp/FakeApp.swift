// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Synchronization

/// Answers each input with a small commit that a test can see.
final class FakeApp: Sendable {
  private struct State {
    var number: UInt64 = 0
    var offset: CGFloat = 0
    var configuration: DeviceConfiguration?
    var clock = FakeClock()
  }

  /// A scene that is shown in place of the fake screen.
  private let scene: FakeScene?
  private let connection: FramedConnection
  private let state = Mutex(State())

  init(_ connection: FramedConnection, scene: FakeScene? = nil) {
    self.connection = connection
    self.scene = scene
  }

  func receive(_ message: HostMessage) {
    switch message {
    case .launch where scene != nil:
      for message in scene?.messages ?? [] { connection.send(message.encoded()) }
    case .launch(let configuration):
      for picture in FakePictures.messages { connection.send(picture.encoded()) }
      show(configuration, log: "launched")
    case .input(let event): handle(event)
    case .clock(let rate): runClock(at: rate)
    case .stepFrame: stepClock()
    case .ask(let question): connection.send(AppMessage.answer(answer(question), to: question).encoded())
    case .needsFullCommit: break
    case .terminate: exit(0)
    }
  }

  private func show(_ configuration: DeviceConfiguration, log: String) {
    let (number, time, rate) = state.withLock { state in
      state.configuration = configuration
      state.number += 1
      return (state.number, state.clock.now, state.clock.rate)
    }
    connection.send(
      AppMessage.statusBar(isHidden: false, isLight: configuration.appearance == .dark).encoded())
    connection.send(
      AppMessage.commit(
        FakeScreen.commit(
          number: number, size: configuration.screenSize, scale: configuration.scale, log: log, time: time, rate: rate)
      ).encoded())
  }

  private func send(_ deltas: [LayerDelta]) {
    let (number, configuration, time, rate) = state.withLock { state in
      state.number += 1
      return (state.number, state.configuration, state.clock.now, state.clock.rate)
    }
    guard let configuration else { return }
    let commit = Commit(
      number: number, isFull: false, screenSize: configuration.screenSize, screenScale: configuration.scale,
      root: LayerID(rawValue: 1), deltas: deltas, removed: [], time: time, rate: rate)
    connection.send(AppMessage.commit(commit).encoded())
  }

  private func runClock(at rate: Double) {
    let time = state.withLock { state in
      state.clock.run(at: rate)
      return state.clock.now
    }
    connection.send(AppMessage.clock(time: time, rate: rate).encoded())
  }

  private func stepClock() {
    let time = state.withLock { state in
      state.clock.step(by: 1.0 / 60)
      return state.clock.now
    }
    connection.send(AppMessage.clock(time: time, rate: 0).encoded())
  }

  private func answer(_ question: Question) -> Answer {
    switch question {
    case .layer(let layer):
      .layer(
        LayerDescription(
          className: "FakeView\(layer.rawValue)", summary: "<FakeView>", controller: "FakeController",
          horizontalConstraints: ["<H:|-(8)-[FakeView]>"], verticalConstraints: ["<V:[FakeView(40)]>"]))
    case .layout(let point):
      .layout(FakeLayout.description(at: point, offset: state.withLock { $0.offset }))
    }
  }

  /// Animates what the key names, or sets the clock's rate to a digit's tenth.
  private func animate(_ key: String) -> Bool {
    let time = state.withLock { $0.clock.now }
    switch key {
    case "m": send([FakeScreen.moved(at: time), FakeScreen.log("moved")])
    case "s": send([FakeScreen.spinning(at: time), FakeScreen.log("spinning")])
    case "S": send([FakeScreen.spinning(at: nil), FakeScreen.log("still")])
    case "x": send([FakeScreen.faded(at: time), FakeScreen.log("faded")])
    case "b": send([FakeScreen.glass, FakeScreen.log("glassy")])
    case "k": send(FakeScreen.composedMask() + [FakeScreen.log("masked")])
    case "p":
      connection.send(AppMessage.pasteboard("from the app").encoded())
      send([FakeScreen.log("copied")])
    case "w":
      let scenes = [
        SceneList.Scene(number: 1, title: "Letters", state: .foreground, isFront: true),
        SceneList.Scene(number: 3, title: "", state: .background, isFront: false),
      ]
      connection.send(AppMessage.scenes(SceneList(scenes: scenes, allowsMore: true)).encoded())
    case "t": send(FakeScreen.turned(at: time) + [FakeScreen.log("turned")])
    default:
      guard key.count == 1, let digit = Int(key) else { return false }
      let rate = Double(digit) / 10
      runClock(at: rate == 0.9 ? 1 : rate)
    }
    return true
  }

  private func handle(_ event: InputEvent) {
    switch event {
    case .touches(let touches, _):
      guard let first = touches.first else { return }
      let words = touches.map { touch in
        "\(touch.phase) \(touch.identifier) \(Int(touch.location.x)),\(Int(touch.location.y))"
          + (touch.kind == .finger ? "" : " \(touch.kind)")
      }
      send([FakeScreen.log(words.joined(separator: " + ")), FakeScreen.dot(at: first.location)])
    case .wheel(let location, let delta, _):
      let offset = state.withLock { state in
        state.offset = min(max(0, state.offset + delta.y), 1_400)
        return state.offset
      }
      send([FakeScreen.scrolled(to: offset), FakeScreen.log("wheel at \(Int(location.x)) to \(Int(offset))")])
    case .key(let key, _) where key.isDown && key.key == "c":
      fatalError("The coffee is out")
    case .key(let key, _) where key.isDown && key.key == "f":
      // Far more than any tab can show.
      for step in 1...3_000 { send([FakeScreen.square(at: CGFloat(step % 200))]) }
      send([FakeScreen.square(at: 250), FakeScreen.log("flooded")])
    case .key(let key, _) where key.isDown && animate(key.key):
      break
    case .key(let key, _):
      send([FakeScreen.log("\(key.isDown ? "down" : "up") \(key.key) \(key.modifiers)")])
    case .text(let text, _):
      send([FakeScreen.log("\(text)")])
    case .configuration(let configuration):
      show(
        configuration,
        log: "\(configuration.device.identifier) \(configuration.orientation) \(configuration.appearance) "
          + configuration.textSize + (configuration.hasHardwareKeyboard ? " own keyboard" : ""))
    case .motion(let motion, _):
      send([FakeScreen.log("tilted \(Int(motion.pitch * 100)) \(Int(motion.roll * 100))")])
    case .location(let location):
      send([FakeScreen.log("at \(Int(location.latitude)),\(Int(location.longitude)) \(location.permission)")])
    case .visibility(let isVisible):
      send([FakeScreen.log(isVisible ? "shown" : "hidden")])
    case .focus(let layer):
      send([FakeScreen.painting(label: layer.map { "focus \($0.rawValue)" } ?? "no focus")])
    case .scene(let request):
      send([FakeScreen.log(request.description)])
    case .openURL(let address):
      send([FakeScreen.log("opened \(address)")])
    case .pasteboard(let text):
      send([FakeScreen.log("copied \(text)")])
    case .hover(let location, let phase, _):
      // A pointer hovers all the time; the log would write over what tests wait for.
      send([FakeScreen.painting(label: "\(phase) \(Int(location.x)),\(Int(location.y))")])
    }
  }
}
