// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import UIKit

/// What items are like: how often each was changed, and how high its cell wants to be.
@MainActor final class FuzzContent {
  private(set) var versions: [Int: Int] = [:]
  /// Whether items are shown in list cells with accessories.
  var hasAccessories = false
  var extra: [Int: CGFloat] = [:]

  func version(_ id: Int) -> Int { versions[id] ?? 0 }
  func change(_ id: Int) { versions[id, default: 0] += 1 }

  /// The height in points that the cell of an item wants, with larger text a larger one.
  func height(_ id: Int, _ version: Int, _ traits: UITraitCollection) -> CGFloat {
    let isLarge = traits.preferredContentSizeCategory > .large
    return CGFloat(30 + (id * 37 + version * 13) % 50) + (extra[id] ?? 0) + (isLarge ? 21 : 0)
  }

  /// The size of an item where the delegate says it.
  func size(_ id: Int) -> CGSize { CGSize(width: 40 + id * 17 % 70, height: 30 + id * 11 % 40) }
}

/// Sections of items, both known by numbers.
struct FuzzData: Equatable {
  struct Section: Equatable {
    var id: Int
    var items: [Int]
  }
  var sections: [Section] = []

  var items: [Int] { sections.flatMap(\.items) }
  subscript(path: IndexPath) -> Int { sections[path.section].items[path.item] }

  func has(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && sections[path.section].items.indices.contains(path.item)
  }

  func path(of id: Int) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let item = content.items.firstIndex(of: id) { return IndexPath(item: item, section: section) }
    }
    return nil
  }
}

/// Shows an item, and says how high it wants to be.
@MainActor protocol FuzzShowing: UICollectionViewCell {
  var id: Int { get set }
  var version: Int { get set }
  var content: FuzzContent? { get set }
  /// What is to be seen besides, for comparing.
  var details: String { get }
}

extension FuzzShowing {
  func fit(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let content else { return attributes }
    attributes.size.height = content.height(id, version, traitCollection)
    return attributes
  }
}

@MainActor final class FuzzCell: UICollectionViewCell, FuzzShowing {
  var id = -1
  var version = -1
  weak var content: FuzzContent?
  var details: String { "" }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fit(layoutAttributes) }
}

/// The same with accessories, which depend on the item and on editing.
@MainActor final class FuzzListCell: UICollectionViewListCell, FuzzShowing {
  var id = -1
  var version = -1 {
    didSet { accessories = Self.accessories(id + version) }
  }
  weak var content: FuzzContent?

  var details: String {
    let views = accessoryViews.views.map { "\($0.type) \(Int($0.view.frame.midX))" }
    return views.joined(separator: ", ") + " content \(Int(contentView.frame.minX))–\(Int(contentView.frame.maxX))"
  }

  private static func accessories(_ number: Int) -> [UICellAccessory] {
    var all: [UICellAccessory] = [.delete(), .reorder()]
    if number % 2 == 0 { all.append(.disclosureIndicator(displayed: .whenNotEditing)) }
    if number % 3 == 0 { all.append(.multiselect()) }
    if number % 4 == 1 { all.append(.label(text: "\(number % 100)")) }
    if number % 5 == 0 { all.append(.checkmark()) }
    return all
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fit(layoutAttributes) }
}

/// A header, footer, badge or ground.
@MainActor final class FuzzExtra: UICollectionReusableView {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 34
    return layoutAttributes
  }
}

/// Fills the views of a collection view.
@MainActor class FuzzSource: NSObject, UICollectionViewDataSource {
  let content: FuzzContent
  var data: FuzzData
  static let kinds = [headerKind, footerKind, "badge"]

  init(_ content: FuzzContent, _ data: FuzzData) { (self.content, self.data) = (content, data) }

  final func register(in view: UICollectionView) {
    view.register(FuzzCell.self, forCellWithReuseIdentifier: "cell")
    view.register(FuzzListCell.self, forCellWithReuseIdentifier: "row")
    view.register(FuzzCell.self, forCellWithReuseIdentifier: "placeholder")
    for kind in Self.kinds {
      view.register(FuzzExtra.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "extra")
    }
  }

  final func cell(_ id: Int, in view: UICollectionView, at path: IndexPath) -> UICollectionViewCell {
    let name = content.hasAccessories ? "row" : "cell"
    let cell = view.dequeueReusableCell(withReuseIdentifier: name, for: path)
    if let cell = cell as? any FuzzShowing {
      (cell.id, cell.version, cell.content) = (id, content.version(id), content)
    }
    return cell
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { data.sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    data.sections[section].items.count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell(data[indexPath], in: collectionView, at: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "extra", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let id = data.sections[sourceIndexPath.section].items.remove(at: sourceIndexPath.item)
    data.sections[destinationIndexPath.section].items.insert(id, at: destinationIndexPath.item)
  }
}

/// Says sizes of items, and hears what is shown.
@MainActor final class FuzzDelegate: NSObject, UICollectionViewDelegateFlowLayout, UICollectionViewDataSourcePrefetching
{
  var layout: FuzzLayout
  let content: FuzzContent
  var data: () -> FuzzData = { FuzzData() }
  /// The views that are shown, as far as was said.
  private(set) var shown: Set<ObjectIdentifier> = []
  private(set) var faults: [String] = []
  /// The items that were announced and neither shown nor taken back.
  var announced: Set<Int> = []
  /// Those that were announced while an animation took their cells away, and so may be shown without being displayed;
  /// and those that were loaded anew.
  var loose: Set<Int> = []

  init(_ layout: FuzzLayout, _ content: FuzzContent) { (self.layout, self.content) = (layout, content) }

  private func show(_ view: UIView, _ what: String) {
    if !shown.insert(ObjectIdentifier(view)).inserted { faults.append("\(what) was displayed twice") }
  }
  private func hide(_ view: UIView, _ what: String) {
    if shown.remove(ObjectIdentifier(view)) == nil { faults.append("\(what) ended without having been displayed") }
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    show(cell, "cell \(indexPath)")
    if let cell = cell as? any FuzzShowing { announced.remove(cell.id) }
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { hide(cell, "cell \(indexPath)") }
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { show(view, "\(elementKind) \(indexPath)") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { hide(view, "\(elementKind) \(indexPath)") }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return .zero }
    guard flow.itemSize == CGSize(width: 30, height: 30), data().has(indexPath) else { return flow.itemSize }
    return content.size(data()[indexPath])
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard data().has(path) else {
        faults.append("\(path) was announced, which does not exist")
        continue
      }
      let id = data()[path]
      let isLeaving = collectionView.elements.leaving.contains { ($0.view as? any FuzzShowing)?.id == id }
      if isLeaving {
        loose.insert(id)
      } else if !announced.insert(id).inserted, !loose.contains(id) {
        faults.append("item \(id) was announced twice")
      }
    }
  }
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    for path in indexPaths where data().has(path) {
      let id = data()[path]
      if announced.remove(id) == nil, !loose.contains(id) { faults.append("item \(id) taken back, but not announced") }
    }
  }
}
