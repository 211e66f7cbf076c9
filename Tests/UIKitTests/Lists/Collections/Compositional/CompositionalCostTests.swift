// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// What long compositional layouts cost, counted.
@MainActor struct CompositionalCostTests {
  /// Counts without texts: a data source of a hundred thousand strings would cost more than the layout.
  private final class Source: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func view(
    _ layout: UICollectionViewCompositionalLayout, _ source: Source
  ) -> (UICollectionView, UIWindow) {
    let view = UICollectionView(frame: rect(0, 0, 300, 400), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    return (view, makeWindow(300, 400, holding: view))
  }

  @Test func aFlingThroughAHundredThousandCardsMakesAScreenOfCells() {
    let layout = UICollectionViewCompositionalLayout(section: .rows(.absolute(50)))
    let source = Source([100_000])
    let (view, window) = view(layout, source)
    view.layoutIfNeeded()
    let made = layout.statistics.attributesMade
    let steps = 400
    for step in 1...steps {
      view.contentOffset.y = CGFloat(step) * 30
      view.layoutIfNeeded()
    }
    #expect(view.statistics.viewsMade <= 10)
    #expect(view.statistics.layoutsPrepared == 1)
    // A query knows half a screen more on either side.
    #expect(view.statistics.layoutQueries <= steps * 30 / 200 + 2)
    // Two and a half screens of eight rows, and one cut at either end: half a screen behind, one ahead for prefetching.
    #expect(layout.statistics.attributesMade - made <= view.statistics.layoutQueries * 22)
    #expect(layout.statistics.sectionsProvided == 1)
    #expect((layout.solver?.statistics.groupsSolved ?? .max) <= 2)
    withExtendedLifetime(window) {}
  }

  @Test(arguments: [1_000, 10_000, 100_000]) func whatAScreenCostsDoesNotGrowWithTheItems(count: Int) {
    let layout = UICollectionViewCompositionalLayout(section: .rows(.absolute(50)))
    let source = Source([count])
    let (view, window) = view(layout, source)
    view.layoutIfNeeded()
    view.contentOffset.y = CGFloat(count / 2) * 50
    view.layoutIfNeeded()
    #expect((layout.solver?.statistics.visited ?? .max) <= 60)
    #expect(layout.statistics.attributesMade <= 60)
    #expect((layout.solver?.statistics.groupsSolved ?? .max) <= 2)
    withExtendedLifetime(window) {}
  }

  @Test func anOrthogonalSectionOfAHundredThousandCostsAScreen() throws {
    let layout = UICollectionViewCompositionalLayout(section: .cards(width: 100, spacing: 0))
    let source = Source([100_000])
    let (view, window) = view(layout, source)
    view.layoutIfNeeded()
    let scroller = try #require(view.orthogonalScrollView(section: 0))
    for step in 1...300 {
      scroller.contentOffset.x = CGFloat(step) * 25
      view.layoutIfNeeded()
    }
    #expect(view.statistics.viewsMade <= 5)
    #expect(view.statistics.layoutQueries <= 300 * 25 / 150 + 2)
    #expect(view.statistics.layoutsPrepared == 1)
    #expect(layout.statistics.attributesMade <= view.statistics.layoutQueries * 8)
    withExtendedLifetime(window) {}
  }

  @Test func selfSizingSolvesGroupsThatAreSeenAndNoOthers() {
    let layout = UICollectionViewCompositionalLayout(section: .rows(.estimated(50)))
    let source = Source([100_000])
    let (view, window) = view(layout, source)
    view.layoutIfNeeded()
    for step in 1...100 {
      view.contentOffset.y = CGFloat(step) * 100
      view.layoutIfNeeded()
    }
    // Views without content keep the estimate: nothing is solved anew.
    #expect((layout.solver?.statistics.groupsSolved ?? .max) <= 2)
    #expect(view.statistics.viewsMade <= 12)
    withExtendedLifetime(window) {}
  }

  @Test func measuredRowsAreSolvedOnceEach() {
    let count = 2_000
    let fixture = CollectionFixture(
      [count], layout: UICollectionViewCompositionalLayout(section: .rows(.estimated(50))))
    for item in 0..<count { fixture.wanted["0.\(item)"] = CGSize(width: 300, height: 60) }
    fixture.settle()
    guard let layout = fixture.view.collectionViewLayout as? UICollectionViewCompositionalLayout else { return }
    for step in 1...100 {
      fixture.view.contentOffset.y = CGFloat(step) * 100
      fixture.settle()
    }
    let seen = (10_000 + 400) / 60 + 2
    #expect((layout.solver?.statistics.groupsSolved ?? .max) <= seen * 3)
    #expect(layout.statistics.solversMade == 1)
    #expect(layout.statistics.sectionsProvided == 1)
  }

  @Test func aStepWithAPinnedHeaderAsksForTheScreenOnly() {
    let layout = UICollectionViewCompositionalLayout(section: .rows(.absolute(50)).header(pins: true))
    let fixture = CollectionFixture([5_000], layout: layout)
    fixture.settle()
    fixture.view.contentOffset.y = 1
    fixture.settle()
    let (made, provided) = (layout.statistics.attributesMade, layout.statistics.sectionsProvided)
    for step in 2...101 {
      fixture.view.contentOffset.y = CGFloat(step)
      fixture.settle()
    }
    #expect(layout.statistics.attributesMade - made <= 100 * 12)
    #expect(layout.statistics.sectionsProvided == provided)
  }

  @Test func insertingAtTheFrontAsksOnceMoreAndMovesOneScreen() {
    let layout = UICollectionViewCompositionalLayout(section: .rows(.absolute(50)))
    let fixture = CollectionFixture([20_000], layout: layout)
    fixture.settle()
    let made = layout.statistics.attributesMade
    fixture.sections[0].insert("new", at: 0)
    UIView.performWithoutAnimation { fixture.view.insertItems(at: [path(0, 0)]) }
    fixture.settle()
    #expect(layout.statistics.sectionsProvided == 2)
    #expect(layout.statistics.attributesMade - made <= 60)
    #expect(fixture.view.statistics.viewsMade <= 10)
  }
}
