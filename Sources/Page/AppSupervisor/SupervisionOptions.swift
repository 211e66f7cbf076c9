// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How patient a supervisor is, and where it says what happens.
package struct SupervisionOptions: Sendable {
  /// How long an app may take from its start to its first message.
  package var helloTimeout: Duration
  /// How long an app may take to end when asked, before it is told, and then forced.
  package var terminationGrace: Duration
  package var clock: any Clock<Duration>
  /// What the app prints, as it comes, and what the supervisor finds.
  package var output: @Sendable (String) -> Void

  package init(
    helloTimeout: Duration = .seconds(10), terminationGrace: Duration = .seconds(2),
    clock: any Clock<Duration>, output: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.helloTimeout = helloTimeout
    self.terminationGrace = terminationGrace
    self.clock = clock
    self.output = output
  }
}
