// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Finds `super.f` in a member.
final class SuperCalls: SyntaxVisitor {
  struct Call {
    var access: MemberAccessExprSyntax
    /// The call, for methods.
    var call: FunctionCallExprSyntax?
    var isAssigned: Bool

    /// Makes it a walk up the classes that begins at one of them.
    func walk(by walker: String, from start: String, in file: SourceFile) {
      file.edits.replace(access.offsets, with: "self.\(walker)" + (call == nil ? "(\(start))" : ""))
      guard let function = call else { return }
      if let open = function.leftParen {
        file.edits.insert(start + (function.arguments.isEmpty ? "" : ", "), at: open.offsets.upperBound)
      } else {
        file.edits.insert("(\(start))", at: access.offsets.upperBound)
      }
    }
  }

  private let name: String
  private(set) var found: [Call] = []

  init(of name: String, in node: DeclSyntax) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == name else {
      return .visitChildren
    }
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let list = node.parent?.as(ExprListSyntax.self).map(Array.init) ?? []
    let place = list.firstIndex { $0.id == node.id }
    let next = place.flatMap { $0 + 1 < list.count ? list[$0 + 1] : nil }
    let isAssigned =
      next?.is(AssignmentExprSyntax.self) == true
      || next?.as(BinaryOperatorExprSyntax.self)?.operator.text.hasSuffix("=") == true
        && !["==", "!=", "<=", ">=", "===", "!=="].contains(next?.trimmedDescription ?? "")
    found.append(Call(access: node, call: call?.calledExpression.id == node.id ? call : nil, isAssigned: isAssigned))
    return .skipChildren
  }
}
