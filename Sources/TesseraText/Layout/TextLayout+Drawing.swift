// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

extension TextLayout {
  /// What of a text is drawn.
  package enum DrawnPart { case all, backgrounds, marks }

  /// What draws the text with the layout's top left corner at `origin`, in points.
  ///
  /// Backgrounds come first, then underlines, text, and lines through text. Baselines are on whole pixels if `origin` is.
  package func operations(at origin: CGPoint = .zero, part: DrawnPart = .all) -> [DisplayList.Operation] {
    var under: [DisplayList.Operation] = []
    var text: [DisplayList.Operation] = []
    var over: [DisplayList.Operation] = []
    for line in lines {
      if line.hasDecorations {
        for stretch in line.decoratedStretches() {
          let area = stretch.rect.offsetBy(dx: origin.x, dy: origin.y)
          if let color = stretch.attributes.background, part != .marks { under.append(.fillRect(area, color)) }
          guard part != .backgrounds else { continue }
          let size = stretch.attributes.font.size
          let metrics = SystemFont.metrics(for: stretch.attributes.font)
          let baseline = origin.y + line.baseline - stretch.attributes.baselineOffset
          if let line = stretch.attributes.underline, !(line.isByWord && stretch.isSpace) {
            under += decoration(line, stretch, area, center: baseline + 0.12 * size, size: size)
          }
          if let line = stretch.attributes.strikethrough, !(line.isByWord && stretch.isSpace) {
            over += decoration(line, stretch, area, center: baseline - metrics.xHeight / 2, size: size)
          }
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
  func decoratedStretches() -> [Stretch] {
    var result: [Stretch] = []
    for span in spans() where span.x >= frame.minX - 1e-6 && span.x < frame.maxX - 1e-6 {
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
