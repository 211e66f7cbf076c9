// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Results to look at: one page that needs nothing but the files beside it.
///
/// The page's script makes elements of the data in it and never markup, so names may have anything in them.
package struct HTMLReport: Sendable {
  private let folder: String
  private let path: @Sendable (String) -> String

  /// - Parameters:
  ///   - folder: Where the page is; what is kept below it is named from there.
  ///   - path: Gives the package's own path for one of the overlay.
  package init(folder: String, path: @escaping @Sendable (String) -> String = { $0 }) {
    self.folder = folder.hasSuffix("/") ? folder : folder + "/"
    self.path = path
  }

  private struct Page: Encodable {
    var summary: String
    /// Says which results these are; absent where they stay as they are.
    var version: String?
    var tests: [ReportedTest]
    /// What is in kept files, as addresses, by their names; absent where they lie beside the page.
    var files: [String: String]?
    /// A page of which lines ran; absent where that is not known.
    var coverage: Coverage?
  }

  /// Which lines ran, to be shown within the page.
  package struct Coverage: Hashable, Sendable, Encodable {
    package var summary: String
    package var page: String

    package init(summary: String, page: String) { (self.summary, self.page) = (summary, page) }
  }

  /// The page.
  ///
  /// - Parameters:
  ///   - title: The package's name.
  ///   - isLive: Whether the page looks for newer results as long as it is open.
  ///   - text: What is in a kept file, where it is a text that is not too long to be shown.
  package func page(
    _ results: TestResults, title: String, isLive: Bool = false, coverage: Coverage? = nil, text: (String) -> String?
  ) -> String {
    let json = data(results, isLive: isLive, coverage: coverage, text: text)
    return page(title, json)
  }

  /// The name of the page that needs no file beside it.
  package static let singleName = "report.html"
  /// How much of files such a page holds, in bytes: CI systems show pages up to some size.
  package static let mostInlined = 25 << 20

  /// The page with everything in it. Where that would be too much, the largest files are looked for beside the page.
  ///
  /// - Parameters:
  ///   - contents: Gives what is in a kept file.
  ///   - limit: How much of files the page holds, in bytes.
  package func singlePage(
    _ results: TestResults, title: String, coverage: Coverage? = nil, atMost limit: Int = mostInlined,
    contents: (String) -> Data?, text: (String) -> String?
  ) -> String {
    var kept: [String: Data] = [:]
    for result in results.results {
      let snapshots = (result.failures.compactMap(\.snapshot) + result.accepted)
      let files = snapshots.flatMap { [$0.expected, $0.found, $0.difference] } + result.attachments.map(\.path)
      for file in files.compactMap(\.self) where kept[file] == nil { kept[file] = contents(file) }
    }
    var files: [String: String] = [:]
    // A page holds four letters for three bytes.
    var left = limit * 3 / 4 - (coverage?.page.utf8.count ?? 0)
    for (file, data) in kept.sorted(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) }) {
      guard data.count <= left else { break }
      left -= data.count
      files[relative(file)] = "data:\(Self.type(of: file));base64,\(data.base64EncodedString())"
    }
    return page(title, data(results, isLive: false, files: files, coverage: coverage, text: text))
  }

  private static func type(of file: String) -> String {
    switch file.split(separator: ".").last {
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "svg": "image/svg+xml"
    case "txt", "json", "tree": "text/plain;charset=utf-8"
    default: "application/octet-stream"
    }
  }

  /// The file that an open page looks for newer results in.
  package static let newsName = "news.js"

  /// That file: a script, since a page that was opened from a disk may load nothing else.
  package func news(_ results: TestResults, text: (String) -> String?) -> String {
    "tesseraReport(\(data(results, isLive: true, text: text)));\n"
  }

  private func data(
    _ results: TestResults, isLive: Bool, files: [String: String]? = nil, coverage: Coverage? = nil,
    text: (String) -> String?
  ) -> String {
    // What needs to be looked at comes first; else in the order in which tests ran.
    let order = results.results.filter { !$0.isGood } + results.results.filter(\.isGood)
    let tests = order.map { result in
      var test = ReportedTest(result, path: path, file: relative)
      for index in test.failures.indices {
        guard let snapshot = result.failures[index].snapshot, let expected = snapshot.expected.flatMap(text),
          let found = snapshot.found.flatMap(text)
        else { continue }
        test.failures[index].snapshot?.expectedText = expected
        test.failures[index].snapshot?.foundText = found
      }
      return test
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Plain data: encoding it cannot fail.
    var page = Page(summary: TerminalReport().summary(results), tests: tests, files: files, coverage: coverage)
    if isLive { page.version = KeptFiles.digest(of: (try? encoder.encode(page)) ?? Data()) }
    let data = (try? encoder.encode(page)) ?? Data()
    // No text may end the element that the data stands in, or begin a comment there.
    return String(decoding: data, as: UTF8.self).replacing("<", with: "\\u003c")
  }

  private func page(_ title: String, _ json: String) -> String {
    // In one pass: what is put in may have anything in it.
    var page = ""
    for part in Self.text(PackageResources.report_html).split(separator: "{", omittingEmptySubsequences: false) {
      let pieces = part.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
      guard pieces.count == 2 else {
        page += part
        continue
      }
      switch pieces[0] {
      case "title": page += JUnitReport.escaped(title)
      case "style": page += Self.text(PackageResources.report_css)
      case "results": page += json
      case "script": page += Self.text(PackageResources.report_js)
      default: fatalError("the page has no place called \(pieces[0])")
      }
      page += pieces[1]
    }
    return page
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Of a file below the page's folder, its address from there.
  private func relative(_ file: String) -> String {
    file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
  }
}
