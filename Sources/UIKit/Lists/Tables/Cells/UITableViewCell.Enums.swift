// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The kinds of cells, of what stands in them, and of what they are doing.

extension UITableViewCell {
  /// How a cell arranges its two texts and its picture.
  public enum CellStyle: Int, Sendable {
    /// A picture and a text.
    case `default` = 0
    /// A text at the start and another at the end.
    case value1 = 1
    /// A small text in the tint, and beside it another.
    case value2 = 2
    /// A text and under it a smaller one.
    case subtitle = 3
  }

  /// What a table draws between its rows.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    @available(
      iOS, deprecated: 11.0, message: "Use UITableViewCellSeparatorStyleSingleLine for a single line separator."
    )
    case singleLineEtched = 2
  }

  /// How a selected cell looks. All but `none` are the same grey.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// How a cell shows that the keyboard's focus is on it.
  public enum FocusStyle: Int, Sendable {
    /// As the system does.
    case `default` = 0
    /// Not by itself.
    case custom = 1
  }

  /// What can be done with a row while its table is edited.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// What stands at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    /// A chevron: a tap leads on.
    case disclosureIndicator = 1
    /// A button for details, and a chevron.
    case detailDisclosureButton = 2
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// What a cell shows beside its content.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A control for inserting, deleting or selecting.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button that deletes the row.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// How far a drag has taken the cell.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }
}

extension UITableViewCell.CellStyle {
  /// The style that nibs call by a name; the default one where there is none, which then shows nothing of its own.
  init(nibName: String?) {
    self =
      switch nibName {
      case "IBUITableViewCellStyleValue1": .value1
      case "IBUITableViewCellStyleValue2": .value2
      case "IBUITableViewCellStyleSubtitle": .subtitle
      default: .default
      }
  }
}
