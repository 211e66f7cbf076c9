// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// What rows show while their table is edited; 375 points wide with two pixels a point.
@MainActor struct RowEditingTests {
  private func place(
    _ style: UITableViewCell.EditingStyle, _ change: (inout TableRowPlace) -> Void = { _ in }
  ) -> TableRowPlace {
    RowFixture.place {
      $0.isEditing = true
      $0.editingStyle = style
      change(&$0)
    }
  }

  @Test func theControlAndTheContentAreAsMeasured() {
    let cell = RowFixture().row(place(.delete))
    #expect(cell.marks[.minus].map { CGPoint(x: $0.midX, y: $0.midY) } == CGPoint(x: 28, y: 26))
    #expect(cell.marks[.minus]?.width == 22)
    #expect(cell.contentView.frame.minX == 40)
    #expect(cell.textLabel?.frame.minX == 16)
    #expect(cell.lines.first?.minX == 56)
  }

  @Test func contentMovesFartherWithLargerText() {
    #expect(RowFixture(textSize: .extraExtraExtraLarge).row(place(.delete)).contentView.frame.minX == 47.5)
    #expect(RowFixture(textSize: .accessibilityLarge).row(place(.delete)).contentView.frame.minX == 55)
  }

  @Test func theGripTakesForwardThree() {
    let cell = RowFixture().row(place(.none) { $0.showsReorderControl = true })
    #expect(cell.marks[.grip]?.minX == 332 && cell.marks[.grip]?.width == 27)
    #expect(cell.contentView.frame.maxX == 332)
    #expect(cell.lines.first?.maxX == 332)
  }

  @Test func rowsWithoutControlIndentOnlyWhereTheyAreToldTo() {
    #expect(RowFixture().row(place(.none)).contentView.frame.minX == 40)
    let flat = RowFixture().row(place(.none) { $0.shouldIndentWhileEditing = false })
    #expect(flat.contentView.frame.minX == 0)
  }

  @Test func accessoriesOfEditingStandForTheOthers() {
    let cell = RowFixture().row {
      $0.accessoryType = .disclosureIndicator
      $0.editingAccessoryType = .checkmark
    }
    #expect(cell.marks.keys.sorted { "\($0)" < "\($1)" } == [.chevron])
    cell.place = place(.insert)
    cell.layoutIfNeeded()
    #expect(cell.marks[.checkmark] != nil && cell.marks[.plus] != nil && cell.marks[.chevron] == nil)
  }

  @Test func circlesAreCheckedWithTheRow() {
    let cell = RowFixture().row(place(.delete) { $0.marksSelection = true })
    #expect(cell.marks[.circle] != nil && cell.marks[.minus] == nil)
    cell.setSelected(true, animated: false)
    #expect(cell.marks[.checkedCircle] != nil && cell.marks[.circle] == nil)
  }

  private final class Owner: TableRowOwner {
    var log: [String] = []
    func accessoryButtonTapped(in cell: UITableViewCell) { log.append("accessory") }
    func editingControlTapped(in cell: UITableViewCell) { log.append("control") }
    func reorderControlDragged(in cell: UITableViewCell, _ drag: TableRowDrag) { log.append("\(drag)") }
    func contentSizeDidChange(of view: UIView) {}
  }

  @Test func controlsTellTheTable() throws {
    let owner = Owner()
    let fixture = RowFixture()
    let cell = fixture.row(place(.delete) { $0.showsReorderControl = true }) { cell in
      cell.table = owner
      cell.editingAccessoryType = .detailButton
    }
    cell.setEditing(true, animated: false)
    cell.layoutIfNeeded()
    let views = cell.subviews.compactMap { $0 as? AccessoryMarkView }
    views.first { $0.mark == .minus }?.sendActions(for: .touchUpInside)
    views.first { $0.mark == .info }?.sendActions(for: .touchUpInside)
    #expect(owner.log == ["control", "accessory"])
    owner.log = []
    let finger = Finger(on: fixture.window)
    finger.down(345, 26)
    finger.wait(0.05)
    #expect(cell.configurationState.isReordering)
    finger.move(to: 345, 60, after: 0.02)
    finger.up(after: 0.02)
    #expect(owner.log.first?.hasPrefix("began") == true)
    #expect(owner.log.last == "ended")
    #expect(!cell.configurationState.isReordering)
  }
}
