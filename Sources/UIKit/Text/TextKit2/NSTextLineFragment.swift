// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

/// One line of a fragment.
@preconcurrency @MainActor open class NSTextLineFragment: NSObject {
  private let string: NSAttributedString
  private var range: NSRange
  /// The line of a fragment, where it is one; else it is made of the string.
  private var given: Made?

  private struct Made {
    /// `nil` for a line without characters.
    var line: TextLine?
    var options: TextLayoutOptions
    var showsAttachments: Bool
  }

  private lazy var made: Made = given ?? makeLine()
  private var line: TextLine? { made.line }

  /// Creates a line of a part of a string, as wide as it is.
  public init(attributedString: NSAttributedString, range: NSRange) {
    string = attributedString
    self.range = NSIntersectionRange(range, NSRange(location: 0, length: attributedString.length))
    super.init()
  }

  convenience init(
    _ line: TextLine, options: TextLayoutOptions, string: NSAttributedString, range: NSRange, showsAttachments: Bool
  ) {
    self.init(attributedString: string, range: range)
    // An empty one at the end stays where it is.
    self.range = range
    given = Made(line: line, options: options, showsAttachments: showsAttachments)
  }

  private func makeLine() -> Made {
    let options = TextLayoutOptions(
      numberOfLines: 1, lineBreakMode: .byClipping, scale: AmbientTraits.scale(AmbientTraits.current))
    let text = string.attributedSubstring(from: range).engineText(.drawing, traits: AmbientTraits.current)
    let layout = TextLayout(text, options: options)
    let line = layout.lines.first?.moved(by: .zero, offset: range.location, options: options)
    return Made(line: line, options: options, showsAttachments: layout.showsAttachments)
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
    let placed = line.moved(by: CGVector(dx: 0, dy: point.y - line.frame.minY), offset: 0, options: made.options)
    context.draw(
      TextLayout(lines: [placed], size: .zero, options: made.options, showsAttachments: made.showsAttachments),
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
