// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// A protocol marked `@objc` is one for classes, whether it says so or not: its values may be `weak`.
///
/// ## Before
///     @objc protocol PickerDelegate { … }
/// ## After
///           protocol PickerDelegate: AnyObject { … }
struct ObjCProtocolRule: Rule {
  func apply(to module: ModuleContext) {
    for file in module.files where !file.isTranslated {
      for type in file.scan.types where type.kind == .protocol && type.attributes.contains("objc") {
        guard let node = type.node.as(ProtocolDeclSyntax.self) else { continue }
        guard let inherited = node.inheritanceClause?.inheritedTypes, let last = inherited.last else {
          file.edits.insert(": AnyObject", at: node.name.offsets.upperBound)
          continue
        }
        let names = inherited.map(\.type.trimmedDescription)
        if names.contains(where: ["AnyObject", "class", "NSObjectProtocol"].contains) { continue }
        file.edits.insert(", AnyObject", at: last.offsets.upperBound)
      }
    }
  }
}
