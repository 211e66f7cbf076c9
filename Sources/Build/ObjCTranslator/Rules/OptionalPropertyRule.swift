// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Reads of properties that may not be implemented (``OptionalRequirementRule``).
///
/// The property is known by its name and by the type of what it is asked of, where that is written down (``TypeFinder``).
/// Where it is not, a read that is optional anyway is taken for one: of another property `try?` gives what it is.
/// `try?` makes one optional of two, so the second mark of `title??` goes.
///
/// ## Before
///     weak var delegate: Picker?
///     label.text = delegate?.title ?? "none"
/// ## After
///     weak var delegate: Picker?
///     label.text = (try? delegate?.title) ?? "none"
struct OptionalPropertyRule: Rule {
  func apply(to module: ModuleContext) {
    let properties = Self.properties(of: module)
    guard !properties.isEmpty else { return }
    let finder = TypeFinder(module: module)
    for file in module.files {
      for access in file.scan.accesses {
        guard let owners = properties[access.declName.baseName.text], let base = access.base else { continue }
        let types = finder.types(of: base)
        if types.map({ $0.allSatisfy { Self.names($0, oneOf: owners, module: module) } }) ?? Self.isOptional(access) {
          wrap(access, in: file)
        }
      }
    }
  }

  /// The protocols that have an optional property, by its name, those of imported modules too.
  static func properties(of module: ModuleContext) -> [String: Set<String>] {
    ownProperties(of: module).merging(module.options.throwingProperties) { $0.union($1) }
  }

  /// The module's own.
  static func ownProperties(of module: ModuleContext) -> [String: Set<String>] {
    var properties: [String: Set<String>] = [:]
    for type in module.declarations.values where type.kind == .protocol {
      for member in type.members where member.kind == .property && member.has("optional") {
        properties[member.name, default: []].insert(type.qualifiedName)
      }
    }
    return properties
  }

  /// Whether a type is one of the protocols, or one that refines it; optional or not.
  static func names(_ type: TypeSyntax, oneOf protocols: Set<String>, module: ModuleContext) -> Bool {
    let name = TypeFact.plainName(TypeFinder.plain(type))
    guard let declared = module.declaration(named: name) else {
      return !module.refinedProtocols(of: name).isDisjoint(with: protocols)
    }
    guard declared.kind == .protocol else { return false }
    return !module.refinedProtocols(of: declared.qualifiedName).isDisjoint(with: protocols)
  }

  /// Whether a read, whatever it reads, stands where an optional is wanted or is part of an optional chain that ends there.
  private static func isOptional(_ access: MemberAccessExprSyntax) -> Bool {
    guard let parent = access.parent else { return false }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
      // Of `x.a?.b = 1` and `x.a?()` something else is wanted.
      return parent.parent?.is(MemberAccessExprSyntax.self) == true && !isChanged(parent)
    }
    if parent.is(InitializerClauseSyntax.self), parent.parent?.is(OptionalBindingConditionSyntax.self) == true {
      return true
    }
    if let sequence = parent.parent?.as(SequenceExprSyntax.self), parent.is(ExprListSyntax.self) {
      let elements = Array(sequence.elements)
      if let place = elements.firstIndex(where: { $0.id == access.id }), place + 1 < elements.count {
        guard let sign = elements[place + 1].as(BinaryOperatorExprSyntax.self)?.operator.text else {
          return isChained(access) && !elements[place + 1].is(AssignmentExprSyntax.self)
        }
        if ["??", "==", "!="].contains(sign) { return true }
        if sign.hasSuffix("="), !["<=", ">=", "===", "!=="].contains(sign) { return false }
      }
      return isChained(access)
    }
    if parent.is(MemberAccessExprSyntax.self) || parent.is(SubscriptCallExprSyntax.self)
      || parent.is(InOutExprSyntax.self)
    {
      return false
    }
    if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == access.id { return false }
    return isChained(access)
  }

  private static func isChained(_ access: MemberAccessExprSyntax) -> Bool {
    var current: ExprSyntax? = access.base
    while let expression = current {
      if expression.is(OptionalChainingExprSyntax.self) { return true }
      current =
        expression.as(MemberAccessExprSyntax.self)?.base ?? expression.as(FunctionCallExprSyntax.self)?.calledExpression
        ?? expression.as(SubscriptCallExprSyntax.self)?.calledExpression
    }
    return false
  }

  /// Whether something behind a mark is assigned to.
  private static func isChanged(_ mark: Syntax) -> Bool {
    var current = mark
    while let parent = current.parent {
      if let sequence = parent.parent?.as(SequenceExprSyntax.self), parent.is(ExprListSyntax.self) {
        let elements = Array(sequence.elements)
        guard let place = elements.firstIndex(where: { $0.id == current.id }), place + 1 < elements.count else {
          return false
        }
        return elements[place + 1].is(AssignmentExprSyntax.self)
          || elements[place + 1].as(BinaryOperatorExprSyntax.self).map {
            $0.operator.text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains($0.operator.text)
          } ?? false
      }
      guard
        parent.is(MemberAccessExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
          || parent.is(ForceUnwrapExprSyntax.self) || parent.is(FunctionCallExprSyntax.self)
          || parent.is(SubscriptCallExprSyntax.self)
      else { return parent.is(InOutExprSyntax.self) }
      current = Syntax(parent)
    }
    return false
  }

  private func wrap(_ access: MemberAccessExprSyntax, in file: SourceFile) {
    // `title??.count`: what had two optionals has one.
    if let inner = access.parent?.as(OptionalChainingExprSyntax.self),
      let outer = inner.parent?.as(OptionalChainingExprSyntax.self)
    {
      file.edits.replace(outer.questionMark.offsets, with: "")
    }
    file.edits.insert("(try? ", at: access.offsets.lowerBound)
    file.edits.insert(")", at: access.offsets.upperBound)
  }
}
