// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Expands SwiftUI's `@Entry` in extensions of the environment, of transactions, and of focused values.
///
/// ## Before
///     extension EnvironmentValues {
///       @Entry var accent: Color = .blue
///     }
/// ## After
///     extension EnvironmentValues {
///              var accent: Color { get { self[__Key_accent.self] } set { … } }; fileprivate enum __Key_accent:
///     EnvironmentKey { static var defaultValue: Color { .blue } }
///
/// Where the type is not written, and the value alone does not say it, the compiler finds it: `var theme: __Key_theme.Value`.
struct EntryRule: Rule {
  /// The protocol of the key, by the type that is extended.
  private static let keys = ["EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey"]

  func apply(to module: ModuleContext) {
    for file in module.files {
      for type in file.scan.types where type.kind == .extension {
        let name = type.name.hasPrefix("SwiftUI.") ? String(type.name.dropFirst(8)) : type.name
        if name == "FocusedValues" {
          for member in type.members where member.kind == .property && member.attributes.contains("Entry") {
            expandFocused(member, in: file)
          }
        }
        guard let key = Self.keys[name] else { continue }
        for member in type.members where member.kind == .property && member.attributes.contains("Entry") {
          expand(member, key: key, in: file)
        }
      }
    }
  }

  private func expand(_ member: MemberFact, key: String, in file: SourceFile) {
    guard let variable = member.node.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let attribute = variable.attributes.first(where: { $0.trimmedDescription == "@Entry" })
    else { return }
    let value = binding.initializer?.value
    let name = "__Key_\(member.name.filter { $0 != "`" })"
    let property = "{ get { self[\(name).self] } set { self[\(name).self] = newValue } }"
    file.blank(attribute.offsets)
    guard let type = binding.typeAnnotation.map({ file.text($0.type) }) ?? value.flatMap(Self.type) else {
      guard let value else { return }
      // The compiler finds the type for the key, and the property has it from there.
      let access = ["public", "package", "private", "fileprivate"].first(where: member.has).map { $0 + " " } ?? ""
      let head = ": \(name).Value \(property); \(access)enum \(name): \(key) { "
      file.edits.replace(
        binding.pattern.offsets.upperBound..<value.offsets.lowerBound,
        with: head + "\(member.has("public") ? "public " : "")nonisolated(unsafe) static let defaultValue = ")
      return file.edits.insert(" }", at: value.offsets.upperBound)
    }
    let head = "\(property); fileprivate enum \(name): \(key) { "
    let annotation = binding.typeAnnotation == nil ? ": \(type) " : " "
    let end = (binding.typeAnnotation?.offsets ?? binding.pattern.offsets).upperBound
    guard let value else {
      return file.edits.insert(annotation + head + "static var defaultValue: \(type) { nil } }", at: end)
    }
    file.edits.replace(
      end..<value.offsets.lowerBound, with: annotation + head + "static var defaultValue: \(type) { ")
    file.edits.insert(" } }", at: value.offsets.upperBound)
  }

  /// Expands an entry of focused values: it has an optional type and no value.
  private func expandFocused(_ member: MemberFact, in file: SourceFile) {
    guard let variable = member.node.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let type = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self),
      let attribute = variable.attributes.first(where: { $0.trimmedDescription == "@Entry" })
    else { return }
    file.blank(attribute.offsets)
    let name = "__Key_\(member.name.filter { $0 != "`" })"
    let property = " { get { self[\(name).self] } set { self[\(name).self] = newValue } }"
    let key = "; fileprivate enum \(name): FocusedValueKey { typealias Value = \(file.text(type.wrappedType)) }"
    guard let value = binding.initializer?.value else {
      return file.edits.insert(property + key, at: type.offsets.upperBound)
    }
    file.edits.replace(type.offsets.upperBound..<value.offsets.upperBound, with: property + key)
  }

  /// The type of a value that says it by itself: a literal, or a call of an initialiser.
  private static func type(of value: ExprSyntax) -> String? {
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if let cast = value.as(AsExprSyntax.self) { return cast.type.trimmedDescription }
    // Sequences such as `nil as Item?` are not folded.
    if let sequence = value.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self) else { return nil }
      return parts[2].trimmedDescription
    }
    guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
    let callee = call.calledExpression.trimmedDescription
    let isType = callee.split(separator: ".").last?.first?.isUppercase == true || callee.hasPrefix("[")
    return isType ? callee : nil
  }
}
