// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Samples of one kind for one manager: whether they are wanted, how often, and who gets them.
struct SampleStream<Sample> {
  typealias Handler = (Sample?, (any Error)?) -> Void

  private(set) var isActive = false
  private(set) var latest: Sample?
  private var queue: OperationQueue?
  private var handler: Handler?
  private var nextDue: TimeInterval?

  /// Seconds between samples as the app wants them.
  var interval: TimeInterval = SampleStream.shortestInterval

  /// Sensors give no more than a hundred samples a second.
  static var shortestInterval: TimeInterval { 0.01 }
  /// After a pause the newest samples are handed out, and no more than this many at once.
  static var mostAtOnce: Int { 8 }

  mutating func start(on queue: OperationQueue?, _ handler: Handler?) {
    isActive = true
    self.queue = queue
    self.handler = handler
    nextDue = nil
  }

  mutating func stop() {
    isActive = false
    queue = nil
    handler = nil
    nextDue = nil
  }

  /// The times up to `time` at which samples are due; the first is due at once.
  mutating func takeDueTimes(at time: TimeInterval) -> [TimeInterval] {
    guard isActive else { return [] }
    let step = interval.isFinite ? max(interval, Self.shortestInterval) : Self.shortestInterval
    let first = nextDue ?? time
    // Times are sums of frames; a rounding error must not cost a sample.
    let steps = ((time - first) / step + 1e-6).rounded(.down)
    guard steps >= 0 else { return [] }
    nextDue = first + (steps + 1) * step
    let count = Int(min(steps + 1, Double(Self.mostAtOnce)))
    return (0..<count).map { first + (steps - Double(count - 1 - $0)) * step }
  }

  /// Keeps a sample and hands it to whoever wants it.
  mutating func deliver(_ sample: Sample) {
    latest = sample
    guard let queue, let handler else { return }
    let delivery = Delivery(sample: sample, handler: handler)
    queue.addOperation { delivery.handler(delivery.sample, nil) }
  }

  /// A sample is made for one handler and not touched by anybody else; the app chose the queue for both.
  private struct Delivery: @unchecked Sendable {
    let sample: Sample
    let handler: Handler
  }
}
