// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a date picker goes by: a calendar that knows its language and zone, bounds, and the step of minutes.
struct DateRules: Equatable {
  var calendar: Calendar
  var locale: Locale
  var minimum: Date?
  var maximum: Date?
  var minuteInterval = 1
  var rounds = true

  /// Bounds that contradict each other are none, as on iOS.
  var bounds: (minimum: Date?, maximum: Date?) {
    if let minimum, let maximum, minimum > maximum { return (nil, nil) }
    return (minimum, maximum)
  }

  /// The date that stands for another within the bounds and the step.
  func held(_ date: Date) -> Date {
    let bounds = bounds
    let within = min(max(date, bounds.minimum ?? date), bounds.maximum ?? .distantFuture)
    guard rounds, minuteInterval > 1 else { return within }
    let rounded = roundedDown(within)
    guard let minimum = bounds.minimum, rounded < minimum else { return rounded }
    return rounded.addingTimeInterval(TimeInterval(minuteInterval * 60))
  }

  private func roundedDown(_ date: Date) -> Date {
    let minute = calendar.component(.minute, from: date)
    let over = minute % minuteInterval * 60 + calendar.component(.second, from: date)
    return over == 0 ? date : date.addingTimeInterval(TimeInterval(-over))
  }

  /// Whether any time of a day is within the bounds.
  func allowsDay(_ day: Date) -> Bool {
    let bounds = bounds
    let start = calendar.startOfDay(for: day)
    let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start
    return end > bounds.minimum ?? .distantPast && start <= bounds.maximum ?? .distantFuture
  }

  /// The date of a day of the month, kept within the month.
  func date(year: Int, month: Int, day: Int, like date: Date) -> Date {
    var parts = calendar.dateComponents([.era, .hour, .minute, .second], from: date)
    parts.year = year
    parts.month = month
    parts.day = 1
    guard let first = calendar.date(from: parts) else { return date }
    let days = calendar.range(of: .day, in: .month, for: first)?.count ?? 28
    return calendar.date(byAdding: .day, value: min(max(day, 1), days) - 1, to: first) ?? first
  }

  // MARK: - Words

  func formatter(_ template: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  /// The format of a template, by which the order of its parts is found.
  func format(_ template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
  }

  var hasHalfDays: Bool { format("j").contains("a") }

  var dateText: (Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    return formatter.string(from:)
  }

  var timeText: (Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.dateStyle = .none
    formatter.timeStyle = .short
    return formatter.string(from:)
  }
}

extension UIDatePicker {
  var rules: DateRules {
    var own: Calendar = calendar
    if let timeZone { own.timeZone = timeZone }
    let language = locale ?? own.locale ?? Locale.current
    own.locale = language
    return DateRules(
      calendar: own, locale: language, minimum: datePickerMode == .countDownTimer ? nil : minimumDate,
      maximum: datePickerMode == .countDownTimer ? nil : maximumDate, minuteInterval: minuteInterval,
      rounds: roundsToMinuteInterval)
  }

  func rulesDidChange() {
    face?.update(animated: false)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func show(_ date: Date, animated: Bool) {
    guard date != storedDate else { return }
    storedDate = date
    face?.update(animated: animated && window != nil)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// At most 23 hours and 59 minutes, in whole steps.
  func setCountDown(_ duration: TimeInterval) {
    let step = TimeInterval(minuteInterval * 60)
    let most = (TimeInterval(24 * 3600) - 1) / step
    storedCountDown = duration.isFinite ? min(max((duration / step).rounded(.down), 0), most.rounded(.down)) * step : 0
    face?.update(animated: false)
  }

  /// People chose a date.
  func choose(_ date: Date) {
    let held = rules.held(date)
    let isNew = held != self.date
    storedDate = held
    face?.update(animated: true)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    if isNew { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// People chose a duration; the least is one step.
  func choose(countDown duration: TimeInterval) {
    let old = storedCountDown
    setCountDown(max(duration, TimeInterval(minuteInterval * 60)))
    face?.update(animated: true)
    if storedCountDown != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // MARK: - The view of the style

  func styleDidChange() {
    face?.removeFromSuperview()
    face = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func ensureFace() -> any DatePickerFace {
    if let face { return face }
    let new: any DatePickerFace =
      switch datePickerStyle {
      case .compact: DatePills(picker: self)
      case .inline where datePickerMode != .time: InlineCalendar(picker: self)
      default: DateWheels(picker: self)
      }
    face = new
    new.isUserInteractionEnabled = isEnabled
    addSubview(new)
    new.update(animated: false)
    return new
  }

  func naturalSize() -> CGSize { ensureFace().naturalSize() }

  private static let disabledAlpha: CGFloat = 0.5

  func layoutFace() {
    let face = ensureFace()
    face.frame = bounds
    let alpha: CGFloat = isEnabled ? 1 : Self.disabledAlpha
    if face.alpha != alpha { face.alpha = alpha }
  }
}
