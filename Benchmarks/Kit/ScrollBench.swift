// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import AllocationCount
internal import QuartzCore
internal import RenderProtocol
internal import UIKit

/// What one step of scrolling costs the app: 60 visible cells, none comes, none goes.
@MainActor enum ScrollBench {
  static func run() {
    for count in [1_000, 100_000] {
      let grid = Grid(itemCount: count)
      let steps = (1...32).map { CGFloat($0) }
      for step in steps { _ = grid.scroll(to: step) }
      let before = allocation_count()
      for step in steps { _ = grid.scroll(to: step) }
      let allocations = Double(allocation_count() - before) / Double(steps.count)
      var bytes = 0
      Samples(count: 301, warmups: 20) { run in
        bytes = max(bytes, grid.scroll(to: steps[run % steps.count]))
      }.describe("scroll step, \(grid.visibleCount) of \(count) cells (budget 0.5 ms)")
      print("    \(bytes) bytes on the wire (budget 150), \(allocations) allocations")
    }
    let grid = Grid(itemCount: 100_000)
    Samples(count: 301, warmups: 20) { run in
      _ = grid.scroll(to: CGFloat(run % 1_000) * Grid.cellSize.height)
    }.describe("scroll step by a whole row: 6 cells come, 6 go")
  }
}

/// A collection view of small cells on the screen of an iPhone, and what makes its frames.
@MainActor private final class Grid {
  static let cellSize = CGSize(width: 65, height: 88)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let view: UICollectionView
  private let items: Items

  init(itemCount: Int) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = Self.cellSize
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    items = Items(count: itemCount)
    view.contentInsetAdjustmentBehavior = .never
    view.register(LabelCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    window.addSubview(view)
    window.isHidden = false
    _ = UIApplication.shared.makeFrame()
    CATransaction.endImplicitTransaction()
  }

  var visibleCount: Int { view.visibleCells.count }

  /// One frame at an offset; the result is the commit's size on the wire in bytes.
  func scroll(to offset: CGFloat) -> Int {
    view.contentOffset.y = offset
    defer { CATransaction.endImplicitTransaction() }
    guard let frame = UIApplication.shared.makeFrame() else { return 0 }
    return AppMessage.commit(frame.commit).encoded().count
  }
}

private final class Items: NSObject, UICollectionViewDataSource {
  let count: Int

  init(count: Int) {
    self.count = count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? LabelCell)?.label.text = "\(indexPath.item)"
    return cell
  }
}

private final class LabelCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.backgroundColor = .lightGray
    contentView.layer.cornerRadius = 8
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
