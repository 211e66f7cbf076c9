// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AppBuilder
import ArgumentParser
import Foundation
import PackageOverlay
import RenderProtocol
import SnapshotReferences
import TestReport
import TestRunner

struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Runs the tests of a Swift package or an Xcode project of iOS source.",
    discussion: """
      PATH holds a Package.swift, or is an Xcode project or workspace, or a folder that holds one. Its XCTest and Swift
      Testing targets are built against the kit and run on a device's screen in virtual time: waiting takes none. No file of the package is changed. Building runs the package's manifest
      and plugins, as `swift build` does.

      References of snapshots are beside the tests, in __Snapshots__.tessera; those in __Snapshots__ were recorded on iOS
      and are left alone.

      Of a project, unit tests are run, in the bundle of their app, which is not started; its test plan says which. What is
      recorded of a project's snapshots stays in the scratch folder.

      Exit codes: 0 all passed, 1 tests failed, 2 wrong usage, 3 could not be built, 4 no tests, 5 references were recorded.

      Example:
        tessera test MyFeature --filter CardViewTests
        tessera test Sample.xcodeproj
      """)

  @Argument(help: ArgumentHelp("The folder of a Swift package, or an Xcode project.", valueName: "path"))
  var path = "."

  @OptionGroup var project: ProjectOptions

  @OptionGroup var languages: LanguageOptions

  @Option(help: ArgumentHelp("Only tests whose Target.Class/test matches; may be repeated.", valueName: "regex"))
  var filter: [String] = []

  @Option(help: ArgumentHelp("No tests whose Target.Class/test matches; may be repeated.", valueName: "regex"))
  var skip: [String] = []

  @Flag(help: "Prints the tests, one a line, and runs none.")
  var list = false

  @Option(help: ArgumentHelp("A device of `tessera devices`.", valueName: "id"))
  var device = DeviceOptions.defaultDevice

  @Option(help: "light or dark.")
  var appearance: DeviceDescription.Appearance = .light

  @Option(name: .customLong("text-size"), help: ArgumentHelp("A Dynamic Type size.", valueName: "size"))
  var textSize = "large"

  @Option(
    help: ArgumentHelp(
      "References to write: never, missing, failed or all; missing by default, never on CI.", valueName: "mode"))
  var record: RecordMode?

  @Flag(
    help: "Makes references of what the last run found instead, and runs nothing; with filters, of those tests only.")
  var accept = false

  @Option(help: "References to compare with: own or ios.")
  var references = ReferenceSet.own

  @Option(
    help: ArgumentHelp("One of several machines that share the tests: 2/4 is the second of four.", valueName: "i/n"))
  var shard: String?

  @Flag(help: "Tells GitHub's runner of failures, and writes its summary.")
  var github = false

  @Option(help: ArgumentHelp("Real seconds that a test may take.", valueName: "seconds"))
  var timeout = 60.0

  @Option(
    name: .customLong("scratch-path"),
    help: ArgumentHelp("Where everything is built; the package's .build/tessera-test by default.", valueName: "folder"))
  var scratchPath: String?

  @Option(
    help: ArgumentHelp(
      "Writes a page of the results; else one is written where tests fail, below the scratch folder.",
      valueName: "folder"))
  var report: String?

  @Option(help: ArgumentHelp("Writes what happens as it happens, a line of JSON each.", valueName: "file"))
  var json: String?

  @Option(help: ArgumentHelp("Writes the results as JUnit's XML.", valueName: "file"))
  var junit: String?

  @Flag(name: .shortAndLong, help: "Tells of tests that pass, too.")
  var verbose = false

  func validate() throws {
    guard DeviceDescription.named(device) != nil else {
      let known = DeviceDescription.catalogue.map(\.identifier).joined(separator: ", ")
      throw ValidationError("'\(device)' is not a device; there are \(known).")
    }
    guard DeviceConfiguration.textSizes.contains(textSize) else {
      throw ValidationError(
        "'\(textSize)' is not a text size; there are \(DeviceConfiguration.textSizes.joined(separator: ", ")).")
    }
    for pattern in filter + skip where (try? Regex(pattern)) == nil {
      throw ValidationError("'\(pattern)' is not a regular expression.")
    }
    if let shard, TestShard(shard) == nil {
      throw ValidationError("'\(shard)' is not a shard; 2/4 is the second of four.")
    }
    guard timeout > 0, timeout <= 86_400 else { throw ValidationError("--timeout must be above 0 and at most 86400.") }
  }

  func run() throws {
    let package = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL.resolvingSymlinksInPath()
    let isPackage = FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.swift").path)
    let usualScratch =
      isPackage
      ? package.appendingPathComponent(".build/tessera-test", isDirectory: true)
      : try Kit().testFolder(of: package)
    let scratch = scratchPath.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL } ?? usualScratch
    if accept { return try acceptLastRun(of: package, scratch) }
    let clock = ContinuousClock()
    let start = clock.now
    @Sendable func now() -> Double { (clock.now - start) / .seconds(1) }

    var results = TestResults()
    let tests: PackageTests
    let built: PackageTests.Products
    var tested: TestedProject?
    let mode = record ?? .standard(environment: ProcessInfo.processInfo.environment)
    do {
      let kit = try Kit()
      try Fonts(root: kit.root).makeIfMissing { Console.say($0) }
      if !isPackage {
        // Which modules there are is seen on the disk.
        try kit.build(.tests) { Console.say($0) }
        tested = try TestedProject(at: path, choice: project.choice, kit: kit, scratch: scratch)
      }
      tests = PackageTests(
        package: tested?.package ?? package, scratch: scratch, kit: kit, references: references, project: tested?.role
      ) { Console.say($0) }
      built = try tests.build()
      try built.references.prepare(mode)
    } catch OverlayError.noTests(let path) {
      Console.say("\(OverlayError.noTests(path))")
      throw ExitCode(4)
    } catch AppBuildError.noTests(let path) {
      Console.say("\(AppBuildError.noTests(path))")
      throw ExitCode(4)
    } catch {
      Console.say("\(error)")
      throw ExitCode(3)
    }
    results.buildSeconds = now()

    let folder =
      report.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
      ?? scratch.appendingPathComponent("report", isDirectory: true)
    // The last run's; a folder that somebody names may hold what is theirs.
    if report == nil { try? FileManager.default.removeItem(at: folder) }
    let outputs = try TestOutputs(
      folder: folder, wantsPage: report != nil, json: json, junit: junit, tellsGitHub: github, isVerbose: verbose
    ) { [tests] in tests.original($0) }
    let judge = SnapshotJudge(folder: outputs.files, scale: options.configuration.scale) { [built] in
      built.references.original($0)
    }
    if !list { outputs.begin(package: package, device: device) }
    for target in built.tests {
      guard let found = target.program else {
        results.unbuilt.append(target.target.name)
        continue
      }
      var options = options(mode, files: outputs.files, scratch, target.target.moduleName)
      tested?.project.adapt(&options, module: target.target.moduleName)
      let program = try tested?.stage(found, of: target.target.moduleName) ?? found
      func testRun() -> TestRun {
        TestRun(
          program: program, options: options, folder: scratch.appendingPathComponent("run"), mark: Self.mark(), now: now
        )
      }
      if let shard = shard.flatMap({ TestShard($0) }) {
        // What runs elsewhere counts as done, whatever library it is written with.
        let all = try testRun().run(lists: true) { _ in }.listed
        options.passedOver = all.filter { !shard.includes($0) }
        if !all.isEmpty { results.mayBeEmpty = true }
      }
      let run = testRun()
      var outcome = try run.run(lists: list) { outputs.tell(judge.judge($0)) }
      outcome.results = outcome.results.map(judge.judge)
      for name in outcome.listed { print(name) }
      results.results += outcome.results
      if let problem = outcome.problem {
        Console.say("\(target.target.name) can't be run: \(problem)")
        results.unbuilt.append(target.target.name)
      }
    }
    if list { return }
    results.seconds = now() - results.buildSeconds
    try LastRun(results).write(scratch: scratch)
    try outputs.end(results, package: package, recorded: try built.references.collect())
    if results.exitCode != 0 { throw ExitCode(results.exitCode) }
  }

  private func acceptLastRun(of package: URL, _ scratch: URL) throws {
    guard let last = LastRun(scratch: scratch) else {
      Console.say("there was no run whose pictures could be accepted: `tessera test` comes first")
      throw ExitCode(2)
    }
    // They were looked at when the options were checked.
    let (filters, skips) = (try filter.map { try Regex($0) }, try skip.map { try Regex($0) })
    let written = try last.accept(in: package) { name in
      let text = name.description
      return (filters.isEmpty || filters.contains { text.contains($0) }) && !skips.contains { text.contains($0) }
    }
    for file in written { print("recorded: \(file)") }
    print("\(written.count) reference\(written.count == 1 ? "" : "s") accepted")
  }

  /// The options for a target's program.
  private func options(_ mode: RecordMode, files: URL, _ scratch: URL, _ target: String) -> TestRun.Options {
    var options = options
    options.attachments = files.path
    // What libraries of snapshots ask the environment.
    options.environment["SNAPSHOT_TESTING_RECORD"] = mode.rawValue
    options.environment["SNAPSHOT_ARTIFACTS"] = scratch.appendingPathComponent("run/\(target)").path
    options.environment["__XCODE_BUILT_PRODUCTS_DIR_PATHS"] = scratch.path
    return options
  }

  private var options: TestRun.Options {
    // The device was looked up when the options were checked.
    let description = DeviceDescription.named(device) ?? DeviceDescription.catalogue[0]
    var options = TestRun.Options(
      configuration: DeviceConfiguration(
        device: description, appearance: appearance, textSize: textSize, locale: languages.locale))
    options.filters = filter
    options.skips = skip
    options.timeout = timeout
    options.environment = ProcessInfo.processInfo.environment
      .merging(JobProcess.environment(locale: options.configuration.locale)) { $1 }
      .merging(HostJob.memoryEnvironment) { $1 }
    return options
  }

  /// A word that tests can't know, and that nobody prints by chance.
  private static func mark() -> String {
    var generator = SystemRandomNumberGenerator()
    return "\u{1E}tessera-" + String(generator.next() as UInt64, radix: 36)
  }
}

extension RecordMode: ExpressibleByArgument {}
extension ReferenceSet: ExpressibleByArgument {}
