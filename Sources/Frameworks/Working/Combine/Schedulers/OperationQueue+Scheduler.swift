// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Dispatch
public import Foundation
public import OpenCombine

extension OperationQueue: @retroactive Scheduler {
  /// How work is given to an operation queue; there is nothing to choose.
  public struct SchedulerOptions {}

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public var now: SchedulerTimeType { SchedulerTimeType(HostTime.date(isMain: self === OperationQueue.main)) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Work(action)
    addOperation { work.run() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = Work(action)
    waiting.later(.seconds(now.distance(to: date).timeInterval), Work { self.schedule(options: nil, work.run) })
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = Work(action)
    let repetition = Repetition(every: .seconds(interval.timeInterval), on: waiting, options: nil) {
      self.schedule(options: nil, work.run)
    }
    repetition.begin(in: .seconds(now.distance(to: date).timeInterval))
    return AnyCancellable(repetition)
  }

  /// The queue on which time goes by until an operation is added: one after the other, so that what is due first is added
  /// first.
  private var waiting: DispatchQueue { self === OperationQueue.main ? .main : Self.waitingLine }
  private static let waitingLine = DispatchQueue(label: "tessera.combine.operations")
}
