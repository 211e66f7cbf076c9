// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Blocks of Objective-C, which are objects, and what methods do, which are functions of C that take an object and a selector:
/// Swift's functions are cast from both. Tests press the buttons of alerts so, whose handlers only a private key gives; what
/// stands in a method's place calls so what stood there before.
///
/// ## Before
///     typealias Handler = @convention(block) (UIAlertAction) -> Void
///     let block = action.value(forKey: "handler")
///     unsafeBitCast(block as AnyObject, to: Handler.self)(action)
///     typealias Load = @convention(c) (UIViewController, Selector) -> Void
///     unsafeBitCast(implementation, to: Load.self)(self, selector)
///     path.apply(info: unsafeBitCast(block, to: UnsafeMutableRawPointer.self), function: call)
/// ## After
///     typealias Handler =                    (UIAlertAction) -> Void
///     let block = action.value(forKey: "handler")
///     _tesseraBlock(block as AnyObject, to: Handler.self)(action)
///     typealias Load =                (UIViewController, Selector) -> Void
///     _tesseraFunction(implementation, to: Load.self)(self, selector)
///     path.apply(info: _tesseraBlockPointer(block, to: UnsafeMutableRawPointer.self), function: call)
struct BlockRule: Rule {
  static let cast = "unsafeBitCast"

  /// Whether a type is that of a block.
  static func isBlock(_ type: String) -> Bool { type.contains("@convention(block)") }

  /// What the address of a block is cast to.
  private static let pointers: Set<String> = ["UnsafeMutableRawPointer.self", "UnsafeRawPointer.self"]

  /// Whether a type is that of what a method does, or of what walks along a path: no function of C takes a path's elements
  /// here.
  static func isMethod(_ type: TypeSyntax) -> Bool {
    guard let attributed = type.as(AttributedTypeSyntax.self),
      let function = attributed.baseType.as(FunctionTypeSyntax.self),
      attributed.attributes.contains(where: { $0.trimmedDescription == "@convention(c)" })
    else { return false }
    return function.parameters.dropFirst().first?.type.trimmedDescription == "Selector"
      || function.parameters.contains { $0.type.trimmedDescription.contains("CGPathElement") }
  }

  func apply(to module: ModuleContext) {
    let blocks = Set(module.files.flatMap(\.scan.blockNames))
    let methods = Set(module.files.flatMap(\.scan.methodNames))
    for file in module.files where !file.isTranslated {
      for (name, range) in file.scan.attributes where name == "convention" {
        if Self.isBlock(String(decoding: file.bytes[range], as: UTF8.self)) { file.blank(range) }
      }
      for range in file.scan.methodConventions { file.blank(range) }
      let hasBlocks = file.scan.attributes.contains { name, range in
        name == "convention" && Self.isBlock(String(decoding: file.bytes[range], as: UTF8.self))
      }
      for call in file.scan.bitCasts {
        guard let type = call.arguments.last?.expression.trimmedDescription, type.hasSuffix(".self") else { continue }
        if hasBlocks, Self.pointers.contains(type),
          call.arguments.first?.expression.is(DeclReferenceExprSyntax.self) == true
        {
          file.edits.replace(call.calledExpression.offsets, with: "_tesseraBlockPointer")
          file.requiredImports.append("UIKit")
          continue
        }
        let name = type.dropLast(".self".count).split(separator: ".").last.map(String.init) ?? ""
        let isMethod =
          methods.contains(name) || file.scan.methodConventions.contains { call.offsets.contains($0.lowerBound) }
        guard blocks.contains(name) || isMethod || Self.isBlock(type) else { continue }
        file.edits.replace(call.calledExpression.offsets, with: isMethod ? "_tesseraFunction" : "_tesseraBlock")
        file.requiredImports.append("UIKit")
      }
    }
  }
}
