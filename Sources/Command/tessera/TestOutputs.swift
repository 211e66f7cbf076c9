// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AppBuilder
import Foundation
import SnapshotReferences
import TestReport

/// Prints the results of a run of tests in a form of its own.
protocol TestPrinter: AnyObject {
  /// Announces tests that will run.
  func expect(_ names: [TestName])
  func take(_ result: TestResult)
  /// Prints a line about the whole run.
  func note(_ line: String)
}

/// Everything that is told of a run of tests: lines as they come, and files.
struct TestOutputs {
  let terminal: TerminalReport
  /// Where the page goes, with what is kept beside it.
  let folder: URL
  /// Whether the page is written though nothing failed.
  let wantsPage: Bool
  let isVerbose: Bool
  /// Whether the page looks for newer results as long as it is open.
  private let isLive: Bool
  private let gitHub: GitHubReport?
  let original: @Sendable (String) -> String
  private let json: FileHandle?
  private let junit: String?
  private let lines: JSONReport
  /// Who prints the results instead of the terminal's report.
  private let printer: (any TestPrinter)?

  init(
    folder: URL, wantsPage: Bool, json: String?, junit: String?, tellsGitHub: Bool,
    isVerbose: Bool, isLive: Bool = false, printer: (any TestPrinter)? = nil,
    original: @escaping @Sendable (String) -> String
  ) throws {
    self.folder = folder
    self.wantsPage = wantsPage
    self.junit = junit
    self.isVerbose = isVerbose
    self.isLive = isLive
    self.printer = printer
    self.original = original
    terminal = TerminalReport(path: original)
    lines = JSONReport(path: original)
    let workspace = ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"]
    gitHub = tellsGitHub ? GitHubReport(workspace: workspace, path: original) : nil
    if let json {
      guard FileManager.default.createFile(atPath: json, contents: nil), let file = FileHandle(forWritingAtPath: json)
      else { throw AppBuildError.cannotWrite(path: json, reason: "the file can't be made") }
      self.json = file
    } else {
      self.json = nil
    }
  }

  /// Where pictures and attachments are kept.
  var files: URL { folder.appendingPathComponent("files", isDirectory: true) }

  func begin(package: URL, device: String) {
    write(lines.start(package: package.lastPathComponent, device: device))
  }

  /// Whether anything is printed of a test that has ended.
  func tells(_ result: TestResult) -> Bool { isVerbose || !result.isGood || gitHub?.lines(of: result).isEmpty == false }

  func tell(_ result: TestResult) {
    if let printer {
      printer.take(result)
    } else {
      for line in terminal.lines(of: result, isVerbose: isVerbose) { print(line) }
    }
    for line in gitHub?.lines(of: result) ?? [] { print(line) }
    write(lines.line(of: result))
  }

  /// - Parameters:
  ///   - others: What is known of tests that were not run this time, for the page.
  ///   - coverage: Which lines ran; `nil` where that is not known.
  func end(
    _ results: TestResults, besides others: [TestResult] = [], package: String, recorded: [URL],
    coverage: HTMLReport.Coverage? = nil
  ) throws {
    say(terminal.summary(results))
    for file in recorded { say("recorded: \(file.path)") }
    write(lines.end(results, recorded: recorded.map(\.path)))
    if wantsPage || results.results.contains(where: { !$0.isGood }) {
      let report = HTMLReport(folder: folder.path, path: original)
      let page = folder.appendingPathComponent("index.html")
      var shown = results
      shown.results += others
      try write(
        Data(report.page(shown, title: package, isLive: isLive, coverage: coverage, text: Self.shortText).utf8),
        to: page)
      if wantsPage {
        let single = report.singlePage(
          shown, title: package, coverage: coverage, contents: { try? Data(contentsOf: URL(fileURLWithPath: $0)) },
          text: Self.shortText)
        try write(Data(single.utf8), to: folder.appendingPathComponent(HTMLReport.singleName))
      }
      if isLive {
        let news = report.news(shown, text: Self.shortText)
        try write(Data(news.utf8), to: folder.appendingPathComponent(HTMLReport.newsName))
      }
      try write(
        StoredReport(results, package: package, folder: folder.path, path: original).data,
        to: folder.appendingPathComponent(StoredReport.fileName))
      let differs = results.results.flatMap(\.failures).compactMap(\.snapshot).contains {
        !$0.isRecorded && $0.found != nil
      }
      say("report: \(page.path)" + (differs ? "      accept: tessera test --accept" : ""))
    }
    if let gitHub, let file = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"] {
      // Other steps have theirs in it.
      let summary = URL(fileURLWithPath: file)
      let before = (try? Data(contentsOf: summary)) ?? Data()
      try write(before + Data(gitHub.summary(results, line: terminal.summary(results)).utf8), to: summary)
    }
    if let junit {
      try write(
        Data(JUnitReport(root: Self.checkout, path: original).xml(results).utf8), to: URL(fileURLWithPath: junit))
    }
  }

  /// Tells how pictures compare with those that were recorded on iOS.
  ///
  /// - Parameter others: Files that are neither the same nor the same but for text.
  func tellComparison(_ tally: ReferenceTally, others: [(URL, ReferenceVerdict)] = []) {
    guard let words = tally.words else { return }
    say("beside iOS's references: \(words)")
    for (file, verdict) in others { say("  \(verdict.rawValue): \(file.path)") }
  }

  /// Prints a line about the whole run.
  private func say(_ line: String) {
    if let printer { printer.note(line) } else { print(line) }
  }

  private func write(_ line: String) { json?.write(Data((line + "\n").utf8)) }

  private func write(_ data: Data, to file: URL) throws(AppBuildError) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw .cannotWrite(path: file.path, reason: error.localizedDescription)
    }
  }

  /// Where CI systems have the sources, from which they name files.
  private static var checkout: String? {
    let environment = ProcessInfo.processInfo.environment
    return environment["CI_PROJECT_DIR"] ?? environment["GITHUB_WORKSPACE"]
  }

  /// Texts are shown in the page up to this many bytes.
  private static let mostText = 256 << 10

  private static func shortText(_ path: String) -> String? {
    guard !path.hasSuffix(".png"), let data = try? Data(contentsOf: URL(fileURLWithPath: path)), data.count <= mostText
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}
