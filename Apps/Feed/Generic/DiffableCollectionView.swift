// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A collection view that shows sections by their identifiers.
final class DiffableCollectionView<Content: SectionIdentifierViewModel>: UIView, UICollectionViewDelegate {
  typealias SectionID = Content.SectionIdentifier
  typealias CellID = Content.CellIdentifier
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionID, CellID>
  typealias CellProvider = (UICollectionView, IndexPath, CellID) -> UICollectionViewCell
  typealias SupplementaryProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  let collectionView: UICollectionView
  /// What is told of a tap on a cell.
  var didSelect: ((CellID, IndexPath) -> Void)?
  private let dataSource: UICollectionViewDiffableDataSource<SectionID, CellID>

  init(
    layout: UICollectionViewLayout, cell: @escaping CellProvider, supplementary: SupplementaryProvider? = nil
  ) {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView, cellProvider: cell)
    super.init(frame: .zero)
    dataSource.supplementaryViewProvider = supplementary
    collectionView.backgroundColor = .clear
    collectionView.delegate = self
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(collectionView)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("A screen makes its list.")
  }

  // MARK: - Content

  /// The sections that are shown, in their order.
  var sections: [SectionID] { dataSource.snapshot().sectionIdentifiers }

  func cells(in section: SectionID) -> [CellID] { dataSource.snapshot().itemIdentifiers(inSection: section) }

  /// Which section stands at a place.
  func section(at index: Int) -> SectionID? {
    let sections = sections
    return sections.indices.contains(index) ? sections[index] : nil
  }

  func indexPath(of cell: CellID) -> IndexPath? { dataSource.indexPath(for: cell) }
  func cell(at indexPath: IndexPath) -> CellID? { dataSource.itemIdentifier(for: indexPath) }

  /// Shows these sections and nothing else.
  func content(animated: Bool = false, @ContentBuilder<Content> _ sections: () -> [Content]) {
    var snapshot = Snapshot()
    for section in sections() { snapshot.append(section) }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  /// Puts a section before another one, or at the end.
  func insert(_ section: Content, before other: SectionID? = nil) {
    change { $0.append(section, before: other) }
  }

  func deleteSection(_ section: SectionID) {
    change { $0.deleteSections([section]) }
  }

  func insert(_ cells: [CellID], in section: SectionID) {
    change { $0.appendItems(cells, toSection: section) }
  }

  func delete(_ cells: [CellID]) {
    change { $0.deleteItems(cells) }
  }

  private func change(_ edit: (inout Snapshot) -> Void) {
    var snapshot = dataSource.snapshot()
    edit(&snapshot)
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  // MARK: - Selection

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    if let cell = dataSource.itemIdentifier(for: indexPath) { didSelect?(cell, indexPath) }
  }
}

extension NSDiffableDataSourceSnapshot {
  fileprivate mutating func append<Content: SectionIdentifierViewModel>(
    _ section: Content, before other: SectionIdentifierType? = nil
  ) where Content.SectionIdentifier == SectionIdentifierType, Content.CellIdentifier == ItemIdentifierType {
    if let other, sectionIdentifiers.contains(other) {
      insertSections([section.sectionIdentifier], beforeSection: other)
    } else {
      appendSections([section.sectionIdentifier])
    }
    appendItems(section.cellIdentifiers, toSection: section.sectionIdentifier)
  }
}
