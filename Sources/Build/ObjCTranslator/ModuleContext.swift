// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// All files of a module and what can be said about them together.
final class ModuleContext {
  let files: [SourceFile]
  let options: TranslationOptions
  private(set) var diagnostics: [TranslationDiagnostic] = []
  /// Modules that are imported and that nobody has.
  var missing: [MissingModule] = []

  /// Classes, structs, enums, protocols and actors by qualified name. The first of two wins (other `#if` branches).
  private(set) var declarations: [String: TypeFact] = [:]
  /// Extensions by the qualified name of what they extend, as far as the module declares it, else as written.
  private(set) var extensions: [String: [TypeFact]] = [:]
  /// Optional requirements of the framework and of the module's own protocols, by full name.
  private(set) var optionalRequirements: [String: [KnownRequirement]] = [:]
  /// Those that end with a block, by the full name of the `async` method in its place.
  private(set) lazy var blockRequirements = Self.blockRequirements(optionalRequirements)
  /// Optional requirements that some selector names alone, by full name: whether a class has them is asked at run time.
  var askedRequirements: Set<String> = []
  /// The class of the app's delegate, where the app's entry point is left out.
  var appDelegate: String?
  /// Overrides that the module's own method finds by the class (``FrameworkOverrideRule``), by identity.
  var dispatched: Set<ObjectIdentifier> = []
  /// What the module adds to the framework's classes for those of other modules to override.
  var overridable: [OverridableMember] = []
  /// Its classes that override what other modules add so, each with the name of the protocol.
  var overriders: Set<String> = []
  /// Optional methods that classes were given so that others can override them, by full name.
  var witnesses: [String: Set<String>] = [:]
  /// Methods that classes hand on to another object, by full name (``ForwardingRule``).
  var forwarders: [String: Set<String>] = [:]
  /// Classes that make objects by an `init()` of their own (``OwnInitRule``).
  var madeClasses: Set<String> = []
  /// Members that a rule made `override`, by identity.
  var madeOverride: Set<ObjectIdentifier> = []

  init(files: [SourceFile], options: TranslationOptions) {
    self.files = files
    self.options = options
    for file in files {
      for type in file.scan.types {
        type.file = file
        if type.kind != .extension, !type.isLocal, declarations[type.qualifiedName] == nil {
          declarations[type.qualifiedName] = type
        }
      }
    }
    for file in files {
      for type in file.scan.types where type.kind == .extension {
        extensions[declaration(named: type.name)?.qualifiedName ?? type.name, default: []].append(type)
      }
    }
    askedRequirements = options.askedRequirements
    collectRequirements()
  }

  /// Notes a problem.
  func report(
    _ message: String, severity: TranslationDiagnostic.Severity = .error, at offset: Int, in file: SourceFile
  ) {
    diagnostics.append(
      TranslationDiagnostic(
        path: file.path, line: file.line(at: offset), column: file.column(at: offset), severity: severity,
        message: message))
  }

  // MARK: - Types

  /// The declaration that a name means inside a type, from the inside out.
  func declaration(named name: String, in scope: TypeFact? = nil) -> TypeFact? {
    var current = scope
    while let type = current {
      let prefix = type.kind == .extension ? (declarations[type.name]?.qualifiedName ?? type.name) : type.qualifiedName
      if let found = declarations[prefix + "." + name] { return found }
      if type.kind != .extension, type.name == name { return type }
      current = type.parent
    }
    return declarations[name]
  }

  /// The declaration behind a type or extension.
  func declaration(of type: TypeFact) -> TypeFact? {
    type.kind == .extension ? declaration(named: type.name) : type
  }

  /// The module's class that a class derives from.
  func superclass(of type: TypeFact) -> TypeFact? {
    guard type.kind == .class, let first = type.inherited.first,
      let found = declaration(named: first, in: type.parent), found.kind == .class, found !== type
    else { return nil }
    return found
  }

  /// The class's ancestors within the module, nearest first. Ends at a cycle.
  func ancestors(of type: TypeFact) -> [TypeFact] {
    var result: [TypeFact] = []
    var current = type
    while let next = superclass(of: current), !result.contains(where: { $0 === next }), next !== type {
      result.append(next)
      current = next
    }
    return result
  }

  /// The members of a type's body and of its extensions in this module.
  func members(of type: TypeFact) -> [MemberFact] {
    if type.isLocal { return type.members }
    return type.members + (extensions[type.qualifiedName] ?? []).flatMap(\.members)
  }

  /// Those of one base name.
  func members(of type: TypeFact, named name: String) -> [MemberFact] {
    if let known = membersByName[ObjectIdentifier(type)] { return known[name] ?? [] }
    let known = Dictionary(grouping: members(of: type), by: \.name)
    membersByName[ObjectIdentifier(type)] = known
    return known[name] ?? []
  }
  private var membersByName: [ObjectIdentifier: [String: [MemberFact]]] = [:]

  /// The members of the module's extensions of framework types, by base name.
  private(set) lazy var frameworkExtensionMembers: [String: [MemberFact]] = Dictionary(
    grouping: extensions.filter { declarations[$0.key] == nil }.sorted { $0.key < $1.key }
      .flatMap(\.value).flatMap(\.members), by: \.name)

  /// The members that say `override`, of one base name, in the order of the files.
  func overrides(named name: String) -> [MemberFact] { overrideMembers[name] ?? [] }
  private lazy var overrideMembers: [String: [MemberFact]] = Dictionary(
    grouping: files.flatMap(\.scan.types).flatMap(\.members).filter { $0.has("override") }, by: \.name)

  /// What a type says it conforms to or derives from, in its body and in extensions, with what those refine.
  func conformances(of type: TypeFact) -> Set<String> {
    refined(type.inherited + (extensions[type.qualifiedName] ?? []).flatMap(\.inherited), in: type.parent)
  }

  /// A protocol and those that it refines.
  func refinedProtocols(of name: String) -> Set<String> { refined([name], in: nil) }

  private func refined(_ names: [String], in scope: TypeFact?) -> Set<String> {
    var result: Set<String> = []
    var open = names
    while let name = open.popLast() {
      guard result.insert(name).inserted else { continue }
      open += options.inheritedProtocols[name] ?? []
      if let declared = declaration(named: name, in: scope), declared.kind == .protocol {
        open += declared.inherited
      }
    }
    return result
  }

  /// What names for compositions of classes and protocols stand for, this module's and those of modules it imports.
  private(set) lazy var aliases: [String: [String]] = options.aliases.merging(
    files.flatMap(\.scan.aliases).map { ($0.name, GenericInitRule.parts($0.type)) }
  ) { _, own in own }

  /// Whether some type of the module has a property of this name.
  func hasProperty(named name: String) -> Bool { propertyNames.contains(name) }

  /// Whether a file of the module names a function that exchanges methods at run time.
  private(set) lazy var exchangesMethods = files.contains {
    !$0.scan.identifiers.isDisjoint(with: MethodExchangeRule.functions)
  }

  /// The classes whose declarations show a member of a name to Objective-C, by the member's base name.
  private(set) lazy var exposedMembers: [String: Set<String>] = {
    var found: [String: Set<String>] = [:]
    for type in files.flatMap(\.scan.types) where !type.isLocal && !type.isGeneric {
      let isExposed = type.attributes.contains("objc") && type.kind == .extension || exposesAllMembers(of: type)
      for member in type.members
      where member.kind != .initializer && (isExposed || member.attributes.contains("objc")) && !member.has("private") {
        found[member.name, default: []].insert(type.qualifiedName)
      }
    }
    return found
  }()

  /// Whether some property of this name may hold a closure: its type, where it is written down, is no plain value's.
  func mayHoldClosure(propertyNamed name: String) -> Bool {
    guard hasProperty(named: name) else { return false }
    return declaredBindings[name, default: []].contains { declared in
      guard case .binding(let binding) = declared else { return false }
      if let type = binding.typeAnnotation?.type {
        let plain: Set = ["Bool", "CGFloat", "Double", "Float", "Int", "String"]
        return !plain.contains(type.trimmedDescription.trimmingCharacters(in: ["?", "!"]))
      }
      guard let value = binding.initializer?.value else { return true }
      return
        !(value.is(BooleanLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
        || value.is(FloatLiteralExprSyntax.self) || value.is(StringLiteralExprSyntax.self))
    }
  }

  /// What declares the type of a property, or of a tuple's element by its label.
  enum Declared {
    case type(TypeSyntax)
    case binding(PatternBindingSyntax)
  }

  /// The module's properties and the labels of its tuples, by name.
  private(set) lazy var declaredBindings: [String: [Declared]] = {
    var found: [String: [Declared]] = [:]
    for file in files {
      for member in file.scan.types.flatMap(\.members) where member.kind == .property {
        if let binding = member.binding { found[member.name, default: []].append(.binding(binding)) }
      }
      for (name, type) in file.scan.tupleLabels { found[name, default: []].append(.type(type)) }
    }
    return found
  }()

  /// The module's functions, those inside others too, by base name.
  private(set) lazy var functions: [String: [FunctionDeclSyntax]] = Dictionary(
    grouping: files.flatMap(\.scan.functions), by: \.name.text)

  /// The cases of the module's enumerations, by name.
  private(set) lazy var enumCases: [String: [EnumCaseElementSyntax]] = Dictionary(
    grouping: files.flatMap(\.scan.enumCases), by: \.name.text)

  /// The properties of the module that tell observers of changes, by name.
  private(set) lazy var observableProperties: [String: [MemberFact]] = Dictionary(
    grouping: files.flatMap(\.scan.types).flatMap { type in
      type.members.filter { DynamicPropertyRule.isObservable($0, of: type, module: self) }
    }, by: \.name)

  /// Whether members of a type are exposed to Objective-C without saying so.
  func exposesAllMembers(of type: TypeFact) -> Bool {
    guard let owner = declaration(of: type) else { return false }
    return ([owner] + ancestors(of: owner)).contains { $0.attributes.contains("objcMembers") }
  }

  private lazy var propertyNames: Set<String> = Set(
    files.flatMap(\.scan.types).flatMap(\.members).filter { $0.kind == .property }.map(\.name))

  // MARK: - Requirements

  private func collectRequirements() {
    for requirement in options.optionalRequirements {
      guard let known = KnownRequirement(requirement) else { continue }
      optionalRequirements[known.fullName, default: []].append(known)
    }
    for type in declarations.values where type.kind == .protocol {
      for member in type.members where member.kind == .function && member.has("optional") {
        guard let function = member.node.as(FunctionDeclSyntax.self) else { continue }
        let known = KnownRequirement(function, of: type.qualifiedName)
        optionalRequirements[known.fullName, default: []].append(known)
      }
    }
  }
}
