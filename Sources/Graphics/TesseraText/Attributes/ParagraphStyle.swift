// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// How a paragraph is set; lengths are points.
package struct ParagraphStyle: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable {
    case left, center, right, justified
    /// The side where reading starts.
    case natural
  }

  package enum WritingDirection: Hashable, Sendable {
    /// The direction of the first letter that has one.
    case natural
    case leftToRight, rightToLeft
  }

  package var alignment: Alignment = .natural
  /// Added between lines.
  package var lineSpacing: CGFloat = 0
  /// Multiplies the height of lines; 0 stands for 1. What is added goes above the text.
  package var lineHeightMultiple: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// 0 means that there is no limit.
  package var maximumLineHeight: CGFloat = 0
  /// Added after the paragraph, unless it is the last.
  package var paragraphSpacing: CGFloat = 0
  /// Added before the paragraph, unless it is the first.
  package var paragraphSpacingBefore: CGFloat = 0
  /// From the leading edge to the first line.
  package var firstLineHeadIndent: CGFloat = 0
  /// From the leading edge to the other lines.
  package var headIndent: CGFloat = 0
  /// Above 0: from the leading edge to the end of lines. Else: from the trailing edge, as a negative number.
  package var tailIndent: CGFloat = 0
  /// `nil` leaves it to the layout.
  package var lineBreakMode: LineBreakMode?
  package var baseWritingDirection: WritingDirection = .natural
  /// The distance between the stops behind `tabStops`.
  package var defaultTabInterval: CGFloat = 28
  package var tabStops: [TabStop] = []
  /// Whether a word is moved to the last line rather than that another stands there alone.
  package var pushesOut = false
  /// Whether characters may stand a little closer, so that a line need not be cut.
  package var tightens = false

  package init() {}

  /// The same style with each length that is not a number taken as 0.
  var sane: ParagraphStyle {
    func number(_ value: CGFloat) -> CGFloat { value.bounded(by: 1e6) }
    var copy = self
    copy.lineSpacing = max(number(lineSpacing), 0)
    copy.lineHeightMultiple = max(number(lineHeightMultiple), 0)
    copy.minimumLineHeight = max(number(minimumLineHeight), 0)
    copy.maximumLineHeight = max(number(maximumLineHeight), 0)
    copy.paragraphSpacing = max(number(paragraphSpacing), 0)
    copy.paragraphSpacingBefore = max(number(paragraphSpacingBefore), 0)
    copy.firstLineHeadIndent = max(number(firstLineHeadIndent), 0)
    copy.headIndent = max(number(headIndent), 0)
    copy.tailIndent = number(tailIndent)
    copy.tabStops = saneTabStops
    copy.defaultTabInterval = number(defaultTabInterval) > 0 ? number(defaultTabInterval) : 28
    return copy
  }
}

/// What happens to text that is wider than its line; cases as in `NSLineBreakMode`.
package enum LineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}
