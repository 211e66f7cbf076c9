// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Handles, loupe and edit menu of a text view at (20, 200), 300 points wide, with one line of 17 points.
@MainActor struct TextSelectionToolsTests {
  private let bench = Bench()
  private let view = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 120))

  init() {
    bench.take()
    view.font = .systemFont(ofSize: 17)
    view.text = "Hello wide world"
    bench.window.makeKeyAndVisible()
    bench.window.addSubview(view)
    bench.frame()
  }

  /// In the text view or above it, the start first.
  private var handles: [SelectionHandle] {
    (view.subviews + bench.window.subviews).compactMap { $0 as? SelectionHandle }.sorted { $0.isStart && !$1.isStart }
  }
  private var bar: EditMenuBar? { bench.window.subviews.lazy.compactMap { $0 as? EditMenuBar }.first }
  private var titles: [String] { bar?.items.map { $0.element?.title ?? "·" } ?? [] }
  private var loupe: TextLoupe? { bench.window.subviews.lazy.compactMap { $0 as? TextLoupe }.first }
  private var selection: [Int] { [view.selectedRange.location, view.selectedRange.length] }

  /// Where a character is, in the window.
  private func place(_ offset: Int) -> CGPoint {
    let caret = view.caretRect(for: TextOffsetPosition(offset))
    return view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
  }

  private func doubleTap(_ offset: Int) {
    let finger = Finger(on: bench.window)
    finger.tap(place(offset).x, place(offset).y)
    bench.advance(0.1)
    finger.tap(place(offset).x, place(offset).y)
    bench.advance(0.3)
  }

  @Test func twoTapsSelectAWordWithHandlesAndAMenu() {
    view.becomeFirstResponder()
    bench.advance(1)
    doubleTap(8)
    #expect(selection == [6, 4])
    #expect(handles.map(\.isStart) == [true, false])
    #expect(titles.prefix(2) == ["Cut", "Copy"])
    #expect(abs(handles[0].convert(handles[0].bounds, to: nil).midX - place(6).x) < 0.5)
    #expect(handles[1].frame.maxY > view.caretRect(for: TextOffsetPosition(10)).maxY)
  }

  @Test func aKnobAboveTheEdgeIsNotCutOff() throws {
    view.becomeFirstResponder()
    bench.advance(1)
    doubleTap(8)
    // The text's first line: its start has no room for a knob, its end has.
    #expect(handles[0].superview === bench.window && handles[1].superview === view)
    #expect(handles[0].frame.minY < 200)
    let knob = CGPoint(x: handles[0].frame.midX, y: handles[0].frame.minY + 5)
    let finger = Finger(on: bench.window)
    finger.down(knob.x, knob.y)
    finger.move(to: knob.x + place(0).x - place(6).x, knob.y)
    finger.up()
    #expect(selection == [0, 10])
    view.resignFirstResponder()
    #expect(handles.isEmpty)
  }

  @Test func aHandleTakesItsEndAlongAndNeverTheOther() throws {
    view.becomeFirstResponder()
    bench.advance(1)
    doubleTap(8)
    let knob = handles[1].convert(CGPoint(x: handles[1].bounds.midX, y: handles[1].bounds.maxY - 5), to: nil)
    let finger = Finger(on: bench.window)
    finger.down(knob.x, knob.y)
    let shift = place(16).x - place(10).x
    finger.move(to: knob.x + shift, knob.y)
    #expect(loupe != nil && !(bar.map { $0.alpha > 0 } ?? false))
    #expect(selection == [6, 10])
    finger.move(to: place(2).x, knob.y)
    #expect(selection == [2, 4])
    // On the other end: a character stays.
    finger.move(to: place(6).x, knob.y)
    #expect(view.selectedRange.length > 0)
    finger.up()
    bench.advance(0.5)
    #expect(loupe == nil && titles.contains("Copy"))
  }

  @Test func typingAndLeavingCloseTheMenuAndTakeTheHandlesAway() {
    view.becomeFirstResponder()
    bench.advance(1)
    doubleTap(8)
    bench.type("x")
    bench.advance(0.5)
    #expect(handles.isEmpty && bar == nil)
    doubleTap(1)
    #expect(handles.count == 2 && bar != nil)
    view.resignFirstResponder()
    bench.advance(0.5)
    #expect(handles.isEmpty && bar == nil)
  }

  @Test func aTapOnTheCaretOpensTheMenuAndTheNextClosesIt() {
    view.becomeFirstResponder()
    bench.advance(1)
    let finger = Finger(on: bench.window)
    finger.tap(place(5).x, place(5).y)
    bench.advance(1)
    #expect(selection == [5, 0] && bar == nil)
    finger.tap(place(5).x, place(5).y)
    bench.advance(1)
    #expect(titles.contains("Select") && titles.contains("Select All"))
    finger.tap(place(5).x, place(5).y)
    bench.advance(1)
    #expect(bar == nil)
  }

  @Test func theMenuCutsCopiesAndPastes() throws {
    view.becomeFirstResponder()
    bench.advance(1)
    doubleTap(8)
    let cut = try #require(bar?.items.first)
    let middle = cut.convert(CGPoint(x: cut.bounds.midX, y: cut.bounds.midY), to: nil)
    Finger(on: bench.window).tap(middle.x, middle.y)
    #expect(view.text == "Hello  world" && UIPasteboard.general.string == "wide")
  }

  @Test func aRestingFingerShowsTheLoupeAndThenTheMenu() {
    view.becomeFirstResponder()
    bench.advance(1)
    let finger = Finger.pressing(place(3).x, place(3).y, on: bench.window)
    bench.advance(0.6)
    #expect(loupe != nil)
    finger.move(to: place(9).x, place(9).y)
    #expect(selection == [9, 0])
    finger.up()
    bench.advance(0.5)
    #expect(loupe == nil && bar != nil)
  }

  @Test func aRestingFingerSelectsAWordOfTextThatIsOnlyRead() {
    view.isEditable = false
    let finger = Finger.pressing(place(8).x, place(8).y, on: bench.window)
    bench.advance(0.6)
    finger.up()
    bench.advance(0.5)
    #expect(selection == [6, 4] && handles.count == 2 && titles == ["Copy", "Select All"])
  }

  @Test func theDelegateSaysWhatTheMenuHas() {
    final class Delegate: NSObject, UITextViewDelegate {
      var words: [String] = []
      func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        words.append("menu \(range.location),\(range.length)")
        return UIMenu(children: [UIAction(title: "Highlight") { _ in }] + suggestedActions)
      }
      func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        words.append("opens")
      }
    }
    let delegate = Delegate()
    view.delegate = delegate
    view.becomeFirstResponder()
    bench.advance(1)
    doubleTap(8)
    #expect(titles.first == "Highlight" && delegate.words == ["menu 6,4", "opens"])
  }

  @Test func scrollingAwayClosesTheMenu() {
    view.text = String(repeating: "Hello wide world\n", count: 30)
    view.becomeFirstResponder()
    bench.advance(1)
    doubleTap(8)
    view.contentOffset.y = 40
    bench.advance(0.5)
    #expect(bar == nil)
  }
}
