// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor @Suite struct UIViewPropertyAnimatorTests {
  /// A view at 50 on a stage, an animator that moves it to 150 in a second, evenly, and the places where it ended.
  private func staged(
    curve: UIView.AnimationCurve = .linear
  ) -> (view: UIView, stage: Stage, animator: UIViewPropertyAnimator, ends: Ends) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let stage = Stage(view)
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { view.center.x = 150 }
    let ends = Ends()
    animator.addCompletion { ends.positions.append($0) }
    return (view, stage, animator, ends)
  }

  private final class Ends {
    var positions: [UIViewAnimatingPosition] = []
  }

  @Test func `an animator waits to be started, runs, and is inactive again`() {
    let (view, stage, animator, ends) = staged()
    #expect(animator.state == .inactive)
    #expect(view.center.x == 50)
    animator.startAnimation()
    stage.frame()
    #expect(animator.state == .active && animator.isRunning)
    #expect(view.center.x == 150)
    stage.jump(0.25)
    #expect(abs(view.shown.position.x - 75) < 1e-4)
    #expect(abs(animator.fractionComplete - 0.25) < 1e-6)
    stage.jump(0.8)
    #expect(ends.positions == [.end])
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(view.layer.animationKeys() == nil)
    #expect(view.shown.position.x == 150)
  }

  @Test func `a paused animator stands still and goes on from there`() {
    let (view, stage, animator, ends) = staged()
    animator.startAnimation()
    stage.frame()
    stage.jump(0.25)
    animator.pauseAnimation()
    stage.jump(10)
    #expect(abs(view.shown.position.x - 75) < 1e-4)
    #expect(animator.state == .active && !animator.isRunning && ends.positions.isEmpty)
    animator.startAnimation()
    stage.frame()
    stage.jump(0.5)
    #expect(abs(view.shown.position.x - 125) < 1e-4)
    stage.jump(0.3)
    #expect(ends.positions == [.end])
  }

  @Test func `scrubbing moves the view by shares of the way`() {
    let (view, stage, animator, _) = staged(curve: .easeInOut)
    animator.fractionComplete = 0.25
    stage.frame()
    #expect(animator.state == .active && !animator.isRunning)
    #expect(abs(view.shown.position.x - 75) < 1e-4)
    animator.fractionComplete = 2
    stage.frame()
    #expect(abs(view.shown.position.x - 150) < 1e-4)
    animator.fractionComplete = -1
    stage.frame()
    #expect(abs(view.shown.position.x - 50) < 1e-4)
    animator.stopAnimation(true)
  }

  @Test func `a reversed animator goes back the way it came and ends at the start`() {
    let (view, stage, animator, ends) = staged()
    animator.startAnimation()
    stage.frame()
    stage.jump(0.75)
    animator.isReversed = true
    stage.frame()
    #expect(abs(animator.fractionComplete - 0.25) < 1e-6)
    stage.jump(0.5)
    #expect(abs(view.shown.position.x - 75) < 1e-4)
    stage.jump(0.3)
    #expect(ends.positions == [.start])
    #expect(view.center.x == 50)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `going on with another pace covers what is left`() {
    let (view, stage, animator, ends) = staged()
    animator.fractionComplete = 0.5
    stage.frame()
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
    stage.frame()
    stage.jump(1)
    #expect(abs(view.shown.position.x - 125) < 1e-4)
    #expect(abs(animator.fractionComplete - 0.75) < 1e-6)
    stage.jump(1.1)
    #expect(ends.positions == [.end])
  }

  @Test func `stopping without finishing leaves the view where it is seen`() {
    let (view, stage, animator, ends) = staged()
    animator.startAnimation()
    stage.frame()
    stage.jump(0.25)
    animator.stopAnimation(true)
    #expect(abs(view.center.x - 75) < 1e-4)
    #expect(animator.state == .inactive)
    stage.jump(2)
    #expect(ends.positions.isEmpty)
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.end, 150.0), (.start, 50.0), (.current, 75.0),
  ])
  func `finishing puts the view where it is told`(position: UIViewAnimatingPosition, x: CGFloat) {
    let (view, stage, animator, ends) = staged()
    animator.startAnimation()
    stage.frame()
    stage.jump(0.25)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: position)
    #expect(abs(view.center.x - x) < 1e-4)
    #expect(ends.positions == [position])
    #expect(animator.state == .inactive)
  }

  @Test func `animations added on the way cover what is left of it`() {
    let (view, stage, animator, _) = staged()
    animator.startAnimation()
    stage.frame()
    stage.jump(0.5)
    animator.addAnimations { view.alpha = 0 }
    stage.frame()
    #expect(abs(view.shown.opacity - 1) < 1e-6)
    stage.jump(0.25)
    #expect(abs(view.shown.opacity - 0.5) < 1e-4)
    stage.jump(0.3)
    #expect(view.shown.opacity == 0)
  }

  @Test func `a delay factor keeps a part back`() {
    let (view, stage, animator, _) = staged()
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    stage.frame()
    stage.jump(0.5)
    #expect(abs(view.shown.opacity - 1) < 1e-6)
    stage.jump(0.25)
    #expect(abs(view.shown.opacity - 0.5) < 1e-4)
    animator.stopAnimation(true)
  }

  @Test func `an animator that pauses on completion stays active at its end`() {
    let (view, stage, animator, ends) = staged()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    stage.frame()
    stage.jump(1.1)
    #expect(animator.state == .active && !animator.isRunning && ends.positions.isEmpty)
    animator.isReversed = true
    animator.startAnimation()
    stage.frame()
    stage.jump(0.5)
    #expect(abs(view.shown.position.x - 100) < 1e-4)
    animator.pausesOnCompletion = false
    stage.jump(0.6)
    #expect(ends.positions == [.start])
  }

  @Test func `a delayed start shows the old values until then`() {
    let (view, stage, animator, ends) = staged()
    animator.startAnimation(afterDelay: 0.5)
    stage.frame()
    stage.jump(0.4)
    #expect(abs(view.shown.position.x - 50) < 1e-6)
    stage.advance(0.6)
    #expect(abs(view.shown.position.x - 100) < 1)
    stage.advance(0.6)
    #expect(ends.positions == [.end])
  }

  @Test func `blocks inside an animator's block belong to the animator`() {
    let (view, stage, _, _) = staged()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(withDuration: 9) { view.alpha = 0 }
    }
    animator.fractionComplete = 0.5
    stage.frame()
    #expect(abs(view.shown.opacity - 0.5) < 1e-4)
    animator.stopAnimation(true)
  }

  @Test func `a spring in physical terms takes the time it takes`() {
    let parameters = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 50, timingParameters: parameters)
    #expect(animator.duration > 0.5 && animator.duration < 3)
    #expect(UIViewPropertyAnimator(duration: 50, dampingRatio: 0.5).duration == 50)
  }
}
