// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftParser
internal import SwiftSyntax

/// A method that may not be implemented, named without being called: a function where there is one, else `nil`.
///
/// Whether there is one the class's table knows, as for `#selector` of such a method (``SelectorRule``).
///
/// ## Before
///     guard let mayPick = delegate?.picker(_:canPick:) else { return true }
///     return mayPick(self, 3)
/// ## After
///     guard let mayPick = (delegate).flatMap({ _o in (((_o as? NSObject)?.responds(to: Selector("picker:canPick:")) == true
///       ? { (_0: Picker, _1: Int) -> Bool in try! _o.picker(_0, canPick: _1) } : nil) as ((Picker, Int) -> Bool)?) }) …
struct OptionalReferenceRule: Rule {
  func apply(to module: ModuleContext) {
    let finder = TypeFinder(module: module)
    for file in module.files where !file.isTranslated {
      for access in file.scan.accesses {
        guard let base = Self.base(of: access), !Self.isCalledOrNamed(access),
          let known = Self.requirement(access, in: module, finder)
        else { continue }
        let (name, labels) = (known.name, known.labels)
        let fullName = known.fullName
        // Tables hold methods of three parameters at most.
        guard labels.count <= 3, let types = Self.types(of: known) else { continue }
        module.askedRequirements.insert(fullName)
        file.requiredImports.append("UIKit")
        file.replaceKeepingLines(
          access.offsets, with: Self.text(base: base, name: name, labels: labels, types: types, known))
      }
    }
  }

  /// The module's optional method that is meant. Without labels behind its name it is one only behind a question mark, and
  /// where there is nothing else in the module that is called so.
  private static func requirement(
    _ access: MemberAccessExprSyntax, in module: ModuleContext, _ finder: TypeFinder
  ) -> KnownRequirement? {
    let name = access.declName.baseName.text
    // Of a method that is always there nobody asks whether it is.
    let isAsked = isAskedFor(access)
    let isChain = access.base?.is(OptionalChainingExprSyntax.self) == true
    // A property may have that name: what it is asked of has to be known for one of the protocol.
    func isOfProtocol(_ known: KnownRequirement) -> Bool {
      guard isAsked, let base = access.base else { return false }
      let object =
        base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
      return finder.types(of: object)?.allSatisfy {
        OptionalPropertyRule.names($0, oneOf: [known.protocolName], module: module)
      } == true
    }
    if let names = access.declName.argumentNames {
      let fullName = name + "(" + names.arguments.map { $0.name.text + ":" }.joined() + ")"
      let known = module.optionalRequirements[fullName]?.first { !$0.isFramework || isAsked }
      // With an optional before the dot it is the protocol's that is meant; else it may be another type's, which is always there.
      guard let known, isChain || isOfProtocol(known) || isSurelyOf(known, in: module) else { return nil }
      return known
    }
    // `delegate?.pick?(self)` is a call, which has a rule of its own.
    let isCall =
      access.parent?.is(OptionalChainingExprSyntax.self) == true
      || access.parent?.is(ForceUnwrapExprSyntax.self) == true
    guard !isCall, isChain || isAsked else { return nil }
    let known = module.optionalRequirements.values.joined().filter {
      $0.name == name && (isChain && !$0.isFramework || isOfProtocol($0))
    }
    return known.count == 1 && !module.hasProperty(named: name) ? known.first : nil
  }

  /// Whether a member is compared with `nil`, or bound where it is there.
  private static func isAskedFor(_ access: MemberAccessExprSyntax) -> Bool {
    if access.parent?.parent?.as(OptionalBindingConditionSyntax.self)?.initializer?.value.id == access.id {
      return true
    }
    guard let list = access.parent?.as(ExprListSyntax.self).map(Array.init), list.count == 3,
      let sign = list[1].as(BinaryOperatorExprSyntax.self)?.operator.text, ["==", "!="].contains(sign)
    else { return false }
    return list[0].id == access.id && list[2].is(NilLiteralExprSyntax.self)
      || list[2].id == access.id && list[0].is(NilLiteralExprSyntax.self)
  }

  /// Whether nothing else than the protocol's can be meant: of another module's types nothing is known.
  private static func isSurelyOf(_ known: KnownRequirement, in module: ModuleContext) -> Bool {
    module.declaration(named: known.protocolName) != nil && !othersHave(known, in: module)
  }

  /// Whether a type of the module that does not conform to the protocol has a method of that name.
  private static func othersHave(_ known: KnownRequirement, in module: ModuleContext) -> Bool {
    module.files.lazy.flatMap(\.scan.types).contains { type in
      guard type.members.contains(where: { $0.kind == .function && $0.fullName == known.fullName }),
        let owner = type.kind == .extension ? module.declaration(of: type) : type, owner.kind != .protocol
      else { return false }
      let line = [type, owner] + module.ancestors(of: owner)
      return !line.contains { $0.inherited.contains(known.protocolName) }
    }
  }

  private static func text(
    base: String, name: String, labels: [String], types: [String], _ known: KnownRequirement
  ) -> String {
    let result = known.returnType ?? "Void"
    let parameters = types.enumerated().map { "_\($0): \($1)" }.joined(separator: ", ")
    let arguments = labels.enumerated().map { $1 == "_" ? "_\($0)" : "\($1): _\($0)" }.joined(separator: ", ")
    let selector = ObjCName.selector(base: known.name, labels: known.labels)
    // Only the default throws, and an object whose table has the method has one of its own: `try!` can't fail.
    return "(\(base)).flatMap({ _o in (((_o as? NSObject)?.responds(to: Selector(\"\(selector)\")) == true "
      + "? { (\(parameters)) -> \(result) in try! _o.\(name)(\(arguments)) } : nil) "
      + "as ((\(types.joined(separator: ", "))) -> \(result))?) })"
  }

  /// What stands before the dot, as an optional.
  private static func base(of access: MemberAccessExprSyntax) -> String? {
    guard let base = access.base else { return nil }
    if let chain = base.as(OptionalChainingExprSyntax.self) { return chain.expression.trimmedDescription }
    guard
      base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self)
        || base.is(ForceUnwrapExprSyntax.self)
    else { return nil }
    // A type's own method is a function of its objects.
    let text = base.trimmedDescription
    return text.split(separator: ".").last?.first?.isUppercase == true ? nil : "Optional(\(text))"
  }

  /// Whether the method is called on the spot, or stands in `#selector`.
  private static func isCalledOrNamed(_ access: MemberAccessExprSyntax) -> Bool {
    if let call = access.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == access.id { return true }
    var current = access.parent
    while let node = current {
      if node.is(MacroExpansionExprSyntax.self) { return true }
      if node.is(CodeBlockItemSyntax.self) { return false }
      current = node.parent
    }
    return false
  }

  /// The parameters' types, as a closure has them.
  private static func types(of known: KnownRequirement) -> [String]? {
    let tree = Parser.parse(source: "func f\(known.parameterClause)")
    guard known.generics.isEmpty, let function = tree.statements.first?.item.as(FunctionDeclSyntax.self) else {
      return nil
    }
    return function.signature.parameterClause.parameters.map {
      $0.type.oneLine.replacing("@escaping ", with: "")
    }
  }
}
