// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Views for visible elements only, used again, in order, told of in order; and what a scroll step costs.
@MainActor struct UICollectionViewTests {
  /// Six rows of four on the screen.
  private static func grid(_ counts: [Int]) -> CollectionFixture {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 75, height: 50)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    return CollectionFixture(counts, layout: layout)
  }

  @Test func onlyVisibleCellsExistHoweverManyItemsThereAre() {
    for count in [100, 100_000] {
      let fixture = Self.grid([count])
      fixture.settle()
      #expect(fixture.view.visibleCells.count == 32)
      #expect(fixture.view.subviews.count == 32)
      #expect(fixture.cellsAsked == 32)
      #expect(fixture.view.statistics.viewsMade == 32)
      #expect(fixture.view.statistics.layoutQueries == 1)
      #expect(fixture.view.statistics.layoutsPrepared == 1)
    }
  }

  @Test func cellsAreMadeWithTheirFrameAndFillTheirContent() throws {
    let fixture = Self.grid([8])
    fixture.settle()
    let cell = try #require(fixture.view.cellForItem(at: path(0, 5)))
    #expect(cell.frame == CGRect(x: 75, y: 50, width: 75, height: 50))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 75, height: 50))
    cell.frame.size.width = 60
    #expect(cell.contentView.frame.width == 60)
    #expect(cell.reuseIdentifier == "cell")
    #expect(!cell.isAccessibilityElement)
  }

  @Test func cellsThatLeaveAreUsedAgain() {
    let fixture = Self.grid([100_000])
    fixture.settle()
    for offset in stride(from: CGFloat(0), through: 5000, by: 30) {
      fixture.view.contentOffset.y = offset
      fixture.settle()
    }
    // A row that is partly seen at each end: 9 rows of 4.
    #expect(fixture.view.statistics.viewsMade == 36)
    let cells = fixture.view.visibleCells.compactMap { $0 as? CountingCell }
    #expect(cells.allSatisfy { $0.reuses > 0 })
    #expect(fixture.texts == (396..<432).map { "0.\($0)" })
    #expect(fixture.textsByPath == fixture.texts)
  }

  @Test func aFarJumpCostsNoMoreThanANearOne() {
    let fixture = Self.grid([100_000])
    fixture.settle()
    fixture.view.contentOffset.y = 1_000_000
    fixture.settle()
    #expect(fixture.view.statistics.viewsMade == 32)
    #expect(fixture.view.statistics.layoutQueries == 2)
    #expect(fixture.texts.first == "0.80000")
  }

  @Test func aScrollStepWithoutNewCellsLooksAtNothing() {
    let fixture = Self.grid([100_000])
    // As insets, the safe area does not pass through the cells.
    fixture.view.contentInsetAdjustmentBehavior = .automatic
    fixture.view.contentOffset.y = 10
    _ = UIApplication.shared.makeFrame()
    let cells = fixture.view.visibleCells.compactMap { $0 as? CountingCell }
    let layouts = cells.map(\.layouts)
    let before = fixture.view.statistics
    for offset in 11...49 {
      fixture.view.contentOffset.y = CGFloat(offset)
      let result = UIApplication.shared.makeFrame()
      #expect(result?.commit.deltas.count == 1)
      #expect(result?.commit.deltas.first?.changes.count == 1)
    }
    #expect(fixture.view.statistics == before)
    #expect(cells.map(\.layouts) == layouts)
  }

  @Test func theLayoutIsAskedOnceForEachHalfScreen() {
    let fixture = Self.grid([100_000])
    fixture.settle()
    for offset in stride(from: CGFloat(0), through: 4000, by: 10) {
      fixture.view.contentOffset.y = offset
      fixture.settle()
    }
    #expect(fixture.view.statistics.layoutQueries <= 21)
    #expect(fixture.view.statistics.layoutsPrepared == 1)
  }

  @Test func subviewsAreInTheOrderOfItemsAfterScrollingBack() {
    let fixture = Self.grid([100])
    fixture.settle()
    fixture.view.contentOffset.y = 500
    fixture.settle()
    fixture.view.contentOffset.y = 130
    fixture.settle()
    #expect(fixture.texts == fixture.textsByPath)
    #expect(fixture.texts.first == "0.8")
    #expect(fixture.texts.count == 36)
  }

  private final class Displays: NSObject, UICollectionViewDelegate {
    var calls: [String] = []
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { calls.append("will \(indexPath.item)" + (cell.superview == nil ? "" : " be seen already")) }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { calls.append("end \(indexPath.item)") }
  }

  @Test func theDelegateIsToldOfWhatComesBeforeItIsAddedAndOfWhatGoes() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 200)
    layout.minimumLineSpacing = 0
    let fixture = CollectionFixture([9], layout: layout)
    let displays = Displays()
    fixture.view.delegate = displays
    fixture.settle()
    #expect(displays.calls == ["will 0", "will 1"])
    displays.calls = []
    fixture.view.contentOffset.y = 200
    fixture.settle()
    #expect(displays.calls == ["end 0", "will 2"])
  }

  @Test func anItemIsFoundAtAPointOnAndOffTheScreen() {
    let fixture = Self.grid([100])
    fixture.settle()
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 80, y: 60)) == path(0, 5))
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 10, y: 1001)) == path(0, 80))
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 10, y: 99_999)) == nil)
    #expect(fixture.view.cellForItem(at: path(0, 80)) == nil)
    let cell = fixture.view.visibleCells[0]
    #expect(fixture.view.indexPath(for: cell) == path(0, 0))
    #expect(fixture.view.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
  }

  @Test func scrollingToAnItemPutsItWhereItIsWanted() {
    let fixture = Self.grid([1000])
    fixture.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 40, right: 0)
    let view = fixture.view
    view.scrollToItem(at: path(0, 400), at: .top, animated: false)
    #expect(view.contentOffset.y == 4980)
    view.scrollToItem(at: path(0, 400), at: .bottom, animated: false)
    #expect(view.contentOffset.y == CGFloat(5050 - 340 - 20))
    view.scrollToItem(at: path(0, 400), at: .centeredVertically, animated: false)
    #expect(view.contentOffset.y == CGFloat(5025 - 170 - 20))
    view.scrollToItem(at: path(0, 999), at: .top, animated: false)
    #expect(view.contentOffset.y == CGFloat(12500 + 40 - 400))
    fixture.settle()
    #expect(view.cellForItem(at: path(0, 999)) != nil)
  }

  @Test func reloadingAsksEverythingAnewAndMakesNothing() {
    let fixture = Self.grid([40])
    fixture.settle()
    fixture.sections = [["x", "y"], ["z"]]
    fixture.view.reloadData()
    #expect(fixture.view.numberOfSections == 2)
    #expect(fixture.view.numberOfItems(inSection: 0) == 2)
    fixture.settle()
    #expect(fixture.texts == ["x", "y", "z"])
    #expect(fixture.view.statistics.viewsMade == 32)
    #expect(fixture.view.contentSize == CGSize(width: 300, height: 100))
  }

  private final class Reloading: NSObject, UICollectionViewDelegate {
    var reloads = 0
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
      guard indexPath.item == 1, reloads < 2 else { return }
      reloads += 1
      collectionView.reloadData()
    }
  }

  @Test func reloadingFromWithinACallbackComesToAnEnd() {
    let fixture = Self.grid([8])
    let reloading = Reloading()
    fixture.view.delegate = reloading
    fixture.settle()
    fixture.settle()
    #expect(reloading.reloads == 2)
    #expect(fixture.texts == (0..<8).map { "0.\($0)" })
    #expect(fixture.view.subviews.count == 8)
  }

  @Test func theDataSourceIsNotKept() {
    weak var kept: CollectionFixture?
    var view: UICollectionView?
    do {
      let fixture = Self.grid([4])
      fixture.settle()
      kept = fixture
      view = fixture.view
    }
    #expect(kept == nil)
    #expect(view?.dataSource == nil)
    view?.reloadData()
    #expect(view?.numberOfSections == 0)
  }

  @Test func anEmptyCollectionViewHasNothingToShow() {
    let fixture = CollectionFixture([[String]]())
    fixture.settle()
    #expect(fixture.view.subviews.isEmpty)
    #expect(fixture.view.contentSize == CGSize(width: 300, height: 0))
    #expect(fixture.view.indexPathsForSelectedItems == [])
  }

  @Test func theBackgroundStaysBehindTheScreen() {
    let fixture = Self.grid([100])
    let background = UIView()
    fixture.view.backgroundView = background
    fixture.settle()
    fixture.view.contentOffset.y = 70
    fixture.settle()
    #expect(background.frame == CGRect(x: 0, y: 70, width: 300, height: 400))
    #expect(fixture.view.subviews.first === background)
  }

  @Test func anotherLayoutMovesTheCellsThereAre() {
    let fixture = Self.grid([8])
    fixture.settle()
    let cell = fixture.view.cellForItem(at: path(0, 1))
    let list = UICollectionViewFlowLayout()
    list.itemSize = CGSize(width: 300, height: 40)
    list.minimumLineSpacing = 0
    fixture.view.setCollectionViewLayout(list, animated: false)
    fixture.settle()
    #expect(fixture.view.cellForItem(at: path(0, 1)) === cell)
    #expect(cell?.frame == CGRect(x: 0, y: 40, width: 300, height: 40))
    #expect(fixture.view.statistics.viewsMade == 8)
    #expect(list.collectionView === fixture.view)
  }

  private final class Prefetching: NSObject, UICollectionViewDataSourcePrefetching {
    var announced: [IndexPath] = []
    var cancelled: [IndexPath] = []
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      announced += indexPaths
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      cancelled += indexPaths
    }
  }

  @Test func itemsNearTheScreenAreAnnounced() {
    let fixture = Self.grid([1000])
    let prefetching = Prefetching()
    fixture.view.prefetchDataSource = prefetching
    fixture.settle()
    fixture.view.contentOffset.y = 10
    fixture.settle()
    #expect(prefetching.announced.contains(path(0, 40)))
    #expect(!prefetching.announced.contains(path(0, 3)))
    fixture.view.contentOffset.y = 8000
    fixture.settle()
    #expect(prefetching.cancelled.contains(path(0, 40)))
  }

  @Test func registrationsFillCells() {
    let fixture = CollectionFixture([["a"]])
    let registration = UICollectionView.CellRegistration<CountingCell, String> { cell, path, item in
      cell.text = "\(item) at \(path.item)"
    }
    let cell = fixture.view.dequeueConfiguredReusableCell(using: registration, for: path(0, 0), item: "thing")
    #expect(cell.text == "thing at 0")
    let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "badge") {
      view, kind, _ in view.tag = kind.count
    }
    #expect(fixture.view.dequeueConfiguredReusableSupplementary(using: header, for: path(0, 0)).tag == 5)
  }

  @Test func aControllerShowsItsCollectionView() {
    final class Controller: UICollectionViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(CountingCell.self, forCellWithReuseIdentifier: "cell")
      }
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    let window = TestWindow(300, 500)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(controller.collectionView.frame.size == CGSize(width: 300, height: 500))
    #expect(controller.collectionView.visibleCells.count == 3)
    #expect(controller.collectionView.delegate === controller)
    window.rootViewController = nil
  }

  @Test func aDataSourceThatHasGoneLeavesNothing() {
    var fixture: CollectionFixture? = CollectionFixture([3])
    let (view, window) = (fixture?.view, fixture?.window)
    fixture?.settle()
    #expect(view?.visibleCells.count == 3)
    fixture = nil
    #expect(view?.dataSource == nil)
    view?.setNeedsLayout()
    view?.frame.size.height += 10
    window?.layoutIfNeeded()
    #expect(view?.visibleCells.isEmpty == true)
    #expect(view?.numberOfSections == 0)
  }

  @Test func scrollingToAnItemAsksForNoCells() {
    let fixture = Self.grid([1000])
    fixture.view.scrollToItem(at: path(0, 400), at: .top, animated: false)
    #expect(fixture.cellsAsked == 0)
    #expect(fixture.view.contentOffset.y == 5000)
    fixture.settle()
    #expect(fixture.view.cellForItem(at: path(0, 400)) != nil && fixture.cellsAsked <= 40)
  }
}
