// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

/// Tables of all styles, drawn. Look at the pictures when one changes.
@MainActor struct TableGallerySnapshotTests {
  private func show(_ gallery: TableGallery, on screen: TestScreen, _ look: Look = .light) {
    look.show(gallery, on: screen)
    gallery.tableView.selectRow(at: IndexPath(row: 5, section: 0), animated: false, scrollPosition: .none)
    screen.step()
  }

  private func check(
    _ style: UITableView.Style, _ name: String, _ screen: TestScreen, _ change: (TableGallery) -> Void = { _ in }
  ) throws {
    let gallery = TableGallery(style: style)
    show(gallery, on: screen)
    change(gallery)
    screen.step()
    try assertSnapshot(of: screen, named: name)
  }

  private func check(_ style: UITableView.Style, _ name: String, _ device: TestDevice, _ look: Look) throws {
    let screen = look.screen(device, scale: 2)
    show(TableGallery(style: style), on: screen, look)
    screen.step()
    try assertSnapshot(of: screen, named: look.name(name))
  }

  @Test(arguments: Look.allCases)
  func insetGrouped(_ look: Look) throws { try check(.insetGrouped, "inset", .iPhone16, look) }

  @Test(arguments: Look.allCases)
  func plain(_ look: Look) throws { try check(.plain, "plain", .iPhoneSE, look) }

  @Test(arguments: Look.allCases)
  func grouped(_ look: Look) throws { try check(.grouped, "grouped", .iPhoneSE, look) }

  @Test(arguments: [UITableView.Style.plain, .insetGrouped])
  func editing(_ style: UITableView.Style) throws {
    try check(style, style == .plain ? "editing-plain" : "editing", TestScreen(.iPhoneSE)) {
      $0.setEditing(true, animated: false)
    }
  }

  @Test func selectingSeveral() throws {
    try check(.insetGrouped, "several", TestScreen(.iPhoneSE, appearance: .dark)) {
      $0.tableView.allowsMultipleSelectionDuringEditing = true
      $0.setEditing(true, animated: false)
      $0.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    }
  }

  @Test func aRowOfAPlainTableSwiped() throws { try swipe(.plain, .light, "swiped-plain") }

  @Test(arguments: Look.allCases)
  func swiped(_ look: Look) throws { try swipe(.insetGrouped, look, look.name("swiped")) }

  private func swipe(_ style: UITableView.Style, _ look: Look, _ name: String) throws {
    let screen = look.screen(.iPhoneSE, scale: 2)
    let gallery = TableGallery(style: style)
    show(gallery, on: screen, look)
    let cell = try #require(gallery.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    let way: CGFloat = look == .mirrored ? 150 : -150
    screen.drag(from: middle, to: CGPoint(x: middle.x + way, y: middle.y))
    screen.advance(by: 1)
    try assertSnapshot(of: screen, named: name)
  }
}
