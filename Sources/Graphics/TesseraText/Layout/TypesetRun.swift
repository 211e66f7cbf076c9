// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// Neighbouring glyphs of one font and of characters with the same attributes. Lengths are points.
package struct TypesetRun: Sendable {
  package struct Glyph: Sendable {
    /// `absent` for what takes room without a glyph.
    package var identifier: UInt32
    /// From the line's left end.
    package var x: CGFloat
    /// Above the baseline.
    package var y: CGFloat
    package var advance: CGFloat
    /// The first UTF-16 code unit that it shows.
    package var index: Int
  }

  package static let absent: UInt32 = 0xFFFF

  /// UTF-16 code units.
  package var range: Range<Int>
  /// The font that the glyphs are of, at the size at which they are drawn.
  package var font: FontDescriptor
  package var color: RGBAColor
  package var isRightToLeft: Bool
  /// Whether no character of the text stands behind it, as behind an ellipsis.
  package var isSign: Bool
  /// From left to right.
  package var glyphs: [Glyph]
  package var x: CGFloat
  package var width: CGFloat
  package var ascent: CGFloat
  package var descent: CGFloat
  package var leading: CGFloat
  /// What of the line it is.
  fileprivate var placed: [TextLine.Placed]
  fileprivate var place: Place
  fileprivate let text: ShapedText

  fileprivate struct Place: Equatable {
    var run: Int
    var face: FontFace
    var size: CGFloat
    var level: UInt8
    var isSign: Bool
  }
}

extension TypesetRun {
  /// What draws it alone, the line's left end at a point; y down.
  package func operations(at origin: CGPoint, scale: CGFloat) -> [DisplayList.Operation] {
    let line = TextLine(
      range: range, frame: CGRect(x: x, y: -ascent, width: width, height: ascent + descent), room: nil, baseline: 0,
      unroundedBaseline: 0, isTruncated: false, placed: placed, text: text)
    return TextLayout(
      text: text.text, options: TextLayoutOptions(scale: scale), lines: [line],
      size: CGSize(width: width, height: ascent + descent), isTruncated: false
    ).operations(at: origin)
  }
}

extension TypesetLine {
  /// What it is made of, from left to right.
  package func runs() -> [TypesetRun] {
    var result: [TypesetRun] = []
    for placed in line.placed {
      for run in runs(of: placed) {
        if let last = result.last, last.place == run.place, last.range.upperBound == run.range.lowerBound,
          !run.isRightToLeft
        {
          result[result.count - 1] = last.followed(by: run)
        } else {
          result.append(run)
        }
      }
    }
    return result
  }

  private func runs(of placed: TextLine.Placed) -> [TypesetRun] {
    let piece = placed.piece
    var result: [TypesetRun] = []
    var x = placed.x
    let order = piece.item.isRightToLeft ? Array(piece.clusters.reversed()) : Array(piece.clusters)
    for index in order {
      let cluster = piece.segment.clusters[index]
      var width = piece.advance(of: index)
      if cluster.isHangingSpace { width += placed.spaceExtra }
      let run = self.run(index, at: x, width: width, placed)
      x += width
      if var last = result.last, last.place == run.place {
        last.glyphs += run.glyphs
        last.width += run.width
        last.range =
          min(last.range.lowerBound, run.range.lowerBound)..<max(last.range.upperBound, run.range.upperBound)
        last.join(run)
        result[result.count - 1] = last
      } else {
        result.append(run)
      }
    }
    return result
  }

  private func run(_ index: Int, at x: CGFloat, width: CGFloat, _ placed: TextLine.Placed) -> TypesetRun {
    let (piece, segment) = (placed.piece, placed.piece.segment)
    let cluster = segment.clusters[index]
    let attributes = segment.owner.runs[cluster.run].attributes
    let item = segment.items[cluster.item]
    let start = piece.isSign ? 0 : line.text.offset(ofScalar: cluster.start)
    let end = piece.isSign ? 0 : line.text.offset(ofScalar: cluster.start + cluster.count)
    let rise = attributes.baselineOffset + item.rise
    var glyphs: [TypesetRun.Glyph] = []
    var pen = x
    for glyph in segment.glyphs[cluster.glyphs] {
      glyphs.append(
        .init(identifier: glyph.identifier, x: pen + glyph.x, y: rise - glyph.y, advance: glyph.advance, index: start))
      pen += glyph.advance
    }
    if glyphs.isEmpty {
      glyphs = [.init(identifier: TypesetRun.absent, x: x, y: rise, advance: width, index: start)]
    } else {
      glyphs[glyphs.count - 1].advance += x + width - pen
    }
    var font = attributes.font.withSize(item.size)
    if item.font.face != SystemFont.face(for: attributes.font) { font.face = item.font.face }
    let metrics = SystemFont.metrics(for: attributes.font)
    let attachment = attributes.attachment(for: segment.scalar(cluster.start))
    return TypesetRun(
      range: start..<end, font: font, color: attributes.color, isRightToLeft: item.isRightToLeft,
      isSign: piece.isSign, glyphs: glyphs, x: x, width: width, ascent: attachment?.ascent ?? metrics.ascender,
      descent: attachment?.descent ?? -metrics.descender, leading: metrics.leading,
      placed: [
        TextLine.Placed(
          piece: piece.part(index..<index + 1), x: x, width: width, spaceExtra: placed.spaceExtra, hangs: false)
      ],
      place: .init(
        run: cluster.run, face: item.font.face, size: item.size, level: item.level, isSign: piece.isSign),
      text: line.text)
  }
}

extension TypesetRun {
  fileprivate func followed(by next: TypesetRun) -> TypesetRun {
    var copy = self
    copy.glyphs += next.glyphs
    copy.width += next.width
    copy.range = range.lowerBound..<next.range.upperBound
    copy.placed += next.placed
    return copy
  }

  /// Takes the next cluster of the same piece into what is drawn.
  fileprivate mutating func join(_ next: TypesetRun) {
    guard var last = placed.last, let added = next.placed.first else { return }
    let (own, others) = (last.piece.clusters, added.piece.clusters)
    last.piece = last.piece.part(
      min(own.lowerBound, others.lowerBound)..<max(own.upperBound, others.upperBound))
    last.width += added.width
    placed[placed.count - 1] = last
  }
}
