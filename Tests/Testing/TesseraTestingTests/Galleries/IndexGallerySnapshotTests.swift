// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

/// Collections with an index, drawn. Look at the pictures when one changes.
@MainActor struct IndexGallerySnapshotTests {
  @Test func aFingerOnTheIndex() throws {
    let screen = TestScreen(.iPhone16, scale: 2)
    let gallery = IndexGallery(.plain)
    screen.show(UINavigationController(rootViewController: gallery))
    screen.step()
    let bar = try #require(gallery.collectionView.subviews.last)
    screen.touchDown(at: bar.convert(CGPoint(x: 8, y: bar.bounds.midY + 21), to: nil))
    screen.step()
    let view: UICollectionView = gallery.collectionView
    let header = try #require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 15)))
    #expect(abs(header.frame.minY - view.contentOffset.y - view.adjustedContentInset.top) < 0.5)
    try assertSnapshot(of: screen, named: "finger")
  }

  @Test(arguments: Look.allCases)
  func index(_ look: Look) throws {
    let screen = look.screen(.iPhoneSE, scale: 2)
    look.show(IndexGallery(.plain), on: screen)
    screen.step()
    try assertSnapshot(of: screen, named: look.name("index"))
  }

  @Test func rightToLeftInTheDark() throws {
    let screen = TestScreen(.iPhoneSE, appearance: .dark)
    let gallery = IndexGallery(.insetGrouped)
    let parent = UIViewController()
    parent.addChild(gallery)
    parent.view.addSubview(gallery.view)
    gallery.didMove(toParent: parent)
    parent.setOverrideTraitCollection(UITraitCollection(layoutDirection: .rightToLeft), forChild: gallery)
    screen.show(parent)
    screen.step()
    try assertSnapshot(of: screen, named: "right-to-left-dark")
  }

  @Test func littleRoom() throws {
    let screen = TestScreen(.iPhoneSE)
    let gallery = IndexGallery(.plain)
    screen.show(gallery)
    gallery.collectionView.contentInset = UIEdgeInsets(top: 180, left: 0, bottom: 200, right: 0)
    screen.step()
    try assertSnapshot(of: screen, named: "little-room")
  }
}
