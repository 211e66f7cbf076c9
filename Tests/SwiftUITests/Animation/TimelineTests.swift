// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraTesting
import Testing

@testable import SwiftUI

@Suite @MainActor struct TimelineTests {
  private func at(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  private func first(_ count: Int, _ dates: some Sequence<Date>) -> [Double] {
    dates.prefix(count).map(\.timeIntervalSinceReferenceDate)
  }

  @Test func schedulesGiveTheDatesOfTheTable() {
    let periodic = PeriodicTimelineSchedule(from: at(0), by: 5)
    #expect(first(3, periodic.entries(from: at(12), mode: .normal)) == [10, 15, 20])
    #expect(first(2, periodic.entries(from: at(10), mode: .normal)) == [10, 15])
    let animation = AnimationTimelineSchedule(minimumInterval: 1.5)
    #expect(first(3, animation.entries(from: at(0), mode: .normal)) == [0, 1.5, 3])
    #expect(first(3, animation.entries(from: at(0), mode: .lowFrequency)) == [])
    #expect(first(3, AnimationTimelineSchedule(paused: true).entries(from: at(0), mode: .normal)) == [])
    #expect(first(3, EveryMinuteTimelineSchedule().entries(from: at(90), mode: .normal)) == [60, 120, 180])
    #expect(first(9, ExplicitTimelineSchedule([at(3), at(4)]).entries(from: at(0), mode: .normal)) == [3, 4])
  }

  @Test func timelinesRunTheirContentAtEachDate() {
    var dates: [Date] = []
    let start = Date()
    let scene = AnimationScene(
      TimelineView(.periodic(from: start, by: 1)) { context in
        let _ = dates.append(context.date)
        Text("\(context.date.timeIntervalSince(start))")
      })
    scene.screen.advance(by: 3.5)
    // Where the first frame lies between two dates is the machine's business.
    let seconds = dates.map { $0.timeIntervalSince(dates[0]).rounded() }
    #expect(seconds == [0, 1, 2, 3] || seconds == [0, 1, 2, 3, 4])
    #expect(scene.host != nil)
  }

  @Test func timelinesOfFramesRunWithEachFrame() {
    var count = 0
    let scene = AnimationScene(
      TimelineView(.animation) { context in
        let _ = count += 1
        Color.red.opacity(context.cadence == .live ? 1 : 0)
      })
    let first = count
    scene.screen.advance(by: 0.5)
    #expect((28...32).contains(count - first), "\(count - first)")
  }

  @Test func aPausedTimelineIsStill() {
    var count = 0
    let scene = AnimationScene(
      TimelineView(.animation(paused: true)) { _ in
        let _ = count += 1
        Color.red
      })
    scene.screen.advance(by: 1)
    #expect(count == 1)
  }
}
