// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// MARK: - Prefetching

protocol ThumbnailLoading: AnyObject {
  func load(_ id: Int, completion: @escaping (Int) -> Void)
  func cancel(_ id: Int)
}

final class AsyncFetcher: ThumbnailLoading {
  private(set) var running: Set<Int> = []
  private(set) var log: [String] = []
  private var cache = NSCache<NSNumber, NSNumber>()
  private var handlers: [Int: [(Int) -> Void]] = [:]

  func load(_ id: Int, completion: @escaping (Int) -> Void) {
    if let value = cache.object(forKey: NSNumber(value: id)) {
      completion(value.intValue)
      return
    }
    handlers[id, default: []].append(completion)
    guard running.insert(id).inserted else { return }
    log.append("load \(id)")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [weak self] in self?.finish(id) }
  }

  func cancel(_ id: Int) {
    guard running.remove(id) != nil else { return }
    log.append("cancel \(id)")
    handlers[id] = nil
  }

  private func finish(_ id: Int) {
    guard running.remove(id) != nil else { return }
    cache.setObject(id as NSNumber, forKey: id as NSNumber)
    handlers.removeValue(forKey: id)?.forEach { $0(id) }
  }
}

class PrefetchingViewController: UICollectionViewController, UICollectionViewDataSourcePrefetching {
  let fetcher = AsyncFetcher()
  private(set) var filled: [Int] = []

  convenience init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 120)
    layout.minimumInteritemSpacing = 0
    self.init(collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(ThumbnailCell.self, forCellWithReuseIdentifier: ThumbnailCell.identifier)
    collectionView.prefetchDataSource = self
    collectionView.isPrefetchingEnabled = true
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 300 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: ThumbnailCell.identifier, for: indexPath)
        as? ThumbnailCell
    else { fatalError("Expected `\(ThumbnailCell.self)` type for reuseIdentifier \(ThumbnailCell.identifier).") }
    let id = indexPath.item
    cell.representedIdentifier = id
    cell.backgroundColor = .tertiarySystemFill
    fetcher.load(id) { [weak self, weak cell] value in
      guard cell?.representedIdentifier == value else { return }
      cell?.backgroundColor = .systemYellow
      self?.filled.append(value)
    }
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    for indexPath in indexPaths { fetcher.load(indexPath.row) { _ in } }
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    for indexPath in indexPaths { fetcher.cancel(indexPath.row) }
  }

  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { fetcher.cancel(indexPath.item) }
}

class ThumbnailCell: UICollectionViewCell {
  class var identifier: String { "Thumbnail" }
  var representedIdentifier: Int?
  override func prepareForReuse() {
    super.prepareForReuse()
    representedIdentifier = nil
  }
}
