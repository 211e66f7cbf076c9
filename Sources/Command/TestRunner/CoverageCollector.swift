// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import AppBuilder
package import CoverageReport
internal import Dispatch
package import Foundation
internal import Synchronization

/// Puts together what the processes of tests have counted, with the toolchain's own tools.
package struct CoverageCollector {
  /// Where the processes write.
  private let folder: URL
  /// The programs of tests.
  private let programs: [URL]

  package init(folder: URL, programs: [URL]) { (self.folder, self.programs) = (folder, programs) }

  /// Why there is no coverage.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// What was found out.
  package struct Outcome {
    package var coverage: Coverage
    /// The own files that each test reaches, sorted, by the test's name.
    package var reach: [String: [String]]
  }

  /// Removes what earlier runs counted.
  package func empty() throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// - Parameter own: Gives the package's own path of a compiled file; `nil` for files that aren't the package's.
  package func collect(own: (String) -> String?) throws -> Outcome {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let counted = names.filter { $0.hasSuffix(".profraw") }.map { folder.appendingPathComponent($0) }
    guard !counted.isEmpty else { throw Failure(description: "coverage: no process of tests wrote any") }
    let (list, merged) = (folder.appendingPathComponent("all.txt"), folder.appendingPathComponent("all.profdata"))
    try counted.map { $0.path + "\n" }.joined().write(to: list, atomically: true, encoding: .utf8)
    // A process that was ended may have left half a file.
    _ = try run("llvm-profdata", ["merge", "-sparse", "-failure-mode=all", "-f", list.path, "-o", merged.path])
    let objects = programs.dropFirst().flatMap { ["-object", $0.path] }
    let said = try run(
      "llvm-cov",
      ["export", "-format=text", "-skip-expansions", "-instr-profile", merged.path, programs[0].path] + objects)
    guard let json = said.last(where: { $0.hasPrefix("{") }) else {
      throw Failure(description: "coverage: llvm-cov gave none: \(said.joined(separator: "\n"))")
    }
    let data = Data(json.utf8)
    let coverage = try Coverage(export: data, text: { try? String(contentsOfFile: $0, encoding: .utf8) }, own: own)
    return Outcome(coverage: coverage, reach: try reach(names, CoveredFunctions(export: data, own: own)))
  }

  /// The files that each test reaches, by the names of the functions that ran.
  private func reach(_ names: [String], _ functions: CoveredFunctions) throws -> [String: [String]] {
    let tests = names.filter { $0.hasSuffix(".test") }.map { folder.appendingPathComponent($0) }
    let found = Mutex<[String: Set<String>]>([:])
    DispatchQueue.concurrentPerform(iterations: tests.count) { index in
      let counted = tests[index].deletingPathExtension().appendingPathExtension("profraw")
      guard let test = try? String(contentsOf: tests[index], encoding: .utf8),
        let lines = try? run("llvm-profdata", ["show", "--covered", counted.path])
      else { return }
      let files = functions.files(of: lines)
      found.withLock { $0[test, default: []].formUnion(files) }
    }
    return found.withLock { $0.mapValues { $0.sorted() } }
  }

  private func run(_ name: String, _ arguments: [String]) throws -> [String] {
    guard let tool = Tool.ofToolchain(name) else {
      throw Failure(description: "coverage: \(name) is not in the toolchain; install Swift 6.3 from swift.org")
    }
    var lines: [String] = []
    let status = try Tool.run(tool.path, arguments) { lines.append($0) }
    guard status == 0 else {
      throw Failure(description: "coverage: \(name) ended with status \(status): \(lines.joined(separator: "\n"))")
    }
    return lines
  }
}
