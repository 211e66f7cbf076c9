// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Names of classes: Foundation's functions on Linux stop the program for nested and generic classes and put a module in
/// front of the frameworks' names, and only `NSObject`'s classes can be asked for their description.
///
/// ## Before
///     NSStringFromClass(Card.self)
///     func add(_ type: AnyClass) { register(type, forCellWithReuseIdentifier: type.description()) }
/// ## After
///     _tesseraStringFromClass(Card.self)
///     func add(_ type: AnyClass) { register(type, forCellWithReuseIdentifier: _tesseraDescription(type)) }
struct ClassNameRule: Rule {
  /// The functions, with what takes their places.
  static let functions = [
    "NSClassFromString": "_tesseraClassFromString", "NSStringFromClass": "_tesseraStringFromClass",
    "objc_getClass": "_tesseraGetClass",
  ]

  func apply(to module: ModuleContext) {
    let finder = TypeFinder(module: module)
    for file in module.files {
      for name in file.scan.classNameFunctions {
        guard let function = Self.functions[name.text] else { continue }
        file.edits.replace(name.offsets, with: function)
        file.requiredImports.append("UIKit")
      }
      for call in file.scan.descriptionCalls {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
          finder.types(of: base)?.allSatisfy(Self.isAnyClass) == true, !Self.isChain(base)
        else { continue }
        file.edits.insert("_tesseraDescription(", at: base.offsets.lowerBound)
        file.edits.replace(base.offsets.upperBound..<call.offsets.upperBound, with: ")")
        file.requiredImports.append("UIKit")
      }
    }
  }

  private static func isAnyClass(_ type: TypeSyntax) -> Bool {
    ["AnyClass", "AnyObject.Type"].contains(TypeFinder.plain(type).trimmedDescription)
  }

  /// `type?.description()` would need an optional's `map`.
  private static func isChain(_ base: ExprSyntax) -> Bool { base.is(OptionalChainingExprSyntax.self) }
}
