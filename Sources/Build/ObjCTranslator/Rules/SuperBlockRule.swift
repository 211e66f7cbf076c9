// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// A block that is optional and not escaping on iOS has two methods here: an overridable one that takes an optional, and
/// one that takes a closure and calls the first. Called on `super`, the second would come back to the override; so a
/// closure that is given to `super` is said to be the optional, with the `self` that it then has to name.
///
/// ## Before
///     super.performBatchUpdates { count += 1 } completion: { _ in }
/// ## After
///     super.performBatchUpdates({ [self] in count += 1 } as (() -> Void)?)            { _ in }
struct SuperBlockRule: Rule {
  /// The framework's methods with such a block as their first argument.
  static let names: Set<String> = ["performBatchUpdates"]

  func apply(to module: ModuleContext) {
    for file in module.files {
      for call in file.scan.superBlockCalls { translate(call, in: file) }
    }
  }

  private func translate(_ call: FunctionCallExprSyntax, in file: SourceFile) {
    if let first = call.arguments.first {
      // Said already: a cast by hand, or a file translated before.
      guard !first.expression.is(SequenceExprSyntax.self), !first.expression.is(NilLiteralExprSyntax.self) else {
        return
      }
      if let closure = first.expression.as(ClosureExprSyntax.self) { nameSelf(in: closure, file: file) }
      file.edits.insert(Self.type, at: first.expression.offsets.upperBound)
    } else if let closure = call.trailingClosure {
      nameSelf(in: closure, file: file)
      for parenthesis in [call.leftParen, call.rightParen] {
        if let parenthesis { file.blank(parenthesis.offsets) }
      }
      file.edits.insert("(", at: closure.offsets.lowerBound)
      file.edits.insert(Self.type + ")", at: closure.offsets.upperBound)
      // What follows is now the first trailing closure, which has no label.
      if let next = call.additionalTrailingClosures.first {
        file.blank(next.label.offsets.lowerBound..<next.colon.offsets.upperBound)
      }
    }
  }

  private static let type = " as (() -> Void)?"

  private func nameSelf(in closure: ClosureExprSyntax, file: SourceFile) {
    guard closure.signature == nil else { return }
    file.edits.insert(" [self] in", at: closure.leftBrace.offsets.upperBound)
  }
}
