// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor @Suite struct UIViewBeginAnimationsTests {
  private func staged() -> (UIView, Stage) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    return (view, Stage(view))
  }

  @Test func aSeriesTakesTheDurationThatIsSetAfterItsBeginning() {
    let (view, stage) = staged()
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    view.center.x = 150
    UIView.commitAnimations()
    stage.frame()
    stage.jump(0.25)
    #expect(abs(view.shown.position.x - 75) < 0.001)
    stage.jump(0.75)
    #expect(view.layer.animationKeys() == nil)
    // What comes after the series is not animated.
    view.center.x = 50
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func aSeriesLastsAFifthOfASecondUnlessToldOtherwise() {
    let (view, stage) = staged()
    UIView.beginAnimations(nil, context: nil)
    view.alpha = 0
    UIView.commitAnimations()
    stage.frame()
    #expect(view.layer.animation(forKey: "opacity")?.duration == 0.2)
  }

  @Test func theDelegateHearsOfTheEndByItsSelector() {
    final class Delegate: NSObject {
      var heard: [String] = []

      func stopped(_ name: Any?, _ finished: Any?, _ context: Any?) {
        heard.append("\(name as? String ?? "-") \((finished as? NSNumber)?.boolValue == true)")
      }
    }
    let delegate = Delegate()
    let (view, stage) = staged()
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDelegate(delegate)
    UIView.setAnimationDidStop(
      Selector._tessera("animationDidStop:finished:context:", Delegate.self, { $0.stopped(_:_:_:) }))
    UIView.setAnimationDuration(0.5)
    view.center.x = 150
    UIView.commitAnimations()
    stage.frame()
    stage.jump(0.4)
    #expect(delegate.heard.isEmpty)
    stage.jump(0.2)
    #expect(delegate.heard == ["move true"])
  }

  @Test func curlsSlideTheOldLookAway() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.addSubview(label)
    let stage = Stage(box)
    var ended = false
    UIView.transition(with: box, duration: 1, options: .transitionCurlUp) {
      label.isHidden = true
    } completion: {
      ended = $0
    }
    stage.frame()
    #expect(label.isHidden && !ended && box.layer.animationKeys() == ["transition"])
    stage.jump(1.1)
    stage.frame()
    #expect(ended && box.layer.animationKeys() == nil)
  }
}
