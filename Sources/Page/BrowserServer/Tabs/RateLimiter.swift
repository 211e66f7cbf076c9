// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A bucket that fills at a steady rate and is emptied by what happens; time is brought by the caller.
struct RateLimiter: Sendable {
  let perSecond: Double
  let burst: Double
  private var level: Double
  private var last: Double?

  init(perSecond: Double, burst: Double) {
    self.perSecond = perSecond
    self.burst = burst
    level = burst
  }

  /// Takes `cost` out of the bucket; `false` when there is not enough in it.
  mutating func take(_ cost: Double = 1, at time: Double) -> Bool {
    if let last { level = min(burst, level + max(0, time - last) * perSecond) }
    last = time
    guard level >= cost else { return false }
    level -= cost
    return true
  }
}
