// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Lets people choose one week, by any day of it.
@preconcurrency @MainActor open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
  private var stored: DateComponents?

  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The chosen week: `weekOfYear` and `yearForWeekOfYear`. Defaults to `nil`. Setting it tells nobody.
  open var selectedWeekOfYear: DateComponents? {
    get { stored }
    set { setSelected(newValue, animated: false) }
  }

  open func setSelected(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
    stored = selectedWeekOfYear
    view?.showSelection()
  }

  override func hasChosen(_ day: DateComponents) -> Bool {
    guard let stored, let week = view?.week(of: day) else { return false }
    return stored.weekOfYear == week.weekOfYear && stored.yearForWeekOfYear == week.yearForWeekOfYear
  }

  override func canTap(_ day: DateComponents) -> Bool {
    delegate?.week(ofYearSelection: self, canSelectWeekOfYear: view?.week(of: day)) ?? true
  }

  override func tap(_ day: DateComponents) {
    // The chosen week, tapped again, is given up where the delegate lets it be.
    let new = hasChosen(day) ? nil : view?.week(of: day)
    if new == nil, delegate?.week(ofYearSelection: self, canSelectWeekOfYear: nil) == false { return }
    stored = new
    delegate?.week(ofYearSelection: self, didSelectWeekOfYear: new)
  }
}

@preconcurrency @MainActor public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
  /// People chose a week, or with `nil` gave it up.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  /// Whether a week can be chosen or, with `nil`, the chosen one given up. Defaults to `true`.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  public func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}
