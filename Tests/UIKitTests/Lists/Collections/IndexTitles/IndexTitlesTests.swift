// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Rows of 100 points, ten to a letter, whose data source has titles for an index. The view is 300 × 400, of which the safe area
/// leaves 59 to 366.
@MainActor private final class IndexedFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var letters: [String]
  var titles: [String]?
  /// What titles lead to; a whole section unless set.
  var place: (Int) -> IndexPath = { IndexPath(index: $0) }
  var asked: [String] = []
  var offsets: [CGFloat] = []
  let view: UICollectionView
  let bench: CollectionInteractionBench

  init(
    _ letters: [String], titles: [String]? = nil, layout: UICollectionViewLayout? = nil, isRightToLeft: Bool = false
  ) {
    self.letters = letters
    self.titles = titles ?? letters
    let rows = UICollectionViewFlowLayout()
    rows.itemSize = CGSize(width: 300, height: 100)
    rows.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout ?? rows)
    view.contentInsetAdjustmentBehavior = .never
    if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    view.register(DragCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    bench = CollectionInteractionBench(UIView(), size: CGSize(width: 300, height: 400))
    super.init()
    view.dataSource = self
    view.delegate = self
    bench.window.addSubview(view)
    bench.frame()
  }

  var bar: ListIndexBar? { view.subviews.last as? ListIndexBar }

  /// A place in the middle of a title, in the window's points.
  func y(_ title: Int) -> CGFloat { 212.5 + (CGFloat(title) + 0.5 - CGFloat(titles?.count ?? 0) / 2) * 14 }

  func numberOfSections(in collectionView: UICollectionView) -> Int { letters.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    letters[section] == "-" ? 0 : 10
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    asked.append("titles")
    return titles
  }

  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    asked.append("\(title) \(index)")
    return place(index)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
}

/// The index at the trailing edge of a collection view.
@MainActor struct IndexTitlesTests {
  // MARK: - Whether and where

  @Test func titlesStandAtTheTrailingEdgeOverTheContent() throws {
    let fixture = IndexedFixture(["A", "B", "C"])
    let bar = try #require(fixture.bar)
    #expect(bar.frame == CGRect(x: 285, y: 59, width: 15, height: 307))
    #expect(bar.titles == ["A", "B", "C"])
    #expect(fixture.view.cellForItem(at: path(0, 0))?.frame.width == CGFloat(300))
    #expect(fixture.asked == ["titles", "A 0", "B 1", "C 2"])
  }

  @Test func withoutTitlesThereIsNoIndex() {
    #expect(IndexedFixture(["A"], titles: []).bar == nil)
    let plain = CollectionFixture([3])
    plain.settle()
    #expect(!plain.view.subviews.contains { $0 is ListIndexBar })
  }

  @Test func itStandsAtTheLeftWherePeopleReadFromRightToLeft() throws {
    let fixture = IndexedFixture(["A", "B"], isRightToLeft: true)
    #expect(try #require(fixture.bar).frame.minX == CGFloat(0))
  }

  @Test func itStaysOnTheScreenAndKeepsWithinInsets() throws {
    let fixture = IndexedFixture(["A", "B"])
    fixture.view.contentInset = UIEdgeInsets(top: 70, left: 0, bottom: 40, right: 0)
    fixture.view.contentOffset.y = 700
    fixture.bench.frame()
    #expect(try #require(fixture.bar).frame == CGRect(x: 285, y: 770, width: 15, height: 290))
  }

  @Test func longTitlesMakeItWider() throws {
    let fixture = IndexedFixture(["A", "Long"])
    let bar = try #require(fixture.bar)
    #expect(bar.frame.width > 25)
    #expect(bar.frame.maxX == CGFloat(300))
  }

  @Test func itIsInFrontOfCellsThatComeLater() {
    let fixture = IndexedFixture(["A", "B"])
    for _ in 0..<5 {
      fixture.view.contentOffset.y += 150
      fixture.bench.frame()
      #expect(fixture.bar != nil)
    }
  }

  // MARK: - Data

  @Test func dataThatChangesBringsOtherTitles() {
    let fixture = IndexedFixture(["A", "B"])
    fixture.asked = []
    fixture.bench.frame()
    #expect(fixture.asked == [])
    fixture.letters = ["A", "B", "C"]
    fixture.titles = ["A", "B", "C"]
    fixture.view.insertSections([2])
    fixture.bench.advance(1)
    #expect(fixture.bar?.titles == ["A", "B", "C"])
    #expect(fixture.asked == ["titles", "A 0", "B 1", "C 2"])
    fixture.titles = nil
    fixture.view.reloadData()
    fixture.bench.frame()
    #expect(fixture.bar == nil)
    fixture.titles = ["x"]
    fixture.view.reloadData()
    fixture.bench.frame()
    #expect(fixture.bar?.titles == ["x"])
    fixture.view.dataSource = nil
    fixture.bench.frame()
    #expect(fixture.bar == nil)
  }

  @Test func aDiffableDataSourceIsAskedAgainWithEachSnapshot() throws {
    final class Source: UICollectionViewDiffableDataSource<String, Int> {
      override func indexTitles(for collectionView: UICollectionView) -> [String]? { snapshot().sectionIdentifiers }
      override func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
      ) -> IndexPath { IndexPath(item: 0, section: index) }
    }
    let bench = CollectionInteractionBench(UIView())
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(DragCell.self, forCellWithReuseIdentifier: "cell")
    bench.window.addSubview(view)
    let source = Source(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    bench.frame()
    #expect(!view.showsIndex)
    var snapshot = source.snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1], toSection: "A")
    snapshot.appendItems([2], toSection: "B")
    source.apply(snapshot)
    bench.advance(1)
    #expect(view.index.titles == ["A", "B"])
    snapshot.deleteSections(["A"])
    source.apply(snapshot)
    bench.advance(1)
    #expect(view.index.titles == ["B"])
    #expect(view.index.paths == [path(0, 0)])
  }

  // MARK: - Fingers

  @Test func aFingerOnATitleGoesThereAtOnce() {
    let fixture = IndexedFixture(["A", "B", "C", "D"])
    fixture.bench.down(1, 292, fixture.y(2))
    #expect(fixture.view.contentOffset.y == CGFloat(2000))
    fixture.bench.up(1)
    fixture.bench.advance(1)
    #expect(fixture.view.contentOffset.y == CGFloat(2000))
    #expect(fixture.view.indexPathsForSelectedItems == [])
  }

  @Test func aFingerThatMovesJumpsOnceForEveryTitle() {
    let fixture = IndexedFixture(["A", "B", "C", "D"])
    fixture.bench.down(1, 292, fixture.y(0))
    fixture.offsets = []
    fixture.bench.move(1, to: 292, fixture.y(3), steps: 60)
    #expect(fixture.offsets == [1000, 2000, 3000])
    // Wherever the finger goes, it is the height that counts.
    fixture.bench.move(1, to: 100, fixture.y(1), steps: 20)
    #expect(fixture.offsets == [1000, 2000, 3000, 2000, 1000])
    fixture.bench.move(1, to: 100, 399, steps: 5)
    fixture.bench.up(1)
    #expect(fixture.view.contentOffset.y == CGFloat(3000))
  }

  @Test func theEndOfTheContentIsNotPassed() {
    let fixture = IndexedFixture(["A", "B", "C"])
    fixture.place = { path(2, 7 + $0) }
    fixture.view.reloadData()
    fixture.bench.frame()
    fixture.bench.tap(292, fixture.y(2))
    #expect(fixture.view.contentOffset.y == CGFloat(2600))
  }

  @Test func anItemIsShownAtTheTop() {
    let fixture = IndexedFixture(["A", "B", "C"])
    fixture.place = { path($0, 3) }
    fixture.view.reloadData()
    fixture.bench.frame()
    fixture.bench.tap(292, fixture.y(1))
    #expect(fixture.view.contentOffset.y == CGFloat(1300))
  }

  @Test(arguments: [false, true])
  func aSectionIsShownWithItsHeader(_ isPinned: Bool) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 300, height: 40)
    layout.sectionInset.top = 10
    layout.sectionHeadersPinToVisibleBounds = isPinned
    let fixture = IndexedFixture(["A", "B", "C"], layout: layout)
    fixture.place = { path($0, 0) }
    fixture.view.reloadData()
    fixture.bench.frame()
    fixture.bench.tap(292, fixture.y(1))
    #expect(fixture.view.contentOffset.y == CGFloat(1050))
    // From within the section too.
    fixture.view.contentOffset.y = 1400
    fixture.bench.frame()
    fixture.bench.tap(292, fixture.y(1))
    #expect(fixture.view.contentOffset.y == CGFloat(1050))
  }

  @Test func aListIsShownFromItsHeaderThoughRowsSayTheirHeights() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let fixture = IndexedFixture(["A", "B", "C"], layout: layout)
    fixture.bench.tap(292, fixture.y(2))
    fixture.bench.frame()
    let header = try #require(
      fixture.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path(2, 0)))
    let cell = try #require(fixture.view.cellForItem(at: path(2, 0)))
    #expect(abs(header.frame.maxY - cell.frame.minY) < 0.01)
    let wanted = min(header.frame.minY, fixture.view.verticalRange.upperBound)
    #expect(abs(fixture.view.contentOffset.y - wanted) < 0.01)
    #expect(fixture.view.contentOffset.y > 500)
  }

  @Test func contentThatScrollsAcrossGoesAcross() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 400)
    layout.minimumLineSpacing = 0
    let fixture = IndexedFixture(["A", "B", "C"], layout: layout)
    fixture.bench.tap(292, fixture.y(1))
    #expect(fixture.view.contentOffset == CGPoint(x: 1000, y: 0))
  }

  @Test func contentThatStillMovesStops() {
    let fixture = IndexedFixture(["A", "B", "C", "D"])
    fixture.bench.down(1, 100, 300)
    fixture.bench.move(1, to: 100, 100, steps: 4)
    fixture.bench.up(1)
    fixture.bench.advance(0.1)
    #expect(fixture.view.isDecelerating)
    fixture.bench.tap(292, fixture.y(2))
    fixture.bench.advance(1)
    #expect(fixture.view.contentOffset.y == CGFloat(2000))
  }

  @Test func aFingerBesideTheIndexScrolls() {
    let fixture = IndexedFixture(["A", "B", "C", "D"])
    fixture.bench.down(1, 280, 200)
    fixture.bench.move(1, to: 280, 100)
    #expect(fixture.view.isDragging)
    fixture.bench.up(1)
  }

  // MARK: - What is not there

  @Test func titlesThatLeadNowhereDoNothing() {
    let fixture = IndexedFixture(["A", "-", "C"], titles: ["A", "-", "gone", "far", "none"])
    fixture.place = {
      switch $0 {
      case 2: IndexPath(index: 9)
      case 3: path(0, 10)
      case 4: IndexPath()
      default: path($0, 0)
      }
    }
    fixture.view.reloadData()
    fixture.bench.frame()
    fixture.view.contentOffset.y = 333
    for title in 1...4 {
      fixture.bench.tap(292, fixture.y(title))
      #expect(fixture.view.contentOffset.y == CGFloat(333))
    }
    fixture.bench.tap(292, fixture.y(0))
    #expect(fixture.view.contentOffset.y == CGFloat(0))
  }

  // MARK: - Accessibility and keys

  @Test func assistiveTechnologyKnowsItAsASlider() throws {
    let fixture = IndexedFixture(["A", "B", "C"])
    let bar = try #require(fixture.bar)
    #expect(bar.layer.accessibility?.role == "slider")
    #expect(bar.layer.accessibility?.label == "Section index")
    fixture.bench.tap(292, fixture.y(1))
    #expect(bar.layer.accessibility?.value == "B")
  }

  @Test func arrowsGoFromTitleToTitle() throws {
    let fixture = IndexedFixture(["A", "B", "C"])
    let bar = try #require(fixture.bar)
    fixture.bench.window.focusSystem.move(to: bar, heading: [])
    #expect(bar.isFocused)
    fixture.bench.press("ArrowDown")
    #expect(fixture.view.contentOffset.y == CGFloat(1000))
    fixture.bench.press("ArrowRight", "ArrowDown")
    #expect(fixture.view.contentOffset.y == CGFloat(2000))
    fixture.view.contentOffset.y = 1500
    fixture.bench.frame()
    fixture.bench.press("ArrowUp")
    #expect(fixture.view.contentOffset.y == CGFloat(0))
    fixture.bench.press("ArrowUp")
    #expect(bar.isFocused)
    #expect(bar.accessibilityValue == "A")
  }

  @Test func arrowsPassTitlesThatTheEndOfTheContentHides() throws {
    let fixture = IndexedFixture(["A", "B"])
    fixture.titles = ["7", "8", "9"]
    fixture.place = { path(1, 7 + $0) }
    fixture.view.reloadData()
    fixture.bench.frame()
    let bar = try #require(fixture.bar)
    bar.adjust(by: 1)
    fixture.bench.frame()
    #expect(bar.accessibilityValue == "8")
    bar.adjust(by: 1)
    fixture.bench.frame()
    #expect(bar.accessibilityValue == "9")
    bar.adjust(by: -1)
    #expect(bar.accessibilityValue == "8")
  }
}
