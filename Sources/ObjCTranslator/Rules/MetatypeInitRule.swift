// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Objects made of a class that is known only at run time.
///
/// Swift lets `init()` be called on a value of type `UIViewController.Type`, and on `T` where `T: UIView`, because these are
/// classes of Objective-C's; of a Swift class it would have to be `required`. A file with a call that may be of the kind gets
/// initialisers for all classes of the frameworks, as those of a protocol: these may be called on any metatype, and look
/// for the class's own as the program runs. Whatever else the call can mean comes first, so the compiler decides, and nobody
/// needs to know here what type an expression has.
///
/// ## Before
///     pages["home"]!.init(nibName: nil, bundle: nil)
///     func make<T: UIView>() -> T { T(frame: .zero) }
/// ## After
///     The same, and at the end of the file:
///     extension _TesseraMade {
///       @_disfavoredOverload @preconcurrency @MainActor fileprivate init(frame: CGRect) { self = _tesseraMake(…) }
struct MetatypeInitRule: Rule {
  /// The initialisers that the kit can call, by their labels: the parameters, and how they are handed on.
  private static let initializers: KeyValuePairs<[String], (parameters: String, arguments: String)> = [
    []: ("", ""),
    ["frame"]: ("frame: CGRect", ", frame: frame"),
    ["style", "reuseIdentifier"]: (
      "style: UITableViewCell.CellStyle, reuseIdentifier: String?", ", style: style, reuseIdentifier: reuseIdentifier"
    ),
    ["nibName", "bundle"]: ("nibName: String?, bundle: Bundle?", ", nibName: nibName, bundle: bundle"),
  ]

  func apply(to module: ModuleContext) {
    for file in module.files where !file.isTranslated {
      let used = Set(file.scan.metatypeInits.filter { $0.isMeant(file.scan.genericNames) }.map(\.labels))
      guard !used.isEmpty else { continue }
      let made = Self.initializers.filter { used.contains($0.key) }.map { initializer in
        "  @_disfavoredOverload @preconcurrency @MainActor fileprivate init(\(initializer.value.parameters)) "
          + "{ self = _tesseraMake(Self.self\(initializer.value.arguments)) }"
      }
      file.trailer += ["extension _TesseraMade {"] + made + ["}"]
      file.requiredImports.append("UIKit")
    }
  }

  /// The call, if it might make an object of a metatype: `x.init()`, `T()`, `Self(frame: …)`.
  static func call(_ call: FunctionCallExprSyntax) -> MetatypeInit? {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    guard call.trailingClosure == nil, initializers.contains(where: { $0.key == labels }) else { return nil }
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
      return MetatypeInit(labels: labels, name: name.baseName.text)
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.tokenKind == .keyword(.`init`), access.declName.argumentNames == nil,
      !base.is(SuperExprSyntax.self)
    else { return nil }
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
      // An initialiser that leaves the work to another one.
      if name == "self", isInInitializer(Syntax(call)) { return nil }
      return MetatypeInit(labels: labels, name: name.first?.isUppercase == true ? name : nil)
    }
    // A type within a type.
    let isType = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text.first?.isUppercase == true
    return isType ? nil : MetatypeInit(labels: labels)
  }

  private static func isInInitializer(_ node: Syntax) -> Bool {
    var current = node
    while let parent = current.parent {
      if parent.is(InitializerDeclSyntax.self) { return true }
      if parent.is(FunctionDeclSyntax.self) || parent.is(AccessorBlockSyntax.self) { return false }
      current = parent
    }
    return false
  }
}

/// A call that may make an object of a metatype.
struct MetatypeInit {
  var labels: [String]
  /// What stands for the type, where that is a name such as a type's.
  var name: String?

  /// Whether the type is known only at run time, as that of an expression, of `Self` and of a generic parameter is.
  func isMeant(_ generic: Set<String>) -> Bool { name.map { $0 == "Self" || generic.contains($0) } ?? true }
}
