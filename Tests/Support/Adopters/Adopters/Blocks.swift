// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// Blocks that iOS does not keep take `self` without its name.

/// Notes what its batches go through.
class LoggingCollectionView: UICollectionView {
  var log: [String] = []

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    log.append("logging")
    super.performBatchUpdates(updates, completion: completion)
  }
}

/// Adds to what a batch does, on the way to its superclass.
final class CountingCollectionView: LoggingCollectionView {
  var batches = 0
  private var isEager = false

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    if updates == nil {
      super.performBatchUpdates(nil, completion: completion)
    } else if isEager {
      super.performBatchUpdates(
        {
          updates?(); batches += 1
        }, completion: completion)
    } else {
      isEager = true
      super.performBatchUpdates {
        updates?()
        batches += 1
      } completion: { done in
        self.log.append("done")
        completion?(done)
      }
    }
  }
}

final class BatchViewController: UIViewController, UICollectionViewDataSource {
  private(set) var items = ["a", "b", "c", "d", "e", "f"]
  private(set) var finished = 0
  let collectionView = CountingCollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
  private let first = IndexPath(item: 0, section: 0)

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dataSource = self
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: UICollectionViewCell.description())
    view.addSubview(collectionView)
  }

  private func removeFirst() {
    items.removeFirst()
    collectionView.deleteItems(at: [first])
  }

  /// Every form in which a block can be given.
  func change(stored: (() -> Void)? = nil) {
    collectionView.performBatchUpdates({
      items.remove(at: 0); collectionView.deleteItems(at: [first])
    })
    collectionView.performBatchUpdates { removeFirst() }
    collectionView.performBatchUpdates {
      removeFirst()
    } completion: { _ in
      self.finished += 1
    }
    collectionView.performBatchUpdates({ removeFirst() }, completion: nil)
    collectionView.performBatchUpdates(removeFirst)
    collectionView.performBatchUpdates(stored) { [weak self] _ in self?.finished += 1 }
    collectionView.performBatchUpdates(nil)
    let change: ((() -> Void)?, ((Bool) -> Void)?) -> Void = collectionView.performBatchUpdates
    change(
      {
        self.items.append("g"); self.collectionView.insertItems(at: [IndexPath(item: 1, section: 0)])
      }, nil)
  }

  func changeAndWait() async -> Bool {
    await collectionView.performBatchUpdates { removeFirst() }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: UICollectionViewCell.description(), for: indexPath)
  }
}
