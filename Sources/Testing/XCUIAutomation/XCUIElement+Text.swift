// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import AutomationProtocol
internal import CoreGraphics
internal import Foundation
internal import RenderProtocol

/// Keys that are no characters, as text that is typed has them.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  public static let delete = XCUIKeyboardKey("\u{8}")
  public static let forwardDelete = XCUIKeyboardKey("\u{F728}")
  public static let `return` = XCUIKeyboardKey("\r")
  public static let enter = XCUIKeyboardKey("\u{3}")
  public static let tab = XCUIKeyboardKey("\t")
  public static let space = XCUIKeyboardKey(" ")
  public static let escape = XCUIKeyboardKey("\u{1B}")
  public static let upArrow = XCUIKeyboardKey("\u{F700}")
  public static let downArrow = XCUIKeyboardKey("\u{F701}")
  public static let leftArrow = XCUIKeyboardKey("\u{F702}")
  public static let rightArrow = XCUIKeyboardKey("\u{F703}")
  public static let home = XCUIKeyboardKey("\u{F729}")
  public static let end = XCUIKeyboardKey("\u{F72B}")
  public static let pageUp = XCUIKeyboardKey("\u{F72C}")
  public static let pageDown = XCUIKeyboardKey("\u{F72D}")
}

extension XCUIElement {
  /// Types a text into the element, which has to have the keyboard's focus, or hold what has it.
  public func typeText(_ text: String) {
    guard let automation = Automation.current else { return }
    automation.log.activity("Type '\(text)' into \(words)") {
      automation.rest()
      guard automation.requireFocus(self) else { return }
      automation.type(text.map(Typing.event), interval: Typing.interval)
    }
  }
}

/// How text becomes events.
private enum Typing {
  /// Sixty characters a second.
  static let interval = 1.0 / 60

  /// The names that browsers have for keys.
  private static let keys: [Character: String] = [
    "\n": "Enter", "\r": "Enter", "\r\n": "Enter", "\u{3}": "Enter", "\t": "Tab", "\u{1B}": "Escape",
    "\u{F728}": "Delete", "\u{F700}": "ArrowUp", "\u{F701}": "ArrowDown", "\u{F702}": "ArrowLeft",
    "\u{F703}": "ArrowRight", "\u{F729}": "Home", "\u{F72B}": "End", "\u{F72C}": "PageUp", "\u{F72D}": "PageDown",
  ]

  static func event(_ character: Character) -> (Double) -> InputEvent {
    if character == "\u{8}" || character == "\u{7F}" { return { .text(.deleteBackward, time: $0) } }
    if let key = keys[character] { return { .key(InputEvent.Key(isDown: true, key: key, modifiers: 0), time: $0) } }
    return { .text(.insert(String(character)), time: $0) }
  }
}

extension Automation {
  /// Whether an element has the keyboard's focus, or holds what has it; else a failure.
  func requireFocus(_ element: XCUIElement) -> Bool {
    do throws(XCUIError) {
      let match = try match(element)
      let tree = match.lookup.tree
      let within = [match.index] + Array(tree.descendants(of: match.index))
      if within.contains(where: { tree.nodes[$0].flags.contains(.hasKeyboardFocus) }) { return true }
      fail(
        "Failed to synthesize event: Neither element nor any descendant has keyboard focus. Event dispatch snapshot: "
          + match.lookup.line(match.index))
    } catch {
      fail(error.description)
    }
    return false
  }

  // MARK: - Wheels

  /// How many rows a wheel is turned by before it is given up.
  private static let mostRows = 500

  /// Turns a picker's wheel row by row until it shows a text.
  func turnWheel(_ element: XCUIElement, to text: String) {
    log.activity("Adjust \(element.words) to \(text)") {
      // Downwards to the end, then upwards to the other one.
      for direction in [1.0, -1.0] {
        var last: String?
        for _ in 0..<Self.mostRows {
          rest()
          guard let point = hitPoint(of: element), let match = try? match(element) else { return }
          if match.node.value == text { return }
          if match.node.value == last { break }
          last = match.node.value
          let place = CGPoint(x: point.x, y: match.node.frame.midY + CGFloat(direction) * Self.rowHeight)
          touchNow(Fingers.tap(place))
        }
      }
      fail("Failed to adjust \(element.words): it has no row '\(text)'")
    }
  }

  /// From the middle of a wheel to the middle of the next row, in points.
  private static let rowHeight: CGFloat = 32
}
