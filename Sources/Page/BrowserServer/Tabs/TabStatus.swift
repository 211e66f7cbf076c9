// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// What a page's frame shows around the screen; travels as JSON.
struct TabStatus: Sendable {
  var name: String
  /// As people set the device up, and hold it.
  var configuration: DeviceConfiguration
  /// How it would be held for the app's interface to stand upright, where that is otherwise.
  var orientation: DeviceDescription.Orientation?
  var devices: [DeviceDescription]
  var state = AppState.building
  var statusBarIsHidden = false
  var statusBarIsLight = false
  var clock = DeviceClock()
  /// The app's windows; none where there is one and can be no other.
  var scenes = SceneList(scenes: [], allowsMore: false)

  /// The device as the page shows it: held as the interface stands.
  var shown: DeviceConfiguration {
    var shown = configuration
    shown.orientation = orientation ?? configuration.orientation
    return shown
  }

  private struct Wire: Encodable {
    var name: String
    var configuration: DeviceConfiguration
    var orientation: DeviceDescription.Orientation
    var devices: [DeviceDescription]
    var screenWidth: CGFloat
    var screenHeight: CGFloat
    var state: String
    var title = ""
    var message = ""
    var output = ""
    var statusBarIsHidden: Bool
    var statusBarIsLight: Bool
    var clockSpeed: Double
    var clockIsPaused: Bool
    var scenes: [Scene]
    var allowsMoreScenes: Bool
  }

  private struct Scene: Encodable {
    var number: UInt32
    var title: String
    var state: String
    var isFront: Bool
  }

  /// The bytes of the JSON object.
  func encoded() -> [UInt8] {
    let shown = shown
    var wire = Wire(
      name: name, configuration: configuration, orientation: shown.orientation, devices: devices,
      screenWidth: shown.screenSize.width, screenHeight: shown.screenSize.height, state: state.word,
      statusBarIsHidden: statusBarIsHidden,
      statusBarIsLight: statusBarIsLight, clockSpeed: clock.speed, clockIsPaused: clock.isPaused,
      scenes: scenes.scenes.map {
        Scene(number: $0.number, title: $0.title, state: "\($0.state)", isFront: $0.isFront)
      }, allowsMoreScenes: scenes.allowsMore)
    if case .stopped(let title, let message, let output) = state {
      wire.title = title
      wire.message = message
      wire.output = output
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    // Numbers, texts and arrays of them have nothing that could fail once non-finite numbers are provided for.
    return (try? encoder.encode(wire)).map(Array.init) ?? []
  }
}
