// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How long a process under virtual time waits for work that does not end, before it names the work and ends itself.
package enum HostPatience {
  /// The status with which such a process ends; the library of clocks has the same number (`HOST_STUCK_STATUS`).
  package static let stuckStatus: Int32 = 71

  /// What stands in the environment of a process that may take so many seconds: it has some of them left to say what is
  /// wrong.
  package static func environment(within seconds: Double) -> [String: String] {
    ["TESSERA_PATIENCE": "\(seconds * share)"]
  }

  /// How much of a process's time its work may take without a rest.
  private static let share = 0.75
}
