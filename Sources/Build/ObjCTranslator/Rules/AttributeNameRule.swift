// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Attributes of texts as Swift 3 had them: their names were texts, and a dictionary of them was of the type
/// `[String: Any]`, which the compiler asked to be written. Such a type becomes the one of today's names.
///
/// Only where the names are those of Swift 3, and of dictionaries that are written so or filled by such names.
///
/// ## Before
///     let look = [NSFontAttributeName: font, NSKernAttributeName: 2] as [String: Any]
///     var more: [String: AnyObject] = [:]
///     more[NSForegroundColorAttributeName] = color
/// ## After
///     let look = [NSFontAttributeName: font, NSKernAttributeName: 2] as [NSAttributedString.Key: Any]
///     var more: [NSAttributedString.Key: Any] = [:]
///     more[NSForegroundColorAttributeName] = color
struct AttributeNameRule: Rule {
  func apply(to module: ModuleContext) {
    for file in module.files where !file.isTranslated {
      guard file.scan.identifiers.contains(where: Self.isAttribute), let root = file.scan.imports.first?.root else {
        continue
      }
      let filled = Filled(viewMode: .sourceAccurate)
      filled.walk(root)
      let types = Types(of: filled.names, in: file)
      types.walk(root)
    }
  }

  fileprivate static func isAttribute(_ name: String) -> Bool {
    name.hasPrefix("NS") && name.hasSuffix("AttributeName") && name != "NSAttributeName"
  }

  fileprivate static func isAttribute(_ expression: ExprSyntax?) -> Bool {
    expression?.as(DeclReferenceExprSyntax.self).map { isAttribute($0.baseName.text) } ?? false
  }

  /// The variables into which values go by an old name.
  private final class Filled: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.arguments.count == 1, AttributeNameRule.isAttribute(node.arguments.first?.expression) {
        var called = node.calledExpression
        if let optional = called.as(OptionalChainingExprSyntax.self) { called = optional.expression }
        if let forced = called.as(ForceUnwrapExprSyntax.self) { called = forced.expression }
        if let name = called.as(DeclReferenceExprSyntax.self) { names.insert(name.baseName.text) }
        if let member = called.as(MemberAccessExprSyntax.self) { names.insert(member.declName.baseName.text) }
      }
      return .visitChildren
    }
  }

  /// Writes other types.
  private final class Types: SyntaxVisitor {
    private let filled: Set<String>
    private let file: SourceFile

    init(of filled: Set<String>, in file: SourceFile) {
      (self.filled, self.file) = (filled, file)
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
      guard let first = node.content.as(DictionaryElementListSyntax.self)?.first,
        AttributeNameRule.isAttribute(first.key)
      else {
        return .visitChildren
      }
      // `[…] as [String: Any]` is a sequence of three until operators are folded.
      if let sequence = node.parent?.as(ExprListSyntax.self) {
        let parts = Array(sequence)
        if parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self), let type = parts[2].as(TypeExprSyntax.self) {
          renew(type.type)
        }
      } else if let cast = node.parent?.as(AsExprSyntax.self) {
        renew(cast.type)
      }
      return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      let value = node.initializer?.value
      let written = value?.as(DictionaryExprSyntax.self)?.content.as(DictionaryElementListSyntax.self)?.first
      guard name.map(filled.contains) == true || AttributeNameRule.isAttribute(written?.key) else {
        return .visitChildren
      }
      if let type = node.typeAnnotation?.type { renew(type) }
      // `[String: Any]()`
      if let call = value?.as(FunctionCallExprSyntax.self),
        let made = call.calledExpression.as(DictionaryExprSyntax.self),
        let element = made.content.as(DictionaryElementListSyntax.self)?.first,
        element.key.trimmedDescription == "String", AttributeNameRule.values.contains(element.value.trimmedDescription)
      {
        file.edits.replace(element.key.offsets, with: "NSAttributedString.Key")
        file.edits.replace(element.value.offsets, with: "Any")
      }
      return .visitChildren
    }

    private func renew(_ type: TypeSyntax) {
      var type = type
      if let optional = type.as(OptionalTypeSyntax.self) { type = optional.wrappedType }
      guard let dictionary = type.as(DictionaryTypeSyntax.self), dictionary.key.trimmedDescription == "String",
        AttributeNameRule.values.contains(dictionary.value.trimmedDescription)
      else { return }
      file.edits.replace(dictionary.key.offsets, with: "NSAttributedString.Key")
      file.edits.replace(dictionary.value.offsets, with: "Any")
    }
  }

  fileprivate static let values: Set<String> = ["Any", "AnyObject", "NSObject"]
}
