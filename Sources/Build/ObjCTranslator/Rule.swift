// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// One translation rule: looks at the module and adds edits to its files.
protocol Rule {
  func apply(to module: ModuleContext)
}

extension SyntaxProtocol {
  /// The text without comments and line breaks, for a second copy of it elsewhere.
  var oneLine: String {
    var result = ""
    var needsSpace = false
    for token in tokens(viewMode: .sourceAccurate) {
      if needsSpace || (!result.isEmpty && !token.leadingTrivia.isEmpty) { result += " " }
      result += token.text
      needsSpace = !token.trailingTrivia.isEmpty
    }
    return result
  }
}

extension SourceFile {
  /// Removes a range and leaves spaces, so that columns and lines to its right stay where they were.
  func blank(_ range: Range<Int>) {
    edits.replace(
      range, with: String(decoding: self.bytes[range].map { $0 == 10 || $0 == 13 ? $0 : 32 }, as: UTF8.self))
  }

  /// An extension at file level can't name a type that is private to another type: lets the file name it.
  func promote(_ type: TypeFact) {
    var current: TypeFact? = type
    while let nested = current, nested.parent != nil {
      if nested.kind != .extension, isFirstPromotion(of: nested) {
        for modifier in nested.modifiers where modifier.name.text == "private" {
          edits.replace(modifier.offsets, with: "fileprivate")
        }
      }
      current = nested.parent
    }
  }

  /// Replaces a range; the result has as many line breaks as the original, added at its end.
  func replaceKeepingLines(_ range: Range<Int>, with text: String) {
    edits.replace(range, with: text + self.lineBreaks(in: range, minus: text))
  }

  /// The line breaks that a text lacks to stand for a range.
  func lineBreaks(in range: Range<Int>, minus text: String = "") -> String {
    let had = bytes[range].count { $0 == 10 }
    let has = text.utf8.count { $0 == 10 }
    return String(repeating: "\n", count: max(0, had - has))
  }
}
