// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

// Finding what a path of a scene means.

extension SceneBuilder {
  /// The view at a path or with a name; "" is the one that paths start from.
  func view(at path: String) -> UIView? {
    if path.isEmpty { return base }
    if path.hasPrefix("row"), let index = Int(path.dropFirst(3)), let collection = collections.first {
      return Self.child(index, of: collection)
    }
    if let view = named[path] { return view }
    var parts = path.split(separator: ".")[...]
    var view = base
    if let first = parts.first, let start = named[String(first)] {
      view = start
      parts = parts.dropFirst()
    }
    for part in parts {
      guard let index = Int(part), let child = Self.child(index, of: view) else { return nil }
      view = child
    }
    return view
  }

  private static func child(_ index: Int, of view: UIView) -> UIView? {
    if let collection = view as? UICollectionView {
      // Cells in the order of their index paths; other subviews come after them.
      guard let path = indexPath(ofItem: index, in: collection) else { return nil }
      return collection.cellForItem(at: path)
    }
    let children = (view as? UIStackView)?.arrangedSubviews ?? view.subviews
    return children.indices.contains(index) ? children[index] : nil
  }

  private static func indexPath(ofItem index: Int, in collection: UICollectionView) -> IndexPath? {
    var rest = index
    for section in 0..<collection.numberOfSections {
      let count = collection.numberOfItems(inSection: section)
      if (0..<count).contains(rest) { return IndexPath(item: rest, section: section) }
      rest -= count
    }
    return nil
  }

  /// The frame of a view, cell, header or footer, in the scene's frame space.
  func frame(at path: String) -> CGRect? {
    if let view = view(at: path) {
      guard scene.frameSpace == .root, let superview = view.superview else { return view.frame }
      return superview.convert(view.frame, to: root)
    }
    guard let collection = collections.first, let element = CollectionElement(path) else { return nil }
    guard let frame = element.frame(in: collection) else { return nil }
    return scene.frameSpace == .root ? collection.convert(frame, to: root) : frame
  }
}

/// `item[0,3]`, `header[1]`, `footer[0]`; headers and footers also as `header.1`.
private struct CollectionElement {
  let kind: Substring
  let indexes: [Int]

  init?(_ path: String) {
    let parts = path.split(whereSeparator: { "[],.".contains($0) })
    guard let kind = parts.first else { return nil }
    self.kind = kind
    indexes = parts.dropFirst().compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
    guard indexes.count == parts.count - 1, kind == "item" ? indexes.count == 2 : 1...2 ~= indexes.count else {
      return nil
    }
  }

  @MainActor func frame(in collection: UICollectionView) -> CGRect? {
    guard indexes[0] >= 0, indexes[0] < collection.numberOfSections else { return nil }
    switch kind {
    case "item":
      guard indexes[1] >= 0, indexes[1] < collection.numberOfItems(inSection: indexes[0]) else { return nil }
      let path = IndexPath(item: indexes[1], section: indexes[0])
      // Cells out of sight don't exist; their places do.
      guard let cell = collection.cellForItem(at: path) else {
        return collection.layoutAttributesForItem(at: path)?.frame
      }
      return cell.superview?.convert(cell.frame, to: collection)
    case "header": return supplementary(UICollectionView.elementKindSectionHeader, collection)
    case "footer": return supplementary(UICollectionView.elementKindSectionFooter, collection)
    case "scrollView", "scroller", "orthogonal", "embedded":
      return collection.orthogonalScrollView(section: indexes[0])?.frame
    default: return supplementary(String(kind), collection) ?? decoration(collection)
    }
  }

  /// `background[0]`, or by the kind itself.
  @MainActor private func decoration(_ collection: UICollectionView) -> CGRect? {
    let path = IndexPath(item: indexes.count > 1 ? indexes[1] : 0, section: indexes[0])
    let layout = collection.collectionViewLayout
    for kind in kind == "decoration" ? ["decoration", "background"] : [String(kind)] {
      if let found = layout.layoutAttributesForDecorationView(ofKind: kind, at: path) { return found.frame }
    }
    return nil
  }

  @MainActor private func supplementary(_ kind: String, _ collection: UICollectionView) -> CGRect? {
    let path = IndexPath(item: indexes.count > 1 ? indexes[1] : 0, section: indexes[0])
    let view = collection.supplementaryView(forElementKind: kind, at: path)
    return view.flatMap { $0.superview?.convert($0.frame, to: collection) }
      ?? collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
  }
}
