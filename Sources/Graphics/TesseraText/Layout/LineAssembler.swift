// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// Puts the pieces of a line in visual order and in their places.
struct LineAssembler {
  let text: ShapedText
  let baseLevel: UInt8
  let style: ParagraphStyle
  /// From where tab stops are counted to where the text begins.
  let indent: CGFloat
  /// In logical order.
  var pieces: [LinePiece]

  /// The width without spaces that hang over the end, and how many spaces could be stretched.
  struct Measure {
    var width: CGFloat = 0
    /// The width with those spaces.
    var fullWidth: CGFloat = 0
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

  /// Finds the widths of tabs, and with them that of the line.
  mutating func measured() -> Measure {
    var result = Measure()
    var pen = LinePen(style: style, indent: indent)
    var tabs: [(piece: Int, cluster: Int)] = []
    for (place, piece) in pieces.enumerated() {
      for index in piece.clusters {
        let cluster = piece.segment.clusters[index]
        pen.add(cluster, piece.segment.scalar(cluster.start))
        if cluster.isTab { tabs.append((place, index)) }
        if cluster.isHangingSpace {
          result.hanging += 1
        } else {
          result.width = pen.x
          result.spaces += result.hanging
          result.hanging = 0
        }
      }
    }
    for (tab, width) in zip(tabs, pen.tabs) { pieces[tab.piece].tabs[tab.cluster] = width }
    result.fullWidth = result.hanging > 0 ? pen.x : result.width
    return result
  }

  /// Places all pieces from `x` on; each stretchable space is widened by `spaceExtra`.
  func placed(at x: CGFloat, hanging: Int, spaceExtra: CGFloat) -> [TextLine.Placed] {
    let (body, tail) = split(hanging: hanging)
    var result: [TextLine.Placed] = []
    var position = x
    func place(_ piece: LinePiece, _ extra: CGFloat, hangs: Bool) {
      var width = piece.width
      if extra != 0 {
        width += extra * CGFloat(piece.segment.clusters[piece.clusters].count { $0.isHangingSpace })
      }
      result.append(.init(piece: piece, x: position, width: width, spaceExtra: extra, hangs: hangs))
      position += width
    }
    for piece in reordered(body) { place(piece, spaceExtra, hangs: false) }
    guard baseLevel & 1 == 1 else {
      for piece in tail { place(piece, 0, hangs: true) }
      return result
    }
    // In a line from right to left the spaces at the end hang out on the left.
    position = x
    for piece in tail {
      position -= piece.width
      result.insert(.init(piece: piece, x: position, width: piece.width, spaceExtra: 0, hangs: true), at: 0)
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
      tail.insert(last.part(cut..<last.clusters.upperBound), at: 0)
      if cut > last.clusters.lowerBound { body.append(last.part(last.clusters.lowerBound..<cut)) }
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
