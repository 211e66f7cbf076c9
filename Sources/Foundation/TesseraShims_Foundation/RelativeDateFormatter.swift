// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Says "Today" and "Yesterday" where `doesRelativeDateFormatting` is set, which Foundation on Linux leaves to others. The
/// translator puts it in place of `DateFormatter()` in modules that set it.
open class _TesseraRelativeDateFormatter: DateFormatter, @unchecked Sendable {
  open override func string(from date: Date) -> String {
    let whole = super.string(from: date)
    guard doesRelativeDateFormatting, dateStyle != .none, let word = word(for: date) else { return whole }
    let day = DateFormatter()
    (day.locale, day.timeZone, day.calendar) = (locale, timeZone, calendar)
    (day.dateStyle, day.timeStyle) = (dateStyle, .none)
    return whole.replacingOccurrences(of: day.string(from: date), with: word)
  }

  open override func string(for obj: Any) -> String? { (obj as? Date).map { string(from: $0) } }

  private func word(for date: Date) -> String? {
    var calendar = calendar ?? .current
    if let timeZone { calendar.timeZone = timeZone }
    let today = calendar.startOfDay(for: Date())
    let days = calendar.dateComponents([.day], from: today, to: calendar.startOfDay(for: date)).day
    guard let days, abs(days) <= 1 else { return nil }
    let words = RelativeDateTimeFormatter()
    words.dateTimeStyle = .named
    (words.locale, words.calendar) = (locale, calendar)
    let word = words.localizedString(from: DateComponents(day: days))
    return word.prefix(1).uppercased() + word.dropFirst()
  }
}
