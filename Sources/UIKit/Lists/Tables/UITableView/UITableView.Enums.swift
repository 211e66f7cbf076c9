// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UITableView {
  /// A height that follows from what is shown.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The index title that shows a magnifying glass, and leads to the top of the table.
  public nonisolated static let indexSearch = "{search}"

  /// Posted when the user has changed the selection; the object is the table.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// How sections look.
  public enum Style: Int, Sendable {
    /// Rows as wide as the table; headers and footers stay in sight.
    case plain = 0
    /// Sections apart from each other on a ground.
    case grouped = 1
    /// Sections as cards with round corners on a ground.
    case insetGrouped = 2

    /// The style that nibs call by a name; plain where there is none.
    init(nibName: String?) {
      self = nibName == "grouped" ? .grouped : nibName == "insetGrouped" ? .insetGrouped : .plain
    }
  }

  /// Where a row stands after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it is seen with the least scrolling.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    /// Rows come and go at once; their neighbours move all the same.
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// What `separatorInset` counts from.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }

  /// When cells on the screen that say their heights are asked for them again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// When the table or the data is invalidated, or their rows are reconfigured.
    case disabled = 0
    /// Also when `invalidateIntrinsicContentSize()` is called on a cell or its content view, or its content
    /// configuration changes.
    case enabled = 1
    /// Also when constraints within a content view change.
    case enabledIncludingConstraints = 2
  }

  /// Elements that hug their content.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let sectionHeaders = ContentHuggingElements(rawValue: 1)
  }
}
