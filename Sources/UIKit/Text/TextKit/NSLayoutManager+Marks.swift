// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

// Lines and backgrounds one by one, for managers that draw some of them in their own way.

extension NSLayoutManager {
  /// Whether the methods that draw parts may be somebody else's; else all is drawn at once.
  var hasOwnDrawing: Bool { type(of: self) != NSLayoutManager.self }

  /// Glyphs of one line that have a line under or through them.
  struct Marked {
    var range: NSRange
    var style: NSUnderlineStyle
    var line: ContainedText.Line
  }

  func marks(_ key: NSAttributedString.Key, in range: NSRange) -> [Marked] {
    guard let storage else { return [] }
    let shown = NSIntersectionRange(range, NSRange(location: 0, length: storage.length))
    var result: [Marked] = []
    for container in textContainers {
      for line in laidOut(in: container).lines {
        let part = NSIntersectionRange(line.range, shown)
        guard part.length > 0 else { continue }
        storage.enumerateAttribute(key, in: part, options: []) { value, range, _ in
          let style = (value as? NSNumber)?.intValue ?? (value as? NSUnderlineStyle)?.rawValue ?? 0
          if style != 0 { result.append(Marked(range: range, style: NSUnderlineStyle(rawValue: style), line: line)) }
        }
      }
    }
    return result
  }

  func drawMark(_ mark: TextLayout.Mark, _ range: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext(), let glyphs = Range(range) else { return }
    for container in textContainers {
      let place = CGPoint(x: origin.x + container.lineFragmentPadding, y: origin.y)
      context.draw(layout(of: container).operations(marking: mark, in: glyphs, at: place))
    }
  }

  /// How far below the baseline a line is; above it where negative.
  func markOffset(_ mark: TextLayout.Mark, _ range: NSRange) -> CGFloat {
    let font =
      storage.flatMap { storage in
        (0..<storage.length).contains(range.location)
          ? storage.attribute(.font, at: range.location, effectiveRange: nil) as? UIFont : nil
      } ?? defaults.font
    return mark == .under ? 0.12 * font.pointSize : -font.xHeight / 2
  }

  /// What is behind characters of one colour, a rectangle for each of their lines.
  struct Background {
    var range: NSRange
    var color: UIColor
    var rects: [CGRect]
  }

  func backgrounds(in range: NSRange, at origin: CGPoint) -> [Background] {
    guard let storage else { return [] }
    let shown = NSIntersectionRange(range, NSRange(location: 0, length: storage.length))
    var result: [Background] = []
    storage.enumerateAttribute(.backgroundColor, in: shown, options: []) { value, range, _ in
      guard let color = value as? UIColor else { return }
      let rects = textContainers.flatMap { laidOut(in: $0).rects(for: range) }
        .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
      if !rects.isEmpty { result.append(Background(range: range, color: color, rects: rects)) }
    }
    return result
  }
}
