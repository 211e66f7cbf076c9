// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import UIKit

/// A cell that shows a text and notes how it is dragged.
@MainActor final class TableDragCell: UITableViewCell {
  var text = ""
  private(set) var states: [DragState] = []

  override func dragStateDidChange(_ dragState: DragState) {
    super.dragStateDidChange(dragState)
    states.append(dragState)
  }
}

/// Texts in rows of 100 points that can be dragged from a table.
@MainActor final class TableDragStage: NSObject, UITableViewDataSource, UITableViewDragDelegate {
  var data: [String]
  let view: UITableView
  let bench: CollectionInteractionBench
  var log: [String] = []
  /// Whether the data source moves rows, or is as one without the method.
  var movesRows = false

  init(
    _ data: [String], in shared: CollectionInteractionBench? = nil,
    at frame: CGRect = CGRect(x: 0, y: 0, width: 300, height: 400)
  ) {
    self.data = data
    view = UITableView(frame: frame)
    view.contentInsetAdjustmentBehavior = .never
    view.rowHeight = 100
    view.register(TableDragCell.self, forCellReuseIdentifier: "cell")
    view.register(TableDragCell.self, forCellReuseIdentifier: "placeholder")
    bench = shared ?? CollectionInteractionBench(UIView(), size: CGSize(width: 400, height: 400))
    super.init()
    view.dataSource = self
    view.dragDelegate = self
    view.dragInteractionEnabled = true
    bench.window.addSubview(view)
    bench.frame()
  }

  func heard() -> [String] {
    defer { log = [] }
    return log
  }

  var texts: [String] { view.shownRows.compactMap { ($0.view as? TableDragCell)?.text } }

  func cell(_ text: String) -> TableDragCell? {
    view.visibleCells.compactMap { $0 as? TableDragCell }.first { $0.text == text }
  }

  /// Rests a finger on a place, and moves on to others.
  func drag(from start: CGPoint, over places: CGPoint..., letsGo: Bool = true) {
    bench.down(1, start.x, start.y)
    bench.advance(0.8)
    for place in places { bench.move(1, to: place.x, place.y) }
    bench.advance(0.3)
    guard letsGo else { return }
    bench.up(1)
    bench.advance(1)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { data.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? TableDragCell)?.text = data[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    guard movesRows else { return tableView.byDefault(()) }
    log.append("move \(sourceIndexPath.row) → \(destinationIndexPath.row)")
    data.insert(data.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    log.append("items \(indexPath.row)")
    let item = UIDragItem(itemProvider: NSItemProvider(object: data[indexPath.row] as NSString))
    item.localObject = data[indexPath.row]
    return [item]
  }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { log.append("begins") }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { log.append("ends") }
}

/// Takes what is dropped, as it is told.
@MainActor final class TableDrops: NSObject, UITableViewDropDelegate {
  var proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  var destination: IndexPath?
  var perform: (UITableView, any UITableViewDropCoordinator) -> Void = { _, _ in }
  var log: [String] = []

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { log.append("enter") }
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { log.append("exit") }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { log.append("end") }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    destination = destinationIndexPath
    return proposal
  }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    let origins = coordinator.items.map { $0.sourceIndexPath.map { "\($0.row)" } ?? "foreign" }.joined(separator: ",")
    log.append("drop \(origins) → \(coordinator.destinationIndexPath.map { "\($0.row)" } ?? "nowhere")")
    perform(tableView, coordinator)
  }
}
