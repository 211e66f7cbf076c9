// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// A stretch of a paragraph whose characters have glyphs and widths. Lengths are points.
final class ShapedSegment: Sendable {
  /// The characters that one group of glyphs shows; the unit that lines are made of.
  struct Cluster: Sendable {
    /// The first scalar, counted in the whole text.
    var start: Int
    var count: Int
    /// Which of the segment's glyphs show it, from left to right.
    var glyphs: Range<Int>
    var item: Int
    /// Which of the text's attribute runs it belongs to.
    var run: Int
    /// Its width, with tracking and kern.
    var advance: CGFloat
    /// What of `advance` is tracking and kern.
    var spacing: CGFloat
    /// May a line begin here?
    var mayBreakBefore: Bool
    /// Would the glyphs be others if the line were broken before it?
    var isUnsafeToBreak: Bool
    var isHangingSpace: Bool
    var isTab: Bool
    var endsLine: Bool
  }

  struct Glyph: Sendable {
    var identifier: UInt32
    var x: CGFloat
    var y: CGFloat
    var advance: CGFloat
  }

  /// Characters that were shaped in one call.
  struct Item: Sendable {
    var font: OpenFont
    var size: CGFloat
    var level: UInt8
    /// How far above the baseline it stands.
    var rise: CGFloat = 0
    /// The features that its glyphs were chosen by, in the words of style sheets.
    var features = ""

    var isRightToLeft: Bool { level & 1 == 1 }
  }

  /// The text whose runs and scalars the clusters count.
  let owner: AttributedText
  let range: Range<Int>
  let clusters: [Cluster]
  let glyphs: [Glyph]
  let items: [Item]
  /// What was shown in place of characters that no font has, or that are never shown (`nil`); by scalar offset.
  let substitutes: [Int: Unicode.Scalar?]

  private let scalars: [Unicode.Scalar]

  init(
    owner: AttributedText, scalars: [Unicode.Scalar], range: Range<Int>, clusters: [Cluster], glyphs: [Glyph],
    items: [Item], substitutes: [Int: Unicode.Scalar?]
  ) {
    self.owner = owner
    self.scalars = scalars
    self.range = range
    self.clusters = clusters
    self.glyphs = glyphs
    self.items = items
    self.substitutes = substitutes
  }

  /// The same with characters closer to each other, in points.
  func tightened(by points: CGFloat) -> ShapedSegment {
    let closer = clusters.map { cluster in
      guard !cluster.isTab, cluster.advance > points else { return cluster }
      var cluster = cluster
      cluster.advance -= points
      cluster.spacing -= points
      return cluster
    }
    return ShapedSegment(
      owner: owner, scalars: scalars, range: range, clusters: closer, glyphs: glyphs, items: items,
      substitutes: substitutes)
  }

  /// A character of the whole text.
  func scalar(_ index: Int) -> Unicode.Scalar { scalars[index] }
}
