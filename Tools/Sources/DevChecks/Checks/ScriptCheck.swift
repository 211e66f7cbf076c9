// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Holds JavaScript, Python and the page's styles to what `swift format` holds Swift to: the length of lines, spaces
/// instead of tabs, none at a line's end, nothing imported that isn't used; and no two scripts of one name.
public struct ScriptCheck {
  /// Characters.
  static let longestLine = 120

  let tree: SourceTree

  public init(tree: SourceTree) {
    self.tree = tree
  }

  public func run() throws -> [Problem] {
    var problems: [Problem] = []
    var places: [Substring: String] = [:]
    for folder in FileCheck.folders {
      for path in tree.files(in: folder, endings: ["js", "py", "css", "html", "sh"]) where !path.contains("/Fixtures/")
      {
        problems += Self.check(path, try tree.text(path))
        guard path.hasSuffix(".js"), let name = path.split(separator: "/").last else { continue }
        if let other = places.updateValue(path, forKey: name) {
          problems.append(Problem(path: path, message: "\(other) has the same name"))
        }
      }
    }
    return problems
  }

  static func check(_ path: String, _ text: String) -> [Problem] {
    var problems: [Problem] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let found =
        if line.contains("\t") {
          "a tab"
        } else if line.hasSuffix(" ") {
          "a space at the line's end"
        } else if line.count > longestLine, !path.hasSuffix(".html"), breakable(line) > longestLine {
          "\(line.count) characters; \(longestLine) is the limit"
        } else {
          nil as String?
        }
      if let found { problems.append(Problem(path: path, line: index + 1, message: found)) }
    }
    let isScript = path.hasSuffix(".js")
    guard isScript || path.hasSuffix(".py") else { return problems }
    for (name, line) in isScript ? namesImportedByScript(lines) : namesImportedByPython(lines)
    where uses(of: name, in: lines) < 2 {
      problems.append(Problem(path: path, line: line, message: "\(name) is imported and not used"))
    }
    return problems
  }

  /// The length of a line without its longer strings, which can't be broken: what a test has a page do is one of them.
  private static func breakable(_ line: Substring) -> Int {
    var rest = line.count
    for quote in "\"'`" {
      for part in line.split(separator: quote, omittingEmptySubsequences: false).dropFirst().dropLast()
      where part.count > 40 {
        rest -= part.count
      }
    }
    return rest
  }

  // MARK: - Imports

  /// The names of `import { a, b as c } from …`, `import d from …` and `import * as e from …`, with their lines.
  private static func namesImportedByScript(_ lines: [Substring]) -> [(String, Int)] {
    var names: [(String, Int)] = []
    var isInside = false
    for (index, line) in lines.enumerated() {
      var rest = line
      if line.hasPrefix("import ") {
        isInside = true
        rest = line.dropFirst("import ".count)
      }
      guard isInside else { continue }
      if let end = rest.range(of: " from ") ?? rest.range(of: "from \"") {
        isInside = false
        rest = rest[..<end.lowerBound]
      } else if rest.hasPrefix("\"") {
        // An import for its effect alone.
        isInside = false
        continue
      }
      names += listed(rest.filter { !"{}*".contains($0) }, index)
    }
    return names
  }

  /// The names of `import a.b`, `import a as b` and `from a import b, c`, with their lines; what a package hands on in
  /// its `__init__.py` is not used there.
  private static func namesImportedByPython(_ lines: [Substring]) -> [(String, Int)] {
    var names: [(String, Int)] = []
    var isInside = false
    for (index, line) in lines.enumerated() where !line.contains("# noqa: F401") {
      let plain = line.prefix { $0 != "#" }.drop { $0 == " " }
      if isInside {
        names += listed(plain.filter { !"()".contains($0) }, index)
        isInside = !plain.contains(")")
      } else if plain.hasPrefix("import ") {
        // `import a.b` makes `a` known.
        for (name, place) in listed(String(plain.dropFirst("import ".count)), index) {
          names.append((String(name.prefix { $0 != "." }), place))
        }
      } else if plain.hasPrefix("from "), let range = plain.range(of: " import ") {
        if plain.hasPrefix("from __future__") { continue }
        names += listed(plain[range.upperBound...].filter { !"()\\".contains($0) }, index)
        isInside = plain.contains("(") && !plain.contains(")")
      }
    }
    return names
  }

  /// The names that are known afterwards: `a, b as c` are `a` and `c`.
  private static func listed(_ text: String, _ index: Int) -> [(String, Int)] {
    text.split(separator: ",").compactMap { entry in
      entry.split(separator: " ").last.map { (String($0), index + 1) }
    }
  }

  /// How often a name stands in a file by itself, its import included.
  private static func uses(of name: String, in lines: [Substring]) -> Int {
    lines.reduce(0) { count, line in
      var count = count
      var rest = line[...]
      while let range = rest.range(of: name) {
        let before = range.lowerBound > line.startIndex ? line[line.index(before: range.lowerBound)] : " "
        let after = range.upperBound < line.endIndex ? line[range.upperBound] : " "
        if !isPart(before), !isPart(after) { count += 1 }
        rest = rest[range.upperBound...]
      }
      return count
    }
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "$"
  }
}
