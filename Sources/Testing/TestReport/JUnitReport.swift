// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Results as CI systems read them: one `testsuite` a class, one `testcase` a test. Valid XML whatever tests print.
package struct JUnitReport: Sendable {
  private let path: @Sendable (String) -> String
  /// The folder from which files are named, with a slash at its end; `nil` where they have absolute paths.
  private let root: String?

  /// - Parameters:
  ///   - root: The checkout, from which CI systems look for files.
  ///   - path: Gives the package's own path for one of the overlay.
  package init(root: String? = nil, path: @escaping @Sendable (String) -> String = { $0 }) {
    self.path = path
    self.root = root.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }

  /// A file as CI systems find it.
  private func relative(_ file: String) -> String {
    guard let root, file.hasPrefix(root) else { return file }
    return String(file.dropFirst(root.count))
  }

  package func xml(_ results: TestResults) -> String {
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    lines.append("<testsuites \(counts(results.results))>")
    // In the order in which they ran.
    var suites: [(name: String, results: [TestResult])] = []
    for result in results.results {
      let name = suite(of: result.name)
      if let index = suites.firstIndex(where: { $0.name == name }) {
        suites[index].results.append(result)
      } else {
        suites.append((name, [result]))
      }
    }
    for (name, results) in suites {
      lines.append("  <testsuite name=\"\(Self.escaped(name))\" \(counts(results))>")
      // Some systems keep one test of a name.
      var counts: [String: Int] = [:]
      for result in results {
        counts[result.name.test, default: 0] += 1
        lines += testCase(result, number: counts[result.name.test] ?? 1)
      }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func suite(of name: TestName) -> String {
    name.suite.isEmpty ? name.target : "\(name.target).\(name.suite)"
  }

  private func counts(_ results: [TestResult]) -> String {
    func count(_ statuses: TestResult.Status...) -> Int { results.count { statuses.contains($0.status) } }
    let seconds = results.reduce(0) { $0 + $1.seconds }
    return
      "tests=\"\(results.count)\" failures=\"\(count(.failed, .recorded, .unstable))\" errors=\"\(count(.crashed, .timedOut))\" "
      + "skipped=\"\(count(.skipped))\" time=\"\(Self.seconds(seconds))\""
  }

  /// - Parameter number: Which of its name the test is, counted from 1.
  private func testCase(_ result: TestResult, number: Int) -> [String] {
    let name = number == 1 ? result.name.test : "\(result.name.test) (\(number))"
    var attributes =
      "classname=\"\(Self.escaped(suite(of: result.name)))\" name=\"\(Self.escaped(name))\" "
      + "time=\"\(Self.seconds(result.seconds))\""
    if let place = result.failures.lazy.compactMap(\.place).first ?? result.place {
      attributes += " file=\"\(Self.escaped(relative(path(place.file))))\" line=\"\(place.line)\""
    }
    var lines: [String] = []
    let element = [.failed, .recorded, .unstable].contains(result.status) ? "failure" : "error"
    for failure in result.failures {
      let words = ([path(failure.message)] + (failure.snapshot?.explanation ?? [])).joined(separator: "\n")
      let place = failure.place.map { "\(path($0.file)):\($0.line): " } ?? ""
      let first = words.split(separator: "\n").first.map(String.init) ?? ""
      lines.append(
        "      <\(element) type=\"\(result.status.rawValue)\" message=\"\(Self.escaped(first))\">"
          + "\(Self.escaped(place + words))</\(element)>")
    }
    if result.status == .skipped {
      lines.append("      <skipped message=\"\(Self.escaped(result.skipMessage ?? ""))\"/>")
    }
    // Some systems show the first one alone.
    let files = result.failures.compactMap(\.snapshot).flatMap { [$0.composed, $0.expected, $0.found, $0.difference] }
      .compactMap(
        \.self)
    let attached = (files + result.attachments.map(\.path)).map { "[[ATTACHMENT|\(relative($0))]]" }
    if !result.output.isEmpty || !attached.isEmpty {
      let output = (result.output.map(path) + attached).joined(separator: "\n")
      lines.append("      <system-out>\(Self.escaped(output))</system-out>")
    }
    guard !lines.isEmpty else { return ["    <testcase \(attributes)/>"] }
    return ["    <testcase \(attributes)>"] + lines + ["    </testcase>"]
  }

  private static func seconds(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

  /// Text for an element or an attribute; what XML cannot hold at all becomes a replacement character.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
