// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

/// Lists of all appearances, drawn. Look at the pictures when one changes.
@MainActor struct ListGallerySnapshotTests {
  private typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  private func show(_ gallery: ListGallery, on screen: TestScreen) {
    screen.show(gallery)
    gallery.collectionView.allowsMultipleSelection = true
    for name in ["Selected", "Multiselect"] {
      gallery.collectionView.selectItem(at: gallery.path(of: name), animated: false, scrollPosition: [])
    }
    screen.step()
  }

  private func check(
    _ appearance: Appearance, _ name: String, _ screen: TestScreen, _ change: (ListGallery) -> Void = { _ in }
  ) throws {
    let gallery = ListGallery(appearance)
    show(gallery, on: screen)
    change(gallery)
    screen.step()
    try assertSnapshot(of: screen, named: name)
  }

  @Test func insetGrouped() throws { try check(.insetGrouped, "inset", TestScreen(.iPhone16, scale: 2)) }

  @Test func insetGroupedInTheDark() throws {
    try check(.insetGrouped, "inset-dark", TestScreen(.iPhone16, appearance: .dark, scale: 2)) {
      $0.collectionView.contentOffset.y += 400
    }
  }

  @Test func plain() throws { try check(.plain, "plain", TestScreen(.iPhone16, scale: 2)) }

  @Test func plainInTheDark() throws {
    try check(.plain, "plain-dark", TestScreen(.iPhone16, appearance: .dark, scale: 2)) {
      $0.collectionView.contentOffset.y += 300
    }
  }

  @Test func grouped() throws { try check(.grouped, "grouped", TestScreen(.iPhoneSE)) }

  @Test func sidebar() throws { try check(.sidebar, "sidebar", TestScreen(.iPhoneSE)) }

  @Test func sidebarInTheDark() throws { try check(.sidebar, "sidebar-dark", TestScreen(.iPhoneSE, appearance: .dark)) }

  @Test func sidebarPlain() throws { try check(.sidebarPlain, "sidebar-plain", TestScreen(.iPhoneSE)) }

  @Test func rightToLeft() throws {
    let screen = TestScreen(.iPhoneSE)
    let gallery = ListGallery(.insetGrouped)
    let parent = UIViewController()
    parent.addChild(gallery)
    parent.view.addSubview(gallery.view)
    gallery.didMove(toParent: parent)
    parent.setOverrideTraitCollection(UITraitCollection(layoutDirection: .rightToLeft), forChild: gallery)
    screen.show(parent)
    gallery.collectionView.contentOffset.y = 300
    screen.step()
    try assertSnapshot(of: screen, named: "right-to-left")
  }

  @Test func largestText() throws {
    let size = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
    try check(.insetGrouped, "largest-text", TestScreen(.iPhone16, textSize: size, scale: 2))
  }

  @Test func largestTextAndAccessories() throws {
    let size = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
    let screen = TestScreen(.iPhone16, textSize: size, scale: 2)
    let gallery = ListGallery(.plain, [ListGallery.accessories])
    show(gallery, on: screen)
    try assertSnapshot(of: screen, named: "largest-text-accessories")
  }

  @Test func pad() throws { try check(.insetGrouped, "pad", TestScreen(.iPadMini, scale: 1)) }

  @Test func editing() throws {
    try check(.insetGrouped, "editing", TestScreen(.iPhoneSE)) {
      $0.collectionView.allowsMultipleSelectionDuringEditing = true
      $0.setEditing(true, animated: false)
    }
  }

  @Test func aFingerOnARow() throws {
    let screen = TestScreen(.iPhoneSE, appearance: .dark)
    let gallery = ListGallery(.insetGrouped)
    show(gallery, on: screen)
    let cell = try #require(gallery.cell("Text alone"))
    screen.touchDown(at: cell.convert(CGPoint(x: 100, y: 20), to: nil))
    screen.advance(by: 0.3)
    #expect(cell.isHighlighted)
    try assertSnapshot(of: screen, named: "finger-on-a-row")
  }

  @Test(arguments: [false, true])
  func swiped(_ isPlain: Bool) throws {
    let screen = TestScreen(.iPhoneSE)
    let gallery = ListGallery(isPlain ? .plain : .insetGrouped)
    show(gallery, on: screen)
    let cell = try #require(gallery.cell("With a secondary text"))
    let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    screen.drag(from: middle, to: CGPoint(x: middle.x - 150, y: middle.y))
    screen.advance(by: 1)
    try assertSnapshot(of: screen, named: isPlain ? "swiped-plain" : "swiped")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func pinnedHeader(_ style: UIUserInterfaceStyle) throws {
    let screen = TestScreen(.iPhoneSE, appearance: style)
    let gallery = ListGallery(.plain, ListGallery.many(6))
    show(gallery, on: screen)
    gallery.collectionView.contentOffset.y += 225
    screen.step()
    try assertSnapshot(of: screen, named: style == .dark ? "pinned-dark" : "pinned")
  }

  @Test func pinnedHeaderUnderABar() throws {
    let screen = TestScreen(.iPhone16, scale: 2)
    let gallery = ListGallery(.plain, ListGallery.many(6))
    show(gallery, on: screen, in: UINavigationController(rootViewController: gallery))
    gallery.collectionView.contentOffset.y += 225
    screen.step()
    try assertSnapshot(of: screen, named: "pinned-under-a-bar")
  }

  private func show(_ gallery: ListGallery, on screen: TestScreen, in navigation: UINavigationController) {
    screen.show(navigation)
    screen.step()
  }
}
