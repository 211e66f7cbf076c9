// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

/// One line of a fragment.
@preconcurrency @MainActor open class NSTextLineFragment: NSObject {
  private let string: NSAttributedString
  private let range: NSRange
  /// `nil` for a line without characters.
  private let line: TextLine?
  private let options: TextLayoutOptions
  private let showsAttachments: Bool

  init(
    _ line: TextLine, options: TextLayoutOptions, string: NSAttributedString, range: NSRange, showsAttachments: Bool
  ) {
    (self.line, self.options, self.string, self.range) = (line, options, string, range)
    self.showsAttachments = showsAttachments
    super.init()
  }

  /// Creates a line of a part of a string, as wide as it is.
  public init(attributedString: NSAttributedString, range: NSRange) {
    let part = NSIntersectionRange(range, NSRange(location: 0, length: attributedString.length))
    options = TextLayoutOptions(
      numberOfLines: 1, lineBreakMode: .byClipping, scale: AmbientTraits.scale(AmbientTraits.current))
    let text = attributedString.attributedSubstring(from: part)
      .engineText(.drawing, traits: AmbientTraits.current)
    let layout = TextLayout(text, options: options)
    line = layout.lines.first?.moved(by: .zero, offset: part.location, options: options)
    (string, self.range, showsAttachments) = (attributedString, part, layout.showsAttachments)
    super.init()
  }

  public convenience init(string: String, attributes: [NSAttributedString.Key: Any], range: NSRange) {
    self.init(attributedString: NSAttributedString(string: string, attributes: attributes), range: range)
  }

  public required init?(coder: NSCoder) { nil }

  /// The string that the line is a part of: its paragraph's.
  open var attributedString: NSAttributedString { string }
  /// The line's characters in that string, with what ends it; none for the line behind a separator at the text's end.
  open var characterRange: NSRange { range }

  /// Where the line is in its fragment.
  open var typographicBounds: CGRect { line?.frame ?? .zero }

  /// From the line's corner to where its leftmost glyph stands on the baseline.
  open var glyphOrigin: CGPoint {
    CGPoint(x: 0, y: line.map { $0.baseline - $0.frame.minY } ?? 0)
  }

  /// Draws the line, its corner at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    guard let line else { return }
    let placed = line.moved(by: CGVector(dx: 0, dy: point.y - line.frame.minY), offset: 0, options: options)
    context.draw(
      TextLayout(lines: [placed], size: .zero, options: options, showsAttachments: showsAttachments),
      at: CGPoint(x: point.x - line.frame.minX, y: 0))
  }

  /// Where a character begins, from the line's corner, on its baseline.
  open func locationForCharacter(at index: Int) -> CGPoint {
    guard let line else { return .zero }
    return CGPoint(x: line.caretX(at: index) - line.frame.minX, y: glyphOrigin.y)
  }

  /// The character at a point from the line's corner, or nearest to it.
  open func characterIndex(for point: CGPoint) -> Int { character(at: point).index }

  /// How far into the character at a point the point is, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat { character(at: point).fraction }

  private func character(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
    guard let line, range.length > 0 else { return (range.location, 0) }
    let x = point.x + line.frame.minX
    let near = line.offset(at: x)
    let boundaries = TextBoundaries(string.string)
    for start in [boundaries.previous(before: near), near]
    where start >= line.range.lowerBound && start < line.range.upperBound {
      let end = boundaries.next(after: start)
      let (one, other) = (line.caretX(at: start), line.farX(of: end))
      if min(one, other) <= x, x < max(one, other) { return (start, abs(x - one) / abs(other - one)) }
    }
    let isBehind = near >= line.range.upperBound && near > line.range.lowerBound
    return isBehind ? (boundaries.previous(before: near), 1) : (near, 0)
  }
}
