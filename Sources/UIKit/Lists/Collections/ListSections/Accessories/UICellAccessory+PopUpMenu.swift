// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UICellAccessory {
  /// How a pop-up menu looks.
  public struct PopUpMenuOptions: Sendable {
    /// Whether the accessory is left out. Defaults to `false`.
    public var isHidden: Bool
    /// The width of the room for the accessory. Defaults to `actual`.
    public var reservedLayoutWidth: LayoutDimension
    /// Defaults to the secondary label's.
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// The title of what is chosen from a menu, with two chevrons; a tap opens the menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    let button = UIButton(configuration: .plain())
    button.configuration?.image = UIImage(systemName: "chevron.up.chevron.down")
    button.configuration?.imagePlacement = .trailing
    button.configuration?.imagePadding = 4
    button.configuration?.contentInsets = .zero
    button.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(scale: .small)
    button.configuration?.baseForegroundColor = options.tintColor ?? .secondaryLabel
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.addAction(
      UIAction { action in
        guard let menu = (action.sender as? UIButton)?.menu else { return }
        selectedElementDidChangeHandler?(menu)
      }, for: .menuActionTriggered)
    button.sizeToFit()
    return .customView(
      configuration: CustomViewConfiguration(
        customView: button, placement: .trailing(displayed: displayed), isHidden: options.isHidden,
        reservedLayoutWidth: options.reservedLayoutWidth))
  }
}
