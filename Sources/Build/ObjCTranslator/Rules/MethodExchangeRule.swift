// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Methods that are exchanged at run time ask, first thing, what runs in their places: Swift calls them directly.
///
/// That goes for methods that are exposed to Objective-C in extensions of the frameworks' classes, and for `@objc dynamic`
/// ones, in a module that names a function of the runtime that exchanges methods; elsewhere for those that call themselves,
/// as what was exchanged calls what it stands for.
///
/// ## Before
///     extension UIView {
///       @objc func tracked_layoutSubviews() { tracked_layoutSubviews(); count += 1 }
///     }
/// ## After
///     extension UIView {
///       func tracked_layoutSubviews() { if let tessera = _tesseraExchanged(self, UIView.self, "tracked_layoutSubviews", [],
///         as: Void.self) { return tessera }; tracked_layoutSubviews(); count += 1 }
///     }
struct MethodExchangeRule: Rule {
  static let functions: Set<String> = [
    "class_addMethod", "class_replaceMethod", "method_exchangeImplementations", "method_setImplementation",
  ]

  func apply(to module: ModuleContext) {
    for file in module.files where !file.isTranslated {
      for type in file.scan.types where !type.isLocal && !type.isGeneric {
        for member in type.members where Self.applies(to: member, of: type, module: module) {
          ask(member, of: type, file, module)
        }
      }
    }
  }

  /// Whether a method asks what runs in its place.
  static func applies(to member: MemberFact, of type: TypeFact, module: ModuleContext) -> Bool {
    guard member.kind == .function, !member.isStatic, isExposed(member, of: type),
      let function = member.node.as(FunctionDeclSyntax.self), let body = function.body,
      ClassTableRule.obstacle(to: member) == nil, !member.parameters.contains(where: { isUnkeepable($0.type) }),
      function.signature.returnClause?.type.is(SomeOrAnyTypeSyntax.self) != true
    else { return false }
    let isOfFramework = type.kind == .extension && module.declaration(of: type) == nil
    guard isOfFramework || type.kind == .class || module.declaration(of: type)?.kind == .class else { return false }
    if module.exchangesMethods { return isOfFramework || member.has("dynamic") }
    return isOfFramework && calls(member.name, in: body)
  }

  private static func isExposed(_ member: MemberFact, of type: TypeFact) -> Bool {
    member.attributes.contains("objc") || type.kind == .extension && type.attributes.contains("objc")
  }

  /// A closure that lasts for the call alone can't be handed on.
  private static func isUnkeepable(_ type: TypeSyntax) -> Bool {
    if type.is(FunctionTypeSyntax.self) { return true }
    guard let attributed = type.as(AttributedTypeSyntax.self), attributed.baseType.is(FunctionTypeSyntax.self) else {
      return false
    }
    return !attributed.attributes.contains { $0.trimmedDescription == "@escaping" }
  }

  private static func calls(_ name: String, in body: CodeBlockSyntax) -> Bool {
    final class Finder: SyntaxVisitor {
      let name: String
      var isFound = false

      init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
      }

      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = node.calledExpression
        let access = callee.as(MemberAccessExprSyntax.self)
        let isOwn = access?.base.map { $0.trimmedDescription == "self" } ?? true
        let called = (access?.declName ?? callee.as(DeclReferenceExprSyntax.self))?.baseName.text
        if isOwn, called == name { isFound = true }
        return .visitChildren
      }
    }
    let finder = Finder(name)
    finder.walk(body)
    return finder.isFound
  }

  private func ask(_ member: MemberFact, of type: TypeFact, _ file: SourceFile, _ module: ModuleContext) {
    guard let function = member.node.as(FunctionDeclSyntax.self), let body = function.body else { return }
    var result = function.signature.returnClause?.type.oneLine ?? "Void"
    if result.hasSuffix("!") { result = result.dropLast() + "?" }
    let arguments = member.parameters.map { ($0.secondName ?? $0.firstName).text }.joined(separator: ", ")
    file.edits.insert(
      " if let tessera = _tesseraExchanged(self, \(type.qualifiedName).self, \"\(module.selectorName(of: member))\", "
        + "[\(arguments)], as: (\(result)).self) { return tessera };", at: body.leftBrace.offsets.upperBound)
    if result != "Void", result != "()", body.statements.count == 1, let only = body.statements.first,
      only.item.is(ExprSyntax.self), !only.item.is(IfExprSyntax.self), !only.item.is(SwitchExprSyntax.self)
    {
      file.edits.insert("return ", at: only.offsets.lowerBound)
    }
    file.requiredImports.append("UIKit")
  }
}
