// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Overrides of a method that the module itself adds to a framework's class. Objective-C finds them at run time; here the
/// module's own method goes up the object's classes until it comes to one that has an implementation.
///
/// The implementations keep their places under names of their own. `super.f()` asks from the superclass on. Classes of
/// other modules are asked first, by a protocol (``ForeignOverrideRule``).
///
/// ## Before
///     extension UIView { @objc func fill() { backgroundColor = .red } }
///     extension UICollectionViewCell { override func fill() { super.fill(); contentView.fill() } }
/// ## After
///     extension UIView {       func _tessera_UIView_fill() { backgroundColor = .red }
///     ; func fill() { … }; func _tessera_at_UIView_fill(_ _tesseraClass: AnyClass?) { … } }
///     extension UICollectionViewCell {          func _tessera_UICollectionViewCell_fill() {
///       self._tessera_at_UIView_fill(UICollectionViewCell.superclass()); contentView.fill() } }
struct FrameworkOverrideRule: Rule {
  func apply(to module: ModuleContext) {
    for (name, bases) in module.frameworkExtensionMembers.sorted(by: { $0.key < $1.key }) {
      let overrides = module.overrides(named: name)
      let isElsewhere = module.options.elsewhere.overridden.contains(ObjCName.plain(name))
      guard !overrides.isEmpty || isElsewhere else { continue }
      for base in bases where !base.has("override") && Self.isShown(base, module: module) {
        let known = OverridableMember(base, of: base.owner.name)
        let own = overrides.filter { known.isOverridden(by: $0, in: module) }
        guard !own.isEmpty || isElsewhere else { continue }
        let dispatch = Dispatch(base: base, overrides: own, overridable: isElsewhere ? known : nil, module: module)
        if own.isEmpty, !dispatch.canBeOverriddenElsewhere { continue }
        dispatch.translate()
      }
    }
  }

  /// Whether Objective-C sees a member of an extension: nothing else of one can be overridden.
  static func isShown(_ member: MemberFact, module: ModuleContext) -> Bool {
    if ["objc", "IBAction", "IBInspectable"].contains(where: member.attributes.contains) { return true }
    if member.owner.attributes.contains("objc") { return true }
    // What implements a requirement of one of Objective-C's protocols is shown without saying so.
    return member.owner.inherited.contains { name in
      module.declaration(named: name).map { type in
        type.kind == .protocol && type.attributes.contains("objc")
          && type.members.contains { $0.fullName == member.fullName }
      } ?? false
    }
  }
}

/// One method or property with its implementations.
private struct Dispatch {
  let base: MemberFact
  let overrides: [MemberFact]
  /// What other modules are told, where some class of theirs may override it (``ForeignOverrideRule``).
  let overridable: OverridableMember?
  let module: ModuleContext

  /// The name of the method that goes up the classes.
  private var walker: String { "_tessera_at_\(name(of: base.owner))_\(ObjCName.plain(base.name))" }

  private func name(of type: TypeFact) -> String { qualified(type).replacing(".", with: "_") }

  private func qualified(_ type: TypeFact) -> String { module.declaration(of: type)?.qualifiedName ?? type.name }

  private func hidden(_ member: MemberFact) -> String {
    "_tessera_\(name(of: member.owner))_\(ObjCName.plain(member.name))"
  }

  private func report(_ message: String, at member: MemberFact) {
    module.report(message, at: member.node.offsets.lowerBound, in: member.owner.file)
  }

  func translate() {
    for member in overrides + [base] {
      guard let obstacle = obstacle(to: member) else { continue }
      return report(
        "'\(base.fullName)' in an extension of '\(base.owner.name)' can't be overridden here: \(obstacle)", at: member)
    }
    for member in overrides {
      module.dispatched.insert(ObjectIdentifier(member))
      rename(member)
      let dropped: Set<String> = ["override", "open", "public", "final", "dynamic"]
      for modifier in member.modifiers where dropped.contains(modifier.name.text) {
        member.owner.file.blank(modifier.offsets)
      }
      let calls = SuperCalls(of: member.name, in: member.node)
      let start = "\(qualified(member.owner)).superclass()"
      for call in calls.found { call.walk(by: walker, from: start, in: member.owner.file) }
    }
    rename(base)
    for modifier in base.modifiers where modifier.name.text == "dynamic" { base.owner.file.blank(modifier.offsets) }
    base.owner.file.edits.insert("; " + dispatcher + "; " + walk, at: base.node.offsets.upperBound)
    if let overridable, canBeOverriddenElsewhere {
      module.overridable.append(overridable)
      base.owner.file.edits.insert("; " + requirement(of: overridable), at: base.owner.node.offsets.upperBound)
    }
  }

  // MARK: - Other modules

  /// Whether other modules see the member, and can have one of its form.
  var canBeOverriddenElsewhere: Bool {
    overridable != nil && access != nil && obstacle(to: base) == nil && base.owner.conditions.isEmpty
  }

  /// How far it is seen: what an extension says holds for its members. `nil` where its file alone sees it.
  private var access: String? {
    let levels = ["private", "fileprivate", "internal", "package", "public", "open"]
    switch levels.first(where: base.has) ?? levels.first(where: base.owner.has) {
    case "private", "fileprivate": return nil
    case "public", "open": return "public "
    case "package": return "package "
    default: return ""
    }
  }

  /// The protocol that classes of other modules conform to when they override the member.
  private func requirement(of member: OverridableMember) -> String {
    let attributes = ExtensionOverrideRule.attributes(of: base)
    let head = "\(access ?? "")protocol \(member.protocolName): \(qualified(base.owner)) { \(attributes)"
    guard let function = base.node.as(FunctionDeclSyntax.self) else {
      let type = base.binding?.typeAnnotation?.type.oneLine ?? ""
      return head + "var \(member.hiddenName): \(type) { get\(isSettable ? " set" : "") } }"
    }
    let parameters = function.signature.parameterClause.parameters.map { parameter in
      parameter.with(\.defaultValue, nil).oneLine.trimmingComma
    }
    let effects = function.signature.effectSpecifiers.map { " " + $0.oneLine } ?? ""
    let result = function.signature.returnClause.map { " " + $0.oneLine } ?? ""
    return head + "func \(member.hiddenName)\(function.generics)(\(parameters.joined(separator: ", ")))\(effects)"
      + "\(result)\(function.clause) }"
  }

  /// Asks an object of another module's class first.
  private func elsewhere(_ use: (String) -> String) -> String {
    guard let overridable, canBeOverriddenElsewhere else { return "" }
    return "if let object = self as? any \(overridable.protocolName) { \(use("object." + overridable.hiddenName)) }; "
  }

  // MARK: - What can't be

  private func obstacle(to member: MemberFact) -> String? {
    if member.isStatic { return "it belongs to the class; ask the class in its body instead" }
    if member.owner.isGeneric || module.declaration(of: member.owner)?.isGeneric == true {
      return "'\(member.owner.name)' is generic; give its superclass a method of another name"
    }
    if !member.conditions.isEmpty { return "it stands in an #if; put the #if into its body" }
    if member.owner.file !== base.owner.file, isPrivate(member.owner) {
      return "'\(member.owner.name)' is private to another file; make it internal"
    }
    if member.owner.isLocal { return "its class is declared inside a function; move the class out" }
    if let function = member.node.as(FunctionDeclSyntax.self) {
      return function.arguments == nil ? "its arguments can't be passed on; name all parameters, without `...`" : nil
    }
    guard let block = member.binding?.accessorBlock, member.binding?.typeAnnotation != nil else {
      return "it is stored; write it with `get` and `set`"
    }
    if case .accessors(let list) = block.accessors,
      !list.allSatisfy({ ["get", "set"].contains($0.accessorSpecifier.text) })
    {
      return "it is observed; write it with `get` and `set`"
    }
    return SuperCalls(of: member.name, in: member.node).found.contains { $0.isAssigned }
      ? "'super.\(member.name)' is set; give the superclass's property a method to set it" : nil
  }

  private func isPrivate(_ type: TypeFact) -> Bool {
    var current = module.declaration(of: type)
    while let type = current {
      if type.has("private") || type.has("fileprivate") { return true }
      current = type.parent
    }
    return false
  }

  // MARK: - Edits

  private func rename(_ member: MemberFact) {
    let file: SourceFile = member.owner.file
    if let function = member.node.as(FunctionDeclSyntax.self) {
      file.edits.replace(function.name.offsets, with: hidden(member))
    } else if let binding = member.binding {
      file.edits.replace(binding.pattern.offsets, with: hidden(member))
    }
  }

  // MARK: - Generated members

  private var isSettable: Bool {
    guard case .accessors(let list) = base.binding?.accessorBlock?.accessors else { return false }
    return list.contains { $0.accessorSpecifier.text == "set" }
  }

  private var modifiers: String {
    base.modifiers.filter { $0.name.text != "dynamic" }.map { $0.oneLine + " " }.joined()
  }

  /// The member that callers know.
  private var dispatcher: String {
    let head = ExtensionOverrideRule.attributes(of: base) + modifiers
    guard let function = base.node.as(FunctionDeclSyntax.self) else {
      let get = elsewhere { "return \($0)" } + "return self.\(walker)(Swift.type(of: self))"
      let set = elsewhere { "return \($0) = newValue" } + "self.\(walker)(Swift.type(of: self), newValue)"
      let property = "\(head)var \(base.name): \(base.binding?.typeAnnotation?.type.oneLine ?? "")"
      return isSettable ? "\(property) { get { \(get) } set { \(set) } }" : "\(property) { \(get) }"
    }
    let arguments = function.arguments ?? []
    let all = (["Swift.type(of: self)"] + arguments).joined(separator: ", ")
    return "\(head)func \(base.name)\(function.generics)\(function.signature.oneLine)\(function.clause) { "
      + elsewhere { "return \(function.marks)\($0)(\(arguments.joined(separator: ", ")))" }
      + "return \(function.marks)self.\(walker)(\(all)) }"
  }

  /// The method that goes up the classes from one of them, and does what the nearest implementation does.
  private var walk: String {
    // Overrides in other modules go on from here.
    let seen = canBeOverriddenElsewhere && !base.owner.has("public") ? access ?? "" : ""
    guard let function = base.node.as(FunctionDeclSyntax.self) else {
      let type = base.binding?.typeAnnotation?.type.oneLine ?? ""
      let getter = "\(seen)func \(walker)(_ _tesseraClass: AnyClass?) -> \(type) { \(steps { "return \($0)" }) }"
      let setter =
        "\(seen)func \(walker)(_ _tesseraClass: AnyClass?, _ newValue: \(type)) { \(steps { "\($0) = newValue; return" }) }"
      return isSettable ? getter + "; " + setter : getter
    }
    let parameters = function.signature.parameterClause.parameters.map { ", " + $0.oneLine.trimmingComma }.joined()
    let effects = function.signature.effectSpecifiers.map { " " + $0.oneLine } ?? ""
    let result = function.signature.returnClause.map { " " + $0.oneLine } ?? ""
    let arguments = (function.arguments ?? []).joined(separator: ", ")
    return ExtensionOverrideRule.attributes(of: base)
      + "\(seen)func \(walker)\(function.generics)(_ _tesseraClass: AnyClass?\(parameters))\(effects)\(result)\(function.clause)"
      + " { \(steps { "return \(function.marks)\($0)(\(arguments))" }) }"
  }

  /// The way up, with what is done with the implementation that is found.
  private func steps(_ use: (String) -> String) -> String {
    let tests = overrides.map { member in
      let type = qualified(member.owner)
      return "if type == \(type).self, let object = self as? \(type) { \(use("object.\(hidden(member))")) }"
    }
    guard !tests.isEmpty else { return use("self.\(hidden(base))") }
    return "var _tesseraType = _tesseraClass; while let type = _tesseraType { \(tests.joined(separator: "; ")); "
      + "_tesseraType = _tesseraSuperclass(type) }; \(use("self.\(hidden(base))"))"
  }
}

extension String {
  fileprivate var trimmingComma: String { hasSuffix(",") ? String(dropLast()) : self }
}
