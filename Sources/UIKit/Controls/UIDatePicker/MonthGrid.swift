// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The days of a month, in rows of weeks.
final class MonthGrid: UIView {
  static let rowHeight: CGFloat = 38

  let rules: DateRules
  let month: Date
  private var days: [MonthDay] = []
  /// Days of the week before the first of the month.
  private let lead: Int
  var onChoose: ((Date) -> Void)?

  init(rules: DateRules, month: Date) {
    self.rules = rules
    let calendar = rules.calendar
    let first = calendar.dateInterval(of: .month, for: month)?.start ?? month
    self.month = first
    lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    super.init(frame: .zero)
    let numbers = NumberFormatter()
    numbers.locale = rules.locale
    let words = rules.formatter("EEEEMMMMd")
    let today = Date()
    for index in 0..<(calendar.range(of: .day, in: .month, for: first)?.count ?? 0) {
      guard let date = calendar.date(byAdding: .day, value: index, to: first) else { continue }
      let day = MonthDay(
        date: date, text: numbers.string(from: NSNumber(value: index + 1)) ?? "\(index + 1)",
        isToday: calendar.isDate(date, inSameDayAs: today))
      day.isEnabled = rules.allowsDay(date)
      day.accessibilityLabel = words.string(from: date)
      day.addAction(UIAction { [weak self] _ in self?.onChoose?(date) }, for: .touchUpInside)
      days.append(day)
      addSubview(day)
    }
  }

  required init?(coder: NSCoder) { fatalError("Calendars are not archived") }

  func day(_ date: Date) -> MonthDay? {
    days.first { rules.calendar.isDate($0.date, inSameDayAs: date) }
  }

  func select(_ date: Date) {
    for day in days {
      let isChosen = rules.calendar.isDate(day.date, inSameDayAs: date)
      if day.isSelected != isChosen { day.isSelected = isChosen }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width / 7
    for (index, day) in days.enumerated() {
      let (row, column) = ((index + lead) / 7, (index + lead) % 7)
      let place = CGFloat(isMirrored ? 6 - column : column)
      day.frame = CGRect(
        x: place * width, y: CGFloat(row) * Self.rowHeight, width: width, height: Self.rowHeight)
    }
  }
}

/// A day that can be tapped.
final class MonthDay: UIControl {
  let date: Date
  private let isToday: Bool
  private let disc = UIView()
  private let label = UILabel()

  private static let fontSize: CGFloat = 20

  init(date: Date, text: String, isToday: Bool) {
    self.date = date
    self.isToday = isToday
    super.init(frame: .zero)
    disc.isUserInteractionEnabled = false
    label.text = text
    label.textAlignment = .center
    addSubview(disc)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { fatalError("Days are not archived") }

  override var canBecomeFocused: Bool { isEnabled }

  override func takes(_ key: UIKey) -> Bool {
    guard key.keyCode == .keyboardSpacebar || key.keyCode == .keyboardReturnOrEnter else { return false }
    sendActions(for: .touchUpInside)
    return true
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    disc.frame = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    disc.layer.cornerRadius = side / 2
    label.frame = bounds
    label.font = .systemFont(ofSize: Self.fontSize, weight: isSelected ? .semibold : .regular)
    // The chosen day has a disc: today's is full, another's faint.
    let tint: UIColor = tintColor
    disc.backgroundColor = isSelected ? (isToday ? tint : tint.withAlphaComponent(0.15)) : nil
    label.textColor =
      !isEnabled ? .tertiaryLabel : isSelected && isToday ? .white : isSelected || isToday ? tint : .label
    let alpha: CGFloat = isHighlighted ? 0.4 : 1
    if label.alpha != alpha { label.alpha = alpha }
  }
}
