// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

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
  }

  /// The page.
  ///
  /// - Parameters:
  ///   - title: The package's name.
  ///   - isLive: Whether the page looks for newer results as long as it is open.
  ///   - text: What is in a kept file, where it is a text that is not too long to be shown.
  package func page(
    _ results: TestResults, title: String, isLive: Bool = false, text: (String) -> String?
  ) -> String {
    let json = data(results, isLive: isLive, text: text)
    return page(title, json)
  }

  /// The file that an open page looks for newer results in.
  package static let newsName = "news.js"

  /// That file: a script, since a page that was opened from a disk may load nothing else.
  package func news(_ results: TestResults, text: (String) -> String?) -> String {
    "tesseraReport(\(data(results, isLive: true, text: text)));\n"
  }

  private func data(_ results: TestResults, isLive: Bool, text: (String) -> String?) -> String {
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
    var page = Page(summary: TerminalReport().summary(results), tests: tests)
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
