// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import BrowserServer
internal import CoreGraphics

/// Why an app's process is not there any more.
package enum AppEnding: Hashable, Sendable {
  case exited(status: Int32)
  case signalled(Int32)
  /// The supervisor stopped it, and why.
  case stopped(reason: String)
  /// It was asked to end, and did.
  case requested
  case couldNotStart(reason: String)

  private static let signalNames: [Int32: String] = [
    SIGILL: "SIGILL, an illegal instruction: usually a failed precondition",
    SIGTRAP: "SIGTRAP: usually a failed precondition", SIGABRT: "SIGABRT, it gave up",
    SIGSEGV: "SIGSEGV, a bad memory access", SIGBUS: "SIGBUS, a bad memory access",
    SIGFPE: "SIGFPE, an arithmetic fault", SIGKILL: "SIGKILL, it was killed from outside",
    SIGTERM: "SIGTERM, it was ended from outside",
  ]

  /// What the page shows.
  func state(name: String, output: AppOutput) -> AppState {
    switch self {
    case .exited(0):
      .stopped(title: "\(name) ended", message: "The app exited by itself.", output: output.text)
    case .requested:
      .stopped(title: "\(name) ended", message: "The app was ended.", output: output.text)
    case .exited(let status):
      .stopped(title: "\(name) stopped", message: "The app exited with status \(status).", output: output.text)
    case .signalled(let number):
      .stopped(
        title: "\(name) crashed",
        message: output.fatalError ?? "Signal \(number): \(Self.signalNames[number] ?? "see signal(7)").",
        output: output.text)
    case .stopped(let reason):
      .stopped(title: "\(name) was stopped", message: reason, output: output.text)
    case .couldNotStart(let reason):
      .stopped(title: "\(name) could not be started", message: reason, output: output.text)
    }
  }
}
