// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// What translating a module needs to know of those that it imports, beyond what the compiler tells it.
public struct ModuleInterface: Sendable, Hashable {
  /// The optional requirements of its own protocols; each throws where nobody implements it.
  public var optionalRequirements: [OptionalRequirement] = []
  /// The protocols that have an optional property, by its name.
  public var optionalProperties: [String: Set<String>] = [:]
  /// Its protocols, and what each refines.
  public var inheritedProtocols: [String: [String]] = [:]
  /// The initialisers that its protocols ask for, each by its labels.
  public var requiredInits: [String: [[String]]] = [:]
  /// Its names for compositions of classes and protocols, and what each stands for.
  public var aliases: [String: [String]] = [:]
  /// Its classes, and what each derives from, as far as it says.
  public var superclasses: [String: String] = [:]
  /// Names of properties that tell key-value observers of changes.
  public var observableProperties: Set<String> = []
  /// Optional requirements, by full name, of which it asks objects whether they have them.
  public var askedRequirements: Set<String> = []
  /// Methods of its extensions whose names newer standard libraries have too, by full name.
  public var newerNames: Set<String> = []
  /// What it adds to the framework's classes for those of other modules to override.
  public var overridable: [OverridableMember] = []
  /// Its classes that override what another module adds, each with the name of the protocol.
  var overriders: Set<String> = []
  /// Optional methods that its classes were given so that others can override them.
  var witnesses: [String: Set<String>] = [:]
  /// Its classes, with what they say they conform to.
  var conformances: [String: Set<String>] = [:]
  /// Its classes that make objects by an `init()` of their own.
  var madeClasses: Set<String> = []
  /// Methods of its types that selectors name otherwise than Swift does, or that are the types' own, by the type.
  var namedMethods: [String: [NamedMethod]] = [:]

  /// Creates the interface of a module that has nothing of the kind.
  public init() {}
}

extension ModuleInterface {
  init(of module: ModuleContext) {
    for type in module.files.flatMap(\.scan.types) where type.kind == .protocol && !type.isLocal {
      inheritedProtocols[type.qualifiedName] = type.inherited
      let inits = GenericInitRule.inits(of: type)
      if !inits.isEmpty { requiredInits[type.qualifiedName] = inits }
      for member in type.members where member.has("optional") {
        guard let function = member.node.as(FunctionDeclSyntax.self), function.genericParameterClause == nil else {
          continue
        }
        let parameters = function.signature.parameterClause.oneLine
        let result = function.signature.returnClause.map { " -> " + $0.type.oneLine } ?? ""
        optionalRequirements.append(
          OptionalRequirement(
            protocolName: type.qualifiedName, signature: "func \(function.name.text)\(parameters)\(result)",
            isThrowing: true))
      }
    }
    for (name, type) in module.files.flatMap(\.scan.aliases) { aliases[name] = GenericInitRule.parts(type) }
    for type in module.files.flatMap(\.scan.types) where type.kind == .class && !type.isLocal {
      superclasses[type.qualifiedName] = type.inherited.first
      conformances[type.qualifiedName] = module.conformances(of: type)
    }
    optionalProperties = OptionalPropertyRule.ownProperties(of: module)
    observableProperties = Set(module.observableProperties.keys)
    askedRequirements = module.askedRequirements
    newerNames = NewerNameRule.ownNames(of: module)
    overridable = module.overridable
    overriders = module.overriders
    madeClasses = module.madeClasses
    witnesses = module.witnesses
    namedMethods = NamedMethod.all(in: module)
  }
}

extension TranslationOptions {
  /// Takes note of a module that the next one may import.
  ///
  /// - Complexity: linear in what the interface holds.
  public mutating func add(_ interface: ModuleInterface) {
    optionalRequirements += interface.optionalRequirements
    // Of two protocols of one name the framework's stays: it is the one that more is known of.
    inheritedProtocols.merge(interface.inheritedProtocols) { known, _ in known }
    requiredInits.merge(interface.requiredInits) { known, _ in known }
    aliases.merge(interface.aliases) { known, _ in known }
    superclasses.merge(interface.superclasses) { known, _ in known }
    throwingProperties.merge(interface.optionalProperties) { $0.union($1) }
    observableProperties.formUnion(interface.observableProperties)
    askedRequirements.formUnion(interface.askedRequirements)
    newerNames.formUnion(interface.newerNames)
    overridable += interface.overridable
    overriders.formUnion(interface.overriders)
    madeClasses.formUnion(interface.madeClasses)
    witnesses.merge(interface.witnesses) { $0.union($1) }
    conformances.merge(interface.conformances) { $0.union($1) }
    namedMethods.merge(interface.namedMethods) { $0 + $1 }
  }
}
