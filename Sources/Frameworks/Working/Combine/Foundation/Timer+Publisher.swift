// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import OpenCombine

extension Timer {
  /// Publishes the date again and again, from `connect()` on.
  ///
  /// On the main run loop it goes by the interface's clock: stepped in tests and pictures.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    /// Seconds between two dates.
    public final let interval: TimeInterval
    /// How late a date may be, in seconds; `nil` leaves that to the system.
    public final let tolerance: TimeInterval?
    /// Where the timer runs.
    public final let runLoop: RunLoop
    /// In which mode of the run loop.
    public final let mode: RunLoop.Mode
    /// The run loop's options.
    public final let options: RunLoop.SchedulerOptions?

    private let lock = NSLock()
    private var sides: [CombineIdentifier: (Date) -> Void] = [:]

    /// A publisher of a timer that runs once it is connected.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public final func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Date {
      let source = EventSource(subscriber, name: "Timer", keeps: false)
      let identifier = source.combineIdentifier
      lock.withLock { sides[identifier] = { source.send($0) } }
      source.onEnd { [weak self] in self?.forget(identifier) }
      subscriber.receive(subscription: source)
    }

    private func forget(_ identifier: CombineIdentifier) { _ = lock.withLock { sides.removeValue(forKey: identifier) } }

    public final func connect() -> any Cancellable {
      let interval = RunLoop.SchedulerTimeType.Stride(interval)
      let timer = runLoop.repeating(after: interval, interval: interval, tolerance: tolerance ?? 0, mode: mode) {
        self.fire()
      }
      return AnyCancellable {
        timer.cancel()
        self.lock.withLock { self.sides = [:] }
      }
    }

    private func fire() {
      let date = runLoop.now.date
      for send in lock.withLock({ Array(sides.values) }) { send(date) }
    }
  }

  /// Publishes the date every so many seconds, once it is connected.
  ///
  /// - Parameters:
  ///   - interval: Seconds between two dates, and before the first.
  ///   - tolerance: How late a date may be, in seconds. Defaults to what the system finds right.
  ///   - runLoop: Where the timer runs.
  ///   - mode: In which mode of the run loop.
  ///   - options: The run loop's options. Defaults to none.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
