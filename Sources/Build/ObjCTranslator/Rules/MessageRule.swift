// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Messages to the targets of actions, which are an `AnyObject`: Objective-C finds the methods of any object by their
/// selectors. Tests press the buttons of bars so.
///
/// ## Before
///     item.target?.perform(item.action, with: item)
///     guard let target = item.target, let action = item.action else { return }
///     target.performSelector(onMainThread: action, with: nil, waitUntilDone: true)
/// ## After
///     _Receiver(item.target)?.perform(item.action, with: item)
///     guard let target = item.target, let action = item.action else { return }
///     _Receiver(target).performSelector(onMainThread: action, with: nil, waitUntilDone: true)
struct MessageRule: Rule {
  private static let names: Set<String> = ["perform", "performSelector", "responds"]
  private static let ownNames: Set<String> = ["perform(_:)", "perform(_:with:)", "perform(_:with:with:)"]

  func apply(to module: ModuleContext) {
    // Whoever has such a method may mean that.
    let isOwn = module.files.contains { file in
      file.scan.types.contains { type in type.members.contains { Self.ownNames.contains($0.fullName) } }
    }
    if isOwn { return }
    let finder = TypeFinder(module: module)
    for file in module.files where !file.isTranslated {
      for access in file.scan.accesses where Self.names.contains(access.declName.baseName.text) {
        guard let call = access.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == access.id,
          Self.mayBeMessage(call), let base = access.base
        else { continue }
        // The mark of an optional stays behind the receiver.
        let object =
          base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
          ?? base
        let isObject = { TypeFinder.plain($0).as(IdentifierTypeSyntax.self)?.name.text == "AnyObject" }
        guard
          Self.isTarget(object) && Self.namesSelector(call) || finder.types(of: object)?.allSatisfy(isObject) == true
        else { continue }
        file.edits.insert("_Receiver(", at: object.offsets.lowerBound)
        file.edits.insert(")", at: object.offsets.upperBound)
        file.requiredImports.append("UIKit")
      }
    }
  }

  /// Whether what is called may take a selector, by its label.
  private static func mayBeMessage(_ call: FunctionCallExprSyntax) -> Bool {
    guard let first = call.arguments.first else { return false }
    return first.label.map { ["onMainThread", "inBackground", "to"].contains($0.text) } ?? true
  }

  /// Whether what is handed over is called a selector.
  private static func namesSelector(_ call: FunctionCallExprSyntax) -> Bool {
    let text = call.arguments.first?.expression.trimmedDescription.lowercased() ?? ""
    return text.contains("action") || text.contains("selector")
  }

  /// Whether something is called a target.
  private static func isTarget(_ expression: ExprSyntax) -> Bool {
    let name =
      expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name.map { $0 == "target" || $0.hasSuffix("Target") } ?? false
  }
}
