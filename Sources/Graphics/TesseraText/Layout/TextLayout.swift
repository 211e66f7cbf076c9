// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// Text broken into lines, measured and placed.
///
/// Lengths are points; the origin is the top left corner, y down. Making the same layout twice, with equal text and
/// options, finds the first one again.
package struct TextLayout: Sendable {
  package let text: AttributedText
  package let options: TextLayoutOptions
  package let lines: [TextLine]
  /// The size that the lines take up, not rounded; without spaces that hang over the ends.
  package let size: CGSize
  /// Whether some text is not shown.
  package let isTruncated: Bool
  /// Where the text goes on in other room; `nil` where it ends here.
  package let rest: TextPlace?
  /// The same as a UTF-16 offset.
  package let restOffset: Int?
  /// The paragraphs of a long text, each laid out by itself.
  let parts: [LongText.Part]
  /// How many lines were laid out to make it; the others were taken over from the layout before.
  package let newLineCount: Int
  /// Whether something stands in it that is no text.
  package let showsAttachments: Bool

  /// Lays text out, or finds the layout in the cache.
  package init(_ text: AttributedText, options: TextLayoutOptions, cache: TextCache = .shared) {
    self = cache.layout(text, options: options)
  }

  /// Lays text out in room of any shape, or what is left of it. Shaping is kept, the layout is not.
  package init(_ text: AttributedText, options: TextLayoutOptions, room: TextRoom, cache: TextCache = .shared) {
    self = cache.layout(text, options: options, room: room)
  }

  init(
    text: AttributedText, options: TextLayoutOptions, lines: [TextLine], size: CGSize, isTruncated: Bool,
    rest: TextPlace? = nil, restOffset: Int? = nil, parts: [LongText.Part] = [], newLineCount: Int? = nil,
    showsAttachments: Bool? = nil
  ) {
    self.text = text
    self.options = options
    self.lines = lines
    self.size = size
    self.isTruncated = isTruncated
    self.rest = rest
    self.parts = parts
    self.newLineCount = newLineCount ?? lines.count
    self.restOffset = restOffset
    self.showsAttachments = showsAttachments ?? text.hasAttachments
  }

  /// The layout with some of its lines, where they are.
  package func keepingLines(_ isKept: (TextLine) -> Bool) -> TextLayout {
    TextLayout(
      text: text, options: options, lines: lines.filter(isKept), size: size, isTruncated: isTruncated, rest: rest,
      restOffset: restOffset, showsAttachments: showsAttachments)
  }

  /// The first line's baseline on a whole pixel; 0 for no text.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  /// The last line's baseline on a whole pixel; 0 for no text.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// The size of a label with this text: each side rounded up to the pixel; zero for no text.
  package var labelSize: CGSize {
    CGSize(width: options.roundedUp(size.width), height: options.roundedUp(size.height))
  }

  /// The size of a label with a text, at most as wide and high as `size`; sides of 0 or less set no limit.
  package static func labelSize(
    _ text: AttributedText, fitting size: CGSize, numberOfLines: Int = 1,
    lineBreakMode: LineBreakMode = .byTruncatingTail, scale: CGFloat, cache: TextCache = .shared
  ) -> CGSize {
    let options = TextLayoutOptions(
      width: size.width > 0 ? size.width : .infinity, height: size.height > 0 ? size.height : .infinity,
      numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, scale: scale)
    return TextLayout(text, options: options, cache: cache).labelSize
  }
}
