// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import TesseraHost

struct LiveClockTests {
  @Test func itStartsAtNothingAndRunsWithRealTime() {
    let clock = LiveClock(startingAt: 50)
    #expect(clock.rate == 1)
    #expect(clock.time(at: 50) == 0)
    #expect(clock.time(at: 52.5) == 2.5)
  }

  @Test func aSlowClockGoesOnFromWhereItStands() {
    var clock = LiveClock(startingAt: 0)
    clock.setRate(0.125, at: 4)
    #expect(clock.time(at: 4) == 4)
    #expect(clock.time(at: 12) == 5)
    clock.setRate(1, at: 12)
    #expect(clock.time(at: 13) == 6)
  }

  @Test func aPausedClockStands() {
    var clock = LiveClock(startingAt: 0)
    clock.setRate(0, at: 3)
    #expect(clock.time(at: 300) == 3)
    clock.setRate(1, at: 300)
    #expect(clock.time(at: 301) == 4)
  }

  @Test func aStepPausesAndMovesOn() {
    var clock = LiveClock(startingAt: 0)
    clock.step(by: 0.25, at: 2)
    #expect(clock.rate == 0)
    #expect(clock.time(at: 9) == 2.25)
    clock.step(by: 0.25, at: 9)
    #expect(clock.time(at: 10) == 2.5)
    clock.step(by: -1, at: 10)
    #expect(clock.time(at: 10) == 2.5)
  }

  @Test func itTellsWhenItWillShowATime() {
    var clock = LiveClock(startingAt: 0)
    #expect(clock.realTime(of: 5, now: 2) == 5)
    #expect(clock.realTime(of: 1, now: 2) == 2)
    clock.setRate(0.5, at: 2)
    #expect(clock.realTime(of: 5, now: 2) == 8)
    #expect(clock.realTime(of: 5, now: 4) == 8)
    clock.setRate(0, at: 4)
    #expect(clock.time(at: 4) == 3)
    #expect(clock.realTime(of: 5, now: 4) == nil)
    #expect(clock.realTime(of: 3, now: 4) == 4)
  }

  @Test(arguments: [(-1.0, 0.0), (.nan, 0), (.infinity, 0), (1e9, 100)])
  func oddRatesAreHeldInBounds(_ rate: Double, _ expected: Double) {
    var clock = LiveClock(startingAt: 0)
    clock.setRate(rate, at: 1)
    #expect(clock.rate == expected)
    #expect(clock.time(at: 1) == 1)
  }

  @Test func timeNeverGoesBack() {
    let clock = LiveClock(startingAt: 10)
    #expect(clock.time(at: 9) == 0)
  }
}
