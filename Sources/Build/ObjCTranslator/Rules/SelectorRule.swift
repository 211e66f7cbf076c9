// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// A selector expression becomes a `Selector` that carries the Objective-C name and the method itself, so private
/// methods can be called by whoever holds the selector, with no table in between.
///
/// ## Before
///     button.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)
///     #selector(getter: Card.title)
/// ## After
///     button.addTarget(self, action: Selector._tessera("tap:", Card.self, { $0.tap(_:) }), for: .touchUpInside)
///     Selector._tessera("title", Card.self, { o in { o.title } })
struct SelectorRule: Rule {
  func apply(to module: ModuleContext) {
    for file in module.files {
      for (node, scope) in file.scan.macros where node.macroName.text == "selector" {
        guard var text = translated(node, scope: scope, file: file, module: module) else { continue }
        // `case #selector(undo):` compares names, and a pattern has no place for functions.
        if node.parent?.is(ExpressionPatternSyntax.self) == true,
          let name = text.split(separator: "\"").dropFirst().first
        {
          text = "Selector(\"\(name)\")"
        }
        file.requiredImports.append("UIKit")
        let range = node.offsets
        let breaks = file.lineBreaks(in: range)
        file.edits.replace(range, with: text.hasSuffix(")") ? text.dropLast() + breaks + ")" : text + breaks)
      }
    }
  }

  private func translated(
    _ node: MacroExpansionExprSyntax, scope: TypeFact?, file: SourceFile, module: ModuleContext
  ) -> String? {
    guard node.arguments.count == 1, let argument = node.arguments.first,
      let target = SelectorTarget(argument.expression)
    else {
      module.report(
        "this #selector can't be read; write it as #selector(Type.method(_:)) or Selector(\"method:\")",
        at: node.offsets.lowerBound, in: file)
      return nil
    }
    let resolver = SelectorResolver(module: module, scope: scope)
    guard let receiver = resolver.receiver(of: target) else {
      module.report(
        "#selector outside a type needs the type's name: #selector(Type.\(target.name))",
        at: node.offsets.lowerBound, in: file)
      return nil
    }
    switch argument.label?.text {
    case "getter":
      let property = resolver.property(target.name, in: receiver)
      let name = property?.attributes.objcName ?? ObjCName.plain(target.name)
      let type = receiver.argument(isStatic: property?.isStatic ?? Self.isShared(target, receiver))
      return "Selector._tessera(\"\(name)\", \(type), { o in { o.\(target.name) } })"
    case "setter":
      let property = resolver.property(target.name, in: receiver)
      let name = ObjCName.setter(property: property?.attributes.objcName ?? target.name)
      let type = receiver.argument(isStatic: property?.isStatic ?? Self.isShared(target, receiver))
      return "Selector._tessera(\"\(name)\", \(type), { o in { o.\(target.name) = $0 } })"
    default:
      return method(target, of: receiver, resolver: resolver, node: node, file: file, module: module)
    }
  }

  /// Whether a property is one of a framework's class, not of its objects: `UIApplication.shared`.
  private static func isShared(_ target: SelectorTarget, _ receiver: SelectorReceiver) -> Bool {
    guard receiver.declaration == nil, case .type = receiver.form else { return false }
    return ["current", "default", "general", "layerClass", "main", "shared"].contains(target.name)
  }

  private func method(
    _ target: SelectorTarget, of receiver: SelectorReceiver, resolver: SelectorResolver, node: MacroExpansionExprSyntax,
    file: SourceFile, module: ModuleContext
  ) -> String? {
    if let requirement = Self.optionalRequirement(target, of: receiver, module: module) {
      // Here every conforming class has the method, by default. Whether it has one of its own its table knows.
      module.askedRequirements.insert(requirement.fullName)
      return "Selector(\"\(ObjCName.selector(base: requirement.name, labels: requirement.labels))\")"
    }
    let found = target.fitting(resolver.methods(target.name, labels: target.labels, in: receiver))
    let only = Set(found.map(\.fullName)).count == 1 ? found.first : nil
    let foreign =
      found.isEmpty
      ? receiver.typeName.flatMap { module.options.method(target.name, labels: target.labels, of: $0) } : nil
    let name =
      only.map { module.selectorName(of: $0) }
      ?? foreign?.selector
      ?? ObjCName.selector(base: target.name, labels: target.labels ?? [])
    if let only, let problem = ClassTableRule.obstacle(to: only) {
      module.report("'\(only.fullName)' can't be a selector: \(problem)", at: node.offsets.lowerBound, in: file)
      return nil
    }
    let isStatic = foreign?.isStatic ?? (!found.isEmpty && found.allSatisfy(\.isStatic))
    let reference: String
    if let type = target.castType {
      reference = "{ $0.\(target.name)\(Self.suffix(target.labels)) as \(type) }"
    } else if let only, only.labels.isEmpty {
      reference = "{ o in { o.\(target.name)() } }"
    } else {
      reference = "{ $0.\(target.name)\(Self.suffix(only?.labels ?? target.labels)) }"
    }
    return "Selector._tessera(\"\(name)\", \(receiver.argument(isStatic: isStatic)), \(reference))"
  }

  /// The optional requirement that `#selector(Protocol.method)` names.
  private static func optionalRequirement(
    _ target: SelectorTarget, of receiver: SelectorReceiver, module: ModuleContext
  ) -> KnownRequirement? {
    guard let name = receiver.typeName,
      receiver.declaration?.kind == .protocol || module.options.inheritedProtocols[name] != nil
    else { return nil }
    let protocols = module.refinedProtocols(of: name)
    return module.optionalRequirements.values.joined().filter {
      $0.name == target.name && (target.labels == nil || $0.labels == target.labels)
        && protocols.contains($0.protocolName)
    }.min { $0.fullName < $1.fullName }
  }

  static func suffix(_ labels: [String]?) -> String {
    guard let labels, !labels.isEmpty else { return "" }
    return "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}

/// What stands inside `#selector(…)`.
struct SelectorTarget {
  var base: ExprSyntax?
  var name: String
  /// `nil` where only the base name is given.
  var labels: [String]?
  /// The method's type without its receiver, from `… as (Sender) -> Void`.
  var castType: String?
  /// The parameters' types in it.
  private var castParameters: [String]?

  /// Of overloads, those whose parameters have the types that the expression says; all where that is none.
  func fitting(_ overloads: [MemberFact]) -> [MemberFact] {
    guard let castParameters else { return overloads }
    let fitting = overloads.filter { $0.parameters.map { $0.type.oneLine } == castParameters }
    return fitting.isEmpty ? overloads : fitting
  }

  init?(_ expression: ExprSyntax) {
    var expression = expression
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      expression = only.expression
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
        let type = elements[2].as(TypeExprSyntax.self)?.type, let inner = SelectorTarget(elements[0])
      else { return nil }
      self = inner
      castType = Self.withoutReceiver(type).oneLine
      castParameters = Self.withoutReceiver(type).as(FunctionTypeSyntax.self)?.parameters.map { $0.type.oneLine }
      return
    }
    let reference: DeclReferenceExprSyntax
    if let access = expression.as(MemberAccessExprSyntax.self), access.base != nil {
      base = access.base
      reference = access.declName
    } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
      reference = plain
    } else {
      return nil
    }
    guard !reference.baseName.text.isEmpty else { return nil }
    name = reference.baseName.text
    labels = reference.argumentNames?.arguments.map(\.name.text)
  }

  /// `(Card) -> (Sender) -> Void` is a method seen from outside; what counts is its second half.
  private static func withoutReceiver(_ type: TypeSyntax) -> TypeSyntax {
    type.as(FunctionTypeSyntax.self)?.returnClause.type.as(FunctionTypeSyntax.self).map(TypeSyntax.init) ?? type
  }
}
