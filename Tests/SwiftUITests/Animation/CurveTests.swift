// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SwiftUI

/// Steps a spring by Newton's law.
private func stepped(_ spring: Spring, velocity: Double, until time: Double) -> Double {
  var (x, v) = (0.0, velocity)
  let step = 1.0 / 30_000
  for _ in 0..<Int((time / step).rounded()) {
    v += spring.force(target: 1.0, position: x, velocity: v) / spring.mass * step
    x += v * step
  }
  return x
}

private struct Bumpy: CustomAnimation {
  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic {
    guard time < 1 else { return nil }
    if time >= 0.5 { context.isLogicallyComplete = true }
    return value.scaled(by: time < 0.5 ? 0 : 1)
  }
}

@Suite struct CurveTests {
  @Test(arguments: [
    (UnitCurve.easeIn, [0.09, 0.32, 0.62]), (.easeOut, [0.38, 0.68, 0.91]), (.easeInOut, [0.13, 0.5, 0.87]),
    (.circularEaseIn, [0.032, 0.134, 0.339]), (.circularEaseOut, [0.661, 0.866, 0.968]),
    (.circularEaseInOut, [0.067, 0.5, 0.933]), (.linear, [0.25, 0.5, 0.75]),
  ])
  func curvesHaveTheValuesOfTheTable(_ curve: UnitCurve, _ values: [Double]) {
    for (x, expected) in zip([0.25, 0.5, 0.75], values) {
      #expect(abs(curve.value(at: x) - expected) < 0.006, "\(curve) at \(x)")
    }
    #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
  }

  @Test func curvesHaveTheVelocitiesOfTheTable() {
    for (x, expected) in [(0.25, 0.67), (0.5, 1.07), (0.75, 1.37)] {
      #expect(abs(UnitCurve.easeIn.velocity(at: x) - expected) < 0.01)
      #expect(abs(UnitCurve.easeOut.velocity(at: 1 - x) - expected) < 0.01)
    }
    #expect(abs(UnitCurve.easeInOut.velocity(at: 0.5) - 1.72) < 0.01)
  }

  @Test func inverseCurvesUndoACurve() {
    for x in [0.1, 0.4, 0.8] {
      #expect(abs(UnitCurve.easeInOut.inverse.value(at: UnitCurve.easeInOut.value(at: x)) - x) < 1e-4)
      #expect(abs(UnitCurve.circularEaseIn.inverse.value(at: x) + UnitCurve.circularEaseIn.value(at: 1 - x) - 1) < 1e-9)
    }
  }

  @Test(arguments: [
    (Spring(duration: 0.5, bounce: 0), 0.0), (.bouncy, 0), (.snappy, 3), (Spring(duration: 0.4, bounce: -0.4), 1),
    (Spring(mass: 2, stiffness: 120, damping: 9), -2),
  ])
  func springsMoveByNewtonsLaw(_ spring: Spring, _ velocity: Double) {
    for time in [0.05, 0.2, 0.5, 0.9] {
      let value = spring.value(target: 1.0, initialVelocity: velocity, time: time)
      #expect(abs(value - stepped(spring, velocity: velocity, until: time)) < 0.005)
    }
    #expect(abs(1 - spring.value(target: 1.0, time: spring.settlingDuration)) < 0.0011)
  }

  @Test func springsHaveTheParametersOfTheirLook() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - pow(4 * .pi, 2)) < 1e-9)
    #expect(abs(spring.damping - 2 * 0.7 * 4 * .pi) < 1e-9)
    #expect(abs(spring.bounce - 0.3) < 1e-12 && abs(spring.duration - 0.5) < 1e-12)
    #expect(abs(Spring(duration: 1, bounce: -0.5).dampingRatio - 2) < 1e-12)
    #expect(abs(Spring(response: 0.001, dampingRatio: 1).stiffness - 45_000) < 1e-6)
    #expect(abs(Spring(settlingDuration: 0.8, dampingRatio: 0.6).settlingDuration - 0.8) < 1e-6)
  }

  @Test func aStepOfASpringIsAStretchOfItsWay() {
    let spring = Spring.bouncy
    var (value, velocity) = (2.0, 0.0)
    for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 5, deltaTime: 0.03) }
    #expect(abs(value - (2 + spring.value(target: 3.0, time: 0.3))) < 1e-9)
    #expect(abs(velocity - spring.velocity(target: 3.0, time: 0.3)) < 1e-9)
  }

  // MARK: - Plans

  @Test func animationsAreEqualByWhatTheyDo() {
    #expect(Animation.easeIn == .easeIn(duration: 0.35))
    #expect(Animation.easeIn != .easeOut)
    #expect(Animation.linear.delay(1) == .linear.delay(1) && Animation.linear.delay(1) != .linear.delay(2))
    #expect(Animation.default.description == "DefaultAnimation()")
  }

  @Test func variationsChangeWhenAndHowOften() {
    func shares(_ animation: Animation, _ times: [Double]) -> [Double?] {
      let plan = AnimationPlan(animation)
      return times.map { plan.share(at: $0).map { ($0 * 1000).rounded() / 1000 } }
    }
    let linear = Animation.linear(duration: 1)
    #expect(shares(linear, [0, 0.25, 1]) == [0, 0.25, nil])
    #expect(shares(linear.delay(1), [0, 1.25, 2]) == [0, 0.25, nil])
    #expect(shares(linear.speed(2), [0, 0.25, 0.5]) == [0, 0.5, nil])
    #expect(shares(linear.delay(1).speed(2), [0.25, 0.75, 1]) == [0, 0.5, nil])
    #expect(shares(linear.repeatCount(3), [0.25, 1.25, 2.25, 3]) == [0.25, 0.75, 0.25, nil])
    #expect(shares(linear.repeatCount(2, autoreverses: false), [0.25, 1.25, 2]) == [0.25, 0.25, nil])
    #expect(shares(linear.repeatForever(), [1001.25]) == [0.75])
    #expect(shares(linear.repeatForever().delay(1), [0.5, 2.25]) == [0, 0.75])
    // The delay belongs to each run.
    #expect(shares(linear.delay(1).repeatCount(2, autoreverses: false), [0.5, 1.5, 2.5, 3.5]) == [0, 0.5, 0, 0.5])
  }

  @Test func ownAnimationsBecomeTables() {
    let plan = AnimationPlan(Animation(Bumpy()))
    #expect(plan.share(at: 0.25) == 0)
    #expect(plan.share(at: 0.75) == 1)
    #expect(abs(plan.duration - 1) < 0.02)
    #expect(abs(plan.logicalDuration - 0.5) < 0.02)
  }

  @Test func logicalCompletionIsItsOwn() {
    let plan = AnimationPlan(Animation.linear(duration: 5).logicallyComplete(after: 1))
    #expect(plan.logicalDuration == 1 && plan.duration == 5)
    #expect(abs(AnimationPlan(.spring(duration: 0.4)).logicalDuration - 0.4) < 1e-9)
  }

  // MARK: - Interruptions

  @Test func anInterruptedSpringKeepsPositionAndVelocity() {
    let (first, second) = (Spring(duration: 0.6), Spring(duration: 0.3, bounce: 0.2))
    var motion = VectorMotion<Double>()
    let environment = EnvironmentValues()
    motion.add(10, .spring(first), at: 0, environment)
    motion.add(-10, .spring(second), at: 0.2, environment)
    let position = first.value(target: 10.0, time: 0.2)
    let velocity = first.velocity(target: 10.0, time: 0.2)
    for time in [0.0, 0.05, 0.2] {
      let expected = position + second.value(target: -position, initialVelocity: velocity, time: time)
      #expect(abs(motion.offset(at: 0.2 + time) - expected) < 1e-9)
    }
    #expect(motion.offset(at: 3) == 0 && !motion.isRunning)
  }

  @Test func anInterruptedCurveGoesOnBesideTheNewOne() {
    var motion = VectorMotion<Double>()
    let environment = EnvironmentValues()
    motion.add(10, .linear(duration: 1), at: 0, environment)
    motion.add(-10, .linear(duration: 1), at: 0.5, environment)
    #expect(abs(motion.offset(at: 0.5) - 5) < 1e-9)
    #expect(abs(motion.offset(at: 0.75) - 5) < 1e-9)
    #expect(abs(motion.offset(at: 1.25) - 2.5) < 1e-9)
  }
}
