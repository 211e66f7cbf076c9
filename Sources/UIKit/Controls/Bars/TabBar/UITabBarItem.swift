// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// One of the tabs of a tab bar: its picture, its title and its badge.
///
/// A controller's `tabBarItem` is shown by the tab bar controller that it is in; a bar of the app's own has `items`.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem, UISpringLoadedInteractionSupporting {
  /// The system's item that this is, if any.
  var systemItem: SystemItem?
  /// The bar that the item is in.
  weak var bar: UITabBar?
  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    finishDecoding(coder, as: UITabBarItem.self)
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// - Parameter selectedImage: Shown in place of the image while the tab is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates an item with the system's title and picture, unless it gets others.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  // MARK: - Picture

  /// Shown in place of `image` while the tab is selected. Defaults to `nil`.
  open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { itemDidChange() } }
  }

  /// Moves the title. Defaults to zero.
  open var titlePositionAdjustment: UIOffset = .zero {
    didSet { if titlePositionAdjustment != oldValue { itemDidChange() } }
  }

  // MARK: - Badge

  /// Text in a badge at the picture; an empty one is a mere dot. Defaults to `nil`: no badge.
  open var badgeValue: String? {
    willSet { KeyValueObserving.willChange(self, "badgeValue") }
    didSet {
      if badgeValue != oldValue { itemDidChange() }
      KeyValueObserving.didChange(self, "badgeValue")
    }
  }

  /// The colour of the badge. Defaults to `nil`: red.
  open var badgeColor: UIColor? {
    didSet { if badgeColor != oldValue { itemDidChange() } }
  }

  /// Gives the badge's text attributes in a state; those of `normal` count where a state has none.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[state] = textAttributes
    itemDidChange()
  }

  /// The attributes that were set for exactly this state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }

  // MARK: - Looks

  /// How the bar looks while this item is selected; `nil`, the default, leaves it to the bar.
  open var standardAppearance: UITabBarAppearance? {
    didSet { bar?.appearanceDidChange() }
  }

  /// The same where content ends above the bar; `nil`, the default, leaves it to the bar.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { bar?.appearanceDidChange() }
  }

  /// Whether the tab is selected when what is dragged rests over it. Defaults to `false`.
  open var isSpringLoaded = false {
    didSet { if isSpringLoaded != oldValue { itemDidChange() } }
  }

  // MARK: - For bars

  var shownTitle: String? { title ?? systemItem?.name }

  var spokenLabel: String? { accessibilityLabel ?? shownTitle ?? image?.accessibilityLabel }

  /// The picture in a state of the tab.
  func shownImage(isSelected: Bool, isCompact: Bool) -> UIImage? {
    if isSelected, let selectedImage { return selectedImage }
    return (isCompact ? landscapeImagePhone ?? image : image) ?? systemItem?.image
  }

  override func itemDidChange() {
    super.itemDidChange()
    bar?.itemDidChange(self)
  }
}
