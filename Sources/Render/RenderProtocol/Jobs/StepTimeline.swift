// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// A script as one moment after the other: ways of fingers and recordings taken apart, touches of one moment together.
package struct StepTimeline: Sendable {
  package enum Event: Hashable, Sendable {
    /// Fingers that changed at one moment.
    case touches([InputEvent.Touch])
    case wheel(location: CGPoint, delta: CGPoint)
    case key(InputEvent.Key)
    case text(InputEvent.Text)
    case motion(InputEvent.Motion)
    case location(InputEvent.Location)
    case rotate(DeviceDescription.Orientation)
    case appearance(DeviceDescription.Appearance)
    case textSize(String)
    case scene(SceneRequest)
    case openURL(String)
    case pasteboard(String)
    case snapshot(String)
    case tree(String)
    /// A frame of the recording of that place in `recordings`.
    case frame(Int)
    case endOfRecording(Int)
  }

  package struct Moment: Hashable, Sendable {
    /// Seconds after the app's launch.
    package var time: Double
    package var event: Event
  }

  package private(set) var moments: [Moment] = []
  package private(set) var recordings: [StepScript.Recording] = []

  /// How often a finger on its way tells its place, in seconds.
  private static let touchInterval = 1.0 / 60

  package init(_ script: StepScript) {
    var entries: [Entry] = []
    var places: [UInt32: CGPoint] = [:]
    for (index, step) in script.steps.enumerated() {
      switch step.action {
      case .touch(let touch):
        for (time, touch) in Self.samples(touch, at: step.time, from: places[touch.finger] ?? touch.location) {
          entries.append(Entry(time: time, order: index, event: .touches([touch])))
        }
        places[touch.finger] = touch.location
      case .record(let recording):
        for frame in 0..<recording.frameCount(from: step.time) {
          let time = StepScript.moment(step.time + Double(frame) / recording.framesPerSecond)
          entries.append(Entry(time: time, order: .max, event: .frame(recordings.count)))
        }
        entries.append(Entry(time: recording.end, order: .max, event: .endOfRecording(recordings.count)))
        recordings.append(recording)
      default:
        for event in Self.events(step.action) { entries.append(Entry(time: step.time, order: index, event: event)) }
      }
    }
    for entry in Self.sorted(entries) {
      if case .touches(let more) = entry.event, let last = moments.last, last.time == entry.time,
        case .touches(let touches) = last.event, Self.areApart(touches, more)
      {
        moments[moments.count - 1].event = .touches(touches + more)
      } else {
        moments.append(Moment(time: entry.time, event: entry.event))
      }
    }
  }

  private struct Entry {
    var time: Double
    /// The step's place; what a recording sees comes after all else of its moment.
    var order: Int
    var event: Event
  }

  /// Sorted by time, then by the order of the script; Swift's sort keeps neither equal elements nor a promise.
  private static func sorted(_ entries: [Entry]) -> [Entry] {
    entries.enumerated().sorted {
      ($0.element.time, $0.element.order, $0.offset) < ($1.element.time, $1.element.order, $1.offset)
    }.map(\.element)
  }

  private static func areApart(_ some: [InputEvent.Touch], _ others: [InputEvent.Touch]) -> Bool {
    Set(some.map(\.identifier)).isDisjoint(with: others.map(\.identifier))
  }

  /// What a finger tells on its way: its places in equal times on a straight line, the end exactly.
  private static func samples(
    _ touch: StepScript.Touch, at start: Double, from origin: CGPoint
  ) -> [(Double, InputEvent.Touch)] {
    func sample(_ location: CGPoint) -> InputEvent.Touch {
      InputEvent.Touch(identifier: touch.finger, phase: InputEvent.Touch.Phase(touch.phase), location: location)
    }
    guard touch.duration > 0 else { return [(start, sample(touch.location))] }
    let count = max(1, Int((touch.duration / touchInterval).rounded()))
    return (1...count).map { index in
      let part = Double(index) / Double(count)
      let time = StepScript.moment(start + touch.duration * part)
      if index == count { return (time, sample(touch.location)) }
      return (
        time,
        sample(
          CGPoint(
            x: origin.x + (touch.location.x - origin.x) * part, y: origin.y + (touch.location.y - origin.y) * part))
      )
    }
  }

  private static func events(_ action: StepScript.Action) -> [Event] {
    switch action {
    case .touch, .record: []
    case .wheel(let location, let delta): [.wheel(location: location, delta: delta)]
    case .type(let text): [.text(.insert(text))]
    case .key(let name, let modifiers):
      [true, false].map { .key(InputEvent.Key(isDown: $0, key: name, modifiers: modifiers)) }
    case .tilt(let pitch, let roll, let yaw): [.motion(InputEvent.Motion(pitch: pitch, roll: roll, yaw: yaw))]
    case .location(let latitude, let longitude, let accuracy, let isAllowed):
      [
        .location(
          InputEvent.Location(
            latitude: latitude, longitude: longitude, accuracy: accuracy, permission: isAllowed ? .whenInUse : .denied))
      ]
    case .rotate(let orientation): [.rotate(orientation)]
    case .appearance(let appearance): [.appearance(appearance)]
    case .textSize(let size): [.textSize(size)]
    case .scene(let request): [.scene(request)]
    case .openURL(let address): [.openURL(address)]
    case .pasteboard(let text): [.pasteboard(text)]
    case .snapshot(let name): [.snapshot(name)]
    case .tree(let name): [.tree(name)]
    }
  }
}

extension InputEvent.Touch.Phase {
  fileprivate init(_ phase: StepScript.Touch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
