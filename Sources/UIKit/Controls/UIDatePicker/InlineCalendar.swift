// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A month of days, with a title that opens wheels, buttons to other months, and a row for the time.
final class InlineCalendar: UIView, DatePickerFace {
  private unowned let picker: UIDatePicker
  private let title = UIButton(type: .system)
  private let back = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private let weekdays = (0..<7).map { _ in UILabel() }
  private var grid: MonthGrid
  private let gridWindow = UIView()
  private let timeLabel = UILabel()
  private lazy var timePicker = UIDatePicker()
  private var wheels: DateWheels?
  private let hasTime: Bool
  /// The first day of the month that is shown.
  private var month: Date
  private var shownDate: Date?

  private static let width: CGFloat = 320
  private static let dateHeight: CGFloat = 327.5
  private static let timeHeight: CGFloat = 45.5
  private static let gridTop: CGFloat = 91.5
  private static let margin: CGFloat = 16

  init(picker: UIDatePicker, hasTime: Bool? = nil) {
    self.picker = picker
    self.hasTime = hasTime ?? (picker.datePickerMode == .dateAndTime)
    month = picker.date
    grid = MonthGrid(rules: picker.rules, month: picker.date)
    super.init(frame: .zero)
    title.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    title.setTitleColor(.label, for: .normal)
    title.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .primaryActionTriggered)
    let steps = [(back, "chevron.left", -1), (forward, "chevron.right", 1)]
    for (button, name, step) in steps {
      let image = UIImage(
        systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold))
      button.setImage(image, for: .normal)
      button.accessibilityLabel = step < 0 ? "Previous month" : "Next month"
      button.addAction(UIAction { [weak self] _ in self?.turn(step) }, for: .primaryActionTriggered)
    }
    gridWindow.clipsToBounds = true
    for view in [title, back, forward] + weekdays + [gridWindow] { addSubview(view) }
    for label in weekdays {
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
    }
    for (direction, step) in [(UISwipeGestureRecognizer.Direction.left, 1), (.right, -1)] {
      let swipe = MonthSwipe(calendar: self, step: step)
      swipe.direction = direction
      gridWindow.addGestureRecognizer(swipe)
    }
    if self.hasTime { addTime() }
    show(grid)
  }

  required init?(coder: NSCoder) { fatalError("Calendars are not archived") }

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
    if isNew, !rules.calendar.isDate(month, equalTo: date, toGranularity: .month) { month = date }
    if grid.rules != rules || !rules.calendar.isDate(grid.month, equalTo: month, toGranularity: .month) {
      replaceGrid(step: 0)
    }
    let names = rules.formatter("EEE").shortStandaloneWeekdaySymbols
    for (index, label) in weekdays.enumerated() where names.count == 7 {
      label.text = names[(index + rules.calendar.firstWeekday - 1) % 7].uppercased(with: rules.locale)
    }
    title.setTitle(rules.formatter("yMMMM").string(from: month), for: .normal)
    grid.select(date)
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

  private func show(_ grid: MonthGrid) {
    grid.onChoose = { [weak self] day in self?.choose(day) }
    gridWindow.addSubview(grid)
    grid.select(picker.date)
  }

  /// The view of a day, if it is of the month that is shown.
  func day(_ date: Date) -> MonthDay? { grid.day(date) }

  private func choose(_ day: Date) {
    let calendar = picker.rules.calendar
    let parts = calendar.dateComponents([.year, .month, .day], from: day)
    picker.choose(
      picker.rules.date(
        year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1, like: picker.date))
  }

  // MARK: - Other months

  func turn(_ step: Int) {
    guard wheels == nil, let next = picker.rules.calendar.date(byAdding: .month, value: step, to: month) else { return }
    month = next
    replaceGrid(step: step)
    update(animated: true)
  }

  private func replaceGrid(step: Int) {
    let old = grid
    grid = MonthGrid(rules: picker.rules, month: month)
    show(grid)
    guard step != 0, window != nil else { return old.removeFromSuperview() }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let way = gridWindow.bounds.width * CGFloat(isMirrored ? -step : step)
    UIView.performWithoutAnimation {
      grid.frame = gridWindow.bounds.offsetBy(dx: way, dy: 0)
      grid.layoutIfNeeded()
    }
    UIView.animate(springDuration: 0.35, bounce: 0) {
      self.grid.frame = self.gridWindow.bounds
      old.frame = self.gridWindow.bounds.offsetBy(dx: -way, dy: 0)
    } completion: { _ in
      old.removeFromSuperview()
    }
  }

  /// How long wheels and days take to fade into each other, in seconds.
  private static let fade: TimeInterval = 0.25

  private func toggleWheels() {
    let shown: UIView = wheels ?? grid
    if let old = wheels {
      wheels = nil
      UIView.animate(
        withDuration: Self.fade, animations: { old.alpha = 0 }, completion: { _ in old.removeFromSuperview() })
    } else {
      let new = DateWheels(picker: picker, mode: .yearAndMonth)
      wheels = new
      new.alpha = 0
      addSubview(new)
      new.update(animated: false)
    }
    setNeedsLayout()
    layoutIfNeeded()
    UIView.animate(withDuration: Self.fade) {
      shown.alpha = shown === self.grid ? 0 : shown.alpha
      self.wheels?.alpha = 1
      let hides: CGFloat = self.wheels == nil ? 1 : 0
      self.grid.alpha = hides
      for view in self.weekdays + [self.back, self.forward] { view.alpha = hides }
    }
  }

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width
    func place(_ view: UIView, _ frame: CGRect) {
      view.frame =
        isMirrored ? CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
    }
    place(title, CGRect(x: Self.margin, y: 12, width: title.sizeThatFits(.zero).width, height: 32))
    place(back, CGRect(x: width - 88, y: 8, width: 40, height: 40))
    place(forward, CGRect(x: width - 48, y: 8, width: 40, height: 40))
    for button in [back, forward] {
      button.transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    }
    let side = (width - 2 * (Self.margin - 8)) / 7
    for (index, label) in weekdays.enumerated() {
      place(label, CGRect(x: Self.margin - 8 + CGFloat(index) * side, y: 60, width: side, height: 18))
    }
    let area = CGRect(
      x: Self.margin - 8, y: Self.gridTop, width: width - 2 * (Self.margin - 8), height: 6 * MonthGrid.rowHeight)
    gridWindow.frame = area
    if grid.bounds.size != area.size { grid.frame = gridWindow.bounds }
    wheels?.frame = CGRect(x: 0, y: 56, width: width, height: UIPickerView.naturalSize.height)
    guard hasTime else { return }
    let pill = timePicker.sizeThatFits(.zero)
    let row = CGRect(x: Self.margin, y: Self.dateHeight, width: width - 2 * Self.margin, height: Self.timeHeight - 8)
    place(timeLabel, CGRect(x: row.minX, y: row.minY, width: 100, height: row.height))
    place(
      timePicker,
      CGRect(x: row.maxX - pill.width, y: row.midY - pill.height / 2, width: pill.width, height: pill.height))
    timeLabel.textAlignment = isMirrored ? .right : .left
  }
}

/// Turns the months of a calendar.
private final class MonthSwipe: UISwipeGestureRecognizer {
  private unowned let calendar: InlineCalendar
  private let step: Int

  init(calendar: InlineCalendar, step: Int) {
    self.calendar = calendar
    self.step = step
    super.init(target: nil, action: nil)
  }

  override func tellTargets() {
    let isMirrored = calendar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if state == .ended { calendar.turn(isMirrored ? -step : step) }
    super.tellTargets()
  }
}
