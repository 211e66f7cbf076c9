// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AppBuilder
import ArgumentParser
import CoverageReport
import Foundation
import PackageOverlay
import RenderProtocol
import SnapshotReferences
import TestReport
import TestRunner

extension TestCommand {
  /// What is tested.
  var package: URL { URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL.resolvingSymlinksInPath() }

  private var isPackage: Bool {
    FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.swift").path)
      && !TestProject.isMeant(at: package)
  }

  /// Where everything goes that is made.
  var scratch: URL {
    get throws {
      if let scratchPath { return URL(fileURLWithPath: scratchPath, isDirectory: true).standardizedFileURL }
      return isPackage
        ? package.appendingPathComponent(".build/tessera-test", isDirectory: true) : try Kit().testFolder(of: package)
    }
  }

  /// What came of a run.
  struct Outcome {
    var results: TestResults
    /// The folders of the package that each test target is made of.
    var sources: [String: [String]]
    /// Which lines ran; `nil` where that wasn't asked, or isn't known.
    var coverage: Coverage?

    /// The command's exit status.
    ///
    /// - Parameter least: The percentage of lines that have to run; `nil` where it doesn't matter.
    func exitCode(leastCoverage least: Double?) -> Int32 {
      guard results.exitCode == 0, let least, (coverage?.percent ?? 0) < least else { return results.exitCode }
      Console.say("coverage is below --coverage-min \(least)")
      return 1
    }
  }

  /// Tests that can be run.
  struct BuiltTests {
    let tests: PackageTests
    let products: PackageTests.Products
    let project: TestedProject?
    let fonts: URL
    /// Real seconds.
    let seconds: Double
  }

  /// Which references are written.
  var recordMode: RecordMode { record ?? .standard(environment: ProcessInfo.processInfo.environment) }

  /// Builds the tests.
  func buildTests() throws -> BuiltTests {
    let scratch = try scratch
    let clock = ContinuousClock()
    let start = clock.now
    let kit = try Kit()
    let fonts = Fonts(root: kit.root)
    try fonts.makeIfMissing { Console.say($0) }
    var tested: TestedProject?
    if !isPackage {
      // Which modules there are is seen on the disk.
      try kit.build(.tests) { Console.say($0) }
      tested = try TestedProject(at: path, choice: choice, kit: kit, scratch: scratch)
      if !list { try tested?.buildApps() }
    }
    let tests = PackageTests(
      package: tested?.package ?? package,
      // What counts lines is other code: the two builds don't take turns in one folder.
      scratch: coverage.isOn ? scratch.appendingPathComponent("coverage", isDirectory: true) : scratch, kit: kit,
      references: references, project: tested?.role, countsLines: coverage.isOn
    ) { Console.say($0) }
    let built = try tests.build()
    try built.references.prepare(recordMode)
    return BuiltTests(
      tests: tests, products: built, project: tested, fonts: fonts.directory, seconds: (clock.now - start) / .seconds(1)
    )
  }

  /// Builds and runs the tests, and tells of them.
  ///
  /// - Parameters:
  ///   - targets: The test targets to run; `nil` stands for all.
  ///   - others: What is known of the rest, which the report shows, too.
  func runOnce(targets chosen: Set<String>? = nil, besides others: [TestResult] = []) throws -> Outcome {
    let built: BuiltTests
    do {
      built = try buildTests()
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
    return try runBuilt(built, targets: chosen, besides: others)
  }

  /// Runs tests that are built.
  ///
  /// - Parameter printer: Prints the results instead of the terminal's report.
  func runBuilt(
    _ prepared: BuiltTests, targets chosen: Set<String>? = nil, besides others: [TestResult] = [],
    printer: (any TestPrinter)? = nil
  ) throws -> Outcome {
    let (package, scratch, mode) = (package, try scratch, recordMode)
    let (tests, built, tested, fontFolder) = (prepared.tests, prepared.products, prepared.project, prepared.fonts)
    let clock = ContinuousClock()
    let start = clock.now
    @Sendable func now() -> Double { (clock.now - start) / .seconds(1) }
    var results = TestResults()
    results.buildSeconds = prepared.seconds

    let folder =
      report.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
      ?? scratch.appendingPathComponent("report", isDirectory: true)
    // The last run's; a folder that somebody names may hold what is theirs.
    if report == nil, others.isEmpty { try? FileManager.default.removeItem(at: folder) }
    let outputs = try TestOutputs(
      folder: folder, wantsPage: report != nil || watch, json: json, junit: junit, tellsGitHub: github,
      isVerbose: verbose,
      isLive: watch, printer: printer
    ) { [tests] in tests.original($0) }
    let noteFolder = scratch.appendingPathComponent("run/pictures", isDirectory: true)
    try? FileManager.default.removeItem(at: noteFolder)
    let notes = PictureNotes(folder: noteFolder)
    let iOS = IOSComparison(notes: notes, isStrict: strictText)
    if !list { outputs.begin(package: package, device: variants.map(\.configuration.device.identifier)[0]) }
    if coverage.isOn { try CoverageCollector(folder: try coverageFolder, programs: []).empty() }
    var recorded: [URL] = []
    var unusedFiles: [URL] = []
    var isWatched = true
    var times = TestTimes(scratch: scratch)
    results.unbuilt = (tested?.project.unbuilt ?? []) + built.tests.filter { $0.program == nil }.map(\.target.name)
    let progress = list || printer != nil ? nil : TestProgress()
    for variant in variants {
      let folders = built.references.variant(variant.name)
      if variant.name != nil { try folders.prepare(mode) }
      let judge = SnapshotJudge(
        folder: outputs.files, scale: variant.configuration.scale,
        device: variant.configuration.device.identifier, notes: notes, iOS: references == .ios ? iOS : nil
      ) { folders.original($0) ?? tests.original($0) }
      // Tests are told of as they end, and again in the report: their pictures are compared once, unless they are run
      // again and may come out otherwise.
      var judged: [TestResult: TestResult] = [:]
      let isRunOnce = retry == 0 && `repeat` == 1
      func named(_ result: TestResult) -> TestResult {
        if let known = judged[result] { return known }
        var named = judge.judge(result)
        named.name = result.name.inVariant(variant.name)
        if isRunOnce { judged[result] = named }
        return named
      }
      var targets: [String] = []
      var runs: [TestRun] = []
      // Unit tests are quicker to say what is wrong.
      let apps = tested?.apps ?? [:]
      let unitTests = built.tests.filter { apps[$0.target.moduleName] == nil }
      let interfaceTests = built.tests.filter { apps[$0.target.moduleName] != nil }
      for target in unitTests + interfaceTests where chosen?.contains(target.target.name) != false {
        guard let found = target.program else { continue }
        var options = options(variant, mode, files: outputs.files, scratch, target.target.moduleName)
        options.environment["TESSERA_REFERENCE_FOLDER"] = folders.folder(of: target.target).path
        tested?.project.adapt(&options, module: target.target.moduleName)
        options.app = tested?.apps[target.target.moduleName]
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
        return Outcome(results: results, sources: built.sources)
      }
      let asking = unused == nil ? nil : ReferenceWatch(folders.watched)
      let jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
      let series = TestSeries(pool: TestPool(jobs: jobs, times: times), retries: retry, repeats: `repeat`)
      let onBegin: (([TestName]) -> Void)? =
        printer.map { printer in { printer.expect($0) } } ?? progress.map { progress in { progress.begin($0.count) } }
      let outcomes = try series.run(
        runs, judge: named, onBegin: onBegin, onEnd: { progress?.end($0) }
      ) {
        if outputs.tells($0) { progress?.hide() }
        outputs.tell($0)
        asking?.update()
      }
      progress?.hide()
      for (target, outcome) in zip(targets, outcomes) {
        results.results += outcome.results
        if let problem = outcome.problem {
          Console.say("\(target) can't be run: \(problem)")
          results.unbuilt.append(target)
        }
      }
      if unused != nil {
        if let asked = asking?.asked {
          unusedFiles += folders.unused(asked: asked, isOther: TestVariant.isName)
        } else {
          isWatched = false
        }
      }
      recorded += try folders.collect(mode) { notes.views(of: $0) }
    }
    results.seconds = now()
    times.note(results)
    try LastRun(results).write(scratch: scratch)
    let say: (String) -> Void = { line in if let printer { printer.note(line) } else { print(line) } }
    let counted = coverage.isOn ? try reportCoverage(prepared, in: folder, say: say) : nil
    try outputs.end(
      results, besides: others, package: package.lastPathComponent, recorded: recorded, coverage: counted?.page)
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
    var outcome = Outcome(results: results, sources: built.sources)
    outcome.coverage = counted?.coverage
    if let counted { say(counted.coverage.summary) }
    return outcome
  }

  func mergeReports() throws {
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

  func acceptLastRun(of package: URL, _ scratch: URL) throws {
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
    options.pictureNotes = scratch.appendingPathComponent("run/pictures", isDirectory: true).path
    options.isRealTime = time == .real
    if coverage.isOn { options.coverage = try? coverageFolder }
    // As `xcodebuild` hands variables on to tests.
    for (name, value) in options.environment where name.hasPrefix("TEST_RUNNER_") {
      options.environment[String(name.dropFirst("TEST_RUNNER_".count))] = value
    }
    // What libraries of snapshots ask the environment.
    options.environment["TESSERA_REFERENCES"] = references.rawValue
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
      standardTextSize: "large", locale: locale ?? languages.locale)
  }

  /// A word that tests can't know, and that nobody prints by chance.
  private static func mark() -> String {
    var generator = SystemRandomNumberGenerator()
    return "\u{1E}tessera-" + String(generator.next() as UInt64, radix: 36)
  }
}
