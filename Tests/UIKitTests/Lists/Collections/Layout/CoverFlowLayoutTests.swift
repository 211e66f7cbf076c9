// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

// A cover flow as apps bring along: a flow layout whose items turn with their distance from the middle, with attributes
// and contexts of its own, a decoration that stays in place, and a page that always rests in the middle.

private final class CoverAttributes: UICollectionViewLayoutAttributes {
  var tilt: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? CoverAttributes)?.tilt = tilt
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CoverAttributes else { return false }
    return MainActor.assumeIsolated { other.tilt == tilt } && super.isEqual(object)
  }
}

private final class Cover: UICollectionViewCell {
  var tilts: [CGFloat] = []

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let cover = layoutAttributes as? CoverAttributes { tilts.append(cover.tilt) }
  }
}

private final class Floor: UICollectionReusableView {}

private final class CoverFlowLayout: UICollectionViewFlowLayout {
  private static let floorPath = IndexPath(item: 0, section: 0)
  private var appearing: Set<IndexPath> = []
  var boundsChanges: [CGFloat] = []
  var finalizedBoundsChanges = 0

  override class var layoutAttributesClass: AnyClass { CoverAttributes.self }

  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 100, height: 100)
    minimumLineSpacing = 0
    sectionInset = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 100)
    register(Floor.self, forDecorationViewOfKind: "floor")
  }

  required init?(coder: NSCoder) { nil }

  private func turned(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    guard let collectionView, let cover = attributes?.copy() as? CoverAttributes else { return attributes }
    let distance = cover.center.x - collectionView.bounds.midX
    cover.tilt = max(-1, min(1, distance / 100))
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    cover.transform3D = CATransform3DRotate(transform, cover.tilt * .pi / 4, 0, 1, 0)
    cover.zIndex = -Int(abs(distance))
    return cover
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var all = (super.layoutAttributesForElements(in: rect) ?? []).compactMap { turned($0) }
    if let floor = layoutAttributesForDecorationView(ofKind: "floor", at: Self.floorPath) { all.append(floor) }
    return all
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    turned(super.layoutAttributesForItem(at: indexPath))
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let bounds = collectionView?.bounds else { return nil }
    let floor = CoverAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    floor.frame = CGRect(x: bounds.minX, y: bounds.maxY - 10, width: bounds.width, height: 10)
    floor.zIndex = -10000
    return floor
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { CGPoint(x: (proposedContentOffset.x / 100).rounded() * 100, y: proposedContentOffset.y) }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    CGPoint(x: (proposedContentOffset.x / 100).rounded() * 100, y: proposedContentOffset.y)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    appearing = Set(updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    appearing = []
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard appearing.contains(itemIndexPath) else { return attributes }
    attributes?.center.y -= 200
    attributes?.alpha = 1
    return attributes
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    boundsChanges.append(oldBounds.width)
  }

  override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    finalizedBoundsChanges += 1
  }
}

@MainActor struct CoverFlowLayoutTests {
  private let layout = CoverFlowLayout()

  private func stage(_ count: Int) -> CollectionStage {
    CollectionStage([(0..<count).map(String.init)], height: 100, layout: layout) {
      $0.register(Cover.self, forCellWithReuseIdentifier: "cell")
    }
  }

  private func cover(_ stage: CollectionStage, _ item: Int) throws -> Cover {
    try #require(stage.view.cellForItem(at: path(0, item)) as? Cover)
  }

  @Test func `covers turn as the content moves, and get the layout's own attributes`() throws {
    let stage = stage(20)
    #expect(try cover(stage, 0).tilts.last == 0)
    #expect(try cover(stage, 1).tilts.last == 1)
    #expect(CATransform3DIsIdentity(try cover(stage, 0).transform3D) == false)
    stage.view.contentOffset.x = 50
    stage.settle()
    #expect(try cover(stage, 0).tilts.last == -0.5)
    #expect(try cover(stage, 1).tilts.last == 0.5)
    #expect(try cover(stage, 0).layer.zPosition == -50)
  }

  @Test func `the decoration stays at the bottom of the screen, behind the covers`() throws {
    let stage = stage(20)
    let floor = try #require(stage.view.subviews.first as? Floor)
    stage.view.contentOffset.x = 730
    stage.settle()
    #expect(stage.view.subviews.first === floor)
    #expect(floor.frame == CGRect(x: 730, y: 90, width: 300, height: 10))
  }

  @Test func `a new cover falls into place while the floor stays`() throws {
    let stage = stage(3)
    stage.sections = [["x", "0", "1", "2"]]
    stage.view.insertItems(at: [path(0, 0)])
    stage.stage.frame()
    let new = try cover(stage, 0)
    #expect(new.shown.position.y == -150)
    #expect(new.shown.opacity == 1)
    stage.stage.jump(0.15)
    #expect(abs(new.shown.position.y + 50) < 1e-3)
    #expect((stage.view.subviews.first as? Floor)?.layer.animationKeys() == nil)
    stage.stage.jump(0.2)
    #expect(new.shown.position.y == 50)
  }

  @Test func `the layout says where the content rests after deletions`() {
    let stage = stage(6)
    stage.view.contentOffset.x = 490
    stage.settle()
    stage.sections[0].removeLast()
    stage.view.deleteItems(at: [path(0, 5)])
    #expect(stage.view.contentOffset.x == 400)
  }

  @Test func `an animated change of the bounds is announced and ended`() {
    let stage = stage(20)
    UIView.animate(withDuration: 0.5) {
      stage.view.frame.size.width = 200
      stage.view.layoutIfNeeded()
    }
    #expect(layout.boundsChanges == [300])
    #expect(layout.finalizedBoundsChanges == 1)
    stage.view.frame.size.width = 300
    stage.settle()
    #expect(layout.boundsChanges == [300])
  }
}
