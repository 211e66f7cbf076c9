// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Casts of dictionaries to those by names of a type of their own. On Linux an `NSDictionary` gives its keys as `String`, which
/// is cast to no such name; from a dictionary by `NSString` it can be made.
///
/// ## Before
///     let attributes = CTRunGetAttributes(run) as? [NSAttributedString.Key: Any]
/// ## After
///     let attributes = _tesseraKeyed(CTRunGetAttributes(run)) as? [NSAttributedString.Key: Any]
struct KeyedDictionaryRule: Rule {
  /// What is cast.
  typealias Operand = ExprSyntax

  func apply(to module: ModuleContext) {
    for file in module.files where !file.isTranslated {
      for operand in file.scan.keyedCasts {
        file.edits.insert("_tesseraKeyed(", at: operand.offsets.lowerBound)
        file.edits.insert(")", at: operand.offsets.upperBound)
        file.requiredImports.append("TesseraShims_Foundation")
      }
    }
  }

  /// What is cast to a dictionary by names in a sequence such as `x as? [NSAttributedString.Key: Any]`.
  static func operand(in node: SequenceExprSyntax) -> Operand? {
    var elements = Array(node.elements)
    if elements.count == 5, elements[1].is(AssignmentExprSyntax.self) { elements.removeFirst(2) }
    guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark != nil,
      let type = elements[2].as(TypeExprSyntax.self)?.type.as(DictionaryTypeSyntax.self),
      type.key.is(MemberTypeSyntax.self), type.value.trimmedDescription.hasPrefix("Any"),
      !elements[0].trimmedDescription.hasPrefix("_tesseraKeyed(")
    else { return nil }
    return elements[0]
  }
}
