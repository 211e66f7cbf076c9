// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

/// The view whose text an editor edits.
@preconcurrency @MainActor protocol TextEditorHost: UIView, UITextInput {
  /// Where the text stands, in the view's bounds space, laid out as it is now.
  var textGeometry: TextGeometry { get }
  /// What text looks like that nothing says more of.
  var plainTextAttributes: [NSAttributedString.Key: Any] { get }
  /// Whether people may change the text now.
  var allowsEditing: Bool { get }
  /// Whether people may change what text looks like.
  var allowsAttributes: Bool { get }
  /// Whether a text may have several lines.
  var hasLines: Bool { get }

  /// Asks the delegate about a change that a person makes.
  func editorShouldChange(_ range: NSRange, to text: String) -> Bool
  /// The text changed; a person did it, or the app.
  func editorDidChangeText(byPerson: Bool)
  /// The selection moved, or the text in it changed.
  func editorDidChangeSelection()
  /// Brings the caret where it can be seen.
  func showSelection()
  /// Does what a press on a link at a point does; `false` where there is none.
  func openLink(at point: CGPoint) -> Bool
  /// Whether somebody else says what becomes of what is pasted.
  var pastesByDelegate: Bool { get }
  /// Whether there is a part with a menu of its own at a point.
  func hasItem(at point: CGPoint) -> Bool
}

extension TextEditorHost {
  var allowsAttributes: Bool { false }
  func openLink(at point: CGPoint) -> Bool { false }
  func hasItem(at point: CGPoint) -> Bool { false }
  var pastesByDelegate: Bool { false }
}

/// Where a text stands in a view. Offsets are those of the text; what is shown may have other characters in its place.
struct TextGeometry {
  /// At least as much of the layout as is asked about.
  var layout: (TextPart) -> TextLayout
  /// The offsets that are in sight, where not all is laid out.
  var seen: Range<Int>?
  /// The layout's top left corner, in the view's bounds space.
  var origin: CGPoint
  /// Where the caret stands in a text without characters, and how high it is.
  var emptyCaret: CGRect
  /// How much higher than its line the caret is, in points.
  var caretGrowth: CGFloat = 0
  /// From the text's offsets to those of what is shown, and back; `nil` where they are the same.
  var shownOffset: ((Int) -> Int)?
  var textOffset: ((Int) -> Int)?

  static let caretWidth: CGFloat = 2

  private func shown(_ offset: Int) -> Int { shownOffset?(offset) ?? offset }

  /// The layout with what is around an offset.
  private func layout(around offset: Int, rows: Int = 0) -> TextLayout { layout(.offsets(offset..<offset, rows: rows)) }

  func caretRect(at offset: Int) -> CGRect {
    let layout = layout(around: shown(offset))
    guard !layout.lines.isEmpty else { return emptyCaret }
    let place = layout.caretRect(at: shown(offset))
    return CGRect(
      x: origin.x + place.minX - Self.caretWidth / 2, y: origin.y + place.minY - caretGrowth / 2,
      width: Self.caretWidth, height: place.height + caretGrowth)
  }

  func rects(for range: NSRange) -> [CGRect] {
    let low = shown(range.location)
    let high = shown(NSMaxRange(range))
    guard low < high else { return [] }
    return layout(.offsets(low..<high, rows: 0)).rects(for: low..<high).map {
      $0.offsetBy(dx: origin.x, dy: origin.y)
    }
  }

  /// The same, without what is far out of sight.
  func rectsInSight(for range: NSRange) -> [CGRect] {
    guard let seen else { return rects(for: range) }
    return rects(for: NSIntersectionRange(range, NSRange(seen)))
  }

  /// The offset whose caret is nearest to a point of the view.
  func offset(at point: CGPoint) -> Int {
    let place = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    let found = layout(.height(place.y)).characterIndex(at: place)
    return textOffset?(found) ?? found
  }

  /// The text's range of the line that an offset is in.
  func lineRange(at offset: Int) -> Range<Int>? {
    let layout = layout(around: shown(offset))
    guard let index = layout.lineIndex(of: shown(offset)) else { return nil }
    let range = layout.lines[index].range
    guard let textOffset else { return range }
    return textOffset(range.lowerBound)..<textOffset(range.upperBound)
  }

  /// The offset nearest to `x` on the line above or below; `nil` at the first and the last.
  func offset(from offset: Int, lines: Int, x: CGFloat) -> Int? {
    let layout = layout(around: shown(offset), rows: abs(lines))
    guard let index = layout.lineIndex(of: shown(offset)),
      let next = layout.lineIndex(from: index, rows: lines, x: x - origin.x)
    else { return nil }
    let found = layout.characterIndex(at: CGPoint(x: x - origin.x, y: layout.lines[next].frame.midY))
    return textOffset?(found) ?? found
  }
}
