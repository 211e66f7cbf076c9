// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import RenderProtocol
import Testing

@testable import UIKit

@MainActor struct LayoutInspectionTests {
  /// A collection view of flow lines in a window of 300 × 400 points, shown.
  private func shown(_ counts: [Int], _ layout: UICollectionViewLayout) -> CollectionFixture {
    let fixture = CollectionFixture(counts, layout: layout)
    _ = UIApplication.shared.makeFrame()
    return fixture
  }

  private func flow(_ change: (UICollectionViewFlowLayout) -> Void = { _ in }) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 140, height: 90)
    layout.minimumLineSpacing = 20
    change(layout)
    return layout
  }

  private func describe(_ x: CGFloat = 150, _ y: CGFloat = 200) -> LayoutDescription {
    UIApplication.shared.describeLayout(at: CGPoint(x: x, y: y))
  }

  @Test func theCollectionViewUnderAPointTellsWhatIsSeenOfIt() throws {
    let fixture = shown([100], flow())
    fixture.view.contentOffset.y = 200
    fixture.settle()
    let description = describe()
    #expect(description.collection == fixture.view.layer.id)
    #expect(description.collection != nil)
    #expect(description.className == "UICollectionView")
    #expect(description.layoutName == "UICollectionViewFlowLayout")
    #expect(description.bounds == CGRect(x: 0, y: 200, width: 300, height: 400))
    #expect(!description.isTruncated)
    let items = description.boxes.filter { $0.role == .item }
    #expect(items.map(\.items) == (4..<12).map { $0..<$0 + 1 })
    #expect(items.first?.frame == CGRect(x: 0, y: 220, width: 140, height: 90))
    #expect(items.first?.declared == "itemSize 140 × 90")
    #expect(items.allSatisfy { $0.section == 0 && $0.depth == 2 })
    #expect(description.boxes.first?.role == .section)
    #expect(description.boxes.first?.items == 0..<100)
  }

  @Test func whereItIsNotSeenACollectionViewIsNotTold() {
    let fixture = shown([3], flow())
    fixture.view.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
    let own = fixture.view.layer.id
    #expect(own != nil)
    // Windows of other tests may stand behind.
    #expect(describe(150, 50).collection != own)
    #expect(describe(150, 150).collection == own)
    #expect(describe(-5, -5) == LayoutDescription())
    fixture.view.isHidden = true
    #expect(describe(150, 150).collection != own)
  }

  @Test func whatStandsInFrontHidesALayoutIfItIsOpaque() {
    let fixture = shown([3], flow())
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    fixture.window.addSubview(front)
    #expect(describe().collection != nil)
    front.backgroundColor = UIColor(white: 0, alpha: 0.4)
    #expect(describe().collection != nil)
    front.backgroundColor = .systemBackground
    #expect(describe() == LayoutDescription())
    // Whether it takes touches does not matter to those who look.
    front.isHidden = true
    fixture.view.isUserInteractionEnabled = false
    #expect(describe().collection != nil)
  }

  @Test func opaqueCellsAreTheCollectionViewsOwn() {
    let fixture = shown([3], flow())
    for cell in fixture.view.visibleCells { cell.contentView.backgroundColor = .red }
    #expect(describe(50, 40).collection == fixture.view.layer.id)
    // What is behind them is not seen.
    let behind = CollectionFixture([5], layout: flow())
    fixture.window.insertSubview(behind.view, at: 0)
    #expect(describe(50, 40).collection == fixture.view.layer.id)
  }

  @Test func theInnermostCollectionViewIsMeant() {
    let outer = shown([100], flow())
    let inner = CollectionFixture([5], layout: flow())
    inner.view.frame = CGRect(x: 10, y: 10, width: 100, height: 60)
    outer.view.visibleCells.first { $0.frame.minY == 0 && $0.frame.minX == 0 }?.contentView.addSubview(inner.view)
    outer.settle()
    _ = UIApplication.shared.makeFrame()
    #expect(describe(50, 40).collection == inner.view.layer.id)
    #expect(describe(50, 80).collection == outer.view.layer.id)
  }

  @Test func whatAncestorsCutOffIsNotTold() {
    let fixture = shown([100], flow())
    let frame = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 50))
    frame.clipsToBounds = true
    fixture.window.addSubview(frame)
    frame.addSubview(fixture.view)
    fixture.settle()
    let description = describe(150, 320)
    #expect(description.bounds == CGRect(x: 0, y: 0, width: 300, height: 50))
    #expect(description.boxes.filter { $0.role == .item }.count == 2)
  }

  @Test func pinnedHeadersAreToldWhereTheyAre() throws {
    let fixture = shown(
      [40],
      flow {
        $0.headerReferenceSize = CGSize(width: 0, height: 30)
        $0.sectionHeadersPinToVisibleBounds = true
      })
    fixture.view.contentOffset.y = 77
    fixture.settle()
    let header = try #require(describe().boxes.first { $0.role == .boundary })
    #expect(header.frame == CGRect(x: 0, y: 77, width: 300, height: 30))
    #expect(header.traits == .isPinned)
    #expect(header.kind == "header")
  }

  /// Steps to the right, with a line under each.
  private final class Steps: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 1_000) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<4).flatMap { item -> [UICollectionViewLayoutAttributes] in
        let cell = UICollectionViewLayoutAttributes(forCellWith: path(0, item))
        cell.frame = CGRect(x: 20 * item, y: 50 * item, width: 50, height: 50)
        cell.isHidden = item == 2
        let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path(0, item))
        line.frame = CGRect(x: item == 3 ? .infinity : 0, y: CGFloat(50 * item + 49), width: 300, height: 1)
        line.zIndex = -1
        line.alpha = 0.5
        return [cell, line]
      }
    }
  }

  @Test func aLayoutOfAnAppsOwnTellsItsElements() {
    let layout = Steps()
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
    let fixture = shown([4], layout)
    let description = describe()
    #expect(description.collection == fixture.view.layer.id)
    #expect(description.layoutName == "Steps")
    // Neither what is hidden nor what is nowhere.
    #expect(description.boxes.map(\.role) == [.item, .decoration, .item, .decoration, .decoration, .item])
    #expect(description.boxes.first?.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(description.boxes.first?.items == 0..<1)
    #expect(description.boxes[1].kind == "line")
    #expect(description.boxes[1].note == "zIndex -1 · alpha 0.5")
  }

  /// A flow layout that moves its items, and says of some that they are not there.
  private final class Shifted: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.filter { $0.indexPath.item != 1 }.map { attributes in
        attributes.frame.origin.x += 5
        return attributes
      }
    }
  }

  @Test func aFlowLayoutThatWasChangedTellsWhereItsItemsReallyAre() {
    let layout = Shifted()
    layout.itemSize = CGSize(width: 140, height: 90)
    let fixture = shown([3], layout)
    let boxes = describe().boxes
    #expect(boxes.filter { $0.role == .line }.count == 2)
    #expect(boxes.filter { $0.role == .item }.map(\.items) == [0..<1, 2..<3])
    #expect(boxes.filter { $0.role == .item }.map(\.frame.minX) == [5, 5])
    #expect(fixture.view.collectionViewLayout === layout)
  }

  @Test func manyItemsAreToldUpToALimit() throws {
    let layout = flow()
    let fixture = shown([100_000], layout)
    // Asked before any cell is made for them.
    layout.itemSize = CGSize(width: 2, height: 2)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let description = describe()
    #expect(description.isTruncated)
    #expect(description.boxes.count == CodecLimits.layoutBoxes)
    let message = AppMessage.answer(.layout(description), to: .layout(at: .zero))
    #expect(try AppMessage(decoding: message.encoded()) == message)
    fixture.view.removeFromSuperview()
  }
}

@MainActor struct CompositionalLayoutInspectionTests {
  @Test func groupsOfACompositionalLayoutAreToldAsTheyWereDeclared() throws {
    let half = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let pair = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      subitems: [half])
    let wide = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80)))
    let main = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(1_000)),
      subitems: [wide, pair])
    main.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: main)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    let fixture = CollectionFixture([3], layout: UICollectionViewCompositionalLayout(section: section))
    fixture.wanted["0.0"] = CGSize(width: 268, height: 123)
    _ = UIApplication.shared.makeFrame()
    let description = UIApplication.shared.describeLayout(at: CGPoint(x: 150, y: 100))
    #expect(description.collection == fixture.view.layer.id)
    #expect(description.layoutName == "UICollectionViewCompositionalLayout")
    let groups = description.boxes.filter { $0.role == .group }
    #expect(
      groups.map(\.declared) == [
        ".fractionalWidth(1) × .estimated(1000)", ".fractionalWidth(1) × .absolute(60)",
      ])
    #expect(
      groups.map(\.frame) == [
        CGRect(x: 16, y: 0, width: 268, height: 191), CGRect(x: 16, y: 131, width: 268, height: 60),
      ])
    #expect(groups.map(\.traits) == [.fitsHeight, []])
    #expect(groups.first?.note == "vertical · spacing .fixed(8)")
    #expect(description.boxes.first { $0.role == .spacing }?.frame == CGRect(x: 16, y: 123, width: 268, height: 8))
    #expect(description.boxes.filter { $0.role == .item }.map(\.items) == [0..<1, 1..<2, 2..<3])
  }
}
