// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Blocks of Objective-C, which are objects: functions are cast from such. Tests press the buttons of alerts so, whose handlers
/// only a private key gives.
///
/// ## Before
///     typealias Handler = @convention(block) (UIAlertAction) -> Void
///     let block = action.value(forKey: "handler")
///     unsafeBitCast(block as AnyObject, to: Handler.self)(action)
/// ## After
///     typealias Handler =                    (UIAlertAction) -> Void
///     let block = action.value(forKey: "handler")
///     _tesseraBlock(block as AnyObject, to: Handler.self)(action)
struct BlockRule: Rule {
  static let cast = "unsafeBitCast"

  /// Whether a type is that of a block.
  static func isBlock(_ type: String) -> Bool { type.contains("@convention(block)") }

  func apply(to module: ModuleContext) {
    let names = Set(module.files.flatMap(\.scan.blockNames))
    for file in module.files where !file.isTranslated {
      for (name, range) in file.scan.attributes where name == "convention" {
        if Self.isBlock(String(decoding: file.bytes[range], as: UTF8.self)) { file.blank(range) }
      }
      for call in file.scan.bitCasts {
        guard let type = call.arguments.last?.expression.trimmedDescription, type.hasSuffix(".self") else { continue }
        let name = type.dropLast(".self".count).split(separator: ".").last.map(String.init) ?? ""
        guard names.contains(name) || Self.isBlock(type) else { continue }
        file.edits.replace(call.calledExpression.offsets, with: "_tesseraBlock")
        file.requiredImports.append("UIKit")
      }
    }
  }
}
