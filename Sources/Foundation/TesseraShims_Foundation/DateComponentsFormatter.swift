// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Writes how long something takes: "1:05", "2h 10m", "5 minutes".
///
/// What differs from Apple's: `allowsFractionalUnits` is kept and has no effect (nor has it there), and the phrases of
/// `includesApproximationPhrase` and `includesTimeRemainingPhrase` are written in English alone.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "1:10:00".
    case positional = 0
    /// "1h 10m".
    case abbreviated = 1
    /// "1 hr, 10 min".
    case short = 2
    /// "1 hour, 10 minutes".
    case full = 3
    /// "one hour, ten minutes".
    case spellOut = 4
    /// "1hr 10min".
    case brief = 5
  }

  /// What becomes of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Where units are told by their place, those before the first are dropped; otherwise all are.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Numbers that are told by their place have two digits, the first one too.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// Defaults to `.positional`.
  open var unitsStyle = UnitsStyle.positional
  /// The units to write; none means all that there are. Defaults to none.
  open var allowedUnits: NSCalendar.Unit = []
  /// Defaults to `.default`.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// What units are counted by, and whose locale they are written in. Defaults to the calendar of the place.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// Where intervals begin: months are not equally long. Defaults to `nil`, the reference date.
  open var referenceDate: Date?
  /// Defaults to `false`.
  open var allowsFractionalUnits = false
  /// How many units are written at most, from the largest; 0 means all. Defaults to 0.
  open var maximumUnitCount = 0
  /// Whether what the largest unit would say alone is counted in the next one: "63 seconds". Defaults to `false`.
  open var collapsesLargestUnit = false
  /// Whether "About" stands before it. Defaults to `false`.
  open var includesApproximationPhrase = false
  /// Whether "remaining" stands after it. Defaults to `false`.
  open var includesTimeRemainingPhrase = false
  /// Where the text stands. Defaults to `.unknown`.
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Writes components, in the units that they hold.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Writes components; what is larger than a unit holds is carried into the next.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = counting.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  /// Writes the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = chosenUnits
    guard !units.isEmpty else { return nil }
    var counted = counts(units, startDate, endDate)
    if collapsesLargestUnit, counted.count > 1, abs(counted[0].count) == 1 {
      counted = counts(Array(units.dropFirst()), startDate, endDate)
    }
    return write(counted)
  }

  /// Writes seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// Writes `DateComponents`, or seconds as a number; `nil` for anything else.
  open override func string(for obj: Any) -> String? {
    if let components = obj as? DateComponents { return string(from: components) }
    if let interval = obj as? TimeInterval { return string(from: interval) }
    return (obj as? NSNumber).flatMap { string(from: $0.doubleValue) }
  }

  // MARK: - Counting

  private typealias Count = (unit: Unit, count: Int)

  private struct Unit: Sendable {
    var bit: NSCalendar.Unit
    var component: Calendar.Component
    var part: KeyPath<DateComponents, Int?> & Sendable
    /// ICU's name.
    var name: String
  }

  private static let units = [
    Unit(bit: .year, component: .year, part: \.year, name: "year"),
    Unit(bit: .month, component: .month, part: \.month, name: "month"),
    Unit(bit: .weekOfMonth, component: .weekOfMonth, part: \.weekOfMonth, name: "week"),
    Unit(bit: .day, component: .day, part: \.day, name: "day"),
    Unit(bit: .hour, component: .hour, part: \.hour, name: "hour"),
    Unit(bit: .minute, component: .minute, part: \.minute, name: "minute"),
    Unit(bit: .second, component: .second, part: \.second, name: "second"),
  ]

  /// What days are counted by where nobody says: one without summer time, for intervals.
  private var counting: Calendar { calendar ?? .autoupdatingCurrent }
  private var locale: Locale { counting.locale ?? .autoupdatingCurrent }

  private var chosenUnits: [Unit] {
    let chosen = Self.units.filter { allowedUnits.contains($0.bit) }
    return chosen.isEmpty && allowedUnits.isEmpty ? Self.units : chosen
  }

  private func counts(_ units: [Unit], _ start: Date, _ end: Date) -> [Count] {
    let parts = counting.dateComponents(Set(units.map(\.component)), from: start, to: end)
    return units.map { ($0, parts[keyPath: $0.part] ?? 0) }
  }

  // MARK: - Writing

  private func write(_ counted: [Count]) -> String? {
    var shown = withoutZeros(counted)
    if shown.isEmpty, let last = counted.last { shown = [last] }
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    let isNegative = shown.contains { $0.count < 0 }
    let sizes = shown.map { ($0.unit, abs($0.count)) }
    let text = unitsStyle == .positional ? positional(sizes) : worded(sizes)
    return text.map { phrase((isNegative ? "-" : "") + $0) }
  }

  private func withoutZeros(_ counted: [Count]) -> [Count] {
    var dropped = zeroFormattingBehavior
    if dropped.contains(.default) { dropped.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
    guard let first = counted.firstIndex(where: { $0.count != 0 }),
      let last = counted.lastIndex(where: { $0.count != 0 })
    else { return dropped.isDisjoint(with: .dropAll) ? counted : [] }
    return counted.enumerated().filter { index, part in
      if part.count != 0 { return true }
      return !dropped.contains(index < first ? .dropLeading : index > last ? .dropTrailing : .dropMiddle)
    }.map(\.element)
  }

  private func positional(_ parts: [(Unit, Int)]) -> String? {
    let texts = parts.enumerated().map { index, part in
      let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
      return LocalizedPatterns.number(
        Double(part.1), skeleton: (isPadded ? "integer-width/+00" : "integer-width/+0") + " group-off", in: locale)
    }
    guard texts.allSatisfy({ $0 != nil }) else { return nil }
    return texts.compactMap { $0 }.joined(separator: ":")
  }

  private func worded(_ parts: [(Unit, Int)]) -> String? {
    let width: LocalizedPatterns.Width =
      switch unitsStyle {
      case .abbreviated: .narrow
      case .short, .brief: .short
      default: .wide
      }
    let names = ["narrow": LocalizedPatterns.Width.narrow, "short": .short, "full-name": .wide]
    let name = names.first { $0.value == width }?.key ?? "full-name"
    let texts = parts.compactMap { unit, count -> String? in
      guard
        let text = LocalizedPatterns.number(
          Double(count), skeleton: "unit/\(unit.name) unit-width-\(name)", in: locale)
      else { return nil }
      guard unitsStyle == .spellOut, let words = LocalizedPatterns.words(Double(count), in: locale) else {
        return unitsStyle == .brief ? text.filter { !$0.isWhitespace } : text
      }
      guard
        let digits = LocalizedPatterns.number(Double(count), skeleton: "", in: locale),
        let place = text.range(of: digits)
      else { return text }
      return text.replacingCharacters(in: place, with: words)
    }
    guard texts.count == parts.count else { return nil }
    return LocalizedPatterns.list(texts, ofUnits: unitsStyle == .brief ? .narrow : width, in: locale)
  }

  private func phrase(_ text: String) -> String {
    guard locale.language.languageCode?.identifier == "en" else { return text }
    return (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
  }
}
