// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import RenderProtocol
import Testing

@testable import UIKit

/// Keys and wheels.
@MainActor struct UIScrollViewKeysTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let window: TestWindow
  private var finger: Finger { window.finger }

  init() {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    window = makeWindow(300, 400, holding: scrollView)
  }

  private func press(_ key: String, shift: Bool = false) -> CGFloat? {
    finger.wait(0)
    guard scrollView.scroll(byKey: key, isShifted: shift) else { return nil }
    finger.wait(0.3)
    return scrollView.contentOffset.y
  }

  @Test func keysScrollByStepsAndPagesAndToTheEnds() {
    #expect(press("ArrowDown") == 40)
    #expect(press("ArrowUp") == 0)
    #expect(press("PageDown") == 350)
    #expect(press(" ") == 700)
    #expect(press(" ", shift: true) == 350)
    #expect(press("End") == 1600)
    #expect(press("ArrowDown") == nil)
    #expect(press("PageUp") == 1250)
    #expect(press("Home") == 0)
    #expect(press("Home") == nil)
  }

  @Test func keysThatDoNotScrollAreLeftToOthers() {
    for key in ["a", "Enter", "Tab", "", "ArrowLeft", "ArrowRight"] { #expect(press(key) == nil) }
    scrollView.allowsKeyboardScrolling = false
    #expect(press("ArrowDown") == nil)
    scrollView.allowsKeyboardScrolling = true
    scrollView.isScrollEnabled = false
    #expect(press("ArrowDown") == nil)
  }

  @Test func keysThatAreHeldAddUp() {
    finger.wait(0)
    for _ in 0..<5 {
      #expect(scrollView.scroll(byKey: "ArrowDown"))
      finger.wait(0.03)
    }
    finger.wait(0.3)
    #expect(scrollView.contentOffset.y == 200)
    #expect(!UIApplication.shared.needsTick || !scrollView.tick(to: finger.time))
  }

  @Test func theWindowFindsWhatAKeyScrolls() {
    finger.wait(0)
    let side = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    side.contentInsetAdjustmentBehavior = .never
    side.contentSize = CGSize(width: 900, height: 100)
    scrollView.addSubview(side)
    #expect(window.scroll(byKey: "ArrowDown"))
    #expect(!window.scroll(byKey: "ArrowLeft"))
    #expect(window.scroll(byKey: "ArrowRight"))
    finger.wait(0.3)
    #expect(scrollView.contentOffset.y == 40)
    #expect(side.contentOffset.x == 40)
    scrollView.isUserInteractionEnabled = false
    #expect(!window.scroll(byKey: "ArrowDown"))
  }

  private func key(_ name: String, modifiers: UInt8 = 0, isDown: Bool = true) {
    UIApplication.shared.handle(
      .key(.init(isDown: isDown, key: name, modifiers: modifiers), time: finger.time))
  }

  @Test func keysThatNobodyTookScrollAndGoOnWhileTheyAreHeld() {
    finger.wait(0)
    window.makeKey()
    key("ArrowDown")
    key("ArrowDown")
    key("ArrowDown", isDown: false)
    finger.wait(0.3)
    #expect(scrollView.contentOffset.y == 80)
    key("ArrowDown", modifiers: 8)
    key("ArrowDown", modifiers: 8, isDown: false)
    finger.wait(0.3)
    #expect(scrollView.contentOffset.y == 1600)
    key("a")
    key("a", isDown: false)
    key("ArrowUp", modifiers: 2)
    key("ArrowUp", modifiers: 2, isDown: false)
    finger.wait(0.3)
    #expect(scrollView.contentOffset.y == 1600)
    UIApplication.shared.storedKeyWindow = nil
  }

  @Test func keysThatAResponderTookDoNotScroll() {
    final class Taking: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    }
    finger.wait(0)
    let taking = Taking(frame: .zero)
    scrollView.addSubview(taking)
    window.makeKey()
    taking.becomeFirstResponder()
    key("ArrowDown")
    key("ArrowDown")
    key("ArrowDown", isDown: false)
    finger.wait(0.3)
    #expect(scrollView.contentOffset.y == 0)
    UIApplication.shared.storedKeyWindow = nil
  }

  @Test func keysTurnPagesWhereThereAreAny() {
    scrollView.isPagingEnabled = true
    #expect(press("ArrowDown") == 400)
    #expect(press("PageDown") == 800)
    #expect(press("ArrowUp") == 400)
  }

  @Test func aWheelScrollsByExactlyWhatItTurned() {
    let recorder = ScrollRecorder()
    scrollView.delegate = recorder
    for step in 1...10 {
      #expect(scrollView.scrollByWheel(CGPoint(x: 0, y: 10)))
      #expect(scrollView.contentOffset.y == CGFloat(10 * step))
    }
    #expect(scrollView.scrollByWheel(CGPoint(x: 0, y: -500)))
    #expect(scrollView.contentOffset.y == 0)
    #expect(!scrollView.scrollByWheel(CGPoint(x: 0, y: -1)))
    #expect(recorder.calls == Array(repeating: "scroll", count: 11))
    #expect(!scrollView.scrollByWheel(CGPoint(x: CGFloat.nan, y: CGFloat.nan)))
    #expect(!scrollView.scrollByWheel(CGPoint(x: 0, y: CGFloat.infinity)))
  }

  @Test func aWheelStopsContentThatFlies() {
    finger.down(100, 300)
    for step in 1...6 { finger.move(to: 100, CGFloat(300 - 10 * step)) }
    finger.up()
    finger.wait(0.1)
    let offset = scrollView.contentOffset.y
    #expect(scrollView.scrollByWheel(CGPoint(x: 0, y: 20)))
    #expect(!scrollView.isDecelerating)
    #expect(scrollView.contentOffset.y == CGFloat(offset + 20))
  }
}
