// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// Breaks a text into lines and stacks them.
struct LayoutBuilder {
  private let text: ShapedText
  private let options: TextLayoutOptions
  private let numberOfLines: Int
  private var drafts: [LineDraft] = []
  private var y: CGFloat = 0
  private var isTruncated = false
  /// Set where a line did not fit into the height: how many lines there may be.
  private var linesThatFit: Int?
  private var pendingSpace: CGFloat = 0

  static func layout(_ text: ShapedText, options: TextLayoutOptions) -> TextLayout {
    var builder = LayoutBuilder(text: text, options: options, numberOfLines: options.numberOfLines)
    builder.build()
    if let fitting = builder.linesThatFit {
      // Only now it is known which line is the last; it may need an ellipsis. Shaping is not repeated.
      builder = LayoutBuilder(text: text, options: options, numberOfLines: fitting)
      builder.build()
    }
    return builder.finished()
  }

  private init(text: ShapedText, options: TextLayoutOptions, numberOfLines: Int) {
    self.text = text
    self.options = options
    self.numberOfLines = numberOfLines
  }

  private var isFull: Bool { numberOfLines > 0 && drafts.count >= numberOfLines }
  private var isAtLastLine: Bool { numberOfLines > 0 && drafts.count == numberOfLines - 1 }

  private mutating func build() {
    var start: Int? = 0
    while let index = start, linesThatFit == nil {
      let paragraph = text.paragraph(at: index)
      let isTrailing = index == text.scalars.count && index > 0
      // What a newline at the end of the text opens is a line only for a text view.
      if isTrailing, options.stacking == .label { return }
      if isFull {
        isTruncated = true
        return
      }
      let style = paragraph.attributes.paragraph
      if index > 0 { pendingSpace += style.paragraphSpacingBefore }
      if paragraph.range.isEmpty {
        append(
          LineDraft(
            pieces: [], measure: .init(), range: paragraph.range, paragraph: paragraph, indent: style.firstLineHeadIndent,
            isTruncated: false, endsParagraph: true))
      } else {
        breakLines(of: paragraph, style)
      }
      pendingSpace += style.paragraphSpacing
      start = paragraph.next
    }
  }

  private mutating func breakLines(of paragraph: Paragraph, _ style: ParagraphStyle) {
    var breaker = LineBreaker(text: text, paragraph: paragraph, tabInterval: style.defaultTabInterval)
    let mode = style.lineBreakMode ?? options.lineBreakMode
    var position = breaker.reader.start
    var isFirst = true
    while linesThatFit == nil {
      let indent = isFirst ? style.firstLineHeadIndent : style.headIndent
      let end = style.tailIndent > 0 ? style.tailIndent : options.width + style.tailIndent
      let width = max(min(end, options.width) - indent, 0)
      if isAtLastLine, mode.truncates {
        let hasMore = paragraph.next.map { options.stacking == .textView || $0 < text.scalars.count } ?? false
        if hasMore || !breaker.restFits(from: position, width: width) {
          truncate(
            &breaker, from: position, width: width, mode: hasMore ? .byTruncatingTail : mode, indent: indent)
          return
        }
      }
      let isUnwrapped = mode == .byClipping && numberOfLines == 1
      let found = breaker.nextBreak(
        from: position, width: isUnwrapped ? .infinity : width, byCharacters: mode == .byCharWrapping)
      let isLast = isAtEnd(found.next, &breaker) && !(found.isForced && options.stacking == .textView)
      let pieces = breaker.reader.pieces(position, found.next)
      append(
        draft(
          pieces, paragraph, style, indent: indent, startsMid: position > breaker.reader.start, endsMid: !isLast,
          endsParagraph: isLast || found.isForced))
      if isLast { return }
      if isFull {
        isTruncated = true
        return
      }
      position = found.next
      isFirst = false
    }
  }

  private func isAtEnd(_ position: ClusterPosition, _ breaker: inout LineBreaker) -> Bool {
    var probe = position
    return breaker.reader.next(&probe) == nil
  }

  private mutating func truncate(
    _ breaker: inout LineBreaker, from start: ClusterPosition, width: CGFloat, mode: LineBreakMode, indent: CGFloat
  ) {
    let paragraph = breaker.reader.paragraph
    let style = paragraph.attributes.paragraph
    let end = breaker.reader.end
    // The ellipsis looks like the text that it follows, or, at the head, precedes.
    var probe = start
    let firstCluster = breaker.reader.next(&probe)
    func ellipsis(at scalar: Int?) -> Ellipsis {
      Ellipsis(
        attributes: text.attributes(at: scalar ?? paragraph.range.lowerBound), level: paragraph.baseLevel,
        library: text.library, counters: text.counters)
    }
    var sign = ellipsis(at: firstCluster?.start)
    var pieces: [LinePiece]
    switch mode {
    case .byTruncatingHead:
      sign = ellipsis(at: paragraph.range.upperBound - 1)
      let tail = breaker.suffix(from: start, width: width - sign.width)
      pieces = [sign.piece] + breaker.reader.pieces(tail, end)
    case .byTruncatingMiddle:
      let room = max(width - sign.width, 0)
      let head = breaker.prefix(from: start, to: end, width: room / 2)
      let headPieces = breaker.reader.pieces(start, head)
      let tail = breaker.suffix(from: head, width: room - Self.width(headPieces, style))
      pieces = headPieces + [sign.piece] + breaker.reader.pieces(tail, end)
    default:
      var head = breaker.prefix(from: start, to: end, width: width - sign.width)
      let shown = breaker.reader.pieces(start, head)
      if let last = shown.last {
        let cluster = last.segment.clusters[last.clusters.upperBound - 1]
        let better = ellipsis(at: cluster.start)
        if better.width > sign.width { head = breaker.prefix(from: start, to: end, width: width - better.width) }
        sign = better
      }
      pieces = breaker.reader.pieces(start, head) + [sign.piece]
    }
    isTruncated = true
    var draft = draft(
      pieces, paragraph, style, indent: indent, startsMid: false, endsMid: false, endsParagraph: true)
    draft.isTruncated = true
    draft.range = (firstCluster?.start ?? paragraph.range.lowerBound)..<paragraph.range.upperBound
    append(draft)
  }

  private static func width(_ pieces: [LinePiece], _ style: ParagraphStyle) -> CGFloat {
    pieces.reduce(0) { sum, piece in
      piece.segment.clusters[piece.clusters].reduce(sum) { $0 + ($1.isTab ? style.defaultTabInterval : $1.advance) }
    }
  }

  private func draft(
    _ pieces: [LinePiece], _ paragraph: Paragraph, _ style: ParagraphStyle, indent: CGFloat, startsMid: Bool,
    endsMid: Bool, endsParagraph: Bool
  ) -> LineDraft {
    var assembler = LineAssembler(
      text: text, baseLevel: paragraph.baseLevel, tabInterval: style.defaultTabInterval, pieces: pieces)
    assembler.mendEnds(startsMidParagraph: startsMid, endsMidParagraph: endsMid)
    var range = paragraph.range.lowerBound..<paragraph.range.lowerBound
    if let first = assembler.pieces.first, let last = assembler.pieces.last {
      let end = last.segment.clusters[last.clusters.upperBound - 1]
      let start = first.segment.clusters[first.clusters.lowerBound].start
      range = start..<max(end.start + end.count, start)
    }
    return LineDraft(
      pieces: assembler.pieces, measure: assembler.measured(), range: range, paragraph: paragraph, indent: indent,
      isTruncated: false, endsParagraph: endsParagraph)
  }

  /// Puts a line below the others, unless it is too low.
  private mutating func append(_ draft: LineDraft) {
    var draft = draft
    let gap = (drafts.last?.paragraph.attributes.paragraph.lineSpacing ?? 0) + (drafts.isEmpty ? 0 : pendingSpace)
    pendingSpace = 0
    draft.setHeight(options: options)
    guard drafts.isEmpty || y + gap + draft.height <= options.height + 1 / options.scale / 2 else {
      linesThatFit = drafts.count
      return
    }
    y += gap
    draft.top = y
    y += draft.height
    drafts.append(draft)
  }

  private func finished() -> TextLayout {
    let widest = drafts.reduce(0) { max($0, $1.indent + $1.measure.width) }
    let full = options.width.isFinite ? options.width : widest
    let lines = drafts.map { $0.placed(in: full, text: text, options: options) }
    let isJustified = drafts.contains { $0.isJustified } && options.width.isFinite
    return TextLayout(
      text: text.text, options: options, lines: lines,
      size: CGSize(width: isJustified ? max(full, widest) : widest, height: y),
      isTruncated: isTruncated)
  }
}

extension LineBreakMode {
  var truncates: Bool { self == .byTruncatingHead || self == .byTruncatingTail || self == .byTruncatingMiddle }
}
