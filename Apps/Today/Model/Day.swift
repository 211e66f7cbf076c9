// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// The stories that came out on one calendar day.
struct Day {
  let date: Date
  let stories: [Story]

  /// The date as the header has it: "SATURDAY, JUNE 17", in the calendar's language.
  func dateline(in calendar: Calendar) -> String {
    formatted("EEEEMMMMd", in: calendar).uppercased(with: calendar.locale ?? .current)
  }

  /// "Today", "Yesterday", or the weekday.
  func title(on now: Date, in calendar: Calendar) -> String {
    let start = calendar.startOfDay(for: date)
    let days = calendar.dateComponents([.day], from: start, to: calendar.startOfDay(for: now)).day ?? 0
    switch days {
    case 0: return NSLocalizedString("Today", comment: "Title of the newest day")
    case 1: return NSLocalizedString("Yesterday", comment: "Title of the day before")
    default: return formatted("EEEE", in: calendar).capitalized(with: calendar.locale ?? .current)
    }
  }

  private func formatted(_ template: String, in calendar: Calendar) -> String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = calendar.locale ?? .current
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }
}
