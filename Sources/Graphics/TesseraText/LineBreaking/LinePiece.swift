// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// Neighbouring clusters of one segment and one item, in logical order.
struct LinePiece: Sendable {
  var segment: ShapedSegment
  var clusters: Range<Int>
  /// Whether no character of the text stands behind it, as behind an ellipsis.
  var isSign = false
  /// The widths of its tabs, by cluster; known once the line is.
  var tabs: [Int: CGFloat] = [:]

  var item: ShapedSegment.Item { segment.items[segment.clusters[clusters.lowerBound].item] }
  var level: UInt8 { item.level }

  /// The width of a cluster, of a tab too.
  func advance(of index: Int) -> CGFloat {
    let cluster = segment.clusters[index]
    return cluster.isTab ? tabs[index] ?? 0 : cluster.advance
  }

  var width: CGFloat { clusters.reduce(0) { $0 + advance(of: $1) } }

  /// A part of the piece.
  func part(_ clusters: Range<Int>) -> LinePiece {
    var copy = self
    copy.clusters = clusters
    return copy
  }
}

/// A place between two clusters of a paragraph.
struct ClusterPosition: Hashable, Comparable {
  var segment: Int
  var cluster: Int

  static let zero = ClusterPosition(segment: 0, cluster: 0)

  static func < (left: Self, right: Self) -> Bool {
    (left.segment, left.cluster) < (right.segment, right.cluster)
  }
}

/// Reads a paragraph cluster by cluster; segments are shaped when they are reached.
struct ParagraphReader {
  let text: ShapedText
  let paragraph: Paragraph
  private var current: (index: Int, segment: ShapedSegment)?

  init(text: ShapedText, paragraph: Paragraph) {
    self.text = text
    self.paragraph = paragraph
  }

  var start: ClusterPosition { .zero }
  var end: ClusterPosition { ClusterPosition(segment: paragraph.segmentCount, cluster: 0) }

  mutating func segment(_ index: Int) -> ShapedSegment {
    if let current, current.index == index { return current.segment }
    let segment = text.segment(index, of: paragraph)
    current = (index, segment)
    return segment
  }

  /// The cluster after a position, or `nil` at the end; moves the position on.
  mutating func next(_ position: inout ClusterPosition) -> ShapedSegment.Cluster? {
    while position.segment < paragraph.segmentCount {
      let segment = segment(position.segment)
      if position.cluster < segment.clusters.count {
        defer { position.cluster += 1 }
        return segment.clusters[position.cluster]
      }
      position = ClusterPosition(segment: position.segment + 1, cluster: 0)
    }
    return nil
  }

  /// The cluster before a position, or `nil` at the start; moves the position back.
  mutating func previous(_ position: inout ClusterPosition) -> ShapedSegment.Cluster? {
    while true {
      if position.cluster > 0 {
        position.cluster -= 1
        return segment(position.segment).clusters[position.cluster]
      }
      guard position.segment > 0 else { return nil }
      position.segment -= 1
      position.cluster = segment(position.segment).clusters.count
    }
  }

  /// The clusters between two positions, cut where the item changes.
  mutating func pieces(_ low: ClusterPosition, _ high: ClusterPosition) -> [LinePiece] {
    var result: [LinePiece] = []
    var index = low.segment
    while index < paragraph.segmentCount, index <= high.segment {
      let segment = segment(index)
      let first = index == low.segment ? low.cluster : 0
      let last = index == high.segment ? high.cluster : segment.clusters.count
      var start = first
      while start < last {
        var end = start + 1
        while end < last, segment.clusters[end].item == segment.clusters[start].item { end += 1 }
        result.append(LinePiece(segment: segment, clusters: start..<end))
        start = end
      }
      index += 1
    }
    return result
  }
}
