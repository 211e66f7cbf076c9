// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

extension TypeFinder {
  /// The types of a name that a pattern binds: an associated value of a case, the type of a cast, what an optional wraps.
  ///
  /// - Parameters:
  ///   - pattern: The pattern, or the label of a `switch` with all of its patterns.
  ///   - subject: The expression that is matched, where it is written down.
  /// - Returns: `nil` where no declaration gives the type.
  func types(boundAs name: String, in pattern: some SyntaxProtocol, of subject: ExprSyntax?) -> [TypeSyntax]? {
    let tokens = pattern.tokens(viewMode: .sourceAccurate).filter { token in
      token.text == name && Self.binds(token)
    }
    return tokens.all { types(of: $0, within: Syntax(pattern), subject) }?.flatMap { $0 }
  }

  /// Whether a token is the name in `let name`, and no label, case or type.
  private static func binds(_ token: TokenSyntax) -> Bool {
    if token.parent?.is(IdentifierPatternSyntax.self) == true { return true }
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
    return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
  }

  private func types(of token: TokenSyntax, within pattern: Syntax, _ subject: ExprSyntax?) -> [TypeSyntax]? {
    var isWrapped = false
    var current = token.parent
    while let node = current {
      if let sequence = node.as(SequenceExprSyntax.self) {
        let parts = Array(sequence.elements.suffix(2))
        guard parts.count == 2, parts[0].is(UnresolvedAsExprSyntax.self) else { return nil }
        return parts[1].as(TypeExprSyntax.self).map { [$0.type] }
      }
      if let value = node.as(LabeledExprSyntax.self), let call = value.parent?.parent?.as(FunctionCallExprSyntax.self),
        let access = call.calledExpression.as(MemberAccessExprSyntax.self)
      {
        if access.declName.baseName.text == "some" { return subject.flatMap { types(of: $0) } }
        return associated(value, of: call, named: access.declName.baseName.text)
      }
      if node.is(TupleExprSyntax.self) { return nil }
      if node.is(OptionalChainingExprSyntax.self) { isWrapped = true }
      if node.id == pattern.id { break }
      current = node.parent
    }
    return isWrapped ? subject.flatMap { types(of: $0) } : nil
  }

  /// The types of a value in a pattern of a case, of all cases of the module that it may be.
  private func associated(
    _ value: LabeledExprSyntax, of call: FunctionCallExprSyntax, named name: String
  ) -> [TypeSyntax]? {
    guard let index = call.arguments.firstIndex(of: value) else { return nil }
    let place = call.arguments.distance(from: call.arguments.startIndex, to: index)
    let cases = (module.enumCases[name] ?? []).compactMap { $0.parameterClause?.parameters }
      .filter { $0.count == call.arguments.count }
    return cases.all { parameters in
      let parameter = parameters[parameters.index(parameters.startIndex, offsetBy: place)]
      // Labels are left out of a pattern together or not at all.
      if let label = value.label?.text, label != parameter.firstName?.text { return nil }
      return parameter.type
    }
  }
}
