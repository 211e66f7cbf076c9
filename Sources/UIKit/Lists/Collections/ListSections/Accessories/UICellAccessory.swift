// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Something beside the content of a list's row: a chevron, a check mark, a control for editing, a view of the app's own.
///
/// Lengths are points. The system's accessories have places of their own; views say theirs.
@preconcurrency @MainActor public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }

  public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator
    case detail
    case checkmark
    case delete
    case insert
    case reorder
    case multiselect
    case outlineDisclosure
    case label
    case customView(UIView)
  }

  /// Called when an accessory is tapped.
  public typealias ActionHandler = @MainActor () -> Void

  /// How wide the room for an accessory is, in whose middle it stands.
  public enum LayoutDimension: Hashable, Sendable {
    /// As wide as it is.
    case actual
    /// As wide as accessories are that stand in a column.
    case standard
    /// So many points.
    case custom(CGFloat)
  }

  /// On which side an accessory stands, when it is shown, and where among the others.
  public enum Placement {
    /// Where to insert an accessory, given those of its side from leading to trailing.
    public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// In front of the first accessory of the same type as another; at the start where there is none.
    public static func position(before accessory: UICellAccessory) -> Position {
      { accessories in accessories.firstIndex { $0.matches(accessory) } ?? 0 }
    }

    /// Behind the last accessory of the same type as another; at the end where there is none.
    public static func position(after accessory: UICellAccessory) -> Position {
      { accessories in accessories.lastIndex { $0.matches(accessory) }.map { $0 + 1 } ?? accessories.count }
    }
  }

  /// What the accessory is.
  public let accessoryType: AccessoryType

  let displayed: DisplayedState
  /// `nil` for the system's accessories, which know their side.
  let placement: Placement?
  let options: AccessoryOptions
  let actionHandler: ActionHandler?

  init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ options: AccessoryOptions, placement: Placement? = nil,
    action: ActionHandler? = nil
  ) {
    accessoryType = type
    self.displayed = displayed
    self.options = options
    self.placement = placement
    actionHandler = action
  }

  var isCustomView: Bool { options.customView != nil }

  private func matches(_ other: UICellAccessory) -> Bool {
    accessoryType == other.accessoryType
  }
}

/// What the options of all kinds of accessories say; `nil` is the kind's own.
struct AccessoryOptions: Equatable {
  var isHidden = false
  var width: UICellAccessory.LayoutDimension?
  var tintColor: UIColor?
  var backgroundColor: UIColor?
  var showsVerticalSeparator = true
  var style = UICellAccessory.OutlineDisclosureOptions.Style.automatic
  var text = ""
  var font: UIFont?
  var adjustsFont = true
  var customView: UIView?
  var keepsSize = false

  init(
    _ isHidden: Bool?, _ width: UICellAccessory.LayoutDimension?, _ tintColor: UIColor?,
    background: UIColor? = nil
  ) {
    self.isHidden = isHidden ?? false
    self.width = width
    self.tintColor = tintColor
    backgroundColor = background
  }
}
