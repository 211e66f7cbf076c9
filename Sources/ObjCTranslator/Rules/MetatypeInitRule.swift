// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Objects made of a class that is known only at run time.
///
/// Swift lets `init()` be called on a value of type `UIViewController.Type` because that is a class of Objective-C's; of a
/// Swift class it would have to be `required`. The kit has a method for it. A call is rewritten only where the source says
/// that the value is the metatype of a framework's class: by a cast, or by the declared type of the variable, parameter or
/// property. Everything else is left to the compiler.
///
/// ## Before
///     let page: UIViewController.Type
///     page.init()
///     (NSClassFromString(name) as! UIView.Type).init(frame: .zero)
/// ## After
///     let page: UIViewController.Type
///     page._tesseraInit()
///     (NSClassFromString(name) as! UIView.Type)._tesseraInit(frame: .zero)
struct MetatypeInitRule: Rule {
  /// Prefixes of the frameworks' classes.
  private static let prefixes = ["UI", "NS", "CA"]

  func apply(to module: ModuleContext) {
    for file in module.files {
      for access in file.scan.metatypeInits {
        guard let base = access.base, isMetatype(base, in: module) else { continue }
        file.edits.replace(access.declName.baseName.offsets, with: "_tesseraInit")
      }
    }
  }

  /// Whether a call might make an object of a metatype: `x.init()` or `x.init(frame: …)`.
  static func mayApply(to call: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax) -> Bool {
    access.declName.baseName.tokenKind == .keyword(.`init`) && access.declName.argumentNames == nil
      && call.trailingClosure == nil && [[], ["frame"]].contains(call.arguments.map { $0.label?.text ?? "_" })
  }

  // MARK: - Types

  /// Whether a type is the metatype of a framework's class, optional or not.
  private func isMetatype(_ type: TypeSyntax, in module: ModuleContext) -> Bool {
    if let optional = type.as(OptionalTypeSyntax.self) { return isMetatype(optional.wrappedType, in: module) }
    if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return isMetatype(forced.wrappedType, in: module)
    }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return isMetatype(only.type, in: module)
    }
    guard let metatype = type.as(MetatypeTypeSyntax.self), metatype.metatypeSpecifier.text == "Type",
      let name = metatype.baseType.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil
    else { return false }
    return Self.prefixes.contains { name.name.text.hasPrefix($0) } && module.declaration(named: name.name.text) == nil
  }

  // MARK: - Values

  private func isMetatype(_ expression: ExprSyntax, in module: ModuleContext) -> Bool {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return isMetatype(only.expression, in: module)
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return isMetatype(chain.expression, in: module) }
    if let force = expression.as(ForceUnwrapExprSyntax.self) { return isMetatype(force.expression, in: module) }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements.suffix(2))
      guard parts.count == 2, parts[0].is(UnresolvedAsExprSyntax.self), let type = parts[1].as(TypeExprSyntax.self)
      else { return false }
      return isMetatype(type.type, in: module)
    }
    if let access = expression.as(MemberAccessExprSyntax.self), access.base != nil {
      return isMetatype(member: access.declName.baseName.text, in: module)
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return isMetatype(variable: name.baseName.text, at: Syntax(name), in: module)
    }
    return false
  }

  /// Whether all that the module calls so is such a metatype.
  private func isMetatype(member name: String, in module: ModuleContext) -> Bool {
    guard let types = module.declaredTypes[name], !types.isEmpty else { return false }
    return types.allSatisfy { $0.map { isMetatype($0, in: module) } ?? false }
  }

  private func isMetatype(
    _ annotation: TypeAnnotationSyntax?, _ value: InitializerClauseSyntax?, in module: ModuleContext
  ) -> Bool {
    if let annotation { return isMetatype(annotation.type, in: module) }
    return value.map { isMetatype($0.value, in: module) } ?? false
  }

  // MARK: - Names, from the inside out

  private func isMetatype(variable name: String, at start: Syntax, in module: ModuleContext) -> Bool {
    var child = start
    while let parent = child.parent {
      if let found = declares(name, parent, around: child, in: module) { return found }
      if parent.is(MemberBlockSyntax.self) { return isMetatype(member: name, in: module) }
      child = parent
    }
    return false
  }

  /// Whether what a piece of syntax declares by a name for a part of it is such a metatype; `nil` where it declares none.
  private func declares(_ name: String, _ node: Syntax, around child: Syntax, in module: ModuleContext) -> Bool? {
    if let items = node.as(CodeBlockItemListSyntax.self) {
      for item in items.reversed() where item.position < child.position {
        if let found = declares(name, statement: item.item, in: module) { return found }
      }
    } else if let conditions = node.as(ConditionElementListSyntax.self) {
      return binds(name, conditions.filter { $0.position < child.position }, in: module)
    } else if let test = node.as(IfExprSyntax.self) {
      return child.id == test.body.id ? binds(name, Array(test.conditions), in: module) : nil
    } else if let loop = node.as(WhileStmtSyntax.self) {
      return child.id == loop.body.id ? binds(name, Array(loop.conditions), in: module) : nil
    } else if let loop = node.as(ForStmtSyntax.self) {
      return child.id == loop.body.id && Self.mentions(name, loop.pattern)
        ? isMetatype(loop.typeAnnotation, nil, in: module) : nil
    } else if let choice = node.as(SwitchCaseSyntax.self) {
      return Self.mentions(name, choice.label) ? false : nil
    } else if let clause = node.as(CatchClauseSyntax.self) {
      return Self.mentions(name, clause.catchItems) ? false : nil
    } else if let closure = node.as(ClosureExprSyntax.self) {
      return declares(name, closure, in: module)
    }
    let parameters =
      node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      ?? node.as(SubscriptDeclSyntax.self)?.parameterClause.parameters
    let parameter = parameters?.first { ($0.secondName ?? $0.firstName).text == name }
    return parameter.map { isMetatype($0.type, in: module) }
  }

  private func declares(_ name: String, _ closure: ClosureExprSyntax, in module: ModuleContext) -> Bool? {
    guard let signature = closure.signature else { return nil }
    switch signature.parameterClause {
    case .simpleInput(let names): return names.contains { $0.name.text == name } ? false : nil
    case .parameterClause(let clause):
      let parameter = clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
      return parameter.map { $0.type.map { isMetatype($0, in: module) } ?? false }
    case nil: return nil
    }
  }

  private func declares(_ name: String, statement: CodeBlockItemSyntax.Item, in module: ModuleContext) -> Bool? {
    if let variable = statement.as(VariableDeclSyntax.self) {
      for binding in variable.bindings where Self.mentions(name, binding.pattern) {
        guard binding.pattern.is(IdentifierPatternSyntax.self) else { return false }
        return isMetatype(binding.typeAnnotation, binding.initializer, in: module)
      }
    } else if let guarded = statement.as(GuardStmtSyntax.self) {
      return binds(name, Array(guarded.conditions), in: module)
    } else if let function = statement.as(FunctionDeclSyntax.self), function.name.text == name {
      return false
    }
    return nil
  }

  /// Whether conditions bind a name to such a metatype; `nil` where they do not bind it, or to what it meant before.
  private func binds(_ name: String, _ conditions: [ConditionElementSyntax], in module: ModuleContext) -> Bool? {
    for condition in conditions.reversed() {
      if let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
        Self.mentions(name, binding.pattern)
      {
        if binding.typeAnnotation == nil, binding.initializer == nil { return nil }
        return isMetatype(binding.typeAnnotation, binding.initializer, in: module)
      }
      if let matching = condition.condition.as(MatchingPatternConditionSyntax.self),
        Self.mentions(name, matching.pattern)
      {
        return false
      }
    }
    return nil
  }

  /// Whether a pattern may bind a name.
  private static func mentions(_ name: String, _ pattern: some SyntaxProtocol) -> Bool {
    pattern.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
  }
}
