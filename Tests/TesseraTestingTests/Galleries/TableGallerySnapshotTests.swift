// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

/// Tables of all styles, drawn. Look at the pictures when one changes.
@MainActor struct TableGallerySnapshotTests {
  private func show(_ gallery: TableGallery, on screen: TestScreen) {
    screen.show(gallery)
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

  @Test func insetGrouped() throws { try check(.insetGrouped, "inset", TestScreen(.iPhone16, scale: 2)) }

  @Test func insetGroupedInTheDark() throws {
    try check(.insetGrouped, "inset-dark", TestScreen(.iPhone16, appearance: .dark, scale: 2))
  }

  @Test func plain() throws { try check(.plain, "plain", TestScreen(.iPhoneSE)) }

  @Test func plainInTheDark() throws { try check(.plain, "plain-dark", TestScreen(.iPhoneSE, appearance: .dark)) }

  @Test func grouped() throws { try check(.grouped, "grouped", TestScreen(.iPhoneSE)) }

  @Test func largestText() throws {
    let size = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
    try check(.insetGrouped, "largest-text", TestScreen(.iPhone16, textSize: size, scale: 2))
  }

  @Test func rightToLeft() throws {
    let screen = TestScreen(.iPhoneSE)
    let gallery = TableGallery(style: .insetGrouped)
    let parent = UIViewController()
    parent.addChild(gallery)
    parent.view.addSubview(gallery.view)
    gallery.didMove(toParent: parent)
    parent.setOverrideTraitCollection(UITraitCollection(layoutDirection: .rightToLeft), forChild: gallery)
    screen.show(parent)
    try assertSnapshot(of: screen, named: "right-to-left")
  }

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

  @Test(arguments: [UITableView.Style.plain, .insetGrouped])
  func swiped(_ style: UITableView.Style) throws {
    let screen = TestScreen(.iPhoneSE)
    let gallery = TableGallery(style: style)
    show(gallery, on: screen)
    let cell = try #require(gallery.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    screen.drag(from: middle, to: CGPoint(x: middle.x - 150, y: middle.y))
    screen.advance(by: 1)
    try assertSnapshot(of: screen, named: style == .plain ? "swiped-plain" : "swiped")
  }
}
