// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

extension TextLayout {
  /// The line that a vertical position belongs to: the nearest one.
  package func lineIndex(at y: CGFloat) -> Int? {
    guard !lines.isEmpty else { return nil }
    var (low, high) = (0, lines.count - 1)
    // Tops and bottoms of lines go down in order.
    while low < high {
      let middle = (low + high) / 2
      if y < lines[middle].frame.maxY { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The UTF-16 offset of the caret position that is nearest to a point in the layout; 0 for no text.
  package func characterIndex(at point: CGPoint) -> Int {
    guard point.x.isFinite, point.y.isFinite, let line = lineIndex(at: point) else { return 0 }
    return lines[line].offset(at: point.x)
  }

  /// The line that a point is on or nearest to; lines may stand side by side.
  package func lineIndex(at point: CGPoint) -> Int? {
    guard let first = lineIndex(at: point.y) else { return nil }
    func distance(_ index: Int) -> CGFloat {
      max(lines[index].frame.minX - point.x, point.x - lines[index].frame.maxX, 0)
    }
    return row(of: first).min { distance($0) < distance($1) }
  }

  /// The lines beside a line, itself too.
  private func row(of index: Int) -> Range<Int> {
    let top = lines[index].frame.minY
    var (low, high) = (index, index + 1)
    while low > 0, lines[low - 1].frame.minY == top { low -= 1 }
    while high < lines.count, lines[high].frame.minY == top { high += 1 }
    return low..<high
  }

  /// The line nearest to `x` so many rows below, or above, a line; `nil` where there is none.
  package func lineIndex(from index: Int, rows: Int, x: CGFloat) -> Int? {
    var row = row(of: index)
    for _ in 0..<abs(rows) {
      let next = rows > 0 ? row.upperBound : row.lowerBound - 1
      guard lines.indices.contains(next) else { return nil }
      row = self.row(of: next)
    }
    guard let first = row.first else { return nil }
    return lineIndex(at: CGPoint(x: x, y: lines[first].frame.midY))
  }

  /// The line of a UTF-16 offset; the end of a line that wraps belongs to the next one.
  package func lineIndex(of offset: Int) -> Int? {
    guard !lines.isEmpty else { return nil }
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  /// A rectangle of no width where the caret before a UTF-16 offset stands.
  package func caretRect(at offset: Int) -> CGRect {
    guard let index = lineIndex(of: offset) else { return .zero }
    let line = lines[index]
    return CGRect(x: line.caretX(at: offset), y: line.frame.minY, width: 0, height: line.frame.height)
  }

  /// One rectangle for each stretch of a line that shows characters of a range of UTF-16 offsets.
  package func rects(for range: Range<Int>) -> [CGRect] {
    var result: [CGRect] = []
    for line in lines where line.range.overlaps(range) {
      var open: CGRect?
      for span in line.spans() {
        guard span.range.overlaps(range) else {
          open.map { result.append($0) }
          open = nil
          continue
        }
        let rect = CGRect(x: span.x, y: line.frame.minY, width: span.width, height: line.frame.height)
        open = open.map { $0.union(rect) } ?? rect
      }
      open.map { result.append($0) }
    }
    return result
  }
}
