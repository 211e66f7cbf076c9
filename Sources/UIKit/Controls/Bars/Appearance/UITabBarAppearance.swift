// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How a tab bar looks: its background and its tabs.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  public override init() {
    super.init()
    watchItems()
  }

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    watchItems()
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance { take(other) }
    watchItems()
  }

  public required init(coder: NSCoder) {
    super.init(coder: coder)
    watchItems()
  }

  // MARK: - Tabs

  /// How tabs look with titles below their pictures.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet {
      stackedLayoutAppearance = stackedLayoutAppearance.makeCopy()
      watchItems(changed: true)
    }
  }

  /// How tabs look with titles beside their pictures, or alone.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet {
      inlineLayoutAppearance = inlineLayoutAppearance.makeCopy()
      watchItems(changed: true)
    }
  }

  /// The same where height is compact.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet {
      compactInlineLayoutAppearance = compactInlineLayoutAppearance.makeCopy()
      watchItems(changed: true)
    }
  }

  // MARK: - The selected tab

  /// The colour of what lies behind the selected tab. Defaults to `nil`: the system's grey.
  open var selectionIndicatorTintColor: UIColor? {
    didSet { appearanceDidChange() }
  }

  /// In place of what lies behind the selected tab. Defaults to `nil`.
  open var selectionIndicatorImage: UIImage? {
    didSet { appearanceDidChange() }
  }

  // MARK: - Places

  /// How stacked tabs share the width. Defaults to `automatic`.
  open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic {
    didSet { appearanceDidChange() }
  }

  /// Points; 0, the default, is the system's. Counts where tabs are centred.
  open var stackedItemWidth: CGFloat = 0 {
    didSet { appearanceDidChange() }
  }

  /// Between tabs, points; 0, the default, is the system's. Counts where tabs are centred.
  open var stackedItemSpacing: CGFloat = 0 {
    didSet { appearanceDidChange() }
  }

  private func watchItems(changed: Bool = false) {
    for appearance in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
      appearance.onChange = { [weak self] in self?.appearanceDidChange() }
    }
    if changed { appearanceDidChange() }
  }

  private func take(_ other: UITabBarAppearance) {
    stackedLayoutAppearance.take(other.stackedLayoutAppearance)
    inlineLayoutAppearance.take(other.inlineLayoutAppearance)
    compactInlineLayoutAppearance.take(other.compactInlineLayoutAppearance)
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }

  override func makeCopy() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }
}
