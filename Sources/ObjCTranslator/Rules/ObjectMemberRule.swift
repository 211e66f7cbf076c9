// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Members of `AnyObject` are found by name in Objective-C. Those of texts and numbers, which is what is asked for, a value of
/// ours has.
///
/// ## Before
///     names.contains { ($0 as AnyObject).lowercased == "b" }
/// ## After
///     names.contains { _ObjectMembers($0).lowercased == "b" }
struct ObjectMemberRule: Rule {
  /// What `_ObjectMembers` has.
  private static let names: Set<String> = [
    "boolValue", "capitalized", "deletingLastPathComponent", "deletingPathExtension", "doubleValue", "floatValue",
    "intValue", "integerValue", "lastPathComponent", "length", "lowercased", "pathExtension", "stringValue",
    "uppercased",
  ]

  func apply(to module: ModuleContext) {
    for file in module.files where !file.isTranslated {
      for access in file.scan.accesses where Self.names.contains(access.declName.baseName.text) {
        guard let base = access.base?.as(TupleExprSyntax.self), base.elements.count == 1,
          let sequence = base.elements.first?.expression.as(SequenceExprSyntax.self)?.elements.map({ $0 }),
          sequence.count == 3, let cast = sequence[1].as(UnresolvedAsExprSyntax.self),
          cast.questionOrExclamationMark == nil,
          sequence[2].as(TypeExprSyntax.self)?.type.trimmedDescription == "AnyObject"
        else { continue }
        file.edits.insert("_ObjectMembers", at: base.offsets.lowerBound)
        file.blank(cast.offsets.lowerBound..<sequence[2].offsets.upperBound)
        file.requiredImports.append("TesseraShims_Foundation")
      }
    }
  }
}
