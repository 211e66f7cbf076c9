// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

/// What a scene's lists show, and the plain views of its other sections.
final class ListSource: PlainSource {
  enum Accessory {
    case disclosure, checkmark, detail, outline, reorder, delete, insert, multiselect
  }

  struct Row {
    var text = ""
    var secondaryText: String?
    var accessories: [Accessory] = []
    var indentation = 0
    var indentationWidth: CGFloat?
    var image: UIImage?
  }

  struct Section {
    var header: String?
    var rows: [Row] = []
    var footer: String?
  }

  /// By section; those that are no lists have none.
  private let lists: [Int: Section]
  private let hasTallLines: Bool
  private static let listIdentifier = "list"

  init(lists: [Int: Section], itemCounts: [Int], hasTallLines: Bool) {
    (self.lists, self.hasTallLines) = (lists, hasTallLines)
    super.init(itemCounts: itemCounts)
  }

  override func register(in view: UICollectionView, kinds: Set<String>) {
    super.register(in: view, kinds: kinds)
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: Self.listIdentifier)
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: Self.listIdentifier)
    }
  }

  /// What tall lines add to the heights of the texts, in points: 20.5 → 24.5 of body and headline, 18 → 21 of
  /// subheadline, 16 → 21 of footnote at two pixels a point.
  private func stretched(
    _ content: UIListContentConfiguration, isFooter: Bool = false
  ) -> UIListContentConfiguration {
    guard hasTallLines else { return content }
    var content = content
    var extra: CGFloat = isFooter ? 5 : 4
    if content.secondaryText != nil { extra += 3 }
    content.directionalLayoutMargins.bottom += extra
    return content
  }

  private func fill(_ cell: UICollectionViewListCell, _ row: Row) {
    var content = cell.defaultContentConfiguration()
    content.text = row.text
    content.secondaryText = row.secondaryText
    content.image = row.image
    cell.contentConfiguration = stretched(content)
    cell.indentationLevel = row.indentation
    if let width = row.indentationWidth { cell.indentationWidth = width }
    cell.accessories = row.accessories.map { accessory in
      switch accessory {
      case .disclosure: .disclosureIndicator()
      case .checkmark: .checkmark()
      case .detail: .detail()
      case .outline: .outlineDisclosure()
      case .reorder: .reorder(displayed: .always)
      case .delete: .delete(displayed: .always)
      case .insert: .insert(displayed: .always)
      case .multiselect: .multiselect(displayed: .always)
      }
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let list = lists[indexPath.section] else {
      return super.collectionView(collectionView, cellForItemAt: indexPath)
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.listIdentifier, for: indexPath)
    if let cell = cell as? UICollectionViewListCell { fill(cell, list.rows[indexPath.item]) }
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    // Views of the whole layout have a path of one number.
    guard indexPath.count == 2, let list = lists[indexPath.section] else {
      return super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.listIdentifier, for: indexPath)
    if let cell = view as? UICollectionViewListCell {
      let isFooter = kind == UICollectionView.elementKindSectionFooter
      var content = cell.defaultContentConfiguration()
      content.text = isFooter ? list.footer : list.header
      cell.contentConfiguration = stretched(content, isFooter: isFooter)
    }
    return view
  }
}
