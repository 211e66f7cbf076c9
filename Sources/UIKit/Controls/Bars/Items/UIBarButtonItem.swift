// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A button, a view or a space in a bar.
///
/// A bar shows an item as a button on a platter of glass. Items without a tint of their own have the colour of labels,
/// whatever the bar's tint is, as on iOS 26.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem, UISpringLoadedInteractionSupporting {
  /// The system's item that this is, if any.
  private(set) var systemItem: SystemItem?
  /// The bar's control for the item, while it shows it.
  weak var button: BarButton?
  /// The navigation item that the item is in, which hears of what changes places.
  weak var owner: UINavigationItem?
  /// The toolbar that the item is in.
  weak var toolbar: UIToolbar?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    finishDecoding(coder, as: UIBarButtonItem.self)
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// - Parameter landscapeImagePhone: Shown in place of the image where height is compact.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    become(systemItem)
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates an item that shows a view of the app's own and sends nothing by itself.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a system item that runs an action, whose title and picture do not count.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    become(systemItem)
    storedPrimaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item with the action's title and picture.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
  }

  /// Creates an item that runs an action; what is not given is the action's.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Creates an item with a menu, that sends `action` when it is tapped if there is one.
  public convenience init(title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu?) {
    self.init(title: title, image: image, menu: menu)
    self.target = target
    self.action = action
  }

  /// Becomes a system item, in place.
  func become(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    // What finishes a task stands out.
    style = systemItem == .done ? .prominent : .plain
    itemDidChange()
  }

  // MARK: - Spaces

  /// A space that takes its share of the room that is left.
  open class func flexibleSpace() -> Self { space(.flexibleSpace, width: 0) }

  /// A space of `width` points, besides the gap that there is anyway.
  open class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width: width) }

  /// A space of the usual width, which keeps what is on its sides on platters of their own.
  open class func fixedSpace() -> Self { space(.fixedSpace, width: 0) }

  private class func space(_ kind: SystemItem, width: CGFloat) -> Self {
    let space = NSObject.make(self)
    space.become(kind)
    space.width = width
    return space
  }

  /// Whether the item's symbol jumps when it is tapped. Defaults to `false`.
  open var isSymbolAnimationEnabled = false

  /// Names the item where bars change into each other. Kept: items that stay are found by themselves here. Defaults to
  /// `nil`.
  open var identifier: String?

  /// What the item is in a menu of what has no room; `nil`, the default, for what can be told from the item.
  open var menuRepresentation: UIMenuElement?

  /// What stands for the item in a menu.
  var menuElement: UIMenuElement {
    if let menuRepresentation { return menuRepresentation }
    let name = title ?? accessibilityLabel ?? storedPrimaryAction?.title ?? shownTitle ?? ""
    if opensMenuByTap, let menu { return UIMenu(title: name, image: image, children: menu.children) }
    let attributes: UIMenuElement.Attributes = isEnabled ? [] : .disabled
    return UIAction(title: name, image: image, attributes: attributes) { [weak self] _ in self?.tapped() }
  }

  // MARK: - What it does

  /// What `action` is sent to; `nil` sends it up the responder chain. It is not kept.
  open weak var target: AnyObject?

  /// Sent when the item is tapped, with the item as sender. Defaults to `nil`.
  open var action: Selector?

  private var storedPrimaryAction: UIAction?

  /// Runs when the item is tapped, in place of `action`; setting it takes over its title and picture.
  open var primaryAction: UIAction? {
    get { storedPrimaryAction }
    set {
      storedPrimaryAction = newValue
      guard let newValue else { return }
      if !newValue.title.isEmpty { title = newValue.title }
      if let image = newValue.image { self.image = image }
      isEnabled = !newValue.attributes.contains(.disabled)
    }
  }

  // MARK: - Menu

  /// What a tap opens or, where the item does something when it is tapped, a finger that rests on it. Defaults to `nil`.
  open var menu: UIMenu? {
    didSet { menuDidChange() }
  }

  /// Defaults to `automatic`: the first element stands next to the item.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// Whether the item shows what was chosen from the menu that a tap opens; without one, whether a tap selects the item and
  /// the next one does not. Defaults to `false`.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { menuDidChange() } }
  }

  /// Whether a tap opens the menu.
  var opensMenuByTap: Bool { menu != nil && storedPrimaryAction == nil && action == nil }

  var isPopUp: Bool { changesSelectionAsPrimaryAction && opensMenuByTap }

  private func menuDidChange() {
    if isPopUp, let menu {
      if menu.selectedElements.isEmpty, let first = menu.leaves.first { first.state = .on }
      showSelection()
    }
    itemDidChange()
  }

  /// The item has the title of what is chosen from the menu, and its picture if it has one.
  func showSelection() {
    guard let selected = menu?.selectedElements.first else { return }
    title = selected.title
    if let image = selected.image { self.image = image }
  }

  /// A tap on the item.
  func tapped(with event: UIEvent? = nil) {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    if isSymbolAnimationEnabled { addSymbolEffect(.bounce) }
    if let storedPrimaryAction {
      storedPrimaryAction.perform(from: self)
    } else if let action {
      _ = UIApplication.current.sendAction(action, to: target, from: self, for: event)
    }
  }

  // MARK: - How it looks

  /// Defaults to `plain`.
  open var style: Style = .plain {
    didSet { if style != oldValue { placeDidChange() } }
  }

  /// Points; 0, the default, leaves it to the contents.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { placeDidChange() } }
  }

  /// Titles that the item may come to have: it is as wide as the widest of them, so that nothing moves. Defaults to `nil`.
  open var possibleTitles: Set<String>? {
    didSet { if possibleTitles != oldValue { placeDidChange() } }
  }

  /// Shown in place of a title or picture. Defaults to `nil`.
  open var customView: UIView? {
    didSet { if customView !== oldValue { placeDidChange() } }
  }

  /// The colour of the contents, or of a prominent item's platter. Defaults to `nil`: that of labels, or the bar's tint.
  open var tintColor: UIColor? {
    didSet { if tintColor != oldValue { itemDidChange() } }
  }

  /// What a corner of the item says. Defaults to `nil`.
  @NSCopying open var badge: Badge? {
    didSet { itemDidChange() }
  }

  /// Whether the item is left out. Defaults to `false`.
  open var isHidden = false {
    didSet { if isHidden != oldValue { placeDidChange() } }
  }

  /// Whether the item is shown as chosen. Defaults to `false`.
  open var isSelected = false {
    didSet { if isSelected != oldValue { itemDidChange() } }
  }

  /// Whether the item may stand on one platter with the pictures beside it. Defaults to `true`.
  open var sharesBackground = true {
    didSet { if sharesBackground != oldValue { placeDidChange() } }
  }

  /// Whether the item has no platter. Defaults to `false`.
  open var hidesSharedBackground = false {
    didSet { if hidesSharedBackground != oldValue { placeDidChange() } }
  }

  /// Whether the item is tapped when what is dragged rests over it. Defaults to `false`.
  open var isSpringLoaded = false {
    didSet { if isSpringLoaded != oldValue { itemDidChange() } }
  }

  // MARK: - Before appearances

  var adjustments = BarItemAdjustments()

  /// Moves the title, in the metrics that are said; points.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    adjustments.titles[barMetrics] = adjustment
    itemDidChange()
  }

  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    adjustments.titles[barMetrics] ?? .zero
  }

  /// The same where the item is a back button.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    adjustments.backTitles[barMetrics] = adjustment
    itemDidChange()
  }

  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    adjustments.backTitles[barMetrics] ?? .zero
  }

  /// A picture behind the item in a state; that of `normal` counts where a state has none.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    adjustments.backgrounds[.init(state, barMetrics)] = backgroundImage
    itemDidChange()
  }

  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    adjustments.backgrounds[.init(state, barMetrics)]
  }

  /// The same for items of a style; counts where this one has it.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    adjustments.backgrounds[.init(state, barMetrics, style)] = backgroundImage
    itemDidChange()
  }

  open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
    adjustments.backgrounds[.init(state, barMetrics, style)]
  }

  /// Moves the picture behind the item; points.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    adjustments.backgroundOffsets[barMetrics] = adjustment
    itemDidChange()
  }

  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    adjustments.backgroundOffsets[barMetrics] ?? 0
  }

  /// A picture behind the item where it is a back button.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    adjustments.backBackgrounds[.init(state, barMetrics)] = backgroundImage
    itemDidChange()
  }

  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    adjustments.backBackgrounds[.init(state, barMetrics)]
  }

  /// Moves the picture behind a back button; points.
  open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    adjustments.backBackgroundOffsets[barMetrics] = adjustment
    itemDidChange()
  }

  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    adjustments.backBackgroundOffsets[barMetrics] ?? 0
  }

  // MARK: - For bars

  var isSpace: Bool { systemItem?.isSpace ?? false }

  var isProminent: Bool { style == .prominent }

  /// What is shown of pictures: the app's own, else the system item's.
  func shownImage(isCompact: Bool) -> UIImage? {
    if let image = isCompact ? landscapeImagePhone ?? image : image { return image }
    guard let systemItem, title == nil, !systemItem.showsName else { return nil }
    return SystemItemGlyph.image(for: systemItem)
  }

  /// What is shown of words where there is no picture.
  var shownTitle: String? {
    title ?? systemItem.map(\.name)
  }

  var spokenLabel: String? { accessibilityLabel ?? shownTitle ?? image?.spokenLabel }

  override func itemDidChange() {
    super.itemDidChange()
    button?.itemDidChange()
    owner?.itemDidChange(.places)
    toolbar?.setNeedsLayout()
  }

  /// Items may stand otherwise now.
  private func placeDidChange() {
    button?.itemDidChange()
    owner?.itemDidChange(.items)
    toolbar?.itemsDidChange()
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Where a bar shows the item, in a view's space.
  public func frame(in referenceView: UIView) -> CGRect? { (customView ?? button)?.frame(in: referenceView) }
}
