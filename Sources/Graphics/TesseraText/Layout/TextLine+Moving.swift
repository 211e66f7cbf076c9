// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

extension TextLine {
  /// The line somewhere else, in a text that begins `offset` UTF-16 code units earlier.
  package func moved(by way: CGVector, offset: Int, options: TextLayoutOptions) -> TextLine {
    TextLine(
      range: range.lowerBound + offset..<range.upperBound + offset, frame: frame.offsetBy(dx: way.dx, dy: way.dy),
      room: way.dx == 0 ? room : room.map { $0.lowerBound + way.dx...$0.upperBound + way.dx },
      baseline: options.rounded(unroundedBaseline + way.dy), unroundedBaseline: unroundedBaseline + way.dy,
      isTruncated: isTruncated, placed: way.dx == 0 ? placed : placed.map { $0.moved(by: way.dx) }, text: text,
      base: base + offset)
  }
}

extension TextLine.Placed {
  fileprivate func moved(by distance: CGFloat) -> Self {
    var copy = self
    copy.x += distance
    return copy
  }
}

extension TextLayout {
  /// Lines that were laid out paragraph by paragraph, each in its place, as one layout. Paragraphs may be missing.
  package init(
    lines: [TextLine], size: CGSize, options: TextLayoutOptions, showsAttachments: Bool, isTruncated: Bool = false
  ) {
    self.init(
      text: AttributedText("", attributes: TextAttributes()), options: options, lines: lines, size: size,
      isTruncated: isTruncated, newLineCount: 0, showsAttachments: showsAttachments)
  }
}
