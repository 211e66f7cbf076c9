// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// A long text is laid out paragraph by paragraph: what an edit leaves as it was is taken over from the layout before.
struct LongText {
  /// A paragraph with what ends it, laid out by itself.
  struct Part: Sendable {
    var text: AttributedText
    /// Its lines, from y 0 and offset 0 on.
    var lines: [TextLine]
    var width: CGFloat
    /// What the last line needs below it if no other follows.
    var rest: CGFloat
  }

  /// Texts that are shorter, in UTF-16 code units, are laid out whole.
  static let leastLength = 4096

  private let text: AttributedText
  private let options: TextLayoutOptions
  private let cache: TextCache

  init(_ text: AttributedText, options: TextLayoutOptions, cache: TextCache) {
    (self.text, self.options, self.cache) = (text, options, cache)
  }

  /// Whether lines do not depend on others far away, as where room is limited.
  static func suits(_ text: AttributedText, _ options: TextLayoutOptions) -> Bool {
    text.length >= leastLength && options.stacking == .textView && options.width.isFinite && !options.height.isFinite
      && options.numberOfLines == 0
  }

  func layout(reusing earlier: [Part]) -> TextLayout {
    let texts = paragraphs
    // The same paragraphs stand before and behind an edit.
    var head = 0
    while head < min(texts.count, earlier.count), texts[head] == earlier[head].text { head += 1 }
    var tail = 0
    while tail < min(texts.count, earlier.count) - head,
      texts[texts.count - 1 - tail] == earlier[earlier.count - 1 - tail].text
    {
      tail += 1
    }
    var parts: [Part] = []
    parts.reserveCapacity(texts.count)
    parts += earlier[..<head]
    parts += texts[head..<texts.count - tail].map(part)
    let newLineCount = parts[head...].reduce(0) { $0 + $1.lines.count }
    parts += earlier[(earlier.count - tail)...]
    return stacked(parts, newLineCount: newLineCount)
  }

  /// The paragraphs with what ends them.
  private var paragraphs: [AttributedText] {
    let units = Array(text.string.utf16)
    var result: [AttributedText] = []
    var (start, run) = (0, 0)
    func cut(to end: Int) {
      while run + 1 < text.runs.count, text.runs[run].range.upperBound <= start { run += 1 }
      var runs: [AttributedText.Run] = []
      var index = run
      while index < text.runs.count, text.runs[index].range.lowerBound < end {
        let range = text.runs[index].range.clamped(to: start..<end)
        runs.append(
          .init(range: range.lowerBound - start..<range.upperBound - start, attributes: text.runs[index].attributes))
        index += 1
      }
      result.append(
        AttributedText(
          String(decoding: units[start..<end], as: UTF16.self), runs: runs, defaultAttributes: text.runs[run].attributes
        ))
      start = end
    }
    var place = 0
    while place < units.count {
      let isReturn = units[place] == 0x0D
      let ends = isReturn || units[place] == 0x0A || units[place] == 0x2029 || units[place] == 0x85
      place += isReturn && place + 1 < units.count && units[place + 1] == 0x0A ? 2 : 1
      if ends { cut(to: place) }
    }
    if start < units.count {
      cut(to: units.count)
    } else if let attributes = text.attributes(at: units.count) {
      // The line behind a separator at the end looks like that, and is laid out as an empty paragraph.
      result.append(AttributedText("\n", attributes: attributes))
    }
    return result
  }

  private func part(_ paragraph: AttributedText) -> Part {
    let layout = cache.fresh(paragraph, options: options)
    let isEnded = paragraph.string.unicodeScalars.last?.isParagraphSeparator ?? false
    return Part(
      text: paragraph, lines: isEnded ? layout.lines.dropLast() : layout.lines, width: layout.size.width,
      rest: Self.rest(of: layout))
  }

  private static func rest(of layout: TextLayout) -> CGFloat {
    layout.size.height - (layout.lines.last?.frame.maxY ?? 0)
  }

  private func stacked(_ parts: [Part], newLineCount: Int) -> TextLayout {
    var lines: [TextLine] = []
    lines.reserveCapacity(parts.count)
    var (y, offset, width, gap): (CGFloat, Int, CGFloat, CGFloat) = (0, 0, 0, 0)
    for (index, part) in parts.enumerated() {
      let style = part.text.attributes(at: 0)?.paragraph ?? ParagraphStyle()
      if index > 0 { y += gap + style.paragraphSpacingBefore }
      for line in part.lines { lines.append(line.moved(by: CGVector(dx: 0, dy: y), offset: offset, options: options)) }
      y += part.lines.last?.frame.maxY ?? 0
      gap = style.lineSpacing + style.paragraphSpacing
      width = max(width, part.width)
      offset += part.text.length
    }
    return TextLayout(
      text: text, options: options, lines: lines, size: CGSize(width: width, height: y + (parts.last?.rest ?? 0)),
      isTruncated: false, parts: parts, newLineCount: newLineCount)
  }
}

extension TextLayout {
  /// Lays text out, and takes over what an earlier layout of it already has.
  package init(
    _ text: AttributedText, options: TextLayoutOptions, reusing earlier: TextLayout?, cache: TextCache = .shared
  ) {
    guard LongText.suits(text, options) else {
      self = cache.layout(text, options: options)
      return
    }
    let parts = earlier.map { $0.options == options ? $0.parts : [] } ?? []
    self = LongText(text, options: options, cache: cache).layout(reusing: parts)
  }
}
