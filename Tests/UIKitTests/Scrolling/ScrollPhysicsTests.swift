// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// The laws of scrolling as functions of time; `ScrollTraceTests` hold a scroll view to what was recorded.
struct ScrollPhysicsTests {
  private static let limits = ScrollMotion.Limits(range: 0...39148, rate: 0.998, bounces: true)

  private static func limits(
    _ range: ClosedRange<CGFloat>, rate: CGFloat = 0.998, bounces: Bool = true
  ) -> ScrollMotion.Limits {
    ScrollMotion.Limits(range: range, rate: rate, bounces: bounces)
  }

  @Test func restAndTargetDifferByWhatIOSLetsThemDiffer() {
    let slow = ScrollDeceleration(start: 5074, velocity: 750, rate: 0.998)
    #expect(abs(slow.rest - 5443.333) < 0.1)
    #expect(abs(slow.target - 5443.667) < 0.1)
    #expect(abs(slow.duration - 2.1568) < 0.001)
    let fast = ScrollDeceleration(start: 5326, velocity: 3000, rate: 0.998)
    #expect(abs(fast.rest - 6818) < 0.1)
    #expect(abs(fast.target - 6819.667) < 0.2)
  }

  @Test func contentThatHitsItsEdgeGoesBeyondItAndComesBack() {
    let motion = ScrollMotion.letGo(at: 39088, velocity: 3125, limits: Self.limits)
    #expect(motion.target == 39148)
    #expect(abs(motion.position(at: 0.10653) - 39248.333) < 0.34)
    #expect(motion.isOver(at: 0.85))
    #expect(!motion.isOver(at: 0.6))
    #expect(motion.position(at: 2) == 39148)
  }

  @Test func contentLetGoBeyondItsEdgeStartsBackTenTimesItsDistanceASecondLessTheFingersSpeed() {
    let resting = ScrollMotion.letGo(at: -235, velocity: 0, limits: Self.limits)
    #expect(resting.velocity(at: 0) == 2350)
    let pulled = ScrollMotion.letGo(at: -235, velocity: -625, limits: Self.limits)
    #expect(pulled.velocity(at: 0) == 1725)
    #expect(abs(pulled.position(at: 0.09) + 116.333) < 0.34)
    #expect(pulled.position(at: 0.8) == 0)
  }

  @Test func theRubberBandGivesAsOnIOS() {
    // Travel of the finger, of which 10 points start the drag, and the offset, to a third of a point.
    let points: [(CGFloat, CGFloat)] = [
      (15, 2.667), (50, 21.333), (100, 46.667), (200, 93), (300, 134.333), (400, 171.333), (500, 204.667), (600, 235),
    ]
    for (travel, offset) in points {
      let shown = RubberBand.shown(travel - 10, dimension: 852)
      #expect(abs((shown * 3).rounded() / 3 - offset) < 0.001)
      #expect(abs(RubberBand.asked(shown, dimension: 852) - (travel - 10)) < 0.001)
    }
  }

  @Test func offsetsWithinTheRangeAreNotHeldBack() {
    #expect(RubberBand.offset(50, in: 0...100, dimension: 200) == 50)
    #expect(RubberBand.offset(-50, in: 0...100, dimension: 200) > -50)
    #expect(RubberBand.offset(150, in: 0...100, dimension: 200) < 150)
    #expect(
      abs(
        RubberBand.askedOffset(RubberBand.offset(160, in: 0...100, dimension: 200), in: 0...100, dimension: 200) - 160)
        < 0.001)
    #expect(RubberBand.shown(10, dimension: 0) == 0)
  }

  @Test func aTargetNearerThanTheFlickIsReachedExactlyAndWithTheFingersVelocity() {
    let motion = ScrollMotion.letGo(at: 100, velocity: 900, limits: Self.limits(0...2000), restingAt: 400)
    #expect(abs(motion.velocity(at: 0) - 900) < 0.001)
    #expect(abs(motion.position(at: 10) - 400) < 0.001)
    #expect(!motion.isOver(at: 1.5) && motion.isOver(at: 1.53))
  }

  @Test func aTargetFartherOrBehindIsReachedExactlyAtTheRateOfTheScrollView() {
    let far = ScrollMotion.letGo(at: 100, velocity: 900, limits: Self.limits(0...2000), restingAt: 1640)
    #expect(abs(far.position(at: 10) - 1640) < 0.001)
    #expect(far.velocity(at: 0) > 3000)
    let back = ScrollMotion.letGo(at: 100, velocity: 900, limits: Self.limits(0...2000), restingAt: 20)
    #expect(abs(back.position(at: 10) - 20) < 0.001)
    #expect(back.position(at: 0.1) < 100)
  }

  @Test func aTargetRightAheadDoesNotLookLikeAWall() {
    let motion = ScrollMotion.letGo(at: 100, velocity: 3000, limits: Self.limits(0...2000), restingAt: 130)
    #expect(abs(motion.velocity(at: 0) - CGFloat(30 / 0.099 + 10)) < 0.001)
    #expect(abs(motion.position(at: 10) - 130) < 0.001)
  }

  @Test func theFastRateRestsWhereItsFormulaSays() {
    let motion = ScrollDeceleration(start: 0, velocity: 1000, rate: 0.99)
    #expect(abs(motion.rest - 98.01) < 0.001)
    #expect(abs(motion.target - 98.504) < 0.001)
    #expect(abs(motion.duration - 0.4582) < 0.0001)
    // A rate of the app's own.
    #expect(abs(ScrollDeceleration(start: 0, velocity: 1000, rate: 0.995).rest - 197.01) < 0.001)
  }

  @Test func ratesThatWouldNeverRestAreHeldToSomeThatDo() {
    for rate in [-1, 0, 1, 2, CGFloat.infinity, CGFloat.nan] {
      let motion = ScrollDeceleration(start: 10, velocity: 5000, rate: rate)
      #expect(motion.rest.isFinite && motion.duration.isFinite && motion.target.isFinite)
      #expect(motion.rest > 10)
    }
  }

  @Test func withoutBouncingContentStopsAtTheEdge() {
    let motion = ScrollMotion.letGo(at: 90, velocity: 3000, limits: Self.limits(0...100, bounces: false))
    #expect(motion.position(at: 0.5) == 100)
    #expect(motion.isOver(at: 0.1))
  }

  @Test func slowContentDoesNotMove() {
    #expect(ScrollMotion.letGo(at: 50, velocity: 9, limits: Self.limits(0...100)) == .still(50))
  }

  @Test func aFlickInwardsFromBeyondTheEdgeGoesOnIntoTheContent() {
    let motion = ScrollMotion.letGo(at: -20, velocity: 2000, limits: Self.limits(0...4000))
    // The spring pulls to the edge, where 1772 points a second are left.
    #expect(abs(motion.position(at: 5) - 879) < 2)
    var last = motion.position(at: 0)
    for step in 1...400 {
      let now = motion.position(at: Double(step) / 200)
      #expect(now >= last && now - last < 12)
      last = now
    }
    // Too slow to enter, it rests at the edge and never short of it.
    let slow = ScrollMotion.letGo(at: -100, velocity: 210, limits: Self.limits(0...4000))
    #expect(slow.position(at: 2) == 0)
  }

  @Test func contentThatFitsSpringsThroughToItsOnlyOffset() {
    let motion = ScrollMotion.letGo(at: -20, velocity: 2000, limits: Self.limits(0...0))
    #expect(motion.position(at: 0.1) > 0)
    #expect(motion.position(at: 2) == 0)
  }

  @Test func aPageTurnNeverOvershoots() {
    let spring = ScrollSpring.turning(to: 393, from: 200, velocity: 9000)
    for step in 0...200 { #expect(spring.position(at: Double(step) / 100) <= 393) }
    #expect(spring.position(at: 2) == 393)
  }

  @Test func motionThatGoesOnKeepsPlaceAndVelocity() {
    let bounce = ScrollMotion.letGo(at: 90, velocity: 3000, limits: Self.limits(0...100))
    for time in [0.001, 0.01, 0.1, 0.3] {
      let (position, velocity) = (bounce.position(at: time), bounce.velocity(at: time))
      let next = ScrollMotion.goOn(
        at: position, velocity: velocity, limits: Self.limits(0...100), restingAt: nil)
      #expect(abs(next.position(at: 0.05) - bounce.position(at: time + 0.05)) < 0.001)
    }
  }

  @Test func easingStartsAndEndsExactly() {
    let ease = ScrollEase(start: 10, end: 110)
    #expect(ease.position(at: 0) < 10.001)
    #expect(abs(ease.position(at: 0.15) - 60) < 0.01)
    #expect(ease.position(at: 0.3) == 110)
  }
}
