// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Writes how far a date is from another: "2 days ago", "in 3 hours".
///
/// The largest unit that is not zero counts, of years, months, weeks, days, hours, minutes and seconds.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether numbers stand where words would do.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric = 0
    /// "yesterday".
    case named = 1
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full = 0
    /// "two months ago".
    case spellOut = 1
    /// "2 mo. ago".
    case short = 2
    /// "2mo ago".
    case abbreviated = 3
  }

  /// Defaults to `.numeric`.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// Defaults to `.full`.
  open var unitsStyle = UnitsStyle.full
  /// Where the text stands; decides on its first letter. Defaults to `.unknown`, which leaves it as it is.
  open var formattingContext = Formatter.Context.unknown
  /// What dates are counted by. Defaults to the calendar of the place.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// Defaults to the language and region of the place.
  open var locale: Locale! = .autoupdatingCurrent

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Writes what components hold; of several, the largest that is not zero.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let found = Self.units.compactMap { unit, _, part in
      dateComponents[keyPath: part].map { (unit, Double($0)) }
    }
    let (unit, amount) = found.first { $0.1 != 0 } ?? found.last ?? (.second, 0)
    return text(amount, unit)
  }

  /// Writes an interval, in seconds; one below zero is past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: now.addingTimeInterval(timeInterval.isFinite ? timeInterval : 0), relativeTo: now)
  }

  /// Writes how far `date` is from `referenceDate`.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar = self.calendar ?? .autoupdatingCurrent
    return localizedString(
      from: calendar.dateComponents(Set(Self.units.map(\.1)), from: referenceDate, to: date))
  }

  /// Writes how far a `Date` is from now; `nil` for anything else.
  open override func string(for obj: Any) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private static let units:
    [(LocalizedPatterns.TimeUnit, Calendar.Component, KeyPath<DateComponents, Int?> & Sendable)] = [
      (.year, .year, \.year), (.month, .month, \.month), (.week, .weekOfMonth, \.weekOfMonth), (.day, .day, \.day),
      (.hour, .hour, \.hour), (.minute, .minute, \.minute), (.second, .second, \.second),
    ]

  private func text(_ amount: Double, _ unit: LocalizedPatterns.TimeUnit) -> String {
    LocalizedPatterns.relative(
      amount, unit, width: unitsStyle == .abbreviated ? .narrow : unitsStyle == .short ? .short : .wide,
      isNamed: dateTimeStyle == .named, spellsOut: unitsStyle == .spellOut, context: formattingContext,
      in: locale ?? .autoupdatingCurrent) ?? ""
  }
}
