// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

/// A container with the text that is laid out in it; places are in the container's space, in points.
@MainActor struct ContainedText {
  let layout: TextLayout
  let container: NSTextContainer
  /// The length of all text, in UTF-16 code units.
  let length: Int

  private var padding: CGFloat { container.lineFragmentPadding }

  /// One line, or a part of it beside a hole.
  @MainActor struct Line {
    /// The characters, with what ends the line.
    let range: NSRange
    let container: NSTextContainer
    fileprivate let line: TextLine

    private var padding: CGFloat { container.lineFragmentPadding }

    /// All that the line may take up.
    var rect: CGRect {
      if let room = line.room {
        return CGRect(
          x: room.lowerBound, y: line.frame.minY, width: room.upperBound - room.lowerBound + 2 * padding,
          height: line.frame.height)
      }
      let width = container.size.width
      return CGRect(
        x: 0, y: line.frame.minY, width: width > 0 ? width : line.frame.maxX + 2 * padding,
        height: line.frame.height)
    }

    /// What text takes up of it.
    var usedRect: CGRect {
      CGRect(
        x: line.frame.minX, y: line.frame.minY, width: line.frame.width + 2 * padding, height: line.frame.height)
    }

    /// Where a glyph stands, from the line's corner.
    func location(of offset: Int) -> CGPoint {
      CGPoint(x: line.caretX(at: offset) + padding - rect.minX, y: line.baseline - line.frame.minY)
    }

    var hiddenRange: NSRange? {
      guard line.isTruncated, let end = line.shownEnd, end < line.range.upperBound else { return nil }
      return NSRange(location: end, length: line.range.upperBound - end)
    }
  }

  func line(_ index: Int) -> Line {
    let lines = layout.lines
    let low = lines[index].range.lowerBound
    let high = index + 1 < lines.count ? lines[index + 1].range.lowerBound : end
    return Line(
      range: NSRange(location: low, length: max(high - low, 0)), container: container, line: lines[index])
  }

  var lines: [Line] { layout.lines.indices.map(line) }

  /// Where the text in the container ends.
  private var end: Int {
    guard let last = layout.lines.last else { return 0 }
    if let rest = layout.restOffset { return rest }
    return layout.isTruncated ? last.range.upperBound : length
  }

  var range: NSRange {
    guard let first = layout.lines.first else { return NSRange(location: 0, length: 0) }
    return NSRange(location: first.range.lowerBound, length: max(end - first.range.lowerBound, 0))
  }

  var usedRect: CGRect {
    let left = layout.lines.map(\.frame.minX).min() ?? 0
    return CGRect(x: max(left, 0), y: 0, width: layout.size.width + 2 * padding, height: layout.size.height)
  }

  func rects(for range: NSRange) -> [CGRect] {
    guard let low = Range(range) else { return [] }
    return layout.rects(for: low).map { $0.offsetBy(dx: padding, dy: 0) }
  }

  /// The character under a point, or nearest to it, and how far into it the point is.
  func character(at point: CGPoint, boundaries: TextBoundaries) -> (index: Int, fraction: CGFloat) {
    let place = CGPoint(x: point.x - padding, y: point.y)
    let offset = layout.characterIndex(at: place)
    for start in [boundaries.previous(before: offset), offset] where start < boundaries.length {
      let rects = layout.rects(for: start..<boundaries.next(after: start))
      if let rect = rects.first(where: { place.x >= $0.minX && place.x < $0.maxX }), rect.width > 0 {
        return (start, (place.x - rect.minX) / rect.width)
      }
    }
    let isBehind = offset >= boundaries.length
    return (isBehind ? boundaries.previous(before: boundaries.length) : offset, isBehind ? 1 : 0)
  }
}
