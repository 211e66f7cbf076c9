// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

// Finding what a path of a scene means.

extension SceneBuilder {
  /// The view at a path or with a name; "" is the one that paths start from.
  func view(at path: String) -> UIView? {
    if path.isEmpty { return base }
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
      guard let path = collection.indexPath(ofItem: index) else { return nil }
      return collection.cellForItem(at: path)
    }
    if let button = view as? UIButton, index == 0, let label = button.titleLabel { return label }
    let children = (view as? UIStackView)?.arrangedSubviews ?? view.subviews
    return children.indices.contains(index) ? children[index] : nil
  }

  /// The view at a path, or that of a cell, header or footer.
  func element(at path: String) -> UIView? {
    if let view = view(at: path) { return view }
    guard let collection = collections.first else { return nil }
    return CollectionElement(path)?.view(in: collection)
  }

  /// The frame of a view, cell, header or footer, in the scene's frame space. Places of cells out of sight are known
  /// too, unless only what is shown is asked for.
  func frame(at path: String, onlyIfShown: Bool = false) -> CGRect? {
    if let view = view(at: path) { return inSpace(view.frame, of: view.superview) }
    if let (view, guide) = guide(at: path) { return inSpace(guide.layoutFrame, of: view) }
    guard let collection = collections.first, let element = CollectionElement(path) else { return nil }
    if let part = element.part {
      guard let host = element.view(in: collection), let found = Self.part(part, of: host) else { return nil }
      return inSpace(found.frame, of: found.container)
    }
    if onlyIfShown, element.view(in: collection) == nil { return nil }
    guard let frame = element.frame(in: collection) else { return nil }
    return scene.frameSpace == .root ? collection.convert(frame, to: root) : frame
  }

  private func inSpace(_ frame: CGRect, of container: UIView?) -> CGRect {
    guard scene.frameSpace == .root, let container else { return frame }
    return container.convert(frame, to: root)
  }

  /// `0.layoutMargins`, `safeArea`: a guide of a view; or the name of one that the scene has added.
  private func guide(at path: String) -> (view: UIView, guide: UILayoutGuide)? {
    if let guide = guides[path], let view = guide.owningView { return (view, guide) }
    for (ending, guide) in ConstraintReader.guides where path == ending || path.hasSuffix("." + ending) {
      guard let view = view(at: String(path.dropLast(path == ending ? ending.count : ending.count + 1))) else {
        return nil
      }
      return (view, guide(view))
    }
    return nil
  }

  /// Has the guides of views used whose frames are expected: until then they are nowhere.
  func useExpectedGuides() {
    for expectation in scene.expectations where guides[expectation.path] == nil {
      guard view(at: expectation.path) == nil, let (view, guide) = guide(at: expectation.path) else { continue }
      let user = SceneView()
      user.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(user)
      NSLayoutConstraint.activate([
        user.topAnchor.constraint(equalTo: guide.topAnchor), user.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        user.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        user.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
    }
  }

  /// What a cell is made of, by name.
  private static func part(_ name: Substring, of view: UIView) -> (frame: CGRect, container: UIView)? {
    guard let cell = view as? UICollectionViewCell else { return nil }
    let content = cell.contentView
    if name == "content" || name == "contentView" { return (content.frame, cell) }
    let beside = cell.subviews.filter { $0 !== content && !$0.isHidden }
    switch name {
    case "separator":
      return beside.first { type(of: $0) == UIView.self && $0.frame.height == 1 }.map { ($0.frame, cell) }
    case "accessory": return beside.first { $0 is UIControl }.map { ($0.frame, cell) }
    default: break
    }
    guard let list = content as? UIListContentView else { return nil }
    let guide: UILayoutGuide?
    switch name {
    case "label", "text", "title": guide = list.textLayoutGuide
    case "secondary", "secondaryText", "detail", "subtitle": guide = list.secondaryTextLayoutGuide
    case "image", "icon": guide = list.imageLayoutGuide
    default: guide = nil
    }
    guard let guide else { return nil }
    // Guides stand where they should from the first layout after somebody asked for them.
    list.setNeedsLayout()
    list.layoutIfNeeded()
    return (guide.layoutFrame, list)
  }
}

extension UICollectionView {
  /// The path of an item counted through all sections.
  fileprivate func indexPath(ofItem index: Int) -> IndexPath? {
    var rest = index
    for section in 0..<numberOfSections {
      let count = numberOfItems(inSection: section)
      if (0..<count).contains(rest) { return IndexPath(item: rest, section: section) }
      rest -= count
    }
    return nil
  }
}

/// `item[0,3]`, `cell[0,3]`, `header[1]`, `footer[0]`, also as `header.1`, `row0` and `header0`; a part of one after a
/// point, as in `item[0,3].content`.
private struct CollectionElement {
  var kind: Substring
  var indexes: [Int]
  /// What of the element is meant; `nil` for all of it.
  var part: Substring?

  init?(_ path: String) {
    var parts = path.split(whereSeparator: { "[],.".contains($0) })[...]
    guard let first = parts.popFirst() else { return nil }
    kind = first
    indexes = []
    // `row0` is the first of all rows.
    let digits = first.reversed().prefix { $0.isNumber }.count
    if digits > 0, digits < first.count, let number = Int(first.suffix(digits)) {
      kind = first.dropLast(digits)
      indexes.append(number)
    }
    while let next = parts.first, let number = Int(next.trimmingCharacters(in: .whitespaces)) {
      indexes.append(number)
      parts.removeFirst()
    }
    part = parts.popFirst()
    guard parts.isEmpty, (1...2).contains(indexes.count) else { return nil }
  }

  private var isItem: Bool { ["item", "cell", "row"].contains(kind) }

  /// Where an item is among the sections; `nil` where there is no such item.
  @MainActor private func itemPath(in collection: UICollectionView) -> IndexPath? {
    if indexes.count == 1 { return collection.indexPath(ofItem: indexes[0]) }
    guard (0..<collection.numberOfSections).contains(indexes[0]),
      (0..<collection.numberOfItems(inSection: indexes[0])).contains(indexes[1])
    else { return nil }
    return IndexPath(item: indexes[1], section: indexes[0])
  }

  private var path: IndexPath { IndexPath(item: indexes.count > 1 ? indexes[1] : 0, section: indexes[0]) }

  @MainActor private var supplementaryKind: String { CompositionalReader.kind(String(kind)) }

  /// The view, where there is one.
  @MainActor func view(in collection: UICollectionView) -> UIView? {
    if isItem { return itemPath(in: collection).flatMap { collection.cellForItem(at: $0) } }
    if Self.scrollers.contains(kind) { return collection.orthogonalScrollView(section: indexes[0]) }
    return collection.supplementaryView(forElementKind: supplementaryKind, at: path)
      // Views of the whole layout have a path of one number.
      ?? collection.supplementaryView(forElementKind: supplementaryKind, at: IndexPath(index: indexes[0]))
  }

  private static let scrollers: Set<Substring> = [
    "scrollView", "scroller", "scroll", "orthogonal", "orthogonalScrollView", "embedded",
  ]

  /// The frame in the collection view's content.
  @MainActor func frame(in collection: UICollectionView) -> CGRect? {
    if let view = view(in: collection) { return view.superview?.convert(view.frame, to: collection) }
    let layout = collection.collectionViewLayout
    guard isItem else {
      guard (0..<collection.numberOfSections).contains(indexes[0]) else { return nil }
      // Views that are not seen have places.
      if let found = collection.layoutAttributesForSupplementaryElement(ofKind: supplementaryKind, at: path) {
        return found.frame
      }
      for kind in kind == "decoration" || kind == "background" ? ["decoration", "background"] : [String(kind)] {
        if let found = layout.layoutAttributesForDecorationView(ofKind: kind, at: path) { return found.frame }
      }
      return nil
    }
    guard let path = itemPath(in: collection), let frame = collection.layoutAttributesForItem(at: path)?.frame else {
      return nil
    }
    // Places in a section that scrolls across the layout are told as if it were at its start.
    guard let host = collection.orthogonalScrollView(section: path.section) else { return frame }
    var shift = host.contentOffset
    // Where leading is right, the start is the content's right end.
    if collection.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      shift.x -= max(host.contentSize.width - host.bounds.width, 0)
    }
    return frame.offsetBy(dx: -shift.x, dy: -shift.y)
  }
}
