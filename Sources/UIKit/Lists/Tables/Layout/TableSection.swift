// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionLayoutCore

/// The header or footer of a section, as far as the layout knows it.
struct TableBand: Equatable {
  /// In points; an estimate until the view said its height.
  var height: CGFloat = 0
  /// Whether there is a view; else the height is a gap.
  var hasView = false
  /// Whether the view says its height.
  var isMeasured = false
  /// Whether it is the first section's header, which is higher than others.
  var isFirst = false
  /// Whether the delegate, asked for a view, had none.
  var isAbsent = false
  /// What the data source calls it.
  var title: String?
}

/// One section of a table: header, rows and footer, one below the other. Lengths are points.
struct TableSection: Equatable {
  /// Free above the header.
  var padding: CGFloat = 0
  var header = TableBand()
  var rows = RowExtents()
  var footer = TableBand()
  /// Where it begins in the content; known when the layout is prepared.
  var start: CGFloat = 0

  var headerStart: CGFloat { start + padding }
  var rowsStart: CGFloat { headerStart + header.height }
  var footerStart: CGFloat { rowsStart + rows.length }
  var end: CGFloat { footerStart + footer.height }
  var length: CGFloat { padding + header.height + rows.length + footer.height }
}

/// The frames of what stands in a table, from its sections' lengths. Lengths are points in content coordinates.
struct TableGeometry: Equatable {
  var sections: [TableSection] = []
  /// Above the first section, and below the last.
  var headerHeight: CGFloat = 0
  var footerHeight: CGFloat = 0
  var width: CGFloat = 0
  /// From the table's edges to rows, on either side.
  var sideMargins = UIEdgeInsets.zero

  /// Finds out where sections begin.
  mutating func stack() {
    var place = headerHeight
    for index in sections.indices {
      sections[index].start = place
      place += sections[index].length
    }
  }

  /// Below the last section.
  var sectionsEnd: CGFloat { sections.last?.end ?? headerHeight }

  /// The size of all the content.
  var size: CGSize { CGSize(width: width, height: sectionsEnd + footerHeight) }

  /// The sections that meet a stretch of the content.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    // The first that ends below the top: they are in order.
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = low + (high - low) / 2
      if sections[middle].end <= top { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < sections.count, sections[end].start < bottom { end += 1 }
    return low..<end
  }

  /// The rows of a section that meet a stretch of the content.
  func rows(of section: Int, from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let section = sections[section]
    guard section.footerStart > top, section.rowsStart < bottom,
      let first = section.rows.index(at: top - section.rowsStart)
    else { return 0..<0 }
    var last = first
    var end = section.rowsStart + section.rows.start(of: first) + section.rows[first]
    while end < bottom, last + 1 < section.rows.count {
      last += 1
      end += section.rows[last]
    }
    return first..<last + 1
  }

  func row(_ path: IndexPath) -> CGRect? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard path.item >= 0, path.item < section.rows.count else { return nil }
    return CGRect(
      x: sideMargins.left, y: section.rowsStart + section.rows.start(of: path.item),
      width: max(0, width - sideMargins.left - sideMargins.right), height: section.rows[path.item])
  }

  /// Where a section's header belongs, whether it has a view or not.
  func header(_ section: Int) -> CGRect {
    band(sections[section].headerStart, sections[section].header.height)
  }

  func footer(_ section: Int) -> CGRect {
    band(sections[section].footerStart, sections[section].footer.height)
  }

  func section(_ section: Int) -> CGRect { band(sections[section].start, sections[section].length) }

  private func band(_ start: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: start, width: width, height: height)
  }

  // MARK: - At the edges of the screen

  /// Where a section's header is while it sticks to the top of what is seen, and gives way to the next section.
  func floatingHeader(_ section: Int, top: CGFloat) -> CGRect {
    var frame = header(section)
    frame.origin.y = max(frame.minY, min(top, sections[section].footerStart - frame.height))
    return frame
  }

  /// Where a section's footer is while it sticks to the bottom of what is seen.
  func floatingFooter(_ section: Int, bottom: CGFloat) -> CGRect {
    var frame = footer(section)
    frame.origin.y = min(frame.minY, max(bottom - frame.height, sections[section].rowsStart))
    return frame
  }
}
