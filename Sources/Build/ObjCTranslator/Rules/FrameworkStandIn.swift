// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// What an extension of an app's says in place of a class of UIKit's: with Objective-C it takes the place of the class's own
/// member, here the kit asks for it.
///
/// ## Before
///     extension UINavigationController {
///       open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
///     }
/// ## After
///     extension UINavigationController: _TesseraOwn_preferredStatusBarStyle {
///       public        var _tesseraOwn_preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
///     }
enum FrameworkStandIn {
  private static let controllers: Set<String> = [
    "UIAlertController", "UIImagePickerController", "UINavigationController", "UISearchController",
    "UITabBarController", "UITableViewController", "UIViewController",
  ]
  private static let views: Set<String> = [
    "UIImageView", "UILabel", "UIScrollView", "UIStackView", "UITableViewController", "UIView", "UIViewController",
  ]
  private static let properties: Set<String> = [
    "childForStatusBarHidden", "childForStatusBarStyle", "preferredInterfaceOrientationForPresentation",
    "preferredStatusBarStyle", "prefersStatusBarHidden", "shouldAutorotate", "supportedInterfaceOrientations",
  ]
  private static let methods: Set<String> = [
    "touchesBegan(_:with:)", "touchesEnded(_:with:)", "touchesMoved(_:with:)",
  ]
  /// What is called beside a controller's own: its class's is empty.
  private static let lifeOfControllers: Set<String> = [
    "viewDidAppear(_:)", "viewDidDisappear(_:)", "viewDidLayoutSubviews()", "viewDidLoad()", "viewWillAppear(_:)",
    "viewWillDisappear(_:)", "viewWillLayoutSubviews()",
  ]
  private static let viewsOfNibs: Set<String> = [
    "UIButton", "UIImageView", "UILabel", "UISearchBar", "UITextField", "UITextView",
  ]

  private static func isAsked(_ method: String, of type: String) -> Bool {
    if type != "UIViewController", controllers.contains(type), lifeOfControllers.contains(method) { return true }
    if method == "awakeFromNib()" { return viewsOfNibs.contains(type) }
    return views.contains(type) && methods.contains(method)
  }

  /// Gives a member the name that the kit asks for; `nil` where it does not.
  static func take(_ member: MemberFact, of type: TypeFact, in file: SourceFile) -> String? {
    guard !member.isStatic, member.conditions.isEmpty else { return nil }
    let supers = member.node.tokens(viewMode: .sourceAccurate).filter { $0.tokenKind == .keyword(.super) }
    let name: TokenSyntax
    let modifiers: DeclModifierListSyntax
    if let variable = member.node.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self), supers.isEmpty,
      controllers.contains(type.name), properties.contains(pattern.identifier.text)
    {
      (name, modifiers) = (pattern.identifier, variable.modifiers)
    } else if let function = member.node.as(FunctionDeclSyntax.self), isAsked(member.fullName, of: type.name) {
      (name, modifiers) = (function.name, function.modifiers)
    } else {
      return nil
    }
    for token in supers {
      guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == name.text
      else { return nil }
      file.edits.replace(access.offsets, with: "_tesseraSuper_" + name.text)
    }
    let isPublic = modifiers.contains { ["open", "public"].contains($0.name.text) }
    for modifier in modifiers {
      switch modifier.name.text {
      case "open", "internal", "fileprivate", "private": file.edits.replace(modifier.offsets, with: "public")
      case "override" where isPublic: file.blank(modifier.offsets)
      case "override": file.edits.replace(modifier.offsets, with: "public")
      default: break
      }
    }
    file.edits.replace(name.offsets, with: "_tesseraOwn_" + name.text)
    file.requiredImports.append("UIKit")
    return name.text
  }

  /// Says of an extension what it has.
  static func conform(_ type: TypeFact, to names: [String], in file: SourceFile) {
    file.conform(type, to: names.map { "_TesseraOwn_" + $0 })
  }
}

extension SourceFile {
  /// Adds protocols to what an extension, or a type that names others, says it conforms to.
  func conform(_ type: TypeFact, to protocols: [String]) {
    guard !protocols.isEmpty else { return }
    let list = protocols.joined(separator: ", ")
    let clause = type.node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
    if let last = clause?.inheritedTypes.last {
      edits.insert(", " + list, at: last.type.offsets.upperBound)
    } else if let node = type.node.as(ExtensionDeclSyntax.self) {
      edits.insert(": " + list, at: node.extendedType.offsets.upperBound)
    }
  }
}
