// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Outlines, labels and views of the app's own.

extension UICellAccessory {
  /// How an outline's disclosure looks and works.
  public struct OutlineDisclosureOptions: Sendable {
    public enum Style: Hashable, Sendable {
      /// `header` where the row is a header of its section, else `cell`.
      case automatic
      /// A tap anywhere on the row opens and closes it.
      case header
      /// Only a tap on the chevron does; the row can be selected.
      case cell
    }

    /// Defaults to `automatic`.
    public var style: Style
    /// Whether the accessory is left out. Defaults to `false`.
    public var isHidden: Bool
    /// The width of the room for the accessory, in whose middle it stands. Defaults to `standard`.
    public var reservedLayoutWidth: LayoutDimension {
      get { ownWidth ?? .standard }
      set { ownWidth = newValue }
    }
    private var ownWidth: LayoutDimension?
    /// Defaults to the view's tint.
    public var tintColor: UIColor?

    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden ?? false
      ownWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    var all: AccessoryOptions {
      var all = AccessoryOptions(isHidden, ownWidth, tintColor)
      all.style = style
      return all
    }
  }

  /// A chevron at the end that points down while the row's children are shown. Without a handler, taps open and close the
  /// item in the data source's section snapshot.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, displayed, options.all, action: actionHandler)
  }

  /// How a label looks.
  public struct LabelOptions: Sendable {
    /// Whether the accessory is left out. Defaults to `false`.
    public var isHidden: Bool
    /// The width of the room for the accessory. Defaults to `actual`.
    public var reservedLayoutWidth: LayoutDimension {
      get { ownWidth ?? .actual }
      set { ownWidth = newValue }
    }
    private var ownWidth: LayoutDimension?
    /// Of the text. Defaults to the secondary label's.
    public var tintColor: UIColor?
    /// Defaults to that of body text.
    public var font: UIFont
    /// Whether the font follows the text size that people choose. Defaults to `true`.
    public var adjustsFontForContentSizeCategory: Bool

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      ownWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }

    func all(_ text: String) -> AccessoryOptions {
      var all = AccessoryOptions(isHidden, ownWidth, tintColor)
      all.text = text
      all.font = font
      all.adjustsFont = adjustsFontForContentSizeCategory
      return all
    }
  }

  /// A short text at the end, such as a count.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(.label, displayed, options.all(text))
  }

  /// A view of the app's own as an accessory.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    /// Whether the accessory is left out. Defaults to `false`.
    public var isHidden: Bool
    /// The width of the room for the accessory. Defaults to `actual`.
    public var reservedLayoutWidth: LayoutDimension {
      get { ownWidth ?? .actual }
      set { ownWidth = newValue }
    }
    private var ownWidth: LayoutDimension?
    /// Given to the view. Defaults to the row's tint.
    public var tintColor: UIColor?
    /// Whether the view keeps the size it has now, in place of its natural one. Defaults to `false`.
    public var maintainsFixedSize: Bool

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      ownWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }

    var all: AccessoryOptions {
      var all = AccessoryOptions(isHidden, ownWidth, tintColor)
      all.customView = customView
      all.keepsSize = maintainsFixedSize
      return all
    }
  }

  /// A view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed: DisplayedState =
      switch configuration.placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    return UICellAccessory(
      .customView(configuration.customView), displayed, configuration.all, placement: configuration.placement)
  }
}
