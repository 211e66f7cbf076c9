// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// With Objective-C any value can be an argument of a format; here a function makes one of it.
///
/// ## Before
///     NSPredicate(format: "date > %@", date as CVarArg)
/// ## After
///     NSPredicate(format: "date > %@", _tesseraVarArg(date))
struct VariableArgumentRule: Rule {
  func apply(to module: ModuleContext) {
    for file in module.files where !file.isTranslated {
      for cast in file.scan.variableArguments {
        file.edits.insert("_tesseraVarArg(", at: cast.lowerBound)
        file.blank(cast.keyword)
        file.edits.insert(")", at: cast.upperBound)
        file.requiredImports.append("TesseraShims_Foundation")
      }
    }
  }

  /// What stands before `as CVarArg`, and where that stands itself.
  struct Cast {
    var lowerBound: Int
    var upperBound: Int
    var keyword: Range<Int>
  }

  /// The cast that makes up a whole expression.
  static func cast(in node: SequenceExprSyntax) -> Cast? {
    let parts = node.elements.map { $0 }
    guard parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark?.text != "?",
      ["CVarArg", "any CVarArg"].contains(parts[2].trimmedDescription)
    else { return nil }
    let value = parts[0].offsets
    return Cast(
      lowerBound: value.lowerBound, upperBound: value.upperBound,
      keyword: cast.offsets.lowerBound..<parts[2].offsets.upperBound)
  }
}
