// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// One line of a layout. Lengths are points; the origin is the top left corner of the layout, y down.
package struct TextLine: Sendable {
  /// A piece in its place; pieces are in order from left to right.
  struct Placed: Sendable {
    var piece: LinePiece
    var x: CGFloat
    var width: CGFloat
    /// What is added to each space that can be stretched.
    var spaceExtra: CGFloat
    /// Whether it is spaces that hang over the end; those are not drawn.
    var hangs: Bool
  }

  /// The UTF-16 code units that the line shows, or stands for, without a line or paragraph separator.
  package let range: Range<Int>
  /// The rectangle of the text; spaces that hang over the end do not count.
  package let frame: CGRect
  /// What of the layout's width the line may take up beside a hole, points; `nil` for all of it.
  package let room: ClosedRange<CGFloat>?
  /// The baseline, on a whole device pixel.
  package let baseline: CGFloat
  /// The baseline before rounding.
  package let unroundedBaseline: CGFloat
  /// Whether an ellipsis stands for text that was left out.
  package let isTruncated: Bool
  let placed: [Placed]
  let text: ShapedText
  /// Where `text`, of which the line is, begins in the layout's, in UTF-16 code units.
  var base = 0

  /// Shaped text, ready to be drawn; from left to right.
  package var runs: [GlyphRun] {
    GlyphRunBuilder(line: self).runs()
  }

  /// The same, each with how it is drawn.
  var drawnRuns: [(run: GlyphRun, effect: TextEffect?)] { GlyphRunBuilder(line: self).drawnRuns() }
}
