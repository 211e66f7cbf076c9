// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// Breaks a text into lines and stacks them.
struct LayoutBuilder {
  let text: ShapedText
  let options: TextLayoutOptions
  let room: TextRoom
  private let numberOfLines: Int
  var drafts: [LineDraft] = []
  var y: CGFloat = 0
  private var isTruncated = false
  /// Set where a line did not fit into the height: how many lines there may be.
  var linesThatFit: Int?
  private var pendingSpace: CGFloat = 0
  /// What the last line has below it.
  private var lineSpacing: CGFloat = 0
  /// The row that lines are put into, where there are holes.
  var row: LineRow?
  /// Where the text goes on elsewhere.
  var rest: TextPlace?

  static func layout(_ text: ShapedText, options: TextLayoutOptions, room: TextRoom = TextRoom()) -> TextLayout {
    var builder = LayoutBuilder(text: text, options: options, room: room, numberOfLines: options.numberOfLines)
    builder.build()
    if let fitting = builder.linesThatFit {
      // Only now it is known which line is the last; it may need an ellipsis. Shaping is not repeated.
      builder = LayoutBuilder(text: text, options: options, room: room, numberOfLines: fitting)
      builder.build()
    }
    return builder.finished()
  }

  private init(text: ShapedText, options: TextLayoutOptions, room: TextRoom, numberOfLines: Int) {
    self.text = text
    self.options = options
    self.room = room
    self.numberOfLines = numberOfLines
  }

  private var isFull: Bool { numberOfLines > 0 && drafts.count >= numberOfLines }
  private var isAtLastLine: Bool { numberOfLines > 0 && drafts.count == numberOfLines - 1 && !room.goesOn }
  private var isDone: Bool { linesThatFit != nil || rest != nil }

  private mutating func build() {
    var start: Int? = room.start?.paragraph ?? 0
    while let index = start, !isDone {
      let paragraph = text.paragraph(at: index)
      let isTrailing = index == text.scalars.count && index > 0
      // What a newline at the end of the text opens is a line only for a text view.
      if isTrailing, options.stacking == .label { return }
      let position = room.start.flatMap { $0.paragraph == index ? $0.position : nil }
      if isFull { return end(at: TextPlace(paragraph: index, position: position ?? .zero)) }
      let style = paragraph.attributes.paragraph
      if index > 0 {
        pendingSpace +=
          room.rules.map { own($0.spaceBefore(text.offset(ofScalar: index))) } ?? style.paragraphSpacingBefore
      }
      if paragraph.range.isEmpty {
        appendEmptyLine(of: paragraph, style)
      } else {
        breakLines(of: paragraph, style, from: position)
      }
      endRow()
      let last = text.offset(ofScalar: max(paragraph.range.upperBound - 1, index))
      pendingSpace += room.rules.map { own($0.spaceAfter(last)) } ?? style.paragraphSpacing
      start = paragraph.next
    }
  }

  /// No line more has room.
  private mutating func end(at place: TextPlace) {
    if room.goesOn { rest = place } else { isTruncated = true }
  }

  private mutating func appendEmptyLine(of paragraph: Paragraph, _ style: ParagraphStyle) {
    let place = TextPlace(paragraph: paragraph.range.lowerBound, position: .zero)
    var draft = LineDraft(
      pieces: [], measure: .init(), range: paragraph.range, paragraph: paragraph,
      indent: style.firstLineHeadIndent, isTruncated: false, endsParagraph: true)
    draft.setHeight(options: options)
    if room.holes != nil {
      guard let slot = nextSlot(place, style, indent: draft.indent, height: draft.height) else { return }
      (draft.indent, draft.end) = (slot.start, slot.end)
    }
    append(draft, place)
  }

  private mutating func breakLines(of paragraph: Paragraph, _ style: ParagraphStyle, from start: ClusterPosition?) {
    var breaker = LineBreaker(text: text, paragraph: paragraph, style: style)
    let mode = style.lineBreakMode ?? options.lineBreakMode
    // A container says how its last line ends, whatever the paragraph says.
    let lastMode = options.stacking == .textView && options.lineBreakMode.truncates ? options.lineBreakMode : mode
    var position = start ?? breaker.reader.start
    var isFirst = position == breaker.reader.start
    /// The height that the next row has at least, where there are holes, and how often nothing had room there.
    var (height, misses): (CGFloat, Int) = (0, 0)
    while !isDone {
      let place = TextPlace(paragraph: paragraph.range.lowerBound, position: position)
      if isFull { return end(at: place) }
      var indent = isFirst ? style.firstLineHeadIndent : style.headIndent
      var end = min(style.tailIndent > 0 ? style.tailIndent : options.width + style.tailIndent, options.width)
      var isWhole = true
      if room.holes != nil {
        if height == 0 { height = naturalHeight(of: paragraph) }
        guard let slot = nextSlot(place, style, indent: indent, height: height) else { return }
        isWhole = slot == LineRow.Slot(start: indent, end: end)
        (indent, end) = (slot.start, slot.end)
      }
      let width = max(end - indent, 0)
      if isAtLastLine, lastMode.truncates {
        let hasMore = paragraph.next.map { options.stacking == .textView || $0 < text.scalars.count } ?? false
        if hasMore || !breaker.restFits(from: position, width: width, indent: indent) {
          if !hasMore, style.tightens, let closer = tightened(&breaker, from: position, width: width) {
            var draft = draft(
              closer, paragraph, style, indent: indent, startsMid: false, endsMid: false, endsParagraph: true)
            draft.setHeight(options: options)
            if room.holes != nil { draft.end = end }
            return append(draft, place)
          }
          truncate(
            &breaker, from: position, width: width, mode: hasMore ? .byTruncatingTail : lastMode, indent: indent)
          return
        }
      }
      let isUnwrapped = mode == .byClipping && numberOfLines == 1
      let line = LineBreaker.Room(
        width: isUnwrapped ? .infinity : width, indent: indent, byCharacters: mode == .byCharWrapping,
        breaksWords: isWhole || misses > Self.greatestNumberOfMisses)
      // A word that has no room beside a hole looks for more elsewhere.
      guard var found = breaker.nextBreak(from: position, in: line) else {
        misses += 1
        continue
      }
      var isLast = isAtEnd(found, &breaker)
      if style.pushesOut, !isLast, let earlier = earlierBreak(&breaker, found, from: position, in: line, style) {
        (found, isLast) = (earlier, false)
      }
      let pieces = breaker.reader.pieces(position, found.next)
      var draft = draft(
        pieces, paragraph, style, indent: indent, startsMid: position > breaker.reader.start, endsMid: !isLast,
        endsParagraph: isLast || found.isForced, hyphen: found.hyphen)
      draft.setHeight(options: options)
      if let row, !row.hasLines, draft.height > height + LineBreaker.tolerance {
        // Higher than it was thought to be: the holes beside it may be others.
        height = draft.height
        self.row = nil
        y = row.top - gap
        continue
      }
      if room.holes != nil { draft.end = end }
      append(draft, place)
      if isLast { return }
      position = found.next
      isFirst = false
      (height, misses) = (0, 0)
    }
  }

  private mutating func isAtEnd(_ found: LineBreaker.Break, _ breaker: inout LineBreaker) -> Bool {
    var probe = found.next
    return breaker.reader.next(&probe) == nil && !(found.isForced && options.stacking == .textView)
  }

  /// Where a line ends earlier, so that the last word of a paragraph has another beside it; `nil` where it need not.
  private func earlierBreak(
    _ breaker: inout LineBreaker, _ found: LineBreaker.Break, from position: ClusterPosition, in line: LineBreaker.Room,
    _ style: ParagraphStyle
  ) -> LineBreaker.Break? {
    guard !found.isForced, found.hyphen == nil, breaker.isLastWord(from: found.next, width: line.width) else {
      return nil
    }
    var assembler = LineAssembler(
      text: text, baseLevel: 0, style: style, indent: line.indent, pieces: breaker.reader.pieces(position, found.next))
    let narrow = line.narrowed(to: assembler.measured().width - 2 * LineBreaker.tolerance)
    guard let earlier = breaker.nextBreak(from: position, in: narrow), earlier.hyphen == nil,
      breaker.restFits(from: earlier.next, width: line.width, indent: style.headIndent)
    else { return nil }
    return earlier
  }

  /// The rest of a paragraph as one line, its characters closer to each other; `nil` where that is not enough.
  private func tightened(
    _ breaker: inout LineBreaker, from position: ClusterPosition, width: CGFloat
  ) -> [LinePiece]? {
    let pieces = breaker.reader.pieces(position, breaker.reader.end)
    let all = pieces.flatMap { $0.segment.clusters[$0.clusters] }
    let full = all.reduce(0) { $0 + $1.advance }
    let missing = full - width
    guard !all.isEmpty, !all.contains(where: { $0.endsLine || $0.isTab }), missing <= Self.greatestTightening * full
    else { return nil }
    return pieces.map { piece in
      var piece = piece
      piece.segment = piece.segment.tightened(by: max(missing, 0) / CGFloat(all.count))
      return piece
    }
  }

  /// The share of its width that a line gives up before it is cut; the factor that text systems of macOS begin with.
  private static let greatestTightening: CGFloat = 0.05

  private mutating func truncate(
    _ breaker: inout LineBreaker, from start: ClusterPosition, width: CGFloat, mode: LineBreakMode, indent: CGFloat
  ) {
    let paragraph = breaker.reader.paragraph
    let style = paragraph.attributes.paragraph
    let end = breaker.reader.end
    // The ellipsis looks like the text that it follows, or, at the head, precedes.
    var probe = start
    let firstCluster = breaker.reader.next(&probe)
    func ellipsis(at scalar: Int?) -> LineSign {
      LineSign(
        LineSign.ellipsis, attributes: text.attributes(at: scalar ?? paragraph.range.lowerBound),
        level: paragraph.baseLevel,
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
      let head = breaker.prefix(from: start, to: end, width: room / 2, indent: indent)
      let headPieces = breaker.reader.pieces(start, head)
      let tail = breaker.suffix(from: head, width: room - Self.width(headPieces, style))
      pieces = headPieces + [sign.piece] + breaker.reader.pieces(tail, end)
    default:
      var head = breaker.prefix(from: start, to: end, width: width - sign.width, indent: indent)
      let shown = breaker.reader.pieces(start, head)
      if let last = shown.last {
        let cluster = last.segment.clusters[last.clusters.upperBound - 1]
        let better = ellipsis(at: cluster.start)
        if better.width > sign.width {
          head = breaker.prefix(from: start, to: end, width: width - better.width, indent: indent)
        }
        sign = better
      }
      pieces = breaker.reader.pieces(start, head) + [sign.piece]
    }
    isTruncated = true
    var draft = draft(
      pieces, paragraph, style, indent: indent, startsMid: false, endsMid: false, endsParagraph: true)
    draft.isTruncated = true
    draft.range = (firstCluster?.start ?? paragraph.range.lowerBound)..<paragraph.range.upperBound
    draft.setHeight(options: options)
    if row != nil { draft.end = indent + width }
    append(draft, TextPlace(paragraph: paragraph.range.lowerBound, position: start))
  }

  private static func width(_ pieces: [LinePiece], _ style: ParagraphStyle) -> CGFloat {
    pieces.reduce(0) { sum, piece in
      piece.segment.clusters[piece.clusters].reduce(sum) { $0 + ($1.isTab ? style.defaultTabInterval : $1.advance) }
    }
  }

  private func draft(
    _ pieces: [LinePiece], _ paragraph: Paragraph, _ style: ParagraphStyle, indent: CGFloat, startsMid: Bool,
    endsMid: Bool, endsParagraph: Bool, hyphen: LineSign? = nil
  ) -> LineDraft {
    var assembler = LineAssembler(
      text: text, baseLevel: paragraph.baseLevel, style: style, indent: indent, pieces: pieces)
    assembler.mendEnds(startsMidParagraph: startsMid, endsMidParagraph: endsMid)
    var range = paragraph.range.lowerBound..<paragraph.range.lowerBound
    if let first = assembler.pieces.first, let last = assembler.pieces.last {
      let end = last.segment.clusters[last.clusters.upperBound - 1]
      let start = first.segment.clusters[first.clusters.lowerBound].start
      range = start..<max(end.start + end.count, start)
    }
    if let hyphen { assembler.pieces.append(hyphen.piece) }
    let measure = assembler.measured()
    return LineDraft(
      pieces: assembler.pieces, measure: measure, range: range, paragraph: paragraph, indent: indent,
      isTruncated: false, endsParagraph: endsParagraph)
  }

  /// What stays free between the last line and the next.
  var gap: CGFloat {
    drafts.isEmpty ? 0 : lineSpacing + pendingSpace
  }

  /// A length that somebody else says, as a number that can be computed with.
  private func own(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 0), 1e6) : 0 }

  /// Has the rules, where there are any, say what a line is like.
  private mutating func obeyRules(_ draft: inout LineDraft) {
    lineSpacing = draft.paragraph.attributes.paragraph.lineSpacing
    guard let rules = room.rules else { return }
    let width = options.width.isFinite ? options.width : draft.indent + draft.measure.width
    let range = text.offset(ofScalar: draft.range.lowerBound)..<text.offset(ofScalar: draft.range.upperBound)
    var shape = LineRules.Shape(
      rect: CGRect(x: 0, y: draft.top, width: width, height: draft.height),
      used: CGRect(x: draft.indent, y: draft.top, width: draft.measure.width, height: draft.height),
      baseline: draft.ascent)
    rules.adjust(&shape, range)
    draft.height = own(shape.rect.height)
    draft.ascent = own(shape.baseline)
    lineSpacing = own(rules.lineSpacing(max(range.upperBound - 1, range.lowerBound), shape.rect))
  }

  /// Puts a line below the others, or into its row, unless it is too low.
  private mutating func append(_ draft: LineDraft, _ place: TextPlace) {
    var draft = draft
    draft.top = row?.top ?? y + gap
    obeyRules(&draft)
    guard drafts.isEmpty && !room.goesOn || draft.top + draft.height <= options.height + 1 / options.scale / 2 else {
      if room.goesOn { rest = place } else { linesThatFit = max(drafts.count, 1) }
      return
    }
    pendingSpace = 0
    if let height = row?.height {
      row?.height = max(height, draft.height)
    } else {
      y = draft.top + draft.height
    }
    drafts.append(draft)
  }

  private func finished() -> TextLayout {
    let widest = drafts.reduce(0) { max($0, $1.extent(in: options.width)) }
    let full = options.width.isFinite ? options.width : widest
    let lines = drafts.map { $0.placed(in: full, text: text, options: options) }
    let isJustified = drafts.contains { $0.isJustified } && options.width.isFinite
    return TextLayout(
      text: text.text, options: options, lines: lines,
      size: CGSize(width: isJustified ? max(full, widest) : widest, height: y + (drafts.last?.rest ?? 0)),
      isTruncated: isTruncated, rest: rest,
      restOffset: rest.map { text.offset(ofScalar: breakStart($0, text.paragraph(at: $0.paragraph))) })
  }
}

extension LineBreakMode {
  var truncates: Bool { self == .byTruncatingHead || self == .byTruncatingTail || self == .byTruncatingMiddle }
}
