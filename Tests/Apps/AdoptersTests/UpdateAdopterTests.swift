// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@testable import Adopters

/// Changes of data and of layouts, told as teams tell them, on a screen of 375 × 667 points.
@MainActor struct UpdateAdopterTests {
  private let screen = TestScreen(.iPhoneSE)

  // MARK: - A layout that says where cells come from

  @Test("a layout's own start of an inserted cell is seen, and its callbacks come in order")
  func springyInsertion() throws {
    let layout = SpringyFlowLayout()
    let controller = SpringyViewController(collectionViewLayout: layout)
    screen.show(controller)
    layout.log = []
    controller.add()
    screen.step()
    #expect(layout.log == ["prepare", "updates 1", "initial 0", "finalize"])
    let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.tag == 6)
    let place = cell.center.y
    let start = try #require(cell.layer.presentation())
    #expect(abs(start.position.y - (place - 300)) < 1)
    #expect(start.opacity < 0.05)
    #expect(controller.finished.isEmpty)
    screen.advance(by: 1.5)
    #expect(controller.finished == [true])
    #expect(cell.layer.presentation()?.position.y == place)
    #expect(cell.transform == .identity && cell.alpha == 1)
  }

  @Test("a layout's own end of a deleted cell is seen, and the cell is gone then")
  func springyDeletion() throws {
    let layout = SpringyFlowLayout()
    let controller = SpringyViewController(collectionViewLayout: layout)
    screen.show(controller)
    layout.log = []
    let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 5, section: 0)))
    let button = try #require(controller.navigationItem.rightBarButtonItems?.last)
    UIApplication.shared.sendAction(try #require(button.action), to: button.target, from: button, for: nil)
    screen.step()
    #expect(layout.log == ["prepare", "updates 1", "final 5", "finalize"])
    #expect(cell.superview != nil)
    screen.advance(by: 0.15)
    let scale = try #require(cell.layer.presentation()).transform.m11
    #expect(scale > 0.1 && scale < 1)
    screen.advance(by: 1)
    #expect(controller.collectionView.visibleCells.count == 5)
    #expect(cell.superview == nil || cell.isHidden)
  }

  // MARK: - Between two layouts

  @Test("an animated change of layouts ends once, each way")
  func pileToGrid() throws {
    let controller = PileViewController()
    screen.show(controller)
    let view = try #require(controller.collectionView)
    view.contentInsetAdjustmentBehavior = .never
    screen.step()
    #expect(view.visibleCells.count == 5)
    controller.toggle()
    screen.step()
    #expect(controller.isOpen)
    #expect(controller.ended.isEmpty)
    screen.advance(by: 1)
    #expect(controller.ended == ["grid true"])
    let frames = (0..<4).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(
      frames == [
        CGRect(x: 20, y: 20, width: 100, height: 125), CGRect(x: 137.5, y: 20, width: 100, height: 125),
        CGRect(x: 255, y: 20, width: 100, height: 125), CGRect(x: 20, y: 157, width: 100, height: 125),
      ])
    #expect(view.visibleCells.count == 12)
    controller.toggle()
    screen.advance(by: 1)
    #expect(controller.ended == ["grid true", "pile true"])
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.center == CGPoint(x: 187.5, y: 200))
  }

  @Test("an interactive transition follows, with the app's own layout in between, and can go back")
  func interactiveTransition() throws {
    let controller = PileViewController()
    screen.show(controller)
    let view = try #require(controller.collectionView)
    view.contentInsetAdjustmentBehavior = .never
    screen.step()
    controller.begin()
    let transition = try #require(controller.transition)
    #expect(view.collectionViewLayout === transition)
    controller.follow(0.5)
    screen.step()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
    // Between (187.5, 200) and (305, 82.5).
    #expect(cell.center == CGPoint(x: 246.25, y: 141.25))
    #expect(cell.bounds.size == CGSize(width: 130, height: 162.5))
    transition.offset = UIOffset(horizontal: 10, vertical: 4)
    controller.follow(0.4)
    screen.step()
    #expect(cell.center == CGPoint(x: 187.5 + 47 + 10, y: 200 - 47 + 4))
    controller.finish()
    screen.advance(by: 1)
    #expect(controller.ended == ["interactive true false"])
    #expect(controller.transition == nil)
    #expect(view.collectionViewLayout === controller.pile)
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.center == CGPoint(x: 187.5, y: 200))
    controller.begin()
    controller.follow(0.8)
    controller.finish()
    screen.advance(by: 1)
    #expect(controller.ended.last == "interactive true true")
    #expect(controller.isOpen)
  }

  // MARK: - Changes told one by one

  @Test("a list of changes, told as a fetched results controller does, becomes one batch")
  func storeChanges() throws {
    let store = Store([["a", "b", "c", "d"], ["e", "f"], ["g"]])
    let controller = StoreViewController(store: store)
    screen.show(controller)
    store.change(
      to: [["b", "x", "a"], ["n"], ["g", "d"]],
      telling: [
        .deleteSection(1), .insertSection(1), .delete(IndexPath(item: 2, section: 0)),
        .insert("x", IndexPath(item: 1, section: 0)),
        .move(IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0)),
        .move(IndexPath(item: 3, section: 0), IndexPath(item: 1, section: 2)),
      ])
    #expect(controller.completions.isEmpty)
    screen.advance(by: 1)
    #expect(controller.completions == [true])
    #expect(texts(controller) == [["b", "x", "a"], ["n"], ["g", "d"]])
    // The new item and that of the new section were filled; all else kept its cell.
    #expect(controller.configured.dropFirst(7).sorted() == ["n", "x"])
    store.change(
      to: [["b", "x", "A"], ["n"], ["g", "d"]], telling: [.update(IndexPath(item: 2, section: 0))])
    screen.advance(by: 1)
    #expect(texts(controller)[0] == ["b", "x", "A"])
  }

  private func texts(_ controller: StoreViewController) -> [[String]] {
    let view = controller.collectionView!
    return (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).map { item in
        (view.cellForItem(at: IndexPath(item: item, section: section)) as? TextCell)?.label.text ?? ""
      }
    }
  }

  // MARK: - Snapshots

  @Test("a filter shows what it finds, sorted, and brings the rest back")
  func mountains() throws {
    let controller = MountainsViewController()
    screen.show(UINavigationController(rootViewController: controller))
    func names() -> [String] {
      let view = controller.mountainsCollectionView!
      return view.indexPathsForVisibleItems.sorted().compactMap {
        (view.cellForItem(at: $0) as? TextCell)?.label.text
      }
    }
    #expect(names() == ["Cho Oyu", "Everest", "Lhotse", "Makalu", "Manaslu"])
    let makalu = controller.mountainsCollectionView.cellForItem(at: IndexPath(item: 3, section: 0))
    controller.performQuery(with: "ma")
    screen.advance(by: 1)
    #expect(names() == ["Makalu", "Manaslu"])
    #expect(controller.mountainsCollectionView.cellForItem(at: IndexPath(item: 0, section: 0)) === makalu)
    #expect(makalu?.frame == CGRect(x: 10, y: 10, width: 172.5, height: 32))
    controller.performQuery(with: "")
    screen.advance(by: 1)
    #expect(names().count == 5)
  }

  @Test("colours are sorted step by step, each step a snapshot")
  func insertionSort() throws {
    let controller = InsertionSortViewController(rows: [[5, 3, 4, 1, 2], [1, 2, 3, 4, 5], [5, 4, 3, 2, 1]])
    screen.show(controller)
    let view = try #require(controller.insertionCollectionView)
    let five = view.cellForItem(at: IndexPath(item: 0, section: 0))
    controller.toggleSort()
    #expect(controller.navigationItem.rightBarButtonItem?.title == "Stop")
    screen.advance(by: 3)
    #expect(!controller.isSorting)
    #expect(controller.steps == 5)
    for row in controller.rows { #expect(row.values.map(\.value) == [1, 2, 3, 4, 5]) }
    #expect(controller.shownValues == Array(repeating: [1, 2, 3, 4, 5], count: 3))
    // The cell went with its colour.
    #expect(view.cellForItem(at: IndexPath(item: 4, section: 0)) === five)
    #expect(five?.frame == CGRect(x: 300, y: 0, width: 75, height: 30))
  }

  // MARK: - Ahead of time

  @Test("what lies ahead is loaded, what is passed by is cancelled, and no picture comes to the wrong cell")
  func prefetching() throws {
    let controller = PrefetchingViewController()
    screen.show(controller)
    let visible = controller.collectionView.indexPathsForVisibleItems.count
    screen.advance(by: 1)
    #expect(controller.filled.count == visible)
    #expect(controller.fetcher.running.isEmpty)
    let before = controller.fetcher.log.count
    screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 100), duration: 0.3, hold: 0.05)
    #expect(controller.fetcher.log.count > before)
    let loaded = controller.fetcher.log.compactMap { $0.hasPrefix("load ") ? Int($0.dropFirst(5)) : nil }
    #expect(loaded == Array(0..<loaded.count))
    #expect(loaded.count >= 2 * visible)
    screen.advance(by: 3)
    // Everything that is seen has its picture, and nothing that was only ahead was ever given to a cell.
    let seen = Set(controller.collectionView.indexPathsForVisibleItems.map(\.item))
    #expect(seen.isSubset(of: Set(controller.filled)))
    #expect(controller.filled.count == Set(controller.filled).count)
    #expect(controller.fetcher.running.isEmpty)
  }

  // MARK: - Carried by hand

  @Test("a recogniser of the app's moves items; the delegate's older method says where to")
  func longPress() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 375, height: 50)
    layout.minimumLineSpacing = 0
    let controller = LongPressReorderViewController(collectionViewLayout: layout)
    screen.show(controller)
    let view = try #require(controller.collectionView)
    let top = view.adjustedContentInset.top
    func middle(_ row: CGFloat) -> CGPoint { CGPoint(x: 180, y: top + row * 50 + 25) }
    let finger = screen.touchDown(at: middle(4))
    screen.advance(by: 0.5)
    for row in stride(from: 4, through: 1, by: -0.25) as StrideThrough<CGFloat> { finger.move(to: middle(row)) }
    finger.lift()
    screen.advance(by: 1)
    #expect(controller.moves == ["4→1"])
    #expect(controller.items == [0, 4, 1, 2, 3, 5, 6, 7, 8, 9])
    // The first place is taken: the delegate sends what goes there to the second.
    let other = screen.touchDown(at: middle(3))
    screen.advance(by: 0.5)
    for row in stride(from: 3, through: 0, by: -0.25) as StrideThrough<CGFloat> { other.move(to: middle(row)) }
    other.lift()
    screen.advance(by: 1)
    #expect(controller.items == [0, 2, 4, 1, 3, 5, 6, 7, 8, 9])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame == CGRect(x: 0, y: 50, width: 375, height: 50))
    // And the first does not let go at all.
    let last = screen.touchDown(at: middle(0))
    screen.advance(by: 0.5)
    last.move(to: middle(2))
    last.lift()
    screen.advance(by: 1)
    #expect(controller.moves.count == 2)
  }

  @Test("items are dragged from one collection view to another")
  func dragBetweenViews() throws {
    let controller = DragBoardViewController()
    screen.show(controller)
    let (left, right) = (controller.leftView, controller.rightView)
    let start = screen.middle(of: try #require(left.cellForItem(at: IndexPath(item: 1, section: 0))))
    let end = screen.middle(of: try #require(right.cellForItem(at: IndexPath(item: 1, section: 0))))
    let finger = screen.touchDown(at: start)
    screen.advance(by: 0.8)
    for step in 1...10 {
      let part = CGFloat(step) / 10
      finger.move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      screen.advance(by: 0.05)
    }
    finger.lift()
    screen.advance(by: 1.5)
    #expect(controller.left == ["a", "c", "d"])
    #expect(controller.right == ["x", "b", "y"])
    #expect(controller.log == ["begin", "dropped", "end"])
    #expect(right.cellForItem(at: IndexPath(item: 1, section: 0))?.accessibilityIdentifier == "b")
    #expect(left.visibleCells.count == 3)
  }
}
