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
    for (name, duration) in [("exec → first PNG (budget 110 ms)", 0.0), ("… after a second of the app's time", 1.0)] {
      let job = HostJob(
        configuration: DeviceConfiguration(device: .iPhone16), image: image.path, duration: duration)
      let json = String(decoding: try JSONEncoder().encode(job), as: UTF8.self)
      var processorTimes: [Double] = []
      let samples = try Samples(count: 31) { _ in processorTimes.append(try launch(app, job: json)) }
      samples.describe(name)
      let median = processorTimes.sorted()[processorTimes.count / 2]
      print("    processor time \(Int(median)) ms: what is left of it when nothing else runs")
    }
    // What starting any process costs here.
    let nothing = URL(fileURLWithPath: "/bin/true")
    try Samples(count: 31) { _ in _ = try launch(nothing, job: "") }.describe("exec of nothing")
  }

  /// Foundation's `Process` notices ends some 50 ms late, so this asks the system itself.
  ///
  /// - Returns: The processor time that the app took, in milliseconds.
  private static func launch(_ app: URL, job: String) throws -> Double {
    var environment = ProcessInfo.processInfo.environment
    environment[HostJob.variable] = job
    environment["TZ"] = "UTC"
    environment.merge(HostJob.memoryEnvironment) { $1 }
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(app.path), nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, app.path, nil, nil, &arguments, &variables)
    guard failure == 0 else { throw Failure(status: failure) }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    guard status == 0 else { throw Failure(status: status) }
    let seconds = Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    let microseconds = Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
    return seconds * 1e3 + microseconds / 1e3
  }

  struct Failure: Error, CustomStringConvertible {
    var status: Int32
    var description: String { "the app could not be started or ended badly (\(status))" }
  }
}
