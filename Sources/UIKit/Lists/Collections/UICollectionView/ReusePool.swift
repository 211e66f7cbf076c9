// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Names what a view can be used again for.
struct ReuseKey: Hashable {
  /// The kind that stands for cells.
  static let cell = "UICollectionElementKindCell"
  /// The kinds of decorations begin with this, so that they meet no supplementary view's.
  static let decoration = "UICollectionElementKindDecoration "

  var kind: String
  var identifier: String
}

/// The classes that were registered, and the views that wait to be used again.
@MainActor struct ReusePool {
  var classes: [ReuseKey: UICollectionReusableView.Type] = [:]
  private var waiting: [ReuseKey: [UICollectionReusableView]] = [:]
  /// The attributes of the element for which the data source is being asked.
  var attributesInHand: UICollectionViewLayoutAttributes?
  /// The cell that is filled anew, and its item.
  var reconfigured: (IndexPath, UICollectionViewCell)?

  mutating func keep(_ view: UICollectionReusableView, _ key: CollectionElementKey) {
    guard let identifier = view.reuseIdentifier else { return }
    let kind =
      switch key.category {
      case .cell: ReuseKey.cell
      case .supplementaryView: key.kind
      case .decorationView: ReuseKey.decoration + key.kind
      }
    waiting[ReuseKey(kind: kind, identifier: identifier), default: []].append(view)
  }

  mutating func take(_ key: ReuseKey) -> UICollectionReusableView? { waiting[key]?.popLast() }
}
