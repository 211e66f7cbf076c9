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

      Of a project, unit tests run in the bundle of their app, which is not started, and UI tests drive the app in a process
      of its own; the test plan says which. What is recorded of a project's snapshots stays in the scratch folder.

      Exit codes: 0 all passed, 1 tests failed, 2 wrong usage, 3 could not be built, 4 no tests, 5 references were recorded,
      130 interrupted.

      Example:
        tessera test MyFeature --filter CardViewTests
        tessera test MyFeature --repeat 3
        tessera test Sample.xcodeproj
      """)

  @Argument(help: ArgumentHelp("The folder of a Swift package, or an Xcode project.", valueName: "path"))
  var path = "."

  @OptionGroup var project: ProjectOptions

  @Option(help: ArgumentHelp("A scheme of an Xcode project, whose tests run.", valueName: "name"))
  var scheme: String?

  @Option(
    name: .customLong("test-plan"),
    help: ArgumentHelp("A test plan of the scheme or the project; the first unless given.", valueName: "name"))
  var testPlan: String?

  @OptionGroup var languages: LanguageOptions

  @Option(help: ArgumentHelp("The device's language and region as one word, such as de_DE.", valueName: "id"))
  var locale: String?

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

  @OptionGroup(title: "Coverage") var coverage: CoverageOptions

  @Flag(help: "Tells GitHub's runner of failures, and writes its summary.")
  var github = false

  @Option(
    help: ArgumentHelp("Runs every test so often; one that comes out otherwise is unstable.", valueName: "n"))
  var `repeat` = 1

  @Option(help: ArgumentHelp("Runs a test that fails again, so often at most.", valueName: "n"))
  var retry = 0

  @Option(
    help: "virtual, in which waiting takes no time, or real, for tests with servers or threads that look at the clock.")
  var time = TestTime.virtual

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

  @Flag(help: "Runs again what depends on a file, whenever one is saved; an open report follows by itself.")
  var watch = false

  @Flag(
    inversion: .prefixedNo, exclusivity: .exclusive,
    help: "Runs a project's UI tests only, or without them; by default both kinds, unit tests first.")
  var ui: Bool?

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
    if let locale {
      guard languages.language == nil, languages.region == nil else {
        throw ValidationError("--locale says what --language and --region say; give it alone.")
      }
      guard (2...35).contains(locale.count),
        locale.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
      else { throw ValidationError("'\(locale)' is not a locale; de_DE is one.") }
    }
    if let shard, TestShard(shard) == nil {
      throw ValidationError("'\(shard)' is not a shard; 2/4 is the second of four.")
    }
    if let jobs, !(1...1_000).contains(jobs) { throw ValidationError("--jobs must be from 1 to 1000.") }
    guard (1...1_000).contains(`repeat`), (0...1_000).contains(retry) else {
      throw ValidationError("--repeat must be from 1 to 1000, --retry from 0.")
    }
    if watch, accept || list || !merge.isEmpty || unused != nil || shard != nil {
      throw ValidationError("--watch goes with none of --accept, --list, --merge, --shard and --unused.")
    }
    if strictText, references != .ios { throw ValidationError("--strict-text goes with --references ios.") }
    guard timeout > 0, timeout <= 86_400 else { throw ValidationError("--timeout must be above 0 and at most 86400.") }
  }

  /// Which tests of a project are meant, and how it is built.
  var choice: AppChoice {
    var choice = project.choice
    (choice.scheme, choice.plan) = (scheme, testPlan)
    if let ui { choice.tests = ui ? [.interface] : [.unit] }
    return choice
  }

  func run() throws {
    RunningChildren.endWithThisProcess()
    if accept { return try acceptLastRun(of: package, scratch) }
    if !merge.isEmpty { return try mergeReports() }
    if watch { return try runForEver() }
    let outcome = try runOnce()
    let code = outcome.exitCode(leastCoverage: coverage.least)
    // Who asks for a list is told one.
    if code != 0, !list { throw ExitCode(code) }
  }
}

/// What is done with references that no test asks for.
enum UnusedReferences: String, ExpressibleByArgument, CaseIterable {
  case list
  case delete
}

/// Whose time tests go by.
enum TestTime: String, ExpressibleByArgument, CaseIterable {
  case virtual
  case real
}

extension RecordMode: ExpressibleByArgument {}
extension ReferenceSet: ExpressibleByArgument {}
