// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import QuartzCore
internal import UIKit

/// What applying a snapshot costs the app, from `apply` to the frame that shows it.
@MainActor enum ApplyBench {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  static func run() {
    let count = 10_000
    let numbers = Array(0..<count)
    let old = snapshot(numbers)
    let list = List()
    list.show(old)
    Samples(count: 301) { _ in list.source.apply(old, animatingDifferences: false) }
      .describe("apply \(count): a copy of what is shown (budget 0.1 ms)")
    for (name, interval) in [("no change", count + 1), ("1 %", 100), ("50 %", 2)] {
      // Every snapshot is built anew, and compared once; the list goes back and forth between two contents.
      let other = numbers.map { $0 % interval == interval - 1 ? $0 + count : $0 }
      let snapshots = (0..<64).map { snapshot($0 % 2 == 0 ? other : numbers) }
      list.show(old)
      Samples(count: 31) { list.source.apply(snapshots[$0], animatingDifferences: false) }
        .describe("apply \(count) built anew: \(name)\(interval > count ? " (budget 0.1 ms)" : "")")
      let more = (0..<64).map { snapshot($0 % 2 == 0 ? other : numbers) }
      list.show(old)
      Samples(count: 31) { list.show(more[$0]) }.describe("… with the frame that shows it")
    }
  }

  private static func snapshot(_ items: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  /// Ten thousand rows on the screen of an iPhone.
  @MainActor private final class List {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let source: UICollectionViewDiffableDataSource<Int, Int>

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 390, height: 44)
      layout.minimumLineSpacing = 0
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
        cell.contentView.backgroundColor = item % 2 == 0 ? .lightGray : .white
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      window.addSubview(view)
      window.isHidden = false
    }

    func show(_ snapshot: Snapshot) {
      source.apply(snapshot, animatingDifferences: false)
      _ = UIApplication.shared.makeFrame()
      CATransaction.endImplicitTransaction()
    }
  }
}
