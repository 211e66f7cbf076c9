// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor @Suite struct UIViewAnimateTests {
  /// A view of 100 × 100 points at the top left of a stage. Made in the test itself, which then has the clock alone.
  private func staged() -> (UIView, Stage) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    return (view, Stage(view))
  }

  @Test func `a block moves a view along an eased curve, and the model is at its end at once`() {
    let (view, stage) = staged()
    UIView.animate(withDuration: 1) { view.center.x = 150 }
    #expect(view.center.x == 150)
    stage.frame()
    #expect(abs(view.shown.position.x - 50) < 1e-6)
    stage.jump(0.25)
    #expect(abs(view.shown.position.x - (50 + 12.916)) < 0.001)
    stage.jump(0.25)
    #expect(abs(view.shown.position.x - 100) < 1e-4)
    stage.jump(0.5)
    #expect(view.shown.position.x == 150)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test(arguments: [
    (UIView.AnimationOptions.curveEaseIn, 9.346), (.curveEaseOut, 37.814), (.curveLinear, 25),
  ])
  func `the options name the curve`(options: UIView.AnimationOptions, quarter: CGFloat) {
    let (view, stage) = staged()
    UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 150 }
    stage.frame()
    stage.jump(0.25)
    #expect(abs(view.shown.position.x - (50 + quarter)) < 0.001)
  }

  @Test func `completion runs once when all has moved, with true`() {
    let (view, stage) = staged()
    var calls: [Bool] = []
    UIView.animate(
      withDuration: 0.5,
      animations: {
        view.center.x = 150
        view.alpha = 0.5
      }, completion: { calls.append($0) })
    stage.frame()
    stage.jump(0.49)
    #expect(calls.isEmpty)
    stage.jump(0.02)
    #expect(calls == [true])
    stage.jump(1)
    #expect(calls == [true])
  }

  @Test func `a block that moves nothing completes in the next turn, not inside the call`() {
    let (_, stage) = staged()
    var calls: [Bool] = []
    UIView.animate(withDuration: 5, animations: {}, completion: { calls.append($0) })
    #expect(calls.isEmpty)
    stage.jump(0)
    #expect(calls == [true])
  }

  @Test func `without a duration changes show at once`() {
    let (view, stage) = staged()
    var calls: [Bool] = []
    UIView.animate(withDuration: 0, animations: { view.center.x = 150 }, completion: { calls.append($0) })
    stage.jump(0)
    #expect(view.shown.position.x == 150)
    #expect(view.layer.animationKeys() == nil)
    #expect(calls == [true])
  }

  @Test func `a delay holds what was shown before`() {
    let (view, stage) = staged()
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.alpha = 0 }
    stage.frame()
    stage.jump(0.4)
    #expect(view.shown.opacity == 1)
    stage.jump(0.6)
    #expect(abs(view.shown.opacity - 0.5) < 1e-6)
    stage.jump(0.6)
    #expect(view.shown.opacity == 0)
  }

  @Test func `removing animations completes with false`() {
    let (view, stage) = staged()
    var calls: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { calls.append($0) })
    stage.frame()
    stage.jump(0.5)
    view.layer.removeAllAnimations()
    stage.jump(0)
    #expect(calls == [false])
  }

  @Test func `an interruption goes on smoothly from where the view is and as fast as it goes`() {
    let (view, stage) = staged()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
    stage.frame()
    stage.jump(0.5)
    let before = view.shown.position.x
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 50 }
    stage.frame()
    #expect(abs(view.shown.position.x - before) < 1e-6)
    // What is left of the first, 50 in half a second, and the second, -100 in a second, add up.
    stage.jump(0.25)
    #expect(abs(view.shown.position.x - (before + 25 - 25)) < 1e-6)
    stage.jump(0.75)
    #expect(view.shown.position.x == 50)
  }

  @Test func `beginning from the current state takes the place of what is under way`() {
    let (view, stage) = staged()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
    stage.frame()
    stage.jump(0.5)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      view.center.x = 50
    }
    stage.frame()
    #expect(abs(view.shown.position.x - 100) < 1e-6)
    stage.jump(0.5)
    #expect(abs(view.shown.position.x - 75) < 1e-6)
  }

  @Test func `an interrupted scale is smooth`() {
    let (view, stage) = staged()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    }
    stage.frame()
    stage.jump(0.5)
    let before = view.shown.transform.m11
    #expect(before > 0.5 && before < 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = .identity }
    stage.frame()
    #expect(abs(view.shown.transform.m11 - before) < 1e-6)
    stage.jump(1)
    #expect(view.shown.transform.m11 == 1)
  }

  /// Seconds and places, measured on a screen whose frames do not fall on these times to the millisecond: from 50 to 150
  /// in 0.8 s with a damping ratio of 0.6.
  @Test(arguments: [(0.15, 130.98), (0.3, 159.39), (0.45, 151.06), (0.6, 149.06), (0.8, 150.0)])
  func `a spring is where it was measured`(time: TimeInterval, x: CGFloat) {
    let (view, stage) = staged()
    UIView.animate(withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) {
      view.center.x = 150
    }
    stage.frame()
    stage.jump(time)
    #expect(abs(view.shown.position.x - x) < 0.2)
  }

  @Test func `blocks inside blocks take the outer duration unless they override it`() {
    UIView.animate(withDuration: 2) {
      UIView.animate(withDuration: 0.5) { #expect(UIView.inheritedAnimationDuration == 2) }
      UIView.animate(withDuration: 0.5, delay: 0, options: .overrideInheritedDuration) {
        #expect(UIView.inheritedAnimationDuration == 0.5)
      }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test func `changes without animation show at once, in a block too`() {
    let (view, stage) = staged()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.alpha = 0.5 }
      view.center.x = 150
    }
    stage.frame()
    #expect(view.shown.opacity == 0.5)
    #expect(view.shown.position.x == 50)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func `layout in a block moves subviews with their superview`() {
    let (view, stage) = staged()
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    let leading = child.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    NSLayoutConstraint.activate([
      leading, child.topAnchor.constraint(equalTo: view.topAnchor),
      child.widthAnchor.constraint(equalToConstant: 20), child.heightAnchor.constraint(equalToConstant: 20),
    ])
    stage.frame()
    leading.constant = 40
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layoutIfNeeded() }
    stage.frame()
    stage.jump(0.5)
    #expect(abs(child.shown.position.x - 30) < 1e-6)
  }

  @Test func `a view on its way takes touches only where it is asked to`() {
    let (view, stage) = staged()
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    #expect(stage.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === stage.window)
    stage.frame()
    stage.jump(1.1)
    #expect(stage.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
    #expect(stage.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
  }

  @Test func `repeating and reversing runs until it is removed`() {
    let (view, stage) = staged()
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      view.center.x = 150
    }
    stage.frame()
    stage.jump(1.25)
    #expect(abs(view.shown.position.x - 125) < 1e-6)
    stage.jump(100)
    #expect(abs(view.shown.position.x - 125) < 1e-6)
    view.layer.removeAllAnimations()
    #expect(view.shown.position.x == 150)
  }

  @Test func `keyframes share the block's time`() {
    let (view, stage) = staged()
    UIView.animateKeyframes(
      withDuration: 2, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: 3 << 16),
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 150 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 50 }
      })
    stage.frame()
    stage.jump(0.25)
    #expect(abs(view.shown.position.x - 100) < 1e-6)
    stage.jump(0.5)
    #expect(abs(view.shown.position.x - 150) < 1e-6)
    stage.jump(0.75)
    #expect(abs(view.shown.position.x - 100) < 1e-6)
  }
}
