// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// A line by itself. Its left end is at 0, its baseline too; lengths are points.
package struct TypesetLine: Sendable {
  /// UTF-16 code units of the text.
  package let range: Range<Int>
  /// The width with the spaces at its end.
  package let width: CGFloat
  /// What of the width is spaces at its end.
  package let trailingWidth: CGFloat
  package let ascent: CGFloat
  package let descent: CGFloat
  package let leading: CGFloat
  /// The same for the engine's own drawing and positions.
  package let line: TextLine
  private let assembler: LineAssembler
  private let measure: LineAssembler.Measure
  private let empty: TextAttributes

  init(
    range: Range<Int>, assembler: LineAssembler, empty: TextAttributes, spaceExtra: CGFloat = 0,
    isTruncated: Bool = false
  ) {
    var assembler = assembler
    let measure = assembler.measured()
    let placed = assembler.placed(at: 0, hanging: measure.hanging, spaceExtra: spaceExtra)
    self.init(
      range: range, placed: placed, assembler: assembler, measure: measure, empty: empty,
      body: measure.width + spaceExtra * CGFloat(measure.spaces), isTruncated: isTruncated)
  }

  /// A line of a layout, moved to 0.
  package init(_ line: TextLine, range: Range<Int>) {
    let placed = line.placed.map { placed in
      var placed = placed
      placed.x -= line.frame.minX
      return placed
    }
    let pieces = placed.map(\.piece).sorted { Self.start(of: $0) < Self.start(of: $1) }
    let scalar = line.text.scalar(atOffset: range.lowerBound)
    let attributes = line.text.attributes(at: min(scalar, max(line.text.scalars.count - 1, 0)))
    var assembler = LineAssembler(
      text: line.text, baseLevel: placed.first { $0.piece.level & 1 == 1 } == nil ? 0 : line.paragraphLevel,
      style: attributes.paragraph, indent: 0, pieces: pieces)
    let measure = assembler.measured()
    self.init(
      range: range, placed: placed, assembler: assembler, measure: measure, empty: attributes,
      body: line.frame.width, isTruncated: line.isTruncated)
  }

  private init(
    range: Range<Int>, placed: [TextLine.Placed], assembler: LineAssembler, measure: LineAssembler.Measure,
    empty: TextAttributes, body: CGFloat, isTruncated: Bool
  ) {
    var (up, down, gap): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    func include(_ attributes: TextAttributes) {
      let metrics = SystemFont.metrics(for: attributes.font)
      up = max(up, metrics.ascender + attributes.baselineOffset)
      down = max(down, -metrics.descender - attributes.baselineOffset)
      gap = max(gap, metrics.leading)
      guard let attachment = attributes.attachment else { return }
      up = max(up, attachment.ascent + attributes.baselineOffset)
      down = max(down, attachment.descent - attributes.baselineOffset)
    }
    for place in placed {
      let runs = Set(place.piece.segment.clusters[place.piece.clusters].map(\.run))
      for run in runs { include(place.piece.segment.owner.runs[run].attributes) }
    }
    if placed.isEmpty { include(empty) }
    let trailing = placed.filter(\.hangs).reduce(0) { $0 + $1.width }
    (self.range, self.assembler, self.measure, self.empty) = (range, assembler, measure, empty)
    (ascent, descent, leading) = (up, down, gap)
    trailingWidth = trailing
    width = body + trailing
    line = TextLine(
      range: range, frame: CGRect(x: 0, y: -up, width: body, height: up + down), room: nil, baseline: 0,
      unroundedBaseline: 0, isTruncated: isTruncated, placed: placed, text: assembler.text)
  }

  private static func start(of piece: LinePiece) -> Int {
    piece.isSign ? .max : piece.segment.clusters[piece.clusters.lowerBound].start
  }

  /// What draws it, its origin at the left end of the baseline at a point; y down.
  package func operations(at origin: CGPoint, scale: CGFloat) -> [DisplayList.Operation] {
    TextLayout(
      text: line.text.text, options: TextLayoutOptions(scale: scale), lines: [line],
      size: CGSize(width: width, height: ascent + descent), isTruncated: false
    ).operations(at: origin)
  }

  /// The line at another width, its spaces wider; `nil` where it has none between words or is too wide already.
  ///
  /// - Parameter factor: The share of what is missing that they take.
  package func justified(factor: CGFloat, width: CGFloat) -> TypesetLine? {
    let missing = (width - measure.width) * min(max(factor, 0), 1)
    guard missing >= 0, missing.isFinite else { return nil }
    guard measure.spaces > 0 else { return self }
    return TypesetLine(
      range: range, assembler: assembler, empty: empty, spaceExtra: missing / CGFloat(measure.spaces))
  }

  /// The line with something left out, so that it is not wider than `width`; `nil` where not even the token has room.
  ///
  /// - Parameter token: What stands for what was left out.
  package func truncated(to width: CGFloat, _ mode: LineBreakMode, token: TypesetLine?) -> TypesetLine? {
    guard measure.width > width + LineBreaker.tolerance else { return self }
    let room = width - (token?.measure.width ?? 0)
    guard room >= 0 else { return nil }
    let all = assembler.pieces.enumerated().flatMap { place, piece in piece.clusters.map { (place, $0) } }
    func advance(_ index: Int) -> CGFloat { assembler.pieces[all[index].0].advance(of: all[index].1) }
    func isSpace(_ index: Int) -> Bool {
      assembler.pieces[all[index].0].segment.clusters[all[index].1].isHangingSpace
    }
    var (head, tail) = (0, all.count)
    var free = mode == .byTruncatingHead ? 0 : mode == .byTruncatingMiddle ? room / 2 : room
    var used: CGFloat = 0
    while head < all.count, used + advance(head) <= free + LineBreaker.tolerance {
      used += advance(head)
      head += 1
    }
    while head > 0, isSpace(head - 1) {
      head -= 1
      used -= advance(head)
    }
    if mode != .byTruncatingTail {
      free = room - used
      tail = all.count - measure.hanging
      var end: CGFloat = 0
      while tail > head, end + advance(tail - 1) <= free + LineBreaker.tolerance {
        tail -= 1
        end += advance(tail)
      }
    }
    func pieces(_ part: Range<Int>) -> [LinePiece] {
      var result: [LinePiece] = []
      var index = part.lowerBound
      while index < part.upperBound {
        var end = index + 1
        while end < part.upperBound, all[end].0 == all[index].0 { end += 1 }
        result.append(assembler.pieces[all[index].0].part(all[index].1..<all[end - 1].1 + 1))
        index = end
      }
      return result
    }
    let signs = (token?.assembler.pieces ?? []).map { piece in
      var piece = piece
      piece.isSign = true
      return piece
    }
    var short = assembler
    short.pieces = pieces(0..<head) + signs + pieces(tail..<all.count)
    var shown = range
    if mode == .byTruncatingTail, head < all.count {
      let piece = assembler.pieces[all[head].0]
      let end = assembler.text.offset(ofScalar: piece.segment.clusters[all[head].1].start)
      shown = range.lowerBound..<max(min(end, range.upperBound), range.lowerBound)
    }
    return TypesetLine(range: shown, assembler: short, empty: empty, isTruncated: true)
  }
}

extension TextLine {
  /// The level of what hangs, or of the line's only direction.
  fileprivate var paragraphLevel: UInt8 {
    placed.allSatisfy { $0.piece.level & 1 == 1 } ? 1 : 0
  }
}
