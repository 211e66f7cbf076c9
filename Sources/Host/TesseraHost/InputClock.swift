// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol

/// Turns the times of a sender's events into the app's own.
///
/// A page counts seconds from its own start and events arrive late by the way they take. The shortest way seen so far
/// tells how far the two clocks are apart, so that the spans between events stay as the sender measured them. Both run
/// in real time; the app's media clock may be slower.
struct InputClock {
  /// What the media clock shows at one of the host's times.
  var mediaTime: (Double) -> Double = { $0 }
  /// What is added to the sender's time.
  private var offset: Double?
  /// A sender whose clock is farther off than this, in seconds, has started anew or is another one.
  private static let jump = 1.0

  mutating func localize(_ event: InputEvent, now: Double) -> InputEvent {
    switch event {
    case .touches(let touches, let time): .touches(touches, time: local(time, now))
    case .wheel(let location, let delta, let time): .wheel(location: location, delta: delta, time: local(time, now))
    case .key(let key, let time): .key(key, time: local(time, now))
    case .text(let text, let time): .text(text, time: local(time, now))
    case .hover(let location, let phase, let time):
      .hover(location: location, phase: phase, time: local(time, now))
    case .motion(let motion, let time): .motion(motion, time: local(time, now))
    case .configuration, .visibility, .focus, .location, .scene, .openURL, .pasteboard: event
    }
  }

  private mutating func local(_ time: Double, _ now: Double) -> Double {
    guard time.isFinite else { return mediaTime(now) }
    let difference = now - time
    if let offset, abs(difference - offset) < Self.jump {
      self.offset = min(offset, difference)
    } else {
      offset = difference
    }
    return mediaTime(time + (offset ?? 0))
  }
}
