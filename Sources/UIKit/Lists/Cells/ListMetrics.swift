// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The measures of lists, in points. Those that were not measured on an English iPhone are in Compatibility/Errata.md.
enum ListMetrics {
  /// How round cards are.
  static let cardRadius: CGFloat = 26
  /// Above a section without a header in a grouped list.
  static let groupedTop: CGFloat = 35
  /// Below a section whose first item is its header.
  static let belowHeaderedSection: CGFloat = 17.5
  /// Above headers in a plain list.
  static let plainHeaderTop: CGFloat = 22
  /// What rows, headers and footers are taken for until they were measured.
  static let rowEstimate: CGFloat = 52
  static let headerEstimate: CGFloat = 40.5
  static let footerEstimate: CGFloat = 30
  /// How thick lines between rows are.
  static let separator: CGFloat = 1
  /// Above and below the line beside a reorder control.
  static let gripLineInset: CGFloat = 12
  /// The least height of a row.
  static let leastRow: CGFloat = 44
  /// From the edge of a list, or of a card in it, to text: the margin of windows of the width.
  static func margin(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
  /// From the edge to cards: 16 was measured at 375 points of width, 20 at 393, 667 and 852.
  static func cardMargin(width: CGFloat) -> CGFloat { width >= 390 ? 20 : 16 }
  /// Between cells and the edges of a sidebar.
  static let sidebarInset: CGFloat = 10
}
