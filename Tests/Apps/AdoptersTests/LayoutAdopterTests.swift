// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@testable import Adopters

/// Layouts as teams bring them, on a screen of 375 × 667 points.
@MainActor struct LayoutAdopterTests {
  private let screen = TestScreen(.iPhoneSE)

  // MARK: - Waterfall

  private func board() -> PhotoBoardViewController {
    let controller = PhotoBoardViewController()
    // Its view is loaded by whatever asks for the collection view, and asks for that itself.
    controller.loadViewIfNeeded()
    controller.collectionView.contentInsetAdjustmentBehavior = .never
    controller.albums = [[1, 0.5, 2, 1, 1], [1, 1, 1]].enumerated().map { album, ratios in
      ratios.enumerated().map { .init(title: "\(album).\($0)", ratio: $1, color: .systemTeal) }
    }
    screen.show(controller)
    return controller
  }

  @Test("a waterfall asks its delegate, optional methods and all, and stands in the shortest columns")
  func waterfall() throws {
    let controller = board()
    let view = controller.collectionView
    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
      view.cellForItem(at: IndexPath(item: item, section: section))?.frame
    }
    #expect(frame(0) == CGRect(x: 8, y: 8, width: 175, height: 175))
    #expect(frame(1) == CGRect(x: 191, y: 8, width: 175, height: 88))
    #expect(frame(2) == CGRect(x: 191, y: 104, width: 175, height: 350))
    #expect(frame(3) == CGRect(x: 8, y: 191, width: 175, height: 175))
    #expect(frame(4) == CGRect(x: 8, y: 374, width: 175, height: 175))
    let header = try #require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1)) as? PhotoHeader)
    #expect(header.frame == CGRect(x: 0, y: 557, width: 375, height: 44))
    #expect(header.label.text == "Album 2")
    #expect(view.indexPath(forSupplementaryView: header) == IndexPath(item: 0, section: 1))
    #expect(frame(0, 1) == CGRect(x: 8, y: 609, width: 175, height: 175))
    // The third stands below the first, beyond the screen: 609 + 175 + 8.
    #expect(frame(2, 1) == nil)
    #expect(view.contentSize == CGSize(width: 375, height: 975))
  }

  @Test("on its side it has other widths; a wide album other columns")
  func waterfallTurned() {
    let controller = board()
    screen.rotate(to: .landscapeLeft)
    screen.advance(by: 1)
    let cell = controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(cell?.frame == CGRect(x: 8, y: 8, width: 321, height: 321))
  }

  @Test("a tap selects and scrolls, a second one at once is the recogniser's too")
  func waterfallTaps() throws {
    let controller = board()
    let view = controller.collectionView
    screen.tap(at: CGPoint(x: 280, y: 250), count: 2)
    screen.advance(by: 1)
    #expect(controller.tapped == [IndexPath(item: 2, section: 0)])
    #expect(view.indexPathsForSelectedItems == [])
    // The middle of what was tapped stands at 279, above the middle of the screen.
    #expect(view.contentOffset == .zero)
    screen.tap(at: CGPoint(x: 100, y: 640))
    screen.advance(by: 1)
    #expect(view.contentOffset == CGPoint(x: 0, y: 308))
  }

  @Test("sections that are reloaded in one batch show the new order")
  func waterfallReloads() throws {
    let controller = board()
    let item = try #require(controller.navigationItem.rightBarButtonItem)
    UIApplication.shared.sendAction(try #require(item.action), to: item.target, from: item, for: nil)
    screen.advance(by: 1)
    #expect(controller.refreshes == 1)
    let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? PhotoCell)
    #expect(cell.captionLabel.text == "0.4")
    #expect(cell.frame == CGRect(x: 8, y: 8, width: 175, height: 175))
  }

  // MARK: - Carousel

  private func carousel() -> (CarouselViewController, CarouselLayout) {
    let controller = CarouselViewController()
    screen.show(controller)
    // Nothing else is its layout.
    return (controller, controller.collectionViewLayout as! CarouselLayout)
  }

  private func card(_ item: Int, _ controller: CarouselViewController) -> CarouselCell? {
    controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? CarouselCell
  }

  @Test("a carousel's cells get its own attributes as it moves, and it rests at a page")
  func carouselPages() throws {
    let (controller, layout) = carousel()
    #expect(controller.collectionView.contentSize.width == 1205)
    #expect(card(0, controller)?.appliedProgress == 1)
    #expect(card(1, controller)?.appliedProgress == 0)
    screen.drag(from: CGPoint(x: 250, y: 333), to: CGPoint(x: 170, y: 333), duration: 0.1)
    screen.advance(by: 2)
    #expect(controller.collectionView.contentOffset.x == 207.5)
    #expect(controller.pages == [1])
    #expect(card(1, controller)?.appliedProgress == 1)
    #expect(card(1, controller)?.layer.shadowOpacity == 0.3)
    #expect(card(1, controller)?.center.x == 395)
    #expect(abs(try #require(card(0, controller)?.alpha) - 0.5) < 1e-9)
    // One step of the content invalidates transforms alone.
    let last = try #require(layout.contexts.last)
    #expect(last.onlyTransforms && !last.invalidateEverything && !last.invalidateDataSourceCounts)
  }

  @Test("a carousel that is let go slowly stays, and one whose end is deleted rests at what is left")
  func carouselStays() {
    let (controller, _) = carousel()
    screen.drag(from: CGPoint(x: 250, y: 333), to: CGPoint(x: 190, y: 333), hold: 0.4)
    screen.advance(by: 2)
    #expect(controller.collectionView.contentOffset.x == 0)
    controller.collectionView.scrollToItem(
      at: IndexPath(item: 4, section: 0), at: .centeredHorizontally, animated: false)
    screen.step()
    #expect(controller.collectionView.contentOffset.x == 830)
    controller.count = 2
    controller.collectionView.deleteItems(at: (2...4).map { IndexPath(item: $0, section: 0) })
    screen.advance(by: 1)
    #expect(controller.collectionView.contentOffset.x == 207.5)
    #expect(card(1, controller)?.appliedProgress == 1)
  }

  @Test("a carousel looks as it should")
  func carouselPicture() throws {
    let (controller, _) = carousel()
    controller.collectionView.contentOffset.x = 311.25
    screen.step()
    try assertSnapshot(of: screen, named: "carousel")
  }

  // MARK: - Headers that stick and stretch

  @Test("a first header stretches when it is pulled, others stick below the edge")
  func stickyHeaders() {
    let controller = StoreViewController(store: Store([(0..<20).map { "a\($0)" }, (0..<20).map { "b\($0)" }]))
    let layout = StretchyHeaderFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    screen.show(controller)
    let view = controller.collectionView!
    view.contentInsetAdjustmentBehavior = .never
    view.setCollectionViewLayout(layout, animated: false)
    screen.step()
    func header(_ section: Int) -> CGRect? {
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
    }
    view.contentOffset.y = -50
    screen.step()
    #expect(header(0) == CGRect(x: 0, y: -50, width: 375, height: 80))
    view.contentOffset.y = 1300
    screen.step()
    #expect(header(0) == nil)
    #expect(header(1) == CGRect(x: 0, y: 1300, width: 375, height: 30))
    view.contentOffset.y = 500
    screen.step()
    #expect(header(1) == CGRect(x: 0, y: 1020, width: 375, height: 30))
    #expect(view.contentSize == CGSize(width: 375, height: 2040))
  }

  // MARK: - Tags

  @Test("tags stand at the left, as wide as they say, and know how many are chosen")
  func tags() throws {
    let controller = TagsViewController()
    controller.groups = [
      ("Fruit", ["Apple", "Pear", "Passion fruit", "Fig", "Cherry", "Blackcurrant", "Kiwi"]),
      ("Tea", ["Green", "Black"]),
    ]
    screen.show(controller)
    let view = try #require(controller.collectionView)
    let cells = (0..<7).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0)) as? TagCell }
    try #require(cells.count == 7)
    var line: (right: CGFloat, top: CGFloat) = (6, cells[0].frame.minY)
    for cell in cells {
      #expect(cell.frame.width == cell.label.frame.width + 24)
      #expect(cell.frame.height == cell.label.frame.height + 12)
      if cell.frame.minY != line.top { line = (6, cell.frame.minY) }
      #expect(cell.frame.minX == line.right + 10)
      line.right = cell.frame.maxX
      #expect(line.right <= 359)
    }
    #expect(Set(cells.map(\.frame.minY)).count == 2)
    #expect(controller.observedHeights.last == view.contentSize.height)
    for cell in cells.prefix(4) { screen.tap(cell) }
    #expect(controller.title == "3 selected")
    #expect(cells.map(\.isSelected) == [true, true, true, false, false, false, false])
    screen.tap(cells[1])
    #expect(controller.title == "2 selected")
    #expect(cells[1].backgroundColor == .systemGray5)
    screen.setTextSize(.extraLarge)
    #expect(controller.textSizes == [.extraLarge])
  }

  // MARK: - Section backgrounds

  @Test("decoration views with attributes of their own lie behind their sections and grow with them")
  func sectionBackgrounds() throws {
    let controller = CardsViewController()
    screen.show(controller)
    let view = try #require(controller.collectionView)
    func backgrounds() -> [CGRect] {
      view.subviews.filter { $0 is UICollectionReusableView && !($0 is UICollectionViewCell) }
        .map(\.frame).sorted { $0.minY < $1.minY }
    }
    #expect(
      backgrounds() == [
        CGRect(x: 8, y: 10, width: 359, height: 80), CGRect(x: 8, y: 110, width: 359, height: 150),
        CGRect(x: 8, y: 280, width: 359, height: 80),
      ])
    #expect(view.subviews.first?.backgroundColor == UIColor.systemRed.withAlphaComponent(0.3))
    controller.add(to: 0)
    screen.advance(by: 1)
    #expect(
      backgrounds() == [
        CGRect(x: 8, y: 10, width: 359, height: 150), CGRect(x: 8, y: 180, width: 359, height: 150),
        CGRect(x: 8, y: 350, width: 359, height: 80),
      ])
    try assertSnapshot(of: screen, named: "section-backgrounds")
  }
}
