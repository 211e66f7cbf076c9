// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SeededRandom

@testable import UIKit

/// How a fuzzed table finds its heights.
enum TableFuzzSizing: CaseIterable { case fixed, told, estimated, selfSizing }

/// Fills a fuzzed table: a row knows its item, and how high it wants to be.
@MainActor final class FuzzRow: UITableViewCell {
  var id = -1
  var version = -1
  weak var content: FuzzContent?

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: content?.height(id, version, traitCollection) ?? 44) }
}

/// Data source and delegate of a fuzzed table; hears what is shown.
@MainActor final class TableFuzzSource: NSObject, UITableViewDataSource {
  let content: FuzzContent
  var data: FuzzData

  init(_ content: FuzzContent, _ data: FuzzData) { (self.content, self.data) = (content, data) }

  func register(in view: UITableView) { view.register(FuzzRow.self, forCellReuseIdentifier: "row") }

  func cell(_ id: Int, in view: UITableView, at path: IndexPath) -> UITableViewCell {
    let cell = view.dequeueReusableCell(withIdentifier: "row", for: path)
    if let cell = cell as? FuzzRow { (cell.id, cell.version, cell.content) = (id, content.version(id), content) }
    return cell
  }

  func numberOfSections(in tableView: UITableView) -> Int { data.sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    data.sections[section].items.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(data[indexPath], in: tableView, at: indexPath)
  }
  /// Every third section has no header.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    data.sections[section].id % 3 == 0 ? nil : "Section \(data.sections[section].id)"
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    data.sections[section].id % 4 == 0 ? "Foot" : nil
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    let id = data.sections[sourceIndexPath.section].items.remove(at: sourceIndexPath.row)
    data.sections[destinationIndexPath.section].items.insert(id, at: destinationIndexPath.row)
  }
}

/// Hears what is shown.
@MainActor class TableFuzzDelegate: NSObject, UITableViewDelegate {
  private(set) var shown: Set<ObjectIdentifier> = []
  private(set) var faults: [String] = []

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.byDefault(tableView.rowHeight)
  }

  private func show(_ view: UIView, _ what: String) {
    if !shown.insert(ObjectIdentifier(view)).inserted { faults.append("\(what) was displayed twice") }
  }
  private func hide(_ view: UIView, _ what: String) {
    if shown.remove(ObjectIdentifier(view)) == nil { faults.append("\(what) ended without having been displayed") }
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    show(cell, "row \(indexPath)")
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    hide(cell, "row \(indexPath)")
  }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    show(view, "header \(section)")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    hide(view, "header \(section)")
  }
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    show(view, "footer \(section)")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    hide(view, "footer \(section)")
  }
}

/// Says heights too.
@MainActor final class TableFuzzHeights: TableFuzzDelegate {
  var height: (IndexPath) -> CGFloat = { _ in 40 }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(indexPath)
  }
}
