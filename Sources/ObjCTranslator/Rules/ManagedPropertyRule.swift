// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Properties of a layer class that Core Animation keeps and animates: the layer keeps them by their names.
///
/// In other classes `@NSManaged` is Core Data's, which there is not, and left to the compiler.
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
      for type in file.scan.types where Self.isLayer(type, module: module) {
        for member in type.members where member.kind == .property && member.attributes.contains("NSManaged") {
          guard let variable = member.node.as(VariableDeclSyntax.self) else { continue }
          translate(variable, in: file, module: module)
        }
      }
    }
  }

  private func translate(_ variable: VariableDeclSyntax, in file: SourceFile, module: ModuleContext) {
    guard variable.bindings.count == 1, let binding = variable.bindings.first, let type = binding.typeAnnotation,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else {
      module.report(
        "declare each @NSManaged property of a layer by itself, with its type", at: variable.offsets.lowerBound,
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

  /// Whether a class, or one that the module extends, is a layer's.
  private static func isLayer(_ type: TypeFact, module: ModuleContext) -> Bool {
    guard let owner = module.declaration(of: type), owner.kind == .class else { return false }
    guard let root = ([owner] + module.ancestors(of: owner)).last?.inherited.first else { return false }
    let name = root.split(separator: ".").last ?? ""
    return name.hasPrefix("CA") && name.hasSuffix("Layer")
  }
}
