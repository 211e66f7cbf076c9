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
  var classes: [ReuseKey: UIView.Type] = [:]
  /// What is wrong with classes that were registered for views of another kind; said when such a view is asked for.
  var misfits: [ReuseKey: String] = [:]
  /// How views are made that are not made by their class alone: from nibs.
  var makers: [ReuseKey: @MainActor () -> UIView?] = [:]
  private var waiting: [ReuseKey: [UIView]] = [:]
  /// The attributes of the element for which the data source is being asked.
  var attributesInHand: UICollectionViewLayoutAttributes?
  /// The cell that is filled anew, and its item.
  var reconfigured: (IndexPath, UIView)?

  mutating func keep(_ view: UIView, _ key: ReuseKey) { waiting[key, default: []].append(view) }

  mutating func take(_ key: ReuseKey) -> UIView? { waiting[key]?.popLast() }
}
