// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import Today

@MainActor struct EditionTests {
  private let edition = TodayScreen.edition

  @Test func thereAreThreeDaysOfFourCardsOrMore() {
    #expect(edition.days.count == 3)
    #expect(edition.days.allSatisfy { $0.stories.count >= 4 })
  }

  @Test func everyKindOfCardIsThere() {
    let kinds = Set(edition.days.flatMap(\.stories).map(\.kind))
    #expect(kinds == Set(Story.Kind.allCases))
  }

  @Test func daysHaveDatesAndNames() {
    let datelines = edition.days.map { $0.dateline(in: edition.calendar) }
    #expect(datelines == ["SATURDAY, JUNE 17", "FRIDAY, JUNE 16", "THURSDAY, JUNE 15"])
    let titles = edition.days.map { $0.title(on: edition.now, in: edition.calendar) }
    #expect(titles == ["Today", "Yesterday", "Thursday"])
  }

  @Test func datesFollowTheCalendarsLanguage() {
    var calendar = edition.calendar
    calendar.locale = Locale(identifier: "de_DE")
    #expect(edition.days[0].dateline(in: calendar) == "SAMSTAG, 17. JUNI")
  }

  @Test func everyStoryHasSomethingToRead() {
    for story in edition.days.flatMap(\.stories) {
      #expect(!story.title.isEmpty)
      #expect(!story.body.isEmpty)
    }
  }
}
