// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// An optional requirement of an app's own protocol becomes one that may throw, with a default that does.
///
/// A method that doesn't throw satisfies a requirement that may, so conforming types stay as they are, and a call can
/// tell "not implemented" from every value (``OptionalCallRule``).
///
/// ## Before
///     @objc protocol Picker: AnyObject {
///       @objc optional func picker(_ picker: View, canPick index: Int) -> Bool
///       @objc optional var title: String { get }
///     }
/// ## After
///           protocol Picker: AnyObject {
///                      func picker(_ picker: View, canPick index: Int) throws(_TesseraUnimplemented) -> Bool
///                      var title: String { get throws(_TesseraUnimplemented) }
///     }
///     … at the end of the file: extension Picker { func picker(…) throws(…) -> Bool { throw _TesseraUnimplemented() } }
struct OptionalRequirementRule: Rule {
  func apply(to module: ModuleContext) {
    for file in module.files {
      for type in file.scan.types where type.kind == .protocol {
        for member in type.members where member.has("optional") {
          translate(member, of: type, in: file, module: module)
        }
      }
    }
  }

  private func translate(_ member: MemberFact, of type: TypeFact, in file: SourceFile, module: ModuleContext) {
    if let variable = member.node.as(VariableDeclSyntax.self) {
      return translate(variable, member, of: type, in: file, module: module)
    }
    guard let function = member.node.as(FunctionDeclSyntax.self) else {
      module.report(
        "an optional \(member.kind) requirement can't be translated; make it required and give it a default in an "
          + "extension of '\(type.name)'", at: member.node.offsets.lowerBound, in: file)
      return
    }
    guard function.signature.effectSpecifiers == nil else {
      module.report(
        "an optional requirement that throws or is async can't be translated; make it required and give it a default "
          + "in an extension of '\(type.name)'", at: function.offsets.lowerBound, in: file)
      return
    }
    for modifier in member.modifiers where modifier.name.text == "optional" { file.blank(modifier.offsets) }
    file.edits.insert(" " + Self.effect, at: function.signature.parameterClause.offsets.upperBound)
    file.requiredImports.append("UIKit")
    let access = type.has("public") ? "public " : ""
    let requirement = KnownRequirement(function, of: type.qualifiedName)
    file.trailer += file.wrap(
      [
        "extension \(type.qualifiedName) {",
        "  \(access)\(member.isStatic ? "static " : "")\(Self.declaration(of: requirement)) \(Self.body(of: requirement))",
        "}",
      ], in: member.conditions)
  }

  /// A property becomes one whose getter may throw. Nobody can set it through the protocol with Objective-C either.
  private func translate(
    _ variable: VariableDeclSyntax, _ member: MemberFact, of type: TypeFact, in file: SourceFile, module: ModuleContext
  ) {
    guard let binding = member.binding, let block = binding.accessorBlock,
      let propertyType = binding.typeAnnotation?.type, variable.bindings.count == 1, !member.isStatic
    else {
      module.report(
        "this optional property can't be translated; write it as `@objc optional var name: Type { get }`",
        at: variable.offsets.lowerBound, in: file)
      return
    }
    for modifier in member.modifiers where modifier.name.text == "optional" { file.blank(modifier.offsets) }
    file.replaceKeepingLines(block.offsets, with: "{ get \(Self.effect) }")
    file.requiredImports.append("UIKit")
    let access = type.has("public") ? "public " : ""
    file.trailer += file.wrap(
      [
        "extension \(type.qualifiedName) {",
        "  \(access)var \(member.name): \(propertyType.oneLine) { get \(Self.effect) { throw _TesseraUnimplemented() } }",
        "}",
      ], in: member.conditions)
  }

  static let effect = "throws(_TesseraUnimplemented)"

  /// The method that stands in for nobody's, without its body.
  static func declaration(of requirement: KnownRequirement) -> String {
    let effects = requirement.isFramework ? "" : " " + effect
    let result = requirement.returnType.map { " -> " + $0 } ?? ""
    return "func \(requirement.name)\(requirement.generics)\(requirement.parameterClause)\(effects)\(result)"
  }

  /// Its body.
  static func body(of requirement: KnownRequirement) -> String {
    if !requirement.isFramework { return "{ throw _TesseraUnimplemented() }" }
    return requirement.defaultValue.map { "{ return \($0) }" } ?? "{}"
  }
}
