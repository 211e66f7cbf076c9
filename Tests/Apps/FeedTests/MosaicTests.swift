// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TesseraTesting
import Testing
import UIKit

@testable import Feed

/// Where the mosaic's items stand, in thirds of its width.
@MainActor struct MosaicTests {
  private func frames(
    _ blocks: [MosaicBlock], count: Int, size: CGSize = CGSize(width: 300, height: 600)
  ) throws -> [CGRect] {
    let screen = TestScreen(.iPhone16)
    let layout = UICollectionViewCompositionalLayout { Mosaic.section(blocks, in: $1) }
    let source = Squares(count: count)
    let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let controller = UIViewController()
    controller.view.addSubview(view)
    screen.show(controller)
    view.layoutIfNeeded()
    return try (0..<count).map {
      try #require(layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))).frame
    }
  }

  /// An item's place with the points around it, in thirds.
  private func place(_ frame: CGRect) -> [Double] {
    let whole = frame.insetBy(dx: -Mosaic.inset, dy: -Mosaic.inset)
    return [whole.minX, whole.minY, whole.width, whole.height].map { Double(($0 / 100).rounded()) }
  }

  @Test func fiveBlocksHaveThirtyTwoItemsInASquareEach() throws {
    let all: [MosaicBlock] = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing, .tall]
    #expect(all.map(\.count) == [6, 6, 6, 6, 8])
    let places = try frames(all, count: 33).map(place)
    #expect(places[0] == [0, 0, 2, 2])
    #expect(places[1] == [2, 0, 1, 1])
    #expect(places[2] == [2, 1, 1, 1])
    #expect(places[3...5].map { $0[1] } == [2, 2, 2])
    // The second block: its big item comes after two small ones.
    #expect(places[6] == [0, 3, 1, 1])
    #expect(places[8] == [1, 3, 2, 2])
    // The third: below a row.
    #expect(places[15] == [0, 7, 2, 2])
    #expect(places[23] == [1, 10, 2, 2])
    // The fifth: a rectangle twice as high as wide.
    #expect(places[24] == [0, 12, 1, 2])
    #expect(places[25] == [0, 14, 1, 1])
    #expect(places[31] == [2, 14, 1, 1])
    // Then it begins again.
    #expect(places[32] == [0, 15, 2, 2])
  }

  @Test func anItemIsAPointFromItsEdges() throws {
    let frames = try frames([.topLeading, .bottomTrailing], count: 12)
    #expect(frames[0] == CGRect(x: 1, y: 1, width: 198, height: 198))
    #expect(frames[1] == CGRect(x: 201, y: 1, width: 98, height: 98))
  }

  @Test func lyingDownItIsAPlainGrid() throws {
    let places = try frames([.topLeading, .tall], count: 7, size: CGSize(width: 300, height: 300)).map(place)
    #expect(places.allSatisfy { $0[2] == 1 && $0[3] == 1 })
    #expect(places[6] == [0, 2, 1, 1])
  }
}

private final class Squares: NSObject, UICollectionViewDataSource {
  private let count: Int

  init(count: Int) { self.count = count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
