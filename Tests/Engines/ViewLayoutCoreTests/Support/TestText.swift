// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import ViewLayoutCore

/// Text of words without spaces between them, which wrap where a line is full.
///
/// A line is as wide as its words; a word that is wider than the proposal is cut to it. As many lines stand as fit the
/// proposed height, at least one. The baseline of a line is three quarters down.
struct TestText: LeafLayout {
  var words: [CGFloat]
  var lineHeight: CGFloat

  /// A stack that is proposed its own length shares it with rounding errors; a text that fits but for these doesn't
  /// wrap.
  private static let slack: CGFloat = 1e-6

  func size(in proposal: Proposal) -> CGSize {
    let width = proposal.width ?? .infinity
    var lines: [CGFloat] = []
    for word in words {
      if let last = lines.last, last + word <= width + Self.slack {
        lines[lines.count - 1] += word
      } else {
        lines.append(word)
      }
    }
    if let height = proposal.height, height + Self.slack < CGFloat(lines.count) * lineHeight {
      lines = Array(lines.prefix(max(1, Int((height + Self.slack) / lineHeight))))
    }
    let longest = lines.max() ?? 0
    return CGSize(width: min(longest, max(0, width)), height: CGFloat(max(1, lines.count)) * lineHeight)
  }

  /// One line at no width and at an endless one; the least number of lines at a height for less than two.
  func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?) -> CGFloat? {
    if axis == .horizontal {
      if proposal == 0 { return 0 }
      return proposal ?? .infinity == .infinity ? words.reduce(0, +) : nil
    }
    if words.count == 1 { return lineHeight }
    return (proposal ?? .infinity) + Self.slack < 2 * lineHeight ? lineHeight : nil
  }

  func guideKeys(of children: LayoutChildren) -> AlignmentKeySet { .baselines }

  func explicitGuide(
    _ key: AlignmentKey, in proposal: Proposal, size: CGSize, of children: LayoutChildren
  ) -> CGFloat? { baseline(key, size) }

  func baseline(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
    if key == .firstBaseline { return lineHeight * 0.75 }
    return key == .lastBaseline ? size.height - lineHeight * 0.25 : nil
  }

  /// A font whose capitals are half as high as its lines.
  var spacing: SpacingPreferences {
    .text(
      ascender: lineHeight * 0.75, descender: lineHeight * 0.25, capHeight: lineHeight * 0.5, leading: 0, scale: 2)
  }
}
