// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// The laws of scrolling, against traces of iOS 26.1 (393 × 852 points, three pixels a point).
struct ScrollPhysicsTests {
  /// Milliseconds after the finger was lifted, and offsets.
  typealias Trace = [(time: Double, offset: CGFloat)]

  /// The first frame of a trace is drawn about a millisecond after the motion began.
  private static let start = 0.00095

  private static func position(_ motion: ScrollMotion, _ milliseconds: Double) -> CGFloat {
    motion.position(at: max(0, milliseconds / 1000 - start))
  }

  @Test func aSlowFlickDeceleratesAsOnIOS() {
    let motion = ScrollMotion.letGo(
      at: 5074, velocity: 750, range: 0...39148, rate: 0.998, bounces: true, target: nil)
    let trace: Trace = [
      (10.61, 5081.333), (60.63, 5116), (160.63, 5176.333), (360.64, 5266), (627.3, 5341.333), (1027.28, 5400.333),
      (1560.64, 5431.667), (2160.66, 5443.333),
    ]
    for (time, offset) in trace { #expect(abs(Self.position(motion, time) - offset) < 0.34, "at \(time) ms") }
  }

  @Test func aFastFlickDeceleratesAsOnIOS() {
    let motion = ScrollMotion.letGo(
      at: 5326, velocity: 3000, range: 0...39148, rate: 0.998, bounces: true, target: nil)
    let trace: Trace = [
      (19, 5379.333), (68.97, 5516.667), (268.96, 5947.667), (602.31, 6373.667), (1102.34, 6658), (1935.63, 6792),
      (2835.66, 6818),
    ]
    for (time, offset) in trace { #expect(abs(Self.position(motion, time) - offset) < 0.5, "at \(time) ms") }
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

  @Test func contentThatHitsItsEdgeBouncesAsOnIOS() {
    let motion = ScrollMotion.letGo(
      at: 39088, velocity: 3125, range: 0...39148, rate: 0.998, bounces: true, target: nil)
    let trace: Trace = [
      (7.47, 39108.333), (24.14, 39158.333), (57.49, 39222), (90.8, 39245.333), (107.48, 39248.333),
      (140.81, 39244.333), (207.49, 39220.333), (290.8, 39190), (407.52, 39165), (557.46, 39152.667), (724.16, 39149),
    ]
    for (time, offset) in trace { #expect(abs(Self.position(motion, time) - offset) < 1.2, "at \(time) ms") }
    #expect(motion.isOver(at: 0.85))
    #expect(!motion.isOver(at: 0.6))
    #expect(motion.position(at: 2) == 39148)
  }

  @Test func contentLetGoBeyondItsEdgeSpringsBackAsOnIOS() {
    let motion = ScrollMotion.letGo(
      at: -235, velocity: 0, range: 0...39148, rate: 0.998, bounces: true, target: nil)
    let trace: Trace = [
      (7.64, -223.333), (40.97, -173.333), (90.94, -116.333), (157.6, -66.667), (257.66, -27.667), (357.62, -11),
      (474.26, -3.667),
    ]
    for (time, offset) in trace { #expect(abs(Self.position(motion, time) - offset) < 1, "at \(time) ms") }
    #expect(motion.position(at: 0.8) == 0)
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

  @Test func aTargetThatTheDelegateWantsIsReachedExactly() {
    let motion = ScrollMotion.letGo(
      at: 100, velocity: 900, range: 0...2000, rate: 0.998, bounces: true, target: 640)
    #expect(abs(motion.position(at: 10) - 640) < 0.001)
    let back = ScrollMotion.letGo(at: 100, velocity: 900, range: 0...2000, rate: 0.998, bounces: true, target: 20)
    #expect(abs(back.position(at: 10) - 20) < 0.001)
    #expect(back.position(at: 0.1) < 100)
  }

  @Test func withoutBouncingContentStopsAtTheEdge() {
    let motion = ScrollMotion.letGo(at: 90, velocity: 3000, range: 0...100, rate: 0.998, bounces: false, target: nil)
    #expect(motion.position(at: 0.5) == 100)
    #expect(motion.isOver(at: 0.1))
  }

  @Test func slowContentDoesNotMove() {
    #expect(
      ScrollMotion.letGo(at: 50, velocity: 9, range: 0...100, rate: 0.998, bounces: true, target: nil) == .still(50))
  }

  @Test func aFlickInwardsFromBeyondTheEdgeGoesOnIntoTheContent() {
    let motion = ScrollMotion.letGo(
      at: -20, velocity: 2000, range: 0...4000, rate: 0.998, bounces: true, target: nil)
    #expect(motion.position(at: 5) > 900)
  }

  @Test func easingStartsAndEndsExactly() {
    let ease = ScrollEase(start: 10, end: 110)
    #expect(ease.position(at: 0) < 10.001)
    #expect(abs(ease.position(at: 0.125) - 60) < 0.01)
    #expect(ease.position(at: 0.25) == 110)
    #expect(abs(ScrollEase.easeInOut(0.25) - 0.12916) < 0.0001)
  }
}
