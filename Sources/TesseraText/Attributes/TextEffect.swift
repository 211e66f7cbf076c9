// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// Glyphs with lines around them, or leaning.
package struct TextEffect: Hashable, Sendable {
  /// The width of lines in hundredths of the font size; above 0 there are only lines, below 0 they are around what is
  /// filled.
  package var strokeWidth: CGFloat = 0
  /// `nil` takes the text's colour.
  package var strokeColor: RGBAColor?
  /// How far a point leans to the right for each point above the baseline.
  package var slant: CGFloat = 0

  package init() {}

  /// The same with numbers that can be computed with; `nil` where nothing is left.
  var sane: TextEffect? {
    func number(_ value: CGFloat, _ limit: CGFloat) -> CGFloat {
      value.isFinite ? min(max(value, -limit), limit) : 0
    }
    var copy = self
    (copy.strokeWidth, copy.slant) = (number(strokeWidth, 1000), number(slant, 10))
    return copy.strokeWidth == 0 && copy.slant == 0 ? nil : copy
  }

  /// What draws a run, its origin placed.
  func operations(for run: GlyphRun) -> [DisplayList.Operation] {
    guard var path = run.outline else { return [.glyphs(run)] }
    if slant != 0 {
      var lean = CGAffineTransform(a: 1, b: 0, c: -slant, d: 1, tx: slant * run.origin.y, ty: 0)
      path = path.copy(using: &lean) ?? path
    }
    var result: [DisplayList.Operation] = []
    if strokeWidth <= 0 { result.append(.fill(path, color: run.color, evenOdd: false)) }
    if strokeWidth != 0 {
      let style = DisplayList.StrokeStyle(width: abs(strokeWidth) / 100 * run.size)
      result.append(.stroke(path, style: style, color: strokeColor ?? run.color))
    }
    return result
  }
}
