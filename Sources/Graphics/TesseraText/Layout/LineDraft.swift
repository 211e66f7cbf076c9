// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// A line that knows its height but not yet how wide its neighbours are.
struct LineDraft {
  var pieces: [LinePiece]
  var measure: LineAssembler.Measure
  /// Scalars.
  var range: Range<Int>
  var paragraph: Paragraph
  /// From the leading edge to where the text may begin.
  var indent: CGFloat
  /// From the leading edge to where it has to end; `nil` leaves that to the paragraph.
  var end: CGFloat?
  var isTruncated: Bool
  var endsParagraph: Bool
  var top: CGFloat = 0
  var height: CGFloat = 0
  /// What the line needs below `height` if no other follows.
  private(set) var rest: CGFloat = 0
  /// From the top to the baseline.
  var ascent: CGFloat = 0

  init(
    pieces: [LinePiece], measure: LineAssembler.Measure, range: Range<Int>, paragraph: Paragraph, indent: CGFloat,
    isTruncated: Bool, endsParagraph: Bool
  ) {
    self.pieces = pieces
    self.measure = measure
    self.range = range
    self.paragraph = paragraph
    self.indent = indent
    self.isTruncated = isTruncated
    self.endsParagraph = endsParagraph
  }

  /// How wide the text is made by the line: spaces count at a paragraph's end, as far as there is room, and not where a line
  /// was broken.
  func extent(in full: CGFloat) -> CGFloat {
    indent + (endsParagraph && !isTruncated ? max(measure.width, min(measure.fullWidth, full - indent)) : measure.width)
  }

  private var style: ParagraphStyle { paragraph.attributes.paragraph }

  var isJustified: Bool { style.alignment == .justified && !endsParagraph && !isTruncated && measure.spaces > 0 }

  /// The height comes from the fonts that were asked for; fonts that stand in for them do not change it.
  mutating func setHeight(options: TextLayoutOptions) {
    var up: CGFloat = 0
    var down: CGFloat = 0
    var leading: CGFloat = 0
    func include(_ attributes: TextAttributes) {
      let metrics = SystemFont.metrics(for: attributes.font)
      up = max(up, metrics.ascender + attributes.baselineOffset)
      down = max(down, -metrics.descender - attributes.baselineOffset)
      leading = max(leading, metrics.leading)
      guard let attachment = attributes.attachment else { return }
      up = max(up, attachment.ascent + attributes.baselineOffset)
      down = max(down, attachment.descent - attributes.baselineOffset)
    }
    var last: (owner: AttributedText, run: Int)?
    for piece in pieces {
      let owner = piece.segment.owner
      for cluster in piece.segment.clusters[piece.clusters] where last?.run != cluster.run || owner.runs.count == 1 {
        include(owner.runs[cluster.run].attributes)
        last = (owner, cluster.run)
        if owner.runs.count == 1 { break }
      }
    }
    if pieces.isEmpty { include(paragraph.attributes) }
    let natural = up + down
    var wanted = natural * (style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1)
    wanted = max(wanted, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { wanted = min(wanted, style.maximumLineHeight) }
    ascent = up + wanted - natural
    height = wanted
    if options.stacking == .textView {
      // Observed: lines follow each other at the nearest pixel, but the last has room for all of its height.
      ascent = options.roundedUp(ascent)
      height = options.rounded(wanted)
      rest = max(options.roundedUp(wanted) - height, 0)
    }
  }

  func placed(in full: CGFloat, text: ShapedText, options: TextLayoutOptions) -> TextLine {
    let isRightToLeft = paragraph.baseLevel & 1 == 1
    let end = end ?? (style.tailIndent > 0 ? min(style.tailIndent, full) : full + style.tailIndent)
    let room = max(end - indent, 0)
    let extra = isJustified ? max(room - measure.width, 0) / CGFloat(measure.spaces) : 0
    let width = isJustified ? max(room, measure.width) : measure.width
    let leadsRight = style.leadsRight(options)
    // Indents count from the side where reading starts.
    let left = leadsRight ? full - end : indent
    let free = room - width
    let x: CGFloat
    switch style.alignment {
    case .left: x = left
    case .right: x = left + free
    case .center: x = left + free / 2
    case .justified: x = left + (isRightToLeft && !isJustified ? free : 0)
    case .natural: x = left + (leadsRight ? free : 0)
    }
    let assembler = LineAssembler(
      text: text, baseLevel: paragraph.baseLevel, style: style, indent: indent, pieces: pieces)
    let baseline = top + ascent
    return TextLine(
      range: text.offset(ofScalar: range.lowerBound)..<text.offset(ofScalar: range.upperBound),
      frame: CGRect(x: x, y: top, width: width, height: height), room: self.end.map { _ in left...left + room },
      baseline: options.rounded(baseline),
      unroundedBaseline: baseline, isTruncated: isTruncated,
      placed: assembler.placed(at: x, hanging: measure.hanging, spaceExtra: extra), text: text)
  }
}

extension ParagraphStyle {
  /// Whether indents count from the right.
  func leadsRight(_ options: TextLayoutOptions) -> Bool {
    baseWritingDirection == .natural ? options.isRightToLeft : baseWritingDirection == .rightToLeft
  }
}
