// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// What one walk over a file found: the rules work from this and never walk the tree again.
struct FileScan {
  var imports: [ImportDeclSyntax] = []
  /// Those of them that the compiler may leave out.
  var doubtfulImports: Set<SyntaxIdentifier> = []
  /// Types and extensions in the order of the file, nested ones after what holds them.
  var types: [TypeFact] = []
  /// Attributes of declarations, in branches that may be compiled.
  var attributes: [(name: String, range: Range<Int>)] = []
  /// `#selector`, `#keyPath` and other macro-like expressions, each with the type around it.
  var macros: [(node: MacroExpansionExprSyntax, scope: TypeFact?)] = []
  /// Calls of the form `x.f?(…)` and `x.f!(…)`.
  var optionalCalls: [FunctionCallExprSyntax] = []
  /// Calls that take a key path to a property whose changes are told: `observe`, `willChangeValue`, `didChangeValue`.
  var observingCalls: [FunctionCallExprSyntax] = []
  /// Calls of `Timer(timeInterval: …, repeats: …)`.
  var timers: [FunctionCallExprSyntax] = []
  /// What is called in `x.init()` and `x.init(frame: …)`.
  var metatypeInits: [MemberAccessExprSyntax] = []
  /// What is cast to dictionaries by names of a type of their own.
  var keyedCasts: [ExprSyntax] = []
  /// Calls of `ProcessInfo()`.
  var processInfos: [FunctionCallExprSyntax] = []
  /// The names in `DateFormatter()`.
  var dateFormatters: [TokenSyntax] = []
  /// Calls such as `T()`, `Self()` and `self.init(frame: …)`, where `T` may be a generic parameter.
  var genericInits: [FunctionCallExprSyntax] = []
  /// Names for other types and compositions of them.
  var aliases: [(name: String, type: TypeSyntax)] = []
  /// Functions and methods, those inside others too.
  var functions: [FunctionDeclSyntax] = []
  /// The cases of enumerations.
  var enumCases: [EnumCaseElementSyntax] = []
  /// Member accesses with something in front of the dot.
  var accesses: [MemberAccessExprSyntax] = []
  /// Subscripts with one argument that has no label.
  var subscripts: [SubscriptCallExprSyntax] = []
  /// Names of Foundation's functions between classes and their names.
  var classNameFunctions: [TokenSyntax] = []
  /// Calls of `x.description()`.
  var descriptionCalls: [FunctionCallExprSyntax] = []
  /// Labels of tuple types, with the types of their elements.
  var tupleLabels: [(name: String, type: TypeSyntax)] = []
  /// Calls of methods of `super` that Objective-C has everywhere and Swift nowhere, with the type around them.
  var superRootCalls: [(callee: ExprSyntax, method: RootMethodRule.Method, scope: TypeFact?)] = []
  /// Calls of `super.value(…)` and `super.setValue(…)`, with the types around them.
  var superKeyCalls: [(FunctionCallExprSyntax, TypeFact?)] = []
  /// Calls of `super.record(…)`, with the types around them.
  var superRecords: [(FunctionCallExprSyntax, TypeFact?)] = []
  /// The same of `super.defaultTestSuite`.
  var superSuites: [(MemberAccessExprSyntax, TypeFact?)] = []
  /// Calls of `super.setUp()` and `super.tearDown()`, with the types around them.
  var superSetUps: [(FunctionCallExprSyntax, TypeFact?)] = []
  /// Uses of what tests say of their failures.
  var continuations: [TokenSyntax] = []
  /// The same of what objects of nibs hear.
  var superAwakenings: [(callee: ExprSyntax, scope: TypeFact?)] = []
  /// Calls on `super` of methods that take a block which iOS does not keep.
  var superBlockCalls: [FunctionCallExprSyntax] = []
  /// Second marks of `x.window??` and `x.window!!`, with the property's name.
  var doubleUnwraps: [(name: String, mark: TokenSyntax)] = []
  /// Values that are cast to `CVarArg`.
  var variableArguments: [VariableArgumentRule.Cast] = []
  /// Member accesses and member types whose base is a plain name.
  var qualifiers: [TokenSyntax] = []
  /// Conditions of `#if` and `#elseif` that decide something.
  var conditions: [ExprSyntax] = []
  /// Previews for Xcode's canvas, with their attributes.
  var previews: [Range<Int>] = []
  /// Declarations that iOS has not.
  var unavailable: [Range<Int>] = []
  /// Bodies, with their braces, that only older systems than the kit come to.
  var deadBranches: [Range<Int>] = []
  /// Statements that ask for the system alone, and stand for no value.
  var decisions: [AvailabilityRule.Decision] = []
  /// Questions about systems that are newer than the kit, with their answers.
  var futureQuestions: [(Range<Int>, Bool)] = []
  /// Names of blocks' types, as Objective-C has them.
  var blockNames: [String] = []
  /// Names of the types of what methods do, as functions of C.
  var methodNames: [String] = []
  /// `@convention(c)` of such types.
  var methodConventions: [Range<Int>] = []
  /// Calls of `unsafeBitCast(…, to: …)`.
  var bitCasts: [FunctionCallExprSyntax] = []
  /// Names that newer standard libraries have too, declared or called, with their full names.
  var newerNames: [(String, TokenSyntax)] = []
  /// Names of functions of the standard library that are called in extensions of `CGFloat`.
  var scalarFunctions: [TokenSyntax] = []
  /// Modules imported in branches that hold on iOS and not here, since a module of Apple's is missing.
  var lostImports: Set<String> = []
  /// Every name that the file refers to.
  var identifiers: Set<String> = []
}

/// One `#if` condition that must hold, or must not, for a declaration to be compiled.
struct ConditionFact: Equatable {
  var range: Range<Int>
  var isNegated: Bool
  /// Whether it may well not hold.
  var isDoubtful: Bool
}

/// A type declaration or an extension.
final class TypeFact {
  enum Kind { case `class`, `struct`, `enum`, `protocol`, `actor`, `extension` }

  let kind: Kind
  /// As written: `Inner`, or `Outer.Inner` for an extension; generic arguments left out.
  let name: String
  /// With the names of the types around it.
  let qualifiedName: String
  let node: DeclSyntax
  let memberBlock: MemberBlockSyntax
  let inherited: [String]
  let attributes: AttributeFacts
  let modifiers: DeclModifierListSyntax
  let isGeneric: Bool
  /// Whether it is declared inside a function, where no extension can name it.
  let isLocal: Bool
  let conditions: [ConditionFact]
  let parent: TypeFact?
  var members: [MemberFact] = []
  /// The file, set when the module is put together.
  unowned var file: SourceFile!

  init(
    kind: Kind, name: String, node: some DeclGroupSyntax, isGeneric: Bool, isLocal: Bool, conditions: [ConditionFact],
    parent: TypeFact?
  ) {
    self.kind = kind
    self.name = name
    self.qualifiedName = parent.map { $0.qualifiedName + "." + name } ?? name
    self.node = DeclSyntax(node)
    self.memberBlock = node.memberBlock
    self.inherited = node.inheritanceClause?.inheritedTypes.map { Self.plainName($0.type) } ?? []
    self.attributes = AttributeFacts(node.attributes)
    self.modifiers = node.modifiers
    self.isGeneric = isGeneric
    self.isLocal = isLocal
    self.conditions = conditions
    self.parent = parent
  }

  func has(_ modifier: String) -> Bool { modifiers.contains { $0.name.text == modifier } }

  /// A type's dotted name without generic arguments and attributes.
  static func plainName(_ type: TypeSyntax) -> String {
    if let simple = type.as(IdentifierTypeSyntax.self) { return simple.name.text }
    if let member = type.as(MemberTypeSyntax.self) { return plainName(member.baseType) + "." + member.name.text }
    if let attributed = type.as(AttributedTypeSyntax.self) { return plainName(attributed.baseType) }
    return type.trimmedDescription
  }
}

/// A function, property, initialiser or subscript of a type.
final class MemberFact {
  enum Kind { case function, property, initializer, `subscript` }

  let kind: Kind
  let node: DeclSyntax
  let name: String
  /// Argument labels, `_` where there is none.
  let labels: [String]
  let parameters: [FunctionParameterSyntax]
  let attributes: AttributeFacts
  let modifiers: DeclModifierListSyntax
  let conditions: [ConditionFact]
  unowned let owner: TypeFact

  init(
    kind: Kind, node: DeclSyntax, name: String, parameters: [FunctionParameterSyntax], attributes: AttributeListSyntax,
    modifiers: DeclModifierListSyntax, conditions: [ConditionFact], owner: TypeFact
  ) {
    self.kind = kind
    self.node = node
    self.name = name
    self.parameters = parameters
    self.labels = parameters.map(\.firstName.text)
    self.attributes = AttributeFacts(attributes)
    self.modifiers = modifiers
    self.conditions = conditions
    self.owner = owner
  }

  func has(_ modifier: String) -> Bool { modifiers.contains { $0.name.text == modifier && $0.detail == nil } }
  var isStatic: Bool { has("static") || has("class") }

  /// `tap(_:event:)` for functions and initialisers, the bare name for properties.
  var fullName: String {
    switch kind {
    case .property: name
    case .function, .initializer, .subscript: name + "(" + labels.map { $0 + ":" }.joined() + ")"
    }
  }

  /// The signature of a function.
  var signature: FunctionSignatureSyntax? { node.as(FunctionDeclSyntax.self)?.signature }
  /// The single binding of a property.
  var binding: PatternBindingSyntax? { node.as(VariableDeclSyntax.self)?.bindings.first }
}

/// The attributes of a declaration, by name.
struct AttributeFacts {
  private(set) var names: Set<String> = []
  /// The name in `@objc(name)`.
  private(set) var objcName: String?
  private(set) var isUnavailable = false

  init(_ list: AttributeListSyntax) {
    for element in list {
      guard let attribute = element.as(AttributeSyntax.self) else { continue }
      let name = Self.name(of: attribute)
      names.insert(name)
      if name == "objc", let arguments = attribute.arguments { objcName = arguments.trimmedDescription }
      if name == "available", attribute.arguments?.trimmedDescription.contains("unavailable") == true {
        isUnavailable = true
      }
    }
  }

  func contains(_ name: String) -> Bool { names.contains(name) }

  static func name(of attribute: AttributeSyntax) -> String {
    attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? attribute.attributeName.trimmedDescription
  }
}
