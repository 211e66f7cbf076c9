// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Overrides of what SDKs had other names for before Swift 4.2. Objective-C's name stayed, so the old override was still
/// one; here what has the old name is a member of an extension, which calls the new one.
///
/// Only overrides are renamed, and what they ask of `super`; names of classes that the module declares anew are its own.
///
/// ## Before
///     override func didMove(toParentViewController parent: UIViewController?) {
///       super.didMove(toParentViewController: parent)
///     }
/// ## After
///     override func didMove(toParent parent: UIViewController?) {
///       super.didMove(toParent: parent)
///     }
struct RenamedOverrideRule: Rule {
  /// What a member became.
  private enum Change {
    /// Another label of its first argument.
    case label(String)
    /// Another base name.
    case name(String)
    /// A property, by the same name or another.
    case property(String)
  }

  /// By the old full name.
  private static let changes: [String: Change] = [
    "didMove(toParentViewController:)": .label("toParent"),
    "willMove(toParentViewController:)": .label("toParent"),
    "overrideTraitCollection(forChildViewController:)": .label("forChild"),
    "addChildViewController(_:)": .name("addChild"),
    "removeFromParentViewController()": .name("removeFromParent"),
    "childViewControllers": .name("children"),
    "childViewControllerForStatusBarStyle": .name("childForStatusBarStyle"),
    "childViewControllerForStatusBarHidden": .name("childForStatusBarHidden"),
    "childViewControllerForHomeIndicatorAutoHidden()": .property("childForHomeIndicatorAutoHidden"),
    "childViewControllerForScreenEdgesDeferringSystemGestures()":
      .property("childForScreenEdgesDeferringSystemGestures"),
    "prefersHomeIndicatorAutoHidden()": .property("prefersHomeIndicatorAutoHidden"),
    "preferredScreenEdgesDeferringSystemGestures()": .property("preferredScreenEdgesDeferringSystemGestures"),
  ]

  func apply(to module: ModuleContext) {
    for file in module.files where !file.isTranslated {
      for member in file.scan.types.flatMap(\.members) where member.has("override") && !member.isStatic {
        guard let change = Self.changes[member.fullName], !Self.isDeclaredAnew(member, in: module) else { continue }
        rename(member, change, in: file)
        let calls = Calls(of: member, in: file, change)
        calls.walk(member.node)
      }
    }
  }

  /// Whether one of the class's ancestors in the module declares the member, which is what is overridden.
  private static func isDeclaredAnew(_ member: MemberFact, in module: ModuleContext) -> Bool {
    guard let owner = module.declaration(of: member.owner) else { return false }
    return module.ancestors(of: owner).contains { ancestor in
      module.members(of: ancestor, named: member.name)
        .contains { $0.fullName == member.fullName && !$0.has("override") }
    }
  }

  private func rename(_ member: MemberFact, _ change: Change, in file: SourceFile) {
    if let function = member.node.as(FunctionDeclSyntax.self) {
      switch change {
      case .label(let label):
        guard let parameter = member.parameters.first else { return }
        // Where the label was the parameter's name too, the body goes on using that.
        let text = parameter.secondName == nil ? "\(label) \(parameter.firstName.text)" : label
        file.edits.replace(parameter.firstName.offsets, with: text)
      case .name(let name): file.edits.replace(function.name.offsets, with: name)
      case .property(let name):
        guard let result = function.signature.returnClause else { return }
        file.edits.replace(function.funcKeyword.offsets, with: "var")
        file.edits.replace(function.name.offsets.lowerBound..<result.arrow.offsets.upperBound, with: name + ":")
      }
    } else if case .name(let name) = change, let pattern = member.binding?.pattern {
      file.edits.replace(pattern.offsets, with: name)
    }
  }

  /// What a member's body asks of `super` by the old name.
  private final class Calls: SyntaxVisitor {
    private let member: MemberFact
    private let file: SourceFile
    private let change: Change

    init(of member: MemberFact, in file: SourceFile, _ change: Change) {
      (self.member, self.file, self.change) = (member, file, change)
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == member.name else {
        return .visitChildren
      }
      let call = node.parent?.as(FunctionCallExprSyntax.self).flatMap { $0.calledExpression.id == node.id ? $0 : nil }
      switch change {
      case .label(let label):
        if let old = call?.arguments.first?.label { file.edits.replace(old.offsets, with: label) }
      case .name(let name): file.edits.replace(node.declName.baseName.offsets, with: name)
      case .property(let name):
        guard let call else { break }
        file.edits.replace(node.declName.baseName.offsets.lowerBound..<call.offsets.upperBound, with: name)
      }
      return .skipChildren
    }
  }
}
