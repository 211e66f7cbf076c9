// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionUpdating

// Registering classes, making views of them and using views again.

extension ReuseKey {
  /// The kind that stands for headers and footers of tables, which are interchangeable.
  static let headerFooter = "UITableViewHeaderFooter"
}

extension UITableView {
  func registerClass(_ viewClass: AnyClass?, _ key: ReuseKey) {
    engine.reuse.makers[key] = nil
    guard let viewClass else {
      engine.reuse.classes[key] = nil
      return
    }
    let isCell = key.kind == ReuseKey.cell
    guard let type = viewClass as? UIView.Type,
      isCell ? type is UITableViewCell.Type : type is UITableViewHeaderFooterView.Type
    else {
      fatalError(
        "the class \(viewClass) registered for \"\(key.identifier)\" must be a subclass of "
          + (isCell ? "UITableViewCell" : "UITableViewHeaderFooterView"))
    }
    engine.reuse.classes[key] = type
  }

  /// Says how views with an identifier are made.
  func registerMaker(_ key: ReuseKey, _ make: @escaping @MainActor () -> UIView?) {
    engine.reuse.classes[key] = key.kind == ReuseKey.cell ? UITableViewCell.self : UITableViewHeaderFooterView.self
    engine.reuse.makers[key] = make
  }

  // MARK: - Dequeuing

  /// A cell that waits, or a new one; `nil` where there is none to wait and no class.
  func dequeueCell(_ identifier: String, for path: IndexPath?) -> UITableViewCell? {
    if let (row, cell) = engine.reuse.reconfigured, path == nil || row == path,
      let cell = cell as? UITableViewCell, cell.reuseIdentifier == identifier
    {
      return cell
    }
    let key = ReuseKey(kind: ReuseKey.cell, identifier: identifier)
    if let cell = engine.reuse.take(key) as? UITableViewCell {
      prepare(cell, at: path)
      if cell.isSelected { cell.setSelected(false, animated: false) }
      if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
      cell.prepareForReuse()
      return cell
    }
    guard let type = engine.reuse.classes[key] as? UITableViewCell.Type else { return nil }
    engine.statistics.viewsMade += 1
    let made = engine.reuse.makers[key].map { $0() as? UITableViewCell }
    guard let cell = made ?? UITableViewCell.make(type, reuseIdentifier: identifier) else { return nil }
    cell.reuseIdentifier = identifier
    prepare(cell, at: path)
    return cell
  }

  func requiredCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    guard let cell = dequeueCell(identifier, for: path) else {
      fatalError(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard")
    }
    return cell
  }

  /// A cell is filled for the traits, the width and the place that it will have.
  private func prepare(_ cell: UITableViewCell, at path: IndexPath?) {
    cell.table = self
    cell.updateTraits(inherited: traitCollection, overrides: nil)
    if let attributes = engine.reuse.attributesInHand, attributes.representedElementCategory == .cell {
      cell.frame = attributes.frame
    } else if cell.bounds.width != tableLayout.geometry.width {
      cell.frame.size.width = tableLayout.geometry.width
    }
  }

  func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    let key = ReuseKey(kind: ReuseKey.headerFooter, identifier: identifier)
    if let view = engine.reuse.take(key) as? UITableViewHeaderFooterView {
      view.prepareForReuse()
      return view
    }
    guard let type = engine.reuse.classes[key] as? UITableViewHeaderFooterView.Type else { return nil }
    engine.statistics.viewsMade += 1
    let made = engine.reuse.makers[key].map { $0() as? UITableViewHeaderFooterView }
    guard let view = made ?? UITableViewHeaderFooterView.make(type, reuseIdentifier: identifier) else { return nil }
    view.reuseIdentifier = identifier
    view.table = self
    view.updateTraits(inherited: traitCollection, overrides: nil)
    return view
  }

  // MARK: - Making

  func makeCell(at path: IndexPath, shown: IndexPath) -> UITableViewCell {
    guard let dataSource = heldDataSource else { fatalError("the table has rows, but no data source") }
    let cell = asking { dataSource.tableView(self, cellForRowAt: path) }
    // An app may keep cells itself and give the same one again, while it still leaves from where it was.
    engine.abandon(cell)
    cell.table = self
    noticeHeights(of: path)
    return cell
  }

  /// A delegate that left the first row's height to the table may still have one for others.
  private func noticeHeights(of path: IndexPath) {
    guard case .fixed = sizing, !hasToldHeights, toldHeight(ofRowAt: shownPath(path)) != nil else { return }
    hasToldHeights = true
    tableLayout.tellHeights()
  }

  /// The delegate's view of a header or footer, or one that shows the data source's title.
  func makeBand(_ key: ElementKey) -> UIView? {
    let (isHeader, section) = (key.kind == TableLayout.headerKind, key.indexPath.section)
    let provided = madeBands.removeValue(forKey: key) ?? askForView(header: isHeader, section: section) ?? nil
    if let provided {
      engine.abandon(provided)
      (provided as? UITableViewHeaderFooterView)?.table = self
      return provided
    }
    guard tableLayout.band(key)?.title != nil else {
      tableLayout.drop(key, gap: gap(header: isHeader, section: section))
      return nil
    }
    let titled = ReuseKey(kind: ReuseKey.headerFooter, identifier: Self.titledHeader)
    if engine.reuse.classes[titled] == nil { engine.reuse.classes[titled] = UITableViewHeaderFooterView.self }
    return dequeueHeaderFooter(Self.titledHeader)
  }

  /// The identifier of headers and footers that the table makes itself.
  private static let titledHeader = "UITableViewTitledHeaderFooter"
}

extension ListEngine {
  /// A view that is about to be shown for another element is not one of those that leave, or were shown, any more.
  func abandon(_ view: UIView) {
    for element in elements.allOrdered where element.view === view {
      elements.remove(element)
      if element.motions > 0 { view.layer.stopMotion() }
      if element.isDisplayed { host.didEndDisplaying(element) }
    }
  }
}
