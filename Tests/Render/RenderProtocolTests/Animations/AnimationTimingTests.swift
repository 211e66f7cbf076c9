// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import RenderProtocol
import Testing

@Suite struct AnimationTimingTests {
  static func timing(_ edit: (inout AnimationTiming) -> Void) -> AnimationTiming {
    var timing = AnimationTiming()
    timing.beginTime = 10
    timing.duration = 2
    edit(&timing)
    return timing
  }

  static func share(_ parent: Double, _ edit: (inout AnimationTiming) -> Void = { _ in }) -> Double? {
    timing(edit).moment(at: parent)?.share
  }

  @Test func aRunBeginsWithItsBeginTimeAndEndsBeforeItsEnd() {
    #expect(Self.share(9.99) == nil)
    #expect(Self.share(10) == 0)
    #expect(Self.share(11) == 0.5)
    #expect(Self.share(12) == nil)
  }

  @Test func fillsHoldTheEndsTheyName() {
    #expect(Self.share(5) { $0.fill = .backwards } == 0)
    #expect(Self.share(15) { $0.fill = .backwards } == nil)
    #expect(Self.share(5) { $0.fill = .forwards } == nil)
    #expect(Self.share(15) { $0.fill = .forwards } == 1)
    #expect(Self.share(5) { $0.fill = .both } == 0)
    #expect(Self.share(12) { $0.fill = .both } == 1)
  }

  @Test func speedShortensTheRun() {
    #expect(Self.share(10.5) { $0.speed = 2 } == 0.5)
    #expect(Self.share(11) { $0.speed = 2 } == nil)
    #expect(Self.share(13) { $0.speed = 0.5 } == 0.75)
    #expect(Self.timing { $0.speed = 4 }.activeEnd == 10.5)
  }

  @Test func runsRepeatAlsoInParts() {
    #expect(Self.share(12.5) { $0.repeatCount = 2.5 } == 0.25)
    #expect(Self.share(14.5) { $0.repeatCount = 2.5 } == 0.25)
    #expect(Self.share(15) { $0.repeatCount = 2.5 } == nil)
    #expect(
      Self.share(99) {
        $0.repeatCount = 2.5
        $0.fill = .forwards
      } == 0.5)
    #expect(
      Self.share(99) {
        $0.repeatCount = 3
        $0.fill = .forwards
      } == 1)
    #expect(Self.share(1_000_011) { $0.repeatCount = .infinity } == 0.5)
    #expect(Self.timing { $0.repeatCount = .infinity }.activeEnd == .infinity)
    // Core Animation's unset count.
    #expect(Self.share(11) { $0.repeatCount = 0 } == 0.5)
  }

  @Test func aRepeatDurationStandsAboveTheCount() {
    #expect(
      Self.timing {
        $0.repeatDuration = 5; $0.repeatCount = 9
      }.activeEnd == 15)
    #expect(Self.share(14.5) { $0.repeatDuration = 5 } == 0.25)
    #expect(
      Self.share(20) {
        $0.repeatDuration = 5; $0.fill = .forwards
      } == 0.5)
  }

  @Test func runsThatReverseGoBackTheSameWay() {
    #expect(Self.share(11.5) { $0.autoreverses = true } == 0.75)
    #expect(Self.share(13) { $0.autoreverses = true } == 0.5)
    #expect(Self.share(14) { $0.autoreverses = true } == nil)
    #expect(
      Self.share(14) {
        $0.autoreverses = true; $0.fill = .forwards
      } == 0)
    let moment = Self.timing {
      $0.autoreverses = true; $0.repeatCount = 2
    }.moment(at: 17)
    #expect(moment == AnimationTiming.Moment(time: 1, share: 0.5, completedRuns: 1))
  }

  @Test func anOffsetStartsInTheMiddleAndGoesRound() {
    #expect(Self.share(10) { $0.timeOffset = 0.5 } == 0.25)
    #expect(Self.share(11) { $0.timeOffset = 0.5 } == 0.75)
    #expect(Self.share(11.75) { $0.timeOffset = 0.5 } == 0.125)
    #expect(Self.share(12) { $0.timeOffset = 0.5 } == nil)
    #expect(
      Self.share(12) {
        $0.timeOffset = 0.5; $0.fill = .forwards
      } == 0.25)
  }

  @Test func withoutSpeedTheOffsetIsShownForEver() {
    for parent in [-100.0, 10, 11, 1_000] {
      #expect(
        Self.share(parent) {
          $0.speed = 0; $0.timeOffset = 0.5
        } == 0.25)
      #expect(
        Self.share(parent) {
          $0.speed = 0; $0.timeOffset = 2
        } == 1)
      #expect(
        Self.share(parent) {
          $0.speed = 0; $0.timeOffset = 7
        } == 1)
      #expect(
        Self.share(parent) {
          $0.speed = 0; $0.timeOffset = -1
        } == 0)
    }
    #expect(Self.timing { $0.speed = 0 }.activeEnd == .infinity)
  }

  @Test func aNegativeSpeedPlaysFromTheEnd() {
    #expect(Self.share(10) { $0.speed = -1 } == 1)
    #expect(Self.share(10.5) { $0.speed = -1 } == 0.75)
    #expect(Self.share(12) { $0.speed = -1 } == nil)
    #expect(
      Self.share(12) {
        $0.speed = -1; $0.fill = .forwards
      } == 0)
    #expect(
      Self.share(9) {
        $0.speed = -1; $0.fill = .backwards
      } == 1)
  }

  @Test func aRunWithoutLengthIsOnlySeenWhenItFills() {
    #expect(Self.share(10) { $0.duration = 0 } == nil)
    #expect(
      Self.share(10) {
        $0.duration = 0; $0.fill = .both
      } == 1)
    #expect(
      Self.share(9) {
        $0.duration = 0; $0.fill = .both
      } == 0)
  }

  @Test func manyRunsEndAtTheirEndInSpiteOfRounding() {
    for count in 1...200 {
      let share = Self.share(1e6) {
        $0.duration = 0.1
        $0.repeatCount = Double(count)
        $0.fill = .forwards
      }
      #expect(share == 1)
    }
  }

  @Test func theLastInstantIsTheEnd() {
    // 12.3 + 0.4 is less than 12.7, and less 12.3 it is less than 0.4.
    var timing = AnimationTiming()
    timing.beginTime = 12.3
    timing.duration = 0.4
    timing.fill = .forwards
    for time in [12.7, 12.3 + 0.4, 12.699_999_999_999_9] { #expect(timing.moment(at: time)?.share == 1) }
    timing.fill = .removed
    #expect(timing.moment(at: 12.7) == nil)
  }

  @Test func aLayersTimeSpaceCanBeGoneThroughBothWays() {
    let timing = Self.timing {
      $0.speed = 0.5; $0.timeOffset = 3
    }
    #expect(timing.localTime(at: 14) == 5)
    #expect(timing.parentTime(at: 5) == 14)
    #expect(Self.timing { $0.speed = 0 }.parentTime(at: 5) == nil)
    #expect(AnimationTiming.identity.localTime(at: 7) == 7)
  }
}
