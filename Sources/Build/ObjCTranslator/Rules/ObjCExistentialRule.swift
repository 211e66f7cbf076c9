// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftParser
internal import SwiftSyntax

/// Values of `@objc` protocols stand for themselves on Apple's platforms: where `T: Shown` is asked for, `any Shown` will do.
/// Without Objective-C it does not, so functions that are generic over such a protocol get a second form for it, behind
/// the file's last line.
///
/// ## Before
///     @objc protocol Shown {}
///     func beShown<T: Shown>() -> Matcher<T> { Matcher { show($0) } }
/// ## After
///     protocol Shown {}
///     func beShown<T: Shown>() -> Matcher<T> { Matcher { show($0) } }
///     @_disfavoredOverload func beShown() -> Matcher<(any Shown)> { Matcher { show($0) } }
struct ObjCExistentialRule: Rule {
  func apply(to module: ModuleContext) {
    let protocols = Set(
      module.files.flatMap { file in
        file.scan.types.filter { $0.kind == .protocol && $0.attributes.contains("objc") }.map(\.name)
      })
    guard !protocols.isEmpty else { return }
    for file in module.files where !file.isTranslated {
      var known = Set(file.scan.functions.map { Self.signature($0, in: file) })
      for function in file.scan.functions {
        guard let copy = copy(of: function, in: file, protocols, &known) else { continue }
        let line = file.line(at: function.offsets.lowerBound)
        file.trailer += [file.sourceLocation(line: line), copy, "#sourceLocation()"]
      }
    }
  }

  private func copy(
    of function: FunctionDeclSyntax, in file: SourceFile, _ protocols: Set<String>, _ known: inout Set<String>
  ) -> String? {
    let names = Set(
      (function.genericParameterClause?.parameters).map(Array.init)?.filter { parameter in
        parameter.inheritedType.map { protocols.contains(TypeFact.plainName($0)) } == true
      }.map(\.name.text) ?? [])
    guard names.isEmpty == false || OpaqueFinder.finds(protocols, in: function.signature),
      function.genericWhereClause == nil, function.body != nil, !function.modifiers.contains(where: Self.isTied)
    else { return nil }
    guard let scope = Self.scope(of: function), !scope.isProtocol else { return nil }
    // Other rules have had their say of what is inside.
    let text = file.rendered(function.offsets)
    guard let parsed = Parser.parse(source: text).statements.first?.item.as(FunctionDeclSyntax.self) else { return nil }
    let types = function.genericParameterClause?.parameters.reduce(into: [String: String]()) { types, parameter in
      if names.contains(parameter.name.text) {
        types[parameter.name.text] = parameter.inheritedType?.trimmedDescription
      }
    }
    let rewriter = ExistentialRewriter(types: types ?? [:], protocols: protocols)
    let rewritten = rewriter.rewrite(parsed)
    guard !rewriter.isInTheWay, var copy = rewritten.as(FunctionDeclSyntax.self) else { return nil }
    if let clause = copy.genericParameterClause {
      var left = clause.parameters.filter { !names.contains($0.name.text) }
      if left.isEmpty {
        copy.genericParameterClause = nil
      } else {
        left[left.index(before: left.endIndex)].trailingComma = nil
        copy.genericParameterClause = clause.with(\.parameters, left)
      }
    }
    let signature = (scope.type ?? "") + "." + copy.name.text + copy.signature.oneLine
    guard known.insert(signature).inserted else { return nil }
    let result = "@_disfavoredOverload " + copy.trimmedDescription
    return scope.type.map { "extension \($0) { \(result) }" } ?? result
  }

  private static func signature(_ function: FunctionDeclSyntax, in file: SourceFile) -> String {
    (scope(of: function)?.type ?? "") + "." + function.name.text + function.signature.oneLine
  }

  /// What a class's table holds is not copied into an extension.
  private static func isTied(_ modifier: DeclModifierSyntax) -> Bool {
    ["open", "override"].contains(modifier.name.text)
  }

  /// The type that a function is a member of, by a name that its file can use; `nil` for what is in another function, or in
  /// a branch that may not be compiled.
  private static func scope(of function: FunctionDeclSyntax) -> (type: String?, isProtocol: Bool)? {
    var names: [String] = []
    var next = function.parent
    while let node = next {
      if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) { return nil }
      if let condition = node.as(IfConfigClauseSyntax.self)?.condition,
        BuildConditionRule.evaluate(condition, options: TranslationOptions()) != true
      {
        return nil
      }
      if node.is(ProtocolDeclSyntax.self) { return (nil, true) }
      if let type = node.as(ExtensionDeclSyntax.self) {
        guard type.genericWhereClause == nil else { return nil }
        names.insert(TypeFact.plainName(type.extendedType), at: 0)
      } else if let type = node.asProtocol((any NamedDeclSyntax).self), node.isProtocol((any DeclGroupSyntax).self) {
        names.insert(type.name.text, at: 0)
      }
      next = node.parent
    }
    return (names.isEmpty ? nil : names.joined(separator: "."), false)
  }
}

/// Looks for `some Shown`.
private final class OpaqueFinder: SyntaxVisitor {
  private let protocols: Set<String>
  private var isFound = false

  static func finds(_ protocols: Set<String>, in node: some SyntaxProtocol) -> Bool {
    let finder = OpaqueFinder(protocols)
    finder.walk(node)
    return finder.isFound
  }

  private init(_ protocols: Set<String>) {
    self.protocols = protocols
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.someOrAnySpecifier.text == "some", protocols.contains(TypeFact.plainName(node.constraint)) {
      isFound = true
    }
    return .visitChildren
  }
}

/// Puts values of protocols in the place of types that conform to them.
private final class ExistentialRewriter: SyntaxRewriter {
  /// The protocols of type parameters, by their names.
  private let types: [String: String]
  private let protocols: Set<String>
  /// Whether there is something that only a type can do.
  private(set) var isInTheWay = false

  init(types: [String: String], protocols: Set<String>) {
    self.types = types
    self.protocols = protocols
  }

  override func visit(_ node: GenericParameterClauseSyntax) -> GenericParameterClauseSyntax { node }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    guard let name = types[node.name.text], node.genericArgumentClause == nil else { return super.visit(node) }
    return Self.value(of: name, like: node)
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> TypeSyntax {
    guard node.someOrAnySpecifier.text == "some", protocols.contains(TypeFact.plainName(node.constraint)) else {
      return super.visit(node)
    }
    return Self.value(of: node.constraint.trimmedDescription, like: node)
  }

  override func visit(_ node: MemberTypeSyntax) -> TypeSyntax {
    if types[TypeFact.plainName(node.baseType)] != nil { isInTheWay = true }
    return super.visit(node)
  }

  override func visit(_ node: MetatypeTypeSyntax) -> TypeSyntax {
    if types[TypeFact.plainName(node.baseType)] != nil { isInTheWay = true }
    return super.visit(node)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax {
    if types[node.baseName.text] != nil { isInTheWay = true }
    return super.visit(node)
  }

  private static func value(of name: String, like node: some TypeSyntaxProtocol) -> TypeSyntax {
    TypeSyntax(IdentifierTypeSyntax(name: .identifier("(any \(name))")))
      .with(\.leadingTrivia, node.leadingTrivia).with(\.trailingTrivia, node.trailingTrivia)
  }
}
