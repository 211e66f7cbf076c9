// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// Turns the placed pieces of a line into runs that can be drawn.
struct GlyphRunBuilder {
  let line: TextLine
  private var result: [GlyphRun] = []
  /// How each of them is drawn.
  private var effects: [TextEffect?] = []
  /// The scalar after the last run, if that run can be continued.
  private var lastEnd: Int?

  init(line: TextLine) {
    self.line = line
  }

  func runs() -> [GlyphRun] {
    var copy = self
    return copy.build()
  }

  /// The runs, each with how it is drawn.
  func drawnRuns() -> [(run: GlyphRun, effect: TextEffect?)] {
    var copy = self
    let runs = copy.build()
    return zip(runs, copy.effects).map { (run: $0, effect: $1) }
  }

  /// What is drawn as one: clusters of one piece with the same looks.
  private struct Group {
    var clusters: Range<Int>
    var x: CGFloat
    var width: CGFloat
  }

  private mutating func build() -> [GlyphRun] {
    for placed in line.placed where !placed.hangs {
      for group in groups(of: placed) { append(group, placed) }
    }
    return result
  }

  /// Cuts a piece where the looks change, after each stretched space, and around tabs; from left to right.
  private mutating func groups(of placed: TextLine.Placed) -> [Group] {
    let piece = placed.piece
    let all = piece.segment.clusters
    let order = piece.item.isRightToLeft ? Array(piece.clusters.reversed()) : Array(piece.clusters)
    var groups: [Group] = []
    var x = placed.x
    var isOpen = false
    for index in order {
      let cluster = all[index]
      if cluster.isTab {
        x += piece.advance(of: index)
        isOpen = false
        continue
      }
      let isSame =
        isOpen && groups.last.map { all[$0.clusters.lowerBound].run == cluster.run } ?? false
      if isSame, let last = groups.last {
        groups[groups.count - 1].clusters =
          min(last.clusters.lowerBound, index)..<max(last.clusters.upperBound, index + 1)
        groups[groups.count - 1].width += cluster.advance
      } else {
        groups.append(Group(clusters: index..<index + 1, x: x, width: cluster.advance))
      }
      isOpen = !(cluster.isHangingSpace && placed.spaceExtra != 0)
      x += cluster.advance + (cluster.isHangingSpace ? placed.spaceExtra : 0)
    }
    return groups
  }

  private mutating func append(_ group: Group, _ placed: TextLine.Placed) {
    let segment = placed.piece.segment
    let clusters = segment.clusters[group.clusters]
    // A group has at least one cluster.
    let first = clusters.first!
    let item = segment.items[first.item]
    let attributes = attributes(of: first, in: segment)
    let isRightToLeft = item.isRightToLeft
    var glyphs: [GlyphRun.Glyph] = []
    var x: CGFloat = 0
    for index in isRightToLeft ? Array(group.clusters.reversed()) : Array(group.clusters) {
      let cluster = segment.clusters[index]
      var pen = x
      for glyph in segment.glyphs[cluster.glyphs] {
        glyphs.append(GlyphRun.Glyph(identifier: glyph.identifier, x: pen + glyph.x, y: glyph.y))
        pen += glyph.advance
      }
      x += cluster.advance
    }
    let text = string(clusters, segment)
    guard !glyphs.isEmpty, !text.isEmpty else { return }
    let run = GlyphRun(
      face: item.font.face, size: item.size,
      tracking: clusters.first { $0.spacing != 0 }?.spacing ?? 0,
      color: attributes.color,
      origin: CGPoint(x: group.x, y: line.baseline - attributes.baselineOffset - item.rise),
      text: text, isRightToLeft: isRightToLeft, glyphs: glyphs, width: group.width, isColorFont: item.font.isColor,
      features: item.features)
    if lastEnd != first.start || effects.last != attributes.effect || !merge(run) {
      result.append(run)
      effects.append(attributes.effect)
    }
    // Clusters of a group are in logical order.
    lastEnd = placed.piece.isSign ? nil : clusters.last.map { $0.start + $0.count }
  }

  /// Appends a run to the one before it in the text where nothing but the script or the segment divides them.
  private mutating func merge(_ run: GlyphRun) -> Bool {
    guard let last = result.last, last.face == run.face, last.size == run.size, last.tracking == run.tracking,
      last.color == run.color, last.features == run.features, last.origin.y == run.origin.y, !last.isRightToLeft,
      !run.isRightToLeft,
      abs(last.origin.x + last.width - run.origin.x) < 1e-6
    else { return false }
    let shift = last.width
    result[result.count - 1].text += run.text
    result[result.count - 1].glyphs += run.glyphs.map {
      GlyphRun.Glyph(identifier: $0.identifier, x: $0.x + shift, y: $0.y)
    }
    result[result.count - 1].width += run.width
    return true
  }

  private func attributes(of cluster: ShapedSegment.Cluster, in segment: ShapedSegment) -> TextAttributes {
    segment.owner.runs[cluster.run].attributes
  }

  /// The characters as they are shown: without controls, with boxes for what no font has.
  private func string(
    _ clusters: ArraySlice<ShapedSegment.Cluster>, _ segment: ShapedSegment
  ) -> String {
    var result = String.UnicodeScalarView()
    for cluster in clusters {
      for index in cluster.start..<cluster.start + cluster.count {
        if let substitute = segment.substitutes[index] {
          if let substitute { result.append(substitute) }
        } else {
          result.append(segment.scalar(index))
        }
      }
    }
    return String(result)
  }
}
