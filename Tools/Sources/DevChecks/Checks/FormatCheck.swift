// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Runs `swift format lint --strict` over all Swift there is.
public struct FormatCheck {
  let tree: SourceTree

  public init(tree: SourceTree) {
    self.tree = tree
  }

  /// Fixtures are somebody's source in somebody's style, and stay as they are.
  var files: [String] {
    FileCheck.folders.flatMap { tree.files(in: $0, endings: ["swift"]) }.filter { !$0.contains("/Fixtures/") }
  }

  public func run() throws -> [Problem] {
    let files = files
    guard !files.isEmpty else { return [] }
    let arguments = ["format", "lint", "--strict", "--parallel", "--configuration", ".swift-format"] + files
    let result = try Command.run("swift", arguments, in: tree.root)
    let problems = Self.problems(in: result.errors, root: tree.root.path)
    if problems.isEmpty, result.status != 0 {
      return [Problem(path: ".swift-format", message: "swift format failed: \(result.errors.prefix(2_000))")]
    }
    return problems
  }

  /// Reads `path:line:column: error: [Rule] message`.
  static func problems(in output: String, root: String) -> [Problem] {
    output.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
      guard parts.count == 5, let number = Int(parts[1]), Int(parts[2]) != nil else { return nil }
      var path = String(parts[0])
      if path.hasPrefix(root + "/") { path.removeFirst(root.count + 1) }
      return Problem(path: path, line: number, message: parts[4].trimmingCharacters(in: .whitespaces))
    }
  }
}
