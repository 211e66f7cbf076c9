// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AppBuilder
package import Foundation
package import RenderProtocol
package import TestReport

/// Runs the tests of one program, in as many processes as it takes: where one crashes or hangs, the next goes on behind
/// the test that is to blame.
package struct TestRun: Sendable {
  package struct Options: Sendable {
    package var configuration: DeviceConfiguration
    package var filters: [String] = []
    package var skips: [String] = []
    /// Tests that others run.
    package var passedOver: [TestName] = []
    /// Seconds that a test may take, as a process counts them by itself (`ProcessTime`).
    package var timeout = 60.0
    package var environment: [String: String] = [:]
    /// What the program is given on its command line.
    package var arguments: [String] = []
    /// The folder that tests' attachments are written to.
    package var attachments: String?
    /// The folder in which it is noted what is in pictures.
    package var pictureNotes: String?
    /// The folder that each test's coverage is written to; `nil` where none is collected.
    package var coverage: URL?
    /// Whether time is that of the world outside.
    package var isRealTime = false
    /// The app that the tests drive; `nil` for unit tests.
    package var app: TestedApp?

    package init(configuration: DeviceConfiguration) {
      self.configuration = configuration
    }
  }

  /// What was found out about one program.
  package struct Outcome: Sendable {
    package var results: [TestResult] = []
    package var listed: [TestName] = []
    /// Why the program could not begin or go on; `nil` where it is through.
    package var problem: String?
  }

  private let program: URL
  private var options: Options
  /// What tells it from others of the same program that run meanwhile.
  private var share: Int?
  /// Where requests are written.
  private let folder: URL
  /// What events are known by; tests do not know it.
  private let mark: String
  private let now: @Sendable () -> Double

  /// - Parameters:
  ///   - mark: A word that tests cannot know.
  ///   - now: Real seconds of a clock that runs evenly.
  package init(program: URL, options: Options, folder: URL, mark: String, now: @escaping @Sendable () -> Double) {
    self.program = program
    self.options = options
    self.folder = folder
    self.mark = mark
    self.now = now
  }

  /// The run of a part of the tests, in processes that share no files with those of other parts.
  func share(_ index: Int, passingOver others: [TestName]) -> TestRun {
    var run = self
    run.options.passedOver += others
    run.share = index
    return run
  }

  /// The run without some of the tests.
  func passingOver(_ others: [TestName]) -> TestRun {
    var run = self
    run.options.passedOver += others
    return run
  }

  /// - Parameter onResult: Told of each test as it ends.
  package func run(lists: Bool = false, onResult: (TestResult) -> Void) throws -> Outcome {
    var outcome = Outcome()
    while true {
      let before = outcome.results.count
      let collector = try runProcess(
        lists: lists, done: options.passedOver + outcome.results.map(\.name), into: &outcome, onResult)
      outcome.listed += collector.listed
      if let failure = collector.loose.first, outcome.problem == nil { outcome.problem = failure.message }
      if collector.isEnded { return outcome }
      // A process that ends before its first test would do so for ever.
      if outcome.results.count == before {
        outcome.problem = outcome.problem ?? collector.output.suffix(Self.lastWords).joined(separator: "\n")
        return outcome
      }
    }
  }

  /// How many lines of what it said are shown of a process that cannot begin.
  private static let lastWords = 20

  private func runProcess(
    lists: Bool, done: [TestName], into outcome: inout Outcome, _ onResult: (TestResult) -> Void
  ) throws -> TestCollector {
    let name = program.lastPathComponent + (share.map { "-\($0)" } ?? "")
    var app = options.app
    app?.home = try home("\(name)-app")
    let request = TestRequest(
      configuration: options.configuration, filters: options.filters, skips: options.skips, done: done, lists: lists,
      attachments: options.attachments, pictureNotes: options.pictureNotes, coverage: options.coverage?.path,
      isRealTime: options.isRealTime, app: app, mark: mark)
    let file = folder.appendingPathComponent("\(name).json")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try JSONEncoder().encode(request).write(to: file)
    // By the second of these apps see that they are tested.
    let environment = options.environment.merging(try home(name)) { $1 }
      .merging([TestRequest.variable: file.path, "XCTestConfigurationFilePath": file.path]) { $1 }
      .merging(coverageEnvironment) { $1 }
      .merging(HostPatience.environment(within: options.timeout)) { $1 }
    let process = try ChildProcess(program, options.arguments, environment: environment, keepsOutput: true)
    var collector = TestCollector()
    /// An event begins on a line of its own, so the line before it may be empty though nobody printed that.
    var hasEmptyLine = false
    var patience = options.timeout
    let isThrough = process.readLines(patience: { patience }) { line in
      guard let event = TestEventLine.decode(line, mark: mark) else {
        if hasEmptyLine { collector.print("") }
        hasEmptyLine = line.isEmpty
        if !line.isEmpty { collector.print(line) }
        return false
      }
      hasEmptyLine = false
      // A test may ask for more time, or less; the next one has what all have.
      patience =
        event.kind == .allowed ? event.seconds ?? options.timeout : event.kind == .started ? options.timeout : patience
      if let result = collector.take(event, at: now()) { onResult(result) }
      return true
    }
    let ending = process.wait()
    if !collector.isEnded {
      let isStuck = ending == .exited(status: HostPatience.stuckStatus)
      let status: TestResult.Status = isThrough && !isStuck ? .crashed : .timedOut
      if let result = collector.breakOff(status, message: words(ending, isThrough: isThrough), at: now()) {
        onResult(result)
      }
    }
    outcome.results += collector.results
    return collector
  }

  /// A home for a process, empty at first, as an app on a device has one: nobody else's files are in the tests' way.
  private func home(_ name: String) throws -> [String: String] {
    try AppHome(emptyAt: folder.appendingPathComponent("home/\(name)", isDirectory: true)).environment
  }

  /// What is counted outside of tests is written when a process ends.
  private var coverageEnvironment: [String: String] {
    options.coverage.map { ["LLVM_PROFILE_FILE": "\($0.path)/%p-rest.profraw"] } ?? [:]
  }

  private func words(_ ending: ChildProcess.Ending, isThrough: Bool) -> String {
    guard isThrough else { return "the test did not end within \(String(format: "%g", options.timeout)) seconds" }
    switch ending {
    case .exited(status: HostPatience.stuckStatus):
      return
        "a thread did not end its work or its wait, so that virtual time could not pass; its stack is in the output"
    case .exited(let status): return "the test ended its process with status \(status)"
    case .signalled(let signal): return "the test's process crashed (signal \(signal))"
    }
  }
}
