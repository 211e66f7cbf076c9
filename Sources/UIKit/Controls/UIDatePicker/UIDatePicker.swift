// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// Compact for dates and times, wheels for the rest.
  case automatic = 0
  case wheels = 1
  /// Labels that open a calendar or wheels.
  case compact = 2
  /// A calendar; for times, wheels.
  case inline = 3
}

extension UIDatePicker {
  /// What people choose with a date picker.
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    /// Hours and minutes, as `countDownDuration`.
    case countDownTimer = 3
    case yearAndMonth = 4
  }
}

/// A control with which people choose a date, a time or a duration.
///
/// Names and orders follow `locale` and `calendar`; dates that are out of bounds become the nearest that is not. A change
/// by people sends `valueChanged`, one by code nothing.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  var storedDate = Date()
  var storedCountDown: TimeInterval = 0
  /// The view of the present style; made by `layoutSubviews`.
  var face: (any DatePickerFace)?
  /// The colour of the wheels' rows, which apps set by name; `nil` for that of labels.
  var titleColor: UIColor? {
    didSet { (face as? DateWheels)?.titleColor = titleColor }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    finishDecoding(coder, as: UIDatePicker.self)
  }

  private func setUp() {
    isOpaque = false
    if bounds.size == .zero { frame.size = naturalSize() }
  }

  // MARK: - What is chosen

  /// Defaults to `dateAndTime`.
  open var datePickerMode: Mode = .dateAndTime {
    didSet { if datePickerMode != oldValue { styleDidChange() } }
  }

  /// Within the bounds, and rounded down to `minuteInterval` where that is asked for. Defaults to now.
  open var date: Date {
    get { rules.held(storedDate) }
    set { setDate(newValue, animated: false) }
  }

  /// Sends nothing.
  open func setDate(_ date: Date, animated: Bool) { show(date, animated: animated) }

  /// Seconds, in whole minutes, less than a day; counts in the mode `countDownTimer`. Defaults to 0.
  open var countDownDuration: TimeInterval {
    get { storedCountDown }
    set { setCountDown(newValue) }
  }

  /// No date before it can be chosen; `nil`, the default, for no bound. Left aside where it is after `maximumDate`.
  open var minimumDate: Date? {
    didSet { if minimumDate != oldValue { rulesDidChange() } }
  }

  /// No date after it can be chosen; `nil`, the default, for no bound.
  open var maximumDate: Date? {
    didSet { if maximumDate != oldValue { rulesDidChange() } }
  }

  /// Minutes between times that can be chosen; one that does not divide an hour counts as 1, which is the default.
  open var minuteInterval: Int = 1 {
    didSet {
      if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = 1 }
      rulesDidChange()
    }
  }

  /// Whether `date` is rounded to `minuteInterval`. Defaults to `true`.
  open var roundsToMinuteInterval = true {
    didSet { if roundsToMinuteInterval != oldValue { rulesDidChange() } }
  }

  // MARK: - How it is told

  /// The language and the order of the parts; `nil`, the default, for the calendar's or the device's.
  open var locale: Locale? {
    didSet { if locale != oldValue { rulesDidChange() } }
  }

  private var storedCalendar: Calendar?

  /// Defaults to the device's calendar.
  open var calendar: Calendar! {
    get { storedCalendar ?? Calendar.current }
    set {
      storedCalendar = newValue
      rulesDidChange()
    }
  }

  /// `nil`, the default, for the calendar's.
  open var timeZone: TimeZone? {
    didSet { if timeZone != oldValue { rulesDidChange() } }
  }

  /// How the picker is to look. Defaults to `automatic`.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { if preferredDatePickerStyle != oldValue { styleDidChange() } }
  }

  /// How the picker looks.
  open var datePickerStyle: UIDatePickerStyle {
    let hasWheelsOnly = datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth
    switch preferredDatePickerStyle {
    case .automatic: return hasWheelsOnly ? .wheels : .compact
    case .compact, .inline:
      guard !hasWheelsOnly else {
        fatalError(
          "UIDatePicker: the style \(preferredDatePickerStyle) is not supported in the mode \(datePickerMode)")
      }
      return preferredDatePickerStyle
    case .wheels: return .wheels
    }
  }

  // MARK: - Layout

  open override var intrinsicContentSize: CGSize { naturalSize() }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutFace()
  }

  override func stateDidChange() {
    super.stateDidChange()
    face?.isUserInteractionEnabled = isEnabled
  }

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

/// What a date picker of some style shows.
@preconcurrency @MainActor protocol DatePickerFace: UIView {
  /// The size that it wants.
  func naturalSize() -> CGSize
  /// Shows the picker's date under its rules.
  func update(animated: Bool)
}
