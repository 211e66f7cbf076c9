// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing

@Suite struct AnimationPacingTests {
  // MARK: - Curves, as measured on iOS

  @Test(arguments: [
    (0.1, 0.01972), (0.2, 0.08166), (0.25, 0.12916), (0.4, 0.33188), (0.5, 0.5), (0.75, 0.87084), (0.9, 0.98028),
  ])
  func easeInOutGoesAsOnIOS(share: Double, expected: Double) {
    let pacing = AnimationPacing.curve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    #expect(abs(pacing.progress(share: share, time: 0) - expected) < 0.000_006)
  }

  @Test(arguments: [(0.25, 0.09346), (0.5, 0.31536), (0.75, 0.62186)])
  func easeInGoesAsOnIOS(share: Double, expected: Double) {
    let pacing = AnimationPacing.curve(x1: 0.42, y1: 0, x2: 1, y2: 1)
    #expect(abs(pacing.progress(share: share, time: 0) - expected) < 0.000_006)
  }

  @Test(arguments: [(0.25, 0.37814), (0.5, 0.68464), (0.75, 0.90654)])
  func easeOutGoesAsOnIOS(share: Double, expected: Double) {
    let pacing = AnimationPacing.curve(x1: 0, y1: 0, x2: 0.58, y2: 1)
    #expect(abs(pacing.progress(share: share, time: 0) - expected) < 0.000_006)
  }

  @Test func aCurveIsReadExactlyWhereverItsPointsStand() {
    let shares = [0, 0.1, 0.25, 1.0 / 3, 0.58, 0.9, 1]
    for x1 in shares {
      for x2 in shares {
        let curve = PacingCurve(x1: x1, y1: x1, x2: x2, y2: x2)
        // With each y as its x the curve is the diagonal, however fast it is run through.
        for x in stride(from: -0.2, through: 1.2, by: 0.01) {
          #expect(abs(curve.y(at: x) - x) < 1e-7, "\(x1) \(x2) at \(x)")
        }
      }
    }
  }

  @Test func aCurveMayLeaveItsEnds() {
    let switchThumb = AnimationPacing.curve(x1: 0.16, y1: 0.004, x2: 0.406, y2: 1.192)
    let most = stride(from: 0.0, through: 1, by: 0.01).map { switchThumb.progress(share: $0, time: 0) }.max() ?? 0
    #expect(most > 1.02 && most < 1.05)
    #expect(switchThumb.progress(share: 0, time: 0) == 0)
    #expect(switchThumb.progress(share: 1, time: 0) == 1)
  }

  // MARK: - Springs

  /// A spring of UIKit's law: the stiffness that iOS gives, mass 1.
  static func spring(stiffness: Double, dampingRatio: Double, velocity: Double = 0) -> PacingSpring {
    PacingSpring(
      mass: 1, stiffness: stiffness, damping: 2 * dampingRatio * stiffness.squareRoot(), initialVelocity: velocity)
  }

  // The measured places are those of frames near these times: up to a millisecond beside them.
  @Test(arguments: [(0.15, 130.98), (0.3, 159.39), (0.45, 151.06), (0.6, 149.06)])
  func aSpringFrom50To150GoesAsOnIOS(time: Double, expected: Double) {
    let spring = Self.spring(stiffness: 190.2143, dampingRatio: 0.6)
    #expect(abs(50 + 100 * spring.position(at: time) - expected) < 0.15)
  }

  @Test(arguments: [
    (0.15, 183.54, 0.65), (0.3, 166.65, 0.05), (0.45, 152.12, 0.05), (0.6, 163.52, 0.05), (0.8, 158.94, 0.05),
  ])
  func aLooserSpringFrom40To160GoesAsOnIOS(time: Double, expected: Double, tolerance: Double) {
    let spring = Self.spring(stiffness: 286.4094, dampingRatio: 0.35)
    #expect(abs(40 + 120 * spring.position(at: time) - expected) < tolerance)
  }

  @Test(arguments: [0, 0.1, 0.35, 0.999_999, 1, 1.000_001, 1.5, 4], [-2.0, 0, 1, 30])
  func aSpringObeysItsEquation(dampingRatio: Double, velocity: Double) {
    let frequency = 9.0
    let spring = PacingSpring(
      mass: 2, stiffness: 2 * frequency * frequency, damping: 4 * dampingRatio * frequency, initialVelocity: velocity)
    #expect(spring.position(at: 0) == 0)
    #expect(spring.velocity(at: 0) == velocity)
    let step = 1e-4
    for time in stride(from: 0.01, to: 1, by: 0.07) {
      let (before, here, after) = (
        spring.position(at: time - step), spring.position(at: time), spring.position(at: time + step)
      )
      let speed = (after - before) / (2 * step)
      #expect(abs(speed - spring.velocity(at: time)) < 1e-3)
      // The pull towards 1, less the friction.
      let acceleration = (after - 2 * here + before) / (step * step)
      let expected = frequency * frequency * (1 - here) - 2 * dampingRatio * frequency * speed
      #expect(abs(acceleration - expected) < 0.02 * max(1, abs(expected)))
    }
    if dampingRatio > 0 { #expect(abs(spring.position(at: 60) - 1) < 1e-6) }
  }

  @Test func aSpringsTimeIsInSecondsAndNotAShare() {
    let pacing = AnimationPacing.spring(mass: 1, stiffness: 100, damping: 20, initialVelocity: 0)
    // Critical, with 10 radians a second: 1 - (1 + 1) / e after a tenth.
    #expect(abs(pacing.progress(share: 0.9, time: 0.1) - 0.264_241_117_657) < 1e-12)
  }
}
