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
///     guard let answer = json as? [String: AnyObject], let degrees = answer["main"]?["temp"] as? Double else { return }
///     let name = list[0] as AnyObject
///     return name.isEqual("b")
///     (constraints as [AnyObject]).first?.priority
/// ## After
///     names.contains { _ObjectMembers($0).lowercased == "b" }
///     func tap(_ sender: AnyObject) { show(_SenderMembers(sender).tag) }
///     func press(_ sender: Any) { show(_SenderMembers(sender as AnyObject).tag) }
///     guard …, let degrees = _members(ofObject: answer["main"])?["temp"] as? Double else { return }
///     let name = list[0] as AnyObject
///     return _ObjectMembers(name).isEqual("b")
///     _tesseraPriority((constraints as [AnyObject]).first)
struct ObjectMemberRule: Rule {
  /// What `_ObjectMembers` has.
  private static let names: Set<String> = [
    "allKeys", "allValues", "appending", "boolValue", "capitalized", "cgPointValue", "cgRectValue", "cgSizeValue",
    "components", "count", "deletingLastPathComponent", "deletingPathExtension", "description", "doubleValue",
    "firstObject", "floatValue", "hasPrefix", "hasSuffix", "int32Value", "int64Value", "intValue", "integerValue",
    "isEqual", "isKind", "lastObject", "lastPathComponent", "length", "longLongValue", "lowercased", "object",
    "pathExtension", "replacingOccurrences", "stringValue", "trimmingCharacters", "uint64Value", "uintValue",
    "uppercased", "value",
  ]

  /// What `_SenderMembers` has, of the senders of actions.
  private static let sendersNames: Set<String> = [
    "accessibilityIdentifier", "accessibilityLabel", "backgroundColor", "becomeFirstResponder", "bounds", "center",
    "convert", "currentImage", "currentTitle", "date", "endRefreshing", "frame", "isEnabled", "isHidden", "isOn",
    "isSelected", "layer", "location", "numberOfTouches", "removeFromSuperview", "resignFirstResponder",
    "restorationIdentifier", "selectedSegmentIndex", "setImage", "setOn", "setTitle", "setTitleColor", "state",
    "superview", "tag", "text", "title", "titleForSegment", "titleLabel", "translation", "value", "velocity", "view",
  ]

  func apply(to module: ModuleContext) {
    guard module.files.contains(where: { $0.scan.identifiers.contains("AnyObject") }) else { return }
    let finder = TypeFinder(module: module)
    for file in module.files where !file.isTranslated {
      for access in file.scan.accesses {
        let name = access.declName.baseName.text
        guard let base = access.base else { continue }
        guard Self.names.contains(name) || Self.sendersNames.contains(name) else {
          if let owner = Self.owner(of: name, in: module) {
            cast(access, base, to: owner, in: file, finder, module.options)
          }
          continue
        }
        // A value for a key is anybody's, the value of a slider a sender's.
        let isCalled = access.parent?.is(FunctionCallExprSyntax.self) == true
        let isSenders = name == "value" ? !isCalled : Self.sendersNames.contains(name)
        if wrapCast(base, isSenders: isSenders, in: file) { continue }
        wrap(base, isSenders: isSenders, in: file, finder, module.options)
      }
      for item in file.scan.subscripts {
        wrap(item.calledExpression, isSenders: false, in: file, finder, module.options)
      }
    }
  }

  // MARK: - Members of one class

  /// Names that one class of the kit alone has.
  private static let owners: [String: String] = [
    "constant": "NSLayoutConstraint", "firstAnchor": "NSLayoutConstraint", "firstAttribute": "NSLayoutConstraint",
    "firstItem": "NSLayoutConstraint", "isActive": "NSLayoutConstraint", "multiplier": "NSLayoutConstraint",
    "priority": "NSLayoutConstraint", "relation": "NSLayoutConstraint", "secondAnchor": "NSLayoutConstraint",
    "secondAttribute": "NSLayoutConstraint", "secondItem": "NSLayoutConstraint",
  ]

  /// The class that is meant by a member's name: the only one of the module that shows such a member to Objective-C, else
  /// one of the kit's.
  private static func owner(of name: String, in module: ModuleContext) -> String? {
    let own = module.exposedMembers[name] ?? []
    return own.isEmpty ? owners[name] : own.count == 1 ? own.first : nil
  }

  private func cast(
    _ access: MemberAccessExprSyntax, _ base: ExprSyntax, to owner: String, in file: SourceFile, _ finder: TypeFinder,
    _ options: TranslationOptions
  ) {
    let chain = base.as(OptionalChainingExprSyntax.self)
    let object = chain?.expression ?? base
    if let name = object.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true { return }
    guard finder.types(of: object)?.allSatisfy(Self.isObject) == true || Self.isLocalObject(object, options) else {
      return
    }
    file.requiredImports.append("UIKit")
    if owner == Self.owners["priority"], access.declName.baseName.text == "priority" {
      // Tasks of sessions have one too, a number: what it is compared with decides.
      file.edits.insert("_tesseraPriority(", at: object.offsets.lowerBound)
      file.edits.replace(object.offsets.upperBound..<access.offsets.upperBound, with: ")")
      return
    }
    file.edits.insert("_tesseraObject(", at: object.offsets.lowerBound)
    if let chain {
      file.edits.replace(chain.questionMark.offsets, with: ", \(owner).self)?")
    } else {
      file.edits.insert(", \(owner).self)?", at: object.offsets.upperBound)
    }
  }

  /// `(x as AnyObject)`.
  private func wrapCast(_ base: ExprSyntax, isSenders: Bool, in file: SourceFile) -> Bool {
    guard let base = base.as(TupleExprSyntax.self), base.elements.count == 1,
      let sequence = base.elements.first?.expression.as(SequenceExprSyntax.self)?.elements.map({ $0 }),
      sequence.count == 3, let cast = sequence[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil,
      sequence[2].as(TypeExprSyntax.self)?.type.trimmedDescription == "AnyObject"
    else { return false }
    if isSenders {
      file.edits.insert("_SenderMembers", at: base.offsets.lowerBound)
      file.requiredImports.append("UIKit")
      return true
    }
    file.edits.insert("_ObjectMembers", at: base.offsets.lowerBound)
    file.blank(cast.offsets.lowerBound..<sequence[2].offsets.upperBound)
    file.requiredImports.append("TesseraShims_Foundation")
    return true
  }

  /// Anything that is written down to be an `AnyObject`: parameters, as senders of actions often are, and what dictionaries and
  /// arrays of objects hold, such as those that were read from JSON.
  private func wrap(
    _ base: ExprSyntax, isSenders: Bool, in file: SourceFile, _ finder: TypeFinder, _ options: TranslationOptions
  ) {
    let asked = base.as(OptionalChainingExprSyntax.self)?.expression
    let forced = base.as(ForceUnwrapExprSyntax.self)?.expression
    let object = asked ?? forced ?? base
    if let name = object.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true { return }
    guard finder.types(of: object)?.allSatisfy(Self.isObject) == true || Self.isLocalObject(object, options) else {
      return
    }
    let maker = isSenders ? "SenderMembers" : "ObjectMembers"
    let isOptional = asked != nil || forced != nil
    file.edits.insert(
      isOptional ? "_members(of\(isSenders ? "Sender" : "Object"): " : "_\(maker)(", at: object.offsets.lowerBound)
    file.edits.insert(")", at: object.offsets.upperBound)
    file.requiredImports.append(isSenders ? "UIKit" : "TesseraShims_Foundation")
  }

  private static func isObject(_ type: TypeSyntax) -> Bool {
    TypeFinder.plain(type).as(IdentifierTypeSyntax.self)?.name.text == "AnyObject"
  }

  /// Whether an expression is the name of a constant or variable of a function that is said to be an `AnyObject`.
  private static func isLocalObject(_ expression: ExprSyntax, _ options: TranslationOptions) -> Bool {
    guard let name = expression.as(DeclReferenceExprSyntax.self), name.argumentNames == nil else { return false }
    return isLocalObject(name.baseName.text, at: Syntax(expression), options: options)
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
