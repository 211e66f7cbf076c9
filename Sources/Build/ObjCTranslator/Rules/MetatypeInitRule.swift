// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Objects made of a class that is known only at run time.
///
/// Swift lets `init()` be called on a value of type `UIViewController.Type` because that is a class of Objective-C's; of a
/// Swift class it would have to be `required`. The kit has a method for it. A call is rewritten only where the source says
/// that the value is the metatype of a framework's class (``TypeFinder``). Everything else is left to the compiler.
///
/// ## Before
///     let page: UIViewController.Type
///     page.init()
///     (NSClassFromString(name) as! UIView.Type).init(frame: .zero)
///     pages["home"]!.init(nibName: nil, bundle: nil)
/// ## After
///     let page: UIViewController.Type
///     page._tesseraInit()
///     (NSClassFromString(name) as! UIView.Type)._tesseraInit(frame: .zero)
///     pages["home"]!._tesseraInit(nibName: nil, bundle: nil)
struct MetatypeInitRule: Rule {
  /// Prefixes of the frameworks' classes.
  static let prefixes = ["UI", "NS", "CA"]
  /// The initialisers that the kit can call, by their labels.
  static let labels: [[String]] = [
    [], ["frame"], ["identifier", "source", "destination"], ["nibName", "bundle"], ["reuseIdentifier"],
    ["style", "reuseIdentifier"],
  ]

  func apply(to module: ModuleContext) {
    let finder = TypeFinder(module: module)
    for file in module.files {
      for access in file.scan.metatypeInits {
        guard let types = access.base.flatMap({ finder.types(of: $0) }),
          types.allSatisfy({ Self.isMetatype($0, at: Syntax(access), in: module) })
        else { continue }
        file.edits.replace(access.declName.baseName.offsets, with: "_tesseraInit")
      }
    }
  }

  /// Whether a call might make an object of a metatype: `x.init()` or `x.init(frame: …)`.
  static func mayApply(to call: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax) -> Bool {
    access.declName.baseName.tokenKind == .keyword(.`init`) && access.declName.argumentNames == nil
      && call.trailingClosure == nil && labels.contains(call.arguments.map { $0.label?.text ?? "_" })
  }

  /// Whether a type is the metatype of a framework's class, optional or not.
  private static func isMetatype(_ type: TypeSyntax, at node: Syntax, in module: ModuleContext) -> Bool {
    guard let metatype = TypeFinder.plain(type).as(MetatypeTypeSyntax.self), metatype.metatypeSpecifier.text == "Type"
    else { return false }
    let labels = node.parent?.as(FunctionCallExprSyntax.self)?.arguments.map { $0.label?.text ?? "_" } ?? []
    // Of `UIViewController & Themed` the class is what makes the object.
    let base = TypeFinder.plain(metatype.baseType)
    let parts = base.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [base]
    return parts.contains { part in
      guard let name = part.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil else { return false }
      return GenericInitRule.isKitClass(name.name.text, labels, in: module)
        || GenericInitRule.isKitClass(parameter: name.name.text, at: node, labels, in: module)
    }
  }
}
