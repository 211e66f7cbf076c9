// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import SeededRandom

@testable import UIKit

/// What people and apps do to a text.
enum TextStep {
  case type(String)
  case press(String, UIKeyModifierFlags)
  case compose(String, caret: Int)
  case unmark
  case tap(CGPoint, count: Int)
  case cut
  case copy
  case paste
  case wait(TimeInterval)
  // What only apps do.
  case select(Double, Double)
  case setText(String)
  case replaceInStorage(Double, Double, String)
  case style(Double, Double, NSAttributedString.Key, AnyHashable)
  case font(CGFloat)
  case width(CGFloat)
  case inset(UIEdgeInsets)
  case align(NSTextAlignment)
  case scroll(Double)
  case mirror(Bool)

  /// Letters of several lengths and directions, and what belongs to the letter before it.
  static let pieces = [
    "a", "b", " ", "word ", "\n", "e\u{301}", "\u{308}", "👨‍👩‍👧", "🇩🇪", "🇫", "שלום", "مرحبا", "漢字", "'", "\"", "-", ".", "(",
    "42", "\t",
    "long words that fill a line and go on ", "two\nlines", "\r\n", "\u{2029}", "👍🏽", "\u{200D}",
  ]

  static func random(withApp: Bool, using random: inout SeededRandom) -> TextStep {
    let piece = pieces.randomElement(using: &random) ?? "a"
    let share = Double.random(in: 0...1, using: &random)
    let length = Double.random(in: 0...0.3, using: &random)
    switch Int.random(in: 0..<(withApp ? 28 : 18), using: &random) {
    case 0..<5: return .type(piece)
    case 5: return .press("Backspace", [.alternate, .command, []].randomElement(using: &random) ?? [])
    case 6: return .press("Backspace", [])
    case 7: return .press("Delete", Bool.random(using: &random) ? .alternate : [])
    case 8, 9, 10:
      let keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]
      let flags: [UIKeyModifierFlags] = [[], [], .shift, .shift, .alternate, [.alternate, .shift], .command]
      return .press(keys.randomElement(using: &random) ?? "End", flags.randomElement(using: &random) ?? [])
    case 11: return .press(["b", "i", "u", "a"].randomElement(using: &random) ?? "b", .command)
    case 12: return .compose(piece, caret: Int.random(in: 0...3, using: &random))
    case 13: return .unmark
    case 14:
      return .tap(
        CGPoint(x: 200 * share, y: .random(in: 0...120, using: &random)), count: .random(in: 1...3, using: &random))
    case 15: return [.cut, .copy, .paste, .paste].randomElement(using: &random) ?? .paste
    case 16: return .press("z", Bool.random(using: &random) ? .command : [.command, .shift])
    case 17: return .wait(.random(in: 0.1...5, using: &random))
    case 18, 19: return .select(share, length)
    case 20: return .setText((0..<6).compactMap { _ in pieces.randomElement(using: &random) }.joined())
    case 21: return .replaceInStorage(share, length, piece)
    case 22:
      let styles: [(NSAttributedString.Key, AnyHashable)] = [
        (.font, UIFont.boldSystemFont(ofSize: 24)), (.foregroundColor, UIColor.red), (.kern, 3.0),
        (.baselineOffset, 4.0),
        (.underlineStyle, 1), (.link, "https://example.com"),
      ]
      let style = styles.randomElement(using: &random) ?? styles[0]
      return .style(share, length, style.0, style.1)
    case 23: return .font(.random(in: 9...30, using: &random).rounded())
    case 24: return .width(.random(in: 40...300, using: &random).rounded())
    case 25:
      return Bool.random(using: &random)
        ? .inset(UIEdgeInsets(top: 20 * share, left: 10, bottom: 4, right: 30 * length)) : .mirror(share < 0.5)
    case 26: return .align([.left, .right, .center, .natural, .justified].randomElement(using: &random) ?? .natural)
    default: return .scroll(share)
    }
  }
}

extension Bench {
  /// Has people do what they do to the text that is first responder, which stands at `origin` of the window, in points.
  /// `false` where only an app does it.
  func apply(_ step: TextStep, at origin: CGPoint) -> Bool {
    switch step {
    case .type(let text): type(text)
    case .press(let key, let flags): press(key, flags)
    case .compose(let text, let caret): type(.mark(text, selected: caret..<caret))
    case .unmark: type(.unmark)
    case .tap(let point, let count):
      let finger = Finger(on: window)
      for _ in 0..<count { finger.tap(origin.x + point.x, origin.y + point.y) }
    case .cut: press("x", .command)
    case .copy: press("c", .command)
    case .paste: press("v", .command)
    case .wait(let seconds): jump(seconds)
    default: return false
    }
    return true
  }

  /// Presses a key until it can do no more; `false` where that never comes.
  func pressAll(_ key: String, _ flags: UIKeyModifierFlags, while isPossible: () -> Bool) -> Bool {
    for _ in 0..<500 {
      guard isPossible() else { return true }
      press(key, flags)
    }
    return false
  }
}
