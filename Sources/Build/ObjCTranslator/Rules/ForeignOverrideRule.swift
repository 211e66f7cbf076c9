// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Overrides of a method that another module adds to a framework's class. That module asks for a protocol before it goes up
/// its own classes (``FrameworkOverrideRule``): the first class of this module that overrides conforms to it, and those
/// below override what conforms.
///
/// ## Before
///     class Card: UIView { override func fill() { super.fill() } }
/// ## After
///     class Card: UIView, @preconcurrency _TesseraOverrides_UIView_fill__ {
///       func _tesseraOverride_UIView_fill() { self._tessera_at_UIView_fill(Card.superclass()) } }
struct ForeignOverrideRule: Rule {
  func apply(to module: ModuleContext) {
    for base in module.options.overridable {
      let overrides = module.overrides(named: base.name).filter {
        !$0.isStatic && base.isOverridden(by: $0, in: module)
      }
      let owners = Set(overrides.compactMap { module.declaration(of: $0.owner)?.qualifiedName })
      for member in overrides { translate(member, of: base, owners: owners, module: module) }
    }
  }

  private func translate(_ member: MemberFact, of base: OverridableMember, owners: Set<String>, module: ModuleContext) {
    let file: SourceFile = member.owner.file
    guard let name = name(of: member) else {
      return module.report(
        "'\(base.fullName)' of an extension of '\(base.owner)' can't be overridden by an observed property; write it with "
          + "`get` and `set`", at: member.node.offsets.lowerBound, in: file)
    }
    let inherits = inherits(member, base, owners: owners, module: module)
    file.edits.replace(name.offsets, with: base.hiddenName)
    if !inherits {
      for modifier in member.modifiers where modifier.name.text == "override" { file.blank(modifier.offsets) }
      file.conform(member.owner, to: ["@preconcurrency " + base.protocolName])
      if let owner = module.declaration(of: member.owner) {
        module.overriders.insert(Self.overrider(owner.qualifiedName, base))
      }
      // An extension may stay where it is: nothing below needs to override what only it has.
      if module.declaration(of: member.owner)?.file !== file { module.dispatched.insert(ObjectIdentifier(member)) }
    }
    let type = module.declaration(of: member.owner)?.qualifiedName ?? member.owner.name
    for call in SuperCalls(of: member.name, in: member.node).found {
      if inherits {
        file.edits.replace(call.access.declName.offsets, with: base.hiddenName)
      } else if call.isAssigned {
        module.report(
          "'super.\(base.name)' can't be set: '\(base.owner)' has it from an extension of another module",
          at: call.access.offsets.lowerBound, in: file)
      } else {
        call.walk(by: base.walker, from: "\(type).superclass()", in: file)
      }
    }
  }

  private static func overrider(_ type: String, _ base: OverridableMember) -> String { "\(type) \(base.protocolName)" }

  /// Whether a class above overrides the member too.
  private func inherits(
    _ member: MemberFact, _ base: OverridableMember, owners: Set<String>, module: ModuleContext
  ) -> Bool {
    guard let owner = module.declaration(of: member.owner) else { return false }
    let ancestors = module.ancestors(of: owner)
    if ancestors.contains(where: { owners.contains($0.qualifiedName) }) { return true }
    return module.options.line(from: ([owner] + ancestors).last?.inherited.first).contains {
      module.options.overriders.contains(Self.overrider($0, base))
    }
  }

  /// The name of a function, or of a property that is computed.
  private func name(of member: MemberFact) -> TokenSyntax? {
    if let function = member.node.as(FunctionDeclSyntax.self) { return function.name }
    guard let binding = member.binding, let block = binding.accessorBlock else { return nil }
    if case .accessors(let list) = block.accessors,
      list.contains(where: { ["didSet", "willSet"].contains($0.accessorSpecifier.text) })
    {
      return nil
    }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
  }
}
