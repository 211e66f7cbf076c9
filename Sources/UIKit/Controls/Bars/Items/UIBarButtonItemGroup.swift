// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Items of a bar that belong together: their pictures share a platter with no others.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// The items, from leading to trailing.
  open var barButtonItems: [UIBarButtonItem] {
    didSet { owner?.groupsDidChange() }
  }

  /// Kept: groups always show their items here. Defaults to `nil`.
  open var representativeItem: UIBarButtonItem?

  /// Whether the representative item stands for the others; it never does here.
  open var isDisplayingRepresentativeItem: Bool { false }

  /// What the group is in a menu of what has no room; `nil`, the default, for what its items are there.
  open var menuRepresentation: UIMenuElement?

  /// What stands for the group in a menu.
  var menuElement: UIMenuElement {
    if let menuRepresentation { return menuRepresentation }
    let elements = shownItems.filter { !$0.isHidden && !$0.isSpace && $0.customView == nil }.map(\.menuElement)
    guard let representativeItem else { return UIMenu(options: .displayInline, children: elements) }
    return UIMenu(title: representativeItem.title ?? "", image: representativeItem.image, children: elements)
  }

  /// Whether the group is left out. Defaults to `false`.
  open var isHidden = false {
    didSet { if isHidden != oldValue { owner?.groupsDidChange() } }
  }

  /// Whether people can never take the group away; bars are not customised here, so nobody can. Defaults to `false`.
  open var alwaysAvailable = false

  /// The navigation item that has the group.
  weak var owner: UINavigationItem?
  /// Whether the group is there before anybody has customised the bar.
  private var isInDefaultCustomization = true

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }

  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
    finishDecoding(coder, as: UIBarButtonItemGroup.self)
  }

  /// A group that people can neither move nor take away.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// A group that people could move, were bars customised here.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// A group that people could take away, were bars customised here; it is there where it is by default.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.isInDefaultCustomization = isInDefaultCustomization
    return group
  }

  /// What is shown of the group.
  var shownItems: [UIBarButtonItem] { isHidden || !isInDefaultCustomization ? [] : barButtonItems }
}

extension UIBarButtonItem {
  /// A group of this item alone.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// A group of this item alone that people could move.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// A group of this item alone that people could take away.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
      items: [self])
  }
}
