// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Cells that say their sizes by the constraints of their content.
@MainActor struct SelfSizingTests {
  /// As wide and tall as its inner view, and 10 points around.
  private final class PaddedCell: UICollectionViewCell {
    let inner = UIView()
    lazy var width = inner.widthAnchor.constraint(equalToConstant: 0)

    override init(frame: CGRect) {
      super.init(frame: frame)
      inner.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
        inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        inner.heightAnchor.constraint(equalToConstant: 18), width,
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    let widths: [CGFloat] = [39, 80, 120, 39]
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      widths.count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? PaddedCell)?.width.constant = widths[indexPath.item]
      return cell
    }
  }

  @Test func constraintsOfTheContentSizeTheCell() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(PaddedCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    view.dataSource = source
    let window = makeWindow(320, 400, holding: view)
    let frames = (0..<4).map { view.cellForItem(at: path(0, $0))?.frame }
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 59, height: 38))
    #expect(frames[1]?.size == CGSize(width: 100, height: 38))
    #expect(frames[2]?.size == CGSize(width: 140, height: 38))
    #expect(frames[3] == CGRect(x: 0, y: 48, width: 59, height: 38))
    let cell = view.cellForItem(at: path(0, 1)) as? PaddedCell
    #expect(cell?.inner.frame == CGRect(x: 10, y: 10, width: 80, height: 18))
    withExtendedLifetime(window) {}
  }
}
