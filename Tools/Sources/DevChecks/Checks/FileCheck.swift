// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Looks at files from outside: their length, their head, and paths of somebody's machine in them.
public struct FileCheck {
  /// A file longer than this is two files.
  public static let mostLines = 600

  /// Files that may be longer: the face of a class is one idea, and what may be overridden has to stand in the class.
  static let faces: Set<String> = [
    "Sources/Render/QuartzCore/Layers/CALayer/CALayer.swift", "Sources/UIKit/Controllers/UIViewController.swift",
    "Sources/UIKit/Views/UIView/UIView.swift",
  ]

  let tree: SourceTree

  public init(tree: SourceTree) {
    self.tree = tree
  }

  public func run() throws -> [Problem] {
    var met: Set<String> = []
    let problems = try Self.folders.flatMap { folder in
      try tree.files(in: folder, endings: ["swift", "c", "h", "js", "css", "html", "py", "sh", "cpp"])
        .flatMap { path in
          met.insert(path)
          return Self.check(path, try tree.text(path))
        }
    }
    return problems
      + Self.faces.subtracting(met).sorted().map { Problem(path: $0, message: "is named as a face, and is not there") }
  }

  static let folders = ["Sources", "Tests", "Apps", "StandIns", "Tools", "Benchmarks", "Plugins"]

  static func check(_ path: String, _ text: String) -> [Problem] {
    var problems: [Problem] = []
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    let isFixture = path.contains("/Fixtures/")
    if lines.count > mostLines, !faces.contains(path) {
      problems.append(Problem(path: path, message: "\(lines.count) lines; \(mostLines) is the limit"))
    }
    // The head may come after a first line that the language asks for (`#!`, `<!doctype html>`, a tools version).
    let head = lines.prefix(6)
    for mark in ["SPDX-FileCopyrightText", "SPDX-License-Identifier"]
    where !isFixture && !lines.isEmpty && !head.contains(where: { $0.contains(mark) }) {
      problems.append(Problem(path: path, line: 1, message: "no \(mark) at its head"))
    }
    for (index, line) in lines.enumerated() {
      if let place = machinePath(in: line) {
        problems.append(Problem(path: path, line: index + 1, message: "a path of one machine: \(place)"))
      }
    }
    return problems
  }

  /// The start of a path that exists on somebody's machine only. Written apart, so that this file passes.
  private static let roots = ["work", "root", "Users", "home"].map { "/\($0)/" }

  private static func machinePath(in line: Substring) -> String? {
    for root in roots {
      guard let range = line.range(of: root) else { continue }
      let before = range.lowerBound > line.startIndex ? line[line.index(before: range.lowerBound)] : " "
      // `https://…/home/…`, `Sources/work/…` and `/Users/` as a pattern with nothing after it are no such paths.
      guard !before.isLetter, !before.isNumber, !"/._-)}]*".contains(before) else { continue }
      guard let after = line[range.upperBound...].first, after.isLetter || after == "." else { continue }
      return String(line[range.lowerBound...].prefix { !$0.isWhitespace && !"\"'`),;".contains($0) })
    }
    return nil
  }
}
