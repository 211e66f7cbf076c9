// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftParser
internal import SwiftSyntax

/// What a file imports, on Linux as it is and translated: by this a package that supports Linux is told from one that
/// has to be translated.
public struct LinuxImports: Sendable, Hashable {
  /// What a Linux build without Apple's modules imports; branches of `#if` that it leaves out are not looked at.
  public var untranslated: Set<String> = []
  /// What a translated build imports, which chooses as one for iOS does.
  public var translated: Set<String> = []

  /// No imports.
  public init() {}

  /// The imports of a file.
  public init(of source: String) {
    // Parsing is what takes time, and a package may be large: imports and what is around them are enough.
    let tree = Parser.parse(source: Self.importLines(of: source))
    untranslated = Self.modules(in: tree, answer: Self.answer)
    let options = TranslationOptions()
    translated = Self.modules(in: tree) { BuildConditionRule.evaluate(ExprSyntax($0), options: options) }
  }

  /// Adds another file's.
  public mutating func formUnion(_ other: LinuxImports) {
    untranslated.formUnion(other.untranslated)
    translated.formUnion(other.translated)
  }

  /// The lines with imports and conditions; what a comment or a text has of them on lines of their own counts too.
  private static func importLines(of source: String) -> String {
    var kept: [UInt8] = []
    var isContinued = false
    for line in source.utf8.split(separator: 10) {
      let text = line.drop { $0 == 32 || $0 == 9 }
      guard let first = text.first else { continue }
      // `#`, `@`, and the first letters of `import` and of what may stand in front of it.
      guard isContinued || [35, 64, 102, 105, 112].contains(first) else { continue }
      let words = String(decoding: text, as: UTF8.self)
      let isCondition = isContinued || ["#if", "#else", "#endif"].contains { words.hasPrefix($0) }
      guard isCondition || words.hasPrefix("import ") || words.contains(" import ") else { continue }
      isContinued = isCondition && (words.hasSuffix("||") || words.hasSuffix("&&"))
      kept += line
      kept.append(10)
    }
    return String(decoding: kept, as: UTF8.self)
  }

  private static func modules(
    in tree: SourceFileSyntax, answer: @escaping (FunctionCallExprSyntax) -> Bool?
  ) -> Set<String> {
    let visitor = Visitor(answer)
    visitor.walk(tree)
    return visitor.found
  }

  private final class Visitor: SyntaxVisitor {
    var found: Set<String> = []
    private let answer: (FunctionCallExprSyntax) -> Bool?

    init(_ answer: @escaping (FunctionCallExprSyntax) -> Bool?) {
      self.answer = answer
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.path.first?.name.text { found.insert(name) }
      return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      for clause in node.clauses {
        let value = clause.condition.map { BuildConditionRule.evaluate($0, answer: answer) } ?? true
        if value != false, let elements = clause.elements { walk(elements) }
        if value == true { break }
      }
      return .skipChildren
    }

    // Imports stand outside of declarations.
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }

  private static func answer(_ call: FunctionCallExprSyntax) -> Bool? {
    switch (call.calledExpression.trimmedDescription, call.arguments.trimmedDescription) {
    case ("os", let name): name == "Linux"
    case ("targetEnvironment", _): false
    case ("canImport", let name) where AppleModules.onlyApples.contains(name): false
    default: nil
    }
  }
}
