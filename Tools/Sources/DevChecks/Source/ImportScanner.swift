// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// An import of a module by a file.
public struct Import: Hashable, Sendable {
  /// The module itself, without what is picked from it.
  public var module: String
  public var line: Int
}

/// Finds imports in all their forms: with attributes and access levels, of single declarations, of submodules, several
/// to a line.
public enum ImportScanner {
  public static func imports(in code: CodeText) -> [Import] {
    let tokens = Token.tokens(of: code)
    var found: [Import] = []
    for (index, token) in tokens.enumerated() where token.text == "import" {
      // As a label or a member it is a name like any other.
      if index > 0, [".", "(", ",", "`"].contains(tokens[index - 1].text) { continue }
      var next = index + 1
      if next + 1 < tokens.count, kinds.contains(tokens[next].text), tokens[next + 1].isName { next += 1 }
      if next < tokens.count, tokens[next].text == "`" { next += 1 }
      guard next < tokens.count, tokens[next].isName else { continue }
      found.append(Import(module: tokens[next].text, line: token.line))
    }
    return found
  }

  private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
}
