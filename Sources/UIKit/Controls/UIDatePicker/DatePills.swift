// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A label on a grey field that opens a calendar or wheels.
final class DatePill: UIControl {
  private let label = UILabel()
  private let field = UIView()

  private static let sideMargin: CGFloat = 12
  private static let verticalMargin: CGFloat = 7
  private static let cornerRadius: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    field.isUserInteractionEnabled = false
    field.layer.cornerRadius = Self.cornerRadius
    field.layer.cornerCurve = .continuous
    updateFont()
    label.textAlignment = .center
    addSubview(field)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { fatalError("Pills are not archived") }

  /// Text grows up to the largest size that is none of accessibility's, so that date and time stay beside each other.
  private func updateFont() {
    let category = traitCollection.preferredContentSizeCategory
    let shown = category.isAccessibilityCategory ? .extraExtraExtraLarge : category
    label.font = .preferredFont(
      forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: shown))
  }

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    updateFont()
  }

  var text = "" {
    didSet {
      label.text = text
      accessibilityLabel = text
    }
  }

  /// Whether what it opens is open: the words then have the tint.
  var isOpen = false {
    didSet { setNeedsLayout() }
  }

  override var canBecomeFocused: Bool { isEnabled }

  override func takes(_ key: UIKey) -> Bool {
    guard key.keyCode == .keyboardSpacebar || key.keyCode == .keyboardReturnOrEnter else { return false }
    sendActions(for: .touchUpInside)
    return true
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(.zero)
    return CGSize(width: text.width.rounded(.up) + 2 * Self.sideMargin, height: text.height + 2 * Self.verticalMargin)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds
    label.frame = bounds
    field.backgroundColor = isHighlighted ? .secondarySystemFill : .tertiarySystemFill
    label.textColor = isOpen ? tintColor : .label
    let alpha: CGFloat = isHighlighted ? 0.5 : 1
    if label.alpha != alpha { label.alpha = alpha }
  }
}

/// A compact date picker: a pill for the date, one for the time.
final class DatePills: UIView, DatePickerFace {
  private unowned let picker: UIDatePicker
  private let date = DatePill()
  private let time = DatePill()
  private weak var overlay: ControlOverlay?
  /// What the overlay shows.
  private(set) weak var opened: (any DatePickerFace)?

  private static let gap: CGFloat = 4
  private static let wheelsSize = CGSize(width: 232, height: 204)
  private static let calendarSize = CGSize(width: 320, height: 332)

  init(picker: UIDatePicker) {
    self.picker = picker
    super.init(frame: .zero)
    for pill in [date, time] {
      addSubview(pill)
      pill.addAction(UIAction { [weak self, weak pill] _ in pill.map { self?.toggle($0) } }, for: .touchUpInside)
    }
    date.isHidden = picker.datePickerMode == .time
    time.isHidden = picker.datePickerMode == .date
  }

  required init?(coder: NSCoder) { fatalError("Pills are not archived") }

  private var shown: [DatePill] { [date, time].filter { !$0.isHidden } }

  func naturalSize() -> CGSize {
    let sizes = shown.map { $0.sizeThatFits(.zero) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(max(sizes.count - 1, 0)),
      height: sizes.map(\.height).max() ?? 0)
  }

  func update(animated: Bool) {
    let rules = picker.rules
    date.text = rules.dateText(picker.date)
    time.text = rules.timeText(picker.date)
    opened?.update(animated: animated)
    setNeedsLayout()
  }

  /// The pills stand at the trailing end.
  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var place: CGFloat = 0
    for pill in shown.reversed() {
      let size = pill.sizeThatFits(.zero)
      let scale = AmbientTraits.scale(traitCollection)
      pill.frame = CGRect(
        x: isMirrored ? place : bounds.width - place - size.width,
        y: ((bounds.height - size.height) / 2).onPixel(scale), width: size.width, height: size.height)
      place += size.width + Self.gap
    }
  }

  // MARK: - Opening

  private func toggle(_ pill: DatePill) {
    let wasOpen = pill.isOpen
    overlay?.close()
    guard !wasOpen, let window else { return }
    let content: any DatePickerFace =
      pill === date
      ? InlineCalendar(picker: picker, hasTime: false) : DateWheels(picker: picker, mode: .time)
    content.update(animated: false)
    let new = ControlOverlay(content: content, size: pill === date ? Self.calendarSize : Self.wheelsSize, over: pill)
    (overlay, opened) = (new, content)
    pill.isOpen = true
    new.onClose = { [weak self, weak pill] in
      pill?.isOpen = false
      self?.picker.sendActions(for: .editingDidEnd)
    }
    picker.sendActions(for: .editingDidBegin)
    new.open(in: window)
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { overlay?.close() }
  }
}
