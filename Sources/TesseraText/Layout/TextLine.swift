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
    /// The left ends of tab stops or of words set apart are found again by the same rules.
    var spaceExtra: CGFloat
    var tabInterval: CGFloat
    /// Where the line's text begins, from which tabs are counted.
    var tabOrigin: CGFloat
    /// Whether it is spaces that hang over the end; those are not drawn.
    var hangs: Bool
  }

  /// The UTF-16 code units that the line shows, or stands for, without a line or paragraph separator.
  package let range: Range<Int>
  /// The rectangle of the text; spaces that hang over the end do not count.
  package let frame: CGRect
  /// The baseline, on a whole device pixel.
  package let baseline: CGFloat
  /// The baseline before rounding.
  package let unroundedBaseline: CGFloat
  /// Whether an ellipsis stands for text that was left out.
  package let isTruncated: Bool
  let placed: [Placed]
  let text: ShapedText

  /// Shaped text, ready to be drawn; from left to right.
  package var runs: [GlyphRun] {
    GlyphRunBuilder(line: self).runs()
  }

  /// The same, each with how it is drawn.
  var drawnRuns: [(run: GlyphRun, effect: TextEffect?)] { GlyphRunBuilder(line: self).drawnRuns() }
}
