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
///     let name = list[0] as AnyObject
///     return name.isEqual("b")
/// ## After
///     names.contains { _ObjectMembers($0).lowercased == "b" }
///     func tap(_ sender: AnyObject) { show(_SenderMembers(sender).tag) }
///     func press(_ sender: Any) { show(_SenderMembers(sender as AnyObject).tag) }
///     let name = list[0] as AnyObject
///     return _ObjectMembers(name).isEqual("b")
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
      wrapLocals(in: file, options: module.options)
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

  /// Constants of a function that are said to be an `AnyObject`.
  private func wrapLocals(in file: SourceFile, options: TranslationOptions) {
    guard file.scan.identifiers.contains("AnyObject") else { return }
    for access in file.scan.accesses where Self.names.contains(access.declName.baseName.text) {
      guard let base = access.base?.as(DeclReferenceExprSyntax.self), base.argumentNames == nil,
        Self.isLocalObject(base.baseName.text, at: Syntax(access), options: options)
      else { continue }
      file.edits.insert("_ObjectMembers(", at: base.offsets.lowerBound)
      file.edits.insert(")", at: base.offsets.upperBound)
      file.requiredImports.append("TesseraShims_Foundation")
    }
  }

  /// Whether the nearest constant or variable of a name, in the blocks around, is an `AnyObject`.
  private static func isLocalObject(_ name: String, at node: Syntax, options: TranslationOptions) -> Bool {
    var current = node
    while let parent = current.parent {
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        let before = list.prefix { $0.position < current.position }
        for item in before.reversed() {
          if let isObject = declares(name, in: item, options: options) { return isObject }
        }
      }
      if parent.is(MemberBlockSyntax.self) { return false }
      current = parent
    }
    return false
  }

  /// Whether what an item declares under a name is an `AnyObject`; `nil` where it declares nothing of that name.
  private static func declares(
    _ name: String, in item: CodeBlockItemSyntax, options: TranslationOptions
  ) -> Bool? {
    if let choice = item.item.as(IfConfigDeclSyntax.self) {
      let clause = choice.clauses.first { clause in
        clause.condition.map { BuildConditionRule.evaluate($0, options: options) == true } ?? true
      }
      guard case .statements(let items) = clause?.elements else { return nil }
      return items.reversed().lazy.compactMap { declares(name, in: $0, options: options) }.first
    }
    guard let variable = item.item.as(VariableDeclSyntax.self) else { return nil }
    for binding in variable.bindings
    where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
      if let type = binding.typeAnnotation?.type { return type.trimmedDescription == "AnyObject" }
      let value = binding.initializer?.value.as(SequenceExprSyntax.self)?.elements.map { $0 } ?? []
      guard value.count >= 3, let cast = value[value.count - 2].as(UnresolvedAsExprSyntax.self) else { return false }
      return cast.questionOrExclamationMark == nil
        && value[value.count - 1].as(TypeExprSyntax.self)?.type.trimmedDescription == "AnyObject"
    }
    return nil
  }
}
