// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

extension TextLayout {
  /// What of a text is drawn.
  package enum DrawnPart {
    case all, backgrounds, marks
    /// Without lines under and through it.
    case glyphs
  }

  /// What draws the text with the layout's top left corner at `origin`, in points.
  ///
  /// Backgrounds come first, then underlines, text, and lines through text. Baselines are on whole pixels if `origin` is.
  package func operations(at origin: CGPoint = .zero, part: DrawnPart = .all) -> [DisplayList.Operation] {
    var under: [DisplayList.Operation] = []
    var text: [DisplayList.Operation] = []
    var over: [DisplayList.Operation] = []
    for line in lines {
      if line.hasDecorations, part != .glyphs {
        for stretch in line.decoratedStretches() {
          let area = stretch.rect.offsetBy(dx: origin.x, dy: origin.y)
          if let color = stretch.attributes.background, part != .marks { under.append(.fillRect(area, color)) }
          guard part != .backgrounds else { continue }
          under += mark(.under, of: stretch, in: line, at: origin)
          over += mark(.through, of: stretch, in: line, at: origin)
        }
      }
      guard part != .backgrounds else { continue }
      for var (run, effect) in line.drawnRuns {
        run.origin.x += origin.x
        run.origin.y += origin.y
        if let effect { text += effect.operations(for: run) } else { text.append(.glyphs(run)) }
      }
    }
    return under + text + over
  }

  /// Which line a text has.
  package enum Mark { case under, through }

  /// What draws the lines under or through some of the text, UTF-16 code units of it.
  package func operations(
    marking mark: Mark, in range: Range<Int>, at origin: CGPoint
  ) -> [DisplayList.Operation] {
    lines.filter { $0.range.overlaps(range) && $0.hasDecorations }.flatMap { line in
      line.decoratedStretches(in: range).flatMap { self.mark(mark, of: $0, in: line, at: origin) }
    }
  }

  private func mark(
    _ mark: Mark, of stretch: TextLine.Stretch, in line: TextLine, at origin: CGPoint
  ) -> [DisplayList.Operation] {
    let attributes = stretch.attributes
    guard let look = mark == .under ? attributes.underline : attributes.strikethrough,
      !(look.isByWord && stretch.isSpace)
    else { return [] }
    let baseline = origin.y + line.baseline - attributes.baselineOffset
    let center =
      mark == .under
      ? baseline + 0.12 * attributes.font.size : baseline - SystemFont.metrics(for: attributes.font).xHeight / 2
    let area = stretch.rect.offsetBy(dx: origin.x, dy: origin.y)
    return decoration(look, stretch, area, center: center, size: attributes.font.size)
  }

  /// Lines are a twentieth of the font size thick, at least a pixel, on whole pixels.
  private func decoration(
    _ decoration: TextAttributes.Decoration, _ stretch: TextLine.Stretch, _ area: CGRect, center: CGFloat,
    size: CGFloat
  ) -> [DisplayList.Operation] {
    let color = decoration.color ?? stretch.attributes.color
    let pixel = 1 / options.scale
    let thin = max(options.rounded(size / 20), pixel)
    let thickness = decoration.style == .thick ? 2 * thin : thin
    let top = options.rounded(center - thickness / 2)
    let first = CGRect(x: area.minX, y: top, width: area.width, height: thickness)
    let rects = decoration.style == .double ? [first, first.offsetBy(dx: 0, dy: 2 * thickness)] : [first]
    return rects.flatMap { rect in
      dashes(of: rect, decoration.dashes.map { $0 * thickness }).map { .fillRect($0, color) }
    }
  }

  /// A line in dashes, which begin where the line does.
  private func dashes(of rect: CGRect, _ lengths: [CGFloat]) -> [CGRect] {
    let total = lengths.reduce(0, +)
    guard total >= 1 / options.scale, rect.width / total < 10_000 else { return [rect] }
    var result: [CGRect] = []
    var x = rect.minX
    while x < rect.maxX {
      for (index, length) in lengths.enumerated() where x < rect.maxX {
        if index % 2 == 0 {
          result.append(CGRect(x: x, y: rect.minY, width: min(length, rect.maxX - x), height: rect.height))
        }
        x += length
      }
    }
    return result
  }
}

extension TextLine {
  /// Neighbouring characters that look the same.
  struct Stretch {
    var rect: CGRect
    var attributes: TextAttributes
    /// Whether it is a space, told apart where lines go by word.
    var isSpace = false
  }

  var hasDecorations: Bool {
    placed.contains { placed in
      let owner = placed.piece.segment.owner
      return owner.runs.contains {
        $0.attributes.background != nil || $0.attributes.underline != nil || $0.attributes.strikethrough != nil
      }
    }
  }

  /// Stretches inside the line's frame; spaces that hang over its end are not decorated.
  func decoratedStretches(in part: Range<Int>? = nil) -> [Stretch] {
    var result: [Stretch] = []
    for span in spans()
    where part.map({ $0.overlaps(span.range) }) ?? true && span.x >= frame.minX - 1e-6 && span.x < frame.maxX - 1e-6 {
      let rect = CGRect(x: span.x, y: frame.minY, width: span.width, height: frame.height)
      let isByWord = span.attributes.underline?.isByWord == true || span.attributes.strikethrough?.isByWord == true
      let isSpace = isByWord && span.isSpace
      if let last = result.last, last.attributes == span.attributes, last.isSpace == isSpace {
        result[result.count - 1].rect = last.rect.union(rect)
      } else {
        result.append(Stretch(rect: rect, attributes: span.attributes, isSpace: isSpace))
      }
    }
    return result
  }
}

extension DisplayList.Operation {
  fileprivate static func fillRect(_ rect: CGRect, _ color: RGBAColor) -> Self {
    .fill(CGPath(rect: rect, transform: nil), color: color, evenOdd: false)
  }
}
