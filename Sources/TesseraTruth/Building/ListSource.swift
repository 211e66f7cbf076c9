// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

/// What a scene's list shows.
final class ListSource: NSObject {
  enum Accessory {
    case disclosure, checkmark, detail, outline, reorder, delete, multiselect
  }

  struct Row {
    var text = ""
    var secondaryText: String?
    var accessories: [Accessory] = []
    var indentation = 0
  }

  struct Section {
    var header: String?
    var rows: [Row] = []
    var footer: String?
  }

  private let sections: [Section]
  private let hasTallLines: Bool
  private static let identifier = "scene"

  init(sections: [Section], hasTallLines: Bool) {
    (self.sections, self.hasTallLines) = (sections, hasTallLines)
    super.init()
  }

  @MainActor func register(in view: UICollectionView) {
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: Self.identifier)
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: Self.identifier)
    }
    view.dataSource = self
  }

  /// What tall lines add to the heights of the texts, in points: 20.5 → 24.5 of body and headline, 18 → 21 of
  /// subheadline, 16 → 21 of footnote at two pixels a point.
  @MainActor private func stretched(
    _ content: UIListContentConfiguration, isFooter: Bool = false
  ) -> UIListContentConfiguration {
    guard hasTallLines else { return content }
    var content = content
    var extra: CGFloat = isFooter ? 5 : 4
    if content.secondaryText != nil { extra += 3 }
    content.directionalLayoutMargins.bottom += extra
    return content
  }

  @MainActor private func fill(_ cell: UICollectionViewListCell, _ row: Row) {
    var content = cell.defaultContentConfiguration()
    content.text = row.text
    content.secondaryText = row.secondaryText
    cell.contentConfiguration = stretched(content)
    cell.indentationLevel = row.indentation
    cell.accessories = row.accessories.map { accessory in
      switch accessory {
      case .disclosure: .disclosureIndicator()
      case .checkmark: .checkmark()
      case .detail: .detail()
      case .outline: .outlineDisclosure()
      case .reorder: .reorder(displayed: .always)
      case .delete: .delete(displayed: .always)
      case .multiselect: .multiselect(displayed: .always)
      }
    }
  }
}

extension ListSource: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
    if let cell = cell as? UICollectionViewListCell { fill(cell, sections[indexPath.section].rows[indexPath.item]) }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.identifier, for: indexPath)
    if let cell = view as? UICollectionViewListCell {
      let isFooter = kind == UICollectionView.elementKindSectionFooter
      var content = cell.defaultContentConfiguration()
      content.text = isFooter ? sections[indexPath.section].footer : sections[indexPath.section].header
      cell.contentConfiguration = stretched(content, isFooter: isFooter)
    }
    return view
  }
}
