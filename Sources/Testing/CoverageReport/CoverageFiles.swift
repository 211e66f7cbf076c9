// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The forms in which coverage is handed on.
package enum CoverageFormat: String, Hashable, Sendable, CaseIterable {
  case lcov
  case cobertura
  case html
  case json

  /// The file's name in a report's folder.
  package var fileName: String {
    switch self {
    case .lcov: "lcov.info"
    case .cobertura: "cobertura.xml"
    case .html: "coverage.html"
    case .json: "coverage.json"
    }
  }
}

/// Coverage as files: lcov, Cobertura, LLVM's JSON.
package struct CoverageFiles {
  private let coverage: Coverage
  /// The folder from which lcov and Cobertura name files.
  private let root: String
  /// What is tested.
  private let name: String

  /// - Parameters:
  ///   - root: The folder of the package, or of the repository.
  ///   - name: The package's name.
  package init(_ coverage: Coverage, root: String, name: String) {
    self.coverage = coverage
    self.root = root.hasSuffix("/") ? root : root + "/"
    self.name = name
  }

  func relative(_ path: String) -> String { path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path }

  /// Tracefiles of lcov's, which Codecov and Coveralls take.
  package var lcov: String {
    coverage.files.map { file in
      let lines = file.lines.sorted { $0.key < $1.key }.map { "DA:\($0.key),\($0.value)\n" }.joined()
      return "TN:\nSF:\(relative(file.path))\n\(lines)LF:\(file.lines.count)\nLH:\(file.covered)\nend_of_record\n"
    }.joined()
  }

  /// GitLab reads reports of Cobertura's up to this size, in bytes.
  package static let mostCobertura = 10 << 20

  /// Reports of Cobertura's, split where one would be larger than GitLab reads.
  package func cobertura(atMost limit: Int = mostCobertura) -> [String] {
    var reports: [[Coverage.File]] = [[]]
    var size = 0
    for file in coverage.files {
      let own = Self.coberturaClass(file, name: relative(file.path)).utf8.count
      if size + own > limit - 1024, !reports[reports.count - 1].isEmpty {
        reports.append([])
        size = 0
      }
      reports[reports.count - 1].append(file)
      size += own
    }
    return reports.map(coberturaReport)
  }

  private func coberturaReport(_ files: [Coverage.File]) -> String {
    let part = Coverage(files: files)
    let rate = Self.rate(part.covered, part.lines)
    var lines = [
      "<?xml version=\"1.0\" ?>",
      "<!DOCTYPE coverage SYSTEM \"http://cobertura.sourceforge.net/xml/coverage-04.dtd\">",
      "<coverage line-rate=\"\(rate)\" branch-rate=\"0\" lines-covered=\"\(part.covered)\" lines-valid=\"\(part.lines)\" "
        + "branches-covered=\"0\" branches-valid=\"0\" complexity=\"0\" version=\"1\" timestamp=\"0\">",
      "  <sources><source>\(Self.escaped(root))</source></sources>", "  <packages>",
    ]
    let folders = Dictionary(grouping: files) { (relative($0.path) as NSString).deletingLastPathComponent }
    for (folder, files) in folders.sorted(by: { $0.key < $1.key }) {
      let inside = Coverage(files: files)
      lines.append(
        "    <package name=\"\(Self.escaped(folder))\" line-rate=\"\(Self.rate(inside.covered, inside.lines))\" "
          + "branch-rate=\"0\" complexity=\"0\"><classes>")
      lines += inside.files.map { Self.coberturaClass($0, name: relative($0.path)) }
      lines.append("    </classes></package>")
    }
    return (lines + ["  </packages>", "</coverage>", ""]).joined(separator: "\n")
  }

  private static func coberturaClass(_ file: Coverage.File, name: String) -> String {
    let lines = file.lines.sorted { $0.key < $1.key }.map { "<line number=\"\($0.key)\" hits=\"\($0.value)\"/>" }
    let stem = ((name as NSString).lastPathComponent as NSString).deletingPathExtension
    return "      <class name=\"\(escaped(stem))\" filename=\"\(escaped(name))\" "
      + "line-rate=\"\(rate(file.covered, file.lines.count))\" branch-rate=\"0\" complexity=\"0\"><methods/><lines>"
      + lines.joined() + "</lines></class>"
  }

  private static func rate(_ covered: Int, _ lines: Int) -> String {
    String(format: "%.4f", lines == 0 ? 1 : Double(covered) / Double(lines))
  }

  static func escaped(_ text: String) -> String {
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")].reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  // MARK: - JSON

  private struct Export: Codable {
    struct Counts: Codable {
      var count: Int
      var covered: Int
      var percent: Double
    }

    struct Summary: Codable { var lines: Counts }

    /// A segment: line, column, count, and three truths of LLVM's.
    struct File: Codable {
      var filename: String
      var segments: [Segment]
      var summary: Summary
    }

    struct Segment: Codable {
      var line: Int
      var count: Int
      var hasCount: Bool

      init(line: Int, count: Int, hasCount: Bool) { (self.line, self.count, self.hasCount) = (line, count, hasCount) }

      init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        line = try values.decode(Int.self)
        _ = try values.decode(Int.self)
        count = try values.decode(Int.self)
        hasCount = try values.decode(Bool.self)
      }

      func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(line)
        try values.encode(hasCount ? 1 : 2)
        try values.encode(count)
        try values.encode(hasCount)
        try values.encode(hasCount)
        try values.encode(false)
      }
    }

    struct Unit: Codable {
      var files: [File]
      var totals: Summary
    }

    var data: [Unit]
    /// The package's name.
    var name: String
    var type = "llvm.coverage.json.export"
    var version = "2.0.1"
  }

  /// The form of `llvm-cov export`, with own files and lines.
  package var json: Data {
    func counts(_ covered: Int, _ lines: Int) -> Export.Summary {
      Export.Summary(
        lines: Export.Counts(count: lines, covered: covered, percent: Coverage.percent(covered, of: lines)))
    }
    let files = coverage.files.map { file in
      var segments: [Export.Segment] = []
      for (line, count) in file.lines.sorted(by: { $0.key < $1.key }) {
        // A region a line, which ends within it: one that goes on would count in the next line too.
        segments.append(Export.Segment(line: line, count: count, hasCount: true))
        segments.append(Export.Segment(line: line, count: 0, hasCount: false))
      }
      return Export.File(
        filename: file.path, segments: segments, summary: counts(file.covered, file.lines.count))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Plain data: encoding it cannot fail.
    return
      (try? encoder.encode(
        Export(data: [Export.Unit(files: files, totals: counts(coverage.covered, coverage.lines))], name: name)))
      ?? Data()
  }

  /// `xcrun xccov view --report` of a file that ``json`` made; `nil` where it is none.
  package static func report(_ json: Data) -> String? {
    guard let export = try? JSONDecoder().decode(Export.self, from: json), let unit = export.data.first else {
      return nil
    }
    func row(_ name: String, _ counts: Export.Counts) -> String {
      "\(name) \(String(format: "%.2f", counts.percent))% (\(counts.covered)/\(counts.count))"
    }
    return
      ([row("\(export.name).app", unit.totals.lines)]
      + unit.files.map { "    " + row($0.filename, $0.summary.lines) }).joined(separator: "\n")
  }
}
