// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// An element that has a view.
@MainActor final class ListElement {
  var key: ElementKey
  let view: UIView
  /// What the layout said last. During a changeover the view has it only when that is played.
  var attributes: UICollectionViewLayoutAttributes
  /// A copy of what the view was given last: layouts may change their objects later.
  var shown: UICollectionViewLayoutAttributes?
  /// The layout's `measureGeneration` when the view was last asked for the size that it would like.
  var measureGeneration: Int?
  /// Whether the view's content has changed since it was asked.
  var isSizeOutdated = false
  /// What the content origin of the superview was in the collection view's content when the view was placed, in points.
  var hostOrigin = CGPoint.zero
  /// The size that the view was asked with, and the one that it would have liked, in points.
  var measured: (asked: CGSize, liked: CGSize)?
  /// Whether the delegate was told that the view is shown.
  var isDisplayed = false
  /// The key before the changeover that goes on; `nil` for elements that were not shown then.
  var formerKey: ElementKey?
  /// Whether the changeover that goes on made the view.
  var isNew = false
  /// Whether the view is kept only until an animation takes it away.
  var isLeaving = false
  /// Whether the element is still one of the data, so that its view may come back.
  var isRevivable = false
  /// How many animated changeovers that the view took part in have not ended.
  var motions = 0

  init(key: ElementKey, view: UIView, attributes: UICollectionViewLayoutAttributes) {
    self.key = key
    self.view = view
    self.attributes = attributes
  }

  /// Whether the layout has a size for the view that it was neither asked about nor asked for.
  var hasUnknownSize: Bool {
    guard let measured else { return false }
    return attributes.size != measured.asked && attributes.size != measured.liked
  }

  /// Back to front: by depth, then decorations, cells, supplementary views; what leaves before what stays; by index
  /// path.
  func isBehind(_ other: ListElement) -> Bool {
    if attributes.zIndex != other.attributes.zIndex { return attributes.zIndex < other.attributes.zIndex }
    let (rank, otherRank) = (key.category.rank, other.key.category.rank)
    if rank != otherRank { return rank < otherRank }
    if isLeaving != other.isLeaving { return isLeaving }
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
@MainActor struct ListElements {
  private var byKey: [ElementKey: ListElement] = [:]
  /// Those that are shown, back to front.
  private(set) var ordered: [ListElement] = []
  /// Those whose views an animation takes away.
  private(set) var leaving: [ListElement] = []

  var isEmpty: Bool { ordered.isEmpty }

  subscript(_ key: ElementKey) -> ListElement? { byKey[key] }

  /// Adds an element; returns its place among the others.
  mutating func insert(_ element: ListElement) -> Int {
    byKey[element.key] = element
    var (low, high) = (0, ordered.count)
    while low < high {
      let middle = low + (high - low) / 2
      if ordered[middle].isBehind(element) { low = middle + 1 } else { high = middle }
    }
    ordered.insert(element, at: low)
    return low
  }

  mutating func remove(_ element: ListElement) {
    if byKey[element.key] === element { byKey[element.key] = nil }
    if element.isLeaving { leaving.remove(element) } else { ordered.remove(element) }
  }

  mutating func removeAll() {
    byKey.removeAll()
    ordered.removeAll()
    leaving.removeAll()
  }

  /// Gives the elements other keys and depths, and puts them in order again.
  mutating func replace(with elements: [ListElement]) {
    byKey = Dictionary(elements.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    ordered = elements.sorted { $0.isBehind($1) }
  }

  // MARK: - Leaving

  /// An element is shown no more, but its view stays for now.
  mutating func depart(_ element: ListElement, isRevivable: Bool) {
    remove(element)
    element.isLeaving = true
    element.isRevivable = isRevivable
    leaving.append(element)
  }

  /// An element whose view has not gone yet, for being shown again; it must be inserted next.
  mutating func revive(_ key: ElementKey) -> ListElement? {
    guard let element = revivable(key) else { return nil }
    leaving.removeAll { $0 === element }
    element.isLeaving = false
    element.isRevivable = false
    return element
  }

  /// The element whose view has not gone yet, and can be shown again.
  func revivable(_ key: ElementKey) -> ListElement? {
    leaving.first { $0.isRevivable && $0.key == key }
  }

  func isLeaving(_ element: ListElement) -> Bool { leaving.contains { $0 === element } }

  /// All that have views, back to front.
  var allOrdered: [ListElement] {
    leaving.isEmpty ? ordered : (ordered + leaving).sorted { $0.isBehind($1) }
  }
}
