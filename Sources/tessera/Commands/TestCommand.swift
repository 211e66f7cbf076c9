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
      and are left alone, unless --references ios compares with them: then a picture passes that is equal outside of
      where text is.

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

  @Option(
    help: ArgumentHelp(
      "A device of `tessera devices`; may be repeated, as may the next two: each test runs in each combination.",
      valueName: "id"))
  var device: [String] = []

  @Option(help: "light or dark.")
  var appearance: [DeviceDescription.Appearance] = []

  @Option(name: .customLong("text-size"), help: ArgumentHelp("A Dynamic Type size.", valueName: "size"))
  var textSize: [String] = []

  @Option(
    help: ArgumentHelp("Processes that run tests at a time; by default as many as there are cores.", valueName: "n"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "References to write: never, missing, failed or all; missing by default, never on CI.", valueName: "mode"))
  var record: RecordMode?

  @Flag(
    help: "Makes references of what the last run found instead, and runs nothing; with filters, of those tests only.")
  var accept = false

  @Option(help: "References to compare with: own or ios.")
  var references = ReferenceSet.own

  @Option(help: "References that no test asks for, after a run of all tests: list or delete.")
  var unused: UnusedReferences?

  @Flag(name: .customLong("strict-text"), help: "With --references ios, text must be equal too.")
  var strictText = false

  @Option(
    help: ArgumentHelp("One of several machines that share the tests: 2/4 is the second of four.", valueName: "i/n"))
  var shard: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Makes one report, in --report's folder, of those that other machines have written, and runs nothing.",
      valueName: "report"))
  var merge: [String] = []

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
    for device in device where DeviceDescription.named(device) == nil {
      let known = DeviceDescription.catalogue.map(\.identifier).joined(separator: ", ")
      throw ValidationError("'\(device)' is not a device; there are \(known).")
    }
    for textSize in textSize where !DeviceConfiguration.textSizes.contains(textSize) {
      throw ValidationError(
        "'\(textSize)' is not a text size; there are \(DeviceConfiguration.textSizes.joined(separator: ", ")).")
    }
    for pattern in filter + skip where (try? Regex(pattern)) == nil {
      throw ValidationError("'\(pattern)' is not a regular expression.")
    }
    if let shard, TestShard(shard) == nil {
      throw ValidationError("'\(shard)' is not a shard; 2/4 is the second of four.")
    }
    if let jobs, !(1...1_000).contains(jobs) { throw ValidationError("--jobs must be from 1 to 1000.") }
    if strictText, references != .ios { throw ValidationError("--strict-text goes with --references ios.") }
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
    if !merge.isEmpty { return try mergeReports() }
    let clock = ContinuousClock()
    let start = clock.now
    @Sendable func now() -> Double { (clock.now - start) / .seconds(1) }

    var results = TestResults()
    let tests: PackageTests
    let built: PackageTests.Products
    var tested: TestedProject?
    let fontFolder: URL
    let mode = record ?? .standard(environment: ProcessInfo.processInfo.environment)
    do {
      let kit = try Kit()
      let fonts = Fonts(root: kit.root)
      try fonts.makeIfMissing { Console.say($0) }
      fontFolder = fonts.directory
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
    let notes = scratch.appendingPathComponent("run/text", isDirectory: true)
    try? FileManager.default.removeItem(at: notes)
    let iOS = IOSComparison(notes: TextNotes(folder: notes), isStrict: strictText)
    if !list { outputs.begin(package: package, device: variants.map(\.configuration.device.identifier)[0]) }
    var recorded: [URL] = []
    var unusedFiles: [URL] = []
    var isWatched = true
    var times = TestTimes(scratch: scratch)
    results.unbuilt = built.tests.filter { $0.program == nil }.map(\.target.name)
    for variant in variants {
      let folders = built.references.variant(variant.name)
      if variant.name != nil { try folders.prepare(mode) }
      let judge = SnapshotJudge(
        folder: outputs.files, scale: variant.configuration.scale, iOS: references == .ios ? iOS : nil
      ) { folders.original($0) }
      func named(_ result: TestResult) -> TestResult {
        var result = judge.judge(result)
        result.name = result.name.inVariant(variant.name)
        return result
      }
      var targets: [String] = []
      var runs: [TestRun] = []
      for target in built.tests {
        guard let found = target.program else { continue }
        var options = options(variant, mode, files: outputs.files, scratch, target.target.moduleName)
        tested?.project.adapt(&options, module: target.target.moduleName)
        let program = try tested?.stage(found, of: target.target.moduleName) ?? found
        // Where there is no checkout above it, a program would look for them in vain.
        options.environment["TESSERA_FONTS"] = fontFolder.path
        func testRun() -> TestRun {
          TestRun(
            program: program, options: options, folder: scratch.appendingPathComponent("run"), mark: Self.mark(),
            now: now)
        }
        if let shard = shard.flatMap({ TestShard($0) }) {
          // What runs elsewhere counts as done, whatever library it is written with.
          let all = try testRun().run(lists: true) { _ in }.listed
          options.passedOver = all.filter { !shard.includes($0) }
          if !all.isEmpty { results.mayBeEmpty = true }
        }
        targets.append(target.target.name)
        runs.append(testRun())
      }
      if list {
        for run in runs { for name in try run.run(lists: true, onResult: { _ in }).listed { print(name) } }
        return
      }
      let watch = unused == nil ? nil : ReferenceWatch(folders.watched)
      let jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
      let outcomes = try TestPool(jobs: jobs, times: times).run(runs) {
        outputs.tell(named($0))
        watch?.update()
      }
      for (target, outcome) in zip(targets, outcomes) {
        results.results += outcome.results.map(named)
        if let problem = outcome.problem {
          Console.say("\(target) can't be run: \(problem)")
          results.unbuilt.append(target)
        }
      }
      if unused != nil {
        if let asked = watch?.asked {
          unusedFiles += folders.unused(asked: asked, isOther: TestVariant.isName)
        } else {
          isWatched = false
        }
      }
      recorded += try folders.collect()
    }
    results.seconds = now() - results.buildSeconds
    times.note(results)
    try LastRun(results).write(scratch: scratch)
    try outputs.end(results, package: package.lastPathComponent, recorded: recorded)
    if let unused {
      let isWhole =
        filter.isEmpty && skip.isEmpty && shard == nil && results.unbuilt.isEmpty
        && results.results.allSatisfy { [.passed, .failed, .recorded].contains($0.status) }
      if isWhole, isWatched {
        for file in unusedFiles {
          if unused == .delete { try FileManager.default.removeItem(at: file) }
          print("\(unused == .delete ? "deleted" : "unused"): \(file.path)")
        }
      } else {
        print(
          isWatched
            ? "unused references are not known: not every test ran to its end"
            : "unused references are not known: the system does not tell which files are read")
      }
    }
    if references == .ios {
      outputs.tellComparison(IOSComparison.tally(results))
    } else if mode == .missing {
      // Who records for the first time sees what comes of it.
      let (tally, others) = iOS.compare(recorded)
      outputs.tellComparison(tally, others: others)
    }
    if results.exitCode != 0 { throw ExitCode(results.exitCode) }
  }

  private func mergeReports() throws {
    let outputs = try TestOutputs(
      folder: URL(fileURLWithPath: report ?? "report", isDirectory: true).standardizedFileURL, wantsPage: true,
      json: json, junit: junit, tellsGitHub: github, isVerbose: verbose
    ) { $0 }
    let results: TestResults
    let package: String
    do {
      (results, package) = try TestMerge(folder: outputs.folder).merge(merge)
    } catch {
      Console.say("\(error)")
      throw ExitCode(2)
    }
    for result in results.results { outputs.tell(result) }
    try outputs.end(results, package: package, recorded: [])
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
  private func options(
    _ variant: TestVariant, _ mode: RecordMode, files: URL, _ scratch: URL, _ target: String
  ) -> TestRun.Options {
    var options = TestRun.Options(configuration: variant.configuration)
    options.filters = filter
    options.skips = skip
    options.timeout = timeout
    options.environment = ProcessInfo.processInfo.environment
      .merging(JobProcess.environment(locale: options.configuration.locale)) { $1 }
      .merging(HostJob.memoryEnvironment) { $1 }
    options.attachments = files.path
    if references == .ios || mode == .missing {
      options.textNotes = scratch.appendingPathComponent("run/text", isDirectory: true).path
    }
    // What libraries of snapshots ask the environment.
    options.environment["SNAPSHOT_TESTING_RECORD"] = mode.rawValue
    options.environment["SNAPSHOT_ARTIFACTS"] = scratch.appendingPathComponent("run/\(target)").path
    options.environment["__XCODE_BUILT_PRODUCTS_DIR_PATHS"] = scratch.path
    return options
  }

  /// The set-ups of the device that tests run in.
  private var variants: [TestVariant] {
    TestVariant.all(
      // They were looked up when the options were checked.
      devices: (device.isEmpty ? [DeviceOptions.defaultDevice] : device).compactMap(DeviceDescription.named),
      appearances: appearance.isEmpty ? [.light] : appearance, textSizes: textSize.isEmpty ? ["large"] : textSize,
      standardTextSize: "large", locale: languages.locale)
  }

  /// A word that tests can't know, and that nobody prints by chance.
  private static func mark() -> String {
    var generator = SystemRandomNumberGenerator()
    return "\u{1E}tessera-" + String(generator.next() as UInt64, radix: 36)
  }
}

/// What is done with references that no test asks for.
enum UnusedReferences: String, ExpressibleByArgument, CaseIterable {
  case list
  case delete
}

extension RecordMode: ExpressibleByArgument {}
extension ReferenceSet: ExpressibleByArgument {}
