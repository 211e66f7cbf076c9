// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// Puts the pieces of a line in visual order and in their places.
struct LineAssembler {
  let text: ShapedText
  let baseLevel: UInt8
  let tabInterval: CGFloat
  /// In logical order.
  var pieces: [LinePiece]

  /// The width without spaces that hang over the end, and how many spaces could be stretched.
  struct Measure {
    var width: CGFloat = 0
    var spaces = 0
    /// Clusters at the end that hang.
    var hanging = 0
  }

  /// Shapes the first and last piece again where the break tore apart what was shaped together.
  mutating func mendEnds(startsMidParagraph: Bool, endsMidParagraph: Bool) {
    if startsMidParagraph, let first = pieces.first,
      first.segment.clusters[first.clusters.lowerBound].isUnsafeToBreak
    {
      pieces[0] = reshaped(first)
    }
    if endsMidParagraph, let last = pieces.last, last.clusters.upperBound < last.segment.clusters.count {
      let next = last.segment.clusters[last.clusters.upperBound]
      let isSameItem = next.item == last.segment.clusters[last.clusters.lowerBound].item
      if isSameItem, next.isUnsafeToBreak { pieces[pieces.count - 1] = reshaped(last) }
    }
  }

  private func reshaped(_ piece: LinePiece) -> LinePiece {
    let clusters = piece.segment.clusters[piece.clusters]
    // A piece has at least one cluster.
    let range = clusters.first!.start..<clusters.last!.start + clusters.last!.count
    let segment = text.reshaped(range, level: piece.level)
    // Mixed fonts cannot come up: the piece was one item. Should they, the old shapes are the better ones.
    return segment.items.count == 1 ? LinePiece(segment: segment, clusters: 0..<segment.clusters.count) : piece
  }

  func measured() -> Measure {
    var result = Measure()
    var x: CGFloat = 0
    for piece in pieces {
      for cluster in piece.segment.clusters[piece.clusters] {
        x += cluster.isTab ? LineBreaker.tabAdvance(at: x, interval: tabInterval) : cluster.advance
        if cluster.isHangingSpace {
          result.hanging += 1
        } else {
          result.width = x
          result.spaces += result.hanging
          result.hanging = 0
        }
      }
    }
    return result
  }

  /// Places all pieces from `x` on; each stretchable space is widened by `spaceExtra`.
  func placed(at x: CGFloat, hanging: Int, spaceExtra: CGFloat) -> [TextLine.Placed] {
    let (body, tail) = split(hanging: hanging)
    var result: [TextLine.Placed] = []
    var position = x
    func place(_ piece: LinePiece, _ extra: CGFloat) {
      var width: CGFloat = 0
      for cluster in piece.segment.clusters[piece.clusters] {
        width +=
          cluster.isTab
          ? LineBreaker.tabAdvance(at: position + width - x, interval: tabInterval) : cluster.advance
        if cluster.isHangingSpace { width += extra }
      }
      result.append(
        .init(piece: piece, x: position, width: width, spaceExtra: extra, tabInterval: tabInterval, tabOrigin: x))
      position += width
    }
    for piece in reordered(body) { place(piece, spaceExtra) }
    guard baseLevel & 1 == 1 else {
      for piece in tail { place(piece, 0) }
      return result
    }
    // In a line from right to left the spaces at the end hang out on the left.
    position = x
    for piece in tail {
      let width = piece.segment.clusters[piece.clusters].reduce(0) { $0 + $1.advance }
      position -= width
      result.insert(
        .init(piece: piece, x: position, width: width, spaceExtra: 0, tabInterval: tabInterval, tabOrigin: x), at: 0)
    }
    return result
  }

  /// The pieces, and apart from them the spaces at the end of the line.
  private func split(hanging: Int) -> (body: [LinePiece], tail: [LinePiece]) {
    var body = pieces
    var tail: [LinePiece] = []
    var left = hanging
    while left > 0, let last = body.popLast() {
      let count = min(left, last.clusters.count)
      left -= count
      let cut = last.clusters.upperBound - count
      tail.insert(LinePiece(segment: last.segment, clusters: cut..<last.clusters.upperBound), at: 0)
      if cut > last.clusters.lowerBound {
        body.append(LinePiece(segment: last.segment, clusters: last.clusters.lowerBound..<cut))
      }
    }
    return (body, tail)
  }

  /// The pieces from left to right: from the highest level down, stretches at or above a level are turned round.
  private func reordered(_ pieces: [LinePiece]) -> [LinePiece] {
    var result = pieces
    let levels = pieces.map(\.level)
    guard let highest = levels.max(), highest > 0 else { return result }
    var order = Array(pieces.indices)
    var level = highest
    while level > 0 {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start + 1
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    result = order.map { pieces[$0] }
    return result
  }
}
