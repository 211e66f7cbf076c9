// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics

// Lines in room with holes: what a line may stand in is asked for its height, and may be several stretches side by side.

extension LayoutBuilder {
  func naturalHeight(of paragraph: Paragraph) -> CGFloat {
    var draft = LineDraft(
      pieces: [], measure: .init(), range: paragraph.range, paragraph: paragraph, indent: 0, isTruncated: false,
      endsParagraph: true)
    draft.setHeight(options: options)
    return draft.height
  }

  mutating func endRow() {
    guard let row else { return }
    y = row.top + row.height
    self.row = nil
  }

  /// The next stretch for a line; `nil` where there is none, which then ends the layout.
  mutating func nextSlot(
    _ place: TextPlace, _ style: ParagraphStyle, indent: CGFloat, height: CGFloat
  ) -> LineRow.Slot? {
    if let slot = row?.take() { return slot }
    guard let holes = room.holes else { return nil }
    var top = y + gap
    if let row { top = row.hasLines ? row.top + row.height + gap : row.top + Self.step }
    let paragraph = text.paragraph(at: place.paragraph)
    let offset = text.offset(ofScalar: breakStart(place, paragraph))
    let end = min(style.tailIndent > 0 ? style.tailIndent : options.width + style.tailIndent, options.width)
    for _ in 0..<Self.greatestNumberOfSteps {
      guard top + height <= options.height + 0.5 / options.scale else { break }
      let stretches = holes(CGRect(x: 0, y: top, width: options.width, height: height), offset)
      let slots = LineRow.slots(
        stretches, width: options.width, indent: indent, end: end, leadsRight: style.leadsRight(options))
      if !slots.isEmpty {
        var made = LineRow(top: top, slots: slots)
        defer { row = made }
        return made.take()
      }
      top += Self.step
    }
    if room.goesOn { rest = place } else { linesThatFit = max(drafts.count, 1) }
    return nil
  }

  func breakStart(_ place: TextPlace, _ paragraph: Paragraph) -> Int {
    guard place.position > .zero, place.position.segment < paragraph.segmentCount else {
      return paragraph.range.lowerBound
    }
    let segment = text.segment(place.position.segment, of: paragraph)
    let index = min(place.position.cluster, segment.clusters.count - 1)
    return index < 0 ? segment.range.lowerBound : segment.clusters[index].start
  }

  /// After how many stretches that are too narrow for a word it is broken.
  static let greatestNumberOfMisses = 5_000
  /// How far down room is looked for where a hole takes all of a line, in points, and how often.
  static let (step, greatestNumberOfSteps): (CGFloat, Int) = (1, 100_000)
}
