// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A calendar that shows one month, marks days, and lets people choose days as its selection behavior says.
///
/// It stretches: rows of days are as high as there is room for, at least in 280 × 288 points.
@preconcurrency @MainActor open class UICalendarView: UIView {
  /// How large a decoration is.
  public enum DecorationSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2

    /// Of a picture, points; chosen.
    var side: CGFloat {
      switch self {
      case .small: 10
      case .medium: 12
      case .large: 14
      }
    }

    /// Of the disc that stands for a picture, points; chosen.
    var disc: CGFloat {
      switch self {
      case .small: 4
      case .medium: 6
      case .large: 8
      }
    }
  }

  let pager: MonthPager
  private var rules: DateRules
  private var months: UIDatePicker?

  public override init(frame: CGRect) {
    rules = Self.rules(.current, .current, nil, Self.always)
    pager = MonthPager(rules: rules, month: Date())
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    rules = Self.rules(.current, .current, nil, Self.always)
    pager = MonthPager(rules: rules, month: Date())
    super.init(coder: coder)
    setUp()
    finishDecoding(coder, as: UICalendarView.self)
  }

  private func setUp() {
    addSubview(pager)
    pager.prepare = { [weak self] grid in self?.decorate(grid.days) }
    pager.isChosen = { [weak self] day in
      guard let self else { return false }
      return selectionBehavior?.hasChosen(components(day)) == true
    }
    pager.onChoose = { [weak self] day in self?.tap(day) }
    pager.onTurn = { [weak self] old in self?.didTurn(from: old) }
    pager.makeWheels = { [weak self] in self?.newWheels() ?? UIView() }
    refresh()
  }

  /// Asked for the days' decorations.
  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet { decorate(pager.grid.days) }
  }

  /// How days are chosen; `nil`, the default, for not at all.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      guard selectionBehavior !== oldValue else { return }
      oldValue?.view = nil
      selectionBehavior?.view = self
      refresh()
    }
  }

  // MARK: - What it goes by

  /// Defaults to the person's.
  open var locale: Locale = .current {
    didSet { refresh() }
  }

  /// Defaults to the person's.
  open var calendar: Calendar = .current {
    didSet { refresh() }
  }

  /// `nil`, the default, for the calendar's.
  open var timeZone: TimeZone? {
    didSet { refresh() }
  }

  /// Defaults to the system's.
  open var fontDesign: UIFontDescriptor.SystemDesign = .default {
    didSet { pager.fontDesign = fontDesign }
  }

  /// The dates that can be shown and chosen. Defaults to all.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet {
      let held = min(max(pager.month, availableDateRange.start), availableDateRange.end)
      refresh(month: held)
    }
  }

  private static let always = DateInterval(start: .distantPast, end: .distantFuture)

  private static func rules(
    _ calendar: Calendar, _ locale: Locale, _ timeZone: TimeZone?, _ range: DateInterval
  ) -> DateRules {
    var own = calendar
    own.locale = locale
    if let timeZone { own.timeZone = timeZone }
    return DateRules(
      calendar: own, locale: locale, minimum: range.start == .distantPast ? nil : range.start,
      maximum: range.end == .distantFuture ? nil : range.end)
  }

  // MARK: - The month

  /// The month that is shown: era, year and month, in the view's calendar.
  open var visibleDateComponents: DateComponents {
    get {
      var parts = rules.calendar.dateComponents([.era, .year, .month], from: pager.month)
      parts.calendar = rules.calendar
      return parts
    }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows the month of a date, if it is one, held within the available range.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = date(dateComponents) else { return }
    let held = min(max(date, availableDateRange.start), availableDateRange.end)
    pager.turn(to: held, animated: animated)
  }

  // MARK: - Decorations

  /// Whether the delegate is asked for decorations and room is kept for them. Defaults to `true`.
  open var wantsDateDecorations = true {
    didSet {
      decorate(pager.grid.days)
      setNeedsLayout()
    }
  }

  /// Asks the delegate again for the decorations of days.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    let days = dates.compactMap(date).compactMap(pager.day)
    guard animated, window != nil else { return decorate(days) }
    for day in days {
      UIView.transition(
        with: day, duration: 0.2, options: [.transitionCrossDissolve, .allowUserInteraction],
        animations: { self.decorate([day]) })
    }
  }

  private func decorate(_ days: [MonthDay]) {
    for day in days {
      day.decorationHeight = wantsDateDecorations ? decorationHeight : 0
      let decoration =
        wantsDateDecorations ? delegate?.calendarView(self, decorationFor: components(day.date)) : nil
      day.decoration = decoration?.makeView()
      day.isEnabled = isSelectable(day.date)
    }
  }

  // MARK: - Choosing

  /// A day as apps are told of it.
  func components(_ day: Date) -> DateComponents {
    var parts = rules.calendar.dateComponents([.era, .year, .month, .day], from: day)
    parts.calendar = rules.calendar
    parts.timeZone = rules.calendar.timeZone
    return parts
  }

  private func date(_ parts: DateComponents) -> Date? {
    // Whatever calendar they were made with, the numbers are meant in the view's.
    var parts = parts
    parts.calendar = nil
    parts.timeZone = nil
    return rules.calendar.date(from: parts)
  }

  /// Whether components mean the same day in the view's calendar.
  func isSameDay(_ one: DateComponents, _ other: DateComponents) -> Bool {
    guard let first = date(one), let second = date(other) else { return false }
    return rules.calendar.isDate(first, inSameDayAs: second)
  }

  /// The week that a day is in, as apps are told of it.
  func week(of day: DateComponents) -> DateComponents? {
    guard let date = date(day) else { return nil }
    var parts = rules.calendar.dateComponents([.weekOfYear, .yearForWeekOfYear], from: date)
    parts.calendar = rules.calendar
    parts.timeZone = rules.calendar.timeZone
    return parts
  }

  private func isSelectable(_ day: Date) -> Bool {
    rules.allowsDay(day) && selectionBehavior?.canTap(components(day)) != false
  }

  private func tap(_ day: Date) {
    guard let selectionBehavior, isSelectable(day) else { return }
    selectionBehavior.tap(components(day))
    showSelection()
  }

  func showSelection() { pager.grid.select(where: pager.isChosen) }

  func showSelectableDays() {
    for day in pager.grid.days { day.isEnabled = isSelectable(day.date) }
  }

  // MARK: - Showing

  private func refresh(month: Date? = nil) {
    rules = Self.rules(calendar, locale, timeZone, availableDateRange)
    pager.update(rules: rules, month: month ?? pager.month)
    decorate(pager.grid.days)
    showSelection()
  }

  private func didTurn(from old: Date) {
    months?.date = pager.month
    var parts = rules.calendar.dateComponents([.era, .year, .month], from: old)
    parts.calendar = rules.calendar
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: parts)
  }

  private func newWheels() -> UIView {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .yearAndMonth
    picker.calendar = rules.calendar
    picker.locale = rules.locale
    picker.minimumDate = rules.minimum
    picker.maximumDate = rules.maximum
    picker.date = pager.month
    picker.addAction(
      UIAction { [weak self, unowned picker] _ in self?.pager.turn(to: picker.date, animated: false) },
      for: .valueChanged)
    months = picker
    return picker
  }

  // MARK: - Layout

  private var decorationHeight: CGFloat { 16 }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: naturalHeight) }

  private var naturalHeight: CGFloat {
    MonthPager.naturalHeight + (wantsDateDecorations ? 6 * decorationHeight : 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, 280), height: max(naturalHeight, 288))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    pager.frame = bounds
    pager.rowHeight = MonthPager.rowHeight(in: bounds.height)
  }
}

/// What a calendar asks and tells.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// What stands below a day; `nil` for nothing.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Another month is shown.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
