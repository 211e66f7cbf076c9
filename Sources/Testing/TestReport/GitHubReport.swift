// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What GitHub's runners show beside the source, and in a run's summary.
package struct GitHubReport: Sendable {
  private let path: @Sendable (String) -> String
  /// The checkout, in front of which paths begin there.
  private let workspace: String?

  /// - Parameter path: Gives the package's own path for one of the overlay.
  package init(workspace: String?, path: @escaping @Sendable (String) -> String = { $0 }) {
    self.workspace = workspace.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    self.path = path
  }

  /// A line for each failure of a test that is not as it should be.
  package func lines(of result: TestResult) -> [String] {
    if result.isGood { return [] }
    return result.failures.map { failure in
      // Of a thrown error nobody knows where it comes from.
      let place = failure.place.flatMap { $0.file.hasPrefix("<") ? nil : $0 }
      let at = place.map { "file=\(Self.property(relative(path($0.file)))),line=\($0.line)," } ?? ""
      let why = (failure.snapshot?.explanation ?? []).map { "\n\($0)" }.joined()
      let words = "\(result.status.rawValue): \(path(failure.message))\(why)"
      return "::error \(at)title=\(Self.property("\(result.name)"))::\(Self.escaped(words))"
    }
  }

  /// A summary as Markdown: the numbers, and a row for each test that is not as it should be.
  package func summary(_ results: TestResults, line: String) -> String {
    let bad = results.results.filter { !$0.isGood }
    guard !bad.isEmpty else { return "\(Self.cell(line))\n" }
    let rows = bad.map { result in
      let pictures = result.failures.compactMap(\.snapshot).map { relative($0.reference) }
      return "| \(Self.cell("\(result.name)")) | \(result.status.rawValue) | "
        + "\(Self.cell(pictures.joined(separator: ", "))) |"
    }
    return (["\(Self.cell(line))", "", "| test | result | references |", "| --- | --- | --- |"] + rows)
      .joined(separator: "\n") + "\n"
  }

  private func relative(_ path: String) -> String {
    guard let workspace, path.hasPrefix(workspace) else { return path }
    return String(path.dropFirst(workspace.count))
  }

  /// Text behind a command's colons, where a line's end would end it.
  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  /// Text of a table's cell, in which nothing is markup.
  private static func cell(_ text: String) -> String {
    let marks: Set<Character> = ["|", "\\", "`", "*", "_", "[", "]", "#", "~"]
    return text.map { character -> String in
      switch character {
      case "<": "&lt;"
      case ">": "&gt;"
      case "&": "&amp;"
      case _ where character.isNewline: " "
      case _ where marks.contains(character): "\\\(character)"
      default: String(character)
      }
    }.joined()
  }
}
