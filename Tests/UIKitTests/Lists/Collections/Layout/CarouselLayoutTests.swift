// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// A layout of an app's own, whose cells are smaller the farther they are from the middle.
@MainActor @Suite struct CarouselLayoutTests {
  private final class Carousel: UICollectionViewLayout {
    private let step: CGFloat = 110
    override var collectionViewContentSize: CGSize { CGSize(width: 1_000 * step, height: 80) }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let range = max(0, Int(rect.minX / step))..<min(1_000, Int((rect.maxX / step).rounded(.up)))
      return range.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: CGFloat(indexPath.item) * step, y: 0, width: 100, height: 80)
      let distance = min(abs(attributes.center.x - (collectionView?.bounds.midX ?? 0)) / step, 1)
      attributes.transform = CGAffineTransform(scaleX: 1 - distance * 0.2, y: 1 - distance * 0.2)
      return attributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var offsets: [CGFloat] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1_000 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.x) }
  }

  @Test func cellsThatGoWithTheOffsetDoNotMoveIt() {
    let bench = Bench()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 80), collectionViewLayout: Carousel())
    let source = Source()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (source, source)
    bench.window.addSubview(view)
    bench.window.isHidden = false
    bench.frame()
    for page in 1...3 {
      view.setContentOffset(CGPoint(x: CGFloat(page) * 110, y: 0), animated: false)
      for _ in 0..<5 { bench.frame() }
    }
    #expect(source.offsets == [110, 220, 330])
  }
}
