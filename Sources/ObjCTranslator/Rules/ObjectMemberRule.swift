// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Members of `AnyObject` are found by name in Objective-C. Those of texts and numbers, which is what is asked for, a value of
/// ours has.
///
/// ## Before
///     names.contains { ($0 as AnyObject).lowercased == "b" }
///     @IBAction func tap(_ sender: AnyObject) { show(sender.tag) }
///     @IBAction func press(_ sender: Any) { show((sender as AnyObject).tag) }
/// ## After
///     names.contains { _ObjectMembers($0).lowercased == "b" }
///     func tap(_ sender: AnyObject) { show(_SenderMembers(sender).tag) }
///     func press(_ sender: Any) { show(_SenderMembers(sender as AnyObject).tag) }
struct ObjectMemberRule: Rule {
  /// What `_ObjectMembers` has.
  private static let names: Set<String> = [
    "boolValue", "capitalized", "cgPointValue", "cgRectValue", "cgSizeValue", "deletingLastPathComponent",
    "deletingPathExtension", "description", "doubleValue", "floatValue",
    "intValue", "integerValue", "isEqual", "lastPathComponent", "length", "lowercased", "pathExtension", "stringValue",
    "uppercased",
  ]

  /// What `_SenderMembers` has, of the senders of actions.
  private static let sendersNames: Set<String> = [
    "accessibilityIdentifier", "accessibilityLabel", "backgroundColor", "becomeFirstResponder", "bounds", "center",
    "convert", "currentImage", "currentTitle", "date", "endRefreshing", "frame", "isEnabled", "isHidden", "isOn",
    "isSelected", "layer", "location", "numberOfTouches", "removeFromSuperview", "resignFirstResponder",
    "restorationIdentifier", "selectedSegmentIndex", "setImage", "setOn", "setTitle", "setTitleColor", "superview",
    "tag", "text", "title", "titleForSegment", "titleLabel", "translation", "velocity", "view",
  ]

  func apply(to module: ModuleContext) {
    for file in module.files where !file.isTranslated {
      wrapSenders(in: file)
      for access in file.scan.accesses
      where Self.names.union(Self.sendersNames).contains(access.declName.baseName.text) {
        guard let base = access.base?.as(TupleExprSyntax.self), base.elements.count == 1,
          let sequence = base.elements.first?.expression.as(SequenceExprSyntax.self)?.elements.map({ $0 }),
          sequence.count == 3, let cast = sequence[1].as(UnresolvedAsExprSyntax.self),
          cast.questionOrExclamationMark == nil,
          sequence[2].as(TypeExprSyntax.self)?.type.trimmedDescription == "AnyObject"
        else { continue }
        if Self.sendersNames.contains(access.declName.baseName.text) {
          file.edits.insert("_SenderMembers", at: base.offsets.lowerBound)
          file.requiredImports.append("UIKit")
          continue
        }
        file.edits.insert("_ObjectMembers", at: base.offsets.lowerBound)
        file.blank(cast.offsets.lowerBound..<sequence[2].offsets.upperBound)
        file.requiredImports.append("TesseraShims_Foundation")
      }
    }
  }

  /// Parameters that are an `AnyObject`, as senders of actions often are.
  private func wrapSenders(in file: SourceFile) {
    guard file.scan.identifiers.contains("AnyObject") else { return }
    for access in file.scan.accesses where Self.sendersNames.contains(access.declName.baseName.text) {
      guard let base = access.base?.as(DeclReferenceExprSyntax.self), base.argumentNames == nil,
        Self.isObject(base.baseName.text, at: Syntax(access))
      else { continue }
      file.edits.insert("_SenderMembers(", at: base.offsets.lowerBound)
      file.edits.insert(")", at: base.offsets.upperBound)
      file.requiredImports.append("UIKit")
    }
  }

  /// Whether a name is that of a parameter of the function around, which is an `AnyObject`.
  private static func isObject(_ name: String, at node: Syntax) -> Bool {
    var current = node.parent
    while let parent = current {
      if let function = parent.as(FunctionDeclSyntax.self) {
        guard
          let parameter = function.signature.parameterClause.parameters.first(where: {
            ($0.secondName ?? $0.firstName).text == name
          })
        else { return false }
        return ["AnyObject", "AnyObject!"].contains(parameter.type.trimmedDescription)
      }
      if parent.is(ClassDeclSyntax.self) || parent.is(StructDeclSyntax.self) { return false }
      current = parent.parent
    }
    return false
  }
}
