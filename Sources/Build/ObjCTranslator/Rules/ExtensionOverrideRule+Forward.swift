// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

extension ExtensionOverrideRule {
  /// Renames the member in its extension and gives the class one that calls it.
  func forward(
    _ member: MemberFact, from type: TypeFact, to owner: TypeFact, in file: SourceFile, module: ModuleContext
  ) {
    let hidden = "_tessera_\(owner.qualifiedName.replacing(".", with: "_"))_\(ObjCName.plain(member.name))"
    let stub: String?
    if let function = member.node.as(FunctionDeclSyntax.self) {
      stub = Self.stub(of: function, calling: hidden)
      if stub != nil { file.edits.replace(function.name.offsets, with: hidden) }
    } else if let variable = member.node.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, let type = binding.typeAnnotation?.type
    {
      stub = Self.stub(of: variable, binding: binding, type: type, calling: hidden)
      if stub != nil { file.edits.replace(binding.pattern.offsets, with: hidden) }
    } else {
      stub = nil
    }
    guard let stub else {
      module.report(
        "'\(member.fullName)' in an extension can't be carried into '\(owner.name)'; move it into the class's body in "
          + "\(owner.file.path)", at: member.node.offsets.lowerBound, in: file)
      return
    }
    let dropped: Set<String> = ["override", "open", "public", "final", "dynamic", "required"]
    for modifier in member.modifiers where dropped.contains(modifier.name.text) { file.blank(modifier.offsets) }
    let isMade = module.madeOverride.contains(ObjectIdentifier(member))
    for token in member.node.tokens(viewMode: .sourceAccurate) where token.text == "function" {
      guard let macro = token.parent?.as(MacroExpansionExprSyntax.self), macro.arguments.isEmpty else { continue }
      file.edits.replace(macro.offsets, with: "\"\(member.fullName)\"")
    }
    let head = Self.attributes(of: member) + Self.inheritedAccess(of: member, from: type) + (isMade ? "override " : "")
    let conditions = file.wrap([head + stub], in: member.conditions)
    if conditions.count == 1 {
      owner.file.addMember(head + stub, to: owner)
    } else {
      let brace = owner.memberBlock.rightBrace.offsets.lowerBound
      let restore = owner.file.sourceLocation(line: owner.file.line(at: brace))
      owner.file.edits.insert("\n" + conditions.joined(separator: "\n") + "\n" + restore + "\n", at: brace)
    }
    // The signature may name types of modules that only the extension's file imports.
    for node in file.scan.imports {
      if let name = node.path.first?.name.text, !AppleModules.renamed.contains(name) {
        owner.file.requiredImports.append(name)
      }
    }
  }

  /// The attributes that the class's member keeps.
  static func attributes(of member: MemberFact) -> String {
    let list =
      member.node.as(FunctionDeclSyntax.self)?.attributes ?? member.node.as(VariableDeclSyntax.self)?.attributes
    let kept = (list ?? []).compactMap { $0.as(AttributeSyntax.self) }.filter {
      !AttributeRule.names.contains(AttributeFacts.name(of: $0))
    }
    return kept.map { $0.oneLine + " " }.joined()
  }

  private static func modifiers(_ list: DeclModifierListSyntax) -> String {
    list.map { $0.oneLine + " " }.joined()
  }

  private static func receiver(_ list: DeclModifierListSyntax) -> String {
    list.contains { $0.name.text == "class" || $0.name.text == "static" } ? "Self" : "self"
  }

  /// The class's method; `nil` where arguments can't be passed on.
  private static func stub(of function: FunctionDeclSyntax, calling hidden: String) -> String? {
    guard let arguments = function.arguments else { return nil }
    return modifiers(function.modifiers)
      + "func \(function.name.text)\(function.generics)\(function.signature.oneLine)\(function.clause)"
      + " { return \(function.marks)\(receiver(function.modifiers)).\(hidden)(\(arguments.joined(separator: ", "))) }"
  }

  /// The class's property; `nil` for stored and observed ones.
  private static func stub(
    of variable: VariableDeclSyntax, binding: PatternBindingSyntax, type: TypeSyntax, calling hidden: String
  ) -> String? {
    guard let block = binding.accessorBlock else { return nil }
    let target = "\(receiver(variable.modifiers)).\(hidden)"
    let head = modifiers(variable.modifiers) + "var \(binding.pattern.oneLine): \(type.oneLine)"
    switch block.accessors {
    case .getter: return head + " { return \(target) }"
    case .accessors(let list):
      let kinds = Set(list.map(\.accessorSpecifier.text))
      guard kinds.isSubset(of: ["get", "set"]), list.allSatisfy({ $0.effectSpecifiers == nil }) else { return nil }
      return kinds.contains("set")
        ? head + " { get { return \(target) } set { \(target) = newValue } }" : head + " { return \(target) }"
    }
  }
}

extension FunctionDeclSyntax {
  /// The arguments that pass the function's parameters on; `nil` where one can't be.
  var arguments: [String]? {
    var arguments: [String] = []
    for parameter in signature.parameterClause.parameters {
      if parameter.ellipsis != nil { return nil }
      let label = parameter.firstName.text
      let name = parameter.secondName?.text ?? label
      if name == "_" { return nil }
      let type = parameter.type.trimmedDescription
      let value = type.hasPrefix("inout ") ? "&" + name : type.hasPrefix("@autoclosure") ? name + "()" : name
      arguments.append(label == "_" ? value : "\(label): \(value)")
    }
    return arguments
  }

  /// What stands in front of a call.
  var marks: String {
    let effects = signature.effectSpecifiers
    return (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
  }

  /// The generic parameters in angle brackets, or nothing.
  var generics: String { genericParameterClause.map(\.oneLine) ?? "" }

  /// The generic constraints behind a blank, or nothing.
  var clause: String { genericWhereClause.map { " " + $0.oneLine } ?? "" }
}
