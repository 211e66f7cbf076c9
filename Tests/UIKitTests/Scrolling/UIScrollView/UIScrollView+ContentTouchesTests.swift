// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// What content hears of fingers on a scroll view.
@MainActor struct UIScrollViewContentTouchesTests {
  private class Deciding: UIScrollView {
    var mayBegin = true
    var mayCancel = true
    var askedToCancel = 0
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
      mayBegin
    }
    override func touchesShouldCancel(in view: UIView) -> Bool {
      askedToCancel += 1
      return mayCancel
    }
  }

  private final class Content: UIView {
    var heard: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
  }

  private let scrollView = Deciding(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let content = Content(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
  private let window: UIWindow

  init() {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = content.frame.size
    scrollView.addSubview(content)
    window = makeWindow(300, 400, holding: scrollView)
  }

  @Test func contentThatMayNotBeginHearsNothing() {
    scrollView.mayBegin = false
    let finger = Finger(on: window)
    finger.down(100, 100)
    finger.wait(0.2)
    finger.up()
    finger.tap(100, 100)
    #expect(content.heard.isEmpty)
  }

  @Test func contentThatHasHeardIsAskedForAndLosesTheFinger() {
    let finger = Finger(on: window)
    finger.down(100, 200)
    finger.wait(0.2)
    finger.move(to: 100, 150)
    #expect(scrollView.askedToCancel > 0)
    #expect(content.heard == ["began", "cancelled"])
    #expect(scrollView.isDragging)
    finger.cancel()
  }

  @Test func contentThatIsNotToLoseTheFingerKeepsIt() {
    scrollView.mayCancel = false
    let finger = Finger(on: window)
    finger.down(100, 200)
    finger.wait(0.2)
    finger.move(to: 100, 150)
    finger.up()
    #expect(content.heard == ["began", "moved", "ended"])
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func withoutDelayContentHearsAtOnce() {
    scrollView.delaysContentTouches = false
    let finger = Finger(on: window)
    finger.down(100, 200)
    #expect(content.heard == ["began"])
    finger.move(to: 100, 150)
    #expect(content.heard == ["began", "cancelled"])
    finger.cancel()
  }

  @Test func aControlKeepsAFingerThatItHasHeardOfByDefault() {
    let plain = UIScrollView()
    #expect(plain.touchesShouldCancel(in: UIView()))
    #expect(!plain.touchesShouldCancel(in: UIButton(frame: .zero)))
    #expect(plain.touchesShouldBegin([], with: nil, in: UIView()))
    #expect(plain.delaysContentTouches && plain.canCancelContentTouches)
  }
}
