// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AppBuilder
import ArgumentParser
import CoverageReport
import Foundation
import TestReport
import TestRunner

/// The options that say whether and how coverage is reported.
struct CoverageOptions: ParsableArguments {
  @Flag(name: .customLong("coverage"), help: "Counts which lines the tests run, and writes it beside the report.")
  var isOn = false

  @Option(
    name: .customLong("coverage-format"),
    help: ArgumentHelp(
      "lcov, cobertura, html or json, or several with commas between; all unless given.", valueName: "format"))
  var formats: [CoverageFormats] = []

  @Option(
    name: .customLong("coverage-min"),
    help: ArgumentHelp("Fails the run where fewer of the lines ran.", valueName: "percent"))
  var least: Double?

  func validate() throws {
    guard isOn || formats.isEmpty && least == nil else {
      throw ValidationError("--coverage-format and --coverage-min go with --coverage.")
    }
    if let least, !(0...100).contains(least) { throw ValidationError("--coverage-min must be from 0 to 100.") }
  }

  static func source(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

  private var wanted: [CoverageFormat] {
    formats.isEmpty
      ? CoverageFormat.allCases
      : CoverageFormat.allCases.filter { format in
        formats.contains { $0.formats.contains(format) }
      }
  }

  /// Writes coverage in the formats that were asked for.
  ///
  /// - Returns: The files.
  func write(_ coverage: Coverage, to folder: URL, root: String, name: String) throws(AppBuildError) -> [URL] {
    let files = CoverageFiles(coverage, root: root, name: name)
    var written: [URL] = []
    func write(_ data: Data, _ name: String) throws(AppBuildError) {
      let file = folder.appendingPathComponent(name)
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
      } catch {
        throw .cannotWrite(path: file.path, reason: error.localizedDescription)
      }
      written.append(file)
    }
    for format in wanted {
      switch format {
      case .lcov: try write(Data(files.lcov.utf8), format.fileName)
      case .cobertura:
        for (index, report) in files.cobertura().enumerated() {
          try write(Data(report.utf8), index == 0 ? format.fileName : "cobertura-\(index + 1).xml")
        }
      case .html:
        let page = CoveragePage(coverage, root: root, title: name).html(source: Self.source)
        try write(Data(page.utf8), format.fileName)
      case .json: try write(files.json, format.fileName)
      }
    }
    return written
  }
}

/// Formats with commas between.
struct CoverageFormats: ExpressibleByArgument {
  let formats: [CoverageFormat]

  init?(argument: String) {
    let parts = argument.split(separator: ",").map { CoverageFormat(rawValue: String($0)) }
    guard !parts.isEmpty, !parts.contains(nil) else { return nil }
    formats = parts.compactMap(\.self)
  }
}

extension TestCommand {
  /// Where processes of tests write what they count.
  var coverageFolder: URL { get throws { try scratch.appendingPathComponent("run/coverage", isDirectory: true) } }

  /// Writes the coverage of a run.
  ///
  /// - Parameter say: Prints a line about the whole run.
  /// - Returns: The coverage; `nil` where there is none, which has been said.
  func reportCoverage(
    _ built: BuiltTests, in folder: URL, say: (String) -> Void
  ) throws -> (coverage: Coverage, page: HTMLReport.Coverage)? {
    let root = built.project?.project.folder ?? package
    let programs = built.products.tests.compactMap(\.program)
    guard !programs.isEmpty else { return nil }
    let collector = CoverageCollector(folder: try coverageFolder, programs: programs)
    let overlay = built.tests.overlay.path + "/"
    let runners = overlay + ".tessera-runners/"
    let found: CoverageCollector.Outcome
    do {
      found = try collector.collect { path in
        guard path.hasPrefix(overlay), !path.hasPrefix(runners), !path.hasSuffix(".generated.swift") else { return nil }
        let own = built.tests.original(path)
        return own.hasPrefix(root.path + "/") && own != path ? own : nil
      }
    } catch {
      Console.say("\(error)")
      return nil
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(found.reach).write(to: try scratch.appendingPathComponent("run/reach.json"), options: .atomic)
    let name = URL(fileURLWithPath: path).standardizedFileURL.deletingPathExtension().lastPathComponent
    for file in try coverage.write(found.coverage, to: folder, root: root.path, name: name) {
      say("coverage: \(file.path)")
    }
    let page = CoveragePage(found.coverage, root: root.path, title: name).html(source: CoverageOptions.source)
    return (found.coverage, HTMLReport.Coverage(summary: found.coverage.summary, page: page))
  }
}
