// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// The layout of springs: each cell hangs at its place, and scrolling pulls the cells apart.
@MainActor @Suite struct SpringLayoutTests {
  private final class SpringLayout: UICollectionViewFlowLayout {
    lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
    var touch = CGPoint(x: 160, y: 100)

    override func prepare() {
      super.prepare()
      guard animator.behaviors.isEmpty, let items = super.layoutAttributesForElements(in: whole) else { return }
      for item in items {
        let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
        spring.length = 0
        spring.damping = 0.8
        spring.frequency = 1
        animator.addBehavior(spring)
      }
    }

    private var whole: CGRect { CGRect(origin: .zero, size: collectionViewContentSize) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      animator.layoutAttributesForCell(at: indexPath)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      let change = newBounds.minY - (collectionView?.bounds.minY ?? 0)
      for case let spring as UIAttachmentBehavior in animator.behaviors {
        guard let item = spring.items.first else { continue }
        let resistance = abs(spring.anchorPoint.y - touch.y) / 1500
        item.center.y += change * min(resistance, 1)
        animator.updateItem(usingCurrentState: item)
      }
      return false
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func `scrolling pulls the cells apart, and springs bring them back`() throws {
    let layout = SpringLayout()
    layout.itemSize = CGSize(width: 300, height: 44)
    let source = Source()
    let page = UIViewController()
    let phone = Phone(root: page)
    let list = UICollectionView(frame: page.view.bounds, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    list.contentInsetAdjustmentBehavior = .never
    page.view.addSubview(list)
    phone.frame()
    func cellY(_ item: Int) -> CGFloat? { list.cellForItem(at: IndexPath(item: item, section: 0))?.center.y }
    let places = (2..<12).compactMap(cellY)
    #expect(places.count == 10)

    list.contentOffset.y = 60
    phone.frame()
    let apart = (2..<12).compactMap(cellY)
    let shifts = zip(apart, places).map { $0 - $1 }
    #expect(shifts.last ?? 0 > 15)
    #expect(zip(shifts.dropFirst(2), shifts.dropFirst(3)).allSatisfy { $0 < $1 })
    #expect(layout.animator.isRunning)

    phone.advance(0.15)
    let nearer = try #require(cellY(11)) - places[9]
    #expect(nearer < shifts[9])
    phone.advance(4)
    for (now, place) in zip((2..<12).compactMap(cellY), places) { #expect(abs(now - place) < 1) }
    #expect(!layout.animator.isRunning)
    let attributes = layout.animator.layoutAttributesForCell(at: IndexPath(item: 3, section: 0))
    #expect(attributes?.indexPath.item == 3)
  }
}
