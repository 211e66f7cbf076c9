// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Dispatch
public import Foundation
public import OpenCombine

// The main run loop's work goes to the main queue, which it runs: that follows the clock of the screen that a test has,
// where no run loop turns.

extension RunLoop: @retroactive Scheduler {
  /// How work is given to a run loop; there is nothing to choose.
  public struct SchedulerOptions {}

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public var now: SchedulerTimeType { SchedulerTimeType(HostTime.date(isMain: isMain)) }

  private var isMain: Bool { self === RunLoop.main }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Work(action)
    if isMain { DispatchQueue.main.async { work.run() } } else { perform { work.run() } }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = Work(action)
    if isMain {
      DispatchQueue.main.later(.seconds(now.distance(to: date).timeInterval), work)
    } else {
      add(Timer(fire: date.date, interval: 0, repeats: false) { _ in work.run() }, forMode: .default)
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeating(after: now.distance(to: date), interval: interval, mode: .default, action)
  }

  func repeating(
    after delay: SchedulerTimeType.Stride, interval: SchedulerTimeType.Stride, tolerance: TimeInterval = 0, mode: Mode,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if isMain {
      let repetition = Repetition(every: .seconds(interval.timeInterval), on: .main, options: nil, action)
      repetition.begin(in: .seconds(delay.timeInterval))
      return AnyCancellable(repetition)
    }
    let work = Work(action)
    let timer = Timer(
      fire: Date(timeIntervalSinceNow: delay.timeInterval), interval: interval.timeInterval, repeats: true
    ) { _ in work.run() }
    timer.tolerance = tolerance
    add(timer, forMode: mode)
    return AnyCancellable { timer.invalidate() }
  }
}

extension HostTime {
  /// The date; on the main queue of an interface whose time is stepped, one that goes on with it.
  static func date(isMain: Bool) -> Date {
    guard isMain, isStepped else { return Date() }
    return start + Double(nanoseconds) / 1e9
  }

  private static let start = Date() - Double(DispatchTime.now().uptimeNanoseconds) / 1e9
}
