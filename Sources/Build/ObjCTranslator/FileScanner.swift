// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Walks a file once and notes what the rules need. Branches of `#if` that are surely not compiled are not entered.
final class FileScanner: SyntaxVisitor {
  private var result = FileScan()
  private let options: TranslationOptions
  private var scopes: [TypeFact] = []
  private var conditions: [ConditionFact] = []
  private var functionDepth = 0
  /// Whether types may be previews for Xcode's canvas.
  private var importsSwiftUI = false

  static func scan(_ tree: SourceFileSyntax, options: TranslationOptions) -> FileScan {
    let scanner = FileScanner(options: options)
    scanner.walk(tree)
    return scanner.result
  }

  private init(options: TranslationOptions) {
    self.options = options
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: - Conditions

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let outer = conditions
    defer { conditions = outer }
    for clause in node.clauses {
      guard let condition = clause.condition else {
        if let elements = clause.elements { walk(elements) }
        continue
      }
      let value = BuildConditionRule.evaluate(condition, options: options)
      result.conditions.append(condition)
      if value != false, let elements = clause.elements {
        let before = conditions
        if value == nil {
          // What is built to be run or tested here is a debug build.
          let isDebug = condition.trimmedDescription == "DEBUG"
          conditions.append(ConditionFact(range: condition.offsets, isNegated: false, isDoubtful: !isDebug))
        }
        walk(elements)
        conditions = before
      }
      if value == false, BuildConditionRule.holdsOnApples(condition, options: options) {
        noteImports(of: clause.elements)
      }
      if value == true { break }
      if value == nil {
        conditions.append(ConditionFact(range: condition.offsets, isNegated: true, isDoubtful: true))
      }
    }
    return .skipChildren
  }

  private func noteImports(of elements: IfConfigClauseSyntax.Elements?) {
    guard case .statements(let items) = elements else { return }
    for item in items {
      guard case .decl(let node) = item.item, let node = node.as(ImportDeclSyntax.self) else { continue }
      if let name = node.path.first?.name.text, node.path.count == 1 { result.lostImports.insert(name) }
    }
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard let answer = AvailabilityRule.answer(node.conditions) else { return .visitChildren }
    let live = answer ? Syntax(node.body) : node.elseBody.map { Syntax($0) }
    if let decision = AvailabilityRule.decision(node, live: live) {
      result.decisions.append(decision)
    } else {
      walk(node.conditions)
      (answer ? node.elseBody?.offsets : node.body.offsets).map { result.deadBranches.append($0) }
    }
    if let live { walk(live) }
    return .skipChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    guard AvailabilityRule.answer(node.conditions) == true else { return .visitChildren }
    walk(node.conditions)
    result.deadBranches.append(node.body.offsets)
    return .skipChildren
  }

  /// What is asked of older systems the compiler answers as on iOS.
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    if AvailabilityRule.isOfFuture(node) {
      result.futureQuestions.append((node.offsets, AvailabilityRule.answer(node)))
    }
    return .skipChildren
  }

  // MARK: - Declarations of other systems

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    takesOut(node.item.as(DeclSyntax.self)) ? .skipChildren : .visitChildren
  }
  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    takesOut(node.decl) ? .skipChildren : .visitChildren
  }

  private func takesOut(_ node: DeclSyntax?) -> Bool {
    guard let node, AvailabilityRule.isUnavailable(node) else { return false }
    result.unavailable.append(node.offsets)
    return true
  }

  // MARK: - Types

  private func enter(_ kind: TypeFact.Kind, _ name: String, _ node: some DeclGroupSyntax, isGeneric: Bool) {
    let type = TypeFact(
      kind: kind, name: name, node: node, isGeneric: isGeneric || scopes.last?.isGeneric == true,
      isLocal: functionDepth > 0 || scopes.last?.isLocal == true, conditions: conditions, parent: scopes.last)
    scopes.append(type)
    result.types.append(type)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.class, node.name.text, node, isGeneric: node.genericParameterClause != nil)
    return takesOutPreview(node) ? .skipChildren : .visitChildren
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.struct, node.name.text, node, isGeneric: node.genericParameterClause != nil)
    return takesOutPreview(node) ? .skipChildren : .visitChildren
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.enum, node.name.text, node, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.actor, node.name.text, node, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.protocol, node.name.text, node, isGeneric: false)
    return .visitChildren
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = TypeFact.plainName(node.extendedType)
    enter(.extension, name, node, isGeneric: node.genericWhereClause != nil)
    return takesOutPreview(node) ? .skipChildren : .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  // MARK: - Previews

  /// What types that only Xcode's canvas and library show conform to.
  private static let canvasProtocols: Set<String> = ["LibraryContentProvider", "PreviewModifier", "PreviewProvider"]

  /// Types that only the canvas has; extensions of them name modifiers of previews.
  private static let canvasTypes: Set<String> = ["Preview", "PreviewTrait"]

  /// Notes a preview and takes it out of what was entered; false for any other type.
  private func takesOutPreview(_ node: some DeclGroupSyntax) -> Bool {
    guard importsSwiftUI, let type = scopes.last else { return false }
    let conforms = type.inherited.contains { Self.canvasProtocols.contains($0.replacing("SwiftUI.", with: "")) }
    guard conforms || (type.kind == .extension && Self.canvasTypes.contains(type.name)) else { return false }
    result.types.removeLast()
    result.previews.append(node.offsets)
    return true
  }

  // MARK: - Members

  private func add(
    _ kind: MemberFact.Kind, _ node: some DeclSyntaxProtocol, _ name: String,
    _ parameters: FunctionParameterListSyntax?,
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) {
    guard let owner = scopes.last, node.parent?.is(MemberBlockItemSyntax.self) == true else { return }
    owner.members.append(
      MemberFact(
        kind: kind, node: DeclSyntax(node), name: name, parameters: parameters.map(Array.init) ?? [],
        attributes: attributes, modifiers: modifiers, conditions: conditions, owner: owner))
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    result.functions.append(node)
    if let found = NewerNameRule.find(node) { result.newerNames.append(found) }
    add(.function, node, node.name.text, node.signature.parameterClause.parameters, node.attributes, node.modifiers)
    return .visitChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.initializer, node, "init", node.signature.parameterClause.parameters, node.attributes, node.modifiers)
    return .visitChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.subscript, node, "subscript", node.parameterClause.parameters, node.attributes, node.modifiers)
    return .visitChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      add(.property, node, name, nil, node.attributes, node.modifiers)
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    result.enumCases.append(node)
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) { functionDepth -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { functionDepth -= 1 }

  // MARK: - Smaller finds

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    result.imports.append(node)
    if conditions.contains(where: \.isDoubtful) { result.doubtfulImports.insert(node.id) }
    if node.path.first?.name.text == "SwiftUI" { importsSwiftUI = true }
    return .skipChildren
  }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    result.attributes.append((AttributeFacts.name(of: node), node.offsets))
    return .visitChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if scopes.isEmpty { result.aliases.append((node.name.text, node.initializer.value)) }
    if BlockRule.isBlock(node.initializer.value.trimmedDescription) { result.blockNames.append(node.name.text) }
    if BlockRule.isMethod(node.initializer.value) { result.methodNames.append(node.name.text) }
    return .visitChildren
  }
  override func visit(_ node: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
    if BlockRule.isMethod(TypeSyntax(node)) { result.methodConventions += node.attributes.map(\.offsets) }
    return .visitChildren
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == PreviewRule.name else { return .visitChildren }
    result.previews.append(node.offsets)
    return .skipChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == PreviewRule.name {
      result.previews.append(node.offsets)
      return .skipChildren
    }
    result.macros.append((node, scopes.last))
    return .visitChildren
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.arguments.first?.label?.text == "localized" { result.identifiers.insert("init(localized:)") }
    if node.calledExpression.is(OptionalChainingExprSyntax.self)
      || node.calledExpression.is(ForceUnwrapExprSyntax.self)
    {
      result.optionalCalls.append(node)
    }
    if let found = NewerNameRule.find(node) { result.newerNames.append(found) }
    let access = node.calledExpression.as(MemberAccessExprSyntax.self)
    if let access, MetatypeInitRule.mayApply(to: node, access) { result.metatypeInits.append(access) }
    if GenericInitRule.mayApply(to: node) { result.genericInits.append(node) }
    if FoundationNameRule.makesProcessInfo(node) { result.processInfos.append(node) }
    if let name = ScalarFunctionRule.find(node, in: scopes) { result.scalarFunctions.append(name) }
    if let name = FormatterRule.dateFormatter(in: node) { result.dateFormatters.append(name) }
    if let access, access.declName.baseName.text == "description", node.arguments.isEmpty, access.base != nil {
      result.descriptionCalls.append(node)
    }
    let name = (access?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self))?.baseName.text
    if name == BlockRule.cast, node.arguments.last?.label?.text == "to" { result.bitCasts.append(node) }
    if name == "Timer" || (name == "init" && access?.base?.trimmedDescription == "Timer") {
      result.timers.append(node)
    } else if let name, ObserveRule.names.contains(name) {
      result.observingCalls.append(node)
    } else if let name, access?.base?.is(SuperExprSyntax.self) == true,
      let method = RootMethodRule.method(named: name, labels: node.arguments.map { $0.label?.text ?? "_" })
    {
      result.superRootCalls.append((node.calledExpression, method, scopes.last))
    } else if let name, KeyValueOverrideRule.names.contains(name), access?.base?.is(SuperExprSyntax.self) == true {
      result.superKeyCalls.append((node, scopes.last))
    } else if name == "record", access?.base?.is(SuperExprSyntax.self) == true {
      result.superRecords.append((node, scopes.last))
    } else if let name, TestSetUpRule.asynchronous.contains(name), node.arguments.isEmpty,
      access?.base?.is(SuperExprSyntax.self) == true
    {
      result.superSetUps.append((node, scopes.last))
    } else if name == NibObjectRule.name, access?.base?.is(SuperExprSyntax.self) == true {
      result.superAwakenings.append((node.calledExpression, scopes.last))
    } else if let name, SuperBlockRule.names.contains(name), access?.base?.is(SuperExprSyntax.self) == true {
      result.superBlockCalls.append(node)
    }
    return .visitChildren
  }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base != nil { result.accesses.append(node) }
    if node.declName.baseName.text == TestCaseRule.suite, node.base?.is(SuperExprSyntax.self) == true {
      result.superSuites.append((node, scopes.last))
    }
    return .visitChildren
  }
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.arguments.count == 1, node.arguments.first?.label == nil { result.subscripts.append(node) }
    return .visitChildren
  }
  override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.firstName { result.tupleLabels.append((name.text, node.type)) }
    return .visitChildren
  }
  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    noteDoubleUnwrap(node.expression, mark: node.questionMark)
    return .visitChildren
  }
  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    noteDoubleUnwrap(node.expression, mark: node.exclamationMark)
    return .visitChildren
  }
  private func noteDoubleUnwrap(_ expression: ExprSyntax, mark: TokenSyntax) {
    let inner =
      expression.as(OptionalChainingExprSyntax.self)?.expression
      ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
    guard let access = inner?.as(MemberAccessExprSyntax.self) else { return }
    result.doubleUnwraps.append((access.declName.baseName.text, mark))
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    result.identifiers.insert(node.baseName.text)
    if node.baseName.text == TestCaseRule.goesOn { result.continuations.append(node.baseName) }
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if ClassNameRule.functions[node.baseName.text] != nil, !isMember { result.classNameFunctions.append(node.baseName) }
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id {
      result.qualifiers.append(node.baseName)
    }
    return .skipChildren
  }
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let operand = KeyedDictionaryRule.operand(in: node) { result.keyedCasts.append(operand) }
    if let cast = VariableArgumentRule.cast(in: node) { result.variableArguments.append(cast) }
    return .visitChildren
  }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    result.identifiers.insert(node.name.text)
    if node.parent?.is(MemberTypeSyntax.self) == true { result.qualifiers.append(node.name) }
    return .visitChildren
  }
}
