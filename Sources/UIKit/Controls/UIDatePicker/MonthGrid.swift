// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The days of a month, in rows of weeks.
final class MonthGrid: UIView {
  static let rowHeight: CGFloat = 38

  let rules: DateRules
  let month: Date
  private(set) var days: [MonthDay] = []
  /// Days of the week before the first of the month.
  private let lead: Int
  var onChoose: ((Date) -> Void)?
  /// Of a week, points. Defaults to `MonthGrid.rowHeight`.
  var rowHeight = MonthGrid.rowHeight {
    didSet { setNeedsLayout() }
  }
  var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet { for day in days { day.fontDesign = fontDesign } }
  }

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

  func select(where isChosen: (Date) -> Bool) {
    for day in days {
      let isChosen = isChosen(day.date)
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
        x: place * width, y: CGFloat(row) * rowHeight, width: width, height: rowHeight)
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

  var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet { if fontDesign != oldValue { setNeedsLayout() } }
  }

  /// Room below the number that is kept for decorations, points. Defaults to 0.
  var decorationHeight: CGFloat = 0 {
    didSet { if decorationHeight != oldValue { setNeedsLayout() } }
  }

  /// What stands below the number, in its own size; it takes no touches.
  var decoration: UIView? {
    didSet {
      guard decoration !== oldValue else { return }
      oldValue?.removeFromSuperview()
      decoration?.isUserInteractionEnabled = false
      if let decoration { addSubview(decoration) }
      setNeedsLayout()
    }
  }

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
    let room = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - decorationHeight, 0))
    // Decorations of the week above are not to touch the disc.
    let side = min(room.width, room.height) - (decorationHeight > 0 ? 4 : 0)
    disc.frame = CGRect(x: (room.width - side) / 2, y: (room.height - side) / 2, width: side, height: side)
    disc.layer.cornerRadius = side / 2
    label.frame = room
    let size = min(Self.fontSize, (side * 0.6).rounded())
    label.font = .systemFont(ofSize: size, weight: isSelected ? .semibold : .regular).with(fontDesign)
    if let decoration {
      let fitting = decoration.sizeThatFits(CGSize(width: bounds.width, height: decorationHeight))
      let size = CGSize(width: min(fitting.width, bounds.width), height: min(fitting.height, decorationHeight))
      decoration.frame = CGRect(
        x: (bounds.width - size.width) / 2, y: room.maxY + (decorationHeight - size.height) / 2, width: size.width,
        height: size.height)
    }
    // The chosen day has a disc: today's is full, another's faint.
    let tint: UIColor = tintColor
    disc.backgroundColor = isSelected ? (isToday ? tint : tint.withAlphaComponent(0.15)) : nil
    label.textColor =
      !isEnabled ? .tertiaryLabel : isSelected && isToday ? .white : isSelected || isToday ? tint : .label
    let alpha: CGFloat = isHighlighted ? 0.4 : 1
    if label.alpha != alpha { label.alpha = alpha }
  }
}
