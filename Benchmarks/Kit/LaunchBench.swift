// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import RenderProtocol

/// How long it takes from starting an app's process to its first picture in a file.
enum LaunchBench {
  /// - Parameter app: The executable that `tessera build` made.
  static func run(app: URL) throws {
    let image = FileManager.default.temporaryDirectory.appendingPathComponent("kit-bench-\(getpid()).png")
    defer { try? FileManager.default.removeItem(at: image) }
    for (name, duration) in [("exec → first PNG (budget 250 ms)", 0.0), ("… after a second of the app's time", 1.0)] {
      let job = HostJob(
        configuration: DeviceConfiguration(device: .iPhone16), image: image.path, duration: duration)
      let json = String(decoding: try JSONEncoder().encode(job), as: UTF8.self)
      try Samples(count: 31) { _ in try launch(app, job: json) }.describe(name)
    }
    // What starting any process costs here.
    try Samples(count: 31) { _ in try launch(URL(fileURLWithPath: "/bin/true"), job: "") }.describe("exec of nothing")
  }

  private static func launch(_ app: URL, job: String) throws {
    let process = Process()
    process.executableURL = app
    var environment = ProcessInfo.processInfo.environment
    environment[HostJob.variable] = job
    environment["TZ"] = "UTC"
    process.environment = environment
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
  }

  struct Failure: Error, CustomStringConvertible {
    var status: Int32
    var description: String { "the app ended with status \(status)" }
  }
}
