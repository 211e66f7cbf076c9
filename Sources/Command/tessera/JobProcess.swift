// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AppBuilder
import AppSupervisor
import Foundation
import RenderProtocol

/// Runs an app to do one job, and waits for it.
enum JobProcess {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// - Parameter timeLimit: How long the app may take, in seconds.
  static func run(_ job: HostJob, app: AppBuilder.BuiltApp, timeLimit: Double) throws {
    var job = job
    job.fixtures = app.fixtures?.standardizedFileURL.path
    let handover = try JobHandover(job)
    defer { handover.remove() }
    // An empty home for each job: what an app kept the last time would make another picture.
    let place = try PrivateFolder()
    defer { withExtendedLifetime(place) {} }
    let home = try AppHome(at: URL(fileURLWithPath: place.path, isDirectory: true))
    let environment = environment(locale: job.configuration.locale).merging(HostJob.memoryEnvironment) { $1 }
      .merging(home.environment) { $1 }.merging([HostJob.variable: handover.text]) { $1 }
      .merging(HostPatience.environment(within: timeLimit)) { $1 }
    let ending: ChildProcess.Ending?
    do {
      ending = try ChildProcess(app.executable, [], environment: environment).wait(atMost: timeLimit)
    } catch {
      throw Failure(description: error.description)
    }
    switch ending {
    case .exited(status: 0): break
    case .exited(status: HostPatience.stuckStatus):
      throw Failure(
        description: "\(app.name) did not come to rest: a thread did not end its work or its wait; its stack is above")
    case .exited(let status):
      throw Failure(description: "\(app.name) ended with status \(status); its last words are above")
    case .signalled(let signal):
      throw Failure(description: "\(app.name) crashed (signal \(signal)); its last words are above")
    case nil:
      throw Failure(
        description: "\(app.name) did not finish within \(String(format: "%g", timeLimit)) seconds; "
          + "it hangs at launch or in a layout")
    }
  }

  /// Language, time zone and hashing are the same on every machine; only what is needed to run is taken over.
  static func environment(locale: String) -> [String: String] {
    let own = ProcessInfo.processInfo.environment
    var result = own.filter { ["PATH", "HOME", "TMPDIR", "TESSERA_FONTS", "LD_LIBRARY_PATH"].contains($0.key) }
    result["LANG"] = "\(locale).UTF-8"
    result["LC_ALL"] = "C.UTF-8"
    result["TZ"] = "UTC"
    result["SWIFT_DETERMINISTIC_HASHING"] = "1"
    // Where it crashed is worth reading; what was in the registers is not.
    result["SWIFT_BACKTRACE"] = "color=no,threads=crashed,registers=none,images=none"
    return result
  }
}

/// A job on its way to an app: as text, or where that is too long for an environment variable, in a file.
private struct JobHandover {
  let text: String
  private let file: URL?

  /// Linux takes 128 KiB for one variable.
  private static let longestText = 100 << 10

  init(_ job: HostJob) throws {
    // The job is plain data: encoding it cannot fail.
    let data = (try? JSONEncoder().encode(job)) ?? Data()
    guard data.count > Self.longestText else {
      text = String(decoding: data, as: UTF8.self)
      file = nil
      return
    }
    var path = Array((FileManager.default.temporaryDirectory.path + "/tessera-job-XXXXXX").utf8CString)
    // A new file that only this user may read.
    let descriptor = mkstemp(&path)
    let file = URL(fileURLWithPath: String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
    guard descriptor >= 0 else {
      throw JobProcess.Failure(description: "\(file.path) can't be made: \(String(cString: strerror(errno)))")
    }
    do {
      try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: data)
    } catch {
      throw JobProcess.Failure(description: "\(file.path) can't be written: \(error.localizedDescription)")
    }
    self.file = file
    text = "@" + file.path
  }

  func remove() {
    if let file { try? FileManager.default.removeItem(at: file) }
  }
}
