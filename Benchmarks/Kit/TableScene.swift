// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

/// A table of many rows on the screen of an iPhone, and what makes its frames.
@MainActor final class TableScene: ListScene {
  enum Heights: String, CaseIterable { case fixed, told, selfSizing = "self-sizing" }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let view: UITableView
  let rows: SceneRows

  init(_ heights: Heights, count: Int) {
    rows = SceneRows(count: count, wraps: heights == .selfSizing)
    view = UITableView(frame: window.bounds)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    switch heights {
    case .fixed: view.rowHeight = 52
    case .told: view.delegate = rows.told
    case .selfSizing: view.estimatedRowHeight = 52
    }
    view.dataSource = rows
    window.addSubview(view)
    window.isHidden = false
  }

  func insert(_ count: Int, at row: Int) {
    rows.count += count
    view.insertRows(at: (row..<row + count).map { IndexPath(row: $0, section: 0) }, with: .automatic)
  }
}

/// Says 52 points for every row.
private final class SceneHeights: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 52 }
}

/// Texts of one line or, where rows are as high as they need, of one to three: those of `gtk/list_bench.c`.
final class SceneRows: NSObject, UITableViewDataSource {
  private static let more = [
    "", " with a second line of words that goes on for a while",
    " with words that go on and on, over a second line and over a third, until they end here at last",
  ]

  var count: Int
  let told: any UITableViewDelegate = SceneHeights()
  private let wraps: Bool
  private var cells: Set<ObjectIdentifier> = []

  init(count: Int, wraps: Bool) { (self.count, self.wraps) = (count, wraps) }

  /// How many cells there are.
  var made: Int { cells.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if wraps { cell.textLabel?.numberOfLines = 0 }
    cell.textLabel?.text = "Row \(indexPath.row)" + (wraps ? Self.more[indexPath.row % 3] : "")
    cells.insert(ObjectIdentifier(cell))
    return cell
  }
}
