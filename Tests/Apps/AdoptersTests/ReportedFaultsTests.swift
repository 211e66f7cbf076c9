// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

/// What people report of collection views elsewhere and an app can see from outside. Faults of compositional layout stand
/// in `CompositionalFaultTests`, of the solver alone and through the collection view.
@MainActor struct ReportedFaultsTests {
  @Test("prefetching with self-sizing does not move the offset while the content is pulled beyond its edges")
  func prefetchingWhileRubberBanding() {
    let screen = TestScreen(.iPhoneSE)
    let rows = SelfSizingRows()
    screen.show(rows)
    let view = rows.collectionView!
    let top = -view.adjustedContentInset.top
    #expect(view.contentOffset.y == top)
    let pull = pulled(view, screen, by: 12)
    // Beyond the edge the content follows at about half the finger's way, never back and never by leaps.
    #expect(pull.allSatisfy { (-20...0).contains($0) })
    #expect(view.contentOffset.y < top - 40)
    let back = returned(view, screen)
    #expect(back.allSatisfy { $0 >= -1e-9 })
    #expect(view.contentOffset.y == top)
    view.scrollToItem(at: IndexPath(item: 299, section: 0), at: .bottom, animated: false)
    screen.advance(by: 0.5)
    let end = view.contentOffset.y
    #expect(end == view.contentSize.height - 667)
    let push = pulled(view, screen, by: -12)
    #expect(push.allSatisfy { (0...20).contains($0) })
    #expect(returned(view, screen).allSatisfy { $0 <= 1e-9 })
    #expect(view.contentOffset.y == end)
    #expect(rows.announced.count > 0)
  }

  /// How the offset moved, frame by frame, while a finger pulled 20 times by some points.
  private func pulled(_ view: UICollectionView, _ screen: TestScreen, by points: CGFloat) -> [CGFloat] {
    let finger = screen.touchDown(at: CGPoint(x: 180, y: 330))
    finger.move(to: CGPoint(x: 180, y: 330 + points))
    var last = view.contentOffset.y
    return (1...19).map { step in
      screen.advance(by: 1.0 / 60)
      finger.move(to: CGPoint(x: 180, y: 330 + points * CGFloat(step + 1)))
      defer { last = view.contentOffset.y }
      if step == 19 { finger.lift() }
      return view.contentOffset.y - last
    }
  }

  private func returned(_ view: UICollectionView, _ screen: TestScreen) -> [CGFloat] {
    var last = view.contentOffset.y
    return (0..<120).map { _ in
      screen.advance(by: 1.0 / 60)
      defer { last = view.contentOffset.y }
      return view.contentOffset.y - last
    }
  }

  @Test("a snapshot of 10,000 items built one append at a time is not quadratic")
  func appendsOneByOne() {
    let tally = Tally()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Counted>()
    snapshot.appendSections([0])
    for number in 0..<10_000 { snapshot.appendItems([Counted(number: number, tally: tally)]) }
    #expect(snapshot.numberOfItems == 10_000)
    #expect(tally.hashes <= 20_000)
    #expect(tally.comparisons <= 20_000)
    #expect(snapshot.indexOfItem(Counted(number: 9_999, tally: tally)) == 9_999)
  }

  @Test("reading itemIdentifiers again does not copy them")
  func identifiersAreNotCopied() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(Array(0..<10_000), toSection: 0)
    snapshot.appendItems(Array(10_000..<10_010), toSection: 1)
    let copy = snapshot
    func address(_ identifiers: [Int]) -> UnsafePointer<Int>? {
      identifiers.withUnsafeBufferPointer(\.baseAddress)
    }
    #expect(snapshot.itemIdentifiers == Array(0..<10_010))
    #expect(address(snapshot.itemIdentifiers) == address(snapshot.itemIdentifiers))
    #expect(address(copy.itemIdentifiers) == address(snapshot.itemIdentifiers))
  }

  @Test("500 inserted items animate without a stall: what is asked and made is a screen's, whatever comes")
  func manyInsertions() {
    let screen = TestScreen(.iPhoneSE)
    let rows = SelfSizingRows()
    rows.usesFixedSize = true
    screen.show(rows)
    let visible = rows.collectionView.visibleCells.count
    rows.filled = 0
    rows.count += 500
    var ended = false
    rows.collectionView.performBatchUpdates({
      rows.collectionView.insertItems(at: (0..<500).map { IndexPath(item: $0 * 3 / 2, section: 0) })
    }) { ended = $0 }
    screen.step()
    #expect(rows.filled <= 2 * visible)
    let afterOneFrame = rows.filled
    #expect(!ended)
    screen.advance(by: 1)
    #expect(ended)
    // Nothing more was made on the way.
    #expect(rows.filled == afterOneFrame)
    #expect(rows.collectionView.numberOfItems(inSection: 0) == 800)
  }
}

/// Counts how often its identifiers are hashed and compared.
private final class Tally: @unchecked Sendable {
  var hashes = 0
  var comparisons = 0
}

private struct Counted: Hashable, Sendable {
  let number: Int
  let tally: Tally

  static func == (one: Counted, other: Counted) -> Bool {
    one.tally.comparisons += 1
    return one.number == other.number
  }

  func hash(into hasher: inout Hasher) {
    tally.hashes += 1
    hasher.combine(number)
  }
}

/// 300 rows that turn out taller than they were estimated, announced ahead of time.
private final class SelfSizingRows: UICollectionViewController, UICollectionViewDataSourcePrefetching {
  var count = 300
  var filled = 0
  var announced: Set<Int> = []
  var usesFixedSize = false {
    didSet { collectionView.collectionViewLayout.invalidateLayout() }
  }

  init() {
    super.init(collectionViewLayout: UICollectionViewLayout())
    let layout = UICollectionViewCompositionalLayout { [weak self] _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: self?.usesFixedSize == true ? .absolute(50) : .estimated(40))
      return NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    collectionView.collectionViewLayout = layout
    collectionView.register(TallCell.self, forCellWithReuseIdentifier: "row")
    collectionView.prefetchDataSource = self
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    filled += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    announced.formUnion(indexPaths.map(\.item))
  }
}

private final class TallCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 70 + CGFloat(layoutAttributes.indexPath.item % 5) * 13
    return layoutAttributes
  }
}
