// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionLayoutCore

// How high rows, headers and footers are: as the delegate says, as the table's properties say, or as the views would like.

/// How heights of rows are found.
enum RowSizing: Equatable {
  case unknown
  /// All the same.
  case fixed(CGFloat)
  /// The delegate says all of them, without an estimate.
  case told
  /// Estimated until rows are seen; then the delegate says them, or their cells.
  case estimated
}

extension UITableView {
  // MARK: - Asking

  /// Marks an answer as the protocol's own.
  func byDefault<Answer>(_ answer: Answer) -> Answer {
    defaultWasUsed = true
    return answer
  }

  /// What the delegate answers; `nil` where it leaves the method out.
  func ask<Answer>(_ question: (any UITableViewDelegate) -> Answer) -> Answer? {
    guard let delegate = heldTableDelegate else { return nil }
    return implemented { question(delegate) }
  }

  /// What the data source answers; `nil` where it leaves the method out.
  func askData<Answer>(_ question: (any UITableViewDataSource) -> Answer) -> Answer? {
    guard let dataSource = heldDataSource else { return nil }
    return implemented { question(dataSource) }
  }

  func implemented<Answer>(_ question: () -> Answer) -> Answer? {
    let before = defaultWasUsed
    defaultWasUsed = false
    defer { defaultWasUsed = before }
    let answer = question()
    return defaultWasUsed ? nil : answer
  }

  /// Has everything that was found out about delegate and data source found out again.
  func forgetAnswers() {
    sizing = .unknown
    hasToldHeights = false
    (providesHeaderViews, providesFooterViews) = (nil, nil)
  }

  /// Something that heights depend on has changed.
  func heightsDidChange() {
    forgetAnswers()
    guard engine.layoutState.isPrepared || !engine.elements.isEmpty else { return }
    let context = tableLayout.makeInvalidationContext()
    context.invalidateEverything = true
    tableLayout.invalidateLayout(with: context)
  }

  // MARK: - Rows

  /// Whether heights are kept row by row, because each row says its own when it is seen.
  var remembersRowHeights: Bool { sizing == .estimated }

  /// The height of a row that shows one line of text (FACTS: 52, and 44 scaled with large text).
  var standardRowHeight: CGFloat {
    max(52, UIFontMetrics(forTextStyle: .body).scaledValue(for: 44, compatibleWith: traitCollection).rounded())
  }

  func toldHeight(ofRowAt shown: IndexPath) -> CGFloat? {
    guard let path = dataPath(shown) else { return heightWithoutRow(at: shown) }
    return ask { $0.tableView(self, heightForRowAt: path) }
  }

  private func toldEstimate(ofRowAt shown: IndexPath) -> CGFloat? {
    guard let path = dataPath(shown) else { return nil }
    return ask { $0.tableView(self, estimatedHeightForRowAt: path) }
  }

  private var generalEstimate: CGFloat { estimatedRowHeight > 0 ? estimatedRowHeight : standardRowHeight }

  /// What a row is taken for until it is seen.
  func estimate(ofRowAt path: IndexPath) -> CGFloat {
    if let told = toldEstimate(ofRowAt: path), told > 0 { return told }
    return generalEstimate
  }

  /// What new rows of a section are taken for: asked row by row only where the delegate has something to say.
  func estimatedRows(in section: Int, count: Int) -> RowExtents {
    guard count > 0, toldEstimate(ofRowAt: IndexPath(row: 0, section: section)) != nil else {
      return RowExtents(repeating: generalEstimate, count: count)
    }
    return RowExtents((0..<count).lazy.map { Double(self.estimate(ofRowAt: IndexPath(row: $0, section: section))) })
  }

  /// How heights of rows are found, by asking for the first row.
  private func findSizing(_ counts: [Int]) -> RowSizing {
    guard let first = firstShownRow(counts) else {
      return counts.contains { $0 > 0 } ? .estimated : .unknown
    }
    guard hasToldHeights || toldHeight(ofRowAt: first) != nil else {
      return rowHeight >= 0 ? .fixed(rowHeight) : .estimated
    }
    return estimatedRowHeight > 0 || toldEstimate(ofRowAt: first) != nil ? .estimated : .told
  }

  /// Asks for the heights of all rows; those that follow from what the cells show are estimated.
  private func toldRows(in section: Int, count: Int) -> RowExtents {
    RowExtents(
      (0..<count).lazy.map { row in
        let path = IndexPath(row: row, section: section)
        let height = self.toldHeight(ofRowAt: path) ?? self.rowHeight
        if height >= 0 { return Double(height) }
        self.sizing = .estimated
        return Double(self.generalEstimate)
      })
  }

  // MARK: - Sections

  /// The sections as they are now; heights that rows have said are kept, as far as `old` has them.
  func loadSections(keeping old: [TableSection]) -> [TableSection] {
    let counts = engine.counts
    let isKnown = old.count == counts.count
    if !isKnown || sizing != .estimated { sizing = findSizing(counts) }
    let providesHeaders = providesView(header: true, counts)
    let providesFooters = providesView(header: false, counts)
    return counts.indices.map { index in
      var section = isKnown ? old[index] : TableSection()
      switch sizing {
      case .unknown: section.rows = RowExtents()
      case .fixed(let height):
        section.rows = RowExtents(repeating: height, count: counts[index])
        placeOthers(in: &section.rows, section: index)
      case .told: section.rows = toldRows(in: index, count: counts[index])
      case .estimated:
        if section.rows.count != counts[index] { section.rows = estimatedRows(in: index, count: counts[index]) }
      }
      section.header = band(header: true, index, section.header, isProvided: providesHeaders)
      section.footer = band(header: false, index, section.footer, isProvided: providesFooters)
      section.padding = section.header.hasView && section.header.height > 0 ? headerPadding : 0
      return section
    }
  }

  private var headerPadding: CGFloat {
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return style == .plain ? 22 : 0
  }

  /// Whether the delegate has views for headers or footers: found out once, with the first section's, which is kept.
  private func providesView(header: Bool, _ counts: [Int]) -> Bool {
    guard !counts.isEmpty else { return false }
    if let known = header ? providesHeaderViews : providesFooterViews { return known }
    let answer = askForView(header: header, section: 0)
    if header { providesHeaderViews = answer != nil } else { providesFooterViews = answer != nil }
    if let view = answer ?? nil { madeBands[header ? TableLayout.key(header: 0) : TableLayout.key(footer: 0)] = view }
    return answer != nil
  }

  /// The delegate's view: `nil` where it has no method for it, `.some(nil)` where that has no view.
  func askForView(header: Bool, section: Int) -> UIView?? {
    ask {
      header ? $0.tableView(self, viewForHeaderInSection: section) : $0.tableView(self, viewForFooterInSection: section)
    }
  }

  func title(header: Bool, section: Int) -> String? {
    header
      ? heldDataSource?.tableView(self, titleForHeaderInSection: section)
      : heldDataSource?.tableView(self, titleForFooterInSection: section)
  }

  private func band(header: Bool, _ section: Int, _ known: TableBand, isProvided: Bool) -> TableBand {
    let property = header ? sectionHeaderHeight : sectionFooterHeight
    let told = ask {
      header
        ? $0.tableView(self, heightForHeaderInSection: section)
        : $0.tableView(self, heightForFooterInSection: section)
    }
    let title = title(header: header, section: section)
    let isAbsent = known.isAbsent && isProvided
    let hasView = title != nil || isProvided && !isAbsent
    var band = TableBand(hasView: hasView, isFirst: header && section == 0, isAbsent: isAbsent, title: title)
    var height = told ?? property
    // 0 has always meant the usual gap in grouped tables.
    if style != .plain, height == 0 { height = Self.automaticDimension }
    if height >= 0 {
      // A property alone makes no header in plain tables.
      band.height = hasView || told != nil || style != .plain ? height : 0
    } else if hasView {
      band.isMeasured = true
      // What was measured of another header, or of this one in another place, does not hold.
      let isKnown = known.isMeasured && known.isFirst == band.isFirst && known.title == title
      let shownTitle = isProvided && !isAbsent ? nil : title
      band.height = isKnown ? known.height : estimate(header: header, section: section, title: shownTitle)
    } else {
      band.height = gap(header: header, section: section)
    }
    return band
  }

  /// What a section without a header, or without a footer, leaves free: 35 points in all between two in grouped tables.
  func gap(header: Bool, section: Int) -> CGFloat {
    guard style != .plain else { return 0 }
    let scale = max(1, traitCollection.displayScale)
    let below = (17.5 * scale).rounded(.down) / scale
    guard header else { return below }
    return section == 0 ? 35 : 35 - below
  }

  private func estimate(header: Bool, section: Int, title: String?) -> CGFloat {
    let told = ask {
      header
        ? $0.tableView(self, estimatedHeightForHeaderInSection: section)
        : $0.tableView(self, estimatedHeightForFooterInSection: section)
    }
    let estimate = told ?? (header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight)
    if estimate > 0 { return estimate }
    if title != nil { return titleHeights.height(isFooter: !header, isFirst: section == 0, in: self) }
    if style == .plain { return 28 }
    guard header else { return 30 }
    return section == 0 ? 38 + gap(header: false, section: 0) : 38
  }

  // MARK: - Measuring

  /// The height that a view on the screen would like.
  func likedHeight(of element: ListElement, width: CGFloat) -> CGFloat? {
    switch element.view {
    case let cell as UITableViewCell:
      let told = toldHeight(ofRowAt: element.key.indexPath) ?? rowHeight
      return told >= 0 ? told : cell.preferredHeight(fittingWidth: width)
    case let view as UITableViewHeaderFooterView:
      // The height depends on the place, which a batch may have changed.
      updatePlace(of: element)
      return view.preferredHeight(fittingWidth: width)
    default:
      // A view without constraints says nothing: the estimate stays.
      let size = element.view.systemLayoutSizeFitting(
        CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      return size.height > 0 ? size.height : nil
    }
  }
}
