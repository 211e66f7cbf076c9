// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import Testing

@testable import TesseraHost

// A clock with a date takes over its whole process, so each test that needs one has a process of its own.

@Suite(.serialized) struct VirtualClockTests {
  @MainActor @Test func theMediaClockFollows() {
    let session = InterfaceSession()
    session.makeCurrent()
    let clock = VirtualClock(date: nil, of: session)
    #expect(CACurrentMediaTime() == 0)
    clock.advance(by: 1.5)
    #expect(CACurrentMediaTime() == 1.5)
    #expect(clock.now == 1.5)
  }

  @MainActor @Test func timeStandsAtNothingWhenItsClockIsGone() {
    let session = InterfaceSession()
    session.makeCurrent()
    do {
      let clock = VirtualClock(date: nil, of: session)
      clock.advance(by: 3)
    }
    #expect(CACurrentMediaTime() == 0)
  }

  @Test func theWallClockStandsAndMovesOnlyWithTheClock() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let clock = VirtualClock(date: 1_497_692_460, of: InterfaceSession())
        let start = Date()
        #expect(start.timeIntervalSince1970 == 1_497_692_460)
        #expect(Date() == start)
        clock.advance(by: 61.25)
        #expect(abs(Date().timeIntervalSince(start) - 61.25) < 1e-6)
        #expect(Calendar(identifier: .gregorian).component(.year, from: Date()) == 2017)
        var now = timespec()
        #expect(clock_gettime(CLOCK_REALTIME, &now) == 0)
        #expect(now.tv_sec == 1_497_692_521)
      }
    }
  }

  @Test func randomThingsAreTheSameInEveryProcess() async {
    let first = await randomThings()
    let second = await randomThings()
    #expect(first == second)
    #expect(first.split(separator: " ").count == 5)
    #expect(Set(first.split(separator: " ")).count == 5)
  }

  private func randomThings() async -> String {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run {
        _ = VirtualClock(date: 0, of: InterfaceSession())
        let numbers = [Int.random(in: 0..<1_000_000_000), Int.random(in: 0..<1_000_000_000)]
        print("<\(UUID()) \(UUID()) \(numbers[0]) \(numbers[1]) \(Double.random(in: 0..<1))>")
      }
    }
    let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    return String(text.drop { $0 != "<" }.dropFirst().prefix { $0 != ">" })
  }

  @Test func withoutADateTheRealClockGoesOn() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        _ = VirtualClock(date: nil, of: InterfaceSession())
        #expect(Date().timeIntervalSince1970 > 1_700_000_000)
        #expect(UUID() != UUID())
      }
    }
  }
}
