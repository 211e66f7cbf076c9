// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import Foundation

/// A scheduler whose time a test moves.
final class ManualScheduler: Scheduler {
  typealias SchedulerTimeType = RunLoop.SchedulerTimeType
  typealias SchedulerOptions = Never

  private(set) var now = SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0))
  let minimumTolerance: SchedulerTimeType.Stride = 0
  private var waiting: [(date: SchedulerTimeType, number: Int, action: () -> Void)] = []
  private var count = 0

  func schedule(options: Never?, _ action: @escaping () -> Void) { add(now, action) }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    add(date, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    var isOn = true
    func turn(_ date: SchedulerTimeType) {
      add(date) {
        guard isOn else { return }
        turn(date.advanced(by: interval))
        action()
      }
    }
    turn(date)
    return AnyCancellable { isOn = false }
  }

  private func add(_ date: SchedulerTimeType, _ action: @escaping () -> Void) {
    count += 1
    waiting.append((date, count, action))
  }

  /// Lets seconds pass.
  func advance(by seconds: TimeInterval) {
    let end = now.advanced(by: .seconds(seconds))
    while let next = waiting.filter({ $0.date <= end }).min(by: { ($0.date, $0.number) < ($1.date, $1.number) }) {
      waiting.removeAll { $0.number == next.number }
      now = max(now, next.date)
      next.action()
    }
    now = end
  }
}
