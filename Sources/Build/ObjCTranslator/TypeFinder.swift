// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Finds the type of an expression as far as the module's source writes it down: in casts, annotations of variables,
/// parameters and properties, results of functions, elements of collections.
///
/// Optionals are left in place and to the caller; `x!`, `x?` and `x as? T` say nothing new. Names mean what the innermost
/// declaration around them says; a member means all properties of its name in the module, which is why there may be several
/// types. `nil` stands for everything that is not written down.
struct TypeFinder {
  let module: ModuleContext
  /// How many declarations were followed; a name that is declared by itself ends there.
  private var depth = 0

  init(module: ModuleContext) { self.module = module }

  private var deeper: TypeFinder? {
    guard depth < 12 else { return nil }
    var next = self
    next.depth += 1
    return next
  }

  /// The types that an expression may have.
  func types(of expression: ExprSyntax) -> [TypeSyntax]? { deeper?.find(expression) }

  private func find(_ expression: ExprSyntax) -> [TypeSyntax]? {
    if let tuple = expression.as(TupleExprSyntax.self) {
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return nil }
      return types(of: only.expression)
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return types(of: chain.expression) }
    if let force = expression.as(ForceUnwrapExprSyntax.self) { return types(of: force.expression) }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements.suffix(2))
      guard parts.count == 2, parts[0].is(UnresolvedAsExprSyntax.self), let type = parts[1].as(TypeExprSyntax.self)
      else { return nil }
      return [type.type]
    }
    if let access = expression.as(MemberAccessExprSyntax.self) {
      return access.base.flatMap { member(access.declName.baseName.text, of: $0) }
    }
    if let item = expression.as(SubscriptCallExprSyntax.self) {
      return types(of: item.calledExpression)?.all(Self.element)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return result(of: call) }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return name.baseName.tokenKind == .keyword(.self)
        ? Self.enclosingType(of: Syntax(name)).map { [$0] } : variable(name.baseName.text, at: Syntax(name))
    }
    return collection(expression).map { [$0] }
  }

  /// What a binding says of its name: the annotation, else what the value says.
  func types(_ annotation: TypeAnnotationSyntax?, _ value: InitializerClauseSyntax?) -> [TypeSyntax]? {
    if let annotation { return [annotation.type] }
    return value.flatMap { types(of: $0.value) }
  }

  // MARK: - Members and calls

  private func member(_ name: String, of base: ExprSyntax?) -> [TypeSyntax]? {
    if let index = Int(name) { return base.flatMap { types(of: $0) }?.all { Self.part(index, of: $0) } }
    if let own = base.flatMap({ property(name, of: $0) }) { return types(own.typeAnnotation, own.initializer) }
    if let declared = module.declaredBindings[name] {
      return declared.all { declared in
        switch declared {
        case .type(let type): [type]
        case .binding(let binding): types(binding.typeAnnotation, binding.initializer)
        }
      }?.flatMap { $0 }
    }
    guard let base else { return nil }
    switch name {
    case "first", "last": return types(of: base)?.all(Self.element)
    case "values": return types(of: base)
    default: return nil
    }
  }

  /// What an optional was mapped to by a closure that is a cast: `value.map { $0 as AnyObject }`.
  private static func mapped(_ call: FunctionCallExprSyntax) -> TypeSyntax? {
    guard call.parent?.is(OptionalChainingExprSyntax.self) == true, call.arguments.isEmpty,
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      ["flatMap", "map"].contains(name), let statements = call.trailingClosure?.statements, statements.count == 1,
      let parts = statements.first?.item.as(SequenceExprSyntax.self)?.elements.suffix(2), parts.count == 2,
      parts.first?.is(UnresolvedAsExprSyntax.self) == true
    else { return nil }
    return parts.last?.as(TypeExprSyntax.self)?.type
  }

  /// A closure that is called on the spot, perhaps in parentheses.
  private static func closure(_ expression: ExprSyntax) -> ClosureExprSyntax? {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return closure(only.expression)
    }
    return expression.as(ClosureExprSyntax.self)
  }

  /// The property of a name that the class or structure of an expression declares.
  private func property(_ name: String, of base: ExprSyntax) -> PatternBindingSyntax? {
    guard let found = types(of: base), found.count == 1, let type = Self.plain(found[0]).as(IdentifierTypeSyntax.self),
      let owner = module.declaration(named: type.name.text)
    else { return nil }
    return ([owner] + module.ancestors(of: owner)).lazy.flatMap(module.members)
      .first { $0.kind == .property && $0.name == name }?.binding
  }

  private func result(of call: FunctionCallExprSyntax) -> [TypeSyntax]? {
    if let mapped = Self.mapped(call) { return [mapped] }
    if let type = Self.closure(call.calledExpression)?.signature?.returnClause?.type { return [type] }
    if let own = Self.classAsked(by: call) { return types(of: own)?.all(Self.metatype) }
    let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    let reference = access?.declName ?? call.calledExpression.as(DeclReferenceExprSyntax.self)
    guard let name = reference?.baseName.text else {
      return types(of: call.calledExpression)?.all(Self.result)
    }
    if let access, let own = access.base.flatMap({ property(name, of: $0) }) {
      return types(own.typeAnnotation, own.initializer)?.all(Self.result)
    }
    if access == nil, name.first?.isUppercase == true {
      return [TypeSyntax(IdentifierTypeSyntax(name: .identifier(name)))]
    }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let functions = (module.functions[name] ?? []).filter { function in
      let own = function.signature.parameterClause.parameters.map(\.firstName.text)
      return labels.allSatisfy(own.contains) && own.count >= labels.count
    }
    if !functions.isEmpty {
      return Array(functions).all { Self.result(of: $0) }
    }
    if name == "randomElement", let access { return access.base.flatMap { types(of: $0) }?.all(Self.element) }
    return types(of: call.calledExpression)?.all(Self.result)
  }

  /// `[A.self, B.self]` and `["a": A.self]`, where the classes have nothing in common below one of the frameworks'.
  private func collection(_ expression: ExprSyntax) -> TypeSyntax? {
    let values =
      expression.as(ArrayExprSyntax.self)?.elements.map(\.expression)
      ?? expression.as(DictionaryExprSyntax.self)?.content.as(DictionaryElementListSyntax.self)?.map(\.value)
    guard let values, let classes = values.all(metatypeClass), Set(classes.map(\.qualifiedName)).count > 1 else {
      return nil
    }
    let lines = classes.map { [$0] + module.ancestors(of: $0) }
    let shared = lines.dropFirst().reduce(Set(lines[0].map(\.qualifiedName))) { names, line in
      names.intersection(line.map(\.qualifiedName))
    }
    let roots = Set(lines.compactMap { $0.last?.inherited.first })
    guard shared.isEmpty, roots.count == 1, let root = roots.first,
      lines.allSatisfy({ $0.last?.inherited.isEmpty == false })
    else { return nil }
    let metatype = MetatypeTypeSyntax(
      baseType: IdentifierTypeSyntax(name: .identifier(root)), metatypeSpecifier: .keyword(.Type))
    return TypeSyntax(ArrayTypeSyntax(element: metatype))
  }

  private func metatypeClass(_ expression: ExprSyntax) -> TypeFact? {
    guard let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self",
      let name = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    return module.declaration(named: name).flatMap { $0.kind == .class ? $0 : nil }
  }

  // MARK: - Types of parts

  /// A type without the optionals around it.
  static func plain(_ type: TypeSyntax) -> TypeSyntax {
    if let optional = type.as(OptionalTypeSyntax.self) { return plain(optional.wrappedType) }
    if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return plain(forced.wrappedType) }
    if let attributed = type.as(AttributedTypeSyntax.self) { return plain(attributed.baseType) }
    if let some = type.as(SomeOrAnyTypeSyntax.self) { return plain(some.constraint) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return plain(only.type)
    }
    return type
  }

  /// What a subscript or a loop finds in an array or a dictionary.
  private static func element(_ type: TypeSyntax) -> TypeSyntax? {
    let type = plain(type)
    if let array = type.as(ArrayTypeSyntax.self) { return array.element }
    if let dictionary = type.as(DictionaryTypeSyntax.self) { return dictionary.value }
    guard let generic = type.as(IdentifierTypeSyntax.self), let arguments = generic.genericArgumentClause?.arguments,
      ["Array", "ContiguousArray", "ArraySlice", "Dictionary"].contains(generic.name.text)
    else { return nil }
    return arguments.last.flatMap { $0.argument.as(TypeSyntax.self) }
  }

  /// An element of a tuple by its number.
  private static func part(_ index: Int, of type: TypeSyntax) -> TypeSyntax? {
    guard let tuple = plain(type).as(TupleTypeSyntax.self), tuple.elements.count > index else { return nil }
    return tuple.elements[tuple.elements.index(tuple.elements.startIndex, offsetBy: index)].type
  }

  /// What a function gives back. Of a generic one's parameters, what they are held to: what can be said of any of them.
  private static func result(of function: FunctionDeclSyntax) -> TypeSyntax? {
    guard let type = function.signature.returnClause?.type, let generics = function.genericParameterClause else {
      return function.signature.returnClause?.type
    }
    let held = generics.parameters.reduce(into: [:]) { $0[$1.name.text] = $1.inheritedType }
    guard let metatype = plain(type).as(MetatypeTypeSyntax.self),
      let parameter = metatype.baseType.as(IdentifierTypeSyntax.self)?.name.text, let held = held[parameter]
    else { return nil }
    return TypeSyntax(metatype.with(\.baseType, held))
  }

  /// The `x` of `type(of: x)`.
  private static func classAsked(by call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "type",
      call.arguments.count == 1, let argument = call.arguments.first, argument.label?.text == "of"
    else { return nil }
    return argument.expression
  }

  private static func metatype(_ type: TypeSyntax) -> TypeSyntax? {
    let type = plain(type)
    guard type.is(IdentifierTypeSyntax.self) else { return nil }
    return TypeSyntax(MetatypeTypeSyntax(baseType: type.trimmed, metatypeSpecifier: .keyword(.Type)))
  }

  /// The class or structure around a node, an extension's by the name that it extends.
  private static func enclosingType(of node: Syntax) -> TypeSyntax? {
    var current = node.parent
    while let parent = current {
      if let type = parent.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmed }
      if parent.is(MemberBlockSyntax.self), let type = parent.parent?.asProtocol((any NamedDeclSyntax).self) {
        return TypeSyntax(IdentifierTypeSyntax(name: .identifier(type.name.text)))
      }
      current = parent.parent
    }
    return nil
  }

  private static func result(_ type: TypeSyntax) -> TypeSyntax? {
    plain(type).as(FunctionTypeSyntax.self)?.returnClause.type
  }

  // MARK: - Names, from the inside out

  private func variable(_ name: String, at start: Syntax) -> [TypeSyntax]? {
    var child = start
    while let parent = child.parent {
      if let found = declares(name, parent, around: child) { return found.types }
      if parent.is(MemberBlockSyntax.self) {
        return module.declaredBindings[name] == nil ? nil : member(name, of: nil)
      }
      child = parent
    }
    return nil
  }

  /// What a name was found to be; `types` is `nil` where its declaration does not say.
  private struct Found {
    var types: [TypeSyntax]?
  }

  /// What a piece of syntax declares by a name for a part of it; `nil` where it declares none.
  private func declares(_ name: String, _ node: Syntax, around child: Syntax) -> Found? {
    if let items = node.as(CodeBlockItemListSyntax.self) {
      for item in items.reversed() where item.position < child.position {
        if let found = declares(name, statement: item.item) { return found }
      }
    } else if let conditions = node.as(ConditionElementListSyntax.self) {
      return binds(name, conditions.filter { $0.position < child.position })
    } else if let test = node.as(IfExprSyntax.self) {
      return child.id == test.body.id ? binds(name, Array(test.conditions)) : nil
    } else if let loop = node.as(WhileStmtSyntax.self) {
      return child.id == loop.body.id ? binds(name, Array(loop.conditions)) : nil
    } else if let loop = node.as(ForStmtSyntax.self) {
      guard child.id == loop.body.id || child.id == loop.whereClause?.id, Self.mentions(name, loop.pattern) else {
        return nil
      }
      if let annotation = loop.typeAnnotation { return Found(types: [annotation.type]) }
      if loop.caseKeyword != nil { return Found(types: types(boundAs: name, in: loop.pattern, of: nil)) }
      return Found(types: element(in: loop.sequence, pattern: loop.pattern))
    } else if let choice = node.as(SwitchCaseSyntax.self) {
      guard Self.mentions(name, choice.label) else { return nil }
      let subject = choice.parent?.parent?.as(SwitchExprSyntax.self)?.subject
      return Found(types: types(boundAs: name, in: choice.label, of: subject))
    } else if let clause = node.as(CatchClauseSyntax.self) {
      return Self.mentions(name, clause.catchItems) ? Found() : nil
    } else if let closure = node.as(ClosureExprSyntax.self) {
      return declares(name, closure)
    }
    let parameters =
      node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      ?? node.as(SubscriptDeclSyntax.self)?.parameterClause.parameters
    let parameter = parameters?.first { ($0.secondName ?? $0.firstName).text == name }
    return parameter.map { Found(types: [$0.type]) }
  }

  /// The type of a loop's variable; of `(key, value)` the value's.
  private func element(in sequence: ExprSyntax, pattern: PatternSyntax) -> [TypeSyntax]? {
    guard pattern.is(IdentifierPatternSyntax.self) else { return nil }
    let found = types(of: sequence)
    if found?.contains(where: { Self.plain($0).is(DictionaryTypeSyntax.self) }) == true,
      sequence.as(MemberAccessExprSyntax.self)?.declName.baseName.text != "values"
    {
      return nil
    }
    return found?.all(Self.element)
  }

  /// Methods whose closure gets an element of what they are called on.
  private static let visiting: Set<String> = [
    "allSatisfy", "compactMap", "contains", "filter", "first", "flatMap", "forEach", "last", "map",
  ]

  private func declares(_ name: String, _ closure: ClosureExprSyntax) -> Found? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names):
      guard names.contains(where: { $0.name.text == name }) else { return nil }
      return Found(types: names.count == 1 ? visited(by: closure) : nil)
    case .parameterClause(let clause):
      let parameter = clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
      return parameter.map { Found(types: $0.type.map { [$0] }) }
    case nil:
      return name == "$0" ? Found(types: visited(by: closure)) : nil
    }
  }

  private func visited(by closure: ClosureExprSyntax) -> [TypeSyntax]? {
    let call =
      closure.parent?.as(FunctionCallExprSyntax.self)
      ?? closure.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    guard let access = call?.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      Self.visiting.contains(access.declName.baseName.text), let found = types(of: base)
    else { return nil }
    // An optional's `map` gets what it wraps, a dictionary's methods a pair.
    if found.contains(where: { Self.plain($0).is(DictionaryTypeSyntax.self) }) { return nil }
    return found.all(Self.element)
  }

  private func declares(_ name: String, statement: CodeBlockItemSyntax.Item) -> Found? {
    if let variable = statement.as(VariableDeclSyntax.self) {
      for binding in variable.bindings where Self.mentions(name, binding.pattern) {
        guard binding.pattern.is(IdentifierPatternSyntax.self) else { return Found() }
        return Found(types: types(binding.typeAnnotation, binding.initializer))
      }
    } else if let guarded = statement.as(GuardStmtSyntax.self) {
      return binds(name, Array(guarded.conditions))
    } else if let function = statement.as(FunctionDeclSyntax.self), function.name.text == name {
      return Found()
    }
    return nil
  }

  /// What conditions bind a name to; `nil` where they do not bind it, or to what it meant before.
  private func binds(_ name: String, _ conditions: [ConditionElementSyntax]) -> Found? {
    for condition in conditions.reversed() {
      if let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
        Self.mentions(name, binding.pattern)
      {
        if binding.typeAnnotation == nil, binding.initializer == nil { return nil }
        return Found(types: types(binding.typeAnnotation, binding.initializer))
      }
      if let matching = condition.condition.as(MatchingPatternConditionSyntax.self),
        Self.mentions(name, matching.pattern)
      {
        return Found(types: types(boundAs: name, in: matching.pattern, of: matching.initializer.value))
      }
    }
    return nil
  }

  /// Whether a pattern may bind a name.
  private static func mentions(_ name: String, _ pattern: some SyntaxProtocol) -> Bool {
    pattern.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
  }
}

extension Array {
  /// What `transform` makes of each element; `nil` where it makes nothing of one, or there is none.
  func all<Result>(_ transform: (Element) -> Result?) -> [Result]? {
    let results = compactMap(transform)
    return results.count == count && !isEmpty ? results : nil
  }
}
