// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Everything that can be read now, newest day first.
struct Edition {
  let now: Date
  let calendar: Calendar
  let days: [Day]

  init(now: Date, calendar: Calendar = .autoupdatingCurrent) {
    self.now = now
    self.calendar = calendar
    let midnight = calendar.startOfDay(for: now)
    days = [Edition.first, Edition.second, Edition.third].enumerated().map { age, stories in
      Day(date: calendar.date(byAdding: .day, value: -age, to: midnight) ?? midnight, stories: stories)
    }
  }
}
