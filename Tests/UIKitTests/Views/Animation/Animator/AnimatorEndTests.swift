// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Where an animator leaves what it moves: by its state, how it is stopped, where it is finished, and which way it went.
@MainActor struct AnimatorEndTests {
  /// Whether the view is on screen: a test of an app often has no window.
  enum Place: CaseIterable { case window, nowhere }
  /// What the animator does before it is stopped.
  enum Going: CaseIterable { case paused, running, scrubbed }

  /// A view at 0 that an animator takes to 100 in a second, evenly.
  @MainActor private final class Scene {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stage: Stage
    let animator: UIViewPropertyAnimator
    var ends: [UIViewAnimatingPosition] = []

    init(_ place: Place) {
      stage = Stage(UIView())
      if place == .window { stage.window.addSubview(view) }
      stage.frame()
      animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
        view.frame.origin.x = 100
        view.alpha = 0
        view.transform = CGAffineTransform(scaleX: 3, y: 1)
      }
      animator.addCompletion { [unowned self] in ends.append($0) }
    }

    /// Brings the animator to a quarter of its way.
    func go(_ going: Going) {
      switch going {
      case .scrubbed: break
      case .paused:
        animator.startAnimation()
        animator.pauseAnimation()
      case .running:
        animator.startAnimation()
        stage.frame()
        stage.jump(0.25)
        return
      }
      if going == .scrubbed { animator.pauseAnimation() }
      animator.fractionComplete = 0.25
    }

    /// The share of the way at which the model stands.
    var share: CGFloat { ((view.center.x - 5) * 0.01 * 1000).rounded() / 1000 }
    var values: [CGFloat] {
      [share, ((1 - view.alpha) * 1000).rounded() / 1000, ((view.transform.a - 1) / 2 * 1000).rounded() / 1000]
    }
  }

  @Test(arguments: Place.allCases, Going.allCases)
  func `stopping leaves the model where it is seen, and finishing puts it where it is told`(place: Place, going: Going)
  {
    for (position, share) in [(.start, 0.0), (.current, 0.25), (.end, 1)] as [(UIViewAnimatingPosition, CGFloat)] {
      let scene = Scene(place)
      scene.go(going)
      #expect(scene.animator.state == .active)
      #expect(scene.values == [1, 1, 1], "the model is at the end while it is animated")
      scene.animator.stopAnimation(false)
      #expect(scene.animator.state == .stopped)
      #expect(scene.values == [0.25, 0.25, 0.25], "\(place) \(going)")
      #expect(scene.ends.isEmpty)
      scene.animator.finishAnimation(at: position)
      #expect(scene.animator.state == .inactive)
      #expect(scene.values == [share, share, share], "\(place) \(going) \(position)")
      #expect(scene.ends == [position])
      #expect(scene.view.layer.animationKeys() == nil)
    }
  }

  @Test(arguments: Place.allCases, Going.allCases)
  func `stopping without finishing ends it where it is seen, and calls nobody`(place: Place, going: Going) {
    let scene = Scene(place)
    scene.go(going)
    scene.animator.stopAnimation(true)
    #expect(scene.animator.state == .inactive)
    #expect(scene.values == [0.25, 0.25, 0.25], "\(place) \(going)")
    scene.stage.jump(3)
    #expect(scene.ends.isEmpty)
    #expect(scene.values == [0.25, 0.25, 0.25])
  }

  @Test(arguments: Place.allCases)
  func `a turned animator has the same start and end`(place: Place) {
    for (position, share) in [(.start, 0.0), (.current, 0.75), (.end, 1)] as [(UIViewAnimatingPosition, CGFloat)] {
      let scene = Scene(place)
      scene.animator.pauseAnimation()
      scene.animator.isReversed = true
      scene.animator.fractionComplete = 0.25
      scene.animator.stopAnimation(false)
      #expect(scene.values == [0.75, 0.75, 0.75], "\(place)")
      scene.animator.finishAnimation(at: position)
      #expect(scene.values == [share, share, share], "\(place) \(position)")
      #expect(scene.ends == [position])
    }
  }

  @Test(arguments: Place.allCases)
  func `stopping what has not begun, or has stopped already, does nothing`(place: Place) {
    let scene = Scene(place)
    scene.animator.stopAnimation(false)
    #expect(scene.animator.state == .inactive)
    #expect(scene.values == [0, 0, 0])
    scene.animator.fractionComplete = 0.25
    scene.animator.stopAnimation(false)
    scene.animator.stopAnimation(true)
    #expect(scene.animator.state == .stopped)
    scene.animator.finishAnimation(at: .end)
    #expect(scene.values == [1, 1, 1])
  }

  @Test(arguments: Place.allCases)
  func `an animator runs to its end whether the view is on screen or not`(place: Place) {
    let scene = Scene(place)
    scene.animator.startAnimation()
    scene.stage.frame()
    scene.stage.jump(0.5)
    scene.animator.isReversed = true
    scene.stage.jump(0.6)
    #expect(scene.ends == [.start])
    #expect(scene.values == [0, 0, 0], "\(place)")
  }

  /// A second animator that takes the view of the first, at a quarter of its way, on to 200 and stands half way there.
  private func takenOver(_ place: Place) -> (Scene, UIViewPropertyAnimator) {
    let scene = Scene(place)
    scene.animator.fractionComplete = 0.25
    let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 205 }
    second.fractionComplete = 0.5
    return (scene, second)
  }

  @Test(arguments: Place.allCases)
  func `a property that a later animator moves is that one's`(place: Place) {
    for (position, x) in [(.start, 25.0), (.current, 112.5), (.end, 200)] as [(UIViewAnimatingPosition, CGFloat)] {
      let (scene, second) = takenOver(place)
      second.stopAnimation(false)
      second.finishAnimation(at: position)
      #expect(abs(scene.view.center.x - 5 - x) < 1e-6, "\(place) \(position)")
      // What the second did not touch is still the first one's.
      scene.animator.stopAnimation(false)
      #expect(abs(scene.view.alpha - 0.75) < 1e-6)
      scene.animator.finishAnimation(at: .start)
      #expect(scene.view.alpha == 1)
      #expect(abs(scene.view.center.x - 5 - x) < 1e-6)
    }
  }

  @Test(arguments: Place.allCases)
  func `the first animator's end leaves the second at work`(place: Place) {
    let (scene, second) = takenOver(place)
    scene.animator.stopAnimation(false)
    scene.animator.finishAnimation(at: .start)
    #expect(scene.view.alpha == 1)
    second.stopAnimation(false)
    #expect(abs(scene.view.center.x - 5 - 112.5) < 1e-6, "\(place)")
    second.finishAnimation(at: .start)
    #expect(abs(scene.view.center.x - 5 - 25) < 1e-6)
  }
}
