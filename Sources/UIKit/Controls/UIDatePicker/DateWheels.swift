// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The wheels of a date picker.
final class DateWheels: UIPickerView, DatePickerFace {
  private unowned let picker: UIDatePicker
  private let mode: UIDatePicker.Mode
  private var columns: [DateColumn] = []
  private var rows: [DateRows] = []
  private var titles: [(Int) -> String] = []
  private var shownRules: DateRules?

  /// - Parameter mode: What the wheels choose; the picker's mode unless said.
  init(picker: UIDatePicker, mode: UIDatePicker.Mode? = nil) {
    self.picker = picker
    self.mode = mode ?? picker.datePickerMode
    super.init(frame: CGRect(origin: .zero, size: UIPickerView.naturalSize))
    dataSource = self
    delegate = self
    titleColor = picker.titleColor
  }

  required init?(coder: NSCoder) { fatalError("Wheels of date pickers are not archived") }

  func naturalSize() -> CGSize { UIPickerView.naturalSize }

  func update(animated: Bool) {
    let rules = picker.rules
    let date = picker.date
    if rules != shownRules {
      shownRules = rules
      columns = DateColumn.columns(mode, rules)
      let middle = rules.calendar.startOfDay(for: date)
      rows = columns.map { DateRows(column: $0, rules: rules, middle: middle) }
      titles = rows.map { $0.titles() }
      reloadAllComponents()
      turn(to: date, animated: false, fromMiddle: true)
    } else {
      turn(to: date, animated: animated, fromMiddle: false)
    }
  }

  private func turn(to date: Date, animated: Bool, fromMiddle: Bool) {
    for (component, rows) in rows.enumerated() {
      let now = selectedRow(inComponent: component)
      let index = rows.index(of: date, countDown: picker.countDownDuration)
      let row = rows.row(index, near: fromMiddle ? nil : now)
      if row != now { selectRow(row, inComponent: component, animated: animated) }
    }
  }

  // MARK: - Choice

  override func columnDidSelect(_ row: Int, _ component: Int) {
    var values: [DateColumn: Int] = [:]
    for (component, rows) in rows.enumerated() {
      values[rows.column] = rows.index(selectedRow(inComponent: component))
    }
    if mode == .countDownTimer {
      let minutes = (values[.countHours] ?? 0) * 60 + (values[.countMinutes] ?? 0) * picker.minuteInterval
      return picker.choose(countDown: TimeInterval(minutes * 60))
    }
    picker.choose(chosenDate(values))
  }

  private func chosenDate(_ values: [DateColumn: Int]) -> Date {
    let rules = picker.rules
    let calendar = rules.calendar
    var date = picker.date
    if let weekday = columns.firstIndex(of: .weekday) {
      let day = rows[weekday].day(selectedRow(inComponent: weekday))
      let parts = calendar.dateComponents([.year, .month, .day], from: day)
      date = rules.date(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1, like: date)
    } else if values[.year] != nil || values[.month] != nil {
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      date = rules.date(
        year: values[.year].map { $0 + 1 } ?? parts.year ?? 1, month: values[.month].map { $0 + 1 } ?? parts.month ?? 1,
        day: values[.day].map { $0 + 1 } ?? parts.day ?? 1, like: date)
    }
    if let hour = values[.hour], let minute = values[.minute] {
      var parts = calendar.dateComponents([.era, .year, .month, .day], from: date)
      parts.hour = hour + 12 * (values[.half] ?? 0)
      parts.minute = minute * rules.minuteInterval
      date = calendar.date(from: parts) ?? date
    }
    return date
  }
}

extension DateColumn: Hashable {}

extension DateWheels: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows[component].count }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    titles[component](row)
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    let total = columns.reduce(0) { $0 + $1.share }
    let room = bounds.width - 18 - 5 * CGFloat(columns.count - 1)
    return (room * columns[component].share / max(total, 1)).rounded(.down)
  }
}

extension DateWheels: WheelAligning {
  func alignment(ofComponent component: Int) -> NSTextAlignment { columns[component].alignment }
}
