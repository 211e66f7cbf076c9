// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Objects made of a generic parameter that stands for a framework's class, or of `Self` in an extension of one.
///
/// As with metatypes (``MetatypeInitRule``), Objective-C's classes can be made so on iOS, Swift's only where the initialiser
/// is `required`.
///
/// ## Before
///     class Screen<Content: UIView>: UIViewController {
///       override func loadView() { view = Content() }
///     }
///     extension UIView { static func plain() -> Self { self.init(frame: .zero) } }
///     protocol Making { associatedtype Made: UIView }
///     extension Making { var make: () -> Made { Made.init } }
/// ## After
///     class Screen<Content: UIView>: UIViewController {
///       override func loadView() { view = Content._tesseraInit() }
///     }
///     extension UIView { static func plain() -> Self { self._tesseraInit(frame: .zero) } }
///     protocol Making { associatedtype Made: UIView }
///     extension Making { var make: () -> Made { Made._tesseraInit } }
struct GenericInitRule: Rule {
  func apply(to module: ModuleContext) {
    for file in module.files where !file.isTranslated {
      for call in file.scan.genericInits {
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
          guard let base = access.base?.as(DeclReferenceExprSyntax.self),
            Self.isMade(base.baseName.text, labels, at: Syntax(call), in: module)
          else { continue }
          file.edits.replace(access.declName.baseName.offsets, with: "_tesseraInit")
        } else if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
          guard Self.isMade(name.baseName.text, labels, at: Syntax(call), in: module) else { continue }
          file.edits.insert("._tesseraInit", at: name.offsets.upperBound)
        }
      }
      for access in file.scan.accesses where Self.isValue(access) {
        let labels = access.declName.argumentNames?.arguments.map(\.name.text) ?? []
        guard let base = access.base?.as(DeclReferenceExprSyntax.self),
          Self.isMade(base.baseName.text, labels, at: Syntax(access), in: module)
        else { continue }
        file.edits.replace(access.declName.baseName.offsets, with: "_tesseraInit")
      }
    }
  }

  /// Whether a call might make an object of a generic parameter or of `Self`: `T()`, `T.init()`, `Self()`, `self.init()`.
  static func mayApply(to call: FunctionCallExprSyntax) -> Bool {
    guard call.trailingClosure == nil, MetatypeInitRule.labels.contains(call.arguments.map { $0.label?.text ?? "_" })
    else { return false }
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      return name.argumentNames == nil && (name.baseName.text.first?.isUppercase ?? false)
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.tokenKind == .keyword(.`init`), access.declName.argumentNames == nil,
      let base = access.base?.as(DeclReferenceExprSyntax.self)
    else { return false }
    return base.baseName.text == "self" || base.baseName.text.first?.isUppercase ?? false
  }

  /// Whether an initialiser is taken as a function: `T.init`.
  private static func isValue(_ access: MemberAccessExprSyntax) -> Bool {
    guard access.declName.baseName.tokenKind == .keyword(.`init`),
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
    else { return false }
    return access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != access.id
  }

  private static func isMade(_ name: String, _ labels: [String], at node: Syntax, in module: ModuleContext) -> Bool {
    switch name {
    case "Self": isKitClass(ofSelfAt: node, labels, in: module)
    case "self": isStatic(node) && isKitClass(ofSelfAt: node, labels, in: module)
    default: isKitClass(parameter: name, at: node, labels, in: module)
    }
  }

  // MARK: - Generic parameters

  /// Whether a name is that of a generic parameter or an associated type which stands for framework's classes, whose
  /// initialiser is not required.
  static func isKitClass(parameter name: String, at node: Syntax, _ labels: [String], in module: ModuleContext) -> Bool
  {
    guard let types = constraints(of: name, at: node, in: module) else { return false }
    return isKitClass(heldTo: types, labels, in: module)
  }

  /// What a generic parameter is held to, by its clause and by all `where` clauses around a node.
  private static func constraints(of name: String, at node: Syntax, in module: ModuleContext) -> [String]? {
    var found: [String] = []
    var current = node.parent
    while let parent = current {
      if let generic = parent.asProtocol((any WithGenericParametersSyntax).self) {
        found += requirements(on: name, in: generic.genericWhereClause)
        if let parameter = generic.genericParameterClause?.parameters.first(where: { $0.name.text == name }) {
          return found + (parameter.inheritedType.map(parts) ?? [])
        }
      } else if let node = parent.as(ExtensionDeclSyntax.self) {
        found += requirements(on: name, in: node.genericWhereClause)
        let type = module.declaration(named: node.extendedType.trimmedDescription)
        if let generic = type?.node.asProtocol((any WithGenericParametersSyntax).self),
          let parameter = generic.genericParameterClause?.parameters.first(where: { $0.name.text == name })
        {
          return found + requirements(on: name, in: generic.genericWhereClause)
            + (parameter.inheritedType.map(parts) ?? [])
        }
        guard let type, type.kind == .protocol else { return nil }
        let associated = module.refinedProtocols(of: type.qualifiedName).sorted()
          .compactMap { module.declaration(named: $0)?.node.as(ProtocolDeclSyntax.self) }
          .flatMap { $0.memberBlock.members.compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self) } }
          .filter { $0.name.text == name }
        guard !associated.isEmpty else { return nil }
        return found
          + associated.flatMap { type in
            (type.inheritanceClause?.inheritedTypes.flatMap { parts($0.type) } ?? [])
              + requirements(on: name, in: type.genericWhereClause)
          }
      }
      current = parent.parent
    }
    return nil
  }

  private static func requirements(on name: String, in clause: GenericWhereClauseSyntax?) -> [String] {
    (clause?.requirements).map { requirements in
      requirements.flatMap { requirement -> [String] in
        guard let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
          conformance.leftType.trimmedDescription == name
        else { return [] }
        return parts(conformance.rightType)
      }
    } ?? []
  }

  /// The names in `UIView & Reusable`.
  static func parts(_ type: TypeSyntax) -> [String] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { parts($0.type) }
    }
    return [type.trimmedDescription]
  }

  // MARK: - Self

  private static func isKitClass(ofSelfAt node: Syntax, _ labels: [String], in module: ModuleContext) -> Bool {
    var current = node.parent
    while let parent = current {
      if let type = parent.as(ExtensionDeclSyntax.self) {
        let held = requirements(on: "Self", in: type.genericWhereClause)
        return isKitClass(heldTo: [type.extendedType.trimmedDescription] + held, labels, in: module)
      }
      if let type = parent.as(ClassDeclSyntax.self) {
        return isKitClass(type.name.text, labels, in: module)
      }
      if parent.is(StructDeclSyntax.self) || parent.is(EnumDeclSyntax.self) || parent.is(ActorDeclSyntax.self) {
        return false
      }
      current = parent.parent
    }
    return false
  }

  /// Whether `self` is the class where a node stands: in a static method or property.
  private static func isStatic(_ node: Syntax) -> Bool {
    var current = node.parent
    while let parent = current {
      if parent.is(InitializerDeclSyntax.self) { return false }
      if parent.is(FunctionDeclSyntax.self) || parent.is(VariableDeclSyntax.self),
        let member = parent.asProtocol((any WithModifiersSyntax).self),
        parent.parent?.is(MemberBlockItemSyntax.self) == true
      {
        return member.modifiers.contains { ["class", "static"].contains($0.name.text) }
      }
      current = parent.parent
    }
    return false
  }

  // MARK: - Classes

  /// Whether something that is held to classes and protocols is a framework's class, and none of the protocols asks for
  /// the initialiser, which makes it required.
  private static func isKitClass(heldTo names: [String], _ labels: [String], in module: ModuleContext) -> Bool {
    var (open, seen, isFound) = (names, Set<String>(), false)
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      if module.options.requiredInits[name]?.contains(labels) == true { return false }
      if let own = module.declaration(named: name), own.kind == .protocol {
        if declares(own, labels) { return false }
        open += own.inherited + requirements(on: "Self", in: own.node.as(ProtocolDeclSyntax.self)?.genericWhereClause)
      } else if let parts = module.aliases[name] ?? module.options.inheritedProtocols[name] {
        open += parts
      } else if isKitClass(name, labels, in: module) {
        isFound = true
      }
    }
    return isFound
  }

  /// Whether a class is a framework's, or one of the module's that inherits the initialiser from a framework's.
  static func isKitClass(_ name: String, _ labels: [String], in module: ModuleContext) -> Bool {
    guard let own = module.declaration(named: name) else {
      return MetatypeInitRule.prefixes.contains { name.hasPrefix($0) } && !name.contains(".")
        && !["Coding", "Copying", "DataSource", "Delegate", "Protocol"].contains { name.hasSuffix($0) }
    }
    guard own.kind == .class else { return false }
    let line = [own] + module.ancestors(of: own)
    guard !line.contains(where: { declares($0, labels) }), let root = line.last?.inherited.first,
      module.declaration(named: root) == nil
    else { return false }
    return MetatypeInitRule.prefixes.contains { root.hasPrefix($0) }
  }

  /// Whether a type's own body has the initialiser.
  private static func declares(_ type: TypeFact, _ labels: [String]) -> Bool {
    inits(of: type).contains(labels)
  }

  /// The labels of the initialisers in a type's own body.
  static func inits(of type: TypeFact) -> [[String]] {
    type.node.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.compactMap { item in
      item.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters.map(\.firstName.text)
    } ?? []
  }
}
