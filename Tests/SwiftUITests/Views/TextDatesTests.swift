// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

@Suite @MainActor struct TextDatesTests {
  private var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: "en_US")
    values.timeZone = TimeZone(identifier: "UTC") ?? .current
    values.calendar = Calendar(identifier: .gregorian)
    return values
  }

  private func written(_ text: Text) -> String {
    TextResolver(environment).string(text).replacingOccurrences(of: "\u{202F}", with: " ")
      .replacingOccurrences(of: "\u{2009}", with: " ")
  }

  @Test func datesAreWrittenByHowFarTheyAre() {
    let now = Date()
    func at(_ seconds: Double) -> Date { now.addingTimeInterval(seconds + 0.3) }
    #expect(written(Text(at(-65), style: .relative)) == "1 min, 4 sec")
    #expect(written(Text(at(7265), style: .relative)) == "2 hr, 1 min")
    #expect(written(Text(at(400 * 86400), style: .relative)).hasPrefix("1 yr"))
    #expect(written(Text(at(7265), style: .offset)) == "+2 hours")
    #expect(written(Text(at(-86401), style: .offset)) == "-1 day")
    #expect(written(Text(at(-3725), style: .timer)) == "1:02:04")
    #expect(written(Text(at(59.5), style: .timer)) == "1:00")
  }

  @Test func timersShowTheTimeThatIsLeftOrGone() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let range = start...start.addingTimeInterval(4000)
    let pause = start.addingTimeInterval(100)
    #expect(written(Text(timerInterval: range, pauseTime: pause)) == "1:05:00")
    #expect(written(Text(timerInterval: range, pauseTime: pause, showsHours: false)) == "65:00")
    #expect(written(Text(timerInterval: range, pauseTime: pause, countsDown: false)) == "1:40")
    #expect(written(Text(timerInterval: range)) == "0:00")
  }

  @Test func rangesOfDatesAreWrittenOnce() {
    let start = Date(timeIntervalSinceReferenceDate: 9.5 * 3600)
    let end = start.addingTimeInterval(6 * 3600)
    #expect(written(Text(start...end)).contains("9:30"))
    #expect(written(Text(start...end)) == written(Text(DateInterval(start: start, end: end))))
    #expect(written(Text("At \(start...end)")) == "At " + written(Text(start...end)))
  }

  @Test func textFollowsTheClockOfFrames() {
    let now = Date()
    let scene = AnimationScene(
      VStack {
        Text(timerInterval: now...now.addingTimeInterval(100), countsDown: false)
        Text("left \(Text(now.addingTimeInterval(100), style: .timer))")
      })
    func seconds() -> Int { scene.screen.texts.first.flatMap { Int($0.suffix(2)) } ?? -1 }
    let first = seconds()
    scene.screen.advance(by: 5)
    #expect(seconds() == first + 5)
    #expect(scene.screen.texts.last == "left 1:\(35 - first)")
  }

  @Test func progressFollowsATimer() throws {
    let now = Date()
    let scene = AnimationScene(
      ProgressView(timerInterval: now...now.addingTimeInterval(10), countsDown: true) { Text("Tea") })
    func bar(_ view: UIView) -> UIProgressView? {
      view as? UIProgressView ?? view.subviews.lazy.compactMap { bar($0) }.first
    }
    let shown = try #require(bar(scene.view))
    let first = shown.progress
    scene.screen.advance(by: 5)
    #expect(abs(first - shown.progress - 0.5) < 0.03)
    #expect(scene.screen.texts.contains("Tea"))
    scene.screen.advance(by: 6)
    #expect(shown.progress == 0)
    #expect(scene.screen.texts.contains("0:00"))
  }
}
