// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Rows of a table swiped aside; they are 52 high and 320 wide.
@MainActor struct TableSwipeTests {
  /// Deletes rows as the data source, and logs.
  @MainActor class Story: NSObject, UITableViewDataSource, UITableViewDelegate {
    var texts = ["A", "B", "C", "D"]
    var log: [String] = []
    let view: UITableView
    let window: UIWindow
    let finger: Finger

    override init() {
      view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 640), style: .plain)
      view.contentInsetAdjustmentBehavior = .never
      view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      window = UIKitTests.makeWindow(320, 640, holding: view)
      finger = Finger(on: window)
      super.init()
      view.dataSource = self
      view.delegate = self
      view.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = texts[indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { texts[indexPath.row] != "D" }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      log.append("commit \(editingStyle) \(indexPath.row)")
      guard editingStyle == .delete else { return }
      texts.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      log.append("will edit \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      log.append("did edit \(indexPath?.row ?? -1)")
    }

    func swipe(_ row: Int, from start: CGFloat, by distance: CGFloat) {
      let y = CGFloat(row) * 52 + 26
      finger.down(start, y)
      for step in 1...10 { finger.move(to: start + distance * CGFloat(step) / 10, y, after: 0.02) }
      finger.up(after: 0.2)
      finger.wait(1)
      view.layoutIfNeeded()
    }

    func cell(_ row: Int) -> UITableViewCell? { view.cellForRow(at: IndexPath(row: row, section: 0)) }
    func shift(_ row: Int) -> CGFloat { -(cell(row)?.bounds.origin.x ?? 0) }
  }

  @Test func aSwipeOffersToDeleteWhatCanBeEdited() {
    let story = Story()
    story.swipe(0, from: 300, by: -130)
    #expect(story.shift(0) < -60)
    #expect(story.cell(0)?.showingDeleteConfirmation == true)
    #expect(story.log == ["will edit 0"])
    story.finger.tap(100, 300)
    story.finger.wait(1)
    #expect(story.shift(0) == 0 && story.log == ["will edit 0", "did edit 0"])
    story.swipe(3, from: 300, by: -130)
    #expect(story.shift(3) == 0)
  }

  @Test func theButtonDeletesTheRow() {
    let story = Story()
    story.swipe(1, from: 300, by: -130)
    story.finger.tap(280, 78)
    story.finger.wait(1)
    #expect(story.texts == ["A", "C", "D"])
    #expect(story.log.contains("commit delete 1"))
    #expect(story.view.visibleCells.count == 3)
  }

  @Test func aLongSwipeDeletesAtOnce() {
    let story = Story()
    story.swipe(0, from: 310, by: -290)
    #expect(story.log.contains("commit delete 0"))
    #expect(story.texts.count == 3)
  }

  @MainActor final class Offers: NSObject, UITableViewDelegate {
    var log: [String] = []

    private func action(_ title: String) -> UIContextualAction {
      UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
        MainActor.assumeIsolated {
          self?.log.append(title)
          done(true)
        }
      }
    }

    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { UISwipeActionsConfiguration(actions: [action("Pin")]) }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: indexPath.row == 1 ? [] : [action("More")])
    }
  }

  @Test func theDelegatesActionsStandForTheButton() {
    let story = Story()
    let offers = Offers()
    story.view.delegate = offers
    story.swipe(0, from: 20, by: 130)
    #expect(story.shift(0) > 50)
    story.finger.tap(40, 26)
    story.finger.wait(1)
    #expect(offers.log == ["Pin"] && story.shift(0) == 0)
    story.swipe(0, from: 310, by: -290)
    #expect(offers.log == ["Pin", "More"])
    // No actions are none of the system's either.
    story.swipe(1, from: 300, by: -130)
    #expect(story.shift(1) == 0)
  }

  @Test func controlsOfEditingInsertAndAsk() throws {
    let story = Story()
    story.view.setEditing(true, animated: false)
    story.view.layoutIfNeeded()
    let cell = try #require(story.cell(0))
    let minus = try #require(cell.subviews.compactMap { $0 as? AccessoryMarkView }.first { $0.mark == .minus })
    minus.sendActions(for: .touchUpInside)
    story.finger.wait(1)
    #expect(story.shift(0) < -60)
    story.finger.tap(280, 26)
    story.finger.wait(1)
    #expect(story.log.contains("commit delete 0"))
    story.view.setEditing(false, animated: false)
    #expect(story.cell(0)?.isEditing == false)
  }

  @Test func oldActionsOfRowsBecomeButtons() {
    var called: [Int] = []
    let action = UITableViewRowAction(style: .normal, title: "Old") { _, path in called.append(path.row) }
    #expect(action.style == .normal && action.title == "Old")
    action.handler?(action, IndexPath(row: 3, section: 0))
    #expect(called == [3])
    #expect(UITableViewRowAction.Style.destructive == .default)
    #expect((action.copy() as? UITableViewRowAction)?.title == "Old")
  }

  @Test func aGripCarriesARow() throws {
    let story = Moving()
    story.view.setEditing(true, animated: false)
    story.view.layoutIfNeeded()
    story.finger.down(290, 26)
    for step in 1...10 { story.finger.move(to: 290, 26 + CGFloat(step) * 11, after: 0.03) }
    story.finger.up(after: 0.1)
    story.finger.wait(1)
    #expect(story.texts == ["B", "C", "A", "D"])
  }

  @MainActor final class Moving: NSObject, UITableViewDataSource {
    var texts = ["A", "B", "C", "D"]
    let view: UITableView
    let window: UIWindow
    let finger: Finger

    override init() {
      view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 640), style: .plain)
      view.contentInsetAdjustmentBehavior = .never
      window = UIKitTests.makeWindow(320, 640, holding: view)
      finger = Finger(on: window)
      super.init()
      view.dataSource = self
      view.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = texts[indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
      texts.insert(texts.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
  }
}
