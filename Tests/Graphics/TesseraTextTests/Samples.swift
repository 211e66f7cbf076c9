// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics

@testable import TesseraText

/// Short ways to write down what tests lay out.
func plain(_ string: String, _ size: CGFloat = 17, weight: FontWeight = .regular) -> AttributedText {
  AttributedText(string, attributes: TextAttributes(font: FontDescriptor(size: size, weight: weight)))
}

func styled(
  _ string: String, _ size: CGFloat = 17, _ change: (inout ParagraphStyle) -> Void
) -> AttributedText {
  var attributes = TextAttributes(font: FontDescriptor(size: size))
  change(&attributes.paragraph)
  return AttributedText(string, attributes: attributes)
}

func layout(
  _ text: AttributedText, width: CGFloat = .infinity, height: CGFloat = .infinity, lines: Int = 0,
  mode: LineBreakMode = .byTruncatingTail, scale: CGFloat = 2, stacking: TextLayoutOptions.Stacking = .label,
  cache: TextCache = TextCache()
) -> TextLayout {
  TextLayout(
    text,
    options: TextLayoutOptions(
      width: width, height: height, numberOfLines: lines, lineBreakMode: mode, scale: scale, stacking: stacking),
    cache: cache)
}

extension TextLayout {
  /// What each line shows, from left to right.
  var shown: [String] { lines.map { $0.runs.map(\.text).joined() } }
}
