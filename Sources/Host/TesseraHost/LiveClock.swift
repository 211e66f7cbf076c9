// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The media clock of a live app: real time, made slower or stopped by who watches.
///
/// Real times are seconds of a clock that never stands. Media time never goes back.
struct LiveClock {
  /// A moment at which both clocks are known.
  private var media = 0.0
  private var real: Double
  /// How fast media time runs against real time; 0 while the clock is paused.
  private(set) var rate = 1.0

  /// A clock that shows 0 at a real time.
  init(startingAt real: Double) {
    self.real = real
  }

  /// What the clock shows at a real time since its rate last changed.
  func time(at real: Double) -> Double {
    media + max(0, real - self.real) * rate
  }

  /// The real time at which the clock will show a media time; `nil` where it won't, because it is paused.
  ///
  /// For a time that has passed it is the present.
  func realTime(of media: Double, now: Double) -> Double? {
    let rest = media - time(at: now)
    if rest <= 0 { return now }
    return rate > 0 ? now + rest / rate : nil
  }

  /// Goes on at another rate; what is no rate stops the clock.
  mutating func setRate(_ rate: Double, at real: Double) {
    media = time(at: real)
    self.real = real
    self.rate = rate.isFinite ? min(max(rate, 0), Self.highestRate) : 0
  }

  /// Pauses the clock, some seconds later than it stands.
  mutating func step(by seconds: Double, at real: Double) {
    setRate(0, at: real)
    media += max(0, seconds)
  }

  /// No animation can be watched any faster.
  private static let highestRate = 100.0
}
