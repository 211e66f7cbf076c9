// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// Glyphs with lines around them, leaning, wider, or pressed into the ground.
package struct TextEffect: Hashable, Sendable {
  /// The width of lines in hundredths of the font size; above 0 there are only lines, below 0 they are around what is
  /// filled.
  package var strokeWidth: CGFloat = 0
  /// `nil` takes the text's colour.
  package var strokeColor: RGBAColor?
  /// How far a point leans to the right for each point above the baseline.
  package var slant: CGFloat = 0
  /// How much wider glyphs are than in the font.
  package var stretch: CGFloat = 1
  /// Whether the text looks pressed into what it stands on.
  package var isLetterpress = false

  package init() {}

  /// The same with numbers that can be computed with; `nil` where nothing is left.
  var sane: TextEffect? {
    var copy = self
    (copy.strokeWidth, copy.slant) = (strokeWidth.bounded(by: 1000), slant.bounded(by: 10))
    copy.stretch = stretch.isFinite && stretch > 0 ? min(max(stretch, 0.05), 20) : 1
    return copy == TextEffect() ? nil : copy
  }

  /// What draws a run, its origin placed.
  func operations(for run: GlyphRun) -> [DisplayList.Operation] {
    guard var path = outline(of: run) else { return [.glyphs(run)] }
    if slant != 0 {
      var lean = CGAffineTransform(a: 1, b: 0, c: -slant, d: 1, tx: slant * run.origin.y, ty: 0)
      path = path.copy(using: &lean) ?? path
    }
    if isLetterpress { return letterpress(path, run) }
    var result: [DisplayList.Operation] = []
    if strokeWidth <= 0 { result.append(.fill(path, color: run.color, evenOdd: false)) }
    if strokeWidth != 0 {
      let style = DisplayList.StrokeStyle(width: abs(strokeWidth) / 100 * run.size)
      result.append(.stroke(path, style: style, color: strokeColor ?? run.color))
    }
    return result
  }

  private func outline(of run: GlyphRun) -> CGPath? {
    guard stretch != 1 else { return run.outline }
    // Places are wide already, shapes are not.
    var narrow = run
    narrow.glyphs = run.glyphs.map { GlyphRun.Glyph(identifier: $0.identifier, x: $0.x / stretch, y: $0.y) }
    var widen = CGAffineTransform(a: stretch, b: 0, c: 0, d: 1, tx: run.origin.x * (1 - stretch), ty: 0)
    return narrow.outline.flatMap { $0.copy(using: &widen) }
  }

  /// A light edge below and a dark one above: chosen, to look like iOS's.
  private func letterpress(_ path: CGPath, _ run: GlyphRun) -> [DisplayList.Operation] {
    func moved(_ y: CGFloat) -> CGPath {
      var down = CGAffineTransform(translationX: 0, y: y)
      return path.copy(using: &down) ?? path
    }
    let color = run.color
    let dark = RGBAColor(
      red: color.red * 0.4, green: color.green * 0.4, blue: color.blue * 0.4, alpha: color.alpha)
    let light = RGBAColor(red: 1, green: 1, blue: 1, alpha: color.alpha * 0.6)
    return [
      .fill(moved(1), color: light, evenOdd: false), .fill(path, color: dark, evenOdd: false),
      .fill(moved(0.5), color: color, evenOdd: false),
    ]
  }
}
