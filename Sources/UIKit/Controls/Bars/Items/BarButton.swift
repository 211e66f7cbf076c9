// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The control that a bar makes for an item: its picture, its title or its own view.
final class BarButton: UIControl {
  let item: UIBarButtonItem
  weak var platter: BarPlatter?
  /// The appearance's word on titles.
  var appearance: UIBarButtonItemAppearance? {
    didSet { if appearance !== oldValue { itemDidChange() } }
  }
  /// What a tap does; the item's own unless set.
  var onTap: (() -> Void)?
  /// Whether title and picture show side by side, as in back buttons.
  private let showsBoth: Bool
  private let imageView = UIImageView()
  /// What shows the item's symbol.
  var symbolView: UIImageView { imageView }
  private let label = UILabel()
  private var customView: UIView?
  private var springLoading: UISpringLoadedInteraction?

  init(item: UIBarButtonItem, showsBoth: Bool = false) {
    self.item = item
    self.showsBoth = showsBoth
    super.init(frame: .zero)
    imageView.prefersTemplates = true
    imageView.contentMode = .scaleAspectFit
    imageView.isAccessibilityElement = false
    label.isAccessibilityElement = false
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    item.button = self
    addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
    itemDidChange()
  }

  required init?(coder: NSCoder) { fatalError("Bar buttons are not archived") }

  private func tapped() {
    guard customView == nil else { return }
    if let onTap { onTap() } else { item.tapped() }
  }

  // MARK: - Menu

  /// What a finger that rests on a back button may choose from.
  var backMenu: (() -> UIMenu?)? {
    didSet { itemDidChange() }
  }

  private var menu: UIMenu? { customView == nil ? item.menu ?? backMenu?() : nil }

  override var menuSender: Any { item }

  override var menuHold: TimeInterval { backMenu == nil ? super.menuHold : MenuMetrics.backHold }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu.map { .of($0, order: item.preferredMenuElementOrder, choosesOne: item.isPopUp) }
  }

  override func menuDidChoose(_ leaf: any UIMenuLeaf) {
    super.menuDidChoose(leaf)
    if item.isPopUp { item.showSelection() }
  }

  /// A menu lies over the platter of an item that has one for itself.
  override func menuAnchor(for configuration: UIContextMenuConfiguration) -> CGRect {
    guard let platter, platter.buttons.count == 1 else { return bounds }
    return CGRect(
      x: (bounds.width - platter.bounds.width) / 2, y: (bounds.height - platter.bounds.height) / 2,
      width: platter.bounds.width, height: platter.bounds.height)
  }

  // MARK: - Following the item

  func itemDidChange() {
    showContents()
    showBadge()
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    isContextMenuInteractionEnabled = menu != nil
    showsMenuAsPrimaryAction = customView == nil && item.opensMenuByTap
    setSpringLoaded(item.isSpringLoaded, &springLoading, ControlSpringLoading.interaction)
    showColors()
    accessibilityIdentifier = item.accessibilityIdentifier
    publishAccessibility()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let didTurn = previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass
    let didGrow =
      previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    guard didGrow || item.landscapeImagePhone != nil && didTurn else { return }
    itemDidChange()
    platter?.buttonDidChange()
  }

  private func showContents() {
    if item.customView !== customView {
      if customView?.superview === self { customView?.removeFromSuperview() }
      customView = item.customView
      if let customView { addSubview(customView) }
    }
    let image = customView == nil ? item.shownImage(isCompact: isCompact) : nil
    let title = customView == nil && (image == nil || showsBoth) ? item.shownTitle : nil
    imageView.image = image
    show(imageView, image != nil)
    show(label, title != nil)
    guard let title else { return }
    label.attributedText = NSAttributedString(string: title, attributes: titleAttributes)
  }

  // MARK: - The picture behind

  private var background: UIImageView?

  /// Shows the picture that the app has put behind the item, as large as the button.
  private func showBackground() {
    let shown =
      customView == nil ? item.shownBackground(isBack: showsBoth, isCompact: isCompact, state, in: self) : nil
    guard let shown else {
      background?.removeFromSuperview()
      background = nil
      return
    }
    let view = background ?? UIImageView()
    if background == nil {
      background = view
      view.isAccessibilityElement = false
      insertSubview(view, at: 0)
    }
    view.image = shown.image
    let height = min(shown.image.size.height, bounds.height)
    view.frame = CGRect(
      x: 0, y: (bounds.height - height) / 2 + shown.offset, width: bounds.width, height: height)
  }

  // MARK: - Badge

  private var badgeView: BarBadgeView?

  private func showBadge() {
    badgeView?.removeFromSuperview()
    badgeView = item.badge.map { BarBadgeView($0) }
    if let badgeView { addSubview(badgeView) }
  }

  /// On the upper corner of the trailing side, partly over the platter's edge.
  private func placeBadge() {
    guard let badgeView else { return }
    let size = badgeView.bounds.size
    let inset: CGFloat = sharesPlatter ? 8 : 5
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    badgeView.center = CGPoint(
      x: isRightToLeft ? inset : bounds.width - inset, y: max(size.height / 2 - 4, 5))
  }

  private func show(_ view: UIView, _ isShown: Bool) {
    if isShown, view.superview == nil { addSubview(view) }
    if !isShown, view.superview != nil { view.removeFromSuperview() }
  }

  private var titleAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(
        ofSize: BarMetrics.textSize(traitCollection), weight: item.isProminent ? .semibold : .medium),
      .foregroundColor: contentColor,
    ]
    attributes.merge(appearance?.attributes(in: state) ?? [:]) { _, own in own }
    attributes.merge(item.shownTitleAttributes(for: state, in: self)) { _, own in own }
    return attributes
  }

  private var contentColor: UIColor {
    guard item.isProminent else { return isEnabled ? item.shownTint(in: self) ?? .label : .tertiaryLabel }
    guard isEnabled, let tint = item.tintColor ?? tintColor else { return .white }
    // White on white could not be read.
    return UIColor { traits in tint.resolvedColor(with: traits).isNearlyWhite ? .black : .white }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if item.isProminent { showColors() }
  }

  private func showColors() {
    imageView.tintColor = contentColor
    if label.superview != nil, let title = label.text {
      label.attributedText = NSAttributedString(string: title, attributes: titleAttributes)
    }
    platter?.updateGlass()
  }

  override func stateDidChange() {
    super.stateDidChange()
    showColors()
    imageView.alpha = isHighlighted ? 0.5 : 1
    label.alpha = isHighlighted ? 0.5 : 1
    if background != nil { setNeedsLayout() }
    if customView == nil { platter?.buttonDidChange() }
  }

  // MARK: - Layout

  private var isPicture: Bool { customView == nil && label.superview == nil }

  /// Whether the item may stand on one platter with pictures beside it.
  var joinsOthers: Bool {
    isPicture && !showsBoth && item.sharesBackground && !item.hidesSharedBackground && !item.isProminent
      && item.width == 0
  }

  /// The least width, points: the platter's height.
  var leastWidth: CGFloat = BarMetrics.band
  /// From a word to the ends of its platter, points.
  var padding: CGFloat = BarMetrics.padding
  /// Whether other pictures stand on the same platter.
  var sharesPlatter = false

  /// How wide the item is on its platter, points; at least as wide as high where it stands alone.
  var wantedWidth: CGFloat {
    if item.width > 0 { return item.width }
    if let customView {
      // A view that is stretched has the bar's width, not one of its own.
      let width = isStretched ? customView.intrinsicContentSize.width : customSize.width
      return item.hidesSharedBackground ? width : max(leastWidth, (width + 8).rounded(.up))
    }
    let imageWidth = imageView.image?.size.width ?? 0
    if isPicture {
      let cell = max(imageWidth, BarMetrics.leastPicture) + BarMetrics.aroundPicture
      return sharesPlatter ? cell : max(leastWidth, cell + BarMetrics.aroundPictures)
    }
    let textWidth = label.superview == nil ? 0 : max(label.intrinsicContentSize.width, widestPossibleTitle)
    let gap: CGFloat = imageWidth > 0 && textWidth > 0 ? Self.imageGap : 0
    return max(leastWidth, imageWidth + gap + textWidth + 2 * padding)
  }

  private var widestPossibleTitle: CGFloat {
    let attributes = titleAttributes
    let widths = (item.possibleTitles ?? []).map { NSAttributedString(string: $0, attributes: attributes).size().width }
    let scale = max(traitCollection.displayScale, 1)
    return ((widths.max() ?? 0) * scale).rounded(.up) / scale
  }

  private static let imageGap: CGFloat = 6

  /// Whether the app's own view takes the room that is left: it hugs its content less than views do by default.
  var isStretched: Bool {
    guard let customView, item.width == 0, customView.translatesAutoresizingMaskIntoConstraints else { return false }
    return customView.contentHuggingPriority(for: .horizontal).rawValue < UILayoutPriority.defaultLow.rawValue
  }

  /// From the ends of the platter to a view that is stretched, points.
  private static let aroundStretched: CGFloat = 12

  /// The size of the app's own view: what its constraints say, its own frame's, or what it would like.
  private var customSize: CGSize {
    guard let customView else { return .zero }
    return customView.sizeInBar
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeBadge()
    showBackground()
    if let customView {
      // Another button may have it by now.
      guard customView.superview === self else { return }
      var size = customSize
      if isStretched {
        size.width = bounds.width - (item.hidesSharedBackground ? 0 : 2 * Self.aroundStretched)
      }
      let place = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
      // A view with constraints of its own is placed all the same: the bar knows where.
      customView.bounds.size = place
      customView.center = CGPoint(x: bounds.midX, y: bounds.midY)
      return
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let image = imageView.image?.size ?? .zero
    let hasLabel = label.superview != nil
    let text = hasLabel ? label.intrinsicContentSize : .zero
    let gap: CGFloat = image.width > 0 && hasLabel ? Self.imageGap : 0
    let textWidth = min(text.width, max(bounds.width - image.width - gap - 2 * padding, 0))
    let total = image.width + gap + textWidth
    var x = (bounds.width - total) / 2
    let insets = isCompact && item.landscapeImagePhone != nil ? item.landscapeImagePhoneInsets : item.imageInsets
    let imageX = isRightToLeft ? x + textWidth + gap : x
    imageView.transform = .identity
    imageView.frame = CGRect(
      x: imageX + insets.left - insets.right, y: (bounds.height - image.height) / 2 + insets.top - insets.bottom,
      width: image.width, height: image.height
    ).onPixels(of: self)
    if showsBoth, isRightToLeft { imageView.transform = CGAffineTransform(scaleX: -1, y: 1) }
    x = isRightToLeft ? x : x + image.width + gap
    var adjustment = appearance?.normal.titlePositionAdjustment ?? .zero
    let own = item.shownTitleOffset(isBack: showsBoth, isCompact: isCompact, in: self)
    adjustment.horizontal += own.horizontal
    adjustment.vertical += own.vertical
    label.frame = CGRect(
      x: x + adjustment.horizontal, y: (bounds.height - text.height) / 2 + adjustment.vertical, width: textWidth,
      height: text.height
    ).onPixels(of: self)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && customView != nil ? nil : hit
  }

  override var keepsTapsFromAncestors: Bool { isEnabled }

  // MARK: - Accessibility

  override var isAccessibilityElement: Bool {
    get { customView == nil }
    set { super.isAccessibilityElement = newValue }
  }

  override var accessibilityLabel: String? {
    get { item.spokenLabel }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { item.accessibilityValue ?? item.badge?.stringValue }
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
}

extension UIView {
  /// How large a view of an app's own is in a bar.
  var sizeInBar: CGSize { sizeInBar(from: bounds.size) }

  /// - Parameter own: The size that the app gave it.
  func sizeInBar(from own: CGSize) -> CGSize {
    if !translatesAutoresizingMaskIntoConstraints || own.width <= 0 || own.height <= 0 {
      let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if fitting.width > 0, fitting.height > 0 { return fitting }
      let wanted = intrinsicContentSize
      if wanted.width > 0, wanted.height > 0 { return wanted }
      return sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: BarMetrics.band))
    }
    return own
  }
}

extension CGRect {
  /// The same with its origin on a pixel.
  @MainActor func onPixels(of view: UIView) -> CGRect {
    let scale = max(view.traitCollection.displayScale, 1)
    return CGRect(
      x: (minX * scale).rounded() / scale, y: (minY * scale).rounded() / scale, width: width, height: height)
  }
}
