// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine

extension Publisher {
  /// Subscribes again after failures that may pass, each time after twice the wait.
  func retry<Context: Scheduler>(
    _ count: Int, after delay: Context.SchedulerTimeType.Stride, on scheduler: Context,
    where mayPass: @escaping (Failure) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    self.catch { error -> AnyPublisher<Output, Failure> in
      guard count > 0, mayPass(error) else { return Fail(error: error).eraseToAnyPublisher() }
      return Just(())
        .delay(for: delay, scheduler: scheduler)
        .setFailureType(to: Failure.self)
        .flatMap { self.retry(count - 1, after: delay + delay, on: scheduler, where: mayPass) }
        .eraseToAnyPublisher()
    }
    .eraseToAnyPublisher()
  }
}
