// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// How a stretch of text looks; lengths are points.
package struct TextAttributes: Hashable, Sendable {
  /// A line under or through text.
  package struct Decoration: Hashable, Sendable {
    package enum Style: Hashable, Sendable { case single, thick, double }

    package var style: Style
    /// Dashes and gaps in turn, in thicknesses of the line; none for a whole one.
    package var dashes: [CGFloat] = []
    /// Whether spaces have no line.
    package var isByWord = false
    /// `nil` takes the text's colour.
    package var color: RGBAColor?

    package init(
      style: Style = .single, color: RGBAColor? = nil, dashes: [CGFloat] = [], isByWord: Bool = false
    ) {
      self.style = style
      self.color = color
      self.dashes = dashes
      self.isByWord = isByWord
    }
  }

  package var font: FontDescriptor
  package var color: RGBAColor
  /// Added after every character, the last too. 0 turns pair kerning off; `nil` leaves text as the font has it.
  package var kern: CGFloat?
  /// How far text is raised above the baseline.
  package var baselineOffset: CGFloat = 0
  package var underline: Decoration?
  package var strikethrough: Decoration?
  package var background: RGBAColor?
  /// What characters U+FFFC show.
  package var attachment: TextAttachment?
  /// How the glyphs are drawn where they are not simply filled.
  package var effect: TextEffect?
  /// Directions that the text has whatever its letters are, the outer ones first.
  package var directions: [TextDirection] = []
  package var paragraph = ParagraphStyle()

  package init(font: FontDescriptor = FontDescriptor(size: 12), color: RGBAColor = .black) {
    self.font = font
    self.color = color
  }

  /// The same attributes with numbers that can be computed with.
  var sane: TextAttributes {
    var copy = self
    copy.kern = kern.flatMap { $0.isFinite ? min(max($0, -1e4), 1e4) : nil }
    copy.baselineOffset = baselineOffset.bounded(by: 1e4)
    copy.attachment = attachment?.sane
    copy.effect = effect?.sane
    copy.directions = Array(directions.prefix(TextDirection.greatestDepth))
    copy.paragraph = paragraph.sane
    return copy
  }

  /// What shaping depends on: where it differs, characters are shaped apart.
  struct ShapingKey: Hashable {
    var font: FontDescriptor
    var pairKerning: Bool
    /// How much wider than the font has them glyphs are.
    var stretch: CGFloat
  }

  var shapingKey: ShapingKey {
    ShapingKey(font: font, pairKerning: kern != 0, stretch: effect?.stretch ?? 1)
  }

  /// What stands in place of a character.
  func attachment(for scalar: Unicode.Scalar) -> TextAttachment? {
    scalar == TextAttachment.character ? attachment : nil
  }

  /// Points after every character in a run of the system font, or of another font.
  func spacing(isSystemFace: Bool) -> CGFloat {
    (isSystemFace ? SystemFont.tracking(for: font) : 0) + (kern ?? 0)
  }
}
