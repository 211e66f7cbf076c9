// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import UIKit

/// A collection whose data moves.
@MainActor final class MovableFixture: CollectionFixture, UICollectionViewDelegate {
  private(set) var bench: CollectionInteractionBench!
  var forbids: Set<String> = []
  var redirect: IndexPath?

  static func layout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  convenience init(items counts: [Int], layout: UICollectionViewLayout? = nil) {
    self.init(counts, layout: layout ?? Self.layout())
    view.removeFromSuperview()
    bench = CollectionInteractionBench(view)
    view.delegate = self
    bench.frame()
  }

  func heard() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// The texts of the cells in the order in which their places in the layout are seen.
  var textsByPlace: [String] {
    view.elements.ordered.filter { $0.key.category == .cell }.sorted { $0.key.indexPath < $1.key.indexPath }
      .compactMap { ($0.view as? CountingCell)?.text }
  }

  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    !forbids.contains("move \(indexPath.item)")
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    calls.append("\(text(sourceIndexPath)) → \(text(destinationIndexPath))")
    let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    guard let redirect else { return proposedIndexPath }
    calls.append("from \(text(originalIndexPath)), at \(text(currentIndexPath)), to \(text(proposedIndexPath))?")
    return redirect
  }

  private func text(_ path: IndexPath) -> String { "\(path.section)-\(path.item)" }
}
