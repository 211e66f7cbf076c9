// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The system's accessories of editing and what can be chosen of them.

extension UICellAccessory {
  /// How a delete control looks.
  public struct DeleteOptions: Sendable {
    /// Whether the accessory is left out. Defaults to `false`.
    public var isHidden: Bool
    /// The width of the room for the accessory, in whose middle it stands. Defaults to `standard`.
    public var reservedLayoutWidth: LayoutDimension {
      get { ownWidth ?? .standard }
      set { ownWidth = newValue }
    }
    private var ownWidth: LayoutDimension?
    /// Of the mark. Defaults to the accessory's own.
    public var tintColor: UIColor?
    /// Of the disc behind the mark. Defaults to the accessory's own.
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      ownWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var all: AccessoryOptions {
      AccessoryOptions(isHidden, ownWidth, tintColor, background: backgroundColor)
    }
  }

  /// A minus on a red disc at the start. Without a handler it opens the row's actions at the end.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, options.all, action: actionHandler)
  }

  /// How an insert control looks.
  public struct InsertOptions: Sendable {
    /// Whether the accessory is left out. Defaults to `false`.
    public var isHidden: Bool
    /// The width of the room for the accessory, in whose middle it stands. Defaults to `standard`.
    public var reservedLayoutWidth: LayoutDimension {
      get { ownWidth ?? .standard }
      set { ownWidth = newValue }
    }
    private var ownWidth: LayoutDimension?
    /// Of the mark. Defaults to the accessory's own.
    public var tintColor: UIColor?
    /// Of the disc behind the mark. Defaults to the accessory's own.
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      ownWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var all: AccessoryOptions {
      AccessoryOptions(isHidden, ownWidth, tintColor, background: backgroundColor)
    }
  }

  /// A plus on a green disc at the start.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, options.all, action: actionHandler)
  }

  /// How a reorder control looks.
  public struct ReorderOptions: Sendable {
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
    /// Whether a line parts the control from other accessories. Defaults to `true`.
    public var showsVerticalSeparator: Bool

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      ownWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    var all: AccessoryOptions {
      var all = AccessoryOptions(isHidden, ownWidth, tintColor)
      all.showsVerticalSeparator = showsVerticalSeparator
      return all
    }
  }

  /// A grip at the end, by which rows are moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, options.all)
  }

  /// How a selection control looks.
  public struct MultiselectOptions: Sendable {
    /// Whether the accessory is left out. Defaults to `false`.
    public var isHidden: Bool
    /// The width of the room for the accessory, in whose middle it stands. Defaults to `standard`.
    public var reservedLayoutWidth: LayoutDimension {
      get { ownWidth ?? .standard }
      set { ownWidth = newValue }
    }
    private var ownWidth: LayoutDimension?
    /// Of the mark. Defaults to the accessory's own.
    public var tintColor: UIColor?
    /// Of the disc behind the mark. Defaults to the accessory's own.
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      ownWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var all: AccessoryOptions {
      AccessoryOptions(isHidden, ownWidth, tintColor, background: backgroundColor)
    }
  }

  /// A circle at the start, which is checked while the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, options.all)
  }
}
