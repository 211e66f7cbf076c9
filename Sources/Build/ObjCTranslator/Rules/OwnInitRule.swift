// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Classes with an `init()` of their own below a framework's class whose `init()` is a convenience. On iOS that one takes the
/// other's place, so that whoever knows the class at run time alone makes objects by it; Swift keeps the two apart. The kit
/// asks the class (``MetatypeInitRule``, ``GenericInitRule``).
///
/// ## Before
///     class Card: UIView { init() { super.init(frame: .zero) } }
/// ## After
///     class Card: UIView, _TesseraMade { init() { super.init(frame: .zero) }
///       class func _tesseraMade(_ type: AnyClass) -> AnyObject? { type == Card.self ? Card() : nil } }
struct OwnInitRule: Rule {
  func apply(to module: ModuleContext) {
    for file in module.files where !file.isTranslated && !file.hasSyntaxError {
      for type in file.scan.types where type.kind == .class {
        guard isMade(type, in: module) else { continue }
        let inherits = inherits(type, in: module)
        if !type.isLocal { module.madeClasses.insert(type.qualifiedName) }
        let access = ["open", "public", "package"].first(where: type.has).map { $0 + " " } ?? ""
        file.addMember(
          "\(inherits ? "override " : "")\(type.has("final") ? access.replacing("open", with: "public") : access)class func "
            + "_tesseraMade(_ type: AnyClass) -> AnyObject? { type == \(type.name).self ? \(type.name)() : nil }",
          to: type)
        if !inherits {
          file.conform(type, to: ["_TesseraMade"])
          file.requiredImports.append("UIKit")
        }
      }
    }
  }

  private func isMade(_ type: TypeFact, in module: ModuleContext) -> Bool {
    guard let parent = type.inherited.first, parent != type.name else { return false }
    let line = [type] + module.ancestors(of: type)
    guard let root = line.last?.inherited.first, module.declaration(named: root) == nil,
      ["UIView", "UIViewController", "UIGestureRecognizer"].contains(where: { isKnown(root, from: $0, in: module) })
    else { return false }
    guard let own = line.first(where: { !inits(of: $0).isEmpty }) else { return false }
    return inits(of: own).contains { member in
      guard let node = member.node.as(InitializerDeclSyntax.self) else { return false }
      return node.signature.parameterClause.parameters.isEmpty && node.signature.effectSpecifiers == nil
        && node.genericParameterClause == nil && !member.has("override") && member.conditions.isEmpty
        && !(own !== type && member.has("private"))
        && !node.attributes.trimmedDescription.contains("unavailable")
    }
  }

  private func inits(of type: TypeFact) -> [MemberFact] { type.members.filter { $0.kind == .initializer } }

  /// Whether a class of another module is known to derive from one of the kit's or to be it.
  private func isKnown(_ name: String, from base: String, in module: ModuleContext) -> Bool {
    module.options.line(from: name).contains(base)
  }

  /// Whether a class above has the member that is added.
  private func inherits(_ type: TypeFact, in module: ModuleContext) -> Bool {
    let ancestors = module.ancestors(of: type)
    if ancestors.contains(where: { isMade($0, in: module) }) { return true }
    return module.options.line(from: ([type] + ancestors).last?.inherited.first)
      .contains(where: module.options.madeClasses.contains)
  }
}
