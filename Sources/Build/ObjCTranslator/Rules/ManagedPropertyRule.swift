// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Properties of a layer class that Core Animation keeps and animates: the layer keeps them by their names.
///
/// In other classes `@NSManaged` is Core Data's: the object keeps them by their names, and the functions that add to and
/// take from relationships get bodies.
///
/// ## Before
///     class RingLayer: CALayer {
///       @NSManaged var progress: CGFloat
/// ## After
///     class RingLayer: CALayer {
///                  var progress: CGFloat { get { _tesseraValue("progress") } set { _tesseraSetValue(newValue, "progress") } }
struct ManagedPropertyRule: Rule {
  func apply(to module: ModuleContext) {
    for file in module.files {
      for type in file.scan.types where Self.canManage(type, module: module) {
        for member in type.members where member.attributes.contains("NSManaged") {
          if let variable = member.node.as(VariableDeclSyntax.self) {
            translate(variable, in: file, module: module)
          } else if let function = member.node.as(FunctionDeclSyntax.self), !Self.isLayer(type, module: module) {
            translate(function, in: file, module: module)
          }
        }
      }
    }
  }

  private func translate(_ variable: VariableDeclSyntax, in file: SourceFile, module: ModuleContext) {
    guard variable.bindings.count == 1, let binding = variable.bindings.first, let type = binding.typeAnnotation,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else {
      module.report(
        "declare each @NSManaged property by itself, with its type", at: variable.offsets.lowerBound,
        in: file)
      return
    }
    for case .attribute(let attribute) in variable.attributes where AttributeFacts.name(of: attribute) == "NSManaged" {
      file.blank(attribute.offsets)
    }
    // Objective-C's key, without backticks.
    let key = ObjCName.plain(name)
    file.edits.insert(
      " { get { _tesseraValue(\"\(key)\") } set { _tesseraSetValue(newValue, \"\(key)\") } }",
      at: type.offsets.upperBound)
    file.requiredImports.append("UIKit")
  }

  /// Gives one of the functions that Xcode writes for a relationship a body.
  private func translate(_ function: FunctionDeclSyntax, in file: SourceFile, module: ModuleContext) {
    let parameters = function.signature.parameterClause.parameters.map {
      (label: $0.firstName.text, name: ($0.secondName ?? $0.firstName).text)
    }
    let name = ObjCName.plain(function.name.text)
    guard function.body == nil, let body = Self.body(of: name, parameters) else {
      return module.report(
        "write a body for \(name): of @NSManaged functions, those that Xcode makes of relationships are known",
        at: function.offsets.lowerBound, in: file)
    }
    for case .attribute(let attribute) in function.attributes where AttributeFacts.name(of: attribute) == "NSManaged" {
      file.blank(attribute.offsets)
    }
    file.edits.insert(" { \(body) }", at: function.signature.offsets.upperBound)
    file.requiredImports.append("UIKit")
  }

  private static func body(of name: String, _ parameters: [(label: String, name: String)]) -> String? {
    func key(_ prefix: String) -> String? {
      guard name.hasPrefix(prefix), let first = name.dropFirst(prefix.count).first, first.isUppercase else {
        return nil
      }
      return "\"\(first.lowercased())\(name.dropFirst(prefix.count + 1))\""
    }
    let names = parameters.map(\.name)
    switch parameters.map(\.label) {
    case ["_"]:
      return key("addTo").map { "_tesseraAdd(\(names[0]), \($0))" }
        ?? key("removeFrom").map { "_tesseraRemove(\(names[0]), \($0))" }
    case ["at"]: return key("removeFrom").map { "_tesseraRemove(\($0), at: \(names[0]))" }
    case ["_", "at"]: return key("insertInto").map { "_tesseraInsert(\(names[0]), \($0), at: \(names[1]))" }
    case ["at", "with"]: return key("replace").map { "_tesseraReplace(\($0), at: \(names[0]), with: \(names[1]))" }
    default: return nil
    }
  }

  /// Whether a class may derive from one that keeps properties: one that derives from none does not.
  private static func canManage(_ type: TypeFact, module: ModuleContext) -> Bool {
    guard let owner = module.declaration(of: type) else { return true }
    return owner.kind == .class && ([owner] + module.ancestors(of: owner)).last?.inherited.isEmpty == false
  }

  /// Whether a class, or one that the module extends, is a layer's.
  private static func isLayer(_ type: TypeFact, module: ModuleContext) -> Bool {
    guard let owner = module.declaration(of: type), owner.kind == .class else { return false }
    guard let root = ([owner] + module.ancestors(of: owner)).last?.inherited.first else { return false }
    let name = root.split(separator: ".").last ?? ""
    return name.hasPrefix("CA") && name.hasSuffix("Layer")
  }
}
