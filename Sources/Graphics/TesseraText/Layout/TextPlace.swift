// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// A place between two lines, where a text goes on in other room.
package struct TextPlace: Hashable, Sendable {
  /// The first scalar of the paragraph.
  let paragraph: Int
  let position: ClusterPosition
}

/// Room of any shape that text is laid out in.
package struct TextRoom {
  /// The stretches that a line may stand in, given its rectangle across all of the room and the UTF-16 offset that it
  /// begins with. Points; the layout's corner is the origin.
  package typealias Holes = (_ line: CGRect, _ offset: Int) -> [ClosedRange<CGFloat>]

  /// Where the text begins that is laid out; `nil` for all of it.
  package var start: TextPlace?
  /// Whether text that does not fit is left for other room, so that nothing stands for it here.
  package var goesOn: Bool
  /// `nil` for room without holes.
  package var holes: Holes?
  /// `nil` where paragraphs say how their lines follow each other.
  package var rules: LineRules?

  /// Whether it is a rectangle for all of a text.
  var isPlain: Bool { start == nil && !goesOn && holes == nil && rules == nil }

  package init(start: TextPlace? = nil, goesOn: Bool = false, holes: Holes? = nil, rules: LineRules? = nil) {
    self.start = start
    self.goesOn = goesOn
    self.holes = holes
    self.rules = rules
  }
}

/// How lines follow each other, said by somebody else than their paragraphs. Offsets are UTF-16 code units.
package struct LineRules {
  /// A line's room across, and what text takes of it.
  package struct Shape {
    package var rect: CGRect
    package var used: CGRect
    /// From the top of `rect` to the baseline.
    package var baseline: CGFloat
  }

  /// The free room below the line that ends with a character.
  package var lineSpacing: (_ offset: Int, _ line: CGRect) -> CGFloat
  package var spaceBefore: (_ offset: Int) -> CGFloat
  package var spaceAfter: (_ offset: Int) -> CGFloat
  /// May change a line's height and where its baseline is.
  package var adjust: (_ shape: inout Shape, _ range: Range<Int>) -> Void

  package init(
    lineSpacing: @escaping (Int, CGRect) -> CGFloat, spaceBefore: @escaping (Int) -> CGFloat,
    spaceAfter: @escaping (Int) -> CGFloat, adjust: @escaping (inout Shape, Range<Int>) -> Void
  ) {
    self.lineSpacing = lineSpacing
    self.spaceBefore = spaceBefore
    self.spaceAfter = spaceAfter
    self.adjust = adjust
  }
}
