// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How high headers and footers with one line of the data source's text are, at the present size of text.
///
/// Sections that were not seen are taken for that high, so that coming to them moves nothing. Found out by measuring one
/// view of each sort. Lengths are points.
@MainActor struct TableTitleHeights {
  private enum Sort { case firstHeader, header, footer }

  private var heights: [Sort: CGFloat] = [:]
  /// What the heights hold for.
  private var traits: UITraitCollection?

  mutating func height(isFooter: Bool, isFirst: Bool, in table: UITableView) -> CGFloat {
    let current = table.traitCollection
    if traits != current { (heights, traits) = ([:], current) }
    let sort: Sort = isFooter ? .footer : isFirst ? .firstHeader : .header
    if let known = heights[sort] { return known }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.updateTraits(inherited: current, overrides: nil)
    var place = TableHeaderPlace()
    (place.style, place.isFooter, place.isFirst) = (table.style, isFooter, !isFooter && isFirst)
    // Any text of one line.
    place.title = "A"
    view.place = place
    let height = view.preferredHeight(fittingWidth: 1000)
    heights[sort] = height
    return height
  }
}
