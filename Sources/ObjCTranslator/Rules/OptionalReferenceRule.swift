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
    for file in module.files where !file.isTranslated {
      for access in file.scan.accesses {
        guard let labels = access.declName.argumentNames?.arguments.map(\.name.text), let base = Self.base(of: access),
          !Self.isCalledOrNamed(access)
        else { continue }
        let name = access.declName.baseName.text
        let fullName = name + "(" + labels.map { $0 + ":" }.joined() + ")"
        // Tables hold methods of three parameters at most.
        guard labels.count <= 3, let known = module.optionalRequirements[fullName]?.first(where: { !$0.isFramework }),
          let types = Self.types(of: known)
        else { continue }
        module.askedRequirements.insert(fullName)
        file.requiredImports.append("UIKit")
        file.replaceKeepingLines(
          access.offsets, with: Self.text(base: base, name: name, labels: labels, types: types, known))
      }
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
    guard base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self) else { return nil }
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
