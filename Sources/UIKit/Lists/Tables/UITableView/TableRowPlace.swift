// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a table tells a row: where it stands and what goes with that. All that a cell shows because of its table.
///
/// A cell's frame is that of its card already: in an inset grouped table it begins at the card's edge. Lengths are points.
struct TableRowPlace: Equatable {
  var style = UITableView.Style.plain
  /// Whether no row of the same section is above.
  var isFirst = false
  /// Whether no row of the same section is below.
  var isLast = false
  /// From the table's edge to the card's, on each side: what the frame leaves free. 0 in plain and grouped tables.
  var cardMargin: CGFloat = 0
  var separator = TableSeparator()
  /// Whether a line is drawn at the bottom, and at the very top.
  var hasSeparatorBelow = false
  var hasSeparatorAbove = false
  /// What the cell and its content view keep free inside, from the cell's edges.
  var layoutMargins = UIEdgeInsets.zero
  /// What the strip of index titles takes of the cell's width, at its trailing end: content and separators stop before it.
  var trailingRoom: CGFloat = 0
  /// Whether the table is edited; the cell shows controls by `editingStyle` and `showsReorderControl`.
  var isEditing = false
  /// Whether rows are marked by circles while the table is edited, because several can be selected then.
  var marksSelection = false
  var editingStyle = UITableViewCell.EditingStyle.none
  var shouldIndentWhileEditing = true
  var showsReorderControl = false
  /// In levels; what a level is worth says the cell.
  var indentationLevel = 0
  /// Whether the cell can show that the keyboard's focus is on it.
  var canFocus = false
}

/// How a table's separators look.
struct TableSeparator: Equatable {
  var style = UITableViewCell.SeparatorStyle.singleLine
  /// `nil` for the system's colour.
  var color: UIColor?
  var effect: UIVisualEffect?
  /// `nil` for the automatic inset, which goes by the cell's content.
  var inset: UIEdgeInsets?
  var reference = UITableView.SeparatorInsetReference.fromCellEdges
}

/// What a table tells the header or footer of a section.
struct TableHeaderPlace: Equatable {
  var style = UITableView.Style.plain
  var isFooter = false
  /// Whether nothing but the table's own header is above.
  var isFirst = false
  /// Whether it stands at the screen's edge rather than beside its rows, so that rows run beneath it.
  var isFloating = false
  /// What of the view's height is free above the header: `sectionHeaderTopPadding` in plain tables.
  var topPadding: CGFloat = 0
  /// What the data source calls the section; the view shows it unless it has a content configuration.
  var title: String?
  /// From the table's edge to the card's, on each side. The view is as wide as the table.
  var cardMargin: CGFloat = 0
  /// What the content view keeps free inside, from the view's edges, the card's margin included.
  var layoutMargins = UIEdgeInsets.zero
  /// What the strip of index titles takes of the width.
  var trailingRoom: CGFloat = 0
}

/// The table of a cell, as far as the cell must ask it for something.
///
/// `UITableView` is one. What concerns editing, swiping and moving by hand is in `Tables/Editing` and `Tables/Swipe`.
@preconcurrency @MainActor protocol TableRowOwner: AnyObject {
  /// The detail button was touched.
  func accessoryButtonTapped(in cell: UITableViewCell)
  /// The circle of an edited row was touched: insert at once, or ask whether to delete.
  func editingControlTapped(in cell: UITableViewCell)
  /// The grip of an edited row was dragged, to a place in the window.
  func reorderControlDragged(in cell: UITableViewCell, _ drag: TableRowDrag)
  /// The content of a row or header has changed by itself, and with it perhaps its height.
  func contentSizeDidChange(of view: UIView)
}

/// What a finger does to the grip of a row; places are the window's.
enum TableRowDrag: Equatable {
  case began(CGPoint)
  case moved(CGPoint)
  case ended
  case cancelled
}
