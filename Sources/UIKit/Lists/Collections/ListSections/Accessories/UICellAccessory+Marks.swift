// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The system's accessories and what can be chosen of them.

extension UICellAccessory {
  /// How a disclosure indicator looks.
  public struct DisclosureIndicatorOptions: Sendable {
    /// Whether the accessory is left out. Defaults to `false`.
    public var isHidden: Bool
    /// The width of the room for the accessory, in whose middle it stands. Defaults to `standard`.
    public var reservedLayoutWidth: LayoutDimension {
      get { ownWidth ?? .standard }
      set { ownWidth = newValue }
    }
    private var ownWidth: LayoutDimension?
    /// Defaults to the accessory's own.
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      ownWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    var all: AccessoryOptions { AccessoryOptions(isHidden, ownWidth, tintColor) }
  }

  /// A chevron at the end: more is to come.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed, options.all)
  }

  /// How a detail button looks.
  public struct DetailOptions: Sendable {
    /// Whether the accessory is left out. Defaults to `false`.
    public var isHidden: Bool
    /// The width of the room for the accessory, in whose middle it stands. Defaults to `standard`.
    public var reservedLayoutWidth: LayoutDimension {
      get { ownWidth ?? .standard }
      set { ownWidth = newValue }
    }
    private var ownWidth: LayoutDimension?
    /// Defaults to the accessory's own.
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      ownWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    var all: AccessoryOptions { AccessoryOptions(isHidden, ownWidth, tintColor) }
  }

  /// A button in the row, for details of it.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options.all, action: actionHandler)
  }

  /// How a check mark looks.
  public struct CheckmarkOptions: Sendable {
    /// Whether the accessory is left out. Defaults to `false`.
    public var isHidden: Bool
    /// The width of the room for the accessory, in whose middle it stands. Defaults to `standard`.
    public var reservedLayoutWidth: LayoutDimension {
      get { ownWidth ?? .standard }
      set { ownWidth = newValue }
    }
    private var ownWidth: LayoutDimension?
    /// Defaults to the accessory's own.
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      ownWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    var all: AccessoryOptions { AccessoryOptions(isHidden, ownWidth, tintColor) }
  }

  /// A check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, options.all)
  }
}
