// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// A string key path becomes the string that it stands for.
///
/// ## Before
///     #keyPath(CALayer.bounds.size)
/// ## After
///     "bounds.size"
struct KeyPathRule: Rule {
  func apply(to module: ModuleContext) {
    for file in module.files {
      for (node, _) in file.scan.macros where node.macroName.text == "keyPath" {
        guard node.arguments.count == 1, let argument = node.arguments.first?.expression,
          let parts = Self.components(argument)
        else {
          module.report(
            "this #keyPath can't be read; write the key as a string literal instead", at: node.offsets.lowerBound,
            in: file)
          continue
        }
        let keys = parts.drop { $0 == "self" || $0 == "Self" || $0.first?.isUppercase == true }
        file.replaceKeepingLines(node.offsets, with: "\"\(keys.joined(separator: "."))\"")
      }
    }
  }

  /// The names of `a.b?.c`, or `nil` for any other expression.
  private static func components(_ expression: ExprSyntax) -> [String]? {
    if let name = expression.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
      return [name.baseName.text.filter { $0 != "`" }]
    }
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base, let head = components(base) {
      return head + [access.declName.baseName.text.filter { $0 != "`" }]
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return components(chain.expression) }
    if let force = expression.as(ForceUnwrapExprSyntax.self) { return components(force.expression) }
    return nil
  }
}
