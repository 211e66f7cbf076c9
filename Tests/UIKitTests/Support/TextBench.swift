// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import UIKit

/// A text view that is edited, and what fingers do to its text. Offsets count UTF-16 code units.
@MainActor final class TextBench: NSObject, UITextViewDelegate {
  let bench = Bench()
  let view = UITextView(frame: CGRect(x: 20, y: 100, width: 260, height: 120))
  /// What the delegate was asked and told of.
  private(set) var words: [String] = []

  init(_ text: String, isEditable: Bool = true) {
    super.init()
    bench.take()
    view.font = .systemFont(ofSize: 17)
    view.text = text
    view.isEditable = isEditable
    view.delegate = self
    bench.window.makeKeyAndVisible()
    bench.window.addSubview(view)
    if isEditable { view.becomeFirstResponder() }
    bench.advance(1)
  }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    words.append("change \(range.location),\(range.length) '\(text)'")
    return true
  }

  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    words.append("link \(characterRange.location),\(characterRange.length)")
    return false
  }

  var text: String { view.text }
  var selection: [Int] { [view.selectedRange.location, view.selectedRange.length] }
  var selected: String { view.editor.text(in: view.selectedRange) }
  func select(_ low: Int, _ length: Int = 0) { view.selectedRange = NSRange(location: low, length: length) }

  /// The ends of all characters, with the text's two ends.
  var ends: [Int] {
    text.indices.map { text.utf16.distance(from: text.startIndex, to: $0) } + [text.utf16.count]
  }

  /// Where the caret stands at an offset, in the window.
  func place(_ offset: Int) -> CGPoint {
    let caret = view.caretRect(for: TextOffsetPosition(offset))
    return view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
  }

  /// The ends of characters that were not reached. Where runs of both directions meet, two carets stand in one place, and
  /// a finger can mean one of them only.
  func missed(_ seen: Set<Int>, from first: Int = 0) -> [[Int]] {
    let places = Dictionary(grouping: ends) { (place($0).x * 2).rounded() }.values
    return places.filter { seen.isDisjoint(with: $0) && $0.contains { $0 > first } }
  }

  /// The middle of some characters, in the window.
  func middle(_ low: Int, _ length: Int) -> CGPoint {
    let rect = view.firstRect(for: TextOffsetRange(NSRange(location: low, length: length)))
    return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  func tap(_ place: CGPoint, times: Int = 1) {
    let finger = Finger(on: bench.window)
    for _ in 0..<times {
      finger.tap(place.x, place.y)
      bench.advance(0.1)
    }
    bench.advance(0.5)
  }

  /// In the text view or above it, the start first.
  var handles: [SelectionHandle] {
    (view.subviews + bench.window.subviews).compactMap { $0 as? SelectionHandle }.sorted { $0.isStart && !$1.isStart }
  }

  /// The middle of a handle's knob, in the window.
  func knob(_ handle: SelectionHandle) -> CGPoint {
    let y = handle.isStart ? 5 : handle.bounds.maxY - 5
    return handle.convert(CGPoint(x: handle.bounds.midX, y: y), to: nil)
  }

  /// Drags a finger point by point, and looks after each.
  func sweep(_ finger: Finger, from start: CGPoint, to end: CGFloat, _ look: () -> Void) {
    for step in 1...max(Int(abs(end - start.x).rounded(.up)), 1) {
      finger.move(to: start.x + (end > start.x ? CGFloat(step) : -CGFloat(step)), start.y)
      look()
    }
  }
}

/// Characters of several code units: emoji by joiners, skin, letters of flags, selectors and keycaps; letters with marks
/// apart; a syllable; points and vowels of Hebrew and Arabic.
enum Clusters {
  static let emoji = ["👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "🏳️‍🌈"]
  static let letters = ["1️⃣", "e\u{301}", "a\u{323}\u{301}", "क्षि", "\u{1112}\u{1161}\u{11AB}", "שָׁ", "بِّ"]
  static let all = emoji + letters
}
