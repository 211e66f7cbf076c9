// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftParser
internal import SwiftSyntax

/// What a file imports where it is compiled for Linux as it is: by this a package that supports Linux is told from one
/// that has to be translated.
public enum LinuxImports {
  /// The modules' names. Branches of `#if` that a Linux build without Apple's modules leaves out are not looked at.
  public static func modules(in source: String) -> Set<String> {
    // Most files have no such import at all, and parsing is what takes time.
    guard source.contains("import") else { return [] }
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: source))
    return visitor.found
  }

  private final class Visitor: SyntaxVisitor {
    var found: Set<String> = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.path.first?.name.text { found.insert(name) }
      return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      for clause in node.clauses {
        let value = clause.condition.map { BuildConditionRule.evaluate($0, answer: LinuxImports.answer) } ?? true
        if value != false, let elements = clause.elements { walk(elements) }
        if value == true { break }
      }
      return .skipChildren
    }

    // Imports stand outside of declarations.
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }

  private static let applesOwn: Set<String> = AppleModules.missing.union([
    "Combine", "CoreGraphics", "CoreImage", "CoreLocation", "CoreMotion", "Darwin", "ObjectiveC", "QuartzCore", "UIKit",
    "os",
  ])

  private static func answer(_ call: FunctionCallExprSyntax) -> Bool? {
    switch (call.calledExpression.trimmedDescription, call.arguments.trimmedDescription) {
    case ("os", let name): name == "Linux"
    case ("targetEnvironment", _): false
    case ("canImport", let name) where applesOwn.contains(name): false
    default: nil
    }
  }
}
