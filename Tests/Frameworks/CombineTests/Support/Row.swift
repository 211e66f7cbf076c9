// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine

typealias Numbers = Source<Int, Trouble>

/// An operator, and what it does by Combine's documentation.
struct Row: CustomStringConvertible, @unchecked Sendable {
  /// The operator as it is written.
  let name: String
  /// What it asks its upstream for first, when it is asked for two values.
  let asks: String
  /// What it makes of 1, 2, 3 and the end; `!` says that it has cancelled its upstream.
  let gives: String
  /// What it makes of 1 and a failure.
  let fails: String
  let make: (Numbers, ManualScheduler) -> AnyPublisher<String, any Error>

  init<P: Publisher>(
    _ name: String, asks: String, gives: String, fails: String, _ make: @escaping (Numbers, ManualScheduler) -> P
  ) {
    self.name = name
    self.asks = asks
    self.gives = gives
    self.fails = fails
    self.make = { source, scheduler in
      make(source, scheduler).map { "\($0)".replacing(" ", with: "") }.mapError { $0 as any Error }
        .eraseToAnyPublisher()
    }
  }

  init<P: Publisher>(
    _ name: String, asks: String, gives: String, fails: String, _ make: @escaping (Numbers) -> P
  ) {
    self.init(name, asks: asks, gives: gives, fails: fails) { source, _ in make(source) }
  }

  var description: String { name }
}
