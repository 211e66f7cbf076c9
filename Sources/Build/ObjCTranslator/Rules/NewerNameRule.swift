// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Methods of a module's own whose names newer standard libraries have too, with another result. On Apple's platforms the
/// library's is not there for the older systems that a package is for; on Linux each is always there, and a call is
/// ambiguous. The module's own, and its calls and those of who imports it, get another name.
///
/// ## Before
///     extension Collection { func indices(where condition: (Element) -> Bool) -> [Index]? { … } }
///     let found = [1, 2].indices(where: { $0 > 1 })
/// ## After
///     extension Collection { func _tessera_indices(where condition: (Element) -> Bool) -> [Index]? { … } }
///     let found = [1, 2]._tessera_indices(where: { $0 > 1 })
struct NewerNameRule: Rule {
  private static let names: Set<String> = ["indices(where:)", "moveSubranges(_:to:)", "removingSubranges(_:)"]

  func apply(to module: ModuleContext) {
    let names = Self.ownNames(of: module).union(module.options.newerNames)
    guard !names.isEmpty else { return }
    for file in module.files where !file.isTranslated {
      for (name, token) in file.scan.newerNames where names.contains(name) {
        file.edits.replace(token.offsets, with: "_tessera_" + token.text)
      }
    }
  }

  /// The names that the module's extensions declare.
  static func ownNames(of module: ModuleContext) -> Set<String> {
    names.intersection(
      module.files.lazy.flatMap(\.scan.types).filter { $0.kind == .extension }.flatMap(\.members)
        .filter { $0.kind == .function && !$0.isStatic }.map(\.fullName))
  }

  /// The name that a declaration has, where it is one of these.
  static func find(_ node: FunctionDeclSyntax) -> (String, TokenSyntax)? {
    find(node.name, labels: node.signature.parameterClause.parameters.map { $0.firstName.text })
  }

  /// The name that is called, where it is one of these.
  static func find(_ node: FunctionCallExprSyntax) -> (String, TokenSyntax)? {
    let callee = node.calledExpression
    guard let name = callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self)
    else { return nil }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    // A closure behind the parentheses has no label of its own.
    return find(name.baseName, labels: node.trailingClosure != nil && labels.isEmpty ? ["where"] : labels)
  }

  private static func find(_ name: TokenSyntax, labels: [String]) -> (String, TokenSyntax)? {
    let fullName = "\(name.text)(\(labels.map { $0 + ":" }.joined()))"
    return names.contains(fullName) ? (fullName, name) : nil
  }
}
