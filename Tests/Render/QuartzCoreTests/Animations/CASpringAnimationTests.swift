// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RenderProtocol
import Testing

@MainActor @Suite(.serialized) struct CASpringAnimationTests {
  @Test func aNewSpringHasApplesDefaults() {
    let spring = CASpringAnimation(keyPath: "position")
    #expect(spring.mass == 1)
    #expect(spring.stiffness == 100)
    #expect(spring.damping == 10)
    #expect(spring.initialVelocity == 0)
    #expect(!spring.allowsOverdamping)
    #expect(abs(spring.settlingDuration - 1.4727003346780927) < 1e-12)
  }

  @Test(arguments: [(30.0, 0.0), (20, 0), (20, 5), (3, -4), (40, 10)])
  func springsAreAtRestWhenTheyHaveSettled(damping: Double, velocity: Double) {
    let spring = CASpringAnimation(keyPath: "position")
    spring.allowsOverdamping = true
    spring.damping = damping
    spring.initialVelocity = velocity
    let motion = PacingSpring(mass: 1, stiffness: 100, damping: damping, initialVelocity: velocity)
    let end = spring.settlingDuration
    for step in 0...200 {
      #expect(abs(motion.position(at: end + Double(step) / 50) - 1) <= 0.001_000_1)
    }
    // It does not wait for long after that, either.
    let late = stride(from: end * 0.5, to: end, by: end / 500).filter { abs(motion.position(at: $0) - 1) > 0.0005 }
    #expect(!late.isEmpty)
  }

  @Test func aSpringWithoutFrictionNeverSettles() {
    let spring = CASpringAnimation()
    spring.damping = 0
    #expect(spring.settlingDuration == .infinity)
  }

  @Test func aSpringByItsLook() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - 157.91367) < 1e-4)
    #expect(abs(spring.damping - 18.849556) < 1e-5)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-12)
    #expect(abs(spring.bounce - 0.25) < 1e-12)
    let slow = CASpringAnimation(perceptualDuration: 1, bounce: -0.5)
    #expect(slow.allowsOverdamping)
    #expect(abs(slow.damping - 25.132741) < 1e-5)
    #expect(abs(slow.bounce + 0.5) < 1e-12)
  }

  @Test func dampingBeyondTheCriticalOneHasToBeAllowed() throws {
    try Stage.run { stage in
      let layer = stage.add(StillLayer())
      for isAllowed in [false, true] {
        let spring = CASpringAnimation(keyPath: "zPosition")
        spring.fromValue = 0
        spring.toValue = 100
        spring.damping = 50
        spring.duration = 2
        spring.allowsOverdamping = isAllowed
        layer.add(spring, forKey: "move")
        stage.frame()
        let pacing = try #require(stage.shown(layer)?.animations.first?.pacing)
        #expect(pacing == .spring(mass: 1, stiffness: 100, damping: isAllowed ? 50 : 20, initialVelocity: 0))
      }
    }
  }

  @Test func aSpringSwingsBeyondItsEnd() throws {
    try Stage.run { stage in
      let layer = stage.add(StillLayer())
      let spring = CASpringAnimation(keyPath: "position.x")
      spring.fromValue = 0
      spring.toValue = 100
      spring.duration = spring.settlingDuration
      layer.add(spring, forKey: "move")
      stage.frame()
      stage.advance(to: 10.3628)
      // Half a period of ω_d = 8.66 /s: 1 + exp(-5 t) of the way.
      let shown = try #require(stage.shown(layer)).position.x
      #expect(abs(shown - 116.303) < 0.01)
      #expect(layer.presentation()?.position.x == shown)
    }
  }
}
