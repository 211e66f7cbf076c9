// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AppBuilder
import Foundation
import RenderProtocol

/// Runs an app to do one job, and waits for it.
enum JobProcess {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// - Parameter timeLimit: How long the app may take, in seconds.
  static func run(_ job: HostJob, app: AppBuilder.BuiltApp, timeLimit: Double) throws {
    let process = Process()
    process.executableURL = app.executable
    process.environment = environment(for: job)
    let hasEnded = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in hasEnded.signal() }
    do {
      try process.run()
    } catch {
      throw Failure(description: "\(app.executable.path) can't be started: \(error.localizedDescription)")
    }
    guard hasEnded.wait(timeout: .now() + timeLimit) == .success else {
      // Not a request: an app that hangs may not hear it.
      kill(process.processIdentifier, SIGKILL)
      throw Failure(
        description: "\(app.name) did not finish within \(String(format: "%g", timeLimit)) seconds; "
          + "it hangs at launch or in a layout")
    }
    if process.terminationReason == .uncaughtSignal {
      throw Failure(description: "\(app.name) crashed (signal \(process.terminationStatus)); its last words are above")
    }
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(app.name) ended with status \(process.terminationStatus); its last words are above")
    }
  }

  /// Language, time zone and hashing are the same on every machine; only what is needed to run is taken over.
  private static func environment(for job: HostJob) -> [String: String] {
    let own = ProcessInfo.processInfo.environment
    var result = own.filter { ["PATH", "HOME", "TMPDIR", "TESSERA_FONTS", "LD_LIBRARY_PATH"].contains($0.key) }
    result["LANG"] = "\(job.configuration.locale).UTF-8"
    result["LC_ALL"] = "C.UTF-8"
    result["TZ"] = "UTC"
    result["SWIFT_DETERMINISTIC_HASHING"] = "1"
    // Where it crashed is worth reading; what was in the registers is not.
    result["SWIFT_BACKTRACE"] = "color=no,threads=crashed,registers=none,images=none"
    // The job is plain data: encoding it cannot fail.
    let data = (try? JSONEncoder().encode(job)) ?? Data()
    result[HostJob.variable] = String(decoding: data, as: UTF8.self)
    return result
  }
}
