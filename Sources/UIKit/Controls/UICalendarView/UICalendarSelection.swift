// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How people choose in a calendar.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  weak var view: UICalendarView?

  override init() {
    super.init()
  }

  /// Asks the delegate again which days can be chosen.
  open func updateSelectableDates() { view?.showSelectableDays() }

  func hasChosen(_ day: DateComponents) -> Bool { false }
  func canTap(_ day: DateComponents) -> Bool { true }
  func tap(_ day: DateComponents) {}

  func isSameDay(_ one: DateComponents, _ other: DateComponents) -> Bool {
    if let view { return view.isSameDay(one, other) }
    return one.year == other.year && one.month == other.month && one.day == other.day
  }
}

/// Lets people choose one day.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  private var stored: DateComponents?

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The chosen day. Defaults to `nil`. Setting it tells nobody.
  open var selectedDate: DateComponents? {
    get { stored }
    set { setSelected(newValue, animated: false) }
  }

  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    stored = dateComponents
    view?.showSelection()
  }

  override func hasChosen(_ day: DateComponents) -> Bool { stored.map { isSameDay($0, day) } ?? false }

  override func canTap(_ day: DateComponents) -> Bool { delegate?.dateSelection(self, canSelectDate: day) ?? true }

  override func tap(_ day: DateComponents) {
    // The chosen day, tapped again, is given up where the delegate lets it be.
    let new = hasChosen(day) ? nil : day
    if new == nil, delegate?.dateSelection(self, canSelectDate: nil) == false { return }
    stored = new
    delegate?.dateSelection(self, didSelectDate: new)
  }
}

@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// People chose a day, or with `nil` gave it up.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a day can be chosen or, with `nil`, the chosen one given up. Defaults to `true`.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Lets people choose any number of days.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  private var stored: [DateComponents] = []

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// In the order in which they were chosen. Setting it tells nobody.
  open var selectedDates: [DateComponents] {
    get { stored }
    set { setSelectedDates(newValue, animated: false) }
  }

  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    stored = selectedDates
    view?.showSelection()
  }

  override func hasChosen(_ day: DateComponents) -> Bool { stored.contains { isSameDay($0, day) } }

  override func canTap(_ day: DateComponents) -> Bool {
    guard let delegate else { return true }
    return hasChosen(day)
      ? delegate.multiDateSelection(self, canDeselectDate: day) : delegate.multiDateSelection(self, canSelectDate: day)
  }

  override func tap(_ day: DateComponents) {
    if hasChosen(day) {
      stored.removeAll { isSameDay($0, day) }
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      stored.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Defaults to `true`.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Defaults to `true`.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
