// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A month of days, with a title that opens wheels and buttons to other months: the calendar of date pickers and of
/// `UICalendarView`.
final class MonthPager: UIView {
  private let title = UIButton(type: .system)
  /// Beside the title: it opens wheels.
  private let mark = UIImageView()
  private let back = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private let weekdays = (0..<7).map { _ in UILabel() }
  private let gridWindow = UIView()
  private(set) var grid: MonthGrid
  private(set) var rules: DateRules
  /// A day of the month that is shown.
  private(set) var month: Date
  private var wheels: UIView?

  /// Whether a day is chosen.
  var isChosen: (Date) -> Bool = { _ in false }
  /// People tapped a day.
  var onChoose: (Date) -> Void = { _ in }
  /// Told, with the month before, when people turned to another.
  var onTurn: (Date) -> Void = { _ in }
  /// Sets up the days of a month that is about to be shown.
  var prepare: (MonthGrid) -> Void = { _ in }
  /// The wheels that choose a month.
  var makeWheels: () -> UIView = { UIView() }
  /// Of all texts. Defaults to the system's.
  var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet { if fontDesign != oldValue { showFonts() } }
  }

  private static let gridTop: CGFloat = 91.5
  static let margin: CGFloat = 16
  /// Above and below the days, where each has the least height.
  static let naturalHeight = gridTop + 6 * MonthGrid.rowHeight

  init(rules: DateRules, month: Date) {
    self.rules = rules
    self.month = month
    grid = MonthGrid(rules: rules, month: month)
    super.init(frame: .zero)
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
    mark.prefersTemplates = true
    mark.image = UIImage(systemName: "chevron.right")
    mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
    for view in [title, mark, back, forward] + weekdays + [gridWindow] { addSubview(view) }
    for label in weekdays {
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
    }
    showFonts()
    for (direction, step) in [(UISwipeGestureRecognizer.Direction.left, 1), (.right, -1)] {
      let swipe = MonthSwipe(calendar: self, step: step)
      swipe.direction = direction
      gridWindow.addGestureRecognizer(swipe)
    }
    show(grid)
  }

  required init?(coder: NSCoder) { fatalError("Calendars are not archived") }

  private func showFonts() {
    title.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold).with(fontDesign)
    for label in weekdays { label.font = .systemFont(ofSize: 13, weight: .semibold).with(fontDesign) }
    grid.fontDesign = fontDesign
    setNeedsLayout()
  }

  // MARK: - What is shown

  /// Shows a month by rules; what is chosen is asked for anew.
  func update(rules: DateRules, month: Date) {
    self.rules = rules
    self.month = month
    if grid.rules != rules || !rules.calendar.isDate(grid.month, equalTo: month, toGranularity: .month) {
      replaceGrid(step: 0)
    }
    showWords()
    grid.select(where: isChosen)
  }

  private func showWords() {
    let names = rules.formatter("EEE").shortStandaloneWeekdaySymbols
    for (index, label) in weekdays.enumerated() where names.count == 7 {
      label.text = names[(index + rules.calendar.firstWeekday - 1) % 7].uppercased(with: rules.locale)
    }
    title.setTitle(rules.formatter("yMMMM").string(from: month), for: .normal)
    for (button, step) in [(back, -1), (forward, 1)] { button.isEnabled = monthBeside(step) != nil }
    setNeedsLayout()
  }

  private func show(_ grid: MonthGrid) {
    grid.onChoose = { [weak self] day in self?.onChoose(day) }
    grid.fontDesign = fontDesign
    gridWindow.addSubview(grid)
    prepare(grid)
    grid.select(where: isChosen)
  }

  /// The view of a day, if it is of the month that is shown.
  func day(_ date: Date) -> MonthDay? { grid.day(date) }

  // MARK: - Other months

  /// The month so many steps on; `nil` where none of its days may be chosen.
  private func monthBeside(_ step: Int) -> Date? {
    let calendar = rules.calendar
    guard let next = calendar.date(byAdding: .month, value: step, to: month),
      let interval = calendar.dateInterval(of: .month, for: next)
    else { return nil }
    if step < 0, let minimum = rules.bounds.minimum, interval.end <= minimum { return nil }
    if step > 0, let maximum = rules.bounds.maximum, interval.start > maximum { return nil }
    return next
  }

  func turn(_ step: Int) {
    guard wheels == nil, let next = monthBeside(step) else { return }
    turn(to: next, animated: true)
  }

  /// Shows another month, and tells.
  func turn(to next: Date, animated: Bool) {
    let order = rules.calendar.compare(next, to: month, toGranularity: .month)
    guard order != .orderedSame else { return }
    let old = month
    month = next
    replaceGrid(step: !animated ? 0 : order == .orderedAscending ? -1 : 1)
    showWords()
    onTurn(old)
  }

  private func replaceGrid(step: Int) {
    let old = grid
    grid = MonthGrid(rules: rules, month: month)
    grid.rowHeight = old.rowHeight
    show(grid)
    grid.alpha = wheels == nil ? 1 : 0
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
      let new = makeWheels()
      wheels = new
      new.alpha = 0
      addSubview(new)
    }
    setNeedsLayout()
    layoutIfNeeded()
    UIView.animate(withDuration: Self.fade) {
      shown.alpha = shown === self.grid ? 0 : shown.alpha
      self.wheels?.alpha = 1
      let hides: CGFloat = self.wheels == nil ? 1 : 0
      self.grid.alpha = hides
      for view in self.weekdays + [self.back, self.forward] { view.alpha = hides }
      self.turnMark()
    }
    title.setTitleColor(wheels == nil ? .label : nil, for: .normal)
  }

  /// The mark points to what comes after the title, and down while the wheels are there.
  private func turnMark() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    mark.transform = CGAffineTransform(
      rotationAngle: wheels != nil ? .pi / 2 : isMirrored ? .pi : 0)
  }

  // MARK: - Layout

  /// Between the title and its mark, points; chosen.
  private static let markGap: CGFloat = 5

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width
    func place(_ view: UIView, _ frame: CGRect) { view.frame = mirrored(frame) }
    let titleWidth = title.sizeThatFits(.zero).width
    place(title, CGRect(x: Self.margin, y: 12, width: titleWidth, height: 32))
    let size = mark.naturalImage?.size ?? .zero
    let middle = Self.margin + titleWidth + Self.markGap + size.width / 2
    mark.bounds.size = size
    mark.center = CGPoint(x: isMirrored ? width - middle : middle, y: 28)
    turnMark()
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
      x: Self.margin - 8, y: Self.gridTop, width: max(width - 2 * (Self.margin - 8), 0), height: 6 * grid.rowHeight)
    gridWindow.frame = area
    if grid.bounds.size != area.size { grid.frame = gridWindow.bounds }
    wheels?.frame = CGRect(x: 0, y: 56, width: width, height: UIPickerView.naturalSize.height)
  }

  /// How high a row of days is where all six have so much room together with the header.
  static func rowHeight(in height: CGFloat) -> CGFloat { max((height - gridTop) / 6, 24) }

  /// The height of every row of days.
  var rowHeight: CGFloat {
    get { grid.rowHeight }
    set {
      guard newValue != grid.rowHeight else { return }
      grid.rowHeight = newValue
      setNeedsLayout()
    }
  }
}

extension UIFont {
  /// The same size and weight in another of the system's designs; itself where there is none.
  func with(_ design: UIFontDescriptor.SystemDesign) -> UIFont {
    guard design != .default, let descriptor = fontDescriptor.withDesign(design) else { return self }
    return UIFont(descriptor: descriptor, size: 0)
  }
}

/// Turns the months of a calendar.
private final class MonthSwipe: UISwipeGestureRecognizer {
  private unowned let calendar: MonthPager
  private let step: Int

  init(calendar: MonthPager, step: Int) {
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
