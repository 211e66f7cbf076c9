// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import UIKit

/// A table of texts on a bench of 300 × 400 points; it logs what its delegate hears.
@MainActor final class TableStage: Bench {
  let view: UITableView
  let source: TableTexts
  let delegate: TableEars

  /// - Parameter ears: A delegate with more or fewer methods; rows are 40 points high unless it or `setUp` says.
  init(
    _ sections: [[String]], style: UITableView.Style = .plain, ears: TableEars? = nil, rowHeight: CGFloat = 40,
    setUp: (UITableView) -> Void = { _ in }
  ) {
    Bench.current.take()
    view = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: style)
    source = TableTexts(sections)
    delegate = ears ?? TableEars()
    super.init()
    take()
    view.contentInsetAdjustmentBehavior = .never
    view.rowHeight = rowHeight
    view.register(TextRow.self, forCellReuseIdentifier: "row")
    view.dataSource = source
    view.delegate = delegate
    setUp(view)
    window.isHidden = false
    window.addSubview(view)
    window.layoutIfNeeded()
    frame()
  }

  /// Numbers as texts.
  convenience init(count: Int, ears: TableEars? = nil, rowHeight: CGFloat = 40) {
    self.init([(0..<count).map(String.init)], ears: ears, rowHeight: rowHeight)
  }

  /// The texts of the cells on the screen, from top to bottom.
  var shown: [String] { view.visibleCells.compactMap { ($0 as? TextRow)?.text } }

  /// A cell by its text, leaving ones too.
  func cell(_ text: String) -> TextRow? {
    view.subviews.compactMap { $0 as? TextRow }.last { $0.text == text }
  }

  /// Where the middle of a cell is on the screen now.
  func shownY(_ text: String) -> CGFloat? {
    cell(text).map { $0.shown.position.y - view.shown.bounds.origin.y }
  }
}

/// A cell that shows a text; it is as high as it is told.
@MainActor final class TextRow: UITableViewCell {
  var text = ""
  var height: CGFloat = 40
  private(set) var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: height) }
}

/// Sections of texts.
@MainActor class TableTexts: NSObject, UITableViewDataSource {
  var sections: [[String]]
  var titles: [String?] = []
  var footers: [String?] = []
  /// How high cells would like to be, by their texts.
  var heights: (String) -> CGFloat = { _ in 40 }
  private(set) var asked = 0

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if let cell = cell as? TextRow {
      cell.text = sections[indexPath.section][indexPath.row]
      cell.height = heights(cell.text)
    }
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
  }
}

/// Hears what a table tells its delegate.
@MainActor class TableEars: NSObject, UITableViewDelegate {
  var log: [String] = []

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  // What subclasses implement must be here: only a translated app's classes get it from elsewhere.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.byDefault(tableView.rowHeight)
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.byDefault(nil)
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.byDefault(tableView.sectionHeaderHeight)
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.append("should highlight \(indexPath.row)")
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("did highlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("did unhighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("will select \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("will deselect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("did select \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("did deselect \(indexPath.row)")
  }
}

/// Says the heights of rows, and counts how often it is asked.
@MainActor class TableHeights: TableEars {
  var height: (IndexPath) -> CGFloat = { _ in 50 }
  private(set) var asked = 0

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked += 1
    return height(indexPath)
  }
}

/// Has views for headers, and counts how often it is asked.
@MainActor final class TableHeaders: TableEars {
  private(set) var asked = 0
  var heights: [Int: CGFloat] = [:]

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    asked += 1
    return heights[section] == nil ? nil : UIView()
  }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    heights[section] ?? 0
  }
}
