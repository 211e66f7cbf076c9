// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// An object of a nib that derives from no class of UIKit overrides a method that only Objective-C's root class has. Here
/// the class says by a conformance that it has the method.
///
/// ## Before
///     class Source: NSObject { override func awakeFromNib() { super.awakeFromNib() } }
/// ## After
///     class Source: NSObject {          func awakeFromNib() { _tesseraAwakeFromNib() } }
///     … at the end of the file: extension Source: _TesseraNibObject {}
struct NibObjectRule: Rule {
  static let name = "awakeFromNib"

  func apply(to module: ModuleContext) {
    for file in module.files {
      for (callee, scope) in file.scan.superAwakenings where Self.isFirst(scope, module: module) {
        file.edits.replace(callee.offsets, with: "_tesseraAwakeFromNib")
      }
      for type in file.scan.types where type.kind == .class && !type.isLocal && Self.isFirst(type, module: module) {
        for member in type.members where member.fullName == Self.name + "()" && member.has("override") {
          for modifier in member.modifiers where modifier.name.text == "override" { file.blank(modifier.offsets) }
          file.requiredImports.append("UIKit")
          file.promote(type)
          file.trailer += file.wrap(["extension \(type.qualifiedName): _TesseraNibObject {}"], in: type.conditions)
        }
      }
    }
  }

  /// Whether a class derives from `NSObject` by classes of the module, none of which has the method.
  private static func isFirst(_ type: TypeFact?, module: ModuleContext) -> Bool {
    guard let owner = type.flatMap({ module.declaration(of: $0) }) else { return false }
    let ancestors = module.ancestors(of: owner)
    guard ([owner] + ancestors).last?.inherited.first == "NSObject" else { return false }
    return !ancestors.contains { ancestor in
      module.members(of: ancestor, named: name).contains { $0.fullName == name + "()" }
    }
  }
}
