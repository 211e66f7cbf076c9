// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Calls of methods that may not be implemented.
///
/// The framework's optional requirements have defaults, so the question mark moves to the object, which is asked whether it
/// has the method. The app's own throw where nobody implements them (``OptionalRequirementRule``), and `try?` gives `nil`.
///
/// ## Before
///     delegate?.scrollViewDidScroll?(self)
///     delegate?.picker?(self, canPick: 3) ?? true
///     UIApplication.shared.delegate?.window??.rootViewController
/// ## After
///     _tesseraAnswering(delegate, "scrollViewDidScroll:")?.scrollViewDidScroll(self)
///     (try? delegate?.picker(self, canPick: 3)) ?? true
///     UIApplication.shared.delegate?.window?.rootViewController
///
/// Where such a property is bound, what is bound is still optional: `if let window = UIApplication.shared.delegate?.window`
/// becomes `if let window = UIApplication.shared.delegate.map({ $0.window })`.
struct OptionalCallRule: Rule {
  func apply(to module: ModuleContext) {
    for file in module.files {
      for call in file.scan.optionalCalls { translate(call, in: file, module: module) }
      for (name, mark) in file.scan.doubleUnwraps where module.options.optionalProperties.contains(name) {
        file.edits.replace(mark.offsets, with: "")
      }
      for access in file.scan.accesses
      where module.options.optionalProperties.contains(access.declName.baseName.text) {
        bind(access, in: file)
      }
    }
  }

  /// Keeps what an `if let` binds optional, of the application's delegate: an app's own class has the property always.
  private func bind(_ access: MemberAccessExprSyntax, in file: SourceFile) {
    guard let chain = access.base?.as(OptionalChainingExprSyntax.self),
      chain.expression.trimmedDescription == "UIApplication.shared.delegate",
      access.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
    else { return }
    file.edits.replace(
      chain.questionMark.offsets.lowerBound..<access.offsets.upperBound,
      with: ".map({ $0.\(access.declName.baseName.text) })")
  }

  private func translate(_ call: FunctionCallExprSyntax, in file: SourceFile, module: ModuleContext) {
    guard let (access, mark, isForced) = Self.parts(call), let base = access.base,
      access.declName.argumentNames == nil,
      let requirement = Self.requirement(named: access.declName.baseName.text, call: call, module: module)
    else { return }
    file.edits.replace(mark.offsets, with: "")
    if requirement.isFramework {
      if !isForced, !base.is(SuperExprSyntax.self) { ask(base, whether: requirement, in: file) }
    } else {
      let range = call.offsets
      file.edits.insert(isForced ? "(try! " : "(try? ", at: range.lowerBound)
      file.edits.insert(Self.continuesChain(call) && !isForced ? ")?" : ")", at: range.upperBound)
    }
  }

  /// Asks the object of a call, which may be an optional one, whether it implements the method.
  private func ask(_ base: ExprSyntax, whether requirement: KnownRequirement, in file: SourceFile) {
    let name = ObjCName.selector(base: requirement.name, labels: requirement.labels)
    file.edits.insert("_tesseraAnswering(", at: base.offsets.lowerBound)
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      file.edits.replace(chain.questionMark.offsets, with: ", \"\(name)\")?")
    } else {
      file.edits.insert(", \"\(name)\")?", at: base.offsets.upperBound)
    }
    file.requiredImports.append("UIKit")
  }

  private static func parts(_ call: FunctionCallExprSyntax) -> (MemberAccessExprSyntax, TokenSyntax, Bool)? {
    if let chain = call.calledExpression.as(OptionalChainingExprSyntax.self),
      let access = chain.expression.as(MemberAccessExprSyntax.self)
    {
      return (access, chain.questionMark, false)
    }
    if let force = call.calledExpression.as(ForceUnwrapExprSyntax.self),
      let access = force.expression.as(MemberAccessExprSyntax.self)
    {
      return (access, force.exclamationMark, true)
    }
    return nil
  }

  /// The optional requirement that a call means. A property of that name holds a closure and is called as it stands.
  private static func requirement(
    named name: String, call: FunctionCallExprSyntax, module: ModuleContext
  ) -> KnownRequirement? {
    var labels = call.arguments.map { $0.label?.text ?? "_" }
    if call.trailingClosure != nil { labels.append("*") }
    labels += call.additionalTrailingClosures.map { $0.label.text }
    let wanted = name + "(" + labels.map { $0 + ":" }.joined() + ")"
    let candidates: [KnownRequirement]
    if labels.contains("*") {
      candidates = module.optionalRequirements.values.joined().sorted { $0.protocolName < $1.protocolName }.filter {
        known in
        known.name == name && known.labels.count == labels.count
          && zip(known.labels, labels).allSatisfy { $1 == "*" || $0 == $1 }
      }
    } else {
      candidates = module.optionalRequirements[wanted] ?? []
    }
    guard !candidates.isEmpty else { return nil }
    // Calls of closures have no labels, so `delegate?.store?(self, didChange: item)` is a method whatever is named `store`.
    let isClosure = labels.allSatisfy { $0 == "_" || $0 == "*" } && module.mayHoldClosure(propertyNamed: name)
    return isClosure ? nil : candidates.first { !$0.isFramework } ?? candidates.first
  }

  /// Whether the call's result is used by a member access, call or subscript right behind it.
  private static func continuesChain(_ call: FunctionCallExprSyntax) -> Bool {
    guard let parent = call.parent else { return false }
    if let access = parent.as(MemberAccessExprSyntax.self) { return access.base?.id == call.id }
    if let outer = parent.as(FunctionCallExprSyntax.self) { return outer.calledExpression.id == call.id }
    if let item = parent.as(SubscriptCallExprSyntax.self) { return item.calledExpression.id == call.id }
    return false
  }
}
