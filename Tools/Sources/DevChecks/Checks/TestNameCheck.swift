// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Holds names of tests to one way: sentences in lowerCamelCase that say what is so, not `testThing`, `thing_works` or
/// `` `thing works` ``.
public struct TestNameCheck {
  /// Where names in backticks stand until they are written anew.
  static let oldFolder = "Tests/UIKitTests/"

  let tree: SourceTree

  public init(tree: SourceTree) {
    self.tree = tree
  }

  public func run() throws -> [Problem] {
    try ["Tests", "Tools/Tests"].flatMap { folder in
      try tree.files(in: folder, endings: ["swift"]).filter { !$0.contains("/Fixtures/") }.flatMap { path in
        Self.check(path, CodeText(try tree.text(path)).text)
      }
    }
  }

  /// - Parameter code: Source without comments and strings.
  static func check(_ path: String, _ code: String) -> [Problem] {
    var problems: [Problem] = []
    var isTest = false
    for (index, line) in code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let range = line.range(of: "@Test") {
        let after = range.upperBound < line.endIndex ? line[range.upperBound] : " "
        // `@TestState` is something else.
        if !after.isLetter { isTest = true }
      }
      guard isTest, let range = line.range(of: "func ") else { continue }
      isTest = false
      let name = line[range.upperBound...].prefix { $0 != "(" && $0 != "<" }
      if path.hasPrefix(oldFolder), name.hasPrefix("`") { continue }
      if let fault = fault(of: name) {
        problems.append(Problem(path: path, line: index + 1, message: "the test's name \(name) \(fault)"))
      }
    }
    return problems
  }

  private static func fault(of name: Substring) -> String? {
    if name.contains("`") { return "is in backticks; write the sentence in lowerCamelCase" }
    if name.contains("_") { return "has an underscore; write the sentence in lowerCamelCase" }
    let rest = name.dropFirst("test".count)
    if name.hasPrefix("test"), rest.first?.isUppercase ?? true { return "begins with test; say what is so" }
    return nil
  }
}
