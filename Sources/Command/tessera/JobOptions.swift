// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ArgumentParser

/// How an app that does one job is watched.
struct JobOptions: ParsableArguments {
  @Option(name: .customLong("time-limit"), help: .hidden)
  var timeLimit: Double?

  /// Seconds.
  static let usualTimeLimit = 60.0

  func validate() throws {
    if let timeLimit, !(timeLimit > 0 && timeLimit <= 3600) {
      throw ValidationError("--time-limit must be above 0 and at most 3600 seconds.")
    }
  }
}
