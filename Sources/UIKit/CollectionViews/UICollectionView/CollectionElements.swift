// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// An element that has a view.
@MainActor final class CollectionElement {
  var key: CollectionElementKey
  let view: UICollectionReusableView
  var attributes: UICollectionViewLayoutAttributes
  /// The layout's `measureGeneration` when the view was last asked for the size that it would like.
  var measureGeneration: Int?
  /// Whether the delegate was told that the view is shown.
  var isDisplayed = false

  init(key: CollectionElementKey, view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes) {
    self.key = key
    self.view = view
    self.attributes = attributes
  }

  /// Back to front: by depth, then decorations, cells, supplementary views, each by index path.
  func isBehind(_ other: CollectionElement) -> Bool {
    if attributes.zIndex != other.attributes.zIndex { return attributes.zIndex < other.attributes.zIndex }
    let (rank, otherRank) = (key.category.rank, other.key.category.rank)
    if rank != otherRank { return rank < otherRank }
    if key.indexPath != other.key.indexPath { return key.indexPath < other.key.indexPath }
    // Headers before footers.
    return key.kind > other.key.kind
  }
}

extension UICollectionView.ElementCategory {
  fileprivate var rank: Int {
    switch self {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }
}

/// The elements that have views.
@MainActor struct CollectionElements {
  private var byKey: [CollectionElementKey: CollectionElement] = [:]
  /// Back to front.
  private(set) var ordered: [CollectionElement] = []

  var isEmpty: Bool { ordered.isEmpty }

  subscript(_ key: CollectionElementKey) -> CollectionElement? { byKey[key] }

  /// Adds an element; returns its place among the others.
  mutating func insert(_ element: CollectionElement) -> Int {
    byKey[element.key] = element
    var (low, high) = (0, ordered.count)
    while low < high {
      let middle = low + (high - low) / 2
      if ordered[middle].isBehind(element) { low = middle + 1 } else { high = middle }
    }
    ordered.insert(element, at: low)
    return low
  }

  mutating func remove(_ element: CollectionElement) {
    if byKey[element.key] === element { byKey[element.key] = nil }
    ordered.removeAll { $0 === element }
  }

  mutating func removeAll() {
    byKey.removeAll()
    ordered.removeAll()
  }

  /// Gives the elements other keys and depths, and puts them in order again.
  mutating func replace(with elements: [CollectionElement]) {
    byKey = Dictionary(elements.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    ordered = elements.sorted { $0.isBehind($1) }
  }
}
