// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The control that a tab bar makes for an item.
final class TabButton: UIControl {
  let item: UITabBarItem
  let arrangement: TabArrangement
  weak var platter: TabPlatter?
  /// The appearance's word on tabs of this arrangement.
  var appearance: UITabBarItemAppearance?
  /// The colour of tabs that are not selected, from the bar.
  var unselectedColor: UIColor?
  private let imageView = UIImageView()
  private let label = UILabel()
  private(set) var badge: TabBadge?
  private var springLoading: UISpringLoadedInteraction?

  init(item: UITabBarItem, arrangement: TabArrangement) {
    self.item = item
    self.arrangement = arrangement
    super.init(frame: .zero)
    imageView.prefersTemplates = true
    imageView.contentMode = .center
    imageView.isAccessibilityElement = false
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: arrangement == .stacked ? TabBarMetrics.symbolSize : Self.inlineSymbolSize, weight: .medium)
    label.isAccessibilityElement = false
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("Tabs are not archived") }

  /// The picture beside a title; chosen.
  private static let inlineSymbolSize: CGFloat = 16

  // MARK: - Contents

  func show() {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let image = arrangement == .inline ? nil : item.shownImage(isSelected: isSelected, isCompact: isCompact)
    imageView.image = image
    set(imageView, image != nil)
    let title = item.shownTitle ?? ""
    set(label, !title.isEmpty)
    label.attributedText = title.isEmpty ? nil : NSAttributedString(string: title, attributes: titleAttributes(state))
    imageView.tintColor = iconColor
    showBadge()
    isEnabled = item.isEnabled
    setSpringLoaded(item.isSpringLoaded, &springLoading, ControlSpringLoading.interaction)
    accessibilityIdentifier = item.accessibilityIdentifier
    publishAccessibility()
    setNeedsLayout()
  }

  private func set(_ view: UIView, _ isShown: Bool) {
    if isShown, view.superview == nil { insertSubview(view, at: 0) }
    if !isShown, view.superview != nil { view.removeFromSuperview() }
  }

  private func showBadge() {
    guard item.badgeValue != nil else {
      badge?.removeFromSuperview()
      badge = nil
      return
    }
    let badge = self.badge ?? TabBadge(arrangement)
    if badge.superview == nil { addSubview(badge) }
    self.badge = badge
    badge.show(item, appearance, in: state)
  }

  /// Selected tabs have the tint, others the colour of labels; neither takes the other's.
  private var iconColor: UIColor {
    if !isEnabled { return appearance?.disabled.iconColor ?? .tertiaryLabel }
    if isSelected { return appearance?.selected.iconColor ?? tintColor ?? .systemBlue }
    return appearance?.normal.iconColor ?? unselectedColor ?? .label
  }

  private func titleAttributes(_ state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let isSelected = state.contains(.selected)
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(
        ofSize: TabBarMetrics.titleSize(arrangement), weight: isSelected ? .semibold : .medium)
    ]
    attributes.merge(appearance?.attributes(\.titleTextAttributes, in: state) ?? [:]) { _, own in own }
    attributes.merge(item.shownTitleAttributes(for: state, in: self)) { _, own in own }
    let ownColors: [Any?] =
      isSelected
      ? [item.titleAttributesSaid(for: .selected, in: self), appearance?.selected.titleTextAttributes].map {
        $0?[.foregroundColor]
      }
      : [attributes[.foregroundColor]]
    attributes[.foregroundColor] = ownColors.compactMap { $0 }.first ?? iconColor
    return attributes
  }

  override func stateDidChange() {
    super.stateDidChange()
    show()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  // MARK: - Layout

  /// How wide the tab wants to be where titles are not below pictures; the same whether it is selected or not.
  var wantedWidth: CGFloat {
    let title = item.shownTitle ?? ""
    let text = NSAttributedString(string: title, attributes: titleAttributes(.selected)).size().width.rounded(.up)
    guard arrangement == .compactInline else { return text + 2 * TabBarMetrics.padding }
    let image = imageView.image?.size.width ?? 0
    if title.isEmpty { return image + 2 * TabBarMetrics.inlineTrail }
    return TabBarMetrics.inlineLead + image + TabBarMetrics.inlineGap + text + TabBarMetrics.inlineTrail
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    switch arrangement {
    case .stacked: layoutStacked()
    case .compactInline, .inline: layoutInline()
    }
    guard let badge else { return }
    let size = badge.wantedSize
    let offset = appearance?.offset(\.badgePositionAdjustment, in: state) ?? .zero
    var place = CGRect(origin: badgeOrigin(size), size: size)
    if isRightToLeft { place.origin.x = bounds.width - place.maxX }
    badge.frame = place.offsetBy(dx: offset.horizontal, dy: offset.vertical).onPixels(of: self)
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Where the badge is if people read from left to right.
  private func badgeOrigin(_ size: CGSize) -> CGPoint {
    switch arrangement {
    case .stacked:
      CGPoint(x: bounds.midX + TabBarMetrics.badgeStart, y: TabBarMetrics.badgeTop - TabBarMetrics.inset)
    case .compactInline: CGPoint(x: bounds.width - size.width - 1, y: 0)
    case .inline: CGPoint(x: bounds.width - TabBarMetrics.padding, y: -2)
    }
  }

  private func layoutStacked() {
    let hasTitle = label.superview != nil
    let image = imageView.image?.size ?? .zero
    let box = TabBarMetrics.glyphBox
    let top = hasTitle ? TabBarMetrics.glyphTop : (bounds.height - box) / 2
    let place = CGRect(
      x: (bounds.width - image.width) / 2, y: top + (box - image.height) / 2, width: image.width, height: image.height)
    imageView.frame = place.inset(by: item.imageInsets).onPixels(of: self)
    guard hasTitle else { return }
    let text = label.intrinsicContentSize
    let width = min(text.width, bounds.width - TabBarMetrics.overlap)
    placeTitle(
      CGRect(x: (bounds.width - width) / 2, y: TabBarMetrics.titleTop, width: width, height: text.height))
  }

  private func layoutInline() {
    let image = imageView.superview == nil ? CGSize.zero : imageView.image?.size ?? .zero
    let text = label.superview == nil ? CGSize.zero : label.intrinsicContentSize
    let gap = image.width > 0 && text.width > 0 ? TabBarMetrics.inlineGap : 0
    let lead = arrangement == .inline ? TabBarMetrics.padding : TabBarMetrics.inlineLead
    let room = max(bounds.width - image.width - gap - (arrangement == .inline ? 2 * lead : lead), 0)
    let width = min(text.width, room)
    // A bar may give more room than is wanted.
    let isCentred = arrangement == .inline || text.width == 0
    let start = isCentred ? (bounds.width - image.width - gap - width) / 2 : lead
    let left = isRightToLeft ? bounds.width - start - image.width : start
    let insets =
      item.landscapeImagePhone == nil ? item.imageInsets : item.landscapeImagePhoneInsets
    imageView.frame = CGRect(
      x: left, y: (bounds.height - image.height) / 2, width: image.width, height: image.height
    ).inset(by: insets).onPixels(of: self)
    let x = isRightToLeft ? left - gap - width : left + image.width + gap
    placeTitle(CGRect(x: x, y: (bounds.height - text.height) / 2, width: width, height: text.height))
  }

  private func placeTitle(_ place: CGRect) {
    let offset =
      item.titlePositionAdjustment != .zero
      ? item.titlePositionAdjustment : appearance?.offset(\.titlePositionAdjustment, in: state) ?? .zero
    label.frame = place.offsetBy(dx: offset.horizontal, dy: offset.vertical).onPixels(of: self)
  }

  // MARK: - Fingers and keys

  /// Whether the last finger led the lens, so that where it was lifted counts and not where it came down.
  private var wasLed = false

  private func tapped() {
    if !wasLed { platter?.choose(self) }
    wasLed = false
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    wasLed = false
    platter?.fingerDown(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    platter?.fingerMoved(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    wasLed = platter?.fingerUp(touch) ?? false
  }

  override func cancelTracking(with event: UIEvent?) { _ = platter?.fingerUp(nil) }

  override var keepsTapsFromAncestors: Bool { true }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: 0, dy: -TabBarMetrics.inset).contains(point)
  }

  override var canBecomeFocused: Bool { isEnabled }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = presses.filter { press in
      guard let key = press.key, [.keyboardSpacebar, .keyboardReturnOrEnter].contains(key.keyCode) else { return true }
      platter?.choose(self)
      return false
    }
    if !left.isEmpty { super.pressesBegan(left, with: event) }
  }

  // MARK: - Accessibility

  override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }

  override var accessibilityLabel: String? {
    get { item.spokenLabel }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { item.accessibilityValue ?? item.badgeValue }
    set { super.accessibilityValue = newValue }
  }

  override var accessibilityHint: String? {
    get { item.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.button) }
    set { super.accessibilityTraits = newValue }
  }

  override func accessibilityActivate() -> Bool {
    platter?.choose(self)
    return true
  }
}
