// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

extension TextLayout {
  /// The line that a vertical position belongs to: the nearest one.
  package func lineIndex(at y: CGFloat) -> Int? {
    guard !lines.isEmpty else { return nil }
    return lines.firstIndex { y < $0.frame.maxY } ?? lines.count - 1
  }

  /// The UTF-16 offset of the caret position that is nearest to a point in the layout; 0 for no text.
  package func characterIndex(at point: CGPoint) -> Int {
    guard point.x.isFinite, point.y.isFinite, let line = lineIndex(at: point.y) else { return 0 }
    return lines[line].offset(at: point.x)
  }

  /// The line of a UTF-16 offset; the end of a line that wraps belongs to the next one.
  package func lineIndex(of offset: Int) -> Int? {
    guard !lines.isEmpty else { return nil }
    return lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
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
