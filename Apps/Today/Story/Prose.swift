// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// How running text is set.
enum Prose {
  static var font: UIFont { Typeface.font(18, .regular, like: .body, upTo: 48) }
  static var boldFont: UIFont { Typeface.font(18, .bold, like: .body, upTo: 48) }

  static func paragraph(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: attributes)
  }

  /// A first paragraph: its first sentence stands out.
  static func opening(_ text: String) -> NSAttributedString {
    let result = NSMutableAttributedString(string: text, attributes: attributes)
    let sentence = text.range(of: ". ").map { text[..<$0.upperBound] } ?? text[...]
    let range = NSRange(location: 0, length: sentence.utf16.count)
    result.addAttribute(.font, value: boldFont, range: range)
    result.addAttribute(.foregroundColor, value: Palette.ink, range: range)
    return result
  }

  private static var attributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    return [.font: font, .foregroundColor: Palette.prose, .paragraphStyle: style]
  }
}
