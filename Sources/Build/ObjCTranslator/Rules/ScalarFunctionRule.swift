// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Functions of the standard library that are called in extensions of `CGFloat`, which has members of their names on Linux.
///
/// ## Before
///     extension CGFloat { var size: CGFloat { max(abs(self), 1) } }
/// ## After
///     extension CGFloat { var size: CGFloat { Swift.max(Swift.abs(self), 1) } }
struct ScalarFunctionRule: Rule {
  private static let names: Set<String> = ["abs", "max", "min"]

  func apply(to module: ModuleContext) {
    let own = module.members(ofExtended: "CGFloat")
    for file in module.files where !file.isTranslated {
      for token in file.scan.scalarFunctions where !own.contains(token.text) {
        file.edits.insert("Swift.", at: token.offsets.lowerBound)
      }
    }
  }

  /// The function's name in a call that stands in an extension of `CGFloat`.
  static func find(_ call: FunctionCallExprSyntax, in scopes: [TypeFact]) -> TokenSyntax? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName, names.contains(name.text),
      scopes.contains(where: { $0.kind == .extension && $0.name == "CGFloat" })
    else { return nil }
    return name
  }
}

extension ModuleContext {
  /// The names of what the module adds to a type of another module.
  fileprivate func members(ofExtended type: String) -> Set<String> {
    Set(extensions[type, default: []].flatMap(\.members).map(\.name))
  }
}
