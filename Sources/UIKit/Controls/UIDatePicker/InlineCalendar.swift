// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A month of days and, where it is asked for, a row for the time.
final class InlineCalendar: UIView, DatePickerFace {
  private unowned let picker: UIDatePicker
  private let pager: MonthPager
  private let timeLabel = UILabel()
  private lazy var timePicker = UIDatePicker()
  private weak var wheels: DateWheels?
  private let hasTime: Bool
  private var shownDate: Date?

  private static let width: CGFloat = 320
  private static let dateHeight: CGFloat = 327.5
  private static let timeHeight: CGFloat = 45.5

  init(picker: UIDatePicker, hasTime: Bool? = nil) {
    self.picker = picker
    self.hasTime = hasTime ?? (picker.datePickerMode == .dateAndTime)
    pager = MonthPager(rules: picker.rules, month: picker.date)
    super.init(frame: .zero)
    addSubview(pager)
    pager.isChosen = { [unowned picker] day in picker.rules.calendar.isDate(day, inSameDayAs: picker.date) }
    pager.onChoose = { [weak self] day in self?.choose(day) }
    pager.makeWheels = { [weak self] in self?.newWheels() ?? UIView() }
    if self.hasTime { addTime() }
  }

  required init?(coder: NSCoder) { fatalError("Calendars are not archived") }

  private func newWheels() -> UIView {
    let new = DateWheels(picker: picker, mode: .yearAndMonth)
    wheels = new
    new.update(animated: false)
    return new
  }

  private func addTime() {
    timeLabel.text = "Time"
    timeLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    timePicker.datePickerMode = .time
    timePicker.preferredDatePickerStyle = .compact
    timePicker.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        picker.choose(timePicker.date)
      }, for: .valueChanged)
    addSubview(timeLabel)
    addSubview(timePicker)
  }

  func naturalSize() -> CGSize {
    CGSize(width: Self.width, height: Self.dateHeight + (hasTime ? Self.timeHeight : 0))
  }

  // MARK: - What is shown

  func update(animated: Bool) {
    let rules = picker.rules
    let date = picker.date
    let isNew = shownDate != date
    shownDate = date
    let leaves = isNew && !rules.calendar.isDate(pager.month, equalTo: date, toGranularity: .month)
    pager.update(rules: rules, month: leaves ? date : pager.month)
    wheels?.update(animated: animated)
    if hasTime {
      timePicker.locale = rules.locale
      timePicker.calendar = rules.calendar
      timePicker.minuteInterval = rules.minuteInterval
      timePicker.minimumDate = rules.minimum
      timePicker.maximumDate = rules.maximum
      timePicker.setDate(date, animated: animated)
    }
    setNeedsLayout()
  }

  /// The view of a day, if it is of the month that is shown.
  func day(_ date: Date) -> MonthDay? { pager.day(date) }

  func turn(_ step: Int) { pager.turn(step) }

  private func choose(_ day: Date) {
    let calendar = picker.rules.calendar
    let parts = calendar.dateComponents([.year, .month, .day], from: day)
    picker.choose(
      picker.rules.date(
        year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1, like: picker.date))
  }

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    pager.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.dateHeight)
    guard hasTime else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width
    func place(_ view: UIView, _ frame: CGRect) { view.frame = mirrored(frame) }
    let margin = MonthPager.margin
    let pill = timePicker.sizeThatFits(.zero)
    let row = CGRect(x: margin, y: Self.dateHeight, width: width - 2 * margin, height: Self.timeHeight - 8)
    place(timeLabel, CGRect(x: row.minX, y: row.minY, width: 100, height: row.height))
    place(
      timePicker,
      CGRect(x: row.maxX - pill.width, y: row.midY - pill.height / 2, width: pill.width, height: pill.height))
    timeLabel.textAlignment = isMirrored ? .right : .left
  }
}
