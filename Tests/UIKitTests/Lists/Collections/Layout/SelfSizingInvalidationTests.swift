// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Cells on the screen whose content changes, and with it the size that they would like.
@MainActor struct SelfSizingInvalidationTests {
  private static func flow() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 40)
    layout.minimumLineSpacing = 0
    return layout
  }

  private func rows(_ count: Int, layout: UICollectionViewLayout = flow()) -> CollectionFixture {
    let fixture = CollectionFixture([count], layout: layout)
    for item in 0..<count { fixture.wanted["0.\(item)"] = CGSize(width: 300, height: 40) }
    fixture.settle()
    return fixture
  }

  private func grow(_ fixture: CollectionFixture, _ item: Int, to height: CGFloat) {
    fixture.wanted["0.\(item)"] = CGSize(width: 300, height: height)
    (fixture.view.cellForItem(at: path(0, item)) as? CountingCell)?.wanted = CGSize(width: 300, height: height)
  }

  private func onScreen(_ fixture: CollectionFixture, _ item: Int) -> CGFloat? {
    fixture.frame(0, item).map { $0.minY - fixture.view.contentOffset.y }
  }

  @Test func cellsSayTheirSizesAgainUnlessThatIsTurnedOff() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.selfSizingInvalidation == .enabled)
    #expect(UICollectionView.SelfSizingInvalidation.disabled.rawValue == 0)
    #expect(UICollectionView.SelfSizingInvalidation.enabled.rawValue == 1)
    #expect(UICollectionView.SelfSizingInvalidation.enabledIncludingConstraints.rawValue == 2)
  }

  @Test func aCellThatInvalidatesItsSizeIsMeasuredInTheNextPass() {
    let fixture = rows(20)
    grow(fixture, 1, to: 90)
    fixture.settle()
    #expect(fixture.frame(0, 2)?.minY == 80)
    fixture.view.cellForItem(at: path(0, 1))?.invalidateIntrinsicContentSize()
    #expect(fixture.frame(0, 2)?.minY == 80)
    fixture.settle()
    #expect(fixture.frame(0, 1) == rect(0, 40, 300, 90))
    #expect(fixture.frame(0, 2)?.minY == 130)
    grow(fixture, 1, to: 50)
    fixture.view.cellForItem(at: path(0, 1))?.contentView.invalidateIntrinsicContentSize()
    fixture.settle()
    #expect(fixture.frame(0, 2)?.minY == 90)
  }

  @Test func disabledNothingIsMeasured() {
    let fixture = rows(20)
    fixture.view.selfSizingInvalidation = .disabled
    grow(fixture, 1, to: 90)
    fixture.view.cellForItem(at: path(0, 1))?.invalidateIntrinsicContentSize()
    fixture.settle()
    #expect(fixture.frame(0, 2)?.minY == 80)
    fixture.view.reconfigureItems(at: [path(0, 1)])
    fixture.settle()
    #expect(fixture.frame(0, 2)?.minY == 130)
  }

  @Test func severalChangesAreOneLayout() {
    let fixture = rows(20)
    let prepared = fixture.view.statistics.layoutsPrepared
    for item in [0, 2, 3] {
      grow(fixture, item, to: 60)
      fixture.view.cellForItem(at: path(0, item))?.invalidateIntrinsicContentSize()
    }
    fixture.settle()
    #expect(fixture.view.statistics.layoutsPrepared == prepared + 1)
    #expect(fixture.frame(0, 4)?.minY == 220)
    // A size that is still right changes nothing.
    fixture.view.cellForItem(at: path(0, 3))?.invalidateIntrinsicContentSize()
    fixture.settle()
    #expect(fixture.view.statistics.layoutsPrepared == prepared + 1)
  }

  @Test func layoutsThatDecideSizesAskNobody() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.minimumLineSpacing = 0
    let fixture = rows(5, layout: layout)
    grow(fixture, 0, to: 90)
    fixture.view.cellForItem(at: path(0, 0))?.invalidateIntrinsicContentSize()
    fixture.settle()
    #expect(fixture.frame(0, 1)?.minY == 40)
  }

  @Test(arguments: [false, true]) func whatIsSeenStaysInItsPlace(isCompositional: Bool) {
    let layout = isCompositional ? UICollectionViewCompositionalLayout(section: .rows(.estimated(40))) : Self.flow()
    let fixture = rows(50, layout: layout)
    fixture.view.contentOffset.y = 210
    fixture.settle()
    // Item 5 begins above the screen, item 6 on it.
    grow(fixture, 5, to: 70)
    fixture.view.cellForItem(at: path(0, 5))?.invalidateIntrinsicContentSize()
    fixture.settle()
    #expect(fixture.frame(0, 5)?.height == 70)
    #expect(onScreen(fixture, 6) == 30)
    #expect(fixture.view.contentOffset.y == 240)
    grow(fixture, 6, to: 100)
    fixture.view.cellForItem(at: path(0, 6))?.invalidateIntrinsicContentSize()
    fixture.settle()
    #expect(onScreen(fixture, 6) == 30)
    #expect(onScreen(fixture, 7) == 130)
  }

  @Test func theChangeIsAnimatedUnlessTheAppSaysOtherwise() {
    let stage = CollectionStage([(0..<20).map { "0.\($0)" }], layout: Self.flow())
    for item in 0..<20 { stage.wanted["0.\(item)"] = CGSize(width: 300, height: 40) }
    stage.stage.frame()
    grow(stage, 0, to: 80)
    stage.view.cellForItem(at: path(0, 0))?.invalidateIntrinsicContentSize()
    stage.stage.frame()
    #expect(stage.cell("0.1")?.center.y == 100)
    #expect(stage.shownY("0.1").isNear(60))
    stage.stage.advance(0.15)
    #expect(stage.shownY("0.1").isNear(80))
    stage.stage.advance(1)
    grow(stage, 0, to: 40)
    UIView.performWithoutAnimation { stage.view.cellForItem(at: path(0, 0))?.invalidateIntrinsicContentSize() }
    stage.stage.frame()
    #expect(stage.shownY("0.1").isNear(60))
  }

  // MARK: - Constraints

  /// As high as a constraint and a text say.
  private final class TallCell: UICollectionViewCell {
    let box = UIView()
    let label = UILabel()
    lazy var height = box.heightAnchor.constraint(equalToConstant: 30)

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      for view in [box, label] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
      }
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor), height,
        label.topAnchor.constraint(equalTo: box.bottomAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private func constrainedRows(_ mode: UICollectionView.SelfSizingInvalidation) -> CollectionFixture {
    CollectionFixture(
      [["a", "b", "c"]], layout: UICollectionViewCompositionalLayout(section: .rows(.estimated(40)))
    ) {
      $0.register(TallCell.self, forCellWithReuseIdentifier: "cell")
      $0.selfSizingInvalidation = mode
    }
  }

  @Test(arguments: [false, true]) func constraintsCountOnlyWhereTheyAreIncluded(areIncluded: Bool) {
    let fixture = constrainedRows(areIncluded ? .enabledIncludingConstraints : .enabled)
    fixture.settle()
    #expect(fixture.frame(0, 1)?.minY == 30)
    let cell = fixture.view.cellForItem(at: path(0, 0)) as? TallCell
    cell?.height.constant = 75
    fixture.settle()
    #expect(fixture.frame(0, 1)?.minY == (areIncluded ? 75 : 30))
  }

  @Test func textsAndConstraintsThatComeAndGoCountToo() {
    let fixture = constrainedRows(.enabledIncludingConstraints)
    fixture.settle()
    let cell = fixture.view.cellForItem(at: path(0, 1)) as? TallCell
    cell?.label.text = "One line"
    fixture.settle()
    let line = (fixture.frame(0, 1)?.height ?? 0) - 30
    #expect(line > 15)
    cell?.label.text = "Two\nlines"
    fixture.settle()
    #expect(abs((fixture.frame(0, 1)?.height ?? 0) - 30 - 2 * line) <= 1.5)
    cell?.height.isActive = false
    cell?.label.text = nil
    cell?.box.heightAnchor.constraint(equalToConstant: 44).isActive = true
    fixture.settle()
    #expect(fixture.frame(0, 1)?.height == 44)
    #expect(fixture.frame(0, 2)?.minY == 74)
  }
}
