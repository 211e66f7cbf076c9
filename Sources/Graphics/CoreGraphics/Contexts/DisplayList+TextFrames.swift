// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension DisplayList {
  /// Where the list shows text, in its own space: a rectangle for each run, that of pictures with text in them too. Clips
  /// and what is drawn over it are not looked at.
  package var textFrames: [CGRect] {
    var frames: [CGRect] = []
    var transform = CGAffineTransform.identity
    var kept: [CGAffineTransform] = []
    for operation in operations {
      switch operation {
      case .save, .beginTransparencyLayer: kept.append(transform)
      case .restore, .endTransparencyLayer: transform = kept.popLast() ?? transform
      case .concatenate(let inner): transform = inner.concatenating(transform)
      case .glyphs(let run) where !run.glyphs.isEmpty: frames.append(run.frame.applying(transform))
      case .image(let image, let rect, _, _):
        let place = CGAffineTransform(
          a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height), tx: rect.minX,
          ty: rect.minY)
        frames += image.textFrames.map { $0.applying(place).intersection(rect).applying(transform) }
      default: break
      }
    }
    return frames.filter { !$0.isNull && !$0.isInfinite && $0.width.isFinite && $0.height.isFinite }
  }
}

extension GlyphRun {
  /// Where its line lies. It is a little higher than lines of the system font, so that no glyph of a sane font looks out.
  package var frame: CGRect {
    CGRect(x: origin.x, y: origin.y - size, width: width, height: size * 1.3)
  }
}
