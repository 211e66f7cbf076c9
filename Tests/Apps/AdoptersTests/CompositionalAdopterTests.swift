// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@testable import Adopters

/// The layouts that every team copies around, filled by a diffable data source, on a screen of 375 × 667 points.
@MainActor struct CompositionalAdopterTests {
  private let screen = TestScreen(.iPhoneSE)

  private func show(_ layout: UICollectionViewLayout, _ counts: [Int]) -> UICollectionView {
    let controller = ModernGridViewController(layout: layout, counts: counts)
    controller.loadViewIfNeeded()
    controller.collectionView.contentInsetAdjustmentBehavior = .never
    screen.show(controller)
    return controller.collectionView
  }

  private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: section))?.frame
  }

  private func views(_ kind: String, in view: UICollectionView) -> [CGRect] {
    view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted()
      .compactMap { view.supplementaryView(forElementKind: kind, at: $0)?.frame }
  }

  @Test("a grid of fifths, with and without insets")
  func grids() {
    let grid = show(ModernLayouts.grid(), [94])
    #expect(frame(grid, 0) == CGRect(x: 0, y: 0, width: 75, height: 75))
    #expect(frame(grid, 7) == CGRect(x: 150, y: 75, width: 75, height: 75))
    #expect(grid.contentSize == CGSize(width: 375, height: 1425))
    let inset = show(ModernLayouts.insetGrid(), [94])
    #expect(frame(inset, 7) == CGRect(x: 155, y: 80, width: 65, height: 65))
    let columns = show(ModernLayouts.twoColumns(), [5])
    #expect(frame(columns, 1) == CGRect(x: 192.5, y: 0, width: 172.5, height: 44))
    #expect(frame(columns, 4) == CGRect(x: 10, y: 108, width: 172.5, height: 44))
  }

  @Test("sections adapt their columns when the device turns")
  func adaptive() {
    let view = show(ModernLayouts.adaptive(), [3, 10, 6])
    #expect(frame(view, 0) == CGRect(x: 22, y: 22, width: 331, height: 40))
    #expect(frame(view, 0, 1) == CGRect(x: 22, y: 194, width: 63, height: 63))
    screen.rotate(to: .landscapeLeft)
    screen.advance(by: 1)
    #expect(frame(view, 1) == CGRect(x: 335.5, y: 22, width: 309.5, height: 40))
    #expect(frame(view, 9, 1)?.minY == frame(view, 0, 1)?.minY)
  }

  @Test("nested groups, with badges and pinned headers, look as they should")
  func pictures() throws {
    _ = show(ModernLayouts.nested(), [20])
    try assertSnapshot(of: screen, named: "nested")
    let badges = show(ModernLayouts.badges(), [10])
    #expect(views(ModernLayouts.badgeKind, in: badges).count == 10)
    try assertSnapshot(of: screen, named: "badges")
    let pinned = show(ModernLayouts.pinnedHeaders(), [5, 5, 5, 5])
    // The first section, 44 + 240 + 44 points, ends at 328 and pushes its header away.
    pinned.contentOffset.y = 300
    screen.step()
    #expect(views(ModernLayouts.headerKind, in: pinned).first?.minY == 284)
    try assertSnapshot(of: screen, named: "pinned")
  }

  @Test("backgrounds lie behind whole sections")
  func backgrounds() {
    let view = show(ModernLayouts.backgrounds(), [3, 2])
    let frames = view.subviews.filter { $0 is RoundedBackgroundView }.map(\.frame).sorted { $0.minY < $1.minY }
    // 10 + 3 · 44 + 2 · 5 + 10 = 162, less insets of 5.
    #expect(
      frames == [CGRect(x: 5, y: 5, width: 365, height: 152), CGRect(x: 5, y: 167, width: 365, height: 103)])
  }

  @Test("talks turn one by one and shrink at the sides")
  func conference() throws {
    let view = show(ModernLayouts.conference(), [5, 5, 5])
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let y = screen.middle(of: first).y
    // 0.85 of what the section's insets leave: 335 · 0.85 = 284.75, on whole pixels.
    #expect(abs(first.bounds.width - 284.75) <= 0.25)
    screen.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 100, y: y), duration: 0.15)
    screen.advance(by: 2)
    let second = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(abs(second.convert(CGPoint.zero, to: nil).x - 20) < 12)
    #expect(second.transform.a > first.transform.a)
    try assertSnapshot(of: screen, named: "conference")
    // Other sections stayed where they were.
    let other = try #require(view.cellForItem(at: IndexPath(item: 0, section: 1)))
    #expect(other.convert(CGPoint.zero, to: nil).x < 40)
  }

  @Test("pictures of known ratios stand in frames of their own")
  func mosaic() {
    let view = show(ModernLayouts.mosaic(ratios: [1, 0.5, 1, 0.25]), [4])
    #expect(frame(view, 0) == CGRect(x: 2, y: 2, width: 183.5, height: 183.5))
    #expect(frame(view, 1) == CGRect(x: 189.5, y: 2, width: 183.5, height: 90))
    #expect(view.contentSize.height == 281.5 || view.contentSize.height == 281.25)
  }
}
