// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A wheel of a date picker.
enum DateColumn: Equatable {
  case year, month, day
  /// A day with its weekday, counted from a day in the middle.
  case weekday
  case hour, minute
  /// Before or after noon.
  case half
  case countHours, countMinutes

  /// The wheels of a mode, in the order of the language.
  static func columns(_ mode: UIDatePicker.Mode, _ rules: DateRules) -> [DateColumn] {
    switch mode {
    case .countDownTimer: return [.countHours, .countMinutes]
    case .time: return time(rules)
    case .dateAndTime: return [.weekday] + time(rules)
    case .date: return ordered([.year, .month, .day], rules.format("yMMMMd"))
    case .yearAndMonth: return ordered([.year, .month], rules.format("yMMMM"))
    }
  }

  private static func time(_ rules: DateRules) -> [DateColumn] {
    rules.hasHalfDays ? ordered([.hour, .minute, .half], rules.format("jmm")) : [.hour, .minute]
  }

  /// Orders wheels as a format has their letters.
  private static func ordered(_ columns: [DateColumn], _ format: String) -> [DateColumn] {
    func place(_ column: DateColumn) -> Int {
      let letters: String =
        switch column {
        case .year: "yYUru"
        case .month: "ML"
        case .day: "d"
        case .hour: "hHkK"
        case .minute: "m"
        default: "aAbB"
        }
      return format.firstIndex { letters.contains($0) }.map { format.distance(from: format.startIndex, to: $0) } ?? 99
    }
    return columns.sorted { place($0) < place($1) }
  }

  /// How much of the width the wheel gets, as against the others.
  var share: CGFloat {
    switch self {
    case .weekday: 2.6
    case .month: 2.2
    case .year: 1.3
    case .countHours, .countMinutes: 1
    default: 1
    }
  }

  var alignment: NSTextAlignment {
    switch self {
    case .weekday: .right
    case .month: .center
    default: .center
    }
  }
}

/// The rows of one wheel: values that come round again and again, or one after the other.
struct DateRows {
  let column: DateColumn
  let rules: DateRules
  /// The day in the middle of a wheel of days.
  let middle: Date

  /// How often values come round.
  private static let rounds = 400
  /// Days on each side of the middle.
  private static let days = 36_525
  private static let years = 10_000

  /// How many values come round; `nil` where none does.
  private var cycle: Int? {
    switch column {
    case .month: rules.calendar.maximumRange(of: .month)?.count ?? 12
    case .day: rules.calendar.maximumRange(of: .day)?.count ?? 31
    case .hour: rules.hasHalfDays ? 12 : 24
    case .minute: 60 / rules.minuteInterval
    default: nil
    }
  }

  var count: Int {
    switch column {
    case .year: Self.years
    case .weekday: 2 * Self.days + 1
    case .half: 2
    case .countHours: 24
    case .countMinutes: 60 / rules.minuteInterval
    default: (cycle ?? 1) * Self.rounds
    }
  }

  /// The value of a row: a number from 0 on.
  func index(_ row: Int) -> Int { cycle.map { row % $0 } ?? row }

  /// The row of a value, the one nearest to a row of it.
  func row(_ index: Int, near row: Int?) -> Int {
    guard let cycle else { return min(max(index, 0), count - 1) }
    let row = row ?? count / 2
    let start = row - row % cycle
    return [start - cycle, start, start + cycle].map { $0 + index }.filter { $0 >= 0 && $0 < count }
      .min { abs($0 - row) < abs($1 - row) } ?? index
  }

  /// The value of a date.
  func index(of date: Date, countDown: TimeInterval) -> Int {
    let calendar = rules.calendar
    switch column {
    case .year: return calendar.component(.year, from: date) - 1
    case .month: return calendar.component(.month, from: date) - 1
    case .day: return calendar.component(.day, from: date) - 1
    case .weekday:
      return (calendar.dateComponents([.day], from: middle, to: calendar.startOfDay(for: date)).day ?? 0) + Self.days
    case .hour: return calendar.component(.hour, from: date) % (cycle ?? 24)
    case .minute: return calendar.component(.minute, from: date) / rules.minuteInterval
    case .half: return calendar.component(.hour, from: date) / 12
    case .countHours: return Int(countDown) / 3600
    case .countMinutes: return Int(countDown) % 3600 / 60 / rules.minuteInterval
    }
  }

  /// The day of a row of a wheel of days.
  func day(_ row: Int) -> Date {
    rules.calendar.date(byAdding: .day, value: row - Self.days, to: middle) ?? middle
  }

  /// What rows show.
  func titles() -> (Int) -> String {
    let numbers = NumberFormatter()
    numbers.locale = rules.locale
    numbers.usesGroupingSeparator = false
    func number(_ value: Int, digits: Int = 1) -> String {
      numbers.minimumIntegerDigits = digits
      return numbers.string(from: NSNumber(value: value)) ?? "\(value)"
    }
    switch column {
    case .year: return { number($0 + 1) }
    case .month:
      let names = rules.formatter("MMMM").standaloneMonthSymbols
      return { row in names.indices.contains(index(row)) ? names[index(row)] : number(index(row) + 1) }
    case .day: return { number(index($0) + 1) }
    case .weekday:
      let formatter = rules.formatter("EEEMMMd")
      let today = rules.calendar.startOfDay(for: Date())
      return { row in
        let day = day(row)
        return day == today ? "Today" : formatter.string(from: day)
      }
    case .hour:
      let has12 = rules.hasHalfDays
      return { has12 && index($0) == 0 ? number(12) : number(index($0), digits: has12 ? 1 : 2) }
    case .minute: return { number(index($0) * rules.minuteInterval, digits: 2) }
    case .half:
      let formatter = rules.formatter("a")
      return { $0 == 0 ? formatter.amSymbol : formatter.pmSymbol }
    case .countHours: return { "\(number($0)) \($0 == 1 ? "hour" : "hours")" }
    case .countMinutes: return { "\(number($0 * rules.minuteInterval)) min" }
    }
  }
}
