// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@Suite struct SpringParametersTests {
  /// Damping ratio, duration, initial velocity, and the stiffness that UIKit gives its animation.
  static let measured: [(CGFloat, TimeInterval, CGFloat, CGFloat)] = [
    (0.1, 1, 0, 2125.390), (0.2, 1, 0, 707.222), (0.35, 1, 0, 286.4094), (0.5, 1, 0, 161.7195), (0.8, 1, 0, 80.8974),
    (0.9, 1, 0, 71.9247), (0.99, 1, 0, 80.0252), (1, 1, 0, 85.2559), (1, 1, 1, 83.1380), (0.6, 0.8, 0, 190.2143),
    (0.5, 0.3, 0, 1796.883), (0.5, 0.5, 0, 646.878), (0.5, 2, 0, 40.4299), (0.5, 1, 0.25, 159.672),
    (0.5, 1, 1, 152.868), (0.5, 1, 1.5, 147.616), (0.5, 1, -2, 175.422),
  ]

  @Test(arguments: measured)
  func `a spring of a damping ratio has the stiffness that was measured`(
    ratio: CGFloat, duration: TimeInterval, velocity: CGFloat, stiffness: CGFloat
  ) {
    let spring = SpringParameters(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    #expect(abs(spring.stiffness - stiffness) < 0.0006)
    #expect(abs(spring.damping - 2 * ratio * spring.stiffness.squareRoot()) < 1e-9)
    #expect(spring.mass == 1)
    #expect(spring.initialVelocity == velocity)
  }

  @Test func `ratios and durations out of range give a spring that comes to rest`() {
    for ratio: CGFloat in [-1, 0, 2, .infinity] {
      for duration: TimeInterval in [-1, 0, 1e-9] {
        let spring = SpringParameters(dampingRatio: ratio, duration: duration, initialVelocity: 0)
        #expect(spring.stiffness.isFinite && spring.stiffness > 0)
        #expect(spring.damping.isFinite && spring.damping > 0)
      }
    }
  }

  @Test func `a perceptual spring of half a second without bounce is critically damped`() {
    let spring = SpringParameters(perceptualDuration: 0.5, bounce: 0, initialVelocity: 0)
    #expect(abs(spring.stiffness - 157.91367) < 0.0001)
    #expect(abs(spring.damping - 25.132741) < 0.0001)
  }
}
